/** Random decks are legal, and together they have every card. */
import { describe, expect, it } from 'vitest'
import { SIDES } from '../../../src/games/young-jedi/cards/card.ts'
import { EDITIONS } from '../../../src/games/young-jedi/cards/editions.ts'
import { cards } from '../../../src/games/young-jedi/cards/index.ts'
import { checkDeck, type Format } from '../../../src/games/young-jedi/decks/index.ts'
import { randomDeck } from '../../../src/games/young-jedi/decks/random.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'

describe('random decks', () => {
  const formats: readonly Format[] = ['starter', 'full']

  it.each(formats.flatMap((format) => EDITIONS.map((edition) => [format, edition] as const)))(
    'are legal: %s, %s',
    (format, edition) => {
      const random = seededNumbers(`decks/${format}/${edition}`)
      for (const side of SIDES)
        for (let round = 0; round < 25; round++)
          expect(checkDeck(randomDeck(side, format, edition, random), side, format, { edition })).toEqual([])
    },
  )

  it('have every card in one of them', () => {
    const random = seededNumbers('decks/all')
    const seen = new Set<string>()
    for (let round = 0; round < 1500 && seen.size < cards.length; round++)
      for (const side of SIDES) for (const { card } of randomDeck(side, 'full', 'current', random)) seen.add(card)
    expect(cards.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([])
  })
})
