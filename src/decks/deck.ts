/**
 * The decks that people own. Each belongs to one person, and only they may know that it exists. A deck need not be
 * legal, so that it can be built over weeks.
 */
import type { DeckList, Denial, InteractionId, Options, PersonId, Seat, StandingOrder } from '../contract/index.ts'

// The codes of denied requests begin with `decks.`.
export type { Denial, InteractionId, PersonId }

/** The limits for decks and their names. */
export const DECK_LIMITS = {
  perPerson: 50,
  name: 60,
  /** Of one card. */
  copies: 99,
  /** Different cards. */
  cards: 200,
  doubts: 60,
} as const

/** A line of an imported list that may mean several cards. */
export interface Doubt {
  readonly text: string
  readonly count: number
  /** Ids of the cards, likeliest first. */
  readonly candidates: readonly string[]
}

/** A stored deck of one person. */
export interface SavedDeck {
  readonly id: string
  readonly person: PersonId
  readonly name: string
  readonly game: string
  readonly seat: Seat
  readonly format: string
  readonly list: DeckList
  /** Lines still to be settled, in order. */
  readonly doubts: readonly Doubt[]
  /** Standing orders that each match begun with this deck takes over. */
  readonly orders: readonly StandingOrder[]
  /** The version; it grows with every change. */
  readonly version: number
  readonly changedAt: Date
}

/** The public choices that a deck is made for. */
export const optionsOf = ({ format }: Pick<SavedDeck, 'format'>): Options => ({ format })

interface DeckRequest {
  readonly person: PersonId
  /** The id of the request; the same one never counts twice. */
  readonly interaction: InteractionId
}

/** A deck to be stored, with the id of its request. */
export interface NewDeck extends DeckRequest, Pick<SavedDeck, 'name' | 'game' | 'seat' | 'format'> {
  readonly list?: DeckList
  readonly doubts?: readonly Doubt[]
  readonly orders?: readonly StandingOrder[]
  /** If the name is taken, a number is put behind it. */
  readonly anyName?: boolean
}

/** The result of a change to a deck. */
export type DeckChanges = Partial<Pick<SavedDeck, 'name' | 'format' | 'list' | 'doubts' | 'orders'>>

/** A change to a stored deck; fields left out stay as they are. */
export interface DeckChange extends DeckRequest {
  readonly id: string
  /** The version that the person has seen. Without it, the change applies to the present version. */
  readonly version?: number
  /** May be called again after a lost race. */
  readonly change: (deck: SavedDeck) => DeckChanges | Denial
}

/** Stores and changes the decks that people own. */
export interface Decks {
  /** Returns a person's decks, the last changed first. */
  of(person: PersonId): Promise<readonly SavedDeck[]>
  /** Returns the deck; null if there is none, or if it belongs to another person. */
  find(person: PersonId, id: string): Promise<SavedDeck | null>
  /** Stores a new deck. Denied with `decks.name`, `decks.name-taken`, `decks.full`, `decks.large` or `decks.stale`. */
  create(deck: NewDeck): Promise<SavedDeck | Denial>
  /**
   * Changes a deck. Denied with the same codes, with `decks.unknown`, and with `decks.stale` if the deck was changed
   * since that version.
   */
  change(change: DeckChange): Promise<SavedDeck | Denial>
  copy(request: DeckRequest & { readonly id: string; readonly name?: string }): Promise<SavedDeck | Denial>
  remove(request: {
    readonly person: PersonId
    readonly id: string
    readonly version?: number
  }): Promise<SavedDeck | Denial>
}
