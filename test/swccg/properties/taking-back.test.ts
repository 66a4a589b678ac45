/** Moves that are taken back: the match stands as before them, and old panels answer nothing. */
import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { playedOn } from '../starter-lists.ts'

const SEEDS = [1, 2, 3]
const MOVES = 300

/** The state without what numbers its questions. */
const bare = ({ questions, asked: _, ...rest }: State) => ({
  ...rest,
  questions: questions.map(({ seat, kind }) => ({ seat, kind })),
})

describe('a move that is taken back', () => {
  test('restores the state, asks a new question, and plays the same move for the same answer', () => {
    let tried = 0
    for (const seed of SEEDS)
      playedOn(seed, MOVES, ({ before, after, decision, answer, events }) => {
        if (events.some(swccg.irrevocable)) return
        tried += 1
        const { seat } = decision
        const back = swccg.takeBack!.restore(before, after, seat)
        expect(bare(back.state)).toEqual(bare(before))
        expect(back.events).toMatchObject([{ type: 'taken-back', seat, data: {} }])
        expect(swccg.play(back.state, seat, [answer])).toMatchObject({ refused: 'decision.closed' })
        const [again] = swccg.decisions(back.state).filter((one) => one.seat === seat && one.kind === decision.kind)
        const step = swccg.play(back.state, seat, [{ ...answer, decision: again!.id }])
        if (isRefusal(step)) throw new Error(step.refused)
        expect(bare(step.state)).toEqual(bare(after))
      })
    expect(tried).toBeGreaterThan(100)
  })

  test('is told as agreed, or as ruled by a judge, in both languages', () => {
    const lines = (ruled: boolean, language: 'en' | 'fr') => {
      let told: readonly string[] = []
      playedOn(1, 5, ({ before, after, decision }) => {
        const { events } = swccg.takeBack!.restore(before, after, decision.seat, ruled)
        const voice = { language, reader: 'spectator', names: Object.fromEntries(SIDES.map((side) => [side, 'Ann'])) }
        told = swccg.words.events(events, voice)
      })
      return told
    }
    expect(lines(false, 'en')).toEqual(['Ann takes back a move, as agreed.'])
    expect(lines(true, 'en')).toEqual(['The match goes back to an earlier move.'])
    expect(lines(false, 'fr')).toEqual(['Ann annule une action, d’un commun accord.'])
    expect(lines(true, 'fr')).toEqual(['La partie revient à une action antérieure.'])
  })
})
