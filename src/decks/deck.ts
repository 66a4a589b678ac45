/**
 * Decks of one's own. Each belongs to one person, who alone may know that it is there; it need not be legal, so that it
 * can be built over weeks.
 */
import type { DeckList, Options, Refusal, Seat, StandingOrder } from '../contract/index.ts'

export type PersonId = string
export type InteractionId = string

/** What a person may have and name. */
export const DECK_LIMITS = {
  perPerson: 50,
  name: 60,
  /** Of one card. */
  copies: 99,
  /** Different cards. */
  cards: 200,
  doubts: 60,
} as const

/** A line of what was read in that may mean several cards. */
export interface Doubt {
  readonly text: string
  readonly count: number
  /** Ids of the cards, likeliest first. */
  readonly candidates: readonly string[]
}

export interface SavedDeck {
  readonly id: string
  readonly person: PersonId
  readonly name: string
  readonly game: string
  readonly seat: Seat
  readonly format: string
  readonly list: DeckList
  /** Still to be settled, in order. */
  readonly doubts: readonly Doubt[]
  /** Standing orders that are taken into each match begun with it. */
  readonly orders: readonly StandingOrder[]
  /** Counts up with every change. */
  readonly version: number
  readonly changedAt: Date
}

/** The public choices that a deck is made for. */
export const optionsOf = ({ format }: Pick<SavedDeck, 'format'>): Options => ({ format })

/** Why a request was turned down; codes begin with `decks.`. */
export type Denied = Refusal

interface Asking {
  readonly person: PersonId
  /** The same one never counts twice. */
  readonly interaction: InteractionId
}

export interface NewDeck extends Asking, Pick<SavedDeck, 'name' | 'game' | 'seat' | 'format'> {
  readonly list?: DeckList
  readonly doubts?: readonly Doubt[]
  readonly orders?: readonly StandingOrder[]
  /** If the name is taken, a number is put behind it. */
  readonly anyName?: boolean
}

/** What a change makes of a deck. */
export type Changed = Partial<Pick<SavedDeck, 'name' | 'format' | 'list' | 'doubts' | 'orders'>>

export interface DeckChange extends Asking {
  readonly id: string
  /** The version that the person has seen; without it the change is made to whatever the deck is now. */
  readonly version?: number
  /** May be asked again after a lost race. */
  readonly change: (deck: SavedDeck) => Changed | Denied
}

export interface Decks {
  /** A person's decks, those changed last first. */
  of(person: PersonId): Promise<readonly SavedDeck[]>
  /** Null also if it is somebody else's. */
  find(person: PersonId, id: string): Promise<SavedDeck | null>
  /** Denied with `decks.name`, `decks.name-taken`, `decks.full`, `decks.large` or `decks.stale`. */
  create(deck: NewDeck): Promise<SavedDeck | Denied>
  /** Denied besides with `decks.unknown`, and `decks.stale` if the deck has been changed since that version. */
  change(change: DeckChange): Promise<SavedDeck | Denied>
  copy(request: Asking & { readonly id: string; readonly name?: string }): Promise<SavedDeck | Denied>
  remove(request: {
    readonly person: PersonId
    readonly id: string
    readonly version?: number
  }): Promise<SavedDeck | Denied>
}
