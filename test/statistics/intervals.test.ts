/** Intervals against published values. */
import { describe, expect, test } from 'vitest'
import { wilson } from '../../src/kit/chance/wilson.ts'
import { leavesOutHalf, meanInterval, quartiles, studentQuantile } from '../../src/statistics/figures/intervals.ts'

/** Won, games, and the ends of the interval in per cent. */
const WILSON = [
  [9, 10, 59.6, 98.2],
  [0, 10, 0, 27.8],
  [15, 30, 33.2, 66.8],
  // Newcombe 1998, Statistics in Medicine 17, table I, method 3.
  [81, 263, 25.5, 36.6],
  [15, 148, 6.2, 16.0],
  [0, 20, 0, 16.1],
  [1, 29, 0.6, 17.2],
  // The mirror image of 0 of 10, and two values worked out from the formula by itself.
  [10, 10, 72.2, 100],
  [1, 10, 1.8, 40.4],
  [50, 100, 40.4, 59.6],
] as const

describe('the interval of a share', () => {
  test.each(WILSON)('%i of %i: %f to %f per cent', (won, games, low, high) => {
    const found = wilson(won, games)
    expect(Math.abs(100 * found.low - low)).toBeLessThan(0.051)
    expect(Math.abs(100 * found.high - high)).toBeLessThan(0.051)
    expect(found.value).toBe(won / games)
  })

  test('an interval of 99.5 per cent holds that of 95 per cent', () => {
    const [narrow, wide] = [wilson(40, 61), wilson(40, 61, 99.5)]
    expect(wide.low).toBeLessThan(narrow.low)
    expect(wide.high).toBeGreaterThan(narrow.high)
    expect([leavesOutHalf(narrow), leavesOutHalf(wide)]).toEqual([true, false])
  })
})

describe('the interval of a mean', () => {
  test.each([
    [4, 2.776],
    [9, 2.262],
    [19, 2.093],
    [29, 2.045],
    [99, 1.984],
  ])('Student’s t with %i degrees of freedom is %f', (freedom, value) => {
    expect(Math.abs(studentQuantile(freedom) - value)).toBeLessThan(0.01)
  })

  test('ten values from 1 to 10 have the mean 5.5, give or take 2.166', () => {
    const found = meanInterval([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(found?.value).toBe(5.5)
    expect(found!.high - 5.5).toBeCloseTo(2.166, 2)
    expect(meanInterval([3])).toBeNull()
  })
})

test('quartiles are values by rank', () => {
  expect(quartiles([4, 1, 3, 2])).toEqual({ quarter: 1, half: 2, threeQuarters: 3 })
  expect(quartiles([7])).toEqual({ quarter: 7, half: 7, threeQuarters: 7 })
  expect(quartiles([])).toBeNull()
})
