/** The frames and events of duels. */
import type { Side } from '../../state/engine-card.ts'
import type { BegunFrame, SideNumbers, TakesDraws } from '../../state/game-frames.ts'
import type { Act } from '../../texts/language/words.ts'

/** A duel: `of` is the card of its player, `by` the other one, each by its handle (rule 34.1). */
export interface DuelFrame extends BegunFrame, TakesDraws {
  readonly frame: 'duel'
  /** Both players are asked in it under every pace. */
  asked?: true
  step: 'begin' | 'draw' | 'total'
  /** The number of destinies of each player. */
  readonly draws: number
  /** The acts that follow where its player wins, and where the other one does. */
  readonly won: readonly Act[]
  readonly lost: readonly Act[]
  /** The draws that each side has made or tried to make. */
  made?: SideNumbers
  /** Cards that were thrown: each adds to every draw of that side. */
  thrown?: { readonly handle: string; readonly side: Side; readonly adds: number }[]
}

/** A card is thrown into the duel below. */
export interface ThrowingFrame extends BegunFrame {
  readonly frame: 'throwing'
  readonly adds: number
}

/** One of the two in a duel: the draws of its player with all that is added to each, its ability, and their sum. */
export type DuelSide = {
  readonly card: string
  readonly handle: string
  readonly draws: readonly { readonly card: string | null; readonly value: number }[]
  /** The number that thrown cards have added. */
  readonly thrown: number
  readonly ability: number
  readonly total: number
}

type At = { readonly at: string | null; readonly place: string | null }

declare module '../../state/game-frames.ts' {
  interface Frames {
    duel: DuelFrame
    throwing: ThrowingFrame
  }
  interface AddedHappened {
    'duel begun': true
    'duel won': true
  }
}
declare module '../../state/game-facts.ts' {
  interface Facts {
    readonly 'duel-begun': {
      readonly seat: Side
      readonly data: At & {
        readonly card: string
        readonly handle: string
        readonly against: string
        readonly againstHandle: string
      }
    }
    readonly thrown: {
      readonly seat: Side
      readonly data: { readonly card: string; readonly handle: string; readonly adds: number }
    }
    /** `seat`: who began it; `winner`: null where the totals are equal. */
    readonly dueled: {
      readonly seat: Side
      readonly data: At & { readonly sides: Readonly<Record<Side, DuelSide>>; readonly winner: Side | null }
    }
    /** One of the two has left before the totals were compared. */
    readonly 'duel-stopped': { readonly seat: Side; readonly data: At }
  }
}
