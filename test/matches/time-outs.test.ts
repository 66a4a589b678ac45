/** Time-outs of several matches at once: they share statements, and each counts for itself. */
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Changes, courseOf, type Wish, type WriteNews } from '../../src/matches/changing.ts'
import { StoredMatches } from '../../src/matches/matches.ts'
import { StatementRefused, StorageDown } from '../../src/storage/errors.ts'
import type { Database } from '../../src/storage/open.ts'
import { splitUrl } from '../../src/storage/server-address.ts'
import { tiny } from '../games/high-card.ts'
import { NO_POSTGRES, type Place, postgres, schema, usualBackends } from '../storage/servers.ts'
import { act, type Begin, begin, DAY, type Net, open, see } from './net.ts'

const log = pino({ level: 'silent' })

interface Options {
  readonly written?: (written: WriteNews) => void
  readonly prisma?: Database
  /** Called while the time-outs are worked out, for each person whose vacation days are taken by themselves. */
  readonly takeToday?: () => Promise<null>
}

/** The matches of a net, without its clockwork: nothing is timed out but by the test. */
function matchesOf({ prisma, clock }: Net, options: Options = {}): StoredMatches {
  const { written = () => {}, takeToday = async () => null } = options
  const vacations = { takeToday }
  return new StoredMatches({ prisma, games: { tiny }, clock, log, missesToLose: 2, ...options, written, vacations })
}

/** Begins a match in which Bob has moved and Ann is asked. */
async function waiting(net: Net, options: Begin = {}): Promise<string> {
  const matchId = await begin(net, options)
  await act(net, matchId, options.right ?? 'bob')
  return matchId
}

const misses = async ({ prisma }: Net, matchId: string) =>
  (await prisma.player.findUniqueOrThrow({ where: { matchId_seat: { matchId, seat: 'left' } } })).misses
const originsOf = async ({ prisma }: Net, matchId: string) =>
  (await prisma.move.findMany({ where: { matchId, seat: 'left' }, orderBy: { seq: 'asc' } })).map(
    ({ origin }) => origin,
  )
const never = (_: unknown, error: unknown) => {
  throw error
}

/** Sets the time without ringing what is due. */
const late = (net: Net) => net.clock.advance(3 * DAY)

describe.each(usualBackends)('time-outs at once on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('in one batch', () => {
    let place: Place
    let net: Net
    // It is not started: nothing is timed out but by the test, and notices stay where they were written.
    beforeAll(async () => {
      place = newPlace()
      net = await open(place)
      const [rest, holidays, vacations] = [[], [], []]
      await net.prisma.workingTime.create({
        data: { personId: 'ann', rest, holidays, vacations, autoVacation: true, version: 1 },
      })
    })
    afterAll(async () => {
      await net?.close()
      await place?.remove()
    })

    const seats = (...ids: readonly string[]) => ids.map((matchId) => ({ matchId, seat: 'left' }))

    it('leave out the match in which its person has moved meanwhile', async () => {
      const [moved, still] = [await waiting(net), await waiting(net, { left: 'eve' })]
      const takeToday = async () => {
        await act(net, moved, 'ann')
        return null
      }
      late(net)
      net.queries.length = 0
      await matchesOf(net, { takeToday }).timeOutAll(seats(moved, still), never)
      expect([await originsOf(net, moved), await originsOf(net, still)]).toEqual([['player'], ['clock']])
      expect([await misses(net, moved), await misses(net, still)]).toEqual([0, 1])
      for (const matchId of [moved, still]) expect((await net.rebuild(matchId))!.differs).toBeNull()
    })

    it('go on when the engine fails in one of them', async () => {
      const [broken, sound] = [await waiting(net, { left: 'eve' }), await waiting(net, { left: 'eve' })]
      await net.prisma.match.update({ where: { id: broken }, data: { state: '{}' } })
      late(net)
      const failed: unknown[] = []
      await matchesOf(net).timeOutAll(seats(broken, sound), (one) => failed.push(one))
      expect(failed).toEqual(seats(broken))
      expect([await misses(net, broken), await misses(net, sound)]).toEqual([0, 1])
    })

    it('write nothing while the database is down, and are done once it is back', async () => {
      const ids = [await waiting(net, { left: 'eve' }), await waiting(net, { left: 'eve' })]
      late(net)
      const down = failing(net.prisma, new StorageDown(new Error('gone')))
      const heard: WriteNews[] = []
      const written = (one: WriteNews) => void heard.push(one)
      await expect(matchesOf(net, { prisma: down, written }).timeOutAll(seats(...ids), never)).rejects.toThrow(
        StorageDown,
      )
      expect(heard).toEqual([])
      expect(await Promise.all(ids.map((id) => misses(net, id)))).toEqual([0, 0])
      await matchesOf(net, { written }).timeOutAll(seats(...ids), never)
      expect(await Promise.all(ids.map((id) => misses(net, id)))).toEqual([1, 1])
      expect(heard).toHaveLength(1)
    })

    it.each([
      ['refuses one of them', new StatementRefused('22P05')],
      ['finds two processes that wait for each other', new StorageDown({ code: '40P01' })],
    ])('are done one by one if the database %s', async (_, error) => {
      const ids = [await waiting(net, { left: 'eve' }), await waiting(net, { left: 'eve' })]
      late(net)
      const heard: WriteNews[] = []
      const written = (one: WriteNews) => void heard.push(one)
      await matchesOf(net, { prisma: failing(net.prisma, error), written }).timeOutAll(seats(...ids), never)
      expect(heard.map(({ notices }) => [...new Set(notices.map(({ matchId }) => matchId))])).toEqual(
        ids.map((id) => [id]),
      )
      expect(await Promise.all(ids.map((id) => misses(net, id)))).toEqual([1, 1])
    })

    it('let leagues and ratings hear of those that concern them alone', async () => {
      const clock = { kind: 'each', sittingMs: 3 * DAY, counts: 'all', misses: 1 } as const
      const rated = await waiting(net, { left: 'eve', rated: true, clock })
      const [friendly, league] = [await waiting(net, { left: 'eve', clock }), await waiting(net, { left: 'eve' })]
      const game = { leagueId: 'league', pairing: 'pairing', game: 'game', matchId: league }
      await net.prisma.leagueGame.create({ data: game })
      late(net)
      const heard: WriteNews[] = []
      await matchesOf(net, { written: (one) => void heard.push(one) }).timeOutAll(seats(rated, friendly, league), never)
      expect(heard.map(({ reported }) => reported)).toEqual([true])
      const reports = await net.prisma.matchReport.findMany({ where: { matchId: { in: [rated, friendly, league] } } })
      expect(new Map(reports.map(({ matchId, kind }) => [matchId, kind]))).toEqual(
        new Map([
          [rated, 'ended'],
          [league, 'missed'],
        ]),
      )
    })

    it('keep the notices of each match in their order', async () => {
      const ids = [await waiting(net, { left: 'eve' }), await waiting(net, { left: 'eve' })]
      await net.prisma.notice.deleteMany({})
      late(net)
      const heard: WriteNews[] = []
      await matchesOf(net, { written: (one) => void heard.push(one) }).timeOutAll(seats(...ids), never)
      const rows = await net.prisma.notice.findMany({ orderBy: { seq: 'asc' } })
      for (const matchId of ids) {
        const told = heard.flatMap(({ notices }) => notices).filter((one) => one.matchId === matchId)
        expect(told[0]?.kind).toBe('missed')
        expect(rows.filter((row) => row.matchId === matchId).map(({ id }) => id)).toEqual(told.map(({ id }) => id))
      }
    })

    it('find with one statement in which friendly matches somebody has answered', async () => {
      const friendly = { left: 'eve', clock: 'friendly', format: 'long' } as const
      const [come, away] = [await begin(net, friendly), await begin(net, friendly)]
      // In the first, Bob has laid a token that Eve may have seen. Nobody has answered in the second.
      await act(net, come, 'bob')
      late(net)
      net.queries.length = 0
      await matchesOf(net).timeOutAll(seats(come, away), never)
      expect(net.queries.filter((sql) => sql.includes('unnest'))).toHaveLength(1)
      const told = await net.prisma.notice.findMany({
        where: { matchId: come, kind: 'clock' },
        orderBy: { seq: 'asc' },
      })
      expect(told.map(({ data }) => data)).toMatchObject([{ what: 'up' }, { what: 'choose' }])
      expect((await see(net, away, 'carl')).match).toMatchObject({ status: 'over', outcome: { winner: null } })
    })
  })
})

/** A database that fails once several matches are written. */
const failing = (prisma: Database, error: Error): Database => {
  const direct: Database['direct'] = (sql) =>
    sql.text.includes('SKIP LOCKED') ? Promise.reject(error) : prisma.direct(sql)
  return new Proxy(prisma, { get: (target, key) => (key === 'direct' ? direct : Reflect.get(target, key)) })
}

describe.skipIf(postgres === null)(`time-outs of two processes${NO_POSTGRES}`, () => {
  it('pass over a match that another one writes at that moment', async () => {
    const place = schema()
    const net = await open(place)
    const { url, schema: name } = splitUrl(place.databaseUrl!)
    const other = new pg.Client({ connectionString: url })
    try {
      const [held, free] = [await waiting(net), await waiting(net)]
      const { prisma, clock } = net
      const changes = new Changes({ prisma, games: { tiny }, clock, log, written: () => {} })
      const reads = await changes.loadAll([held, free])
      await other.connect()
      await other.query('BEGIN')
      await other.query(`SELECT 1 FROM "${name}"."Match" WHERE "id" = $1 FOR UPDATE`, [held])
      const conceded = ({ read }: Pick<Wish, 'read'>): Wish => ({
        read,
        act: (found) => {
          const course = courseOf(found)
          course.stop('concession', 'left', 'player')
          return { course }
        },
      })
      const settled = await changes.changeAll(reads.map(conceded))
      expect(new Map(reads.map(({ matchId }, at) => [matchId, settled[at]!.came]))).toEqual(
        new Map([
          [held, 'late'],
          [free, 'settled'],
        ]),
      )
      await other.query('ROLLBACK')
    } finally {
      await other.end()
      await net.close()
      await place.remove()
    }
  })
})
