/** All cards of a game, to be looked up, searched and put into decks. */
import type { Json } from './json.ts'
import type { Language } from './languages.ts'
import type { Seat } from './seats.ts'

/** A card's facts as anybody may look them up and search by. One record a printing. */
export interface CardFacts {
  readonly id: string
  readonly side: Seat
  readonly type: string
  /** Full name as players say it: title and subtitle. */
  readonly name: string
  readonly title: string
  readonly subtitle: string | null
  /** Every printing of the same card, this one among them; the first stands for all in lists. */
  readonly printings: readonly string[]
  /** Generated from its data, in our own words. */
  readonly text: Readonly<Record<Language, string>> | null
  /** Its text is not written yet: the card is looked up, and no deck may hold it. */
  readonly unwritten?: true
  readonly [field: string]: Json | undefined
}

/** The contents of a card in the reader's language: enough to draw it or to read it out without knowing the game. */
export interface CardSheet {
  readonly id: string
  readonly side: Seat
  /** The card's type, not translated: for the choice of a design. */
  readonly type: string
  /** Where it belongs, not translated (a region, a faction): for the choice of colours; null if nowhere. */
  readonly realm: string | null
  readonly title: string
  readonly subtitle: string | null
  /** Stands before the title: ◆. */
  readonly mark: string | null
  /** "Side · type · where it belongs · further traits". */
  readonly kind: string
  readonly sideName: string
  /** Its numbers, the most important first. `id` is not translated (`power`). */
  readonly numbers: readonly { readonly id: string; readonly label: string; readonly value: string }[]
  /** Its bonuses by place. */
  readonly located: readonly { readonly label: string; readonly bonus: number }[]
  /** Its effects, sentence by sentence; `bonus` and `draws` are drawn beside the text. */
  readonly blocks: readonly {
    readonly heading?: string
    readonly bonus?: number
    readonly draws?: number
    readonly text: string
  }[]
  /** Small signs that count when a deck is built or a card is played, not translated; `wild` ones may stand for others. */
  readonly icons: readonly { readonly id: string; readonly wild: boolean }[]
  /** Number, set, rarity. */
  readonly imprint: string
  /** The change from the printed text, as a sentence; null if there is none. */
  readonly correction: string | null
  /** The other side of a two-sided card. */
  readonly back?: CardSheet
}

/** A ruling that concerns a card, in our own words. */
export interface Ruling {
  readonly id: string
  /** Ids of the cards. */
  readonly cards: readonly string[]
  /** Numbers of the rules that the ruling rests on. */
  readonly rules: readonly string[]
  readonly text: Readonly<Record<Language, string>>
}

/** A property by which cards can be searched. */
export interface CardFilter {
  readonly id: string
  readonly label: Readonly<Record<Language, string>>
  /** A closed list of values, each with its name. Absent: the property is a number. */
  readonly values?: readonly { readonly id: string; readonly label: Readonly<Record<Language, string>> }[]
  /** The values of a card: one or several value ids, or a number; null if it has none. */
  of(card: CardFacts): readonly string[] | number | null
}

/** All cards of a game, for look-up and for decks. */
export interface CardBook {
  readonly all: readonly CardFacts[]
  /** @throws if there is no such card */
  sheet(id: string, language: Language): CardSheet
  /** Other versions of the same person or thing, and what a person carries; the most similar first. */
  versions(id: string): readonly string[]
  readonly rulings: readonly Ruling[]
  /** The nicknames and abbreviations of players, each with the titles that it may mean, likeliest first. */
  readonly nicknames: Readonly<Record<string, readonly string[]>>
  /**
   * The words of players who read another language than that of the titles: each word or phrase, with the words of
   * titles that it stands for.
   */
  readonly titleWords?: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>
  readonly filters: readonly CardFilter[]
  /** Whether the library lacks cards of the game that were printed. */
  readonly growing?: true
  /** Headings in deck lists over cards that players keep beside the deck. Absent: none but general ones. */
  readonly besideDeck?: readonly string[]
}
