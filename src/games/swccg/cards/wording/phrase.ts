/** Takes the cards that a text means apart into the parts of a noun phrase, which are the same in every language. */
import type { CardKind } from '../card-kinds.ts'
import type { Act, Filter, Plain } from '../vocabulary.ts'
import { type Trailing, trails } from './nouns.ts'

/** Words that stand for a card or place by themselves. */
export type Pronoun = Extract<Plain, 'self' | 'host' | 'it' | 'target' | 'here' | 'adjacent' | 'start'>
/** Words before a noun. */
export type Quality = Extract<Plain, 'other' | 'unique' | 'non-unique' | 'generic' | 'unpiloted'>
/** A filter that stands behind a noun as a clause of its own. */
export type ClauseFilter = Exclude<Filter, { readonly cards: 'all' | 'yours' | 'theirs' }>

/** The kinds of a phrase: one, or several of which one is enough. */
export type Head = Exclude<CardKind, Trailing> | readonly Filter[]

/** The parts of a noun phrase. */
export interface Phrase {
  readonly whose: 'yours' | 'theirs' | null
  readonly pronoun: Pronoun | null
  readonly qualities: readonly Quality[]
  readonly heads: readonly Head[]
  /** Names, by persona or by title. */
  readonly names: readonly string[]
  readonly byTitle: boolean
  readonly after: readonly ClauseFilter[]
}

const PRONOUNS: ReadonlySet<string> = new Set(['self', 'host', 'it', 'target', 'here', 'adjacent', 'start'])
const QUALITIES: ReadonlySet<string> = new Set(['other', 'unique', 'non-unique', 'generic', 'unpiloted'])
const isPronoun = (word: string): word is Pronoun => PRONOUNS.has(word)
const isQuality = (word: string): word is Quality => QUALITIES.has(word)

type Parts = { -readonly [K in keyof Phrase]: Phrase[K] extends readonly (infer T)[] ? T[] : Phrase[K] }

/** Returns the parts of a filter. An `any` at the top is one head with alternatives, unless it is about places. */
export function phraseOf(filter: Filter): Phrase {
  const parts: Parts = { whose: null, pronoun: null, qualities: [], heads: [], names: [], byTitle: false, after: [] }
  if (typeof filter === 'object' && 'fit' in filter && filter.cards !== 'not' && filter.cards !== 'any') {
    if (filter.cards !== 'all') parts.whose = filter.cards
    for (const one of filter.fit) sort(one, parts)
  } else sort(filter, parts)
  return parts
}

function sort(filter: Filter, parts: Parts): void {
  if (typeof filter === 'string') {
    if (trails(filter)) parts.after.push(filter)
    else parts.heads.push(filter)
    return
  }
  if (filter.cards === 'all' || filter.cards === 'yours' || filter.cards === 'theirs') {
    if (filter.cards !== 'all') parts.whose = filter.cards
    for (const one of filter.fit) sort(one, parts)
  } else if (filter.cards === 'any') {
    if (filter.fit.every(standsAlone)) parts.heads.push(filter.fit)
    else parts.after.push(filter)
  } else if (filter.cards === 'named' || filter.cards === 'titled') {
    parts.names.push(...filter.names)
    parts.byTitle = filter.cards === 'titled'
  } else if (isPronoun(filter.cards) && parts.pronoun === null) parts.pronoun = filter.cards
  else if (isQuality(filter.cards)) parts.qualities.push(filter.cards)
  else parts.after.push(filter)
}

/** Returns whether a filter can be a noun phrase without another noun before it. */
function standsAlone(filter: Filter): boolean {
  if (typeof filter === 'string') return !trails(filter)
  if (filter.cards === 'any') return filter.fit.every(standsAlone)
  return ['all', 'yours', 'theirs', 'named', 'titled', 'target', 'self', 'on planet', 'of planet'].includes(
    filter.cards,
  )
}

/** Returns the acts of an offer that chooses a target: modifiers that name no cards concern it. */
export const onTarget = (acts: readonly Act[]): readonly Act[] =>
  acts.map(
    (one) => ('does' in one && 'stat' in one && !('of' in one) ? { ...one, of: { cards: 'target' } } : one) as Act,
  )

/** Returns what is said of each piece, in their order. */
export const eachOf = <Piece>(pieces: Readonly<Record<string, Piece>>, say: (piece: Piece) => string): string[] =>
  Object.values(pieces).map(say)
