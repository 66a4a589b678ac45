/**
 * Notices when another program answers with the same token. Discord sends every request of a person to both; the second
 * answer is refused (40060). An answer of our own that was lost and sent again is no refusal (`resent-answers.ts`).
 */
import type { Reach } from '../../matches/reach.ts'
import type { Clock } from '../../time/clock.ts'

/** The dependencies of the watch. */
export interface TwinWatchOptions {
  readonly clock: Clock
  readonly reach: Pick<Reach, 'report'>
}

/** This many refusals within this time mean that another program answers. */
const REFUSALS = 3
const WITHIN_MS = 10 * 60_000

const TWIN =
  'Another program answers people with the same token: requests were answered before this one could (40060). Stop it, or reset the token in the developer portal.'

/** Counts answers that somebody else has given. */
export class TwinWatch {
  readonly #options: TwinWatchOptions
  #at: readonly number[] = []
  #cancel: () => void = () => {}

  constructor(options: TwinWatchOptions) {
    this.#options = options
  }

  /** A first answer was refused, since there is one already. */
  refused(): void {
    const { clock, reach } = this.#options
    const now = clock.now().getTime()
    this.#at = [...this.#at.filter((at) => at > now - WITHIN_MS), now].slice(-REFUSALS)
    if (this.#at.length < REFUSALS) return
    reach.report('twin', TWIN)
    this.#cancel()
    this.#cancel = clock.wake(new Date(now + WITHIN_MS), () => reach.report('twin', null))
  }

  stop(): void {
    this.#cancel()
  }
}
