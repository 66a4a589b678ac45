/** Streams of chance for searches. */
import { describe, expect, it } from 'vitest'
import { chanceOf, drawOne, weighted } from '../../../src/kit/search/chances.ts'
import { hasOneAnswer } from '../../../src/kit/search/one-answer.ts'
import { deviationOf, meanOf } from '../../../src/kit/search/samples.ts'

const numbers = (chance: (below: number) => number, count: number, below = 1000) =>
  Array.from({ length: count }, () => chance(below))

describe('chance for searches', () => {
  it('is the same for the same seed and purpose, and another for any other', () => {
    const first = numbers(chanceOf('seed', 'world', 3), 20)
    expect(numbers(chanceOf('seed', 'world', 3), 20)).toEqual(first)
    for (const other of [chanceOf('seed', 'world', 4), chanceOf('seeds', 'world', 3), chanceOf('seed', 'mix', 3)])
      expect(numbers(other, 20)).not.toEqual(first)
  })

  it('does not run two words of a purpose together', () => {
    expect(numbers(chanceOf('seed', 'a', 'bc'), 8)).not.toEqual(numbers(chanceOf('seed', 'ab', 'c'), 8))
  })

  it('spreads its numbers evenly', () => {
    const counts = [0, 0, 0]
    for (const number of numbers(chanceOf('even'), 30_000, 3)) counts[number] = (counts[number] ?? 0) + 1
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(300)
  })

  it('has first numbers as even as all others', () => {
    const odd = Array.from({ length: 1000 }, (_, at) => chanceOf('first', at)(100) % 2).filter((bit) => bit === 1)
    expect(Math.abs(odd.length - 500)).toBeLessThan(80)
  })

  it('draws by weight, and never what has none', () => {
    const chance = chanceOf('weights')
    const counts = [0, 0, 0]
    for (let turn = 0; turn < 10_000; turn++) {
      const at = weighted([1, 0, 3], chance)
      counts[at] = (counts[at] ?? 0) + 1
    }
    expect(counts[1]).toBe(0)
    expect(Math.abs((counts[0] ?? 0) - 2500)).toBeLessThan(200)
    expect(() => weighted([0, 0], chance)).toThrow('weight')
    expect(() => drawOne([], chance)).toThrow('nothing')
  })
})

describe('samples', () => {
  it('have a mean and the deviation of a sample', () => {
    expect(meanOf([1, 2, 3, 6])).toBe(3)
    expect(deviationOf([1, 2, 3, 6])).toBeCloseTo(Math.sqrt(14 / 3))
    expect([meanOf([]), deviationOf([5])]).toEqual([0, 0])
  })
})

describe('a forced decision', () => {
  it('has one exit and nothing to choose', () => {
    const ok = [{ id: 'ok' }]
    const option = (id: string) => ({ id })
    const choose = (options: string[], min: number, max: number) =>
      ({ type: 'choose', options: options.map(option), min, max }) as const
    expect(hasOneAnswer({ shape: { type: 'confirm' }, exits: ok })).toBe(true)
    expect(hasOneAnswer({ shape: { type: 'confirm' }, exits: [...ok, { id: 'none' }] })).toBe(false)
    expect(hasOneAnswer({ shape: choose(['a'], 1, 1), exits: ok })).toBe(true)
    expect(hasOneAnswer({ shape: choose(['a'], 0, 1), exits: ok })).toBe(false)
    expect(hasOneAnswer({ shape: choose(['a', 'b'], 1, 1), exits: ok })).toBe(false)
    expect(hasOneAnswer({ shape: choose(['a', 'b'], 1, 1), exits: [{ id: 'all', bare: true }] })).toBe(true)
    expect(hasOneAnswer({ shape: { type: 'number', min: 2, max: 2 }, exits: ok })).toBe(true)
    expect(hasOneAnswer({ shape: { type: 'number', min: 2, max: 3 }, exits: ok })).toBe(false)
    expect(hasOneAnswer({ shape: { type: 'arrange', pieces: [] }, exits: ok })).toBe(true)
  })
})
