/**
 * The HTTP client of discord.js, which can be stopped, and whose requests come to an end: discord.js keeps them waiting for
 * rate limits, again and again if need be, and has no way to end that. All that follows for the same reader would wait
 * behind such a request. The next run does the requests that wait when the program stops.
 *
 * discord.js keeps the ends of waits as times of the machine's clock. If that is set back, they move with it: else nothing
 * would be sent until it has caught up.
 */
import { type InternalRequest, REST, type RESTOptions } from 'discord.js'
import { type Clock, steadyClock, systemClock } from '../../time/clock.ts'

/** The program stops: the request was not sent, or nobody waits for its answer any more. */
class ProgramStop extends Error {
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

/** A smaller step of the machine's clock lengthens no wait by much. */
const STEP_MS = 1_000

/** How far the machine's clock is ahead of the one that nobody can set, in milliseconds. */
const leadNow = (): number => systemClock.now().getTime() - steadyClock.now().getTime()

/** Sends requests until it is stopped. */
export class StoppableRest extends REST {
  #stopped = false
  /** Ends each request on its way. A promise of the whole program would keep the answer of every request for ever. */
  readonly #onTheirWay = new Set<() => void>()
  readonly #network: Clock
  readonly #longestMs: number
  #leadMs = leadNow()

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
              if (this.#stopped) throw new ProgramStop()
              return send(url, init)
            },
          }),
    })
    this.#network = network
    this.#longestMs = longestMs
  }

  override async request(options: InternalRequest): Promise<unknown> {
    if (this.#stopped) throw new ProgramStop()
    this.#followClock()
    const ending = new AbortController()
    let done = () => {}
    const ended = new Promise<never>((_, reject) => {
      const stop = () => reject(new ProgramStop())
      const cancel = this.#network.wake(new Date(this.#network.now().getTime() + this.#longestMs), () => {
        reject(new TooLong())
        ending.abort()
      })
      this.#onTheirWay.add(stop)
      done = () => {
        cancel()
        this.#onTheirWay.delete(stop)
      }
    })
    try {
      return await Promise.race([super.request({ signal: ending.signal, ...options }), ended])
    } finally {
      done()
    }
  }

  /** Moves the ends of waits with the machine's clock if that was set back. */
  #followClock(): void {
    const leadMs = leadNow()
    const stepMs = leadMs - this.#leadMs
    this.#leadMs = leadMs
    if (stepMs > -STEP_MS) return
    this.globalReset += stepMs
    // A wait of all requests that began since then is as long as the step.
    this.globalDelay = null
    for (const handler of this.handlers.values()) {
      const kept = handler as unknown as { reset?: number }
      if (kept.reset !== undefined) kept.reset += stepMs
    }
  }

  /** Ends all requests that wait, and sends none any more. */
  stop(): void {
    this.#stopped = true
    for (const stop of this.#onTheirWay) stop()
    this.clearHashSweeper()
    this.clearHandlerSweeper()
  }
}
