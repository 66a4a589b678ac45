/**
 * Watches the requests to Discord. If all of them fail for a while, nobody can be answered, and so nobody can play. If
 * the token is refused, nothing works until there is a new one.
 */
import type { Reach } from '../../matches/reach.ts'
import type { Clock } from '../../time/clock.ts'

/** The dependencies of the watch. */
export interface RestWatchOptions {
  /** The time of the network: real time, even where the program's own clock is moved by hand. */
  readonly clock: Clock
  readonly reach: Pick<Reach, 'report'>
  /** Makes any request with the token; whether it works is noted by the watch itself. */
  readonly tryOut: () => Promise<unknown>
}

/** Sends one request, as the HTTP client of discord.js does. */
export type Send<R extends { readonly status: number }> = (url: string, init: object) => Promise<R>

/** So many failures in a row over such a time mean that nothing works. */
const FAILURES = 5
const OVER_MS = 10_000
/** The pauses between tries while nothing works. */
const TRY_MS = { first: 5_000, most: 60_000 }

const FAILING = 'No request to Discord works; they are tried again.'
const REFUSED =
  'Discord refuses the token (401). Copy the present one from the developer portal into DISCORD_TOKEN and restart.'

/** Notes what becomes of requests. */
export class RestWatch {
  readonly #options: RestWatchOptions
  #failures = 0
  #failingSince = 0
  #bad = false
  #pause = TRY_MS.first
  #cancel: () => void = () => {}
  #stopped = false

  constructor(options: RestWatchOptions) {
    this.#options = options
  }

  /** Returns the same way of sending requests, under watch. */
  watched<R extends { readonly status: number }>(send: Send<R>): Send<R> {
    return async (url, init) => {
      let answer: R
      try {
        answer = await send(url, init)
      } catch (error) {
        this.#failed()
        throw error
      }
      // Answers to interactions have tokens of their own.
      const own = !/\/(?:interactions|webhooks)\//.test(url)
      if (answer.status === 401 && own) this.#found('token', REFUSED)
      else if (answer.status >= 500) this.#failed()
      else this.#well(own)
      return answer
    }
  }

  stop(): void {
    this.#stopped = true
    this.#cancel()
  }

  #well(own: boolean): void {
    this.#failures = 0
    const { reach } = this.#options
    reach.report('requests', null)
    if (!own) return
    this.#bad = false
    this.#pause = TRY_MS.first
    this.#cancel()
    reach.report('token', null)
  }

  #failed(): void {
    const now = this.#options.clock.now().getTime()
    if (this.#failures === 0) this.#failingSince = now
    this.#failures += 1
    const ago = now - this.#failingSince
    if (this.#failures >= FAILURES && ago >= OVER_MS) this.#found('requests', FAILING, ago)
  }

  #found(sign: string, what: string, agoMs = 0): void {
    this.#options.reach.report(sign, what, agoMs)
    if (!this.#bad) this.#tryLater()
    this.#bad = true
  }

  /** Nobody may have anything to send, so the watch itself finds out when it works again. */
  #tryLater(): void {
    if (this.#stopped) return
    const { clock, tryOut } = this.#options
    this.#cancel()
    this.#cancel = clock.wake(new Date(clock.now().getTime() + this.#pause), () => {
      this.#pause = Math.min(this.#pause * 2, TRY_MS.most)
      tryOut()
        .catch(() => {})
        .finally(() => this.#bad && this.#tryLater())
    })
  }
}
