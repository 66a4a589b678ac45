/** The frames, events and question of the mobile system and its sectors. */
import type { Side } from '../../state/engine-card.ts'
import type { BegunFrame, TakesDraws } from '../../state/game-frames.ts'
import type { Filter } from '../../texts/language/words.ts'

/** A ship goes one step from sector to sector, or between a sector and the system (rules 25.4, 25.5). */
export interface PassageFrame extends BegunFrame, TakesDraws {
  readonly frame: 'passage'
  step: 'begin' | 'total'
  /** The place to which it goes. */
  readonly to: string
  readonly cost: number
  /** It escapes: an unlimited move, for which Dark draws too (rule 25.8). */
  readonly escapes?: true
}

/** Ships leave the innermost sector before it is lost: all of Light's, then all of Dark's (rule 25.8). */
export interface EscapeFrame extends BegunFrame {
  readonly frame: 'escape'
  /** The side whose ships go now; null: none yet. */
  now: Side | null
}

/** The mobile system moves (rule 24.10). */
export interface SystemMoveFrame extends BegunFrame {
  readonly frame: 'system-move'
  readonly system: Filter
  readonly parsecs: number
}

declare module '../../state/game-frames.ts' {
  interface Frames {
    passage: PassageFrame
    'system-move': SystemMoveFrame
    escape: EscapeFrame
  }
}
declare module '../../state/game-state.ts' {
  interface AddedKinds {
    'system-goal': true
    escape: true
  }
}
declare module '../../state/game-facts.ts' {
  interface Facts {
    /** A ship has drawn to leave; `drawn`: null where there was no card. `added`: by texts. It is lost below `needed`. */
    readonly 'passage-drawn': {
      readonly seat: Side
      readonly data: {
        readonly card: string
        readonly handle: string
        readonly at: string | null
        readonly place: string | null
        readonly drawn: number | null
        readonly maneuver: number
        readonly added: number
        readonly total: number | null
        readonly needed: number
        readonly lost: boolean
      }
    }
    /** `around`: the location that it orbits; null: deep space. */
    readonly 'system-moved': {
      readonly seat: Side
      readonly data: {
        readonly card: string
        readonly handle: string
        readonly parsec: number
        readonly around: string | null
        readonly aroundPlace: string | null
      }
    }
  }
}
