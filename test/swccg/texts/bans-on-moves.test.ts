/** A text can forbid to move from a place, to a place, or from one to another. */
import { expect, it } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { movesOf } from '../../../src/games/swccg/rules/move/ways.ts'
import type { Position } from '../../../src/games/swccg/state/position-reading.ts'
import { ban, filter } from '../../../src/games/swccg/texts/language/makers.ts'
import type { Rule } from '../../../src/games/swccg/texts/language/words.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { laid } from '../scripted-turns.ts'

const board = swccg.view(
  laid({
    ...{ phase: 'move', turn: 'light', light: { force: '5' } },
    places: ['Endor Back Door, light | Corporal Beezer', 'Endor Great Forest, light'],
  }),
  'light',
)
const scout = board.pieces.find(({ card }) => card === '8_4')!
const plain = readingOf(board)

/** How many moves the scout has, with such a text of its own. */
function moves(rule?: Rule): number {
  const meant = { you: 'light' as const, card: scout.card, self: scout, here: scout.at }
  const reading: Position = {
    ...plain,
    active: (what) => [
      ...plain.active(what),
      ...(rule === undefined || what !== 'ban'
        ? []
        : [{ rule, conditions: [], key: 'made up', meant: { ...meant, reading } }]),
    ],
  }
  return movesOf(reading, scout).length
}

it('from a place', () => {
  expect(moves()).toBeGreaterThan(0)
  expect(moves(ban('move', { from: filter('here') }))).toBe(0)
  expect(moves(ban('move', { from: 'system' }))).toBe(moves())
})

it('from one place to another', () => {
  expect(moves(ban('move', { from: filter('here'), to: 'forest' }))).toBe(0)
  expect(moves(ban('move', { from: filter('here'), to: 'system' }))).toBe(moves())
  expect(moves(ban('move', { from: 'forest', to: 'forest' }))).toBe(moves())
})
