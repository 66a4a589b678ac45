/** Nobody is asked a question to which there is one answer alone, unless cards that others can't see could give more. */
import { expect, test } from 'vitest'
import type { Decision } from '../../../src/contract/index.ts'
import type { Side } from '../../../src/games/swccg/state/engine-card.ts'
import { everyQuestion } from '../panels/turn-positions.ts'

/** Games: each run of the tests plays two, `CENSUS=200` this many. */
const GAMES = Number(process.env.CENSUS ?? 2)

/** Questions whose options come from the hand as well: whether they are asked must not depend on it. */
const OF_HAND: readonly string[] = ['act', 'begin', 'respond', 'weapons', 'plan', 'satisfy']
/** Questions that are asked all the same: their options come from cards of a pile. */
const ANYHOW: readonly string[] = ['pick']

/** How many ways there are to fill in a shape, counted up to two. */
function fillings({ shape }: Decision): number {
  switch (shape.type) {
    case 'confirm':
      return 1
    case 'number':
      return Math.min(2, shape.max - shape.min + 1)
    case 'arrange':
      return 2
    case 'choose': {
      const { options, min, max } = shape
      if (options.length < min) return 0
      return max === 0 || options.length === 0 || (min === options.length && shape.ordered !== true) ? 1 : 2
    }
  }
}

/** Whether a question has one answer alone. */
function isForced(decision: Decision): boolean {
  const filled = fillings(decision)
  const answers = decision.exits.reduce((sum, { bare }) => sum + (bare === true ? 1 : filled), 0)
  return answers < 2
}

test('a question that public facts answer alone is not asked', () => {
  const faults = new Map<string, string>()
  let asked = 0
  const seeds = Array.from({ length: GAMES }, (_, game) => `nothing-${game}`)
  everyQuestion(seeds, 0.3, ({ decision, view }) => {
    if (decision.silence !== undefined) return
    asked += 1
    if (!isForced(decision) || ANYHOW.includes(decision.kind)) return
    const isHidden = OF_HAND.includes(decision.kind) && view.sizes[decision.seat as Side].hand > 0
    if (!isHidden) faults.set(decision.kind, JSON.stringify(decision))
  })
  expect([...faults]).toEqual([])
  expect(asked).toBeGreaterThan(100 * GAMES)
})
