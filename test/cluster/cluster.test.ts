/** Several processes on one database: who works, who takes over, and who may not. Each is an instance in this process. */
import { Writable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Cluster, type ClusterOptions } from '../../src/cluster/cluster.ts'
import { DUTIES, Duties, LEAGUES_DUTY, outboxDuty } from '../../src/cluster/duties.ts'
import { ProcessClash } from '../../src/cluster/process-register.ts'
import type { ProcessRole, Serves } from '../../src/cluster/roles.ts'
import { newLog } from '../../src/log.ts'
import { Reach } from '../../src/matches/reach.ts'
import { StoredServers } from '../../src/servers/stored-servers.ts'
import { Leases, stands } from '../../src/storage/leases.ts'
import { ownIdentity } from '../../src/storage/process-identity.ts'
import { eventually } from '../eventually.ts'
import { HandClock } from '../hand-clock.ts'
import { act, begin, DAY, HOUR, type Net, open, see } from '../matches/net.ts'
import { NO_POSTGRES, type Place, postgres, schema } from '../storage/servers.ts'

const SILENT = newLog('silent', new Writable())

describe.skipIf(postgres === null)(`processes on one database${NO_POSTGRES}`, () => {
  let place: Place
  /** Holds the database open. */
  let base: Net
  const clusters: Cluster[] = []
  const nets: Net[] = []
  beforeAll(async () => {
    place = schema()
    base = await open(place)
  })
  afterAll(async () => {
    await base?.close()
    await place?.remove()
  })
  afterEach(async () => {
    for (const cluster of clusters.splice(0)) await cluster.leave()
    for (const net of nets.splice(0)) await net.close()
    await base.prisma
      .$executeRaw`TRUNCATE "Process", "Lease", "Heartbeat", "Notice", "Person", "Server", "Match" CASCADE`
  })

  const process = (role: ProcessRole, more: Partial<ClusterOptions> = {}): Cluster & { readonly reach: Reach } => {
    const reach = new Reach(base.clock)
    const { databaseUrl } = place
    const common = { prisma: base.prisma, databaseUrl, clock: new HandClock('2030-01-01T12:00:00Z'), log: SILENT }
    const cluster = new Cluster({ ...common, role, reach, ...more })
    clusters.push(cluster)
    return Object.assign(cluster, { reach })
  }
  const joined = async (role: ProcessRole, serves: Serves | null = role === 'worker' ? null : '*') => {
    const one = process(role)
    await one.join()
    if (serves !== null) await one.takeOver(serves, () => {})
    await one.beat()
    return one
  }
  /** The machine of these processes has lost its power: their leases and signs of life grow old. */
  const growOld = async (role: ProcessRole, seconds = 60) => {
    await base.prisma.$executeRaw`
      UPDATE "Lease" SET "until" = "until" - ${seconds} * interval '1 second'
      WHERE "holder" IN (SELECT "id" FROM "Process" WHERE "role" = ${role})`
    await base.prisma.$executeRaw`
      UPDATE "Process" SET "seenAt" = "seenAt" - ${seconds} * interval '1 second' WHERE "role" = ${role}`
  }

  describe('a lease', () => {
    const leases = (holder: string) => new Leases({ prisma: base.prisma, holder, clock: base.clock })
    const expire = () => base.prisma.$executeRaw`UPDATE "Lease" SET "until" = clock_timestamp() - interval '1 second'`
    const write = (by: Leases, text: string) => base.prisma.$executeRaw`
      INSERT INTO "LessonOffer" ("personId", "at") SELECT ${text}, clock_timestamp() WHERE ${stands(by.fence('work'))}`

    it('belongs to one process, moves on when its time is up, and refuses what the former holder writes late', async () => {
      const [one, other] = [leases('one'), leases('other')]
      expect(await one.take('work')).toBe(true)
      expect(await other.take('work')).toBe(false)
      expect(await write(one, 'in time')).toBe(1)
      await expire()
      expect(await other.take('work')).toBe(true)
      expect(other.fence('work')?.number).toBe((one.fence('work')?.number ?? 0n) + 1n)
      // The first one stood still, and does not know yet.
      expect(one.holds('work')).toBe(true)
      expect(await write(one, 'late')).toBe(0)
      expect(await write(other, 'new')).toBe(1)
      expect(await one.take('work')).toBe(false)
      expect(one.holds('work')).toBe(false)
    })

    it('is not used any more by a holder that could not renew it in time, even if nobody has taken it', async () => {
      const one = leases('one')
      await one.take('work')
      base.clock.advance(15_000)
      expect(one.holds('work')).toBe(false)
      await expire()
      expect(await write(one, 'late')).toBe(0)
    })

    it('can be taken at once when it was given back, under a higher fence', async () => {
      const [one, other] = [leases('one'), leases('other')]
      // Times are stored in milliseconds, and a few tries meet each half of one.
      for (let time = 0; time < 20; time++) {
        await one.take('work')
        const { number = 0n } = one.fence('work') ?? {}
        await one.release(['work'])
        expect(await other.take('work')).toBe(true)
        expect(other.fence('work')?.number).toBe(number + 1n)
        await other.release(['work'])
      }
    })

    it('keeps the message of a board from a process that kept the boards before', async () => {
      const { prisma, clock } = base
      const [old, now] = [leases('old'), leases('now')]
      const boards = (by: Leases) => StoredServers.open({ prisma, clock, fence: () => by.fence('work') })
      const [before, after] = [await boards(old), await boards(now)]
      await before.change('1', { boardChannel: '2' })
      await old.take('work')
      expect(await before.keepBoard('1', { channelId: '2', messageId: '3' })).toBe(true)
      await expire()
      await now.take('work')
      expect(await after.keepBoard('1', { channelId: '2', messageId: '4' })).toBe(true)
      expect(await before.keepBoard('1', { channelId: '2', messageId: '5' })).toBe(false)
      expect(await after.boardOf('1')).toEqual({ channelId: '2', messageId: '4' })
    })

    it('gives turns at something that may happen once in a time, to one process after the other', async () => {
      const [one, other] = [leases('one'), leases('other')]
      expect(await one.turn('identify 0', 5_000)).toBeNull()
      for (const any of [one, other]) {
        const waitMs = await any.turn('identify 0', 5_000)
        expect(waitMs).toBeGreaterThan(0)
        expect(waitMs).toBeLessThanOrEqual(5_000)
      }
      expect(await other.turn('identify 1', 5_000)).toBeNull()
      await expire()
      expect(await other.turn('identify 0', 5_000)).toBeNull()
      expect(await one.turn('identify 0', 5_000)).not.toBeNull()
    })

    it('is needed by a process that shares its duties: what it does not hold it may not write', async () => {
      const gateway = await joined('gateway')
      const fence = gateway.duties.fence('boards')
      const rows = await base.prisma.$queryRaw<unknown[]>`SELECT 1 WHERE ${stands(fence)}`
      expect(rows).toEqual([])
    })
  })

  describe('workers', () => {
    const owned = (one: Cluster) => DUTIES.filter((duty) => one.duties.has(duty))

    it('share the duties, and those of one that leaves or dies go to the others', async () => {
      const one = await joined('worker')
      expect(owned(one)).toEqual(DUTIES)
      const other = await joined('worker')
      await one.beat()
      await other.beat()
      expect(owned(one)).toHaveLength(DUTIES.length / 2)
      expect([...owned(one), ...owned(other)].sort()).toEqual([...DUTIES].sort())
      await one.leave()
      await other.beat()
      expect(owned(other)).toEqual(DUTIES)
      const third = await joined('worker')
      await eventually(async () => {
        await growOld('worker')
        await third.beat()
        expect(owned(third)).toHaveLength(DUTIES.length)
      })
    })

    it('look for what they missed when they stood still for so long that their leases ran out', async () => {
      const clock = new HandClock('2030-01-01T12:00:00Z')
      const worker = process('worker', { clock })
      await worker.join()
      const begun: (readonly string[])[] = []
      worker.duties.onChange((duties) => begun.push(duties))
      clock.standStill(10_000)
      await worker.beat()
      expect(begun).toEqual([])
      clock.standStill(60_000)
      expect(owned(worker)).toEqual([])
      await worker.beat()
      expect(owned(worker)).toEqual(DUTIES)
      expect(begun).toEqual([DUTIES])
    })

    it('look for what they missed also if the database fails once more while their leases are renewed', async () => {
      const clock = new HandClock('2030-01-01T12:00:00Z')
      let answers = Number.POSITIVE_INFINITY
      const prisma = {
        ...{ $executeRaw: base.prisma.$executeRaw.bind(base.prisma) },
        $queryRaw: ((...all: Parameters<typeof base.prisma.$queryRaw>) => {
          answers -= 1
          return answers < 0 ? Promise.reject(new Error('the database is down')) : base.prisma.$queryRaw(...all)
        }) as typeof base.prisma.$queryRaw,
      }
      const duties = new Duties({ leases: new Leases({ prisma, holder: 'one', clock }), none: false })
      await duties.balance(1)
      const begun: (readonly string[])[] = []
      duties.onChange((now) => begun.push(now))
      clock.standStill(60_000)
      answers = 3
      await expect(duties.balance(1)).rejects.toThrow('down')
      answers = Number.POSITIVE_INFINITY
      await duties.balance(1)
      expect(begun).toEqual([DUTIES])
    })

    it('keep no clocks running without a gateway that people can reach', async () => {
      const worker = await joined('worker')
      expect(worker.reach.obstacles).toMatchObject([{ what: expect.stringContaining('ROLE=gateway') }])
      const gateway = await joined('gateway')
      await worker.beat()
      expect(worker.reach.open).toBe(true)
      gateway.reach.report('gateway 0', 'cut off')
      await gateway.beat()
      await worker.beat()
      expect(worker.reach.open).toBe(false)
      gateway.reach.report('gateway 0', null)
      await gateway.beat()
      await worker.beat()
      expect(worker.reach.open).toBe(true)
      // Killed: it says nothing any more.
      await eventually(async () => {
        await growOld('gateway', 40)
        await worker.beat()
        expect(worker.reach.open).toBe(false)
      })
      const [why] = worker.reach.obstacles
      expect(base.clock.now().getTime() - (why?.since.getTime() ?? 0)).toBeGreaterThan(39_000)
    })
  })

  describe('a second process with everything', () => {
    it('is refused with what to do, and the first one goes on', async () => {
      const first = await joined('all')
      await expect(process('all').join()).rejects.toThrow(
        /Another HoloNet is at work on this database.*ROLE=all works alone/,
      )
      await expect(process('worker').join()).rejects.toBeInstanceOf(ProcessClash)
      await first.beat()
      expect(await base.prisma.process.count()).toBe(1)
    })

    it('starts at once if the first one was killed on this machine', async () => {
      const dead = { ...ownIdentity(), born: '1' }
      await process('all', { identity: dead }).join()
      await joined('all')
      expect(await base.prisma.process.count()).toBe(1)
    })

    it('waits whether one on another machine is gone, which then ends when it comes to itself', async () => {
      const clock = new HandClock('2030-01-01T12:00:00Z')
      const ended: string[] = []
      const sleeper = process('all', { identity: { ...ownIdentity(), host: 'elsewhere' } })
      await sleeper.join((clash) => ended.push(clash?.name ?? ''))
      await base.prisma.$executeRaw`UPDATE "Process" SET "seenAt" = clock_timestamp() - interval '19 seconds'`
      const second = process('all', { clock })
      const joining = second.join()
      await eventually(async () => expect(await base.prisma.process.count()).toBe(2))
      await growOld('all', 0)
      await base.prisma.$executeRaw`
        UPDATE "Process" SET "seenAt" = clock_timestamp() - interval '21 seconds' WHERE "host" = 'elsewhere'`
      await eventually(async () => {
        clock.advance(1_000)
        expect(await base.prisma.process.count()).toBe(1)
      })
      await joining
      await sleeper.beat()
      expect(ended).toEqual(['ProcessClash'])
    })

    it('is refused if the one on another machine gives a sign of life meanwhile', async () => {
      const clock = new HandClock('2030-01-01T12:00:00Z')
      const first = process('all', { identity: { ...ownIdentity(), host: 'elsewhere' } })
      await first.join()
      const joining = process('all', { clock }).join()
      const refused = expect(joining).rejects.toThrow('on elsewhere with ROLE=all')
      await eventually(async () => expect(await base.prisma.process.count()).toBe(2))
      let over = false
      joining
        .catch(() => {})
        .finally(() => {
          over = true
        })
      await eventually(async () => {
        await first.beat()
        clock.advance(1_000)
        expect(over).toBe(true)
      })
      await refused
    })
  })

  it('a second gateway for the same people stands by, and takes over when the first one leaves', async () => {
    const first = await joined('gateway')
    const clock = new HandClock('2030-01-01T12:00:00Z')
    const second = process('gateway', { clock })
    await second.join()
    let waits = 0
    const taking = second.takeOver('*', () => {
      waits += 1
    })
    await eventually(() => expect(waits).toBe(1))
    await first.leave()
    await eventually(async () => {
      clock.advance(1_000)
      expect(await Promise.race([taking, null])).toBe(true)
    })
  })

  it('a gateway that stood still while another one took its place ends', async () => {
    const ended = vi.fn()
    const first = process('gateway')
    await first.join(ended)
    await first.takeOver('*', () => {})
    await base.prisma.$executeRaw`UPDATE "Lease" SET "holder" = 'another', "fence" = "fence" + 1`
    await first.beat()
    expect(ended).toHaveBeenCalledWith(null)
  })

  it('a token of another application is refused while a process of the first one is alive', async () => {
    const first = await joined('gateway')
    await first.claim('100')
    const second = await joined('worker')
    await expect(second.claim('200')).rejects.toThrow(
      /has the token of the application 100, this one that of 200.*same DISCORD_TOKEN/,
    )
    await second.claim('100')
    await first.leave()
    await second.leave()
    const third = await joined('gateway')
    await third.claim('200')
  })

  describe('the program in two roles', () => {
    const program = async (role: ProcessRole) => {
      const net = await open(place, { role })
      nets.push(net)
      await net.cluster.join()
      if (role === 'gateway') await net.cluster.takeOver('*', () => {})
      await net.cluster.beat()
      return net
    }
    const started = async (role: ProcessRole) => {
      const net = await program(role)
      await net.start()
      return net
    }

    it('delivers through its workers what the gateway writes, each notice once', async () => {
      const gateway = await started('gateway')
      const workers = [await started('worker'), await started('worker')]
      for (const worker of workers) await worker.cluster.beat()
      for (const worker of workers) await worker.cluster.beat()
      const matches: string[] = []
      for (let at = 0; at < 6; at++) matches.push(await begin(gateway, { left: `ann${at}`, right: `bob${at}` }))
      await eventually(async () => expect(await base.prisma.notice.count()).toBe(0))
      const told = workers.flatMap(({ herald }) => herald.told.map(({ id }) => id))
      expect(new Set(told).size).toBe(told.length)
      for (const matchId of matches) expect(workers.flatMap(({ herald }) => herald.news(matchId))).toContain('started')
      expect(gateway.herald.told).toEqual([])
      for (const { herald, cluster } of workers)
        for (const { matchId } of herald.told) expect(cluster.duties.has(outboxDuty(matchId))).toBe(true)
    })

    it('delivers what a worker has left when another one takes over', async () => {
      const gateway = await started('gateway')
      const matchId = await begin(gateway, { left: 'ann', right: 'bob' })
      const worker = await started('worker')
      await eventually(() => expect(worker.herald.told.map(({ kind }) => kind)).toContain('started'))
      await worker.close()
      await act(gateway, matchId, 'bob')
      expect(await base.prisma.notice.count()).toBeGreaterThan(0)
      const next = await started('worker')
      await eventually(async () => expect(await base.prisma.notice.count()).toBe(0))
      expect(next.herald.told.length).toBeGreaterThan(0)
    })

    it('lets nobody be late while no gateway was there, and gives the time back', async () => {
      const gateway = await started('gateway')
      const worker = await started('worker')
      const matchId = await begin(gateway, { format: 'long' })
      const deadline = async () =>
        (await see(worker, matchId, 'carl')).calls.find(({ seat }) => seat === 'left')?.deadline.getTime() ?? 0
      await act(gateway, matchId, 'bob')
      await worker.wake()
      const before = await deadline()
      await gateway.close()
      await worker.cluster.beat()
      expect(worker.reach.open).toBe(false)
      worker.clock.advance(10 * DAY)
      await worker.wake()
      await worker.idle()
      expect(worker.herald.news(matchId).filter((one) => one.startsWith('missed'))).toEqual([])
      await program('gateway')
      await worker.cluster.beat()
      await worker.wake()
      await worker.idle()
      expect(worker.reach.open).toBe(true)
      expect((await deadline()) - before).toBeGreaterThanOrEqual(10 * DAY)
      expect((await deadline()) - before).toBeLessThanOrEqual(10 * DAY + 2 * HOUR)
    })

    it('knows everywhere what was changed in one process', async () => {
      const gateway = await started('gateway')
      const worker = await started('worker')
      await worker.persons.of('ann')
      await gateway.persons.change('ann', { dms: false })
      await gateway.servers.change('1', { language: 'fr' })
      await gateway.servers.located(new Map([['2', 'fr']]))
      await eventually(async () => {
        expect((await worker.persons.of('ann')).dms).toBe(false)
        expect(worker.servers.of('1').language).toBe('fr')
        expect(worker.servers.localeOf('2')).toBe('fr')
      })
    })

    it('does the effects of leagues in one worker at a time', async () => {
      const one = await started('worker')
      const other = await started('worker')
      await one.cluster.beat()
      await other.cluster.beat()
      expect([one, other].filter(({ cluster }) => cluster.duties.has(LEAGUES_DUTY))).toHaveLength(1)
      expect((await started('gateway')).cluster.duties.has(LEAGUES_DUTY)).toBe(false)
    })
  })
})
