/**
 * The golden games: under one version of a game the same answers give the same facts and states for ever. Matches of
 * older versions are carried over and played to their end.
 */
import { describe, expect, it } from 'vitest'
import { isRefusal, LANGUAGES, seenBy } from '../../src/contract/index.ts'
import { seededNumbers } from '../../src/simulation/simulate.ts'
import { Shown } from './coverage.ts'
import { matchesOf, oldSetOf, versionsOf } from './files.ts'
import type { GoldenSet, GoldenState } from './record.ts'
import { wantedOf } from './recording.ts'
import { differenceIn, whatToDo } from './replay.ts'
import { SETS } from './sets.ts'

/** A set is not worth much with fewer matches. */
const LEAST_MATCHES = 60

/** More answers than any match takes from a kept state to its end. */
const MOST_ANSWERS = 5_000

describe.each(SETS.map((set) => [set.game.id, set] as const))('the golden games of %s', (_, set) => {
  const { game } = set
  const records = matchesOf(game.id, game.version)
  const shown = new Set<string>()
  let same = true

  it(`are recorded for version ${game.version}`, () => {
    expect(records.length, `run \`npm run golden\`: version ${game.version} has none`).toBeGreaterThanOrEqual(
      LEAST_MATCHES,
    )
  })

  it(`give what they gave: ${records.length} matches`, () => {
    const differences: string[] = []
    for (const record of records) {
      const match = new Shown(game, record.rows)
      const difference = differenceIn(game, record, (row, after) => {
        match.visit(row, after)
        for (const name of set.shownBy(row)) match.names.add(name)
      })
      if (difference !== null) differences.push(difference)
      for (const name of match.names) shown.add(name)
    }
    const [first] = differences
    same = first === undefined
    const count = `${differences.length} of ${records.length} matches differ, the first of them so:`
    if (first !== undefined) expect.fail([whatToDo(game), count, first].join('\n\n'))
  })

  it('show everything that can come up in a match', ({ skip }) => {
    skip(records.length === 0, 'nothing is recorded')
    skip(!same, 'matches that differ are not replayed to their end')
    const missing = wantedOf(set).filter((name) => !shown.has(name))
    expect(missing, 'no match shows these: `npm run golden` adds matches that do').toEqual([])
  })

  it('show no feature that is declared impossible', () => {
    expect(Object.keys(set.never).filter((name) => shown.has(name) || !set.names.includes(name))).toEqual([])
  })

  it('hold a state for each kind of decision that comes up, and of matches that are over', ({ skip }) => {
    skip(records.length === 0, 'nothing is recorded')
    const open = new Set(records.flatMap(({ states }) => states.flatMap((state) => state.open)))
    const wanted = [...shown]
      .filter((name) => name.startsWith('decision '))
      .map((name) => name.slice('decision '.length))
    expect(wanted.filter((kind) => !open.has(kind))).toEqual([])
    expect(records.some(({ states }) => states.some((state) => state.open.length === 0))).toBe(true)
  })

  describe.each(versionsOf(game.id).map((version) => [version]))('of version %s', (version) => {
    const { states: kept, facts } = oldSetOf(game.id, version)
    const states = version === game.version ? oneOfEach(kept) : kept

    it(`ask the same kinds of decisions, and can be played to their end: ${states.length} states`, () => {
      for (const state of states) carriedOver(set, state, version)
    })

    it('can still be told', () => {
      const names = Object.fromEntries(game.seats.map((seat) => [seat, `the player of ${seat}`]))
      for (const language of LANGUAGES)
        for (const reader of [...game.seats, 'spectator'])
          for (const fact of facts)
            for (const line of game.words.events([seenBy(fact, reader)], { language, names, reader }))
              expect(line, JSON.stringify(fact)).not.toMatch(/undefined|\bnull\b|NaN|\{\{|\[object/)
    })
  })
})

/** One state for each set of open decisions: enough for the present version, whose matches are replayed row by row. */
function oneOfEach(states: readonly GoldenState[]): readonly GoldenState[] {
  const first = new Map(states.toReversed().map((state) => [state.open.join(), state]))
  return states.filter((state) => first.get(state.open.join()) === state)
}

/** Carries a state over and plays it to its end, with one answer after the other at random. */
function carriedOver({ game }: GoldenSet, { match, row, open, state: kept }: GoldenState, version: string): void {
  const where = `${match}, row ${row}`
  let state: unknown = JSON.parse(JSON.stringify(game.upgrade(kept, version)))
  const kinds = new Set(game.decisions(state).map(({ kind }) => kind))
  expect([...kinds], where).toEqual(open)
  const random = seededNumbers(where)
  for (let answers = 0; game.outcome(state) === null; answers++) {
    if (answers >= MOST_ANSWERS) expect.fail(`${where}: no end after ${MOST_ANSWERS} answers`)
    const waiting = game.decisions(state)
    const decision = waiting[Math.floor(random() * waiting.length)]
    if (decision === undefined) return expect.fail(`${where}: nothing is asked, and the match is not over`)
    const answer = game.policies.random(game.view(state, decision.seat), decision, { random })
    const step = answer === 'ask' ? null : game.play(state, decision.seat, [answer])
    if (step === null || isRefusal(step))
      return expect.fail(`${where}: ${decision.kind} was refused: ${JSON.stringify(step)}`)
    state = step.state
  }
}
