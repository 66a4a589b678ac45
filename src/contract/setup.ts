/** The start of a match: decks, formats, and the rules that its players agreed on. */
import type { Json } from './json.ts'
import type { Language } from './languages.ts'
import type { StandingOrder } from './orders.ts'
import type { Seat } from './seats.ts'

/** A deck list: catalogue ids with how many copies of each. */
export type DeckList = readonly { readonly card: string; readonly count: number }[]

/** A ready-made deck of a game, for one seat and format. */
export interface Deck<Side extends Seat = Seat> {
  readonly id: string
  readonly name: string
  readonly seat: Side
  readonly format: string
  readonly list: DeckList
  /** Standing orders that its owner has set with it. */
  readonly orders?: readonly StandingOrder[]
}

/** The public choices of a match; `rules` holds a value for each of the game's `ruleChoices` that is not the default. */
export interface Options {
  readonly format: string
  readonly rules?: Readonly<Record<string, Json>>
}

/** One way of playing where the rules allow several. */
export interface RuleValue {
  readonly id: string
  /** The label by itself says what is played: "rules of December 2001". At most 100 characters. */
  readonly label: Readonly<Record<Language, string>>
  /** Its meaning in one line, with the numbers of the rules. */
  readonly about: Readonly<Record<Language, string>>
}

/** A part of the rules on which the players of a match may agree. */
export interface RuleChoice {
  /** The key of the choice in `Options.rules`. */
  readonly id: string
  /** The name as one word, as menus spell it: lower-case letters, digits and hyphens, at most 32. */
  readonly name: Readonly<Record<Language, string>>
  /** The question of the choice. At most 100 characters. */
  readonly about: Readonly<Record<Language, string>>
  /**
   * From 2 to 25. The first is the default, which is played if nothing was chosen. It stays the default for ever,
   * because matches keep only choices that differ from it.
   */
  readonly values: readonly RuleValue[]
}
