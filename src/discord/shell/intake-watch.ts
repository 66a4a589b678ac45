/**
 * Watches the address at which requests of people arrive by HTTP. A program of which nobody can reach the address hears
 * nothing, whatever else works: its proxy is down, its certificate has expired, or Discord has taken the address out of the
 * portal. So the watch knocks at its own public address once it has heard nothing for a while.
 * - Many machines can't reach their public address from inside. Only a knock that has arrived before can fail.
 * - Any process of the same bot behind the address may answer the knock.
 */
import type { Reach } from '../../matches/reach.ts'
import type { Clock } from '../../time/clock.ts'

/** The dependencies of the watch. */
export interface IntakeWatchOptions {
  /** The time of the network: real time, even where the program's own clock is moved by hand. */
  readonly clock: Clock
  readonly reach: Pick<Reach, 'report'>
  /** Asks Discord for the address that it uses; null: it knows none. */
  readonly address: () => Promise<string | null>
  /** Sends a request without a signature to an address. @returns whether the program has refused it, as it should */
  readonly knock: (address: string) => Promise<boolean>
  /** Called with the address that Discord uses, as often as the watch has asked for it. */
  readonly told: (address: string | null) => void
}

/** The watch looks so often, and knocks if it has heard nothing meanwhile. */
const LOOK_MS = 60_000
/** This many knocks in a row have to fail. */
const FAILURES = 3

const SHUT =
  'Requests of people do not arrive by HTTP: the Interactions Endpoint URL does not lead here any more. Look at the proxy, its certificate and its name.'

/** Notes what arrives, and knocks where nothing does. */
export class IntakeWatch {
  readonly #options: IntakeWatchOptions
  /** When a request of Discord or a knock arrived last, or the watch began. */
  #heardAt: number
  #failures = 0
  /** A knock has arrived before. */
  #knocks = false
  #cancel: () => void = () => {}
  #stopped = false

  constructor(options: IntakeWatchOptions) {
    this.#options = options
    this.#heardAt = this.#now()
    this.#lookLater()
  }

  /** A request of Discord has arrived. */
  heard(): void {
    this.#heardAt = this.#now()
    this.#failures = 0
    this.#options.reach.report('intake', null)
  }

  stop(): void {
    this.#stopped = true
    this.#cancel()
  }

  #now(): number {
    return this.#options.clock.now().getTime()
  }

  #lookLater(): void {
    if (this.#stopped) return
    this.#cancel = this.#options.clock.wake(new Date(this.#now() + LOOK_MS), () => {
      void this.#look().finally(() => this.#lookLater())
    })
  }

  async #look(): Promise<void> {
    const { address, knock, told } = this.#options
    if (this.#now() - this.#heardAt < LOOK_MS) return
    let there: string | null
    try {
      there = await address()
    } catch {
      // Nobody can say whether requests arrive; the watch over requests to Discord sees that they fail.
      return
    }
    told(there)
    if (there === null) return
    const before = this.#heardAt
    const arrived = await knock(there).catch(() => false)
    if (arrived) {
      this.#knocks = true
      return this.heard()
    }
    // Somebody's click may have arrived meanwhile.
    if (!this.#knocks || before !== this.#heardAt) return
    this.#failures += 1
    if (this.#failures >= FAILURES) this.#options.reach.report('intake', SHUT, this.#now() - before)
  }
}
