/** The part of a game that is looked up: cards, sheets, filters, rules, decks. */
import type { CardBook } from './cards.ts'
import type { Refusal } from './refusals.ts'
import type { Rulebook } from './rulebook.ts'
import type { Seat } from './seats.ts'
import type { Deck, DeckList, Options, RuleChoice } from './setup.ts'

/** The part of a game that is looked up, without any match. */
export interface Library<Side extends Seat = Seat> {
  readonly formats: readonly string[]
  /** The choices that players may agree on beside the format, the most important first. */
  readonly ruleChoices: readonly RuleChoice[]
  readonly cards: CardBook
  readonly rulebook: Rulebook
  /** Ready-made decks. */
  decks(): readonly Deck<Side>[]
  /** A legal deck drawn at random, for simulations and tests. `random()` gives numbers from 0 up to 1. */
  randomDeck?(seat: Side, options: Options, random: () => number): DeckList
  /** Everything wrong with a list; empty when it is legal. */
  checkDeck(list: DeckList, seat: Side, options: Options): readonly Refusal[]
  /** Warnings about a list that is legal and may be played as it is. Absent in a game without warnings. */
  deckWarnings?(list: DeckList, seat: Side, options: Options): readonly Refusal[]
  /**
   * Ids of the cards that this seat may have in such a match, on which `decisions` may rely. Absent: all of its side.
   */
  pool?(options: Options, seat: Side): readonly string[]
  /** Cards of a list that this engine can't play yet, as refusals. Absent in a game that plays all its cards. */
  unplayable?(list: DeckList): readonly Refusal[]
}
