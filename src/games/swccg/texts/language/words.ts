/**
 * The language of card texts. A word is an entry of the language, such as `aboard` or `battle begins`; a family is what it
 * is: a filter, a test, an act. Folders of words add theirs by declaration merging, each with a table of its arguments, and
 * `texts/registry.ts` does not compile while one of them lacks its definition.
 *
 * Only filters nest freely. Conditions are a list of alternatives of lists of tests; amounts and acts nest once.
 */
import type { LimitRoles, RoleTable } from './roles.ts'
import type { Arguments, Table } from './takes.ts'

/** The words of each folder, by the name of the folder: filled by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: folders fill it
export interface Vocabularies {}

/** The words of one folder: by family, each with the table of its arguments. */
export interface Vocabulary {
  /** Nouns that cards or places fit: types, skills, models, characteristics. */
  readonly kinds?: readonly string[]
  /** Cards and places that stand so. */
  readonly filters?: Words
  /** Statements about the position. */
  readonly tests?: Words
  /** Numbers that are found. */
  readonly amounts?: Words
  /** Values that texts change and ask for, each with the class of its subject. */
  readonly stats?: Readonly<Record<string, Scope>>
  /** Rules, which hold by themselves. */
  readonly rules?: Words
  /** Deeds that texts forbid, each with the limits that it has. */
  readonly deeds?: Words
  /** Deeds that texts allow against the rules, each with the limits that it has. */
  readonly leaves?: Words
  /** Steps. */
  readonly acts?: Words
  /** Moments that an offer answers. */
  readonly moments?: Words
  /** Prices. */
  readonly costs?: Words
  /** Events that the engine tells texts, with their roles: moments speak of them. */
  readonly facts?: Readonly<Record<string, RoleTable>>
  /** Questions that the engine asks texts, with their roles: deeds and leaves answer them. */
  readonly questions?: Readonly<Record<string, RoleTable>>
  /** In which span an offer may be taken once, by title and player. */
  readonly pers?: readonly string[]
  /** How long something lasts that was begun. */
  readonly spans?: readonly string[]
  /** States of cards that lie on table and rest. */
  readonly marks?: Readonly<Record<string, MarkFlags>>
}
/** How the rules treat a card on table that rests: it lies under its bearer, goes where that goes, and does nothing. */
export interface MarkFlags {
  /** It takes a passenger's seat where its bearer is aboard something. */
  readonly seat?: true
  /** Values of it that are 0, where a text asks for them. */
  readonly zero?: readonly string[]
  /** The frame that begins when its bearer has left it; without it the card rests by itself. */
  readonly loose?: string
}
type Words = Readonly<Record<string, Table>>
/** The families whose words have arguments. */
export type Family = Exclude<keyof Vocabulary, 'kinds' | 'stats' | 'pers' | 'spans' | 'facts' | 'questions' | 'marks'>

/** Returns the words of a folder. */
export const vocabulary = <const V extends Vocabulary>(words: V): V => words

// ---------------------------------------------------------------- nodes

type V = Vocabularies
type WordList<F extends 'kinds' | 'pers' | 'spans'> = {
  [M in keyof V]: V[M] extends { readonly [K in F]: readonly (infer W)[] } ? W : never
}[keyof V]
/** The words of a family. */
export type WordOf<F extends Family> = {
  [M in keyof V]: V[M] extends { readonly [K in F]: infer T } ? keyof T & string : never
}[keyof V]
/** The table of a word. */
export type TableOf<F extends Family, W> = {
  [M in keyof V]: V[M] extends { readonly [K in F]: infer T } ? (W extends keyof T ? T[W] : never) : never
}[keyof V]
/** The arguments of a word. */
export type ArgumentsOf<F extends Family, W> = Arguments<TableOf<F, W>>
type NodeOf<F extends Family, W> = W extends string ? { readonly word: W } & ArgumentsOf<F, W> : never
/** A word with its arguments. */
export type Node<F extends Family> = NodeOf<F, WordOf<F>>

/** The marks of all folders. */
export type MarkName = {
  [M in keyof V]: V[M] extends { readonly marks: infer T } ? keyof T & string : never
}[keyof V]
export type TextKind = WordList<'kinds'>
export type Per = WordList<'pers'>
export type SpanName = WordList<'spans'>
export type Filter = TextKind | Node<'filters'>
export type Test = Node<'tests'> & { readonly no?: true }
/** One test, all of a list, or one of several lists. */
export type Condition = Test | readonly Test[] | { readonly any: readonly (readonly Test[])[] }
export type Amount = number | Node<'amounts'>
export type Rule = Node<'rules'>
export type Act = Node<'acts'>
export type Moment = Node<'moments'>
export type Cost = Node<'costs'>
export type Deed = WordOf<'deeds'>
export type Leave = WordOf<'leaves'>
/** The facts or questions of all folders. */
export type NameIn<F extends 'facts' | 'questions'> = {
  [M in keyof V]: V[M] extends { readonly [K in F]: infer T } ? keyof T & string : never
}[keyof V]
/** The roles of a fact or question. */
export type RolesIn<F extends 'facts' | 'questions', N> = {
  [M in keyof V]: V[M] extends { readonly [K in F]: infer T } ? (N extends keyof T ? T[N] : never) : never
}[keyof V]

// ---------------------------------------------------------------- closed lists

/** A player as a text names them; `each`: both, each for themselves; `owner`: of the card concerned; `payer`: who pays. */
export const PLAYERS = ['you', 'opponent', 'each', 'owner', 'payer'] as const
export type TextPlayer = (typeof PLAYERS)[number]
export const COMPARED = ['<', '<=', '=', '>=', '>'] as const
export type ComparedStat = (typeof COMPARED)[number]
export const PILES = ['reserve', 'force', 'used', 'lost', 'hand'] as const
export type PileName = (typeof PILES)[number]
export const PHASES = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const
export type PhaseName = (typeof PHASES)[number]

// ---------------------------------------------------------------- values

/** The subjects of values, and the limits that a rule about them can have. */
export const SCOPES = {
  /** Of a card, on table or not. Without `of`: this card. */
  card: { 'of?': 'filter' },
  /** Paid for a card that goes somewhere. */
  cost: { 'of?': 'filter', 'to?': 'filter', 'from?': 'filter' },
  /** Paid by a player for a way between two places. */
  transit: { 'whose?': 'player', 'from?': 'filter', 'to?': 'filter' },
  /** Of a player at a place. Without `at`: here. */
  place: { 'whose?': 'player', 'at?': 'filter' },
  /** Of a player in a battle. Without `at`: battles in which this card takes part. */
  battle: { 'whose?': 'player', 'at?': 'filter' },
  /** Of a shot: `of` a weapon, fired `by` one card `against` another. Without `of` and `by`: of this weapon. */
  shot: { 'of?': 'filter', 'by?': 'filter', 'against?': 'filter' },
  /** Of a player. */
  player: { 'whose?': 'player' },
  /** Of a loss or gain of Force: `by` what card. */
  flow: { 'whose?': 'player', 'by?': 'filter' },
  /** Of a loss of Force: `by` the text of what card, or to a drain `at` what place. */
  loss: { 'whose?': 'player', 'by?': 'filter', 'at?': 'filter' },
} as const satisfies Readonly<Record<string, Table>>
export type Scope = keyof typeof SCOPES
/**
 * The roles of the question for a value: the card that has it; the places or cards to, from and at which it is; the card that
 * fires or whose text it is, and the card that is shot at; the player.
 */
export const OF_VALUES = {
  card: 'subject',
  to: 'subject',
  from: 'subject',
  at: 'subject',
  by: 'subject',
  against: 'subject',
  player: 'player',
} as const satisfies RoleTable
const SELF = { word: 'self' } as const
const OF_SELF = { without: ['of'], given: { of: SELF } } as const
const OF_YOU = { without: ['whose'], given: { whose: 'you' } } as const
/** Cards that fight speak of the battles in which they take part; all other cards of every battle. */
const OF_OWN_BATTLES: Condition = {
  any: [
    [{ word: 'is', fit: { word: 'in battle' } }],
    [{ word: 'is', fit: { word: 'or', fit: ['character', 'starship', 'vehicle'] }, no: true }],
  ],
}
/** The roles of the limits of rules about values, by the subject of the value. */
export const VALUE_ROLES: {
  readonly [S in Scope]: LimitRoles<(typeof SCOPES)[S], typeof OF_VALUES, Condition>
} = {
  card: { roles: { of: 'card' }, absent: [OF_SELF] },
  cost: { roles: { of: 'card', to: 'to', from: 'from' }, absent: [OF_SELF] },
  transit: { roles: { whose: 'player', from: 'from', to: 'to' }, absent: [OF_YOU] },
  place: {
    roles: { whose: 'player', at: 'at' },
    absent: [OF_YOU, { without: ['at'], given: { at: { word: 'here' } } }],
  },
  battle: {
    roles: { whose: 'player', at: 'at' },
    absent: [OF_YOU, { without: ['at'], given: { while: OF_OWN_BATTLES } }],
  },
  shot: {
    roles: { of: 'card', by: 'by', against: 'against' },
    absent: [{ without: ['of', 'by'], given: { of: SELF } }],
  },
  player: { roles: { whose: 'player' }, absent: [OF_YOU] },
  flow: { roles: { whose: 'player', by: 'by' }, absent: [OF_YOU] },
  loss: { roles: { whose: 'player', by: 'by', at: 'at' }, absent: [OF_YOU] },
}
/** The classes of subjects, by stat. */
type Stats = {
  [M in keyof V]: V[M] extends { readonly stats: infer S } ? S : never
}[keyof V]
type StatsOf<S> = S extends unknown ? keyof S & string : never
export type Stat = StatsOf<Stats>
type ClassOf<N> = {
  [M in keyof V]: V[M] extends { readonly stats: infer S } ? (N extends keyof S ? S[N] : never) : never
}[keyof V]
/** The limits of rules about a stat. */
export type ScopeOf<S extends Stat> = Arguments<(typeof SCOPES)[ClassOf<S> & Scope]>
/** All limits of values: the table of rules about any stat. */
export const ANY_SCOPE = {
  'of?': 'filter',
  'to?': 'filter',
  'from?': 'filter',
  'at?': 'filter',
  'by?': 'filter',
  'against?': 'filter',
  'whose?': 'player',
} as const satisfies Table
/** When a rule holds, and how often. */
export const WHILE = {
  'while?': 'condition',
  'unless?': 'condition',
  /** Each copy counts. */
  'cumulative?': 'flag',
  /** Only for the first such card in a span. */
  'first?': ['phase'],
} as const satisfies Table
export type While = Arguments<typeof WHILE>

// ---------------------------------------------------------------- pieces

/** Cards that a player chooses first, by the names that the acts use. */
export interface Choice {
  readonly of: Filter
  /** Any number of them, all at one place. */
  readonly many?: 'any, together'
}
/** An action that a player may take, or must. */
export interface Offer {
  readonly offer: 'may' | 'must' | 'used' | 'lost' | 'starting'
  readonly at: readonly Moment[]
  readonly does: readonly Act[]
  readonly cost?: Cost
  readonly choose?: Readonly<Record<string, Choice>>
  readonly if?: Condition
  readonly unless?: Condition
  readonly once?: Per
  /** The text may be used this many times in that span, by the count at each use; absent: once. */
  readonly times?: Amount
  /** This function cannot be cancelled by that title. */
  readonly immuneTo?: string
}
/** Several rules under one condition. */
export interface Group {
  readonly group: 'while'
  readonly while: Condition
  readonly pieces: Readonly<Record<string, Rule>>
}
/** In words of our own: about cards or a part of the game that the pool does not have yet. */
export interface Later {
  readonly later: string
  readonly says: { readonly en: string; readonly fr: string }
}
export type CardPiece = Rule | Offer | Group | Later
/** A text: pieces by their keys. A key stands in stored states, so that it never changes its meaning. */
export type Text = Readonly<Record<string, CardPiece>>

// ---------------------------------------------------------------- arguments

declare module './takes.ts' {
  /** The types of arguments, by the names that tables use. */
  interface Takings {
    readonly filter: Filter
    readonly amount: Amount
    readonly condition: Condition
    readonly moment: Moment
    readonly cost: Cost
    readonly act: Act
    readonly rule: Rule
    readonly acts: readonly Act[]
    readonly rules: readonly Rule[]
    readonly filters: readonly Filter[]
    readonly amounts: readonly Amount[]
    /** Acts by the keys of their choices. */
    readonly options: Readonly<Record<string, readonly Act[]>>
    readonly number: number
    readonly flag: true
    /** A name or title as it is printed, or the name of a chosen card. */
    readonly name: string
    readonly names: readonly string[]
    readonly kind: TextKind
    readonly stat: Stat
    readonly deeds: readonly Deed[]
    readonly leave: Leave
    readonly per: Per
    readonly span: SpanName
    readonly phase: PhaseName
    readonly pile: PileName
    readonly player: TextPlayer
    readonly compared: ComparedStat
  }
}
