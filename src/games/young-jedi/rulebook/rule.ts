/**
 * The form of the rulebook: every rule by its number, and every decision on a question that the rules leave open, in our
 * own words and in both languages. `docs/rules` is generated from it, and `/rules` searches it.
 */
import type { Language } from '../../../contract/index.ts'

/** A text in both languages, with `**` around bold words. */
export type RuleText = Readonly<Record<Language, string>>

/**
 * An edition older than the current one: `2001` the rules of December 2001, before the updates of the Players Committee;
 * `2000` the rulings of December 2000; `printed` the booklets of the expansions.
 */
export type OlderEdition = '2001' | '2000' | 'printed'
/** The older editions, latest first. */
export const OLDER_EDITIONS: readonly OlderEdition[] = ['2001', '2000', 'printed']

/** One rule of the rulebook. */
export interface Rule {
  /** `10.2.3`; the part is the number before the first point. */
  readonly number: string
  readonly text: RuleText
  /** The differing texts of older editions. */
  readonly older?: readonly { readonly editions: readonly OlderEdition[]; readonly text: RuleText }[]
  /** Why nobody can break or need this rule where a program runs the game. */
  readonly impossible?: RuleText
}

/** A numbered part of the rulebook with its rules. */
export interface RulebookPart {
  readonly number: number
  readonly title: RuleText
  readonly rules: readonly Rule[]
}

/** A decision on a question. U: the rules are unclear. G: the rules are silent. E: the reading of a card's words. */
export interface RulesDecision {
  readonly number: string
  /** Numbers of the rules it belongs to. */
  readonly rules: readonly string[]
  readonly question: RuleText
  readonly reading: RuleText
  readonly reason: RuleText
}

/** The headings of the decisions by the first letter of their numbers. */
export const KINDS: Readonly<Record<string, RuleText>> = {
  U: { en: 'Rules that can be read in more than one way', fr: 'Règles qui se lisent de plusieurs façons' },
  G: { en: 'Where the rules say nothing', fr: 'Là où les règles ne disent rien' },
  E: { en: 'How the words of cards are taken', fr: 'Comment les mots des cartes sont compris' },
}

/** A text as a pair: English, French. */
export type TextPair = readonly [en: string, fr: string]

const text = ([en, fr]: TextPair): RuleText => ({ en, fr })

/** Makes a part of the rulebook. */
export const part = (number: number, title: TextPair, rules: readonly Rule[]): RulebookPart => ({
  number,
  title: text(title),
  rules,
})

/** Remarks on a rule: older editions, each as `[editions, English, French]`, and why nobody can break it here. */
export interface Remarks {
  readonly older?: readonly (readonly [editions: readonly OlderEdition[], ...TextPair])[]
  readonly impossible?: TextPair
}

/** Makes a rule of its number and its texts. */
export const rule = (number: string, en: string, fr: string, remarks: Remarks = {}): Rule => ({
  number,
  text: { en, fr },
  ...(remarks.older && {
    older: remarks.older.map(([editions, ...words]) => ({ editions, text: text(words) })),
  }),
  ...(remarks.impossible && { impossible: text(remarks.impossible) }),
})

/** Makes a decision of its number, its rules and its texts. */
export const decision = (
  number: string,
  rules: readonly string[],
  question: TextPair,
  reading: TextPair,
  reason: TextPair,
): RulesDecision => ({ number, rules, question: text(question), reading: text(reading), reason: text(reason) })
