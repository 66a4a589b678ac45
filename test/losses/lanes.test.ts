/** A notice that fails or hangs holds up no other reader, and nobody is late for a call that never came. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Delivery, Notice } from '../../src/matches/api.ts'
import { OutboxLane } from '../../src/matches/outbox-lane.ts'
import { pauseAfter } from '../../src/matches/tries.ts'
import { eventually } from '../eventually.ts'
import { HandClock } from '../hand-clock.ts'
import { act, begin, DAY, HOUR, must, type Net, newInteraction, open, see } from '../matches/net.ts'
import { type Place, quickest } from '../storage/servers.ts'

const MINUTE = 60_000

describe('notices', () => {
  let place: Place
  let net: Net
  let network: HandClock
  beforeEach(async () => {
    place = quickest()
    network = new HandClock('2026-11-21T12:00:00Z')
    net = await open(place, { network })
  })
  afterEach(async () => {
    await net.close()
    await place.remove()
  })

  /** Delivers as the test says, and notes what was told. */
  const deliverBy = (rule: (notice: Notice) => Delivery | Promise<Delivery>) => {
    const { deliver } = net.herald
    net.setHerald({
      async deliver(notice) {
        const delivery = await rule(notice)
        return delivery === 'sent' ? deliver.call(net.herald, notice) : delivery
      },
    })
  }
  const isCallOf = (notice: Notice, seat: string) => notice.kind === 'called' && notice.seat === seat
  const deadlineOf = async (matchId: string, seat: string) =>
    (await net.prisma.sitting.findUniqueOrThrow({ where: { matchId_seat: { matchId, seat } } })).deadline.getTime()
  const pass = async (ms: number) => {
    net.clock.advance(ms)
    await net.wake()
    await net.idle()
  }

  it('to one player that fail hold up neither the thread nor the opponent', async () => {
    deliverBy((notice) => (isCallOf(notice, 'left') ? 'retry' : 'sent'))
    await net.start()
    const matchId = await begin(net)
    await net.idle()
    expect(net.herald.news(matchId)).toEqual(['started', 'story', 'called right'])
    await act(net, matchId, 'bob')
    await act(net, matchId, 'ann')
    await net.idle()
    expect(net.herald.news(matchId)).toEqual(['story', 'called right'])
  })

  it('that hang hold up only those for the same readers', async () => {
    let release = (_: Delivery) => {}
    const hung = new Promise<Delivery>((resolve) => {
      release = resolve
    })
    let tries = 0
    deliverBy((notice) => {
      if (notice.kind !== 'started') return 'sent'
      tries += 1
      return hung
    })
    await net.start()
    const matchId = await begin(net)
    const other = await begin(net)
    const told = () => net.herald.told.filter((notice) => notice.matchId === matchId).map(({ kind }) => kind)
    await eventually(() => expect(tries).toBe(2))
    expect(told()).toEqual([])
    network.advance(20_000)
    await eventually(() => expect(told()).toEqual(['called', 'called']))
    // They are not tried a second time while the first try may still arrive.
    net.clock.advance(10 * MINUTE)
    expect(tries).toBe(2)
    release('sent')
    await net.idle()
    expect(net.herald.news(matchId)).toEqual(['called left', 'called right', 'started', 'story'])
    expect(net.herald.news(other)).toContain('started')
    expect(await net.prisma.notice.count()).toBe(0)
  })

  it('of a long backlog are on their way a dozen at a time', async () => {
    // One person may not challenge so often.
    for (let matches = 0; matches < 20; matches++) await begin(net, { left: `ann ${matches}` })
    let now = 0
    let most = 0
    deliverBy(async (): Promise<Delivery> => {
      now += 1
      most = Math.max(most, now)
      await new Promise((go) => setImmediate(go))
      now -= 1
      return 'sent'
    })
    await net.start()
    await net.idle()
    expect(most).toBe(12)
    expect(await net.prisma.notice.count()).toBe(0)
  })

  it('that are not allowed are tried on every few minutes, and at once when permissions change', async () => {
    let tries = 0
    let allowed = false
    deliverBy((notice) => {
      if (notice.kind !== 'started' || allowed) return 'sent'
      tries += 1
      return 'barred'
    })
    await net.start()
    const matchId = await begin(net)
    for (let minutes = 0; minutes < 120; minutes++) await pass(MINUTE)
    // A try every four minutes, and a few at the beginning.
    expect(tries).toBeLessThan(30 + 10)
    expect(tries).toBeGreaterThan(20)
    allowed = true
    net.hurry()
    await net.idle()
    expect(net.herald.news(matchId)).toContain('started')
    expect(await net.prisma.notice.count({ where: { deadAt: { not: null } } })).toBe(0)
  })

  it('that call and never arrive are no miss, ever', async () => {
    deliverBy((notice) => (isCallOf(notice, 'left') ? 'barred' : 'sent'))
    await net.start()
    const matchId = await begin(net, { format: 'long' })
    await act(net, matchId, 'bob')
    await net.idle()
    for (let days = 0; days < 30; days++) await pass(DAY)
    expect(await net.prisma.move.count({ where: { origin: 'clock' } })).toBe(0)
    expect((await see(net, matchId, 'ann')).match.status).toBe('running')
  })

  it('that call late leave the whole time from then on', async () => {
    let allowed = false
    deliverBy((notice) => (!allowed && isCallOf(notice, 'left') ? 'barred' : 'sent'))
    await net.start()
    const matchId = await begin(net, { format: 'long' })
    await act(net, matchId, 'bob')
    await net.idle()
    await pass(5 * DAY)
    allowed = true
    net.hurry()
    await net.idle()
    expect(await deadlineOf(matchId, 'left')).toBe(net.clock.now().getTime() + 3 * DAY)
    await pass(3 * DAY)
    expect(net.herald.news(matchId)).toContain('missed left')
  })

  it('that call somebody are tried again after they were given up, for as long as the match waits', async () => {
    let delivery: Delivery = { dead: 'discord 50035' }
    deliverBy((notice) => (isCallOf(notice, 'left') ? delivery : 'sent'))
    await net.start()
    const matchId = await begin(net, { format: 'long' })
    await act(net, matchId, 'bob')
    await net.idle()
    for (let days = 0; days < 5; days++) await pass(DAY)
    expect(net.herald.news(matchId)).not.toContain('missed left')
    delivery = 'sent'
    // An hour after it was given up last, by the look of each minute.
    await pass(HOUR)
    expect(net.herald.news(matchId)).toContain('called left')
    expect(await deadlineOf(matchId, 'left')).toBe(net.clock.now().getTime() + 3 * DAY)
    expect(await net.prisma.notice.count()).toBe(0)
  })

  it('that were given up and call nobody any more stay so', async () => {
    deliverBy((notice) => (isCallOf(notice, 'left') ? { dead: 'discord 50035' } : 'sent'))
    await net.start()
    const matchId = await begin(net, { format: 'long' })
    await net.idle()
    await pass(MINUTE)
    await act(net, matchId, 'ann')
    await act(net, matchId, 'bob')
    await net.idle()
    const dead = () => net.prisma.notice.findMany({ where: { deadAt: { not: null } }, orderBy: { seq: 'asc' } })
    const [first] = await dead()
    await pass(DAY)
    await pass(MINUTE)
    // The call to a question that Ann has answered stays given up; the later one is tried again.
    expect((await dead()).find(({ id }) => id === first!.id)?.deadAt).toEqual(first!.deadAt)
  })

  describe('of other kinds that were given up', () => {
    let delivery: Delivery
    /** Refuses notices of a kind to Ann until she is left alone to play. */
    async function refused(kind: Notice['kind']): Promise<string> {
      delivery = { dead: 'discord 50035' }
      deliverBy((notice) => (notice.kind === kind ? delivery : 'sent'))
      await net.start()
      const matchId = await begin(net, { format: 'long', clock: 'friendly' })
      await act(net, matchId, 'bob')
      await net.idle()
      return matchId
    }
    const by = (matchId: string, person: string) => ({ matchId, person, interaction: newInteraction() })
    /** Lets an hour go by in which everything may be delivered. */
    async function allowed(matchId: string): Promise<readonly string[]> {
      net.herald.news(matchId)
      delivery = 'sent'
      // The look of one minute marks them, that of the next one delivers them.
      await pass(HOUR)
      await pass(MINUTE)
      return net.herald.news(matchId)
    }

    it('are tried again while a gift of time is of use', async () => {
      const matchId = await refused('clock')
      must(await net.clocks.give({ ...by(matchId, 'bob'), ms: HOUR }))
      await net.idle()
      await pass(HOUR)
      expect(await net.prisma.notice.count()).toBe(1)
      expect(await allowed(matchId)).toContain('clock left')
      expect(await net.prisma.notice.count()).toBe(0)
    })

    it('stay so once the person who was given time has played', async () => {
      const matchId = await refused('clock')
      must(await net.clocks.give({ ...by(matchId, 'bob'), ms: HOUR }))
      while ((await see(net, matchId, 'ann')).decisions.length > 0) await act(net, matchId, 'ann')
      await net.idle()
      expect(await allowed(matchId)).not.toContain('clock left')
      expect(await net.prisma.notice.count()).toBe(1)
    })

    it.each([
      { what: 'agree', comes: false },
      { what: null, comes: true },
    ] as const)('are tried again while nobody has answered a request to pause ($what)', async ({ what, comes }) => {
      const matchId = await refused('clock')
      must(await net.clocks.pause({ ...by(matchId, 'bob'), what: 'ask' }))
      if (what !== null) must(await net.clocks.pause({ ...by(matchId, 'ann'), what }))
      await net.idle()
      // Bob is told the answer; Ann alone is asked.
      expect((await allowed(matchId)).includes('clock left')).toBe(comes)
    })

    it('are tried again for three days if they are about a move to take back', async () => {
      const matchId = await refused('take-back')
      const notice = { kind: 'take-back', matchId, data: { seat: 'left', what: 'refused', move: 1 } } as const
      const at = net.clock.now()
      const given = { deadAt: at, deadFor: 'discord 50035' }
      await net.prisma.notice.create({
        data: { ...notice, ...given, id: 'late', at: new Date(at.getTime() - 3 * DAY) },
      })
      await net.prisma.notice.create({ data: { ...notice, ...given, id: 'new', at } })
      await pass(HOUR)
      expect(await net.prisma.notice.count({ where: { deadAt: { not: null } } })).toBe(2)
      await allowed(matchId)
      expect((await net.prisma.notice.findMany()).map(({ id }) => id)).toEqual(['late'])
    })
  })

  it('to a person who has closed all doors themselves are tried for 72 hours, and their time runs', async () => {
    deliverBy((notice) => (isCallOf(notice, 'left') ? 'unreachable' : 'sent'))
    await net.start()
    const matchId = await begin(net, { format: 'long', sittingMs: DAY })
    await act(net, matchId, 'bob')
    await net.idle()
    for (let hours = 0; hours < 71; hours++) await pass(HOUR)
    expect(net.herald.news(matchId)).not.toContain('missed left')
    for (let hours = 0; hours < 3; hours++) await pass(HOUR)
    expect(net.herald.news(matchId)).toContain('missed left')
  })

  it('that were held for quiet hours leave the time as it was', async () => {
    const until = new Date(net.clock.now().getTime() + 8 * HOUR)
    deliverBy((notice) => (isCallOf(notice, 'left') && net.clock.now() < until ? { until } : 'sent'))
    await net.start()
    const matchId = await begin(net, { format: 'long' })
    await net.idle()
    const before = await deadlineOf(matchId, 'left')
    await pass(8 * HOUR)
    expect(net.herald.news(matchId)).toContain('called left')
    expect(await deadlineOf(matchId, 'left')).toBe(before)
  })

  it('that a person releases from their own quiet hours leave the time as it was', async () => {
    const until = new Date(net.clock.now().getTime() + 8 * HOUR)
    let quiet = true
    deliverBy((notice) => (isCallOf(notice, 'left') && quiet ? { until } : 'sent'))
    await net.start()
    const matchId = await begin(net, { format: 'long' })
    await net.idle()
    const before = await deadlineOf(matchId, 'left')
    await pass(7 * HOUR)
    quiet = false
    await net.persons.change('ann', { zone: 'UTC' })
    await net.idle()
    expect(net.herald.news(matchId)).toContain('called left')
    expect(await deadlineOf(matchId, 'left')).toBe(before)
  })

  it('of a server that the bot has lost wait, its clocks stand still, and time goes on when it is back', async () => {
    await net.start()
    const matchId = await begin(net, { format: 'long' })
    await act(net, matchId, 'bob')
    await net.idle()
    net.herald.news(matchId)
    const before = await deadlineOf(matchId, 'left')
    await net.presence.all(['another'])
    await net.idle()
    expect(net.herald.news(matchId)).toEqual(['server-lost left', 'server-lost right'])
    for (let days = 0; days < 6; days++) await pass(DAY)
    expect(net.herald.news(matchId)).toEqual([])
    await net.presence.lost('guild', true)
    await net.presence.all(['another', 'guild'])
    await net.idle()
    expect(net.herald.news(matchId)).toEqual(['outage'])
    expect((await deadlineOf(matchId, 'left')) - before).toBe(6 * DAY + HOUR)
    await pass(3 * DAY + HOUR)
    expect(net.herald.news(matchId)).toContain('missed left')
  })
})

describe('the pause before a next try', () => {
  it('of a notice that is refused after a long fault of the network is short again', () => {
    const lane = new OutboxLane()
    const notice: Notice = {
      id: 'n',
      matchId: 'm',
      kind: 'called',
      seat: 'left',
      at: new Date(0),
      deadline: new Date(0),
    }
    for (let tries = 0; tries < 20; tries++) lane.pauseOf(notice, 0)
    expect(lane.pauseOf(notice, 1)).toBe(1_000)
  })

  it('grows to four minutes, and to an hour only while hundreds are not allowed where they belong', () => {
    expect([0, 1, 2, 30].map((failed) => pauseAfter(failed, 0))).toEqual([1_000, 2_000, 4_000, 4 * MINUTE])
    expect([1, 300, 301, 10_000].map((barred) => pauseAfter(30, barred))).toEqual(
      [4, 4, 60, 60].map((at) => at * MINUTE),
    )
    // Two pauses, and their tries, end before ten minutes are over.
    expect(2 * pauseAfter(30, 300)).toBeLessThanOrEqual(8 * MINUTE)
  })
})
