/** Two cards may share a text. The rules still know each as a card of its own, by its title. */
import { expect, it } from 'vitest'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { cardOf, SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { heldBy } from '../../../src/games/swccg/texts/sources.ts'

it('each rule is held under the title of its own card', () => {
  for (const { id } of cards)
    for (const side of SIDES)
      for (const { key } of heldBy(id, side)) expect(key.startsWith(`${cardOf(id).title}/`), `${id}: ${key}`).toBe(true)
})

it('cards that share a text are two to the rules', () => {
  expect(cardOf('9_39').text.light).toEqual(cardOf('9_121').text.dark)
  expect(cardOf('9_39').text.light).not.toBe(cardOf('9_121').text.dark)
})
