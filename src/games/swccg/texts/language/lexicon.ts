/** The words of sentences in both languages. Folders add theirs by declaration merging, each entry with both languages. */
import type {
  EnglishLexicon,
  EnglishNoun,
  FrenchLexicon,
  FrenchNoun,
  PronounEntry,
} from '../../../../kit/grammar/lexicon.ts'
import type {
  AdjunctTree,
  ClauseTree,
  ClauseTrees,
  Keys,
  LimitTree,
  NounTree,
  Num,
  PatternSlots,
  PhraseTree,
  SentenceTree,
  VerbTree,
} from '../../../../kit/grammar/tree.ts'
import { makers } from '../../../../kit/grammar/tree.ts'
import type { Both } from '../../../../kit/wording/words.ts'

/** The lexicon of each folder, by the name of the folder: filled by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: folders fill it
export interface Lexicons {}

interface NounEntry {
  readonly en: EnglishNoun
  readonly fr: FrenchNoun
  /** Of several nouns the heaviest is the head. */
  readonly weight?: number
}
/** The entries of one folder; patterns as `docs/grammar.md` has them. */
export interface Lexicon {
  readonly nouns?: Readonly<Record<string, NounEntry>>
  readonly verbs?: Readonly<Record<string, Both>>
  readonly adjectives?: Readonly<Record<string, Both>>
  readonly phrases?: Readonly<Record<string, Both>>
  readonly prepositions?: Readonly<Record<string, Both>>
  readonly pronouns?: Readonly<Record<string, { readonly en: PronounEntry; readonly fr: PronounEntry }>>
}
/** Returns the entries of a folder. */
export const lexicon = <const L extends Lexicon>(entries: L): L => entries

type KeysOf<P extends keyof Lexicon> = {
  [M in keyof Lexicons]: Lexicons[M] extends { readonly [K in P]: infer T } ? keyof T & string : never
}[keyof Lexicons]
export type NounKey = KeysOf<'nouns'>
export type VerbKey = KeysOf<'verbs'>
export type PhraseKey = KeysOf<'phrases'>
export type AdjectiveKey = KeysOf<'adjectives'>
export type PronounKey = KeysOf<'pronouns'>
export type PrepositionKey = KeysOf<'prepositions'>
/** The keys of all lexicons together. */
export interface CardTextKeys extends Keys {
  readonly noun: NounKey
  readonly verb: VerbKey
  readonly adjective: AdjectiveKey
  readonly phrase: PhraseKey
  readonly preposition: PrepositionKey
  readonly pronoun: PronounKey
}

// ---------------------------------------------------------------- trees with these keys

export type Adjunct = AdjunctTree<CardTextKeys>
export type Clause = ClauseTree<CardTextKeys>
export type Clauses = ClauseTrees<CardTextKeys>
export type NounLimit = LimitTree<CardTextKeys>
export type Noun = NounTree<CardTextKeys>
export type NumberPhrase = Num<CardTextKeys>
export type Slots = PatternSlots<CardTextKeys>
export type Phrase = PhraseTree<CardTextKeys>
export type Sentence = SentenceTree<CardTextKeys>
export type Verb = VerbTree<CardTextKeys>

export const { noun, pronoun, worded, verb, adjunct } = makers<CardTextKeys>()

// ---------------------------------------------------------------- all lexicons

/** The lexicons of all folders as the grammar reads them. */
export interface AllWords {
  readonly en: EnglishLexicon<CardTextKeys>
  readonly fr: FrenchLexicon<CardTextKeys>
  /** The weight of a noun; those without one say least. */
  weightOf(noun: string): number
  /** Whether the lexicon has such a noun. */
  hasNoun(key: string): boolean
}
/** Returns the words of all folders. @throws if two folders have an entry of the same key and part of speech */
export function composeLexicons(folders: { readonly [M in keyof Lexicons]: Lexicons[M] & Lexicon }): AllWords {
  const all = Object.values(folders) as readonly Lexicon[]
  const joined = (
    part: keyof Lexicon,
  ): readonly (readonly [string, { readonly en: unknown; readonly fr: unknown }])[] => {
    const found = all.flatMap((one) => Object.entries((one[part] ?? {}) as Readonly<Record<string, NounEntry | Both>>))
    const twice = found.map(([key]) => key).find((key, at, keys) => keys.indexOf(key) !== at)
    if (twice !== undefined) throw new Error(`two folders have «${twice}» among ${part}`)
    return found
  }
  const parts = ['nouns', 'verbs', 'adjectives', 'phrases', 'prepositions', 'pronouns'] as const
  const entries = parts.map((part) => [part, joined(part)] as const)
  const inLanguage = (language: 'en' | 'fr') =>
    Object.fromEntries([
      ...entries.map(([part, of]) => [part, Object.fromEntries(of.map(([key, words]) => [key, words[language]]))]),
      // Quantities are told in digits.
      ['numbers', []],
    ])
  const weights = new Map(
    all.flatMap(({ nouns = {} }) => Object.entries(nouns).map(([key, { weight = 0 }]) => [key, weight])),
  )
  return {
    en: inLanguage('en') as never,
    fr: inLanguage('fr') as never,
    weightOf: (noun) => weights.get(noun) ?? 0,
    hasNoun: (key) => weights.has(key),
  }
}
