/**
 * The files of golden games: `<game>/<version>/<match>.jsonl` for the present version, with one line for the match,
 * each row and each kept state. For older versions `running.jsonl` keeps the states, and `facts.jsonl` one fact of each
 * form.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameEvent } from '../../src/contract/index.ts'
import type { GoldenMatch, GoldenRow, GoldenState } from './record.ts'

/** The folder that holds the sets of all games. */
export const GOLDEN = import.meta.dirname

const RUNNING = 'running.jsonl'
const FACTS = 'facts.jsonl'
const VERSION = /^\d+$/

/** The remains of the set of an older version. */
export interface OldSet {
  readonly version: string
  readonly states: readonly GoldenState[]
  readonly facts: readonly GameEvent[]
}

const linesOf = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

const write = (file: string, lines: readonly unknown[]): void =>
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))

const folderOf = (root: string, game: string, version: string): string => join(root, game, version)

/** The versions of a game that have a set, oldest first. */
export function versionsOf(game: string, root = GOLDEN): string[] {
  const folder = join(root, game)
  const versions = existsSync(folder) ? readdirSync(folder).filter((name) => VERSION.test(name)) : []
  return versions.sort((one, other) => Number(one) - Number(other))
}

/** The matches of a version's set, by name; none if there is no set. */
export function matchesOf(game: string, version: string, root = GOLDEN): GoldenMatch[] {
  const folder = folderOf(root, game, version)
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl') && name !== RUNNING && name !== FACTS)
  return files.sort().map((name) => {
    const match = name.slice(0, -'.jsonl'.length)
    const lines = linesOf<GoldenRow | GoldenState>(join(folder, name))
    const rows = lines.filter((line): line is GoldenRow => 'kind' in line)
    return { game, version, match, rows, states: lines.filter((line): line is GoldenState => 'state' in line) }
  })
}

export function writeMatch({ game, version, match, rows, states }: GoldenMatch, root = GOLDEN): void {
  const folder = folderOf(root, game, version)
  mkdirSync(folder, { recursive: true })
  write(join(folder, `${match}.jsonl`), [...rows, ...states])
}

/** The remains of a version's set; for a complete set, those that would remain. */
export function oldSetOf(game: string, version: string, root = GOLDEN): OldSet {
  const folder = folderOf(root, game, version)
  const matches = matchesOf(game, version, root)
  if (matches.length === 0)
    return { version, states: linesOf(join(folder, RUNNING)), facts: linesOf(join(folder, FACTS)) }
  const states = matches.flatMap((match) => match.states)
  return { version, states, facts: factsOf(matches) }
}

/** Reduces the set of an older version to its usable parts: its rows can't be replayed any more. */
export function cutDown(game: string, version: string, root = GOLDEN): void {
  const { states, facts } = oldSetOf(game, version, root)
  const folder = folderOf(root, game, version)
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  write(join(folder, RUNNING), states)
  write(join(folder, FACTS), facts)
}

/** One fact of each type, kind of fields and place of secrets, without regard to the values. */
function factsOf(matches: readonly GoldenMatch[]): GameEvent[] {
  const found = new Map<string, GameEvent>()
  for (const { rows } of matches)
    for (const event of rows.flatMap(({ events }) => events)) {
      const { type, seat, data, secret } = event
      const form = JSON.stringify([type, seat === undefined, formOf(data), Object.keys(secret ?? {}).length])
      if (!found.has(form)) found.set(form, event)
    }
  return [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, event]) => event)
}

const formOf = (data: object): unknown =>
  Object.entries(data)
    .sort()
    .map(([field, value]) => [field, value === null ? 'null' : Array.isArray(value) ? value.length > 0 : typeof value])
