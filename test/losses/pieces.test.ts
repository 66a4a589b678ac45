/** Outages that come in pieces, or that only moves notice: they are made up for like any other. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { extensionFor, type OutageAccount, withLoss } from '../../src/deadlines/outage-account.ts'
import { HandClock } from '../hand-clock.ts'
import { act, begin, DAY, HOUR, type Net, open, see } from '../matches/net.ts'
import { NO_POSTGRES, type Place, postgres, quickest } from '../storage/servers.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

describe('pieces of an outage', () => {
  const none: OutageAccount = { lostMs: 0, givenMs: 0, lostAt: null }
  /** Pieces of this many milliseconds, one every `everyMs`. @returns the extension for each */
  const given = (lostMs: number, everyMs: number, pieces: number): readonly number[] => {
    let account = none
    return Array.from({ length: pieces }, (_, at) => {
      const after = withLoss(account, lostMs, new Date(Date.UTC(2030, 0) + at * everyMs))
      account = after.account
      return after.extensionMs
    })
  }

  it('that follow each other get what one outage of their sum gets', () => {
    for (const pieces of [2, 5, 11, 100]) {
      const sum = given(55 * SECOND, 55 * SECOND, pieces).reduce((all, one) => all + one, 0)
      expect(sum).toBe(extensionFor(pieces * 55 * SECOND))
    }
  })

  it('get nothing before they are a minute together, and are not forgotten until then', () => {
    expect(given(20 * SECOND, 5 * HOUR, 4)).toEqual([0, 0, 0, extensionFor(80 * SECOND)])
  })

  it('that are hours apart get a margin each', () => {
    expect(given(2 * MINUTE, 5 * HOUR, 2)).toEqual([extensionFor(2 * MINUTE), extensionFor(2 * MINUTE)])
    expect(given(2 * MINUTE, 30 * MINUTE, 2)).toEqual([extensionFor(2 * MINUTE), 2 * MINUTE])
  })
})

describe.skipIf(postgres === null)(`a match${NO_POSTGRES}`, () => {
  let place: Place
  let net: Net
  let matchId: string
  const nets: Net[] = []
  beforeEach(async () => {
    place = quickest()
    net = await open(place)
    nets.push(net)
    await net.start()
    matchId = await begin(net, { format: 'long' })
    await act(net, matchId, 'bob')
    await net.idle()
    net.herald.news(matchId)
  })
  afterEach(async () => {
    // Another test may get the same schema.
    await nets[0]?.prisma.$executeRawUnsafe('DROP FUNCTION IF EXISTS full_disk CASCADE')
    for (const one of nets.splice(0)) await one.close()
    await place.remove()
  })

  const deadline = async () => {
    const { calls } = await see(net, matchId, 'carl')
    return calls.find(({ seat }) => seat === 'left')!.deadline.getTime()
  }
  const misses = () => net.herald.news(matchId).filter((news) => news.startsWith('missed'))

  it('loses nothing to a program that lives for 15 seconds and is gone for 40, again and again', async () => {
    const { clock, herald } = net
    const before = await deadline()
    const began = clock.now().getTime()
    const lost = 12 * 55 * SECOND
    // A killed process writes nothing at its end: its successor finds the heartbeat of its start.
    for (let downMs = 55 * SECOND; downMs <= lost; downMs += 55 * SECOND) {
      net = await open(place, { clock: new HandClock(new Date(began + downMs)), herald })
      nets.push(net)
      await net.start()
      await net.idle()
    }
    expect((await deadline()) - before).toBe(extensionFor(lost))
    expect(misses()).toEqual([])
    // It is told once, and not with every piece.
    expect(herald.told.filter(({ kind }) => kind === 'outage')).toHaveLength(1)
  })

  it('loses nothing to a process that stands still for ten seconds, again and again', async () => {
    const { clock } = net
    const before = await deadline()
    for (let stands = 0; stands < 8; stands++) {
      clock.advance(10 * SECOND)
      // Its timers are due five seconds after they were set anew, and ring ten seconds later.
      clock.standStill(25 * SECOND)
      await net.wake()
      await net.idle()
    }
    const given = (await deadline()) - before
    expect(given).toBeGreaterThanOrEqual(8 * 10 * SECOND)
    expect(given).toBeLessThanOrEqual(extensionFor(8 * 35 * SECOND))
  })

  it.each(['Move', 'Sitting', 'Notice'])(
    'loses nothing while the database refuses to write into "%s"',
    async (table) => {
      const { clock, prisma, herald } = net
      const before = await deadline()
      await prisma.$executeRawUnsafe(
        `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
       $$BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END$$`,
      )
      await prisma.$executeRawUnsafe(
        `CREATE TRIGGER full_disk BEFORE INSERT ON "${table}" FOR EACH ROW EXECUTE FUNCTION full_disk()`,
      )
      for (let days = 0; days < 4; days++) {
        clock.advance(DAY)
        await net.wake()
        await net.idle()
      }
      expect(net.reach.obstacles.map(({ what }) => what).join()).toContain('lacks disk space')
      await prisma.$executeRawUnsafe('DROP FUNCTION full_disk CASCADE')
      clock.advance(30 * SECOND)
      await net.idle()
      await net.wake()
      await net.idle()
      expect(net.reach.open).toBe(true)
      expect(misses()).toEqual([])
      expect((await deadline()) - before).toBeGreaterThanOrEqual(4 * DAY)
      expect(herald.told.filter(({ kind }) => kind === 'outage')).toHaveLength(1)
      clock.advance(3 * DAY + 2 * HOUR)
      await net.idle()
      await net.idle()
      expect(misses()).toEqual(['missed left'])
    },
  )
})
