/** The rules of a game, to be looked up. */
import type { Language } from './languages.ts'

/** Words that stand below a rule, under a heading of their own. */
export interface RuleRemark {
  readonly label: Readonly<Record<Language, string>>
  readonly text: Readonly<Record<Language, string>>
}

/** An entry of the rulebook with its own number: a part, a rule, or a decision where the rules leave a question. */
export interface RuleEntry {
  /** `10`, `10.2.3`, `G-26`: letters, digits, points and hyphens. Its meaning never changes. */
  readonly number: string
  readonly kind: 'part' | 'rule' | 'decision'
  /** The number of the entry that it stands in; null at the top. */
  readonly above: string | null
  /** In our own words, terms bold and names of cards in italics: the title of a part, the question of a decision. */
  readonly text: Readonly<Record<Language, string>>
  /** The readings of older editions; `label` names the edition. */
  readonly editions: readonly RuleRemark[]
  /** The reading and the reason of a decision, and other remarks. */
  readonly remarks: readonly RuleRemark[]
  /** Numbers of the entries to which it points; for a decision the rules to which it belongs come first. */
  readonly links: readonly string[]
  /** Ids of the cards that it names. */
  readonly cards: readonly string[]
}

/** All rules of a game, to be looked up. */
export interface Rulebook {
  /** The edition that is played. */
  readonly edition: Readonly<Record<Language, string>>
  /** In order; what stands in an entry follows it. */
  readonly entries: readonly RuleEntry[]
  /** The entry of a number, however it is written (`G-26`, `g26`, `rule 10.2`); null if there is none. */
  find(number: string): RuleEntry | null
  /** Numbers of the entries that match a text, best first. Typing errors are forgiven. */
  search(query: string, language: Language): readonly string[]
  /** Numbers of the entries that concern a card, in order: by name, by its rulings, by its type. */
  about(card: string): readonly string[]
}
