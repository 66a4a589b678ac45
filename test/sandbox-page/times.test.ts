import { describe, expect, test } from 'vitest'
import { relative, sameDay, stamp } from '../../sandbox/page/times.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const at = (seconds: number): number => NOW / 1000 + seconds

describe('moments in words', () => {
  test.each([
    [5, 'in 5 seconds'],
    [-1, '1 second ago'],
    [59, 'in 59 seconds'],
    [60, 'in 1 minute'],
    [3599.9, 'in 1 hour'],
    [2 * 3600 + 600, 'in 2 hours'],
    [3 * 86_400, 'in 3 days'],
    [-40 * 86_400, '1 month ago'],
    [800 * 86_400, 'in 2 years'],
  ])('%d seconds away is %s', (seconds, words) => {
    expect(relative(at(seconds), NOW, 'en-US')).toBe(words)
  })

  test('in the language of the reader', () => {
    expect(stamp(at(3 * 86_400), 'R', NOW, 'fr')).toBe('dans 3 jours')
  })

  test('an impossible moment is shown as it was written', () => {
    expect(stamp(1e15, 'F', NOW, 'en-US')).toBe('<t:1000000000000000>')
  })

  test('two moments of one day', () => {
    const noon = new Date(2026, 10, 21, 12).getTime()
    expect(sameDay(noon, noon + 3_600_000)).toBe(true)
    expect(sameDay(noon, noon + 86_400_000)).toBe(false)
  })
})
