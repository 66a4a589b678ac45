import { describe, expect, it } from 'vitest'
import { wilson } from '../../src/kit/chance/wilson.ts'

/** The figures are those of R: `prop.test(x, n, correct = FALSE)$conf.int`. */
describe('the interval of a share', () => {
  it('is that of the textbook', () => {
    for (const [wins, size, low, high] of [
      [15, 30, 0.3315, 0.6685],
      [8, 10, 0.4902, 0.9433],
      [150, 300, 0.4437, 0.5563],
    ] as const) {
      expect(wilson(wins, size).low).toBeCloseTo(low, 3)
      expect(wilson(wins, size).high).toBeCloseTo(high, 3)
    }
  })

  it('has a width where nothing or everything was won, and holds everything without a sample', () => {
    expect(wilson(0, 20)).toMatchObject({ low: 0 })
    expect(wilson(0, 20).high).toBeCloseTo(0.1611, 3)
    expect(wilson(20, 20).low).toBeCloseTo(0.8389, 3)
    expect(wilson(0, 0)).toEqual({ value: 0.5, low: 0, high: 1 })
  })
})
