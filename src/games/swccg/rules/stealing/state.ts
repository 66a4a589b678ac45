/** The frames and events of stealing. */
import type { Side } from '../../state/engine-card.ts'
import type { BegunFrame } from '../../state/game-frames.ts'
import type { Filter } from '../../texts/language/words.ts'

export interface StealFrame extends BegunFrame {
  readonly frame: 'steal'
}
/** A card of the opponent's hand, at random. */
export interface StealHeldFrame extends BegunFrame {
  readonly frame: 'steal-held'
  /** The cards that may be stolen. */
  readonly fit: Filter
}

declare module '../../state/game-frames.ts' {
  interface Frames {
    steal: StealFrame
    'steal-held': StealHeldFrame
  }
}
declare module '../../state/game-facts.ts' {
  interface Facts {
    /** `seat`: its player from now on; `at`: null where it comes out of a hand. */
    readonly stolen: {
      readonly seat: Side
      readonly data: {
        readonly card: string
        readonly handle: string | null
        readonly at: string | null
        readonly place: string | null
      }
    }
    /** A card of the other player's hand that stays there. The player alone knows it. */
    readonly 'hand-peeked': {
      readonly seat: Side
      readonly data: { readonly by: string | null }
      readonly own: { readonly cards: readonly string[] }
    }
  }
}
