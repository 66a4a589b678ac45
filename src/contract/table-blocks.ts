/**
 * Blocks of a scene for games with phases, places, battles and payments: the track of a turn, both sides of a fight, what
 * it may cost, what is owed and what pays, a card that is being played, drawn cards, a way through places. Like all
 * blocks they know no game: words are in the reader's language, and colours go by what a word or number means.
 */
import type { Tile } from './scene-parts.ts'
import type { Seat } from './seats.ts'

/**
 * The meaning of words for their reader.
 * - `good`, `bad`: a gain, a loss
 * - `key`: the number on which all hangs
 * - `pale`: said by the way
 */
export type WordTone = 'good' | 'bad' | 'key' | 'pale'

/** Words, and behind them some that stand out: "They may lose", "up to 8". */
export interface MarkedLine {
  readonly text: string
  readonly mark?: string
  /** Colour of the mark, or of the text where there is no mark. */
  readonly tone?: WordTone
  /** Bold. */
  readonly strong?: boolean
}

/** A phase of a turn and what it holds. */
export interface TrackCell {
  readonly label: string
  /** An icon of `src/pictures/icons.ts`, or a number of the look. */
  readonly icon?: string
  /** Absent: nothing, drawn as a dash. */
  readonly value?: string
  /** The name of the number in the text of the picture: "Force". */
  readonly says?: string
  readonly state: 'done' | 'now' | 'planned' | 'suggested' | 'open'
}

/** The phases of a turn beside each other, as many as there are. */
export interface TrackBlock {
  readonly block: 'track'
  readonly cells: readonly TrackCell[]
  /** The meaning of each state for the text of the picture: "done", "now". */
  readonly states: Readonly<Record<Exclude<TrackCell['state'], 'open'>, string>>
}

/** One of those in a fight. */
export interface MusterFighter {
  /** Its `plate` is what it adds to the total; `carries` are the persons aboard. */
  readonly tile: Tile
  /** One line below the name where nothing else stands there: "ability 2". */
  readonly note?: string
  /** The numbers that those aboard add, beside their faces: "+ 3 + 2". */
  readonly adds?: string
  /** Arms and other things that it can use; `tone` rings one that is planned or proposed. */
  readonly chips?: readonly { readonly text: string; readonly icon?: string; readonly tone?: 'good' | 'key' }[]
  /**
   * - `aimed`: it is the target of the question
   * - `chosen`: it is part of the answer
   * - `hit`: turned
   * - `lost`: grey, crossed out
   *
   * `says` is the same in a word that agrees with the card.
   */
  readonly state?: { readonly look: 'aimed' | 'chosen' | 'hit' | 'lost'; readonly says: string }
}

/** One side of a fight. */
export interface MusterSide {
  readonly seat: Seat
  readonly fighters: readonly MusterFighter[]
  /** The words for a side without fighters. */
  readonly empty?: string
}

/**
 * All who are in a fight, or at a place that is looked at: the reader's side left. Up to four a side have a second line,
 * up to seven a name; more are tiles with identical ones counted.
 */
export interface MusterBlock {
  readonly block: 'muster'
  readonly sides: readonly [near: MusterSide, far: MusterSide]
}

/** The losses and means of one side, in two lines: the heavier first. */
interface ForecastSide {
  readonly seat: Seat
  readonly lines: readonly MarkedLine[]
}

/** The losses and gains that a fight may bring, the reader's side first. "Up to" is the worst that the draws allow. */
export interface ForecastBlock {
  readonly block: 'forecast'
  readonly sides: readonly [near: ForecastSide, far: ForecastSide]
}

/** Something that is owed, and how much of it is paid by what is chosen. */
export interface Meter {
  readonly label: string
  readonly owed: number
  /** May be more than is owed. */
  readonly paid: number
  /** "3 of 5 paid", for the text of the picture. */
  readonly says: string
  /** `bad`: it hurts; `key`: it is owed in another coin. */
  readonly tone: 'bad' | 'key'
}

/** All that is owed, at most two kinds. */
export interface MetersBlock {
  readonly block: 'meters'
  readonly meters: readonly Meter[]
}

/** A pile that may pay. */
export interface Source {
  /** An icon of `src/pictures/icons.ts`. */
  readonly id: string
  readonly label: string
  readonly count: number
  /** How many cards are taken off it: the number is red, the box ringed and ticked. */
  readonly takes?: number
  /** It is what its owner pays with. */
  readonly now?: boolean
  readonly low?: boolean
}

/** The piles that may pay, as boxes. */
export interface SourcesBlock {
  readonly block: 'sources'
  /** A line above the boxes. */
  readonly title?: string
  readonly sources: readonly Source[]
  /** Cards go from each to the next: arrows between them. */
  readonly round?: boolean
}

/** One way in which a card can be played. */
export interface PlayFunction {
  /** "Used". */
  readonly title: string
  /** Its effect, in our own words: as much as has room. */
  readonly line: MarkedLine
  /** All of these words, for readers of text. */
  readonly full?: string
  /** Where the card goes: "goes to the Used Pile". */
  readonly goes?: string
  readonly chosen?: boolean
  /** The word for it where it is chosen. */
  readonly says?: string
}

/** A card that is being played, large, with its functions. */
export interface PlayBlock {
  readonly block: 'play'
  readonly seat: Seat
  readonly card: string | null
  readonly title: string
  readonly functions: readonly PlayFunction[]
  /** Words beside the card below its functions: as many lines as have room. */
  readonly lines?: readonly MarkedLine[]
  /** All of these words, for readers of text. */
  readonly full?: string
}

/** Drawn cards, and what they change. */
export interface DrawBlock {
  readonly block: 'draw'
  /** At most two: the reader's on the left, the opponent's on the right. */
  readonly draws: readonly {
    readonly card: string | null
    readonly value: string
    readonly label: string
    readonly side: 'near' | 'far'
  }[]
  /** The sums without and with it, or what the card does. At most three. */
  readonly lines: readonly MarkedLine[]
}

/** A total that cards still to be drawn complete: its parts so far, and the draws that it needs. */
export interface NeedBlock {
  readonly block: 'need'
  /** The name of the draw, where it has one: "Movement destiny". */
  readonly title?: string
  /** The parts of the sum so far: "Calrissian + 3". */
  readonly parts: readonly string[]
  /** Their sum. */
  readonly sum: string
  /** How many cards are still to be drawn. */
  readonly draws: number
  /** "1 destiny", for the text of the picture. */
  readonly says: string
  /** The draws that are enough: "succeeds on", marked "3 or more". */
  readonly needs: MarkedLine
  /** Words below it. */
  readonly lines?: readonly MarkedLine[]
}

/** A place on a way. */
export interface WayStep {
  readonly id: string
  readonly card: string | null
  readonly title: string
  readonly sides: readonly { readonly seat: Seat; readonly tiles: readonly Tile[] }[]
  readonly state?: 'chosen' | 'suggested' | 'now'
  /** The card that moves goes along the arrow before it: on to this place, or back from it. */
  readonly taken?: 'on' | 'back'
}

/** Places in a row with arrows between them, and the card as it goes. */
export interface PathBlock {
  readonly block: 'path'
  readonly steps: readonly WayStep[]
}

/** One of two cards, or one side of a card. */
export interface TurnedFace {
  readonly seat: Seat
  readonly card: string | null
  readonly title: string
  readonly text: string
  /** Its price, a thing it forbids, or where it goes. */
  readonly warning?: string
  /** `up`: in force; `chosen`: it comes with the answer. */
  readonly state?: 'up' | 'chosen'
  /** The state in a word. */
  readonly says?: string
}

/** Two cards beside each other, or both sides of one. */
export interface SidesBlock {
  readonly block: 'sides'
  readonly faces: readonly [TurnedFace, TurnedFace]
}

/** Words below the picture: what is on the table, what a card does, why a plan stopped. */
export interface NoteBlock {
  readonly block: 'note'
  /** An icon of `src/pictures/icons.ts`. */
  readonly icon?: string
  /** One or two; the first may take two lines where it is alone. */
  readonly lines: readonly MarkedLine[]
  /** `good`: a gain, green; `stop`: something is held up, brown. */
  readonly tone?: 'good' | 'stop'
}

/** A fight that is over, in large letters. */
export interface ResultBlock {
  readonly block: 'result'
  /** The card whose art is its ground; null: plain. */
  readonly card: string | null
  /** The winner; null: nobody. */
  readonly seat: Seat | null
  /** Small words above: "You win the fight at". */
  readonly lead: string
  readonly title: string
  /** The reader's side first. */
  readonly totals?: readonly [
    near: { readonly seat: Seat; readonly value: number },
    far: { readonly seat: Seat; readonly value: number },
  ]
}

/** A block of a table with phases, battles and payments. */
export type TableBlock =
  | TrackBlock
  | MusterBlock
  | ForecastBlock
  | MetersBlock
  | SourcesBlock
  | PlayBlock
  | DrawBlock
  | NeedBlock
  | PathBlock
  | SidesBlock
  | NoteBlock
  | ResultBlock
