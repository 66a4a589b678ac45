/**
 * Phrases as trees, the same for every language. A language makes words of them: it knows gender, number, person, order
 * and elision. Trees know no game: their leaves are keys of the lexicon that a game brings, and names.
 */

/** The keys of a game's lexicon, by part of speech. Each language has an entry for every one of them. */
export interface Keys {
  readonly noun: string
  readonly verb: string
  readonly adjective: string
  readonly phrase: string
  readonly preposition: string
  readonly pronoun: string
}

/** How many are meant, and which. `bare` has no determiner; `one of` is one of its owner's. */
export type Determiner =
  | 'a'
  | 'the'
  | 'all'
  | 'every'
  | 'each'
  | 'no'
  | 'bare'
  | 'this'
  | 'that'
  | 'the same'
  | 'any'
  | 'one of'
  | 'any number of'
/** The player or thing to which a noun belongs: `it` is the thing just named, `owner` the player who owns that. */
export type Owner = 'you' | 'opponent' | 'owner' | 'it'

/** How nouns and names are determined. */
interface Determination<K extends Keys> {
  readonly det: Determiner
  readonly many?: boolean
  /** Quantities, any of them: "one or two". They come before the noun and decide on its number. */
  readonly count?: readonly number[]
  /** "up to" the count. */
  readonly upTo?: boolean
  /** "two more". */
  readonly more?: boolean
  readonly owner?: Owner
  readonly other?: boolean
  /** A sign that belongs to the noun, such as "◆". */
  readonly sign?: string
  /** Limits, in the order in which they are told. Exceptions always come last. */
  readonly posts?: readonly LimitTree<K>[]
}
/** A noun with the words around it. */
export interface NounTree<K extends Keys = Keys> extends Determination<K> {
  readonly k: 'noun'
  readonly head: K['noun']
  /** Other nouns beside it, the heaviest last: "shield generator room". */
  readonly mods?: readonly K['noun'][]
  readonly adjectives?: readonly K['adjective'][]
  /** The place of which it is a part, by name: "an Oslo harbour". */
  readonly within?: string
  /** An icon, told in brackets. */
  readonly icon?: string
}
/** A proper name or a title. Nothing within it is elided, contracted or inflected. */
export interface NameTree<K extends Keys = Keys> extends Determination<K> {
  readonly k: 'name'
  readonly name: string
  /** The noun for the thing of this name. It gives the name its gender. */
  readonly type?: K['noun']
  /** The noun is told before the name: "the card Ambush". */
  readonly typed?: boolean
  /** A title that English uses like a noun, with an article and a plural: "a Compass". */
  readonly asNoun?: boolean
  /** French sets it in quotation marks. */
  readonly quoted?: boolean
  readonly feminine?: boolean
}
/** A word that stands for a player or a thing. */
export interface PronounTree<K extends Keys = Keys> {
  readonly k: 'pronoun'
  readonly pronoun: K['pronoun']
  readonly posts?: readonly LimitTree<K>[]
}
/** Several phrases. `nor`: none of them. A group within a list is told last. */
export interface SeveralTree<K extends Keys = Keys> {
  readonly k: 'several'
  readonly join: 'and' | 'or' | 'nor'
  readonly of: readonly PhraseTree<K>[]
  /** A comma stands before the last, because limits of the last would seem to apply to all. */
  readonly apart?: boolean
  /** English says one article for all: "a ship, raft or horse". */
  readonly oneArticle?: boolean
}
/** An amount of something: "2 Force", « 2 points de Force ». */
export interface QuantityTree<K extends Keys = Keys> {
  readonly k: 'quantity'
  readonly number: Num<K>
  readonly of: K['noun']
  readonly upTo?: boolean
}
/** The value of something: "its ability", « l’habileté de Luke ». */
export interface ValueTree<K extends Keys = Keys> {
  readonly k: 'value'
  readonly noun: K['noun']
  readonly of?: PhraseTree<K>
  readonly owner?: Owner
  readonly many?: boolean
  readonly posts?: readonly LimitTree<K>[]
}
/** A pattern of the lexicon with its slots filled. */
export interface PatternTree<K extends Keys = Keys> {
  readonly k: 'worded'
  readonly phrase: K['phrase']
  readonly slots?: PatternSlots<K>
}
/** A number that stands alone: "+2". */
export interface NumberTree<K extends Keys = Keys> {
  readonly k: 'counted'
  readonly number: Num<K>
  readonly signed?: boolean
}
/** Anything that can fill the place of a noun. */
export type PhraseTree<K extends Keys = Keys> =
  | NounTree<K>
  | NameTree<K>
  | PronounTree<K>
  | SeveralTree<K>
  | QuantityTree<K>
  | ValueTree<K>
  | PatternTree<K>
  | NumberTree<K>

/** A number: given, or found. */
export type Num<K extends Keys = Keys> =
  | { readonly n: 'number'; readonly number: number; readonly inWords?: boolean }
  | { readonly n: 'any of'; readonly numbers: readonly number[] }
  | { readonly n: 'phrase'; readonly phrase: PhraseTree<K> }
  /** This much for each of something. */
  | { readonly n: 'per'; readonly each: number; readonly of: PhraseTree<K>; readonly max?: number }
  | { readonly n: 'number of'; readonly of: PhraseTree<K> }
  | { readonly n: 'sum'; readonly of: readonly Num<K>[] }
  | { readonly n: 'times'; readonly factor: number; readonly of: Num<K> }
  | { readonly n: 'largest'; readonly of: readonly Num<K>[] }
  /** A number, and others in other cases: "2 (3 for Falcon)". Equal cases are told once. */
  | {
      readonly n: 'cases'
      readonly first: Num<K>
      readonly others: readonly (readonly [NumberCase<K>, Num<K>])[]
      readonly each?: boolean
    }
/** When another number holds. */
export type NumberCase<K extends Keys = Keys> = { readonly for: PhraseTree<K> } | { readonly if: AdjunctTree<K> }

export type Comparison = '<' | '<=' | '=' | '>=' | '>'
/** A limit of a noun, which stands behind it. */
export type LimitTree<K extends Keys = Keys> =
  | { readonly p: 'prep'; readonly prep: K['preposition']; readonly of: PhraseTree<K>; readonly not?: boolean }
  /** A pattern; its words may agree with the noun: "piloted by Wedge", « piloté par Wedge ». */
  | { readonly p: 'phrase'; readonly phrase: K['phrase']; readonly slots?: PatternSlots<K>; readonly not?: boolean }
  /** A clause of which the noun is the object: "that you control". */
  | { readonly p: 'that'; readonly subject: PhraseTree<K>; readonly verb: VerbTree<K> }
  | {
      readonly p: 'having'
      readonly noun: K['noun']
      readonly not?: boolean
      readonly by?: Comparison
      readonly than?: Num<K>
    }
  | { readonly p: 'or'; readonly of: readonly LimitTree<K>[] }
  | { readonly p: 'except'; readonly of: PhraseTree<K> }

export type PatternSlot<K extends Keys = Keys> = PhraseTree<K> | Num<K> | LimitTree<K> | VerbTree<K> | AdjunctTree<K>
export type PatternSlots<K extends Keys = Keys> = { readonly [name: string]: PatternSlot<K> | undefined }
/** A verb with its slots. The lexicon of a language says how they stand around it. */
export interface VerbTree<K extends Keys = Keys> {
  readonly v: K['verb']
  readonly slots?: PatternSlots<K>
  readonly not?: boolean
}

/** `just`: has just done it; `about`: is about to do it. */
export type Mood = 'states' | 'may' | 'must' | 'may not' | 'just' | 'about' | 'imperative'
/** A statement. Without a subject it is about the thing that speaks. */
export interface ClauseTree<K extends Keys = Keys> {
  readonly subject?: PhraseTree<K>
  readonly verbs: readonly VerbTree<K>[]
  readonly join?: 'and' | 'or' | 'then'
  /** The purpose of the verbs: "discard a card to draw two". */
  readonly to?: readonly VerbTree<K>[]
  /** The other choice: "either draw a card, or show your hand". */
  readonly or?: Pick<ClauseTree<K>, 'verbs' | 'join'>
  readonly mood?: Mood
}
/** Clauses of which all hold, or one. */
export interface ClauseTrees<K extends Keys = Keys> {
  readonly join: 'and' | 'or'
  readonly of: readonly (ClauseTree<K> | ClauseTrees<K>)[]
}
export type Conjunction = 'while' | 'if' | 'unless' | 'when' | 'after' | 'only if'
/** A condition or a circumstance of a statement. */
export type AdjunctTree<K extends Keys = Keys> =
  | { readonly a: Conjunction; readonly of: ClauseTrees<K> }
  | { readonly a: 'prep'; readonly prep: K['preposition']; readonly of: PhraseTree<K> }
  | { readonly a: 'phrase'; readonly phrase: K['phrase']; readonly slots?: PatternSlots<K> }
  /** Several, one behind the other with commas between. */
  | { readonly a: 'list'; readonly of: readonly AdjunctTree<K>[] }

/** One sentence of a text: a statement, or a pattern of the lexicon. */
export interface SentenceTree<K extends Keys = Keys> {
  readonly front?: readonly AdjunctTree<K>[]
  readonly clause: ClauseTree<K> | PatternTree<K>
  readonly back?: readonly AdjunctTree<K>[]
  /** More statements under the same circumstances, behind semicolons. */
  readonly also?: readonly SentenceTree<K>[]
  /** More statements in the same breath, as part of a choice: "either you draw a card and it is lost, or …". */
  readonly and?: readonly SentenceTree<K>[]
  /** Other statements, one of which holds instead: "either you lose it, or it is turned". */
  readonly or?: readonly SentenceTree<K>[]
}

/** The most common makers, for the keys of one game. */
export const makers = <K extends Keys>() => ({
  noun: (
    head: K['noun'],
    det: Determiner,
    more: Partial<Omit<NounTree<K>, 'k' | 'head' | 'det'>> = {},
  ): NounTree<K> => ({
    k: 'noun',
    head,
    det,
    ...more,
  }),
  pronoun: (key: K['pronoun']): PronounTree<K> => ({ k: 'pronoun', pronoun: key }),
  worded: (phrase: K['phrase'], slots: PatternSlots<K> = {}): PatternTree<K> => ({ k: 'worded', phrase, slots }),
  verb: (v: K['verb'], slots: PatternSlots<K> = {}): VerbTree<K> => ({ v, slots }),
  adjunct: (phrase: K['phrase'], slots: PatternSlots<K> = {}): AdjunctTree<K> => ({ a: 'phrase', phrase, slots }),
  and: (of: readonly PhraseTree<K>[]): PhraseTree<K> => several('and', of),
  or: (of: readonly PhraseTree<K>[]): PhraseTree<K> => several('or', of),
})
const several = <K extends Keys>(join: 'and' | 'or', of: readonly PhraseTree<K>[]): PhraseTree<K> =>
  of.length === 1 ? of[0]! : { k: 'several', join, of }

export const digits = (number: number): { readonly n: 'number'; readonly number: number } => ({ n: 'number', number })
export const numberInWords = (number: number): Num<never> => ({ n: 'number', number, inWords: true })
