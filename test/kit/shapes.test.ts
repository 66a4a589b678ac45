/** Answers fit their shapes or are refused with the reason; random answers always fit. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Decision, Shape } from '../../src/contract/index.ts'
import { costOf, fits, obstacle, randomAnswer } from '../../src/kit/decisions/shapes.ts'
import { seededNumbers } from '../../src/simulation/simulate.ts'

const asked = (shape: Shape): Decision => ({
  id: 'd1',
  seat: 'dark',
  kind: 'some',
  shape,
  exits: [{ id: 'ok' }],
  about: {},
})

const answered = (shape: Shape, given: { choose?: string[]; arrange?: string[] }): string | null =>
  fits(asked(shape), { exit: 'ok', ...given })?.refused ?? null

describe('a row of pieces of which some may lie in the place of others', () => {
  const row: Shape = {
    type: 'arrange',
    pieces: [
      { id: 'a', anchor: true },
      { id: 'b', anchor: false },
      { id: 'b/2', anchor: false, instead: 'b' },
    ],
  }

  it('takes either of them', () => {
    expect(answered(row, { arrange: ['b', 'a'] })).toBeNull()
    expect(answered(row, { arrange: ['a', 'b/2'] })).toBeNull()
  })

  it.each([
    ['both', ['a', 'b', 'b/2'], 'shape.arrange'],
    ['both in the place of another piece', ['b', 'b/2'], 'shape.piece'],
    ['neither', ['a'], 'shape.arrange'],
    ['a piece twice', ['a', 'a'], 'shape.piece'],
    ['a piece that is none', ['a', 'c'], 'shape.piece'],
  ])('refuses %s', (_, arrange, refused) => {
    expect(answered(row, { arrange })).toBe(refused)
  })
})

describe('options that need or rule out others', () => {
  const duel: Shape = {
    type: 'choose',
    min: 3,
    max: 3,
    options: [
      { id: 'who:1', excludes: ['who:2'] },
      { id: 'who:2', excludes: ['who:1'] },
      { id: 'with:1', requires: ['who:2'], excludes: ['with:2'] },
      { id: 'with:2', requires: ['who:1', 'who:2'], excludes: ['with:1'] },
      { id: 'foe:1', excludes: ['foe:2'] },
      { id: 'foe:2', excludes: ['foe:1'] },
    ],
  }

  it('are refused without what they need, or beside their rivals', () => {
    expect(answered(duel, { choose: ['who:2', 'with:1', 'foe:2'] })).toBeNull()
    expect(answered(duel, { choose: ['who:1', 'with:1', 'foe:2'] })).toBe('shape.requires')
    expect(answered(duel, { choose: ['who:1', 'who:2', 'foe:2'] })).toBe('shape.excludes')
  })

  it('are chosen at random until there are enough of them', () => {
    const random = seededNumbers('shapes')
    const seen = new Set<string>()
    for (let round = 0; round < 300; round++) {
      const { choose } = randomAnswer(asked(duel), random)
      expect(answered(duel, { choose: [...(choose ?? [])] })).toBeNull()
      for (const id of choose ?? []) seen.add(id)
    }
    expect([...seen].sort()).toEqual(duel.options.map(({ id }) => id).sort())
  })

  it('are found even where hardly any choice is legal', () => {
    const chain: Shape = {
      type: 'choose',
      min: 9,
      max: 9,
      options: Array.from({ length: 9 }, (_, at) => ({
        id: `o${at}`,
        ...(at === 0 ? {} : { requires: [`o${at - 1}`] }),
      })).reverse(),
    }
    expect(randomAnswer(asked(chain), seededNumbers('chain')).choose).toHaveLength(9)
  })

  it('are a fault of the game if no choice is large enough', () => {
    const none: Shape = { type: 'choose', min: 1, max: 1, options: [{ id: 'a', cost: 3 }], budget: 2 }
    expect(() => randomAnswer(asked(none), seededNumbers('none'))).toThrow('nobody can answer')
  })
})

describe('a random answer', () => {
  const pieces = fc.array(fc.nat(2), { maxLength: 12 }).map(
    (ways): Shape => ({
      type: 'arrange',
      pieces: ways.flatMap((more, at) => [
        { id: `p${at}`, anchor: more === 0 },
        ...Array.from({ length: more }, (_, way) => ({ id: `p${at}/${way + 2}`, anchor: false, instead: `p${at}` })),
      ]),
    }),
  )

  it('fits every row', () => {
    fc.assert(
      fc.property(pieces, fc.string(), (shape, seed) => {
        const { arrange } = randomAnswer(asked(shape), seededNumbers(seed))
        expect(answered(shape, { arrange: [...(arrange ?? [])] })).toBeNull()
      }),
    )
  })
})

describe('options that may be taken several times', () => {
  const shape = {
    type: 'choose' as const,
    options: [
      { id: 'coins', upTo: 2 },
      { id: 'stores', upTo: 1, cost: 1 },
    ],
    min: 3,
    max: 3,
  }
  const decision = { id: 'd', seat: 'a', kind: 'pay', shape, exits: [{ id: 'pay' }], about: {} }
  const pay = (...choose: string[]) => fits(decision, { exit: 'pay', choose })

  it('are taken as often as they say, and count each time', () => {
    expect(pay('coins', 'stores', 'coins')).toBeNull()
    expect(pay('coins', 'coins', 'coins')).toMatchObject({ refused: 'shape.twice' })
    expect(pay('coins', 'coins')).toMatchObject({ refused: 'shape.choose' })
    expect(obstacle(shape, ['coins'], shape.options[0]!)).toBeNull()
    expect(obstacle(shape, ['coins', 'coins'], shape.options[0]!)).toBe('taken')
    expect(costOf(shape, ['stores', 'coins', 'coins'])).toBe(1)
  })

  it('are answered legally at random', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (numbers) => {
        const answer = randomAnswer(decision, () => numbers.next().value as number)
        expect(fits(decision, answer)).toBeNull()
      }),
    )
  })
})
