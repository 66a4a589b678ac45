/** Cards about Luke, Vader and the Emperor, by scenarios: each fails without its piece. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { frontId, isBack } from '../../../src/games/swccg/cards/two-sides.ts'
import '../../../src/games/swccg/index.ts'
import { scenarios } from '../../../src/games/swccg/scenarios/index.ts'
import { cardOf, type EngineCard, SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { withoutPiece } from '../without-piece.ts'

const FILE = readFileSync(join(import.meta.dirname, 'luke-and-vader.yaml'), 'utf8')
const run = () => scenarios.run(FILE, 'luke-and-vader.yaml', {})

/** Plays all scenarios while a card, or a side of one, has no piece of this key. @returns how many fail */
const failingWithout = (id: string, without: string): number =>
  withoutPiece(id, without, () => run().filter(({ problems }) => problems.length > 0).length)

test('all scenarios hold', () => {
  expect(run().flatMap(({ id, problems }) => problems.map(({ text }) => `${id}: ${text}`))).toEqual([])
})

const CARDS = ['9_34', '9_42', '9_53', '9_61', '9_61b', '9_127', '9_134', '9_140', '9_151', '9_151b']
/** Pieces that wait for a card which is not written yet, or that another test shows. */
const ELSEWHERE: readonly string[] = [
  // Its goal is Death Star II: Docking Bay.
  '9_140 escort',
  // Scanning Crew, Responsibility Of Command and Epic Duel.
  '9_151 play',
  '9_134 proof',
  // Set-up, bans and totals: below.
  ...['9_61 begin', '9_61 luke', '9_61 begins', '9_61b ban'],
  ...['9_151 begin', '9_151 ban', '9_151 out'],
  '9_42 drains',
  '9_53 battle',
  '9_53 duel',
  '9_34 total',
  '9_127 total',
]

describe('without a piece of its text a scenario fails', () => {
  for (const id of CARDS) {
    const { text, title } = cardOf(id)
    const keysOf = (one: EngineCard) => SIDES.flatMap((side) => Object.keys(one.text[side]))
    const front = isBack(id) ? new Set(keysOf(cardOf(frontId(id)))) : new Set<string>()
    const keys = new Set(keysOf(cardOf(id)).filter((key) => !front.has(key) || key === 'back'))
    for (const key of keys) {
      const piece = text.dark[key] ?? text.light[key]
      if (piece === undefined || 'later' in piece || ELSEWHERE.includes(`${id} ${key}`)) continue
      test(`${title}: ${key}`, () => expect(failingWithout(id, key)).toBeGreaterThan(0))
    }
  }
})
