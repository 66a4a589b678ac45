/** The frame, events and question of looks at the top card. */
import type { Side } from '../../state/engine-card.ts'
import type { BegunFrame } from '../../state/game-frames.ts'
import type { Filter } from '../../texts/language/words.ts'

/** A player looks at the top card of a Reserve Deck; `whose`: of the player of the text, or of the opponent. */
export interface PeekingFrame extends BegunFrame {
  readonly frame: 'peeking'
  readonly whose: 'you' | 'opponent'
  /** Where the card may go: onto its owner's Used Pile, or under that Reserve Deck. */
  readonly to: 'used' | 'bottom'
}

/** A player looks at the opponent's hand. */
export interface HandLookFrame extends BegunFrame {
  readonly frame: 'hand-look'
  /** The cards of which one may be placed. */
  readonly fit: Filter
}

declare module '../../state/game-frames.ts' {
  interface Frames {
    peeking: PeekingFrame
    'hand-look': HandLookFrame
  }
}
declare module '../../state/game-facts.ts' {
  interface Facts {
    /** `by`: the card by whose text a player looks; `owner`: of the Reserve Deck. That player alone knows the card. */
    readonly peeked: {
      readonly seat: Side
      readonly data: { readonly by: string; readonly owner: Side }
      readonly own: { readonly cards: readonly string[] }
    }
    /** That card was moved, unseen by the other player. */
    readonly 'top-moved': {
      readonly seat: Side
      readonly data: { readonly owner: Side; readonly to: 'used' | 'bottom' }
    }
    /** A player looks at the hand of `owner`, which that player alone sees. */
    readonly 'hand-looked': {
      readonly seat: Side
      readonly data: { readonly by: string; readonly owner: Side }
      readonly own: { readonly cards: readonly string[] }
    }
    /** A card of that hand was shown and goes onto its owner's Used Pile. */
    readonly 'held-placed': { readonly seat: Side; readonly data: { readonly card: string; readonly owner: Side } }
  }
}
declare module '../../state/game-state.ts' {
  interface AddedKinds {
    peek: true
    scan: true
  }
}
