/**
 * The HTTP client of discord.js, which can be stopped: it keeps requests waiting for rate limits, for minutes if need be,
 * and has no way to end that. The next run does the requests that wait when the program stops.
 */
import { type InternalRequest, REST, type RESTOptions } from 'discord.js'

/** The program stops: the request was not sent, or nobody waits for its answer any more. */
class Stopping extends Error {
  override name = 'AbortError'

  constructor() {
    super('The program stops')
  }
}

/** Sends requests until it is stopped. */
export class StoppableRest extends REST {
  #stopped = false
  #stop: () => void = () => {}
  readonly #stopping: Promise<never>

  constructor(options: Partial<RESTOptions>) {
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
    this.#stopping = new Promise((_, reject) => {
      this.#stop = () => reject(new Stopping())
    })
    this.#stopping.catch(() => {})
  }

  override async request(options: InternalRequest): Promise<unknown> {
    if (this.#stopped) throw new Stopping()
    return Promise.race([super.request(options), this.#stopping])
  }

  /** Ends all requests that wait, and sends none any more. */
  stop(): void {
    this.#stopped = true
    this.#stop()
    this.clearHashSweeper()
    this.clearHandlerSweeper()
  }
}
