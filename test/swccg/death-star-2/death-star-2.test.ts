/** Death Star II, its sectors, Epic Events and blowing away, by scenarios: each fails without the piece of text that it is about. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { cardOf, type EngineCard, type Side } from '../../../src/games/swccg/state/engine-card.ts'

type Changeable = { -readonly [Field in keyof EngineCard]: EngineCard[Field] }

const FILES = ['places.yaml', 'blowing-away.yaml', 'generator.yaml'] as const
const run = () =>
  FILES.flatMap((file) => swccg.scenarios!.run(readFileSync(join(import.meta.dirname, file), 'utf8'), file, {}))

test('all scenarios hold', () => {
  expect(run().flatMap(({ id, problems }) => problems.map(({ text }) => `${id}: ${text}`))).toEqual([])
})

test('all scenarios hold where the game is saved and loaded between moves', () => {
  const found = FILES.flatMap((file) =>
    swccg.scenarios!.run(readFileSync(join(import.meta.dirname, file), 'utf8'), file, { reload: true }),
  )
  expect(found.flatMap(({ id, problems }) => problems.map(({ text }) => `${id}: ${text}`))).toEqual([])
})

/** Plays all scenarios while a card has no piece of this key for a side. @returns how many fail */
function failingWithout(id: string, side: Side, without: string): number {
  const card = cardOf(id) as Changeable
  const { text, pieces } = card
  const left = (one: Side) =>
    Object.fromEntries(Object.entries(text[one]).filter(([key]) => one !== side || key !== without))
  card.text = { dark: left('dark'), light: left('light') }
  card.pieces = { dark: Object.values(card.text.dark), light: Object.values(card.text.light) }
  try {
    return run().filter(({ problems }) => problems.length > 0).length
  } finally {
    Object.assign(card, { text, pieces })
  }
}

/** No card of the pool revolts, or asks for Force where a transit ends; other scenarios show that Rumors is off. */
const ELSEWHERE = ['proof', 'rumors', 'transit']

describe('without a piece of its text a scenario fails', () => {
  for (const id of ['9_142', '9_143', '9_144', '9_145', '9_146', '9_135', '9_122', '9_124', '8_43', '8_156'])
    for (const side of ['dark', 'light'] as const)
      for (const [key, piece] of Object.entries(cardOf(id).text[side])) {
        if ('later' in piece || ELSEWHERE.includes(key)) continue
        if (cardOf(id).type !== 'location' && side !== cardOf(id).side && key in cardOf(id).text[cardOf(id).side])
          continue
        test(`${cardOf(id).title}: ${side} ${key}`, () => expect(failingWithout(id, side, key)).toBeGreaterThan(0))
      }
})
