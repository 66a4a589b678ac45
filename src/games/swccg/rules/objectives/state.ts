/** The frames, events and the question of Objectives. */
import type { Side } from '../../state/engine-card.ts'
import type { BegunFrame } from '../../state/game-frames.ts'

/** A card that an Objective has brought: its handle on table, or the place that it is. */
export type BroughtCard = { readonly card: string } & (
  | { readonly handle: string }
  | { readonly place: string; readonly converts: boolean }
)

/** An Objective is set up: its cards are laid, one after another, before the first turn (rule 36.3). */
export interface OpeningFrame {
  readonly frame: 'opening'
  readonly side: Side
  /** The Objective by its handle. */
  readonly objective: string
  brought: BroughtCard[]
}

/** An Objective is turned over. */
export interface TurningFrame extends BegunFrame {
  readonly frame: 'turning'
}

type Objective = { readonly card: string; readonly handle: string }

declare module '../../state/game-frames.ts' {
  interface Frames {
    opening: OpeningFrame
    turning: TurningFrame
  }
}
declare module '../../state/game-facts.ts' {
  interface Facts {
    /** A player begins with an Objective. */
    readonly 'objective-shown': { readonly seat: Side; readonly data: Objective }
    /** It cannot be set up: it is out of play. `back`: what it had brought goes back into the deck. */
    readonly 'objective-gone': {
      readonly seat: Side
      readonly data: Objective & { readonly back: readonly string[] }
    }
    /** `card`: the side that is in front now; `from`: the side that was. */
    readonly 'turned-over': { readonly seat: Side; readonly data: Objective & { readonly from: string } }
  }
}
declare module '../../state/game-state.ts' {
  interface AddedKinds {
    bring: true
  }
}
