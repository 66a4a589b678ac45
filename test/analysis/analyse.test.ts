/** The analysis of whole matches of Young Jedi, in sizes that a slow machine carries. */
import { describe, expect, it } from 'vitest'
import { analyse } from '../../src/analysis/analyse.ts'
import { jobOf, triedChoices } from '../../src/analysis/choices.ts'
import type { AnalysisSize } from '../../src/analysis/size.ts'
import { type MatchStep, playedMatch } from '../../src/analysis/steps.ts'
import { Work } from '../../src/analysis/work.ts'
import type { Seat, SeatKnowledge } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { State } from '../../src/games/young-jedi/state/game-state.ts'
import { chanceOf } from '../../src/kit/search/chances.ts'
import type { LoggedRow } from '../../src/matches/match-rows.ts'
import { seededNumbers } from '../../src/simulation/simulate.ts'
import { permuted } from '../young-jedi/properties/secrets.ts'
import { playedRows } from './played-rows.ts'

const game: AnyGame = youngJedi
const SMALL: AnalysisSize = {
  curve: 6,
  tried: 16,
  choicesAgain: 4,
  worlds: 16,
  luck: 4,
  luckAgain: 8,
  mostLuckAgain: 2,
  limit: 100_000,
}
const ROWS = playedRows(3, { light: { atRandom: 30 } }, 'starter')

describe('the analysis of a match', () => {
  it('is the same for the same match and seed, and another one for another seed', () => {
    const once = analyse(game, ROWS, { seed: 'one', size: SMALL })
    expect(analyse(game, ROWS, { seed: 'one', size: SMALL })).toEqual(once)
    const other = analyse(game, ROWS, { seed: 'two', size: { ...SMALL, limit: 500 } })
    expect(other.curve).not.toEqual(once.curve)
    expect(once).toMatchObject({ cut: false, failed: 0, engine: game.version })
    const choices = once.points.filter((point) => point.kind === 'choice')
    expect(choices.length).toBeGreaterThan(0)
    for (const { answers, cost } of choices) {
      const [best, ...others] = answers
      expect(best?.is).toBe('best')
      const played = others.find(({ is }) => is === 'played')
      expect((best?.chance ?? 0) - (played?.chance ?? 0)).toBeCloseTo(cost)
    }
  })

  it('has a point for the beginning of each turn, and one for the end', () => {
    const { curve } = analyse(game, ROWS, { seed: 'one', size: SMALL })
    const { turns, end, seq } = playedMatch(game, ROWS)
    expect(curve.slice(0, -1).map(({ turn }) => turn)).toEqual(turns.map((_, at) => at + 1))
    expect(curve.every(({ sure }, at) => (at === curve.length - 1 ? sure === 0 : sure > 0))).toBe(true)
    const won = game.outcome(end)?.winner
    expect(curve.at(-1)).toEqual({ turn: turns.length, seq, chance: Number(won === 'dark'), sure: 0 })
  })

  it('says so when the work was too much', () => {
    const cut = analyse(game, ROWS, { seed: 'one', size: { ...SMALL, limit: 3 * 8 * SMALL.curve } })
    expect(cut).toMatchObject({ cut: true, playouts: 3 * SMALL.curve, points: [] })
  })

  it('refuses a match that is not over, one of another version, and one that was changed', () => {
    const refused = (rows: readonly LoggedRow[]) => () => analyse(game, rows, { seed: 'one', size: SMALL })
    expect(refused(ROWS.slice(0, -1))).toThrow('not over')
    expect(refused(ROWS.map((row) => ({ ...row, engine: '0' })))).toThrow('another version')
    expect(refused(ROWS.map((row, at) => (at === 5 ? { ...row, hash: 'f'.repeat(64) } : row)))).toThrow('Row 5')
    expect(refused(ROWS.slice(1))).toThrow('another version')
  })

  it('knows no game that does not shuffle again', () => {
    const { reshuffled: _, ...search } = youngJedi.search as NonNullable<AnyGame['search']>
    expect(() => analyse({ ...game, search }, ROWS, { seed: 'one' })).toThrow('can not be analysed')
  })
})

describe('the question to which a choice was the answer', () => {
  const { steps } = playedMatch(game, ROWS)
  const terms = () => ({ size: SMALL, seed: 'one', work: new Work(SMALL.limit) })

  /** The questions of a match that change if everything changes that their player did not know then. */
  function changedJobs(asked: (step: MatchStep) => MatchStep): { readonly changed: number; readonly moved: number } {
    const next = seededNumbers('analysis secrets')
    let [changed, moved] = [0, 0]
    for (const step of steps) {
      const { seat } = step.decision
      const state = permuted(step.before.state as State, seat, next)
      moved += Number(JSON.stringify(state) !== JSON.stringify(step.before.state))
      const decision = game.decisions(state).find((one) => one.seat === seat)
      const other = asked({ ...step, decision: decision ?? step.decision, before: { ...step.before, state } })
      changed += Number(JSON.stringify(jobOf(game, other, terms())) !== JSON.stringify(jobOf(game, step, terms())))
    }
    return { changed, moved }
  }

  it('holds nothing that its player did not know then', () => {
    const { changed, moved } = changedJobs((step) => step)
    expect(moved).toBeGreaterThan(steps.length / 2)
    expect(changed).toBe(0)
  })

  it('would be found out if it held what was known at the end', () => {
    const { after } = steps.at(-1) as MatchStep
    const { changed } = changedJobs((step) => ({ ...step, before: { ...step.before, known: after.known } }))
    expect(changed).toBeGreaterThan(0)
  })

  it('does not depend on how the match went on', () => {
    const other = playedRows(3, { light: { atRandom: 30 } }, 'starter', 14)
    const same = ROWS.findIndex((row, at) => row.hash !== other[at]?.hash)
    expect(same).toBeGreaterThan(5)
    expect(same).toBeLessThan(ROWS.length - 1)
    const earlyChoices = (rows: readonly LoggedRow[]) => {
      const early = playedMatch(game, rows).steps.filter(({ seq }) => seq < same)
      return triedChoices(game, early, terms()).map(({ step, means }) => ({ seq: step.seq, means }))
    }
    expect(earlyChoices(ROWS)).toEqual(earlyChoices(other))
  })
})

describe('shuffling a state again', () => {
  const search = youngJedi.search as NonNullable<AnyGame['search']>

  it('leaves all that the seats see and know, and every card', () => {
    const { steps } = playedMatch(game, ROWS)
    let moved = 0
    for (const { before } of steps) {
      const state = before.state as State
      const other: State = search.reshuffled?.(state, before.known, chanceOf('again', 1))
      expect(other.seed).not.toBe(state.seed)
      for (const side of game.seats as readonly ('dark' | 'light')[]) {
        expect(game.view(other, side)).toEqual(game.view(state, side))
        expect([...other.sides[side].deck].sort()).toEqual([...state.sides[side].deck].sort())
        moved += Number(JSON.stringify(other.sides[side].deck) !== JSON.stringify(state.sides[side].deck))
      }
    }
    expect(moved).toBeGreaterThan(steps.length)
  })

  it('leaves cards at the ends of a draw deck that a seat has seen there', () => {
    const [, , step] = playedMatch(game, ROWS).steps
    const { state, known } = (step as MatchStep).before as { state: State; known: Record<Seat, SeatKnowledge> }
    const { deck } = state.sides.light
    const memory = structuredClone(known.dark as unknown) as { sides: Record<string, object> } & SeatKnowledge
    memory.sides.light = { ...memory.sides.light, top: deck.at(-1) as string, under: [deck[0] as string, null] }
    const seen = { ...known, dark: memory }
    const tops = Array.from({ length: 20 }, (_, at) => search.reshuffled?.(state, seen, chanceOf('ends', at)) as State)
    expect(new Set(tops.map(({ sides }) => `${sides.light.deck[0]} ${sides.light.deck.at(-1)}`)).size).toBe(1)
    expect(new Set(tops.map(({ sides }) => sides.light.deck[1])).size).toBeGreaterThan(3)
    expect(new Set(tops.map(({ sides }) => sides.dark.deck.at(-1))).size).toBeGreaterThan(3)
  })
})

describe('a match that went back', () => {
  it('counts as it was played on', () => {
    const rows = playedRows(3, {}, 'starter', null, 8)
    const { steps } = playedMatch(game, rows)
    const back = rows.find(({ kind }) => kind === 'go-back') as LoggedRow
    const { move } = back.data as unknown as { move: number }
    expect(steps.some(({ seq }) => seq >= move && seq < back.seq)).toBe(false)
    expect(steps.some(({ seq }) => seq > back.seq)).toBe(true)
    const next = steps.find(({ seq }) => seq > back.seq) as MatchStep
    const last = steps.findLast(({ seq }) => seq < move) as MatchStep
    expect(next.before.known).toEqual(last.after.known)
    expect(next.turn - last.turn).toBeLessThan(2)
  })
})
