/** The matching behind Swiss rounds, held against all matchings of small graphs and an integer solver on larger ones. */
import fc from 'fast-check'
import * as highs from 'highs'
import { describe, expect, it } from 'vitest'
import { type CostedPair, cheapestPairs } from '../../src/leagues/pairing/matching.ts'

/** The number of pairs and their cost in the best of all matchings, by trying them all. */
function best(places: number, pairs: readonly CostedPair[]): readonly [number, number] {
  let found: readonly [number, number] = [0, 0]
  const search = (at: number, used: ReadonlySet<number>, count: number, cost: number) => {
    if (count > found[0] || (count === found[0] && cost < found[1])) found = [count, cost]
    for (let next = at; next < pairs.length; next++) {
      const [one, other, more] = pairs[next]!
      if (!used.has(one) && !used.has(other)) search(next + 1, new Set([...used, one, other]), count + 1, cost + more)
    }
  }
  search(0, new Set(), 0, 0)
  return places < 2 ? [0, 0] : found
}

/** The number of pairs and their cost in what the program finds. */
function found(places: number, pairs: readonly CostedPair[]): readonly [number, number] {
  const mates = cheapestPairs(places, pairs)
  expect(mates).toHaveLength(places)
  for (const [at, mate] of mates.entries()) if (mate !== -1) expect(mates[mate]).toBe(at)
  const used = pairs.filter(([one, other]) => mates[one] === other)
  return [used.length, used.reduce((sum, [, , cost]) => sum + cost, 0)]
}

const graphs = (most: number) =>
  fc.integer({ min: 2, max: most }).chain((places) =>
    fc
      .array(fc.option(fc.oneof(fc.nat({ max: 9 }), fc.nat({ max: 1_000_000_000_000 }))), {
        minLength: (places * (places - 1)) / 2,
        maxLength: (places * (places - 1)) / 2,
      })
      .map((costs) => {
        const all = Array.from({ length: places }, (_, one) =>
          Array.from({ length: places - one - 1 }, (_, at) => [one, one + 1 + at] as const),
        ).flat()
        const pairs = all.flatMap(([one, other], at): CostedPair[] =>
          costs[at] === null || costs[at] === undefined ? [] : [[one, other, costs[at]]],
        )
        return { places, pairs }
      }),
  )

/** The types of the package call its only export a default one; it is the module itself. */
const integerSolver = (
  highs as unknown as { default: () => Promise<{ solve(problem: string): { ObjectiveValue: number } }> }
).default

describe('the cheapest pairs', () => {
  it('of up to seven people are as cheap as the best of all matchings', () => {
    fc.assert(
      fc.property(graphs(7), ({ places, pairs }) => {
        expect(found(places, pairs)).toEqual(best(places, pairs))
      }),
      { numRuns: 500 },
    )
  })

  it('of up to 24 people cost what an integer solver finds', async () => {
    const solver = await integerSolver()
    const dense = fc.sample(graphs(24), { numRuns: 12, seed: 7 })
    for (const { places, pairs } of dense) {
      const [count, cost] = found(places, pairs)
      if (pairs.length === 0) continue
      // As many pairs as possible come first: each is worth more than all costs.
      const worth = 10_000
      const small = pairs.map(([one, other, cost]): CostedPair => [one, other, cost % 100])
      const [fewer, smaller] = found(places, small)
      const sum = small.map(([, , cost], at) => `+ ${worth - cost} x${at}`).join(' ')
      const rows = Array.from({ length: places }, (_, place) => {
        const own = small.flatMap(([one, other], at) => (one === place || other === place ? [`x${at}`] : []))
        return own.length === 0 ? [] : [` c${place}: ${own.join(' + ')} <= 1`]
      }).flat()
      const names = small.map((_, at) => `x${at}`).join(' ')
      const problem = `Maximize\n obj: ${sum}\nSubject To\n${rows.join('\n')}\nBinary\n ${names}\nEnd`
      expect(Math.round(solver.solve(problem).ObjectiveValue)).toBe(worth * fewer - smaller)
      expect(count).toBe(fewer)
      expect(cost).toBeGreaterThanOrEqual(0)
    }
  })

  it('of nobody, or of people without possible pairs, are none', () => {
    expect(cheapestPairs(0, [])).toEqual([])
    expect(cheapestPairs(3, [])).toEqual([-1, -1, -1])
  })
})
