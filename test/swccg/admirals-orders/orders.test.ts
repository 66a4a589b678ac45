/** The texts of the Admiral's Orders, by scenarios: each fails without its text. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { scenarios } from '../../../src/games/swccg/scenarios/index.ts'
import { cardOf, type EngineCard, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'

type Changeable = { -readonly [Field in keyof EngineCard]: EngineCard[Field] }

const FILE = readFileSync(join(import.meta.dirname, 'orders.yaml'), 'utf8')
const run = () => scenarios.run(FILE, 'orders.yaml', {})
const orders = cards.filter(({ type }) => type === "admiral's order")

/** Plays all scenarios while these cards have no piece that is named. @returns how many fail */
function failingWithout(ids: readonly string[], isNamed: (key: string) => boolean): number {
  const ends = ids.map((id) => {
    const card = cardOf(id) as Changeable
    const { text, pieces } = card
    const left = (side: Side) => Object.fromEntries(Object.entries(text[side]).filter(([key]) => !isNamed(key)))
    card.text = { dark: left('dark'), light: left('light') }
    card.pieces = { dark: Object.values(card.text.dark), light: Object.values(card.text.light) }
    return () => Object.assign(card, { text, pieces })
  })
  try {
    return run().filter(({ problems }) => problems.length > 0).length
  } finally {
    for (const end of ends) end()
  }
}

test('all ten have a text, and all scenarios hold', () => {
  expect(orders).toHaveLength(10)
  expect(run().flatMap(({ id, problems }) => problems.map(({ text }) => `${id}: ${text}`))).toEqual([])
})

test.each(orders.map(({ title, id }) => [title, id] as const))('without the text of %s a scenario fails', (_, id) => {
  expect(failingWithout([id], () => true)).toBeGreaterThan(0)
})

/** Each pair of both sides shares its text: by the number of its card of the Light Side. */
const PAIRS = [
  ['9_1', '9_96'],
  ['9_2', '9_92'],
  ['9_3', '9_93'],
  ['9_4', '9_94'],
  ['9_5', '9_95'],
] as const

describe('without a piece of their text a scenario fails', () => {
  for (const pair of PAIRS)
    for (const key of new Set(SIDES.flatMap((side) => Object.keys(cardOf(pair[0]).text[side]))))
      test(`${cardOf(pair[0]).title}: ${key}`, () =>
        expect(failingWithout(pair, (one) => one === key)).toBeGreaterThan(0))
})
