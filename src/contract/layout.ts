/** The places of all cards: enough to draw or write the table without knowing the game. */
import type { Seat } from './seats.ts'

/** One card on the table as a reader sees it; `card` is null when it lies face down. */
export interface Face {
  /** Name of this card for as long as the reader can follow it. */
  readonly handle: string
  readonly card: string | null
  /** A remark about the card here: numbers, what it carries, hidden. Already in the reader's language. */
  readonly note?: string
  /** For a picture: its numbers as they count here, the most important first; else those of its sheet are shown. */
  readonly numbers?: readonly FaceNumber[]
  /** For a picture: further states to show at once, in a word or two each: hidden, hits. */
  readonly marks?: readonly string[]
  /** For a picture: what stands in the place of numbers. */
  readonly hint?: string
  /** Cards on it or in it (what it carries, who is aboard); `role` names their part in the reader's language. */
  readonly under?: readonly (Face & { readonly role: string })[]
  /** Turned sideways. */
  readonly turned?: boolean
  /** A two-sided card that lies with its back up: `CardSheet.back` holds. */
  readonly flipped?: boolean
}

/** `id` is not translated (`power`). */
export interface FaceNumber {
  readonly id: string
  readonly label: string
  /** A few characters; empty where only cards are drawn for it. */
  readonly value: string
  /** The number of cards that are drawn and added. `said` reads the number out if it stands for a draw: "2 + draw". */
  readonly draws?: number
  readonly said?: string
  /** It is higher than the printed number. */
  readonly raised?: boolean
}

/** A zone of the table: its owner, its label, and the cards that the reader may see. */
export interface Zone {
  readonly id: string
  readonly owner: Seat | null
  readonly label: string
  readonly count: number
  /** Absent where only the number is known. */
  readonly cards?: readonly Face[]
  /** Where most of the game happens: a picture shows it larger than others. */
  readonly main?: boolean
  /** A hand: only its owner holds these cards. */
  readonly hand?: boolean
  /** A pile of which only the top card is seen: it has no count. */
  readonly top?: boolean
  /** Nobody knows its order. */
  readonly order?: 'hidden'
  /** With fewer cards than this it needs its owner's attention. */
  readonly lowest?: number
}

/** A place to which cards of both seats may go. */
export interface BoardPlace {
  readonly id: string
  /** The card that is the place. */
  readonly face: Face
  /** The cards of each seat here; cards in those cards hang under them. */
  readonly sides: Readonly<Record<Seat, readonly Face[]>>
  /** The seat that holds it, if any. */
  readonly held?: Seat
  /** The game's own name for places that a picture draws alike. */
  readonly kind: string
  /** Ids of the places that are one step away. */
  readonly next?: readonly string[]
}

/** Places that belong together, in their order. */
export interface Region {
  readonly id: string
  readonly label: string
  readonly places: readonly BoardPlace[]
}

/** Something that was begun and waits for its result. */
export interface StackEntry {
  /** The id to which a window's `answers` refers. */
  readonly id: string
  readonly face: Face
  readonly by: Seat
  readonly label: string
  /** Handles of the faces that it concerns. */
  readonly targets?: readonly string[]
}

/** One side's number or deed in a contest. */
export interface ContestLine {
  readonly label: string
  readonly value: string
  /** Catalogue ids of the cards that it comes from. */
  readonly cards?: readonly string[]
}

/** The contest that is going on. */
export interface Contest {
  /** Id of the place of the board. */
  readonly at: string
  readonly label: string
  readonly sides: Readonly<Record<Seat, readonly ContestLine[]>>
}

/** The places of all cards: enough to draw or write the table without knowing the game. */
export interface Layout {
  /** One line: turn, place, score. */
  readonly headline: string
  readonly zones: readonly Zone[]
  /** Places in rows, beside the zones. */
  readonly board?: readonly Region[]
  /** The actions that wait for their result, the top first. */
  readonly stack?: readonly StackEntry[]
  readonly contest?: Contest
  /** The gains of a seat, each with the card that stands for it. */
  readonly gained?: readonly { readonly by: Seat; readonly label: string; readonly card: string | null }[]
}
