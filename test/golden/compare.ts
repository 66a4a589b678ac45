/** Plays golden matches with two programs beside each other and names the first fact that differs. Knows no game. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GameEvent } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { hashOfState } from '../../src/matches/course.ts'
import type { repeat as repeatRow } from '../../src/matches/log.ts'
import { type Carrier, carriedDecision, carriedRow } from './carrying.ts'
import { askedOf, type GoldenMatch } from './record.ts'
import { askedNow, describe } from './replay.ts'

/** A game as one of the programs plays it. */
export interface Side {
  readonly game: AnyGame
  /** Repeats a row of the log (`src/matches/log.ts` of that program). */
  readonly repeat: typeof repeatRow
}

/** A state of the match in one program, with those of its rows. */
class Replay {
  readonly #side: Side
  readonly #states = new Map<number, unknown>()
  state: unknown = null

  constructor(side: Side) {
    this.#side = side
  }

  /** Plays a row. @returns its facts, or null if the game refuses it */
  play(seq: number, row: GoldenMatch['rows'][number]): readonly GameEvent[] | null {
    const again = this.#side.repeat(this.#side.game, this.state, row, this.#states)
    if (again === null) return null
    this.state = JSON.parse(JSON.stringify(again.state))
    this.#states.set(seq, this.state)
    return again.events
  }
}

const lineOf = (event: GameEvent | undefined): string => (event === undefined ? 'no fact' : JSON.stringify(event))

/** Two programs, and how answers and facts of the earlier one read in today's; without a carrier they read alike. */
export interface Programs {
  readonly earlier: Side
  readonly today: Side
  readonly carrier?: Carrier | undefined
}

/**
 * Plays a match with the program of an earlier commit and with today's. With a carrier it compares facts and legal
 * answers alone: the states have other names.
 * @returns the first difference, in words, or null if both give the same
 */
export function firstDifference(record: GoldenMatch, { earlier, today, carrier }: Programs): string | null {
  const [was, is] = [new Replay(earlier), new Replay(today)]
  for (const [seq, row] of record.rows.entries()) {
    const where = `Match ${record.match}, row ${seq} (${describe(row)}):`
    const carried = carrier === undefined ? row : carriedRow(carrier, earlier.game, was.state, row)
    const told = was.play(seq, row)
    const before = carrier === undefined ? told : (told?.map((event) => carrier.fact(event)) ?? null)
    const after = is.play(seq, carried)
    if (before === null && after === null) return `${where}\nrefused by both.`
    if (before === null) return `${where}\nrefused then and accepted now.`
    if (after === null) return `${where}\naccepted then and refused now.`
    const count = Math.max(before.length, after.length)
    for (let at = 0; at < count; at++) {
      const [one, other] = [before[at], after[at]]
      if (one !== undefined && other !== undefined && hashOfState(one) === hashOfState(other)) continue
      const both = `  then: ${lineOf(one)}\n  now:  ${lineOf(other)}`
      return `${where}\nfact ${at + 1} of ${count} differs.\n${both}`
    }
    const open = earlier.game.decisions(was.state)
    const asked = carrier === undefined ? open : open.map((decision) => carriedDecision(carrier, decision))
    if (askedOf(asked) !== askedOf(today.game.decisions(is.state))) {
      const both = `  then: ${askedNow(earlier.game, was.state)}\n  now:  ${askedNow(today.game, is.state)}`
      return `${where}\nall facts are the same, but other answers are legal.\n${both}`
    }
    if (carrier === undefined && hashOfState(was.state) !== hashOfState(is.state))
      return `${where}\nfacts and questions are the same, but the state differs in ${differingPaths(was.state, is.state)}.`
  }
  return null
}

/** The first places at which two states differ, such as `sides.dark.hand`. */
function differingPaths(one: unknown, other: unknown, path = ''): string {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return path || 'all of it'
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const read = (value: object, field: string): unknown => (value as Record<string, unknown>)[field]
  const differ = fields.filter((field) => hashOfState(read(one, field)) !== hashOfState(read(other, field)))
  return differ
    .map((field) => differingPaths(read(one, field), read(other, field), path ? `${path}.${field}` : field))
    .join(', ')
}

/** The program of a commit, in a work tree of its own. */
export interface EarlierProgram {
  /** Its folder of golden games. */
  readonly golden: string
  sideOf(game: string): Side | null
  remove(): void
}

const root = join(import.meta.dirname, '../..')

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr.trim())
}

/** Reads the program of a commit. @throws if there is no such commit, or its program can't be read */
export async function programOf(commit: string): Promise<EarlierProgram> {
  const home = mkdtempSync(join(tmpdir(), 'golden-compare-'))
  const tree = join(home, 'tree')
  const remove = (): void => {
    spawnSync('git', ['worktree', 'remove', '--force', tree], { cwd: root })
    rmSync(home, { recursive: true, force: true })
  }
  try {
    run('git', ['worktree', 'add', '--quiet', '--detach', tree, commit], root)
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction')
    run(process.execPath, ['scripts/generate.mjs'], tree)
    const read = (path: string): Promise<unknown> => import(pathToFileURL(join(tree, path)).href)
    const { games } = (await read('src/games/registry.ts')) as { games: Readonly<Record<string, AnyGame>> }
    const { repeat } = (await read('src/matches/log.ts')) as Pick<Side, 'repeat'>
    const sideOf = (id: string): Side | null => {
      const game = games[id]
      return game === undefined ? null : { game, repeat }
    }
    return { golden: join(tree, 'test/golden'), sideOf, remove }
  } catch (error) {
    remove()
    throw error
  }
}
