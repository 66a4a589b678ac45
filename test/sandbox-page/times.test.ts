import { describe, expect, test } from 'vitest'
import { readMoment, relative, sameDay, stamp, writtenMoment } from '../../sandbox/page/times.ts'

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

describe('a moment that people type', () => {
  test.each([
    ['2030-12-31 18:30', 'en-US', [2030, 11, 31, 18, 30]],
    ['2030-12-31T18:30', 'fr', [2030, 11, 31, 18, 30]],
    ['31/12/2030 18:30', 'fr', [2030, 11, 31, 18, 30]],
    ['1/2/2030 à 9h05', 'fr', [2030, 1, 1, 9, 5]],
    ['31.12.2030 18 h', 'fr', [2030, 11, 31, 18, 0]],
    [' 31/12/2030 ', 'fr', [2030, 11, 31, 0, 0]],
  ] as const)('%s is read in %s', (typed, locale, [year, month, day, hour, minute]) => {
    expect(readMoment(typed, locale)).toEqual(new Date(year, month, day, hour, minute))
  })

  test.each([
    ['', 'fr'],
    ['12/31/2030 18:30', 'fr'],
    ['31/12/2030', 'en-US'],
    ['2030-02-30 10:00', 'en-US'],
    ['31/12/2030 25:00', 'fr'],
    ['tomorrow', 'en-US'],
  ])('“%s” is none in %s', (typed, locale) => {
    expect(readMoment(typed, locale)).toBeNull()
  })

  test.each(['en-US', 'fr'])('as it is written in %s, it is read again', (locale) => {
    const at = new Date(2030, 0, 5, 7, 9)
    expect(readMoment(writtenMoment(at.getTime(), locale), locale)).toEqual(at)
  })
})
