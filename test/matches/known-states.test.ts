/** States that are kept by their texts: what a click reads is the state that the click before has written. */
import { expect, it } from 'vitest'
import { games } from '../../src/games/registry.ts'
import { stateIn, textOf } from '../../src/matches/known/known-states.ts'
import { type SimulatedMove, simulate } from '../../src/simulation/simulate.ts'

/** States between two that are compared: comparing takes longer than playing. */
const STEP = 11

it.each(Object.values(games))('$id: a state is equal to what its text says, so that either may be kept', (game) => {
  let seen = 0
  const onMove = ({ after }: SimulatedMove) => {
    seen += 1
    if (seen % STEP === 0) expect(JSON.parse(JSON.stringify(after))).toStrictEqual(after)
  }
  const format = game.formats[0] ?? ''
  simulate(game, { games: 2, seed: 'known states', format, orders: 'none', player: 'mixed', onMove })
  expect(seen).toBeGreaterThan(STEP)
})

it('A state that was written is read as the same object, until 32 others came after it', () => {
  const state = { turn: 1 }
  const text = textOf(state)
  expect(stateIn(text)).toBe(state)
  const read = stateIn('{"turn":2}')
  expect(read).toEqual({ turn: 2 })
  expect(stateIn('{"turn":2}')).toBe(read)
  for (let turn = 3; turn < 33; turn++) stateIn(`{"turn":${turn}}`)
  expect(stateIn(text)).toBe(state)
  for (let turn = 33; turn < 65; turn++) stateIn(`{"turn":${turn}}`)
  expect(stateIn(text)).not.toBe(state)
  expect(stateIn(text)).toEqual(state)
})
