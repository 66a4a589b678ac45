/** Scenarios of looks at the top card, and each piece of the cards whose scenarios stand there, in `deck-cards.yaml` and in `moments.yaml`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import '../../../src/games/swccg/index.ts'
import { scenarios } from '../../../src/games/swccg/scenarios/index.ts'
import { cardOf } from '../../../src/games/swccg/state/engine-card.ts'
import { piecesOf, withoutPiece } from '../without-piece.ts'

const FILES = ['looks.yaml', ...['deck-cards', 'moments'].map((name) => `../../../scenarios/swccg/${name}.yaml`)].map(
  (file) => readFileSync(join(import.meta.dirname, file), 'utf8'),
)
const run = () => FILES.flatMap((file) => scenarios.run(file, 'looks.yaml', {}))
const failing = () => run().filter(({ problems }) => problems.length > 0).length

test('all scenarios hold', () => {
  expect(run().flatMap(({ id, problems }) => problems.map(({ text }) => `${id}: ${text}`))).toEqual([])
})

const CARDS = ['9_12', '9_28', '9_33', '9_38', '9_41', '9_110', '9_120', '9_123', '9_132', '9_141'].concat([
  '8_54',
  '8_123',
  '8_129',
  '8_138',
  '8_148',
  '9_35',
  '9_37',
  '9_44',
  '9_128',
  '9_131',
])
/** Pieces that say where an Effect lies, or that name a card which is not in the pool. */
const ELSEWHERE = ['9_141 cancel', '8_123 merchant', '8_129 loss', '9_35 cocky']

describe('without a piece of its text a scenario fails', () => {
  for (const id of CARDS)
    for (const key of piecesOf(id))
      if (key !== 'deploys' && !ELSEWHERE.includes(`${id} ${key}`))
        test(`${cardOf(id).title}: ${key}`, () => expect(withoutPiece(id, key, failing)).toBeGreaterThan(0))
})
