/**
 * The files of golden games: `<game>/<version>/<match>.jsonl`, with a line for each row of the match. A row of answers is
 * short: its hashes in one text, seat, origin, answers as `[decision, exit, the rest if any]`, and last the silences.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, Json } from '../../src/contract/index.ts'
import type { Origin } from '../../src/matches/api.ts'
import type { GivenSilence } from '../../src/matches/course.ts'
import { DIGITS, type GoldenMatch, type GoldenRow } from './record.ts'

/** The folder that holds the sets of all games. */
export const GOLDEN = import.meta.dirname

const VERSION = /^\d+$/
const ENDING = '.jsonl'

type Fields = Readonly<Record<string, Json>>
type ShortAnswer = readonly [decision: string, exit: string, rest?: Fields]
type ShortSilences = { readonly silent: readonly (readonly [after: number, seat: string, ...ShortAnswer])[] }
type ShortRow = readonly [hashes: string, seat: string, origin: Origin, ...(ShortAnswer | ShortSilences)[]]
type Answers = { readonly answers: readonly Answer[]; readonly silent?: readonly GivenSilence[] }

const shortAnswer = ({ decision, exit, ...rest }: Answer): ShortAnswer =>
  Object.keys(rest).length === 0 ? [decision, exit] : [decision, exit, rest as Fields]

const wholeAnswer = ([decision, exit, rest = {}]: ShortAnswer): Answer => ({ decision, exit, ...rest })

const isSilences = (part: ShortAnswer | ShortSilences): part is ShortSilences => 'silent' in part

const hashesOf = ({ facts, state, asked }: GoldenRow): string => `${facts}${state}${asked}`

function fromHashes(hashes: string): Pick<GoldenRow, 'facts' | 'state' | 'asked'> {
  const { facts, state } = DIGITS
  return {
    facts: hashes.slice(0, facts),
    state: hashes.slice(facts, facts + state),
    asked: hashes.slice(facts + state),
  }
}

function lineOf(row: GoldenRow): string {
  const { kind, seat, origin, data } = row
  if (kind !== 'answers') return JSON.stringify({ kind, seat, origin, data, hashes: hashesOf(row) })
  const { answers, silent = [] } = data as unknown as Answers
  const silences = silent.map((one) => [one.after, one.seat, ...shortAnswer(one.answer)] as const)
  const rest: readonly ShortSilences[] = silences.length === 0 ? [] : [{ silent: silences }]
  const short: ShortRow = [hashesOf(row), seat!, origin, ...answers.map(shortAnswer), ...rest]
  return JSON.stringify(short)
}

function rowOf(line: string): GoldenRow {
  const read = JSON.parse(line) as ShortRow | (Omit<GoldenRow, 'facts' | 'state' | 'asked'> & { hashes: string })
  if ('kind' in read) {
    const { hashes, ...row } = read
    return { ...row, ...fromHashes(hashes) }
  }
  const [hashes, seat, origin, ...parts] = read
  const answers = parts.filter((part): part is ShortAnswer => !isSilences(part)).map(wholeAnswer)
  const silent = parts
    .filter(isSilences)
    .flatMap((part) => part.silent.map(([after, of, ...answer]) => ({ after, seat: of, answer: wholeAnswer(answer) })))
  const data = { answers, ...(silent.length === 0 ? {} : { silent }) } as unknown as Json
  return { kind: 'answers', seat, origin, data, ...fromHashes(hashes) }
}

/** The versions of a game that have a set, oldest first. */
export function versionsOf(game: string, root = GOLDEN): string[] {
  const folder = join(root, game)
  const versions = existsSync(folder) ? readdirSync(folder).filter((name) => VERSION.test(name)) : []
  return versions.sort((one, other) => Number(one) - Number(other))
}

const folderOf = (root: string, game: string, version: string): string => join(root, game, version)

/** The matches of a version's set, by name; none if there is no set. */
export function matchesOf(game: string, version: string, root = GOLDEN): GoldenMatch[] {
  const folder = folderOf(root, game, version)
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith(ENDING))
  return files.sort().map((name) => {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n')
    const rows = lines.filter((line) => line !== '').map(rowOf)
    return { game, version, match: name.slice(0, -ENDING.length), rows }
  })
}

export function writeMatch({ game, version, match, rows }: GoldenMatch, root = GOLDEN): void {
  const folder = folderOf(root, game, version)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${match}${ENDING}`), rows.map((row) => `${lineOf(row)}\n`).join(''))
}

/** Deletes the set of another version: its rows can't be replayed any more. */
export function deleteSet(game: string, version: string, root = GOLDEN): void {
  rmSync(folderOf(root, game, version), { recursive: true })
}
