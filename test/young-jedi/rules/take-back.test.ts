/** Moves that a take-back may undo: those that tell nobody anything new and leave nothing to chance. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/contract/index.ts'
import { irrevocable } from '../../../src/games/young-jedi/rules/irrevocable.ts'
import { restore } from '../../../src/games/young-jedi/state/take-back.ts'
import { type Played, position } from '../position.ts'

const MAUL = 'Darth Maul, Sith Apprentice'

const deploying = () =>
  position({
    dark: { hand: [MAUL, 'Blaster', 'Watto'], hyperspace: ['DM-140'], effect: 'DF-56' },
    light: { faceUp: ['Yoda'], hand: ['R2-D2'] },
  })

const revocable = (events: readonly GameEvent[]): boolean => !events.some(irrevocable)

function revocableBy(move: (game: Played) => void, game = deploying()): boolean {
  move(game)
  return revocable(game.events)
}

describe('a move that may be taken back', () => {
  it('shows only cards that its own side has made open', () => {
    expect(revocableBy((game) => game.dark.deploysFirst(MAUL))).toBe(true)
    expect(
      revocableBy(
        (game) => game.dark.battles(),
        position({ step: 'battle', dark: { faceUp: [MAUL, 'Watto'] }, light: { faceUp: ['Yoda', 'R2-D2'] } }),
      ),
    ).toBe(true)
    expect(revocable([])).toBe(true)
    for (const type of [
      'location',
      'text',
      'stay-out',
      'thrust',
      'token',
      'lap-card',
      'evacuation',
      'intercept',
      'starship-battle',
      'battle-cards',
      'duel',
      'substitute',
      'duel-weapon',
      'attack',
      'block',
      'hit',
    ])
      expect([type, revocable([{ type, data: {} }])]).toEqual([type, true])
  })

  it('draws nothing, shuffles nothing, and turns nothing up', () => {
    expect(revocableBy((game) => game.dark.deploys())).toBe(true)
    for (const type of ['draw', 'shuffle', 'reveal', 'destiny', 'damage', 'peek', 'search', 'fight', 'turn', 'over'])
      expect([type, revocable([{ type, data: {} }])]).toEqual([type, false])
    const bare = { type: 'deploy', data: {} }
    expect(revocable([bare, { type: 'draw', data: { count: 1 } }])).toBe(false)
    expect(revocable([{ type: 'deploy', data: { from: 'deck' } }])).toBe(false)
    expect(revocable([{ type: 'deploy', data: { from: 'hand' } }])).toBe(true)
  })

  it('discards only cards that its side has chosen', () => {
    const discard = (why: string) => revocable([{ type: 'discard', data: { why, cards: [] } }])
    expect(['price', 'even-up', 'planet', 'unused'].map(discard)).toEqual([true, true, false, false])
    expect(revocable([{ type: 'deploy', data: { why: 'planet' } }])).toBe(true)
  })
})

describe('a move taken back', () => {
  it('asks as before with new ids, so that answers to later questions are stale', () => {
    const game = deploying()
    const before = game.state
    game.dark.deploysFirst(MAUL)
    const { state, events } = restore(before, game.state, 'dark')
    expect(events).toEqual([{ type: 'taken-back', seat: 'dark', data: {} }])
    expect(state.questions.map(({ kind, side }) => `${side} ${kind}`)).toEqual(['dark deploy'])
    const [question] = state.questions
    const used = [...before.questions, ...game.state.questions].map(({ id }) => id)
    expect(used).not.toContain(question?.id)
    expect(question?.id).toBe(`d${game.state.sides.dark.asked + 1}`)
    expect(state.sides.dark.asked).toBe(game.state.sides.dark.asked + 1)
    expect(state.sides.light.asked).toBe(game.state.sides.light.asked)
    expect(state.sides.dark.hand).toEqual(before.sides.dark.hand)
  })

  it('keeps the ids of the opponent’s questions', () => {
    const game = deploying()
    const { state } = restore(game.state, game.state, 'light')
    expect(state.questions).toEqual(game.state.questions)
  })
})
