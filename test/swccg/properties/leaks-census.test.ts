/**
 * Hidden cards change nothing that others see. `npm run census` compares 200 pairs of games, each run of the tests a few;
 * `LEAKS=1000 npx vitest run test/swccg/properties/leaks` as many as that.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Decision, Option, Reader } from '../../../src/contract/index.ts'
import type { AnyGame } from '../../../src/games/games.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { opponentOf, SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { leakIn, pairs } from './leaks.ts'

const FEW = 8
const PAIRS = Number(process.env.LEAKS ?? (process.env.CENSUS === undefined ? FEW : 200))
/** In this many pairs each planted leak is found. */
const TRIED = 40

it(`${PAIRS} pairs of games with other hidden cards look alike to everybody else`, { timeout: 60 * 60_000 }, () => {
  let compared = 0
  fc.assert(
    fc.property(pairs, (pair) => {
      const found = leakIn(pair)
      compared += found.compared
      expect(found.leak).toBeNull()
    }),
    { numRuns: PAIRS },
  )
  expect(compared).toBeGreaterThan(4 * PAIRS)
})

const { awaits: _awaits, ...GAME } = swccg as unknown as AnyGame
const optionsOf = ({ shape }: Decision): readonly Option[] => (shape.type === 'choose' ? shape.options : [])

/** A chance passes in silence unless a card in hand can do something. */
const asking: AnyGame = {
  ...GAME,
  decisions: (state) =>
    GAME.decisions(state).map(({ silence, ...decision }) =>
      silence === undefined || optionsOf(decision).length > 0 ? decision : { ...decision, silence },
    ),
}

/** A view tells something of the cards in the opponent's hand. */
const seeing: AnyGame = {
  ...GAME,
  view(state, reader: Reader) {
    const { sides } = state as State
    const held = SIDES.filter((side) => reader === opponentOf(side)).flatMap((side) => sides[side].hand)
    return { ...(GAME.view(state, reader) as object), dealt: held.filter(({ card }) => card.endsWith('1')).length }
  },
}

it.each([
  ['who is asked', asking],
  ['a view', seeing],
])('a leak in %s is found', (_where, game) => {
  const found = fc.sample(pairs, TRIED).findIndex((pair) => leakIn(pair, game).leak !== null)
  expect(found).toBeGreaterThanOrEqual(0)
})
