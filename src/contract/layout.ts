/** What lies where: enough to draw or write the table without knowing the game. */
import type { Seat } from './seats.ts'

/** One card on the table as a reader sees it; `card` is null when it lies face down. */
export interface Face {
  /** Name of this card for as long as the reader can follow it. */
  readonly handle: string
  readonly card: string | null
  /** What is to be said of it here: numbers, what it carries, hidden. Already in the reader's language. */
  readonly note?: string
  /** For a picture: its numbers as they count here, the most important first; else those of its sheet are shown. */
  readonly numbers?: readonly FaceNumber[]
  /** For a picture: what else is to be seen of it at once, in a word or two each: hidden, hits. */
  readonly marks?: readonly string[]
  /** For a picture: what stands in the place of numbers. */
  readonly hint?: string
}

/** `id` is not translated (`power`). */
export interface FaceNumber {
  readonly id: string
  readonly label: string
  /** A few characters; empty where only cards are drawn for it. */
  readonly value: string
  /** So many cards are drawn and added; `said` reads out what is then only drawn: "2 + draw". */
  readonly draws?: number
  readonly said?: string
  /** It is more than stands on the card. */
  readonly raised?: boolean
}

export interface Zone {
  readonly id: string
  readonly owner: Seat | null
  readonly label: string
  readonly count: number
  /** Absent where only the number is known. */
  readonly cards?: readonly Face[]
  /** Where most of the game happens: a picture shows it larger than others. */
  readonly main?: boolean
  /** Cards that only their owner holds. */
  readonly hand?: boolean
  /** A pile of which only the top card is seen: it has no count. */
  readonly top?: boolean
}

/** What lies where: enough to draw or write the table without knowing the game. */
export interface Layout {
  /** One line: turn, place, score. */
  readonly headline: string
  readonly zones: readonly Zone[]
  /** What a seat has gained for good, with the card that stands for it. */
  readonly gained?: readonly { readonly by: Seat; readonly label: string; readonly card: string | null }[]
}

/** Something that was fought out, as everybody has seen it. */
export interface ShownContest {
  /** Cards of each seat, the most important first, and what they came to. */
  readonly sides: Readonly<Record<Seat, { readonly cards: readonly string[]; readonly total: number }>>
  /** Null: a tie. */
  readonly winner: Seat | null
}
