import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HandClock } from '../hand-clock.ts'
import {
  act,
  answerTo,
  begin,
  DAY,
  HOUR,
  layTokens,
  must,
  type Net,
  newInteraction,
  open,
  refusedAs,
  see,
  startsOnce,
} from '../matches/net.ts'
import { backends, NO_POSTGRES, type Place, postgres, schema, usualBackends } from '../storage/servers.ts'

describe.each(usualBackends)('clocks on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('the time of a sitting', () => {
    let place: Place
    let net: Net
    beforeAll(async () => {
      place = newPlace()
      net = await open(place)
      await net.start()
    })
    afterAll(async () => {
      await net?.close()
      await place?.remove()
    })

    const pass = async (ms: number) => {
      // Calls arrive before any time goes by: a late one would give its sitting the whole time anew.
      await net.idle()
      net.clock.advance(ms)
      await net.idle()
    }
    const news = async (matchId: string) => {
      await net.idle()
      return net.herald.news(matchId)
    }
    const misses = async (matchId: string, seat: string) =>
      (await net.prisma.player.findUniqueOrThrow({ where: { matchId_seat: { matchId, seat } } })).misses
    const byClock = (matchId: string) =>
      net.prisma.move.findMany({ where: { matchId, origin: 'clock' }, orderBy: { seq: 'asc' } })
    const reopen = async (options: Parameters<typeof open>[1] = {}) => {
      const { clock, herald } = net
      net = await open(place, { clock, herald, ...options })
      await net.start()
      await net.idle()
    }

    it('runs from the call, and is reminded once at four fifths', async () => {
      const matchId = await begin(net)
      const [left] = (await see(net, matchId, 'carl')).calls
      expect(left!.deadline.getTime() - net.clock.now().getTime()).toBe(3 * DAY)
      await act(net, matchId, 'bob')
      await news(matchId)
      await pass(0.8 * 3 * DAY - 1)
      expect(await news(matchId)).toEqual([])
      await pass(1)
      // Bob has answered already; only Ann gets a message.
      expect(await news(matchId)).toEqual(['reminder left'])
      await net.wake()
      await pass(HOUR)
      expect(await news(matchId)).toEqual([])
    })

    it('that runs out is one miss for any number of questions', async () => {
      const matchId = await begin(net, { format: 'long' })
      await layTokens(net, matchId)
      await pass(DAY)
      await act(net, matchId, 'bob')
      await news(matchId)
      await pass(2 * DAY)
      // Ann's card and, if that leaves her behind, her challenge; then the game waits for Bob too.
      const rows = await byClock(matchId)
      const { round } = (await see(net, matchId, 'carl')).view as { round: number }
      const ahead = await net.prisma.move.findMany({ where: { matchId, seat: 'right' } })
      expect(rows.map(({ seat }) => seat)).toEqual(round === 2 && rows.length === 2 ? ['left', 'left'] : ['left'])
      expect(ahead).toHaveLength(2)
      expect([await misses(matchId, 'left'), await misses(matchId, 'right')]).toEqual([1, 0])
      const told = await news(matchId)
      expect(told.slice(0, 3)).toEqual(['reminder left', 'missed left', 'story'])
      expect(told).toContain('called right')
      // Ann is not at her screen, so she needs a message about the new question.
      expect(told.includes('called left')).toBe((await see(net, matchId, 'ann')).decisions.length > 0)
      expect((await net.rebuild(matchId))!.differs).toBeNull()
      // A second run does nothing.
      await net.wake()
      expect(await byClock(matchId)).toEqual(rows)
      expect(await news(matchId)).toEqual([])
    })

    it('goes on with the next questions of the same sitting', async () => {
      // Bob is ahead in round 1, so that Ann is asked for her card and then for a challenge.
      for (let tries = 0; ; tries++) {
        if (tries > 50) throw new Error('Ann was never behind')
        const matchId = await begin(net, { format: 'long' })
        await layTokens(net, matchId)
        await act(net, matchId, 'bob')
        await pass(3 * DAY)
        const [pick, challenge, ...more] = await byClock(matchId)
        if (challenge === undefined) continue
        expect([pick, challenge].map((row) => JSON.stringify(row!.data))).toEqual([
          expect.stringContaining('left.pick.1'),
          expect.stringContaining('left.challenge.1'),
        ])
        expect(more).toEqual([])
        expect(await misses(matchId, 'left')).toBe(1)
        const { calls } = await see(net, matchId, 'carl')
        expect(calls.map(({ deadline }) => deadline.getTime() - net.clock.now().getTime())).toEqual([3 * DAY, 3 * DAY])
        return
      }
    })

    it('is forgiven by a sitting in time', async () => {
      const matchId = await begin(net, { format: 'long' })
      await act(net, matchId, 'bob')
      await pass(3 * DAY)
      expect(await misses(matchId, 'left')).toBe(1)
      const { calls } = await see(net, matchId, 'bob')
      expect(calls.find(({ seat }) => seat === 'left')!.misses).toBe(1)
      await act(net, matchId, 'ann')
      expect(await misses(matchId, 'left')).toBe(0)
    })

    it('missed twice in a row loses the match', async () => {
      const matchId = await begin(net, { format: 'long' })
      await act(net, matchId, 'bob')
      await pass(3 * DAY)
      while ((await see(net, matchId, 'ann')).decisions.length === 0) await act(net, matchId, 'bob')
      while ((await see(net, matchId, 'bob')).decisions.length > 0) await act(net, matchId, 'bob')
      await news(matchId)
      await pass(3 * DAY)
      expect((await see(net, matchId, 'ann')).match).toMatchObject({
        status: 'over',
        outcome: { kind: 'time-out', winner: 'right' },
      })
      const told = await news(matchId)
      // The result says why: no answer was played.
      expect(told.filter((one) => one.startsWith('missed'))).toEqual([])
      expect(told.slice(-3)).toEqual(['over', 'result left', 'result right'])
      expect((await net.rebuild(matchId))!.differs).toBeNull()
    })

    it('may be missed as often as the deployment says', async () => {
      await net.close()
      await reopen({ missesToLose: 1 })
      const matchId = await begin(net, { clock: 'friendly', rated: true })
      await layTokens(net, matchId)
      await act(net, matchId, 'ann')
      await pass(3 * DAY)
      expect((await see(net, matchId, 'ann')).match.outcome).toMatchObject({ kind: 'time-out', winner: 'left' })
      await net.close()
      await reopen()
    })

    it('runs for both by itself when both are asked at once', async () => {
      const matchId = await begin(net, { format: 'long' })
      await pass(DAY)
      await act(net, matchId, 'ann')
      const { calls } = await see(net, matchId, 'bob')
      // Ann's answer changes neither Bob's time nor her own as Bob sees it.
      expect(calls.map(({ deadline }) => deadline.getTime() - net.clock.now().getTime())).toEqual([2 * DAY, 2 * DAY])
      await pass(2 * DAY)
      expect([await misses(matchId, 'left'), await misses(matchId, 'right')]).toEqual([0, 1])
      const after = await see(net, matchId, 'ann')
      expect(
        after.calls.map(({ seat, deadline }) => [seat, deadline.getTime() - net.clock.now().getTime()]),
      ).toContainEqual(['left', 3 * DAY])
    })

    it('missed by both at once is a miss of each, and a match that nobody plays is won by nobody', async () => {
      const matchId = await begin(net, { format: 'long' })
      await pass(3 * DAY)
      expect([await misses(matchId, 'left'), await misses(matchId, 'right')]).toEqual([1, 1])
      expect((await news(matchId)).filter((one) => one.startsWith('missed')).sort()).toEqual([
        'missed left',
        'missed right',
      ])
      for (let passed = 0; (await see(net, matchId, 'ann')).match.status === 'running'; passed++) {
        if (passed > 4) throw new Error('it never ends')
        await pass(3 * DAY)
      }
      expect((await see(net, matchId, 'ann')).match.outcome!.kind).toBe('time-out')
      await pass(9 * DAY)
      expect((await news(matchId)).filter((one) => one === 'over')).toHaveLength(1)
    })

    it('starts again for a person who plays against the practice opponent', async () => {
      const matchId = await begin(net, { right: 'practice', format: 'long' })
      for (let day = 0; day < 4; day++) {
        await pass(2 * DAY)
        if ((await see(net, matchId, 'ann')).match.status === 'over') break
        await act(net, matchId, 'ann')
      }
      expect(await byClock(matchId)).toEqual([])
    })

    it('is stopped by standing orders before the safest answers', async () => {
      const matchId = await begin(net)
      await layTokens(net, matchId)
      const { view } = await see(net, matchId, 'ann')
      const cards = (view as { own: { hand: { handle: string }[] } }).own.hand
      await pass(DAY)
      const settings = { card: { exit: 'ok', choose: [cards[2]!.handle] } }
      const order = { kind: 'next', key: 'round:1', settings }
      must(await net.matches.setOrder({ matchId, person: 'ann', order, interaction: newInteraction() }))
      await pass(2 * DAY)
      expect((await byClock(matchId)).map(({ seat }) => seat)).not.toContain('left')
      expect(await misses(matchId, 'left')).toBe(0)
    })

    it('that ran out while the program was down for a moment is done at the start', async () => {
      const matchId = await begin(net, { format: 'long' })
      await act(net, matchId, 'bob')
      await pass(3 * DAY - 20_000)
      await net.wake()
      await net.close()
      net.clock.advance(30_000)
      await reopen()
      expect(await misses(matchId, 'left')).toBe(1)
    })

    it('is extended by an outage, once', async () => {
      const matchId = await begin(net, { format: 'long' })
      await pass(HOUR)
      // Seconds that other tests have lost would join it.
      await net.prisma.heartbeat.updateMany({ data: { lostMs: 0, givenMs: 0, lostAt: null } })
      const [before] = (await see(net, matchId, 'carl')).calls
      await net.close()
      net.clock.advance(5 * DAY)
      await reopen()
      expect(await misses(matchId, 'left')).toBe(0)
      const extended = () => see(net, matchId, 'carl').then(({ calls }) => calls[0]!.deadline.getTime())
      // With an hour to hear of it and to come back.
      expect((await extended()) - before!.deadline.getTime()).toBe(5 * DAY + HOUR)
      expect(await news(matchId)).toContain('outage')
      const first = await extended()
      await net.close()
      await reopen()
      expect(await extended()).toBe(first)
    })

    it('that has long passed leaves no interactions and drafts behind, even if the program runs for ever', async () => {
      const matchId = await begin(net)
      const at = (days: number) => new Date(net.clock.now().getTime() - days * DAY)
      const old = { id: newInteraction(), at: at(8), matchId }
      const young = { id: newInteraction(), at: at(1), matchId }
      await net.prisma.interaction.createMany({ data: [old, young] })
      await net.matches.saveDraft(matchId, 'left', 'left.pick.1', {})
      must(await net.matches.concede({ matchId, person: 'ann', interaction: newInteraction() }))
      for (let day = 0; day < 2; day++) await pass(DAY)
      expect(await net.prisma.interaction.count({ where: { id: old.id } })).toBe(0)
      expect(await net.prisma.interaction.count({ where: { id: young.id } })).toBe(1)
      expect(await net.prisma.draft.count({ where: { matchId } })).toBe(0)
    })

    it('of one match goes on when another match fails', async () => {
      const [broken, sound] = [await begin(net), await begin(net)]
      for (const matchId of [broken, sound]) await act(net, matchId, 'bob')
      await net.prisma.match.update({ where: { id: broken }, data: { state: '{}' } })
      await pass(3 * DAY)
      expect(await misses(sound, 'left')).toBe(1)
      expect(await misses(broken, 'left')).toBe(0)
    })

    it('of a match that fails is tried at the ticks alone', async () => {
      const broken = await begin(net)
      await act(net, broken, 'bob')
      await net.prisma.match.update({ where: { id: broken }, data: { state: '{}' } })
      await pass(3 * DAY)
      net.queries.length = 0
      for (let seconds = 0; seconds < 60; seconds++) await pass(1_000)
      const tries = net.queries.filter((sql) => /FROM "Match" m WHERE/.test(sql))
      // Two broken matches, at most three ticks, one try each.
      expect(tries.length).toBeGreaterThan(0)
      expect(tries.length).toBeLessThanOrEqual(6)
    })
  })

  describe.skipIf(skip)('sittings that run out together', () => {
    let net: Net
    startsOnce(newPlace, (opened) => {
      net = opened
    })

    it('are read with one statement, and written with one', async () => {
      const ids: string[] = []
      for (let count = 0; count < 5; count++) ids.push(await begin(net))
      for (const id of ids) await act(net, id, 'bob')
      await net.idle()
      net.queries.length = 0
      net.clock.advance(3 * DAY)
      await net.idle()
      expect(net.queries.filter((sql) => sql.includes('m."engine", m."state"'))).toHaveLength(1)
      // Matches of lost servers are moved by a statement of their own.
      const writes = net.queries.filter((sql) => sql.includes('UPDATE "Match" m') && !sql.includes('"LostServer"'))
      expect(writes).toHaveLength(1)
      const where = { matchId: { in: ids }, seat: 'left', misses: 1 }
      expect(await net.prisma.player.count({ where })).toBe(5)
    })
  })
})

describe.skipIf(postgres === null)(`two processes on one PostgreSQL${NO_POSTGRES}`, () => {
  it('do what is due once, and an answer at the same moment either counts or is stale', async () => {
    const place = schema()
    const clock = new HandClock('2026-11-21T12:00:00Z')
    const [one, two] = [await open(place, { clock }), await open(place, { clock })]
    try {
      const matches: string[] = []
      for (let n = 0; n < 6; n++) matches.push(await begin(one, { format: 'long' }))
      for (const matchId of matches) await act(one, matchId, 'bob')
      await Promise.all([one.start(), two.start()])
      await Promise.all([one.idle(), two.idle()])
      const panels = await Promise.all(matches.map((matchId) => see(one, matchId, 'ann')))
      clock.advance(3 * DAY)
      const clicks = panels.map(({ match, decisions, view }) =>
        one.matches.play({
          matchId: match.id,
          person: 'ann',
          answers: [answerTo(decisions[0]!, view)],
          interaction: newInteraction(),
        }),
      )
      const counted = (await Promise.all([...clicks, one.wake(), two.wake()])).slice(0, matches.length)
      await Promise.all([one.idle(), two.idle()])
      for (const [index, matchId] of matches.entries()) {
        const rows = await one.prisma.move.findMany({ where: { matchId, seat: 'left' } })
        const inTime = refusedAs(counted[index]) === 'not refused'
        expect(rows.map(({ origin }) => origin)).toEqual([inTime ? 'player' : 'clock'])
        const told = [...one.herald.news(matchId), ...two.herald.news(matchId)]
        expect(told.filter((news) => news === 'missed left')).toHaveLength(inTime ? 0 : 1)
        expect((await one.rebuild(matchId))!.differs).toBeNull()
      }
    } finally {
      await one.close()
      await two.close()
      await place.remove()
    }
  })
})

describe.each(backends)('a crowd of deadlines on $name', ({ skip, name, place: newPlace }) => {
  it.skipIf(skip)('is handled once each', async () => {
    const place = newPlace()
    const clock = new HandClock('2026-11-21T12:00:00Z')
    // The embedded database belongs to one process.
    const processes = name.startsWith('PGlite') ? 1 : 2
    const nets: Net[] = []
    for (let n = 0; n < processes; n++) nets.push(await open(place, { clock }))
    const [first] = nets as [Net]
    try {
      const template = await begin(first)
      await act(first, template, 'bob')
      for (const net of nets) await net.start()
      await Promise.all(nets.map((net) => net.idle()))
      const copies = 520
      for (const [table, key] of Object.entries({ Match: 'id', Player: 'matchId', Sitting: 'matchId' }))
        await first.prisma.$executeRawUnsafe(`INSERT INTO "${table}"
          SELECT (json_populate_record(t, json_build_object('${key}', 'copy' || n))).*
          FROM "${table}" t, generate_series(1, ${copies}) n WHERE t."${key}" = '${template}'`)
      const told = (kind: string) => nets.flatMap(({ herald }) => herald.told).filter((notice) => notice.kind === kind)
      const handle = async () => {
        await Promise.all(nets.map((net) => net.wake()))
        await Promise.all(nets.map((net) => net.idle()))
      }
      clock.advance(0.9 * 3 * DAY)
      await handle()
      const reminded = told('reminder').map(({ matchId }) => matchId)
      expect(new Set(reminded).size).toBe(copies + 1)
      expect(reminded).toHaveLength(copies + 1)
      expect(told('reminder')[0]).toMatchObject({ seat: 'left', deadline: new Date('2026-11-24T12:00:00Z') })
      clock.advance(0.1 * 3 * DAY)
      await handle()
      expect(told('missed').map(({ matchId }) => matchId)).toHaveLength(copies + 1)
      expect(await first.prisma.player.count({ where: { misses: 1 } })).toBe(copies + 1)
      expect(await first.prisma.player.count({ where: { misses: { gt: 1 } } })).toBe(0)
    } finally {
      for (const net of nets) await net.close()
      await place.remove()
    }
  })
})

describe('the clock of tests', () => {
  it('wakes sleepers in order, and none that was cancelled', () => {
    const clock = new HandClock('2026-01-01T00:00:00Z')
    const woken: string[] = []
    const at = (ms: number) => new Date(clock.now().getTime() + ms)
    clock.wake(at(20), () => woken.push('b'))
    clock.wake(at(10), () => woken.push('a'))
    clock.wake(at(15), () => woken.push('never'))()
    clock.advance(19)
    expect(woken).toEqual(['a'])
    clock.advance(1)
    expect(woken).toEqual(['a', 'b'])
  })
})
