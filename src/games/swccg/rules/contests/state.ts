/** The frame and event of contests. */
import type { Side } from '../../state/engine-card.ts'
import type { BegunFrame, TakesDraws } from '../../state/game-frames.ts'
import type { Stat } from '../../texts/language/words.ts'

/** A contest: `of` is the card of its player, `by` the other one, each by its handle (rule 57.1). */
export interface ContestFrame extends BegunFrame, TakesDraws {
  readonly frame: 'contest'
  step: 'begin' | 'second' | 'total'
  /** The value of its player’s card that is added. */
  readonly stat: Stat
}

type Contestant = { readonly card: string; readonly handle: string; readonly total: number | null }

declare module '../../state/game-frames.ts' {
  interface Frames {
    contest: ContestFrame
  }
}
declare module '../../state/game-facts.ts' {
  interface Facts {
    /** `seat`: who began it; `mine`: their card; a total is null where there was no card to draw; `lost`: the card that is lost. */
    readonly contested: {
      readonly seat: Side
      readonly data: {
        readonly at: string | null
        readonly place: string | null
        readonly mine: Contestant
        readonly theirs: Contestant
        readonly lost: string | null
      }
    }
  }
}
