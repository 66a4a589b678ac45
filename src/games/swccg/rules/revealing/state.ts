/** The frame, event and question of revealed cards. */
import type { Side } from '../../state/engine-card.ts'
import type { BegunFrame } from '../../state/game-frames.ts'
import type { Filter } from '../../texts/language/words.ts'

/** Cards are revealed, and those that fit are deployed one after another. */
export interface RevealFrame extends BegunFrame {
  readonly frame: 'reveal'
  step: 'begin' | 'deploy'
  /** The number of revealed cards that still lie on top. */
  left: number
  readonly fit: Filter
  readonly to: Filter
  /** Handle of the card on table whose text it is; null: an Interrupt. */
  readonly source: string | null
  /** Whether all that can be deployed are. */
  readonly all: boolean
}

declare module '../../state/game-frames.ts' {
  interface Frames {
    reveal: RevealFrame
  }
}
declare module '../../state/game-facts.ts' {
  interface Facts {
    /** The top cards of the Reserve Deck of `seat`, the top one first. */
    readonly revealed: {
      readonly seat: Side
      readonly data: { readonly cards: readonly string[]; readonly by: string | null }
    }
  }
}
declare module '../../state/game-state.ts' {
  interface AddedKinds {
    surprise: true
  }
}
