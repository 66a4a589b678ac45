/** The parts of speech of which a text is made; each language has its own. */
import type { Act, AddLimits, Amount, CardTextPiece, Condition, Filter, Modifier, Stat, Whose } from '../vocabulary.ts'

/** How many cards a noun phrase means: one of them, each of them, all of them, or the bare noun. */
export type NounForm = 'one' | 'any' | 'all' | 'bare' | 'bare many'

/** The type of the card that speaks, for "this character". */
export type Self =
  | 'character'
  | 'starship'
  | 'vehicle'
  | 'weapon'
  | 'device'
  | 'effect'
  | 'interrupt'
  | 'location'
  | 'card'

/** The noun phrases and clauses of one language, for the text of one type of card. */
export interface Tongue {
  readonly self: Self
  /** All cards of a filter at once. */
  together(filter: Filter): string
  phrase(filter: Filter, form: NounForm): string
  /** With "to", "from", "at" before it; `here` and the like need none. */
  place(word: 'to' | 'from' | 'at', filter: Filter): string
  /** A clause after "while": "it is at Endor". */
  condition(condition: Condition): string
  /** A number as it is compared or set: "3", "its maneuver". */
  value(amount: Amount): string
  /** A change: "+2 (+3 for a Star Destroyer)". */
  gain(amount: Amount): string
  /** The value of these cards or of that side: "the power of your pilots", "your total power". */
  stat(stat: Stat, of: Filter | undefined, whose: Whose | undefined): string
}

/** Describes a whole piece as a clause that begins in lower case and has no full stop. */
export interface PieceTeller {
  /** The heading of a function of an Interrupt; null for other pieces. */
  heading(piece: CardTextPiece): string | null
  piece(piece: CardTextPiece): string
  /** One of the acts of a piece, which may be chosen. */
  act(act: Act): string
  readonly sides: Readonly<Record<'dark' | 'light', string>>
}

/** The modifier of a word. */
export type ModifierOf<D extends Modifier['does']> = Modifier extends infer M
  ? M extends { readonly does: infer Word }
    ? D extends Word
      ? M
      : never
    : never
  : never
/** An act that is no modifier. */
export type Deed = Exclude<Act, Modifier>
/** The act of a word. */
export type DeedOf<A extends Deed['act']> = Deed extends infer M
  ? M extends { readonly act: infer Word }
    ? A extends Word
      ? M
      : never
    : never
  : never
/** The limits that a modifier may have. */
export type Limited = { readonly [K in keyof AddLimits]?: AddLimits[K] | undefined } & { readonly never?: true }
/** One describer for each word: a word without one does not compile. */
export type ModifierTellers = { readonly [D in Modifier['does']]: (one: ModifierOf<D>) => string }
export type DeedTellers = { readonly [A in Deed['act']]: (one: DeedOf<A>) => string }
/** The cards, players and places that a moment is about. */
export interface MomentSubject {
  readonly of?: Filter | undefined
  readonly by?: Filter | undefined
  readonly whose?: Whose | undefined
  readonly against?: Filter | undefined
}
