/** The frames and events of crossing over. */
import type { Side } from '../../state/engine-card.ts'
import type { BegunFrame, TakesDraws } from '../../state/game-frames.ts'
import type { Act } from '../../texts/language/words.ts'

/** A player tries to make a character cross over (rule 33.1). */
export interface CrossingFrame extends BegunFrame, TakesDraws {
  readonly frame: 'crossing'
  step: 'begin' | 'total'
  /** The total has to be more than this. */
  readonly above: number
  /** The text adds this much by itself. */
  readonly more: number
  /** The acts that follow if it crosses over. */
  readonly wins: readonly Act[]
}

/** A Life Force is depleted. */
export interface DepletingFrame extends BegunFrame {
  readonly frame: 'depleting'
  readonly whose: 'you' | 'opponent'
}

type CrossingCard = { readonly card: string; readonly handle: string }

declare module '../../state/game-frames.ts' {
  interface Frames {
    crossing: CrossingFrame
    depleting: DepletingFrame
  }
}
declare module '../../state/game-facts.ts' {
  interface Facts {
    /** A player shuffles and draws for it. */
    readonly 'crossing-tried': { readonly seat: Side; readonly data: CrossingCard & { readonly above: number } }
    /** `drawn`: null where there was no card; `added`: by texts; `total`: null where nothing was drawn. */
    readonly 'crossing-total': {
      readonly seat: Side
      readonly data: CrossingCard & {
        readonly above: number
        readonly drawn: number | null
        readonly added: number
        readonly total: number | null
      }
    }
    /** `seat`: its player from now on. */
    readonly crossed: {
      readonly seat: Side
      readonly data: CrossingCard & { readonly at: string | null; readonly place: string | null }
    }
    readonly depleted: { readonly seat: Side; readonly data: { readonly count: number } }
  }
}
