/** The words that a game brings for each language. The keys are types, so that an entry that is missing does not compile. */
import type { Keys } from './tree.ts'

/** An English noun; the plural has an s where none is given. */
export interface EnglishNoun {
  readonly one: string
  readonly many?: string
  /** Beside another noun, where that is not the singular. */
  readonly mod?: string
  /** A place: the opponent's is "your opponent’s", not "opposing". */
  readonly place?: true
  /** It has no plural and no article: "damage". */
  readonly mass?: true
}
/** The forms of a French word that agrees. */
export type FourForms = readonly [masculine: string, feminine: string, masculinePlural: string, femininePlural: string]
/** A French noun; the plural has an s where none is given. */
export interface FrenchNoun {
  readonly one: string
  readonly many?: string
  readonly feminine?: true
  /** The rest of a compound. Adjectives stand before it: « char adverse de la Fédération ». */
  readonly behind?: string
  /** Behind another noun: an adjective in its four forms, or words that stay. */
  readonly mod?: string | FourForms
  /** Only plural: « dommages ». */
  readonly plural?: true
}
export interface PronounEntry {
  readonly words: string
  readonly many?: true
  readonly feminine?: true
  /** The reader is addressed. */
  readonly you?: true
  /** English: "its". */
  readonly genitive?: string
  /** No preposition of place stands before it: "here". */
  readonly place?: true
}
interface Lexicon<K extends Keys, N> {
  readonly nouns: Readonly<Record<K['noun'], N>>
  /** The first word is inflected. */
  readonly verbs: Readonly<Record<K['verb'], string>>
  readonly adjectives: Readonly<Record<K['adjective'], string>>
  readonly phrases: Readonly<Record<K['phrase'], string>>
  readonly prepositions: Readonly<Record<K['preposition'], string>>
  readonly pronouns: Readonly<Record<K['pronoun'], PronounEntry>>
  /** The words for numbers from 0 on; longer ones are told in digits. */
  readonly numbers: readonly string[]
}
export type EnglishLexicon<K extends Keys = Keys> = Lexicon<K, EnglishNoun>
export type FrenchLexicon<K extends Keys = Keys> = Lexicon<K, FrenchNoun>
