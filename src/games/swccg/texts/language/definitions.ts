/**
 * The definitions that a folder brings for its words. `define` does not compile while a word of the folder lacks an aspect, and
 * `compose` not while a folder is missing.
 */
import type { ActChoice, ActContext, ActDecision, ActHands, Now, Payer } from './doing.ts'
import type { From, PrintedFacts } from './from.ts'
import type { Adjunct, Clause, Clauses, NounKey, NumberPhrase, PhraseKey, Sentence, Verb } from './lexicon.ts'
import type { AnyLimitRoles, LimitRoles } from './roles.ts'
import type { PhrasePart, Say, TextStep } from './say.ts'
import type { Arguments, Table } from './takes.ts'
import type {
  Condition,
  Family,
  MarkFlags,
  NameIn,
  RolesIn,
  Scope,
  Test,
  Vocabularies,
  Vocabulary,
  WHILE,
} from './words.ts'
import type { Good, Outlook } from './worth.ts'

/** The part of a sentence as which words of each family are told. */
interface Tellings {
  readonly filters: PhrasePart
  readonly tests: Clause | Clauses
  readonly amounts: NumberPhrase
  readonly rules: Sentence
  readonly deeds: Verb
  readonly leaves: Verb
  readonly acts: TextStep | readonly TextStep[]
  readonly moments: Adjunct
  readonly costs: Verb
}
/** The input of a word besides its arguments. */
interface Besides {
  readonly tests: Pick<Test, 'no'>
}
type Input<F extends Family, X> = X & (F extends keyof Besides ? Besides[F] : unknown)
/** Tells whether a card or place is what a word with these arguments means. */
export type FilterReader<X> = <S>(card: S, x: X, from: From<S>) => boolean
export type TestReader<X> = <S>(x: X, from: From<S>) => boolean
/** Returns null where there is no such number. */
export type AmountReader<X> = <S>(x: X, from: From<S>) => number | null
/** How an act is done. */
interface Doer<X> {
  /** Does its step, with what its player chose. */
  do<S>(x: X, game: ActHands<S>, chosen: ActChoice<S>): void
  /** The decision of its player before; null: none. Absent: there never is one. */
  decides?<S>(x: X, game: ActContext<S>): ActDecision | null
  /** Whether there is anything to act on; absent: always, and a search may find nothing (SG-21). */
  can?<S>(x: X, from: From<S>): boolean
  /** The Force that is paid when it is chosen among others; absent: none. */
  price?<S>(x: X, from: From<S>): number
  /** The goods that it gives and takes, as far as its player sees; a string: the reason why nobody can tell before. */
  readonly worth: string | (<S>(x: X, seen: Outlook<S>) => readonly Good<S>[])
}
/** How a price is paid. */
interface Price<X> {
  /** Whether its player has it. */
  can(x: X, paying: Payer): boolean
  pay(x: X, paying: Payer): void
}
/** How words are read of which the position knows an answer. */
interface Readers<X> {
  /** `never`: no card or place of the pool is so, for this reason. */
  readonly filters: ({ readonly read: FilterReader<X> } | { readonly never: string }) & {
    /** It means cards that rest, too; all other words speak of active cards alone. */
    readonly resting?: true
  }
  readonly tests: { readonly read: TestReader<X> }
  readonly amounts: { readonly read: AmountReader<X> }
  readonly acts: Doer<X>
  readonly costs: Price<X>
}
type ReaderOf<F extends Family, X> = F extends keyof Readers<X> ? Readers<X>[F] : unknown
/** The fact of which a moment speaks. */
type On<T> = {
  [N in NameIn<'facts'>]: { readonly fact: N } & LimitRoles<T, RolesIn<'facts', N>, Condition>
}[NameIn<'facts'>]
/** The question that a deed or a leave answers. */
type Asks<T> = {
  [N in NameIn<'questions'>]: { readonly question: N } & LimitRoles<T, RolesIn<'questions', N>, Condition>
}[NameIn<'questions'>]
/**
 * Rules that answer no question of their own: about a value, by the roles of its class; of deeds and leaves, by the question of
 * each; of the card's own text, which is read where that card is deployed, fires or is played.
 */
type Elsewhere = 'value' | 'deed' | 'own text'
/** Further aspects of the words of some families. */
interface Further<T> {
  readonly rules: { readonly asks: Asks<Omit<T, keyof typeof WHILE>> | Elsewhere }
  readonly moments: {
    readonly on: On<T>
    /** Whether both players know that it has come; otherwise the reason why not. */
    readonly public: true | string
  }
  readonly deeds: { readonly asks: Asks<T> }
  readonly leaves: { readonly asks: Asks<T> }
}
/** The same aspects as the dispatcher reads them. */
interface AnyFurther {
  readonly rules: { readonly asks: (AnyLimitRoles & { readonly question: string }) | Elsewhere }
  readonly moments: { readonly on: AnyLimitRoles & { readonly fact: string }; readonly public: true | string }
  readonly deeds: { readonly asks: AnyLimitRoles & { readonly question: string } }
  readonly leaves: { readonly asks: AnyLimitRoles & { readonly question: string } }
}
/** The aspects of a word. Examples together use every argument and every value of its closed lists. */
type Aspects<F extends Family, T> = {
  say(x: Input<F, Arguments<T>>, say: Say): Tellings[F]
} & ReaderOf<F, Arguments<T>> &
  (F extends keyof Further<T> ? Further<T>[F] : unknown) &
  (keyof T extends never ? unknown : { readonly examples: readonly [Arguments<T>, ...Arguments<T>[]] })
/** Tells whether a card is of a kind, by what is printed on it. */
export interface KindDefinition {
  is(card: PrintedFacts): boolean
}

/** How a limit is told, and the span in which a use counts: uses under the same key are in the same span. */
export interface PerDefinition {
  readonly say: PhraseKey
  /** The same for more than one use, with their number as `q`: one that is counted, and one that is fixed. */
  readonly often: PhraseKey
  readonly several: PhraseKey
  key(now: Now): string
}

/** How a value is told and, of cards, where texts in play change it. */
export interface StatDefinition {
  readonly noun: NounKey
  /** Of cards on table alone, or also of those in hands and piles: these have their printed value otherwise. */
  readonly reach?: Reach
}
type Reach = 'table' | 'anywhere'
/** A value of a card says how far texts reach; a place, a player, a battle or a shot is nowhere else. */
type StatAspects<S> = S extends 'card' | 'cost'
  ? { readonly noun: NounKey; readonly reach: Reach }
  : { readonly noun: NounKey }

/** The definitions of the words of a folder: one for each word. */
export type Definitions<V extends Vocabulary> = {
  readonly [F in keyof V & Family]-?: { readonly [W in keyof V[F]]: Aspects<F, V[F][W]> }
} & (V extends { readonly kinds: readonly (infer K extends string)[] }
  ? { readonly kinds: Readonly<Record<K, KindDefinition>> }
  : unknown) &
  (V extends { readonly stats: infer S }
    ? { readonly stats: { readonly [N in keyof S]: StatAspects<S[N]> } }
    : unknown) &
  (V extends { readonly pers: readonly (infer P extends string)[] }
    ? { readonly pers: Readonly<Record<P, PerDefinition>> }
    : unknown) &
  (V extends { readonly spans: readonly (infer P extends string)[] }
    ? { readonly spans: Readonly<Record<P, PhraseKey>> }
    : unknown)

/** A folder: its words with their definitions. */
export interface Folder<V extends Vocabulary = Vocabulary> {
  readonly vocabulary: V
  readonly definitions: Definitions<V>
}
/** Returns the folder of these words. A word without its definition does not compile. */
export const define = <V extends Vocabulary>(vocabulary: V, definitions: Definitions<V>): Folder<V> => ({
  vocabulary,
  definitions,
})

/** A word of any family, as dispatchers and checks read it. */
export type AnyWord<F extends Family = Family> = {
  readonly table: Table
  readonly say: (x: never, say: Say) => unknown
  readonly examples: readonly object[]
} & ReaderOf<F, never> &
  (F extends keyof AnyFurther ? AnyFurther[F] : unknown)
/** All words of the language, by family. */
export interface TextLanguage {
  readonly words: { readonly [F in Family]: ReadonlyMap<string, AnyWord<F>> }
  readonly kinds: ReadonlyMap<string, KindDefinition>
  /** Values, and the classes of their subjects. */
  readonly stats: ReadonlyMap<string, StatDefinition>
  readonly scopes: ReadonlyMap<string, Scope>
  readonly pers: Readonly<Record<string, PerDefinition>>
  readonly spans: Readonly<Record<string, PhraseKey>>
  readonly marks: ReadonlyMap<string, MarkFlags>
}
export const FAMILIES = [
  'filters',
  'tests',
  'amounts',
  'rules',
  'deeds',
  'leaves',
  'acts',
  'moments',
  'costs',
] as const satisfies readonly Family[]

/** Returns the language of all folders: one line for each. @throws if two folders define one word */
export function compose(
  folders: {
    readonly [M in keyof Vocabularies]: Vocabularies[M] extends Vocabulary ? Folder<Vocabularies[M]> : never
  },
): TextLanguage {
  const all = Object.values(folders) as readonly unknown[] as readonly Folder[]
  const joined = <T>(family: string, of: (one: Folder) => Readonly<Record<string, T>>): ReadonlyMap<string, T> => {
    const found = new Map<string, T>()
    for (const [word, entry] of all.flatMap((one) => Object.entries(of(one)))) {
      if (found.has(word)) throw new Error(`«${word}» of ${family} is defined twice`)
      found.set(word, entry)
    }
    return found
  }
  const wordsOf = (family: Family) =>
    joined(family, ({ vocabulary, definitions }): Readonly<Record<string, AnyWord>> => {
      const own = (definitions as Readonly<Record<string, Readonly<Record<string, Omit<AnyWord, 'table'>>>>>)[family]
      return Object.fromEntries(
        Object.entries(vocabulary[family] ?? {}).map(([word, table]) => {
          const { examples = [{}], ...aspects } = own![word]!
          return [word, { ...aspects, table, examples }]
        }),
      )
    })
  const entriesOf = <T>(family: 'kinds' | 'stats' | 'pers' | 'spans') =>
    joined(
      family,
      ({ definitions }) => (definitions as Readonly<Record<string, Readonly<Record<string, T>>>>)[family] ?? {},
    )
  const keysOf = <T>(family: 'pers' | 'spans') => Object.fromEntries(entriesOf<T>(family))
  return {
    words: Object.fromEntries(FAMILIES.map((family) => [family, wordsOf(family)])) as never,
    kinds: entriesOf<KindDefinition>('kinds'),
    stats: entriesOf<StatDefinition>('stats'),
    scopes: joined('stats', ({ vocabulary }) => vocabulary.stats ?? {}),
    pers: keysOf<PerDefinition>('pers'),
    spans: keysOf<PhraseKey>('spans'),
    marks: joined('marks', ({ vocabulary }) => vocabulary.marks ?? {}),
  }
}
