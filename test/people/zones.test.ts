/** Time zones by what people type. */
import fc from 'fast-check'
import { DateTime, IANAZone } from 'luxon'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/contract/index.ts'
import { COMMON, WORDS } from '../../src/people/zone-words.ts'
import { findZones, zoneMeant, zoneNamed, zoneOf } from '../../src/people/zones.ts'
import { PRESENT_NAMES } from '../../src/time/zone.ts'
import { anyText } from '../any-text.ts'

const NOW = new Date('2030-01-15T12:34:00Z')
const ids = (typed: string, limit?: number) => findZones(typed, 'en', NOW, limit).map(({ id }) => id)

describe('a typed text', () => {
  it.each([
    // Cities, with slips, accents, capitals, in either language.
    ['paris', 'Europe/Paris'],
    ['Pariss', 'Europe/Paris'],
    ['PARI', 'Europe/Paris'],
    ['zürich', 'Europe/Zurich'],
    ['zurich', 'Europe/Zurich'],
    ['Genève', 'Europe/Zurich'],
    ['geneve', 'Europe/Zurich'],
    ['Londres', 'Europe/London'],
    ['Lyon', 'Europe/Paris'],
    ['Montreal', 'America/Toronto'],
    ['Québec', 'America/Toronto'],
    ['new yrok', 'America/New_York'],
    ['newyork', 'America/New_York'],
    ['san fransisco', 'America/Los_Angeles'],
    ['sao paulo', 'America/Sao_Paulo'],
    ['Kolkata', 'Asia/Kolkata'],
    ['Calcutta', 'Asia/Kolkata'],
    ['Kiev', 'Europe/Kyiv'],
    ['kyiv', 'Europe/Kyiv'],
    ['Pékin', 'Asia/Shanghai'],
    ['Varsovie', 'Europe/Warsaw'],
    ['bruxelle', 'Europe/Brussels'],
    // Countries.
    ['France', 'Europe/Paris'],
    ['Allemagne', 'Europe/Berlin'],
    ['germany', 'Europe/Berlin'],
    ['royaume uni', 'Europe/London'],
    ['Suisse', 'Europe/Zurich'],
    ['Belgique', 'Europe/Brussels'],
    ['japan', 'Asia/Tokyo'],
    ['nouvelle zelande', 'Pacific/Auckland'],
    // How times are called.
    ['eastern time', 'America/New_York'],
    ['PST', 'America/Los_Angeles'],
    ['CET', 'Europe/Paris'],
    ['AEST', 'Australia/Sydney'],
    ['heure du Pacifique', 'America/Los_Angeles'],
    ['GMT', 'UTC'],
    // Names of zones.
    ['europe/paris', 'Europe/Paris'],
    ['america/new york', 'America/New_York'],
    ['US/Eastern', 'America/New_York'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['utc', 'UTC'],
    // The clock.
    ['13:34', 'Europe/Paris'],
    ['13h36', 'Europe/Paris'],
    ['7:34 am', 'America/New_York'],
    ['4:34', 'America/Los_Angeles'],
    ['6:04 pm', 'Asia/Kolkata'],
    ['UTC+1', 'Europe/Paris'],
    ['gmt-5', 'America/New_York'],
    ['+05:30', 'Asia/Kolkata'],
    ['−8', 'America/Los_Angeles'],
  ])('%s', (typed, meant) => {
    expect(ids(typed)[0]).toBe(meant)
  })

  it('names the zones of many people if nothing is typed yet', () => {
    expect(ids('')).toEqual(COMMON)
    expect(ids('  ')).toHaveLength(25)
  })

  it('finds every zone by its name, its city and its country', () => {
    for (const old of Intl.supportedValuesOf('timeZone')) {
      const id = PRESENT_NAMES[old] ?? old
      expect(zoneNamed(old)).toBe(id)
      expect(ids(id)[0]).toBe(id)
      const { city, country } = zoneOf(id, 'en')
      expect(ids(city), city).toContain(id)
      expect(ids(country, 40), country).toContain(id)
    }
  })

  it('by the clock means zones in which it is that time now', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        const time = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
        for (const id of ids(time, 500)) {
          const there = DateTime.fromJSDate(NOW, { zone: id })
          const apart = (there.hour * 60 + there.minute - minute + 1440) % 1440
          expect(Math.min(apart, 1440 - apart)).toBeLessThanOrEqual(7)
        }
      }),
      { numRuns: 50 },
    )
    expect(ids('25:00')).toEqual([])
    expect(ids('UTC+3:17')).toEqual([])
  })

  it('never throws, for any text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 40 }), fc.constantFrom(...LANGUAGES), (typed, language) => {
        for (const { id } of findZones(typed, language, NOW)) expect(IANAZone.isValidZone(id)).toBe(true)
        const meant = zoneMeant(typed, NOW)
        if (meant !== null) expect(IANAZone.isValidZone(meant)).toBe(true)
      }),
    )
  })
})

describe('a zone that is clearly meant', () => {
  it.each([
    ['Europe/Paris', 'Europe/Paris'],
    [' paris ', 'Europe/Paris'],
    ['Lyon', 'Europe/Paris'],
    ['montréal', 'America/Toronto'],
    ['Japon', 'Asia/Tokyo'],
    ['la réunion', 'Indian/Reunion'],
    // Several zones, or a typing error: the person decides.
    ['united states', null],
    ['Pariss', null],
    ['EST', null],
    ['13:34', null],
    ['', null],
    ['nowhere at all', null],
  ])('%s', (typed, meant) => {
    expect(zoneMeant(typed, NOW)).toBe(meant)
  })
})

describe('our own names of zones', () => {
  it('belong to existing zones', () => {
    const all = new Set([...Intl.supportedValuesOf('timeZone').map((id) => PRESENT_NAMES[id] ?? id), 'UTC'])
    expect(Object.keys(WORDS).filter((id) => !all.has(id))).toEqual([])
    expect(COMMON.filter((id) => !all.has(id))).toEqual([])
    expect(Object.values(PRESENT_NAMES).filter((id) => !IANAZone.isValidZone(id))).toEqual([])
  })

  it('say the country in both languages', () => {
    expect(zoneOf('Europe/Berlin', 'fr')).toEqual({ id: 'Europe/Berlin', city: 'Berlin', country: 'Allemagne' })
    expect(zoneOf('UTC', 'en')).toEqual({ id: 'UTC', city: 'UTC', country: '' })
  })
})
