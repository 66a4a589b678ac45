/** The frames and events of Epic Events. */
import type { Side } from '../../state/engine-card.ts'
import type { BegunFrame, TakesDraws } from '../../state/game-frames.ts'
import type { Act, Filter } from '../../texts/language/words.ts'

/** An attempt to blow away a location: `of` is the ship that makes it, or the Epic Event. */
export interface AttemptFrame extends BegunFrame, TakesDraws {
  readonly frame: 'attempt'
  /** Both players are asked in it under every pace. */
  asked?: true
  step: 'begin' | 'draw' | 'total'
  readonly target: Filter
  readonly above: number
  readonly draws: number
  /** Whether a ship makes it, whose pilot adds ability. */
  readonly flies: boolean
  /** The number that is added besides. */
  more: number
  /** The acts that follow if it succeeds. */
  readonly wins: readonly Act[]
  /** The draws that were made or tried. */
  made?: number
}

/** Something is added to the attempt below. */
export interface AttemptMoreFrame extends BegunFrame {
  readonly frame: 'attempt-more'
  readonly amount: number
}

declare module '../../state/game-frames.ts' {
  interface Frames {
    attempt: AttemptFrame
    'attempt-more': AttemptMoreFrame
  }
  interface AddedHappened {
    'attempt drawn': true
  }
}
declare module '../../state/game-facts.ts' {
  interface Facts {
    /** `card`: the Epic Event; `target`: the location; `ship`: null where none makes it. */
    readonly 'attempt-begun': {
      readonly seat: Side
      readonly data: { readonly card: string; readonly target: string; readonly ship: string | null }
    }
    /** `pilot`: null where no character pilots; `added`: by texts; `total`: null where a card to draw was missing. */
    readonly attempted: {
      readonly seat: Side
      readonly data: {
        readonly card: string
        readonly target: string
        readonly ship: string | null
        readonly pilot: string | null
        readonly draws: readonly { readonly card: string | null; readonly value: number }[]
        readonly ability: number
        readonly added: number
        readonly total: number | null
        readonly above: number
      }
    }
  }
}
