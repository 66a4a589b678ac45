/** The bench with thousands of cards changes the module that lists all cards. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withMadeUpCards } from '../../../bench/made-up-cards.ts'

const MODULE = join(import.meta.dirname, '../../../src/games/swccg/cards/index.ts')

it('made-up cards find their place among all cards', () => {
  const code = withMadeUpCards(readFileSync(MODULE, 'utf8'))
  expect(code).toContain('.flatMap(madeUp).sort(byNumber)')
  expect(code).toContain('function madeUp(card: Card): Card[]')
  expect(() => withMadeUpCards('export const cards = []')).toThrow('in another way')
})
