/** Walks texts of the language by the tables of their words: every word with its arguments, and where it stands. */
import { argumentsIn, type Table, type Take } from '../../../src/games/swccg/texts/language/takes.ts'
import type { Family, Text } from '../../../src/games/swccg/texts/language/words.ts'
import { language } from '../../../src/games/swccg/texts/registry.ts'

export type Path = readonly (string | number)[]
/** An argument of a word, where it stands in a text. */
export interface PlacedArgument {
  /** Family and word; what is no word is named by what it is: `offer`, `choice`. */
  readonly owner: string
  readonly name: string
  readonly take: Take
  readonly optional: boolean
  readonly value: unknown
  readonly path: Path
}

/** The fields of an offer, as if it were a word. */
const OFFER: Table = {
  offer: ['may', 'must', 'used', 'lost'],
  at: { each: {} },
  does: 'acts',
  'cost?': 'cost',
  'if?': 'condition',
  'unless?': 'condition',
  'once?': 'per',
  'immuneTo?': 'name',
}
/** The families of nodes that a taking holds, one or a list. */
const HOLDS: Readonly<Partial<Record<string, Family>>> = {
  filter: 'filters',
  amount: 'amounts',
  moment: 'moments',
  cost: 'costs',
  act: 'acts',
  rule: 'rules',
  acts: 'acts',
  rules: 'rules',
  filters: 'filters',
  amounts: 'amounts',
}
type Fields = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Yields the arguments of a node of a family, and all that stand in them. */
function* argumentsOf(family: Family, node: unknown, path: Path): Generator<PlacedArgument> {
  if (!isNode(node)) return
  const word = String(node.word)
  const entry = language.words[family].get(word)
  if (entry === undefined) throw new Error(`no word «${word}» among ${family}`)
  yield* fields(`${family} ${word}`, entry.table, node, path)
}
function* fields(owner: string, table: Table, node: Fields, path: Path): Generator<PlacedArgument> {
  for (const [name, { take, optional }] of argumentsIn(table)) {
    const value = node[name]
    if (value === undefined) continue
    yield { owner, name, take, optional, value, path: [...path, name] }
    yield* inside(owner, take, value, [...path, name])
  }
}
function* inside(owner: string, take: Take, value: unknown, path: Path): Generator<PlacedArgument> {
  if (take === 'condition') return yield* testsIn(value, path)
  if (take === 'options')
    for (const [key, acts] of Object.entries(value as Readonly<Record<string, unknown>>))
      yield* inside(owner, 'acts', acts, [...path, key])
  if (typeof take !== 'string') return
  const family = HOLDS[take]
  if (family === undefined) return
  if (Array.isArray(value)) for (const [at, one] of value.entries()) yield* argumentsOf(family, one, [...path, at])
  else yield* argumentsOf(family, value, path)
}
function* testsIn(value: unknown, path: Path): Generator<PlacedArgument> {
  if (Array.isArray(value)) for (const [at, one] of value.entries()) yield* testsIn(one, [...path, at])
  else if (isNode(value) && 'any' in value) yield* testsIn(value.any, [...path, 'any'])
  else yield* argumentsOf('tests', value, path)
}

/** Yields the arguments in a text. */
export function* argumentsInText(text: Text): Generator<PlacedArgument> {
  for (const [key, piece] of Object.entries(text)) {
    if ('word' in piece) yield* argumentsOf('rules', piece, [key])
    else if ('group' in piece) {
      yield {
        owner: 'group',
        name: 'while',
        take: 'condition',
        optional: false,
        value: piece.while,
        path: [key, 'while'],
      }
      yield* testsIn(piece.while, [key, 'while'])
      for (const [inner, rule] of Object.entries(piece.pieces))
        yield* argumentsOf('rules', rule, [key, 'pieces', inner])
    } else if ('offer' in piece) {
      yield* fields('offer', OFFER, piece as never, [key])
      for (const [at, moment] of piece.at.entries()) yield* argumentsOf('moments', moment, [key, 'at', at])
      for (const [name, choice] of Object.entries(piece.choose ?? {})) {
        const path = [key, 'choose', name, 'of']
        yield { owner: 'choice', name: 'of', take: 'filter', optional: false, value: choice.of, path }
        yield* argumentsOf('filters', choice.of, path)
      }
    }
  }
}

/** A word with its arguments, and whether it stands in a search of a pile. */
export interface PlacedNode {
  readonly family: Family
  readonly word: string
  readonly node: Fields
  readonly searched: boolean
}
/** Filters whose inner ones are about the same card. */
const OF_SAME: readonly string[] = ['all', 'or', 'not']
/** Acts that look for cards in a pile or a hand. */
const SEARCHES: readonly string[] = ['take', 'deploy', 'deploy pair', 'retrieve']

function* nodesOf(family: Family, node: unknown, searched: boolean): Generator<PlacedNode> {
  if (!isNode(node)) return
  const word = String(node.word)
  yield { family, word, node, searched }
  const inSearch =
    family === 'filters'
      ? searched && OF_SAME.includes(word)
      : searched || (family === 'acts' && (SEARCHES.includes(word) || 'from' in node))
  // A card that is looked for goes to a place on table.
  for (const [name, { take }] of argumentsIn(language.words[family].get(word)!.table))
    yield* nodesTaken(take, node[name], inSearch && !(family === 'acts' && name === 'to'))
}
function* nodesTaken(take: Take, value: unknown, searched: boolean): Generator<PlacedNode> {
  if (value === undefined || typeof take !== 'string') return
  if (take === 'condition') return yield* testNodes(value, searched)
  if (take === 'options') for (const acts of Object.values(value as Fields)) yield* nodesTaken('acts', acts, searched)
  const family = HOLDS[take]
  if (family !== undefined) for (const one of [value].flat()) yield* nodesOf(family, one, searched)
}
function* testNodes(value: unknown, searched: boolean): Generator<PlacedNode> {
  if (Array.isArray(value)) for (const one of value) yield* testNodes(one, searched)
  else if (isNode(value) && 'any' in value) yield* testNodes(value.any, searched)
  else yield* nodesOf('tests', value, searched)
}

/** Yields all words in a text. */
export function* nodesInText(text: Text): Generator<PlacedNode> {
  for (const piece of Object.values(text)) {
    if ('word' in piece) yield* nodesOf('rules', piece, false)
    else if ('group' in piece) {
      yield* testNodes(piece.while, false)
      for (const rule of Object.values(piece.pieces)) yield* nodesOf('rules', rule, false)
    } else if ('offer' in piece) {
      for (const moment of piece.at) yield* nodesOf('moments', moment, false)
      for (const { of } of Object.values(piece.choose ?? {})) yield* nodesOf('filters', of, false)
      for (const condition of [piece.if, piece.unless]) yield* nodesTaken('condition', condition, false)
      yield* nodesTaken('cost', piece.cost, false)
      for (const act of piece.does) yield* nodesOf('acts', act, false)
    }
  }
}

/** Returns the words in a text, with their families. */
export function wordsIn(text: Text): ReadonlySet<string> {
  const found = new Set<string>()
  const note = (family: Family, node: unknown): void => {
    if (isNode(node)) found.add(`${family} ${String(node.word)}`)
  }
  const noteAll = (take: Take, value: unknown): void => {
    if (take === 'condition') return noteTests(value)
    if (take === 'deeds') for (const deed of value as readonly string[]) found.add(`deeds ${deed}`)
    if (take === 'leave') found.add(`leaves ${String(value)}`)
    if (take === 'options') for (const acts of Object.values(value as Fields)) noteAll('acts', acts)
    const family = typeof take === 'string' ? HOLDS[take] : undefined
    if (family !== undefined) for (const one of [value].flat()) note(family, one)
  }
  const noteTests = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(noteTests)
    else if (isNode(value) && 'any' in value) noteTests(value.any)
    else note('tests', value)
  }
  for (const piece of Object.values(text)) {
    if ('word' in piece) note('rules', piece)
    if ('group' in piece) for (const rule of Object.values(piece.pieces)) note('rules', rule)
    if ('offer' in piece) for (const moment of piece.at) note('moments', moment)
  }
  for (const { take, value } of argumentsInText(text)) noteAll(take, value)
  return found
}

/** Returns a copy of a text or of a part of one with another value at a path; undefined: without it. */
export function changedAt(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>
  if (rest.length === 0 && to === undefined) delete copy[key]
  else copy[key] = changedAt(copy[key], rest, to)
  return copy
}
