/** The frames, events and question of blowing away. */
import type { Side } from '../../state/engine-card.ts'
import type { BegunFrame } from '../../state/game-frames.ts'
import type { Filter } from '../../texts/language/words.ts'

/** Locations are blown away: first Force is lost, then all that is there (rules 25.9, 52.3). */
export interface BlowingAwayFrame extends BegunFrame {
  readonly frame: 'blowing-away'
  step: 'begin' | 'lost'
  readonly what: Filter
  /** The Force for each Dark icon. */
  readonly force: number
}

/** Cards leave such a place in time: `of` are those that may. */
export interface LeavingFrame extends BegunFrame {
  readonly frame: 'leaving'
  readonly to: Filter
}

declare module '../../state/game-frames.ts' {
  interface Frames {
    'blowing-away': BlowingAwayFrame
    leaving: LeavingFrame
  }
}
declare module '../../state/game-state.ts' {
  interface AddedKinds {
    leaving: true
  }
}
declare module '../../state/game-facts.ts' {
  interface Facts {
    /** `seat`: who did it; `card`: the location, with its place; `related`: those that are lost with it. */
    readonly 'blown-away': {
      readonly seat: Side
      readonly data: {
        readonly card: string
        readonly handle: string
        readonly related: readonly string[]
        readonly lost: readonly string[]
      }
    }
  }
}
