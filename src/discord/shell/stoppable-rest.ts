/**
 * The HTTP client of discord.js, which can be stopped, and whose requests come to an end: discord.js keeps them waiting for
 * rate limits, again and again if need be, and has no way to end that. All that follows for the same reader would wait
 * behind such a request. The next run does the requests that wait when the program stops.
 */
import { type InternalRequest, REST, type RESTOptions } from 'discord.js'
import type { Clock } from '../../time/clock.ts'

/** The program stops: the request was not sent, or nobody waits for its answer any more. */
class Stopping extends Error {
  override name = 'AbortError'

  constructor() {
    super('The program stops')
  }
}

/** The request has waited for too long. It is not sent any more, and may be tried again. */
class TooLong extends Error {
  override name = 'AbortError'

  constructor() {
    super('A request has waited for too long')
  }
}

/** Sends requests until it is stopped. */
export class StoppableRest extends REST {
  #stopped = false
  #stop: () => void = () => {}
  readonly #stopping: Promise<never>
  readonly #network: Clock
  readonly #longestMs: number

  /**
   * @param network the time of the network
   *
   * @param longestMs the most time for a request, its waits for rate limits included, in milliseconds
   */
  constructor(options: Partial<RESTOptions>, network: Clock, longestMs: number) {
    const send = options.makeRequest
    super({
      ...options,
      ...(send === undefined
        ? {}
        : {
            makeRequest: (url, init) => {
              if (this.#stopped) throw new Stopping()
              return send(url, init)
            },
          }),
    })
    this.#network = network
    this.#longestMs = longestMs
    this.#stopping = new Promise((_, reject) => {
      this.#stop = () => reject(new Stopping())
    })
    this.#stopping.catch(() => {})
  }

  override async request(options: InternalRequest): Promise<unknown> {
    if (this.#stopped) throw new Stopping()
    const ending = new AbortController()
    let cancel = () => {}
    const tooLong = new Promise<never>((_, reject) => {
      cancel = this.#network.wake(new Date(this.#network.now().getTime() + this.#longestMs), () => {
        reject(new TooLong())
        ending.abort()
      })
    })
    try {
      return await Promise.race([super.request({ signal: ending.signal, ...options }), this.#stopping, tooLong])
    } finally {
      cancel()
    }
  }

  /** Ends all requests that wait, and sends none any more. */
  stop(): void {
    this.#stopped = true
    this.#stop()
    this.clearHashSweeper()
    this.clearHandlerSweeper()
  }
}
