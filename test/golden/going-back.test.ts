/**
 * Going back to an earlier move, in matches of the golden games: the recorded sets were made before it was possible, so a
 * row `go-back` is written and replayed here for each game that has a way back, in the middle of a recorded match, and the match is played to its end.
 */
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import { Course, hashOfState } from '../../src/matches/course.ts'
import { repeat } from '../../src/matches/log.ts'
import { seededNumbers } from '../../src/simulation/simulate.ts'
import { matchesOf } from './files.ts'
import { SETS } from './sets.ts'

const MOST_ANSWERS = 5_000

const GAMES = SETS.filter(({ game }) => game.takeBack !== undefined)

it('concerns Young Jedi, which takes moves back', () => {
  expect(GAMES.map(({ game }) => game.id)).toContain('young-jedi')
})

describe.each(GAMES.map((set) => [set.game.id, set.game] as const))('going back in %s', (id, game) => {
  it('writes a row that gives the same facts and the same state when it is replayed', () => {
    const [record] = matchesOf(game.id, game.version)
      .toSorted((one, other) => one.rows.length - other.rows.length)
      .filter(({ rows }) => rows.length > 60)
    const rows = record!.rows.slice(0, Math.floor(record!.rows.length / 2))
    const states = new Map<number, unknown>()
    let state: unknown = null
    for (const [seq, row] of rows.entries()) {
      state = JSON.parse(JSON.stringify(repeat(game, state, row, states)!.state))
      states.set(seq, state)
    }
    const moves = [...rows.keys()].filter((seq) => rows[seq]!.kind === 'answers' && rows[seq]!.origin === 'player')
    for (const move of [moves[1]!, moves[Math.floor(moves.length / 2)]!, moves.at(-1)!]) {
      const course = new Course(game, state)
      course.goBack(move, states.get(move - 1))
      const [row] = course.rows
      expect(row).toMatchObject({ kind: 'go-back', seat: null, origin: 'system', data: { move } })
      const again = repeat(game, state, JSON.parse(JSON.stringify(row)), states)!
      expect(hashOfState(again.state)).toBe(hashOfState(course.state))
      expect(again.events).toEqual(course.events)
      expect(again.events.every(({ type }) => type === 'taken-back')).toBe(true)
      // The same kinds of questions are open as before the move, with ids that were never used.
      const before = game.decisions(states.get(move - 1))
      const now = game.decisions(course.state)
      expect(now.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(before.map(({ seat, kind }) => `${seat} ${kind}`))
      const used = new Set(before.map((one) => one.id))
      expect(now.filter((one) => used.has(one.id))).toEqual([])
      expect(playedOut(course.state, `${id} ${move}`)).toBe(true)
    }
  })

  /** Plays a match to its end with one answer after the other at random. */
  function playedOut(from: unknown, seed: string): boolean {
    const random = seededNumbers(seed)
    let state: unknown = JSON.parse(JSON.stringify(from))
    for (let answers = 0; answers < MOST_ANSWERS && game.outcome(state) === null; answers++) {
      const [decision] = game.decisions(state)
      const answer = game.policies.random(game.view(state, decision!.seat), decision!, { random })
      const step = answer === 'ask' ? null : game.play(state, decision!.seat, [answer])
      if (step === null || isRefusal(step)) return false
      state = step.state
    }
    return game.outcome(state) !== null
  }
})
