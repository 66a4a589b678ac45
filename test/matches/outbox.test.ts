import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Delivery, Notice } from '../../src/matches/api.ts'
import { Outbox } from '../../src/matches/outbox.ts'
import { Prisma } from '../../src/storage/generated/client.ts'
import { type Place, usualBackends } from '../storage/servers.ts'
import { act, begin, type Net, open, RememberingHerald } from './net.ts'

describe.each(usualBackends)('the outbox on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('a notice', () => {
    let place: Place
    let net: Net
    beforeAll(() => {
      place = newPlace()
    })
    afterAll(() => place.remove())
    beforeEach(async () => {
      net = await open(place)
    })
    afterEach(async () => {
      await net?.prisma.notice.deleteMany()
      await net?.close()
    })

    const OPENING = ['started', 'story', 'called left', 'called right']
    const left = () => net.prisma.notice.count()

    it('waits in the database until somebody delivers', async () => {
      const matchId = await begin(net)
      await net.idle()
      expect(await left()).toBe(4)
      expect(net.herald.told).toEqual([])
      await net.start()
      await net.idle()
      expect(net.herald.news(matchId)).toEqual(OPENING)
      expect(await left()).toBe(0)
    })

    it('left over from an earlier run is delivered before later ones', async () => {
      const matchId = await begin(net)
      const { clock } = net
      await net.close()
      net = await open(place, { clock })
      for (const person of ['ann', 'bob']) await act(net, matchId, person)
      await net.start()
      await net.idle()
      expect(net.herald.news(matchId)).toEqual([...OPENING, 'story', 'called left'])
      const called = net.herald.told.find((notice) => notice.kind === 'called')!
      expect(called.deadline).toEqual(new Date(clock.now().getTime() + 3 * 24 * 3_600_000))
      expect(called.at).toEqual(clock.now())
    })

    it('is tried again, later each time, while those for the same readers wait and all others go on', async () => {
      await net.start()
      net.herald.answers = ['retry', 'sent', 'sent', new Error('no network')]
      const matchId = await begin(net)
      await net.idle()
      expect(net.herald.news(matchId)).toEqual(['called left', 'called right'])
      net.clock.advance(999)
      await net.idle()
      expect(net.herald.answers).toHaveLength(1)
      net.clock.advance(1)
      await net.idle()
      expect(net.herald.answers).toHaveLength(0)
      const other = await begin(net)
      await net.idle()
      expect(net.herald.news(other)).toEqual(OPENING)
      net.clock.advance(1_999)
      await net.idle()
      expect(net.herald.news(matchId)).toEqual([])
      net.clock.advance(1)
      await net.idle()
      expect(net.herald.news(matchId)).toEqual(['started', 'story'])
      expect(await left()).toBe(0)
    })

    it('written without our knowledge is found in a minute or two', async () => {
      await net.start()
      const matchId = await begin(net)
      await net.idle()
      net.herald.news(matchId)
      // As when the connection fails between the commit and its answer.
      const data = { seat: 'left', deadline: net.clock.now().toISOString() }
      await net.prisma.notice.create({ data: { id: 'lost', matchId, kind: 'reminder', data, at: net.clock.now() } })
      for (let minute = 0; minute < 2; minute++) {
        net.clock.advance(60_000)
        await net.idle()
      }
      expect(net.herald.news(matchId)).toEqual(['reminder left'])
      expect(await left()).toBe(0)
    })

    it('that brings due work about is over with it when nothing is in progress', async () => {
      let working: Promise<void> | null = null
      const { deliver } = net.herald
      net.setHerald({
        async deliver(notice) {
          if (notice.kind === 'called' && notice.seat === 'right') working = net.wake()
          return deliver.call(net.herald, notice)
        },
      })
      await net.start()
      await net.idle()
      await begin(net)
      await net.idle()
      const { length } = net.queries
      expect(working).not.toBeNull()
      await working
      expect(net.queries).toHaveLength(length)
    })

    it('of a match that this process lost for a moment is delivered once it has the match again', async () => {
      await begin(net)
      let owns = true
      const told: string[] = []
      const share = { owns: () => owns, stands: () => Prisma.sql`TRUE`, elsewhere() {} }
      const { prisma, clock } = net
      const outbox = new Outbox({ prisma, clock, log: pino({ level: 'silent' }), late: async () => {}, share })
      outbox.setHerald({
        async deliver({ kind }) {
          // All are known by then. The lease runs out, and is renewed before another process has taken it.
          await new Promise((go) => setImmediate(go))
          if (told.length === 0) owns = false
          told.push(kind)
          return 'sent'
        },
      })
      await outbox.start()
      await outbox.idle()
      expect(told).toEqual(['started'])
      owns = true
      await outbox.shared()
      await outbox.idle()
      expect(told).toEqual(['started', 'story', 'called', 'called'])
      expect(await left()).toBe(0)
      await outbox.stop()
    })

    it('of a match that is lost while the database is down is struck off after pauses, not without end', async () => {
      await begin(net)
      let owns = true
      let refused = 0
      let up = false
      const share = { owns: () => owns, stands: () => Prisma.sql`TRUE`, elsewhere() {} }
      const { clock } = net
      const $executeRaw = (...all: Parameters<typeof net.prisma.$executeRaw>) => {
        if (up) return net.prisma.$executeRaw(...all)
        // A loop without a pause would never end: at some time the database works again.
        up = ++refused >= 50
        return Promise.reject(new Error('the database is down'))
      }
      const prisma = { notice: net.prisma.notice, $executeRaw } as unknown as typeof net.prisma
      const outbox = new Outbox({ prisma, clock, log: pino({ level: 'silent' }), late: async () => {}, share })
      outbox.setHerald({
        async deliver() {
          await new Promise((go) => setImmediate(go))
          owns = false
          return 'sent'
        },
      })
      await outbox.start()
      await outbox.idle()
      expect(refused).toBe(1)
      up = true
      clock.advance(1_000)
      await outbox.idle()
      expect(await left()).toBe(3)
      await outbox.stop()
    })

    it('on its way when its match is lost and comes back is delivered once', async () => {
      await begin(net)
      let owns = true
      let arrive = () => {}
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve
      })
      const told: string[] = []
      const share = { owns: () => owns, stands: () => Prisma.sql`TRUE`, elsewhere() {} }
      const { prisma, clock } = net
      const outbox = new Outbox({ prisma, clock, log: pino({ level: 'silent' }), late: async () => {}, share })
      outbox.setHerald({
        async deliver({ kind }) {
          told.push(kind)
          if (kind === 'started') await arrived
          return 'sent'
        },
      })
      await outbox.start()
      owns = false
      await outbox.shared()
      owns = true
      await outbox.shared()
      arrive()
      await outbox.idle()
      expect(told).toEqual(['started', 'story', 'called', 'called'])
      expect(await left()).toBe(0)
      await outbox.stop()
    })

    it('that is held costs neither a timer of its own nor a row that is read each minute', async () => {
      const held = 40
      const { clock } = net
      const at = clock.now()
      const heldTo = new Date(at.getTime() + 9 * 3_600_000)
      const matchId = await begin(net)
      await net.prisma.notice.deleteMany()
      const row = (id: number) => ({ id: `held${id}`, matchId, kind: 'called', data: { seat: 'left' }, at, heldTo })
      await net.prisma.notice.createMany({ data: Array.from({ length: held }, (_, id) => row(id)) })
      let read = 0
      const notice = {
        async findMany(query: Prisma.NoticeFindManyArgs) {
          const rows = await net.prisma.notice.findMany(query)
          read += rows.length
          return rows
        },
      }
      const prisma = { notice, $executeRaw: net.prisma.$executeRaw } as unknown as typeof net.prisma
      let timers = 0
      const counted = {
        now: () => clock.now(),
        wake(when: Date, ring: () => void) {
          timers += 1
          return clock.wake(when, ring)
        },
      }
      const outbox = new Outbox({ prisma, clock: counted, log: pino({ level: 'silent' }), late: async () => {} })
      outbox.setHerald(net.herald)
      await outbox.start()
      // One for all that are held, and one to look for rows that nobody has told of.
      expect([timers, read]).toEqual([2, held])
      for (let minute = 0; minute < 3; minute++) {
        clock.advance(60_000)
        await outbox.idle()
      }
      expect(read).toBe(held)
      await outbox.stop()
    })

    it('that can never be delivered is kept as such and delays no other', async () => {
      await net.start()
      net.herald.answers = ['sent', 'dead']
      const matchId = await begin(net)
      await net.idle()
      expect(net.herald.news(matchId)).toEqual(['started', 'called left', 'called right'])
      const dead = await net.prisma.notice.findMany()
      expect(dead.map(({ kind, deadAt }) => [kind, deadAt])).toEqual([['story', net.clock.now()]])
      const { clock } = net
      await net.close()
      net = await open(place, { clock })
      await net.start()
      await net.idle()
      expect(net.herald.told).toEqual([])
    })

    it('is delivered again with the same id when the run ended before it was deleted', async () => {
      const { clock } = net
      await net.start()
      // The first run tells the herald, but ends before it has deleted the row.
      const first: Notice[] = []
      let die = () => {}
      let tell = () => {}
      const told = new Promise<void>((resolve) => {
        tell = resolve
      })
      const died = new Promise<Delivery>((resolve) => {
        die = () => resolve('retry')
      })
      net.setHerald({
        async deliver(notice) {
          first.push(notice)
          tell()
          return died
        },
      })
      const matchId = await begin(net)
      await told
      const closing = net.close()
      die()
      await closing
      const herald = new RememberingHerald()
      net = await open(place, { clock, herald })
      await net.start()
      await net.idle()
      expect(first[0]!.kind).toBe('started')
      expect(herald.told[0]!.id).toBe(first[0]!.id)
      expect(herald.news(matchId)).toEqual(OPENING)
    })

    it('that is held waits for its time, also beyond the end of the program, and delays no other', async () => {
      const until = new Date(net.clock.now().getTime() + 9 * 3_600_000)
      net.herald.answers = ['sent', 'sent', { until }, 'sent']
      await net.start()
      const matchId = await begin(net)
      await net.idle()
      expect(net.herald.news(matchId)).toEqual(['started', 'story', 'called right'])
      expect(await net.prisma.notice.findMany()).toMatchObject([{ kind: 'called', heldTo: until, deadAt: null }])
      const { clock } = net
      clock.advance(3_600_000)
      await net.idle()
      expect(net.herald.news(matchId)).toEqual([])
      await net.close()
      net = await open(place, { clock })
      await net.start()
      await net.idle()
      expect(net.herald.told).toEqual([])
      clock.advance(8 * 3_600_000 - 1)
      await net.idle()
      expect(net.herald.told).toEqual([])
      clock.advance(1)
      await net.idle()
      expect(net.herald.news(matchId)).toEqual(['called left'])
      expect(await left()).toBe(0)
    })

    it('that became due while the program was down is told at its start', async () => {
      const { clock } = net
      net.herald.answers = ['sent', 'sent', { until: new Date(clock.now().getTime() + 3_600_000) }, 'sent']
      await net.start()
      const matchId = await begin(net)
      await net.idle()
      await net.close()
      clock.advance(2 * 3_600_000)
      net = await open(place, { clock })
      await net.start()
      await net.idle()
      expect(net.herald.news(matchId)).toEqual(['called left', 'outage'])
    })

    /** A match whose calls to both players are held for an hour. */
    const beginHeld = async () => {
      const until = new Date(net.clock.now().getTime() + 3_600_000)
      net.herald.answers = ['sent', 'sent', { until }, { until }]
      await net.start()
      const matchId = await begin(net)
      await net.idle()
      net.herald.news(matchId)
      return { matchId, until }
    }

    it('that is held is offered again when somebody changes their settings, and may be held again', async () => {
      const { matchId, until } = await beginHeld()
      net.herald.answers = ['sent', { until }]
      await net.persons.change('ann', { zone: 'UTC' })
      await net.idle()
      expect(net.herald.news(matchId)).toEqual(['called left'])
      expect(await left()).toBe(1)
      net.clock.advance(3_600_000)
      await net.idle()
      expect(net.herald.news(matchId)).toEqual(['called right'])
      expect(await left()).toBe(0)
    })

    it('that is held is not offered again when somebody else changes their settings', async () => {
      const { matchId } = await beginHeld()
      await net.persons.change('carl', { zone: 'UTC' })
      await net.idle()
      expect(net.herald.news(matchId)).toEqual([])
      expect(await left()).toBe(2)
    })

    it('that can’t be marked as held is retried', async () => {
      const until = new Date(net.clock.now().getTime() + 3_600_000)
      const rename = (from: string, to: string) =>
        net.prisma.$executeRawUnsafe(`ALTER TABLE "Notice" RENAME COLUMN "${from}" TO "${to}"`)
      let tries = 0
      await net.start()
      net.setHerald({
        async deliver() {
          if (++tries === 1) await rename('heldTo', 'gone')
          return { until }
        },
      })
      await begin(net)
      await net.idle()
      await rename('gone', 'heldTo')
      expect(await net.prisma.notice.count({ where: { heldTo: null } })).toBe(4)
      net.clock.advance(1_000)
      await net.idle()
      // First one for each of the three groups of readers, then all four.
      expect(tries).toBe(7)
      expect(await net.prisma.notice.count({ where: { heldTo: until } })).toBe(4)
    })
  })
})
