/** Hours and vacations as they are stored: a day begun is used, changes count from the next day on, three times a week. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Refusal } from '../../src/contract/index.ts'
import { DAYS_A_YEAR, daysLeft } from '../../src/time/vacation.ts'
import { begin, DAY, HOUR, type Net, open } from '../matches/net.ts'
import { backends, type Place } from '../storage/servers.ts'

const backend = backends.findLast(({ skip }) => !skip)
const WORKING = { kind: 'each', sittingMs: HOUR, counts: 'working' } as const
const refusal = (done: unknown): string | undefined => (done as Refusal | null)?.refused

let place: Place
let net: Net
beforeAll(async () => {
  place = backend!.place()
  // A Saturday, 12:00.
  net = await open(place)
})
afterAll(async () => {
  await net?.close()
  await place?.remove()
})

let count = 0
const newPerson = () => `person${++count}`
/** The deadline of a sitting of a person that begins now, from its beginning. */
async function sitting(person: string): Promise<number> {
  const matchId = await begin(net, { left: person, right: newPerson(), clock: WORKING })
  const row = await net.prisma.sitting.findFirst({ where: { matchId, seat: 'left' } })
  return row!.deadline.getTime() - row!.calledAt.getTime()
}

describe('a vacation day', () => {
  it('that has begun is used, however soon the person is back, and as often as they try', async () => {
    const ann = newPerson()
    const today = net.clock.now().toISOString().slice(0, 10)
    for (let tries = 0; tries < 3; tries++) {
      await net.workingTimes.take(ann, { from: today, to: today }, 'UTC')
      const back = await net.workingTimes.comeBack(ann, 'UTC')
      expect(back).toMatchObject({ vacations: [{ from: today, to: today }] })
    }
    const { vacations } = await net.workingTimes.of(ann)
    expect(daysLeft(vacations, 2026)).toBe(DAYS_A_YEAR - 1)
  })

  it('can’t be one of a far year, nor of the past', async () => {
    const ann = newPerson()
    for (const days of [
      { from: '9999-12-31', to: '9999-12-31' },
      { from: '2026-12-01', to: '9999-12-31' },
      { from: '2026-11-01', to: '2026-12-01' },
    ])
      expect(refusal(await net.workingTimes.take(ann, days, 'UTC'))).toMatch(/^vacation\.(?:too-many|past)$/)
  })
})

describe('changed hours', () => {
  it('count for sittings that begin the next day, not before; a first zone counts at once', async () => {
    const ann = newPerson()
    await net.persons.change(ann, { zone: 'UTC' })
    const night = { from: 12 * 60, to: 23 * 60 + 30 }
    await net.workingTimes.change(ann, { night }, 'UTC')
    // Noon: the new night would begin.
    expect(await sitting(ann)).toBe(HOUR)
    net.clock.advance(DAY)
    // 12 noon of the next day: the usual night was twelve hours ago, too short a while for another one.
    expect(await sitting(ann)).toBe(HOUR)
    net.clock.advance(DAY)
    expect(await sitting(ann)).toBe(11.5 * HOUR + HOUR)
  })

  it('are refused on a fourth day of a week, with the day on which they are possible, and zones with them', async () => {
    const ann = newPerson()
    await net.persons.change(ann, { zone: 'UTC' })
    for (const rest of [[1], [2], [3]]) {
      // Twice a day is once.
      await net.workingTimes.change(ann, { rest: [7] }, 'UTC')
      expect(refusal(await net.workingTimes.change(ann, { rest }, 'UTC'))).toBeUndefined()
      net.clock.advance(DAY)
    }
    const fourth = await net.workingTimes.change(ann, { rest: [4] }, 'UTC')
    expect(fourth).toMatchObject({ refused: 'hours.too-often', values: { time: expect.stringMatching(/^<t:\d+:f>$/) } })
    expect(await net.persons.change(ann, { zone: 'Asia/Tokyo' })).toMatchObject({ refused: 'hours.too-often' })
    expect((await net.persons.of(ann)).zone).toBe('UTC')
    // To forget the zone is always possible, and opens no second first zone.
    await net.persons.change(ann, { zone: null })
    expect(await net.persons.change(ann, { zone: 'Asia/Tokyo' })).toMatchObject({ refused: 'hours.too-often' })
    expect(refusal(await net.workingTimes.change(ann, { autoVacation: true }, null))).toBeUndefined()
    net.clock.advance(5 * DAY)
    expect(await net.persons.change(ann, { zone: 'Asia/Tokyo' })).toMatchObject({ zone: 'Asia/Tokyo' })
  })

  it('are refused where they leave too little time, and with dates that are far away', async () => {
    const ann = newPerson()
    const now = net.clock.now().getTime()
    const dates = (from: number, most: number) =>
      Array.from({ length: most }, (_, at) => new Date(now + (from + at) * DAY).toISOString().slice(0, 10))
    const change = (holidays: readonly string[]) => net.workingTimes.change(ann, { holidays }, 'UTC')
    expect(await change(dates(0, 40))).toMatchObject({ refused: 'hours.too-little', values: { count: 13 } })
    expect(await change(dates(0, 14))).toMatchObject({ holidays: dates(0, 14) })
    expect(refusal(await change(['9999-12-31']))).toBe('hours.range')
    expect(refusal(await change(['2026-01-01']))).toBe('hours.range')
    // Holidays of last month may stay among those of the next one.
    net.clock.advance(20 * DAY)
    expect(await change([...dates(0, 14), ...dates(50, 1)])).toMatchObject({ rest: [] })
  })

  it('of a zone that this Node does not know run by the nearest one, and say so', async () => {
    const ann = newPerson()
    const usual = { zoneAsked: false, quietWay: 'silent', wordsOnly: false, dms: true, calls: 'each' }
    await net.prisma.person.create({
      data: { ...usual, id: ann, zone: 'Mars/Olympus', changedAt: net.clock.now() },
    })
    expect(await net.persons.of(ann)).toMatchObject({ zone: 'UTC', zoneUnknown: 'Mars/Olympus' })
    expect(await sitting(ann)).toBeLessThanOrEqual(9 * HOUR)
  })
})
