/** The pieces of which the blocks of a scene are made: numbers with their signs, cards as tiles, piles. */
/** A number with its sign. */
export interface Figure {
  /**
   * Which number it is, not translated. The look paints its sign; an icon of `src/pictures/icons.ts` of that name takes
   * its place where the look has none. `cost` is a price: it stands on a yellow plate without a sign.
   */
  readonly id: string
  /** Its name in the text of the picture. */
  readonly label: string
  /** A few characters; empty where only cards are drawn for it. */
  readonly value: string
  /** How many cards are drawn and added. */
  readonly draws?: number
  /** It is more than stands on the card. */
  readonly raised?: boolean
  /** It costs nothing here, or does not count. */
  readonly idle?: boolean
}

/**
 * The state of a tile, seen at once.
 * - `chosen`: it is part of the answer: raised, with a tick
 * - `suggested`: the same, proposed by the game: raised, with a star
 * - `coming`: the choice brings it here: dashed
 * - `leaving`: the choice takes it away: dashed and dim
 * - `dim`: it can't be chosen, `foot` says why
 * - `defeated`: grey, crossed out
 * - `now`: the game is about it
 */
export type TileState = 'chosen' | 'suggested' | 'coming' | 'leaving' | 'dim' | 'defeated' | 'now'

/** A card as a small picture: its face, its name, its numbers. */
export interface Tile {
  /** Name of this card for as long as the reader can follow it. */
  readonly handle: string
  /** Null when it lies face down. */
  readonly card: string | null
  /** The shortest name by which players know it; the words for a card that lies face down. */
  readonly name: string
  /** The number in its upper left corner. */
  readonly plate?: Figure
  /** The numbers below its name, at most two. */
  readonly figures?: readonly Figure[]
  readonly state?: TileState
  /** A word or two at its foot in the place of numbers: "needs 6", "unique". */
  readonly foot?: string
  /** The cards that it carries, drawn small beside it. */
  readonly carries?: readonly Tile[]
  /** Turned sideways. */
  readonly turned?: boolean
  /** A two-sided card that lies with its back up. */
  readonly flipped?: boolean
  /** How many people are aboard: a dot each where the card is small. Absent: as many as it carries. */
  readonly crew?: number
  /** It carries arms: a sign where the card is small. */
  readonly armed?: boolean
  /** With `coming`: the game proposes it. */
  readonly proposed?: boolean
  /** Words on cards under it that do nothing: a lock where the card is small. */
  readonly keeps?: string
}

/** A pile as a number; an icon of that id is drawn (`deck`, `hand`), else its label. */
export interface PileCount {
  readonly id: string
  readonly label: string
  readonly count: number
  /** It needs its owner's attention. */
  readonly low?: boolean
  /** It is what its owner pays with, or what the question is about. */
  readonly now?: boolean
}
