/** Positions in which texts are read: tables dealt by chance and played on, games from their beginning, golden games. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isRefusal } from '../../../src/contract/index.ts'
import { engine } from '../../../src/games/swccg/engine.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { scenarios } from '../../../src/games/swccg/scenarios/index.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { repeat } from '../../../src/matches/log.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { matchesOf } from '../../golden/files.ts'
import { answered, type Chance, tableOf } from '../dealt-tables.ts'

/** Answers that are played at each table and in each beginning. */
const ANSWERS = 30

/** Plays on by chance. Yields each state. */
function* playedOn(from: State, next: Chance): Iterable<State> {
  let state = from
  yield state
  const done = new Set<string>()
  for (let answers = 0; answers < ANSWERS && state.outcome === null; answers++) {
    const open = swccg.decisions(state)
    const decision = open[Math.floor(next() * open.length)]!
    const step = swccg.play(state, decision.seat, [answered(decision, done, next) ?? randomAnswer(decision, next)])
    if (isRefusal(step)) continue
    state = step.state
    yield state
  }
}

/** Scenarios of the rulebook, and those of single mechanisms. */
const FOLDERS = ['../../../scenarios/swccg', '..'].map((folder) => join(import.meta.dirname, folder))

/** Returns the files of scenarios in a folder and in those below it. */
export const scenarioFilesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name))

/** Plays every scenario of the files with these names; all of them if none is named. */
export function playScenarios(names: readonly string[] = []): void {
  for (const file of FOLDERS.flatMap(scenarioFilesIn))
    if (names.length === 0 || names.includes(basename(file))) scenarios.run(readFileSync(file, 'utf8'), file, {})
}

/** Returns the states of all scenarios in which something is asked. */
export function scenarioStates(): readonly State[] {
  const found = new Set<State>()
  const { decisions } = engine
  const noting: typeof decisions = (state) => {
    found.add(state)
    return decisions(state)
  }
  Object.assign(engine, { decisions: noting })
  try {
    playScenarios()
  } finally {
    Object.assign(engine, { decisions })
  }
  return [...found]
}

/** Yields the states of this many dealt tables. */
export function* dealtStates(tables: number): Iterable<State> {
  for (let number = 0; number < tables; number++) {
    const next = seededNumbers(`table ${number}`)
    yield* playedOn(tableOf(number, next), next)
  }
}

/** Yields the states of this many beginnings, with their set-up. */
export function* beginnings(games: number): Iterable<State> {
  const decks = Object.fromEntries(swccg.decks().map(({ seat, list }) => [seat, list]))
  for (let number = 0; number < games; number++) {
    const seed = `beginning ${number}`
    const { state } = swccg.setup({ format: 'starter', rules: {} }, decks as never, seed)
    yield* playedOn(state, seededNumbers(seed))
  }
}

/** Yields states of all golden games. @param every the distance between two of them, in rows */
export function* goldenStates(every: number): Iterable<State> {
  for (const { rows } of matchesOf(swccg.id, swccg.version)) {
    const states = new Map<number, unknown>()
    let state: unknown = null
    for (const [seq, row] of rows.entries()) {
      const again = repeat(swccg as never, state, row, states)
      if (again === null) break
      state = JSON.parse(JSON.stringify(again.state))
      states.set(seq, state)
      if (seq % every === 0) yield state as State
    }
  }
}
