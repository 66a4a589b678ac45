/**
 * A finished match as a file: format `holonet-match`, version 1. Nothing in such a file is trusted. Rows keep fields
 * that this version does not know, since they are part of what is hashed.
 */
import { z } from 'zod'

/** The name of the format. */
export const MATCH_FORMAT = 'holonet-match'
/** The newest version that this program reads and the one that it writes. */
export const MATCH_VERSION = 1

const MOST_BYTES = 8 * 1024 * 1024
const MOST_ROWS = 20_000
const MOST_LETTERS = 200
const MOST_DEPTH = 16
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

const id = z.string().regex(/^[\w.~/@: -]{1,80}$/)
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const time = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const list = z.array(z.looseObject({ card: id, count: z.int().min(1) }))
const wordHash = z.union([hash, z.literal('')])

const row = z.looseObject({
  seq: z.int().min(0),
  at: time,
  kind: z.enum(['setup', 'answers', 'stop', 'upgrade', 'take-back', 'go-back', 'resume']),
  seat: id.nullable(),
  origin: z.enum(['player', 'order', 'clock', 'practice', 'system']),
  engine: id,
  events: z.array(z.looseObject({ type: id })),
  data: z.record(z.string(), z.json()).optional(),
  hash: hash.optional(),
  link: hash.optional(),
})

const fair = z.looseObject({
  method: z.literal('holonet-1'),
  subject: id,
  author: id.nullable(),
  first: hash,
  seal: hash,
  secret: hash.optional(),
  words: z.record(z.string(), wordHash).optional(),
  said: z.record(z.string(), z.string().max(40)).optional(),
  seed: z.string().min(1).max(80).optional(),
})

const file = z.looseObject({
  format: z.literal(MATCH_FORMAT),
  version: z.int().min(1),
  madeBy: z.looseObject({ release: z.string(), at: time }),
  game: id,
  play: z.looseObject({ format: id, rules: z.record(z.string(), z.json()) }),
  match: z.looseObject({ id, startedAt: time, endedAt: time, rated: z.boolean() }),
  players: z.record(z.string(), z.looseObject({ name: z.string() })),
  as: id,
  closed: z.looseObject({ until: time.nullable() }).nullable(),
  fair: fair.nullable(),
  decks: z.record(z.string(), list),
  cards: z.record(z.string(), z.looseObject({ name: z.looseObject({ en: z.string() }) })),
  rows: z.array(row).min(1).max(MOST_ROWS),
  outcome: z.looseObject({ kind: id, winner: id.nullable() }),
  end: hash.nullable(),
  notes: z.array(z.json()),
  analysis: z.json().nullable(),
})

/** Returns the published schema of the files of matches (`docs/match-v1.schema.json`). */
export const matchSchema = (): object => ({
  title: 'A finished match of HoloNet, version 1',
  ...z.toJSONSchema(file),
})

/** A match as its file has it. */
export type MatchFile = z.infer<typeof file>

/** A file that can't be read as a match. */
export interface UnreadableFile {
  readonly code: 'not-json' | 'other-format' | 'newer' | 'field'
  readonly values: Readonly<Record<string, string | number>>
}

/** The match in a page, as JSON. */
const IN_PAGE = /<script type="application\/json" id="match">([^<]*)<\/script>/

/** Returns the JSON of a file: a page holds it in an element of its own. Nothing else of a page is read. */
export const jsonOf = (text: string): string => (/^\s*</.test(text) ? (IN_PAGE.exec(text)?.[1] ?? text) : text)

/** Returns the match of a text, or why it can't be read. */
export function readMatchFile(text: string): MatchFile | UnreadableFile {
  if (Buffer.byteLength(text) > MOST_BYTES) return badField('file')
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return { code: 'not-json', values: { line: lineOf(text, error) } }
  }
  if (typeof data !== 'object' || data === null) return badField('file')
  const { format, version } = data as { format?: unknown; version?: unknown }
  if (format !== MATCH_FORMAT) return { code: 'other-format', values: { format: shortened(format) } }
  if (typeof version === 'number' && version > MATCH_VERSION)
    return { code: 'newer', values: { version, most: MATCH_VERSION } }
  const wild = wildAt(data, '', 0)
  if (wild !== null) return badField(wild)
  const read = file.safeParse(data)
  if (!read.success) return badField(read.error.issues[0]?.path.map(String).join('.') || 'file')
  const misplaced = read.data.rows.findIndex(({ seq }, index) => seq !== index)
  if (misplaced !== -1) return badField(`rows.${misplaced}.seq`)
  return wholeOf(read.data)
}

/** A file for everybody has data, hash and link in each row, and the secret parts of its seal. */
function wholeOf(match: MatchFile): MatchFile | UnreadableFile {
  if (match.as !== 'all') return match
  const { rows, fair: sealed, end } = match
  for (const [index, one] of rows.entries())
    for (const field of ['data', 'hash', ...(sealed === null ? [] : ['link'])] as const)
      if (one[field as 'data'] === undefined) return badField(`rows.${index}.${field}`)
  if (sealed === null) return match
  for (const field of ['secret', 'words', 'seed'] as const)
    if (sealed[field] === undefined) return badField(`fair.${field}`)
  return end === null ? badField('end') : match
}

const badField = (path: string): UnreadableFile => ({ code: 'field', values: { path: path.slice(0, 120) } })

const shortened = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, 40).replaceAll(/[^\w.-]/g, '?') : 'JSON file'

/** The path of the first value that no match has: too deep, too long, broken numbers, or a dangerous name. */
function wildAt(value: unknown, path: string, depth: number): string | null {
  if (depth > MOST_DEPTH) return path
  if (typeof value === 'string') return value.length > (path.startsWith('notes') ? 2_000 : MOST_LETTERS) ? path : null
  if (typeof value === 'number') return Number.isSafeInteger(value) || path.startsWith('analysis') ? null : path
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`
    if (FORBIDDEN.has(key)) return at
    const wild = wildAt(part, at, depth + 1)
    if (wild !== null) return wild
  }
  return null
}

function lineOf(text: string, error: unknown): number {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]
  const before = position === undefined ? text : text.slice(0, Number(position))
  return before.split('\n').length
}
