/** The rules of a game, to be looked up. */
import type { Language } from './languages.ts'

/** Words that stand below a rule, under a heading of their own. */
export interface RuleRemark {
  readonly label: Readonly<Record<Language, string>>
  readonly text: Readonly<Record<Language, string>>
}

/** One thing of the rulebook that has a number: a part, a rule, or a decision where the rules leave a question. */
export interface RuleEntry {
  /** `10`, `10.2.3`, `G-26`: letters, digits, points and hyphens. It never comes to mean something else. */
  readonly number: string
  readonly kind: 'part' | 'rule' | 'decision'
  /** The number of the entry that it stands in; null at the top. */
  readonly above: string | null
  /** In our own words, terms bold and names of cards in italics: the title of a part, the question of a decision. */
  readonly text: Readonly<Record<Language, string>>
  /** What older editions say instead; `label` names them. */
  readonly editions: readonly RuleRemark[]
  /** The reading and the reason of a decision, and whatever else is to be said. */
  readonly remarks: readonly RuleRemark[]
  /** Numbers of the entries that it points to; of a decision first the rules that it belongs to. */
  readonly links: readonly string[]
  /** Ids of the cards that it names. */
  readonly cards: readonly string[]
}

/** All rules of a game, to be looked up. */
export interface Rulebook {
  /** Which edition is played. */
  readonly edition: Readonly<Record<Language, string>>
  /** In order; what stands in an entry follows it. */
  readonly entries: readonly RuleEntry[]
  /** The entry of a number, however it is written (`G-26`, `g26`, `rule 10.2`); null if there is none. */
  find(number: string): RuleEntry | null
  /** Numbers of the entries that a text asks for, best first. Slips of the keyboard are forgiven. */
  search(query: string, language: Language): readonly string[]
  /** Numbers of the entries that concern a card, in order: by name, by its rulings, by what it is. */
  about(card: string): readonly string[]
}
