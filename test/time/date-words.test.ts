/** Dates in words. */
import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import { dateWords } from '../../src/time/date-words.ts'

const at = (date: string) => DateTime.fromISO(date, { zone: 'UTC' })

describe('a date in words', () => {
  it('has an ordinal for the first day of a month in French, and for no other day', () => {
    expect(dateWords(at('2027-02-01'), 'ccc d LLLL', 'fr')).toBe('lun. 1er février')
    expect(dateWords(at('2027-02-01T18:00Z'), 'ccc d LLL, HH:mm', 'fr')).toBe('lun. 1er févr., 18:00')
    for (const day of ['11', '21', '31']) expect(dateWords(at(`2027-01-${day}`), 'd LLLL', 'fr')).toBe(`${day} janvier`)
    expect(dateWords(at('2027-02-01'), 'd LLL', 'en')).toBe('1 Feb')
  })

  it('leaves hours as they are', () => {
    expect(dateWords(at('2027-02-01T18:00Z'), 'ccc HH:mm', 'fr')).toBe('lun. 18:00')
  })
})
