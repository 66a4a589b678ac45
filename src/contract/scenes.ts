/**
 * The picture of a question: blocks from top to bottom, each filled in by the game. Pictures draw them, and write the
 * same content as text, without knowing the game. All words are in the reader's language. A scene holds nothing that its
 * reader may not know.
 */
import type { ContestLine } from './layout.ts'
import type { Figure, PileCount, Tile } from './scene-parts.ts'
import type { Seat } from './seats.ts'
import type { TableBlock } from './table-blocks.ts'

/** One side of the strip: its player and their piles. */
export interface StripSide {
  readonly seat: Seat
  /** "You", or the player's name. */
  readonly name: string
  readonly piles: readonly PileCount[]
  /** The number by which the match is lost or won, large beside the name. `label` stands once, between the sides. */
  readonly score?: PileCount
  /** How much the score has just fallen, beside it: "−2". */
  readonly fallen?: number
}

/** A goal of the match: open, being fought for, or won by a seat. */
export interface Goal {
  /** One letter or two. */
  readonly sign: string
  readonly label: string
  readonly now?: boolean
  readonly won?: Seat
}

/** The score: the reader's side first. */
export interface StripBlock {
  readonly block: 'strip'
  readonly sides: readonly [near: StripSide, far: StripSide]
  readonly goals: readonly Goal[]
}

/** The cards on one side of a place: fighters as tiles, things as small pictures, their total. */
export interface BandBlock {
  readonly block: 'band'
  readonly seat: Seat
  readonly total?: { readonly value: string; readonly label: string }
  readonly tiles: readonly Tile[]
  readonly things?: readonly Tile[]
  /** Words beside the tiles, a line each. */
  readonly notes?: readonly string[]
  /** The words for a side without cards. */
  readonly empty?: string
}

/** The place between two bands. */
export interface PlaceBlock {
  readonly block: 'place'
  /** The card whose art is its ground; null: plain. */
  readonly card: string | null
  readonly title: string
  /** Its bonus: "your cards here: +2". */
  readonly note?: string
}

/** Cards that the reader holds, or may choose from. */
export interface TrayBlock {
  readonly block: 'tray'
  readonly seat: Seat
  readonly title: string
  /** Beside the title, "Bob holds 3"; without a header at the right of the cards, where there is room. */
  readonly note?: string
  /** The means to pay for them: drawn as boxes, filled while they are left. */
  readonly budget?: {
    readonly left: number
    readonly of: number
    /** "2 left" */
    readonly label: string
  }
  readonly tiles: readonly Tile[]
  /** Words on the mark of tiles that the game proposes. */
  readonly suggested?: string
  /**
   * The other cards of a hand, which can't be used now: small and dim. Where it is given, even empty, the hand has no
   * header, and `tiles` are those that can be used, at most five with names. A hand of more than eight cards, or beside
   * six places or more, is one row of faces with their costs, at most ten; it is left out where the picture is too high.
   */
  readonly later?: readonly Tile[]
}

/** Power against power: the reader's side first. */
export interface BarBlock {
  readonly block: 'bar'
  readonly sides: readonly [near: { seat: Seat; value: number }, far: { seat: Seat; value: number }]
  readonly note?: string
}

/** A card, what it says here, and who can use it. */
export interface UseRow {
  readonly tile: Tile
  readonly note: string
  /** The first of those who can use it; empty: nobody. */
  readonly users: readonly Tile[]
  /** How many more can. */
  readonly more?: number
  /** The number that it adds: "+3". Null: it has no use here. */
  readonly adds: string | null
}

/** Cards of a hand with those who can use them. */
export interface UsesBlock {
  readonly block: 'uses'
  readonly seat: Seat
  readonly title: string
  readonly note?: string
  readonly rows: readonly UseRow[]
}

/** How a lane stands against one opponent, by what both are known to have. */
export type LaneResult =
  | { readonly kind: 'wins' | 'ties' }
  /** It wins if it draws this number or a higher one. */
  | { readonly kind: 'needs'; readonly draw: number }
  | { readonly kind: 'short'; readonly by: number }

/** One rank of a plan. */
export interface Lane {
  readonly number: number
  /** Those who fight in it together, at least one. */
  readonly fighters: readonly Tile[]
  readonly name: string
  /** The words below the name where no chip stands. */
  readonly note?: string
  /** The things that serve them: a number's sign or a card, and a word or a number. */
  readonly chips: readonly {
    readonly id: string
    readonly text: string
    readonly card?: string
    /** The name of the card where `text` is only what it gives, for the picture in words. */
    readonly name?: string
    readonly idle?: true
  }[]
  readonly total: Figure
  /** Against each of `against`, in its order; empty where there are too many of them. */
  readonly results: readonly LaneResult[]
  /** Where `results` is empty: how many of them it beats, in words, and whether that is many, some or none. */
  readonly beats?: { readonly text: string; readonly tone: 'good' | 'even' | 'bad' }
  /** It has just been moved: "from 4". */
  readonly moved?: string
}

/** A plan as lanes, the first to fight on top, beside what the opponent is known to have. */
export interface LanesBlock {
  readonly block: 'lanes'
  readonly seat: Seat
  readonly title: string
  readonly note?: string
  readonly against: {
    readonly seat: Seat
    readonly title: string
    readonly note?: string
    readonly foes: readonly { readonly tile: Tile; readonly total: Figure }[]
  }
  readonly lanes: readonly Lane[]
  /** Cards in no lane. */
  readonly unused: { readonly title: string; readonly tiles: readonly Tile[] } | null
  /** The meaning of the signs, in the reader's language. */
  readonly legend: Readonly<Record<LaneResult['kind'], string>>
}

/** Two who face each other alone, with what each has taken. */
export interface PairBlock {
  readonly block: 'pair'
  /** The reader's side first. */
  readonly sides: readonly [near: Contender, far: Contender]
}

/** One of two who face each other. */
export interface Contender {
  readonly seat: Seat
  readonly tile: Tile
  /** A thing that they use, for instance. */
  readonly note?: string
  /** Hits taken, of as many as defeat them. */
  readonly hits: { readonly taken: number; readonly of: number; readonly label: string }
}

/** Places to choose from. */
export interface ChoicesBlock {
  readonly block: 'choices'
  readonly choices: readonly {
    readonly id: string
    readonly card: string | null
    readonly title: string
    readonly notes: readonly string[]
    readonly state?: 'chosen' | 'suggested' | 'dim'
    /** Words on its mark: "better for you". */
    readonly mark?: string
  }[]
}

/** One side of a fight and how its total comes about. */
export interface SumSide {
  readonly seat: Seat
  readonly tiles: readonly Tile[]
  readonly name: string
  readonly total: number
  readonly lines: readonly ContestLine[]
  readonly state?: 'won' | 'lost' | 'tied'
}

/** One fight with its sum: the reader's side first. */
export interface SumBlock {
  readonly block: 'sum'
  readonly sides: readonly [near: SumSide, far: SumSide]
  /** The card that has been drawn, between them. */
  readonly drawn?: { readonly card: string; readonly value: string; readonly label: string }
}

/** One card, large, with what it does in our own words. */
export interface CardBlock {
  readonly block: 'card'
  readonly card: string
  readonly title: string
  readonly text: string
  readonly figures?: readonly Figure[]
}

/** Large words: the ground of a question that must not be answered by mistake. */
export interface BannerBlock {
  readonly block: 'banner'
  /** The card whose art is its ground; null: plain. */
  readonly card: string | null
  readonly title: string
  readonly notes: readonly string[]
}

/** The piles of one side, each as a number with its label. */
export interface PilesBlock {
  readonly block: 'piles'
  readonly seat: Seat
  /** The name of the side. Absent: it goes without saying, and the piles stand in one low row with their icons. */
  readonly title?: string
  readonly piles: readonly PileCount[]
}

/** The cards and numbers of one side at a place of a board. */
export interface ColumnSide {
  readonly seat: Seat
  readonly tiles: readonly Tile[]
  /** Its strength there. */
  readonly total?: string
  /** A number that the place has for this side. */
  readonly figure?: Figure
}

/** A place of a board: a column with the cards of both sides. */
export interface BoardColumn {
  readonly id: string
  readonly card: string | null
  readonly title: string
  /** The reader's side first. */
  readonly sides: readonly [near: ColumnSide, far: ColumnSide]
  /** The seat that holds it. */
  readonly held?: Seat
  /** The number that it gives to the seat that holds it, after all cards and texts: a drop in that seat's colour. */
  readonly gain?: { readonly seat: Seat; readonly figure: Figure }
  /**
   * - `chosen`, `suggested`: it is part of the answer, or proposed
   * - `possible`: it may be chosen
   * - `coming`: the choice brings it here: dashed
   * - `now`: the game is about it
   */
  readonly state?: 'chosen' | 'suggested' | 'possible' | 'coming' | 'now'
  /** With `coming`: the game proposes it. */
  readonly proposed?: true
  /** The name of its region: neighbours of one region stand below that name. */
  readonly group?: string
}

/**
 * The places of a table in the order in which they lie. Up to five are columns, the far side above; up to eight are cards
 * in two columns, the near side left; more are lines. From fifteen on, and where the picture is too high, places without
 * cards are only counted, never one with a state.
 */
export interface BoardBlock {
  readonly block: 'board'
  readonly places: readonly BoardColumn[]
  /** Words behind the number of places that are only counted: "empty place", "empty places". */
  readonly more: { readonly one: string; readonly many: string }
  /** Moves from place to place, by their ids. */
  readonly ways?: readonly { readonly from: string; readonly to: string }[]
}

/** Actions that were begun and wait for their result, the top first. */
export interface StackBlock {
  readonly block: 'stack'
  readonly entries: readonly {
    readonly tile: Tile
    readonly by: Seat
    readonly label: string
    /** Names of the cards and places that it concerns. */
    readonly targets: readonly string[]
  }[]
}

/** Numbers of a contest, side by side. */
export interface ContestBlock {
  readonly block: 'contest'
  readonly title: string
  /** The reader's side first. */
  readonly sides: readonly [
    near: { readonly seat: Seat; readonly lines: readonly ContestLine[] },
    far: { readonly seat: Seat; readonly lines: readonly ContestLine[] },
  ]
}

/** A part of a scene, as wide as the picture. */
export type Block =
  | StripBlock
  | BandBlock
  | PlaceBlock
  | TrayBlock
  | BarBlock
  | UsesBlock
  | LanesBlock
  | PairBlock
  | ChoicesBlock
  | SumBlock
  | CardBlock
  | BannerBlock
  | PilesBlock
  | BoardBlock
  | StackBlock
  | ContestBlock
  | TableBlock

/** The picture of a question: its blocks from top to bottom. */
export interface Scene {
  readonly blocks: readonly Block[]
}
