/**
 * Tries to deliver something: this many at once, each with a time limit of its own, after which it holds up no others. Shared
 * by the outbox of matches and the effects of leagues.
 */
import { type Clock, steadyClock } from '../time/clock.ts'

/** A try that takes longer than this no longer holds up the others. */
const LIMIT_MS = 20_000
/** This many are on their way at once; after a restart there may be thousands, and people want answers, too. */
const MOST_AT_ONCE = 12
/** At the end, tries on their way get this long. */
const LAST_MS = 2_000
const FIRST_PAUSE_MS = 1_000
/** Two pauses and their tries end within ten minutes: the first try after a fault may still meet what is left of it. */
const LONGEST_PAUSE_MS = 4 * 60_000
/** Many messages that are barred from their places are tried less often: each refusal counts at Discord. */
const LONGEST_BAR_MS = 60 * 60_000
/**
 * This many are few. Discord blocks an address after 10,000 refusals in ten minutes; with three requests for each try these
 * are 2,250.
 */
const FEW_BARRED = 300

/**
 * Returns the pause before the next try, in milliseconds: twice as long each time.
 *
 * @param failed the number of tries before the one that has just failed
 * @param barred the number of messages that are not allowed where they belong, this one included; 0: it is not one of them
 */
export const pauseAfter = (failed: number, barred: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failed, 30), barred > FEW_BARRED ? LONGEST_BAR_MS : LONGEST_PAUSE_MS)

/** The result of a try: it is there, or it takes long and comes later. */
export type Attempt<T> = { readonly came: T } | { readonly late: Promise<T> }

/** Runs tries. */
export class Tries {
  readonly #network: Clock
  /** Tries that wait until less is on its way. */
  readonly #queued: (() => void)[] = []
  #onTheWay = 0
  #open = true

  /** @param network the time of the network; default: real time */
  constructor(network: Clock = steadyClock) {
    this.#network = network
  }

  start(): void {
    this.#open = true
  }

  /** Lets nothing more begin, and gives `idle` a last moment. */
  async stop(idle: () => Promise<void>): Promise<void> {
    this.#open = false
    for (const go of this.#queued.splice(0)) go()
    await this.#within(LAST_MS, idle())
  }

  /** Tries it as soon as there is room. @returns null if the end came before */
  async attempt<T>(act: () => Promise<T>): Promise<Attempt<T> | null> {
    if (this.#onTheWay >= MOST_AT_ONCE && this.#open) await new Promise<void>((go) => this.#queued.push(go))
    this.#onTheWay += 1
    try {
      if (!this.#open) return null
      const trying = act()
      const came = await this.#within(
        LIMIT_MS,
        trying.then((result) => ({ came: result })),
      )
      return came ?? { late: trying }
    } finally {
      this.#onTheWay -= 1
      this.#queued.shift()?.()
    }
  }

  /** Returns the result if it is there in time, else null. */
  async #within<T>(ms: number, result: Promise<T>): Promise<T | null> {
    let cancel = () => {}
    const late = new Promise<null>((resolve) => {
      cancel = this.#network.wake(new Date(this.#network.now().getTime() + ms), () => resolve(null))
    })
    try {
      return await Promise.race([result, late])
    } finally {
      cancel()
    }
  }
}
