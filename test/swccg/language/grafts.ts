/**
 * Texts with a part of another text in its place: a filter, a condition, an amount or an act. Words of the language must go
 * together however a card combines them, and the next set brings combinations that no card of the pool has.
 */
import { LANGUAGES, type Language } from '../../../src/contract/index.ts'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { speakerOf } from '../../../src/games/swccg/texts/card-text.ts'
import { FAMILIES } from '../../../src/games/swccg/texts/language/definitions.ts'
import { argumentsIn } from '../../../src/games/swccg/texts/language/takes.ts'
import { type Family, SCOPES, type Text, WHILE } from '../../../src/games/swccg/texts/language/words.ts'
import { language } from '../../../src/games/swccg/texts/registry.ts'
import type { Speaker } from '../../../src/games/swccg/texts/wording/card-wording.ts'
import { stream } from '../../../src/kit/chance/streams.ts'
import { examplesOf, lineOf, textWith } from './examples.ts'
import { textsOf } from './nodes.ts'
import { argumentsInText, changedAt, type Path } from './walk.ts'

/** The types of parts that are exchanged. */
const PARTS = ['filter', 'condition', 'amount', 'act'] as const
type PartType = (typeof PARTS)[number]
/** A part of a text, and where it stands. */
interface TextPart {
  readonly type: PartType
  readonly path: Path
  readonly value: unknown
}
/** A text with its parts, and the card that speaks it. */
interface GraftHost {
  readonly name: string
  readonly text: Text
  readonly speaker: Speaker
  readonly parts: readonly TextPart[]
  /** Arguments that its words do not have. */
  readonly missing: readonly TextPart[]
}
/** A graft: the name of the host and what was put where, the text, and the card that speaks it. */
export interface Graft {
  readonly name: string
  readonly text: Text
  readonly speaker: Speaker
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Lists of parts, by the type of what they hold. */
const LISTS: Readonly<Record<string, PartType>> = { filters: 'filter', amounts: 'amount', acts: 'act' }
const isPartType = (take: unknown): take is PartType => PARTS.some((one) => one === take)

/** Arguments that stand in place of one another. */
const INSTEAD: Readonly<Record<string, string>> = { on: 'table', freeIf: 'free', of: 'whose' }
/** Arguments that need another one. */
const NEEDS: Readonly<Record<string, string>> = { than: 'by' }
/** The limits that rules about a value or a deed can have. */
function limitsOf(node: Fields): readonly string[] | null {
  const tables =
    'stat' in node
      ? [SCOPES[language.scopes.get(String(node.stat))!], WHILE]
      : 'deeds' in node
        ? (node.deeds as readonly string[]).map((deed) => language.words.deeds.get(deed)!.table)
        : 'leave' in node
          ? [language.words.leaves.get(String(node.leave))!.table]
          : null
  return tables?.flatMap((table) => [...argumentsIn(table).keys()]) ?? null
}
const atPath = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>>)[key], value)
/** Returns the arguments that words of a text may have, and do not. */
function missingIn(text: Text): readonly TextPart[] {
  const nodes = new Map<string, { readonly owner: string; readonly path: Path }>()
  for (const { owner, path } of argumentsInText(text))
    nodes.set(path.slice(0, -1).join(), { owner, path: path.slice(0, -1) })
  return [...nodes.values()].flatMap(({ owner, path }): readonly TextPart[] => {
    const node = atPath(text, path)
    const [family = '', ...word] = owner.split(' ')
    const entry = language.words[family as Family]?.get(word.join(' '))
    if (entry === undefined || !isFields(node)) return []
    const limits = family === 'rules' ? limitsOf(node) : null
    return [...argumentsIn(entry.table)].flatMap(([name, { take, optional }]) =>
      !optional ||
      name in node ||
      !isPartType(take) ||
      INSTEAD[name]! in node ||
      !((NEEDS[name] ?? 'word') in node) ||
      limits?.includes(name) === false
        ? []
        : [{ type: take, path: [...path, name], value: undefined }],
    )
  })
}

/** Returns the parts of a text that can be exchanged: arguments, and the members of lists. */
function partsIn(text: Text): readonly TextPart[] {
  return [...argumentsInText(text)].flatMap(({ take, path, value }): readonly TextPart[] => {
    if (isPartType(take)) return [{ type: take, path, value }]
    if (typeof take !== 'string') return []
    const type = LISTS[take]
    return type === undefined
      ? []
      : (value as readonly unknown[]).map((one, at) => ({ type, path: [...path, at], value: one }))
  })
}

/** Returns the texts of the pool that have a part to exchange. */
function hosts(): readonly GraftHost[] {
  return cards.flatMap((card) =>
    textsOf(card).flatMap(([side, text]) => {
      const parts = partsIn(text)
      const missing = missingIn(text)
      return parts.length === 0 ? [] : [{ name: `${card.id} ${side}`, text, speaker: speakerOf(card), parts, missing }]
    }),
  )
}
/** Returns the parts of all texts of the pool and of all examples, by their types; each once. */
function scions(from: readonly GraftHost[]): ReadonlyMap<PartType, readonly unknown[]> {
  const shown = FAMILIES.flatMap((family) =>
    [...language.words[family].keys()].flatMap((word) =>
      examplesOf(family, word).map((node) => textWith(family, node)),
    ),
  )
  const found = new Map(PARTS.map((type) => [type, new Map<string, unknown>()]))
  for (const { type, value } of [...from.flatMap(({ parts }) => parts), ...shown.flatMap(partsIn)])
    found.get(type)!.set(JSON.stringify(value), value)
  return new Map([...found].map(([type, values]) => [type, [...values.values()]]))
}

/** The same for equal nodes, in whatever order their arguments stand. */
const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    isFields(one) && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => a.localeCompare(b)))
      : one,
  )
/** Whether a system stands in a node. */
const anyOf = (node: Fields): boolean => JSON.stringify(node).includes('"system":')
/**
 * Returns a text in normal form: `all` never stands directly in `all`, and has nothing twice. Null: nothing could be so, as it
 * would be of two owners or two systems.
 */
function normal(value: unknown): unknown {
  if (Array.isArray(value)) {
    const all = value.map(normal)
    return all.includes(null) ? null : all
  }
  if (!isFields(value)) return value
  const fields = Object.entries(value).map(([name, one]) => [name, normal(one)] as const)
  if (fields.some(([, one]) => one === null)) return null
  const node: Fields = Object.fromEntries(fields)
  if (node.word !== 'all') return node
  const inner = (node.fit as readonly unknown[]).map((one) => (isFields(one) && one.word === 'all' ? one : null))
  const owners = new Set([node, ...inner].flatMap((one) => one?.whose ?? []))
  if (owners.size > 1) return null
  const fit = (node.fit as readonly unknown[]).flatMap(
    (one, at) => (inner[at]?.fit as readonly unknown[] | undefined) ?? [one],
  )
  const once = new Map(fit.map((one) => [keyOf(one), one]))
  // A place is of one system.
  const isOfSystem = (one: unknown): boolean => isFields(one) && one.word === 'of'
  const systems = [...once.values()].filter(
    (one) => isOfSystem(one) || (isFields(one) && one.word === 'or' && anyOf(one)),
  )
  if (systems.some(isOfSystem) && systems.length > 1) return null
  return { ...node, fit: [...once.values()], ...(owners.size === 0 ? {} : { whose: [...owners][0] }) }
}

/** Yields grafts, always the same ones for a seed. @param runs how many */
export function* grafts(seed: string, runs: number, more = false): Generator<Graft> {
  const all = hosts()
  const parts = scions(all)
  const below = stream(seed, 'grafts')
  for (let left = runs; left > 0; ) {
    const { name, text, speaker, parts: own, missing } = all[below(all.length)]!
    const places = more && missing.length > 0 && below(2) === 0 ? missing : own
    const { type, path, value } = places[below(places.length)]!
    const others = parts.get(type)!
    const other = others[below(others.length)]
    if (JSON.stringify(other) === JSON.stringify(value)) continue
    const grafted = normal(changedAt(text, path, other))
    if (grafted === null) continue
    left--
    yield {
      name: `${name} ${path.join('.')} ← ${JSON.stringify(other)}`,
      text: grafted as Text,
      speaker,
    }
  }
}

/** Faults of a sentence that hold for every text. */
const FAULTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a doubled word', /(?<![\p{L}’'-])(\p{L}+(?:[’'-]\p{L}+)*)[ \u00a0]\1(?![\p{L}’'-])/iu],
  ['an empty slot', /[{}]|\(\)|\(\s|\s\)|undefined|null|NaN|\[object/],
  ['two spaces', /[ \u00a0\u202f]{2}/],
  ['a stray mark', /\.\.|,,|,\.|;\.|:\.|[ \u00a0][,.]|^[,.;:)]|[,;:]$/],
]
/** Names that have a word twice. */
const TWICE = /(?<=Jar )Jar|(?<=Yeb )Yeb|(?<=Yub )Yub|(?<=your )Your(?= Destiny)/g
/** Returns the faults of a sentence, by name. */
export const faultsOf = (line: string): readonly string[] =>
  line.trim() === ''
    ? ['no words']
    : FAULTS.flatMap(([name, pattern]) => (pattern.test(line.replaceAll(TWICE, '…')) ? [name] : []))

/** Returns the faults of a text in both languages: language, fault and the sentence, or why there is none. */
export function faultsIn({ text, speaker }: Pick<Graft, 'text' | 'speaker'>): readonly string[] {
  const told = (tongue: Language): readonly string[] => {
    try {
      const line = lineOf(text, tongue, speaker)
      return faultsOf(line).map((fault) => `${tongue} ${fault}: ${line}`)
    } catch (error) {
      return [`${tongue} throws: ${error instanceof Error ? error.message : String(error)}`]
    }
  }
  return LANGUAGES.flatMap(told)
}

/** Returns the faults of all grafts of a seed, each with the graft that has it. */
export const faultyGrafts = (seed: string, runs: number): readonly string[] =>
  [...grafts(seed, runs)].flatMap((graft) => faultsIn(graft).map((fault) => `${graft.name}\n  ${fault}`))
