/** When and how a person gets a notice. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digestUntil, GATHER_MS, gatheredUntil, mannerOf, mayRing, type TimedNotice } from '../../src/people/manner.ts'
import { type Settings, USUAL } from '../../src/people/person.ts'
import { isQuiet } from '../../src/people/quiet.ts'

const HOUR = 3_600_000
const at = (time: string) => new Date(`2030-01-15T${time}:00Z`)
const NIGHT: Settings = { ...USUAL, zone: 'Europe/Paris', quiet: { from: 22 * 60, to: 8 * 60 } }
const HELD: Settings = { ...NIGHT, quietWay: 'held' }
const call = (deadline: Date): TimedNotice => ({ kind: 'call', deadline })
const reminder = (deadline: Date): TimedNotice => ({ kind: 'reminder', deadline })
const word: TimedNotice = { kind: 'word', deadline: null }
const LATER = new Date('2030-01-18T12:00:00Z')
/** The end of the night in Paris. */
const MORNING = { when: 'later', until: new Date('2030-01-15T07:00:00Z') }
const NOW = (sound: boolean) => ({ when: 'now', sound })

describe('in quiet hours', () => {
  it('nothing makes a sound, or all waits for their end, as the person has chosen', () => {
    for (const told of [call(LATER), reminder(LATER), word]) {
      expect(mannerOf(NIGHT, told, at('02:00'))).toEqual(NOW(false))
      expect(mannerOf(HELD, told, at('02:00'))).toEqual(MORNING)
      expect(mannerOf(HELD, told, at('07:00'))).toEqual(NOW(true))
    }
  })

  it('a reminder that would come too late is heard, a call comes without a sound', () => {
    const soon = at('06:30')
    for (const settings of [NIGHT, HELD]) {
      expect(mannerOf(settings, reminder(soon), at('02:00'))).toEqual(NOW(true))
      expect(mannerOf(settings, call(soon), at('02:00'))).toEqual(NOW(false))
    }
    // Enough time is an hour after the night, or half of the time left now.
    expect(mannerOf(HELD, reminder(at('07:59')), at('02:00'))).toEqual(NOW(true))
    expect(mannerOf(HELD, reminder(at('08:00')), at('02:00'))).toEqual(MORNING)
    expect(mannerOf(HELD, reminder(at('07:20')), at('06:40'))).toEqual(MORNING)
    expect(mannerOf(HELD, reminder(at('07:19')), at('06:40'))).toEqual(NOW(true))
  })

  it('they do not count where the zone is unknown', () => {
    expect(mannerOf({ ...HELD, zone: null }, word, at('02:00'))).toEqual(NOW(true))
    expect(mannerOf(USUAL, word, at('02:00'))).toEqual(NOW(true))
  })

  it('a message that calls several people is silent if it is night for one of them', () => {
    expect(mayRing([NIGHT, USUAL], at('02:00'))).toBe(false)
    expect(mayRing([{ ...NIGHT, zone: 'Asia/Tokyo' }, USUAL], at('02:00'))).toBe(true)
    expect(mayRing([], at('02:00'))).toBe(true)
  })
})

const told = fc.oneof(
  fc.record({
    kind: fc.constantFrom('call' as const, 'reminder' as const),
    inMinutes: fc.integer({ min: 1, max: 10_000 }),
  }),
  fc.constant({ kind: 'word' as const, inMinutes: null }),
)
const settings = fc.record({
  zone: fc.constantFrom(null, ...Intl.supportedValuesOf('timeZone')),
  quiet: fc.option(
    fc
      .record({ from: fc.integer({ min: 0, max: 1439 }), length: fc.integer({ min: 1, max: 1439 }) })
      .map(({ from, length }) => ({ from, to: (from + length) % 1440 })),
  ),
  quietWay: fc.constantFrom('silent' as const, 'held' as const),
})
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

describe('a person with any settings in any zone', () => {
  it('is woken by a last reminder only, and no message waits beyond its time', () => {
    fc.assert(
      fc.property(settings, told, moment, (wishes, { kind, inMinutes }, now) => {
        const deadline = inMinutes === null ? null : new Date(now.getTime() + inMinutes * 60_000)
        const person = { ...USUAL, ...wishes }
        const manner = mannerOf(person, { kind, deadline }, now)
        const quiet = person.quiet !== null && person.zone !== null && isQuiet(person.quiet, person.zone, now)
        if (!quiet) expect(manner).toEqual(NOW(true))
        if (!quiet) return
        if (manner.when === 'now') expect(manner.sound && kind !== 'reminder').toBe(false)
        if (manner.when === 'now') return
        expect(person.quietWay).toBe('held')
        expect(manner.until.getTime()).toBeGreaterThan(now.getTime())
        if (deadline !== null) {
          expect(manner.until < deadline).toBe(true)
          const left = (deadline.getTime() - now.getTime()) / 2
          expect(deadline.getTime() - manner.until.getTime()).toBeGreaterThanOrEqual(Math.min(HOUR, left))
        }
        // Offered again then, it is delivered.
        expect(mannerOf(person, { kind, deadline }, manner.until)).toEqual(NOW(true))
      }),
      { numRuns: 1500 },
    )
  })
})

describe('calls that are gathered', () => {
  it('wait until an hour after the last, unless their time runs out', () => {
    expect(gatheredUntil(call(LATER), null, at('12:00'))).toBeNull()
    expect(gatheredUntil(call(LATER), at('11:30'), at('12:00'))).toEqual(at('12:30'))
    expect(gatheredUntil(call(LATER), at('11:00'), at('12:00'))).toBeNull()
    expect(gatheredUntil(call(at('12:45')), at('11:30'), at('12:00'))).toBeNull()
    expect(gatheredUntil(reminder(LATER), at('11:30'), at('12:00'))).toBeNull()
    expect(gatheredUntil(word, at('11:30'), at('12:00'))).toBeNull()
    expect(GATHER_MS).toBe(HOUR)
  })
})

describe('one message a day', () => {
  const DAILY: Settings = { ...USUAL, zone: 'Europe/Paris', digestAt: 8 * 60 }

  it('waits for its hour where the person lives, and is written to once that has come', () => {
    const until = new Date('2030-01-16T07:00:00Z')
    expect(digestUntil(DAILY, call(LATER), at('12:00'), at('12:00'))).toEqual(until)
    expect(digestUntil(DAILY, call(LATER), at('05:00'), at('05:00'))).toEqual(at('07:00'))
    expect(digestUntil(DAILY, call(LATER), at('05:00'), at('07:00'))).toBeNull()
  })

  it('does not wait where time would run out, for reminders, or without a zone', () => {
    expect(digestUntil(DAILY, call(new Date('2030-01-16T07:30:00Z')), at('12:00'), at('12:00'))).toBeNull()
    expect(digestUntil(DAILY, reminder(LATER), at('12:00'), at('12:00'))).toBeNull()
    expect(digestUntil({ ...DAILY, zone: null }, call(LATER), at('12:00'), at('12:00'))).toBeNull()
    expect(digestUntil(USUAL, call(LATER), at('12:00'), at('12:00'))).toBeNull()
  })
})
