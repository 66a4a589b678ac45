/** The requests of leagues: what they do, what they refuse, what they cost. */
import { DateTime } from 'luxon'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrganiserCommand } from '../../src/league-play/api.ts'
import { loadLog } from '../../src/matches/match-rows.ts'
import { eventually } from '../eventually.ts'
import type { TinyView } from '../games/high-card.ts'
import { DAY, HOUR, START } from '../leagues/leagues.ts'
import { act, must, newInteraction, refusedAs, see } from '../matches/net.ts'
import { type Place, usualBackends } from '../storage/servers.ts'
import {
  asking,
  DECKS,
  HOST,
  type LeagueNet,
  matchOf,
  openLeagueNet,
  PEOPLE,
  passTo,
  playOut,
  published,
  sightFor,
  tinySettings,
} from './league-net.ts'

describe.each(usualBackends)('requests of leagues on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('a league', () => {
    let place: Place
    let net: LeagueNet
    beforeAll(async () => {
      place = newPlace()
      net = await openLeagueNet(place)
    })
    afterAll(async () => {
      await net?.close()
      await place?.remove()
    })
    beforeEach(() => net.leagueHerald.told.splice(0))

    it('is a draft that its organisers alone see, until they publish it', async () => {
      const made = must(await net.leagues.create({ ...asking('orga'), settings: tinySettings(), host: HOST }))
      const leagueId = made.sight.id
      expect(made.sight).toMatchObject({ organises: true, player: null, league: { phase: 'draft', seed: '' } })
      expect(await net.leagues.find(leagueId, { person: 'ann' })).toBeNull()
      expect(await net.leagues.find(leagueId, { person: 'ann', roles: ['helpers'] })).toBeNull()
      expect(await net.leagues.find(leagueId, { person: 'ann', manages: true })).not.toBeNull()
      expect(await net.leagues.inServer('server', { person: 'orga' }, 25)).toEqual([])
      expect((await net.leagues.of('orga', 25)).map(({ id }) => id)).toContain(leagueId)
      const publish = { leagueId, command: { type: 'publish' } as const }
      expect(refusedAs(await net.leagues.organise({ ...asking('ann'), ...publish }))).toBe('league.not-organiser')
      const helper = asking('ann', { roles: ['helpers'] })
      expect(refusedAs(await net.leagues.organise({ ...helper, ...publish }))).toBe('league.for-organisers')
      must(await net.leagues.organise({ ...asking('ann', { manages: true }), ...publish }))
      expect((await net.leagues.inServer('server', { person: 'ann' }, 25)).map(({ id }) => id)).toEqual([leagueId])
      expect(refusedAs(await net.leagues.organise({ ...asking('orga'), ...publish }))).toBe('league.wrongPhase')
    })

    it('is denied for settings that can not work', async () => {
      const create = async (changes: object) =>
        net.leagues.create({ ...asking('orga'), settings: tinySettings(changes), host: HOST })
      for (const [changes, field] of [
        [{ game: 'chess' }, 'game'],
        [{ format: 'endless' }, 'format'],
        [{ name: ' ' }, 'name'],
        [{ zone: 'Naboo/Theed' }, 'zone'],
        [{ clock: { ...STOCK, capMs: HOUR } }, 'clock'],
        [{ clock: { ...STOCK, misses: 0 } }, 'clock.misses'],
        [{ clock: { ...STOCK, vacationDays: -1 } }, 'clock.vacationDays'],
        [{ excusedMisses: -1 }, 'excusedMisses'],
      ] as const)
        expect(await create(changes)).toMatchObject({ refused: 'league.badSetting', values: { field } })
    })

    it('takes a person with one legal deck a seat, once', async () => {
      const leagueId = await published(net, { decks: { banned: ['left-6'], locked: true } }, [])
      const join = (decks: Record<string, string>, who = asking('ann')) => net.leagues.join({ ...who, leagueId, decks })
      expect(refusedAs(await join({ left: 'left-even-short' }))).toMatch(/^league\.(decks|deck-banned)$/)
      const offers = must(await net.leagues.decksFor(leagueId, 'ann'))
      const legal = (seat: string) => offers.find((one) => one.seat === seat && one.faults.length === 0)!.id
      expect(offers.some(({ faults }) => faults.some(({ refused }) => refused === 'league.deck-banned'))).toBe(true)
      const decks = { left: legal('left'), right: legal('right') }
      const once = asking('ann')
      expect(must(await join(decks, once)).sight.ownDecks.map(({ lockedAt }) => lockedAt)).toEqual([null, null])
      expect(refusedAs(await join(decks, once))).toBe('league.stale')
      expect(refusedAs(await join(decks))).toBe('league.alreadyIn')
    })

    it('asks for the role that it wants of its players', async () => {
      const leagueId = await published(net, {}, [])
      must(await net.leagues.rehost({ ...asking('orga'), leagueId, host: { joinRole: 'members' } }))
      const join = { leagueId, decks: DECKS }
      expect(await net.leagues.join({ ...asking('ann'), ...join })).toMatchObject({
        refused: 'league.role',
        values: { role: 'members' },
      })
      must(await net.leagues.join({ ...asking('ann', { roles: ['members'] }), ...join }))
      expect(refusedAs(await net.leagues.rehost({ ...asking('orga'), leagueId, host: { organisers: [] } }))).toBe(
        'league.no-organiser',
      )
    })

    it('begins a match for each game with locked decks, takes its result, and finishes', async () => {
      const leagueId = await published(net, { form: { kind: 'roundRobin', legs: 1, playOff: null } }, ['ann', 'bob'])
      await passTo(net, START + HOUR)
      const matchId = await matchOf(net, leagueId, 'ann')
      expect(await net.leagues.ofMatch(matchId)).toMatchObject({ leagueId, name: 'Winter League', round: 1 })
      const { ownDecks } = await sightFor(net, leagueId, 'ann')
      expect(ownDecks.every(({ lockedAt }) => lockedAt !== null)).toBe(true)
      expect(refusedAs(await net.leagues.chooseDecks({ ...asking('ann'), leagueId, decks: DECKS }))).toBe(
        'league.decksLocked',
      )
      await playOut(net, matchId)
      await net.idle()
      const { league } = await sightFor(net, leagueId, 'ann')
      expect(league).toMatchObject({ phase: 'finished' })
      expect(league.rounds[0]!.pairings[0]!.games[0]!.result).toMatchObject({ how: 'played' })
      const told = net.leagueHerald.told.flatMap(({ person, lines }) => lines.map((line) => ({ ...line, person })))
      const sounds = told.filter((line) => line.sound && line.leagueId === leagueId)
      expect(sounds.map(({ person, about }) => [person, about])).toEqual([
        ['ann', 'paired'],
        ['bob', 'paired'],
        ['ann', 'finished'],
        ['bob', 'finished'],
        ['orga', 'leagueOver'],
      ])
    })

    it('says in each match why it has ended it, and rates what was played out alone', async () => {
      const people = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'gus', 'hal']
      const dates = datesFrom(net)
      const leagueId = await published(net, { dates }, people)
      await passTo(net, dates.startsAt + HOUR)
      const { league, games } = await sightFor(net, leagueId, 'orga')
      const [drawn, won, bothLost, left] = league.rounds[0]!.pairings.map(({ games: [game] }) => ({
        ...game!,
        matchId: games[game!.id]!.matchId,
      }))
      // Both have moved in each of them.
      for (const { persons, matchId } of [drawn!, won!, bothLost!, left!])
        for (let moves = 0; moves < 3; moves++)
          for (const person of persons)
            if ((await see(net, matchId, person!)).decisions.length > 0) await act(net, matchId, person!)
      await net.wake()
      await net.idle()
      const rule = async (command: Omit<Extract<OrganiserCommand, { type: 'setResult' }>, 'reason'>) =>
        must(await net.leagues.organise({ ...asking('orga'), leagueId, command: { ...command, reason: 'misplay' } }))
      await rule({ type: 'setResult', game: drawn!.id, winner: null, how: 'ruling' })
      await rule({ type: 'setResult', game: won!.id, winner: won!.seats[1], how: 'ruling' })
      await rule({ type: 'setResult', game: bothLost!.id, winner: null, how: 'double-loss' })
      must(await net.leagues.act({ ...asking(left!.persons[0]!), leagueId, command: { type: 'leave' } }))
      await net.wake()
      await net.idle()
      const end = async ({ matchId }: { matchId: string }) => (await net.matches.record(matchId))!.outcome
      expect(await end(drawn!)).toMatchObject({ kind: 'ruling', winner: null })
      expect(await end(won!)).toMatchObject({ kind: 'ruling', winner: 'right' })
      expect(await end(bothLost!)).toMatchObject({ kind: 'double-loss', winner: null })
      expect(await end(left!)).toMatchObject({ kind: 'concession', winner: 'right' })
      const told = net.herald.told.filter((notice) => notice.kind === 'result' && notice.matchId === won!.matchId)
      expect(told.map((notice) => notice.kind === 'result' && notice.outcome.kind)).toEqual(['ruling', 'ruling'])
      expect(await net.ratings.ofMatch(left!.matchId)).toMatchObject({ counts: true })
      for (const ruled of [won!, drawn!, bothLost!])
        expect(await net.ratings.ofMatch(ruled.matchId)).toEqual({ counts: false, why: 'noResult' })
    })

    it('plays its matches by its clock, excuses a miss, and refuses what it forbids with the reason', async () => {
      const clock = { ...STOCK, vacationDays: 5, gifts: false }
      const leagueId = await published(net, { dates: datesFrom(net), clock, excusedMisses: 1 }, ['ann', 'bob'])
      await passTo(net, net.clock.now().getTime() + DAY + HOUR)
      const matchId = await matchOf(net, leagueId, 'ann')
      const { terms, players } = (await net.matches.record(matchId))!
      const { startsAt } = (await sightFor(net, leagueId, 'ann')).league.settings.dates
      const from = DateTime.fromMillis(startsAt, { zone: 'Europe/Paris' }).toISODate()
      expect(terms).toMatchObject({
        sittingMs: STOCK.startMs,
        clock: { ...STOCK, gifts: false, vacations: { from, days: 5 } },
      })
      const by = { matchId, person: 'ann', interaction: newInteraction() }
      const [, other] = Object.entries(players).find(([, person]) => person !== 'ann')!
      const called = (await see(net, matchId, 'ann')).calls.map(({ seat }) => players[seat])
      const giver = called.includes('ann') ? other : 'ann'
      expect(refusedAs(await net.clocks.give({ ...by, person: giver, ms: HOUR }))).toBe('match.gift-league')
      expect(refusedAs(await net.clocks.pause({ ...by, what: 'ask' }))).toBe('match.pause-league')

      const misses = () =>
        net.prisma.player
          .findMany({ where: { matchId }, select: { misses: true } })
          .then((rows) => rows.map((row) => row.misses))
      await passTo(net, net.clock.now().getTime() + STOCK.startMs)
      expect(await misses()).toEqual([0, 0])
      const late = (await sightFor(net, leagueId, 'ann')).league.players.filter(
        ({ missesExcused }) => missesExcused === 1,
      )
      expect(late.length).toBeGreaterThan(0)
    })

    it('goes back to an earlier move by ruling: it is told and logged, clocks begin anew, and the log rebuilds it', async () => {
      const dates = datesFrom(net)
      const leagueId = await published(net, { dates }, ['ann', 'bob'])
      await passTo(net, dates.startsAt + HOUR)
      const matchId = await matchOf(net, leagueId, 'ann')
      const sighted = await sightFor(net, leagueId, 'ann')
      const { id: game, seats } = sighted.league.rounds[0]!.pairings[0]!.games[0]!
      for (let moves = 0; moves < 4; moves++)
        for (const person of ['ann', 'bob'])
          if ((await see(net, matchId, person)).decisions.length > 0) await act(net, matchId, person)
      const offers = await net.matches.earlierMoves(matchId)
      expect(offers.length).toBeGreaterThan(2)
      expect(offers.map(({ move }) => move)).toEqual(
        offers.map(({ move }) => move).toSorted((one, other) => other - one),
      )
      // No secret of a seat is in the list, nor an answer that nobody has seen.
      for (const { events } of offers) {
        expect(events.length).toBeGreaterThan(0)
        for (const event of events) expect(event).not.toHaveProperty('secret')
      }
      const { move, seat, reveals } = offers.at(-1)!
      expect(reveals).toBe(true)
      const before = await net.prisma.move.count({ where: { matchId } })
      const rule = async (by: string, reason = 'a card was misread') =>
        net.leagues.organise({
          ...asking(by),
          leagueId,
          command: { type: 'goBack', game, move, reveals, reason },
        })
      expect(refusedAs(await rule('ann'))).toBe('league.not-organiser')
      expect(refusedAs(await rule('orga', ' '))).toBe('league.reasonMissing')
      await net.idle()
      net.leagueHerald.told.splice(0)
      net.clock.advance(2 * DAY)
      must(await rule('orga'))
      await net.idle()
      const { record, rows } = await storedMatch(net, matchId)
      expect(rows.slice(before)).toMatchObject([{ kind: 'go-back', origin: 'system', seat: null, data: { move } }])
      expect(rows.at(-1)!.events).toMatchObject([{ type: 'taken-back', data: { ruled: true } }])
      // The player who made that move is asked again, and has the whole time.
      const person = record.players[seat]!
      const now = await see(net, matchId, person)
      expect(now.decisions.length).toBeGreaterThan(0)
      const own = now.calls.find((call) => call.seat === seat)!
      expect(own.deadline.getTime()).toBe(net.clock.now().getTime() + 3 * DAY)
      const told = net.leagueHerald.told.flatMap(({ person: to, lines }) => lines.map(({ about }) => [to, about]))
      expect(told.toSorted()).toEqual([
        ['ann', 'wentBackSeen'],
        ['bob', 'wentBackSeen'],
      ])
      const clock = net.herald.told.filter((notice) => notice.kind === 'clock' && notice.matchId === matchId)
      expect(clock).toMatchObject([
        { seat: 'left', what: 'went-back' },
        { seat: 'right', what: 'went-back' },
      ])
      expect((await sightFor(net, leagueId, 'orga')).league.players.map(({ id }) => id)).toEqual(
        expect.arrayContaining([...seats]),
      )
      // Moves that were undone are not offered again, and the same log rebuilds the match as it is played on.
      expect((await net.matches.earlierMoves(matchId)).every((one) => one.move < move)).toBe(true)
      for (let moves = 0; moves < 4; moves++)
        for (const each of ['ann', 'bob'])
          if ((await see(net, matchId, each)).decisions.length > 0) await act(net, matchId, each)
      const rebuilt = (await net.rebuild(matchId))!
      expect(rebuilt.differs).toBeNull()
      expect(JSON.stringify(rebuilt.state)).toBe((await storedMatch(net, matchId)).state)
    })

    it('gives a game that its round has ended to the leader, by public facts', async () => {
      const dates = datesFrom(net)
      const leagueId = await published(
        net,
        { dates, measure: true, clock: { kind: 'each', sittingMs: 30 * DAY, counts: 'all' } },
        ['ann', 'bob'],
      )
      await passTo(net, dates.startsAt + HOUR)
      const matchId = await matchOf(net, leagueId, 'ann')
      const points = async () => {
        const { left, right } = ((await net.matches.sight(matchId, 'nobody'))!.view as TinyView).sides
        return left.points - right.points
      }
      for (let moves = 0; moves < 20 && (await points()) === 0; moves++)
        for (const person of ['ann', 'bob'])
          if ((await see(net, matchId, person)).decisions.length > 0) await act(net, matchId, person)
      const lead = await points()
      expect(lead).not.toBe(0)
      await net.wake()
      await net.idle()
      const { softEndAt } = (await sightFor(net, leagueId, 'orga')).league.rounds[0]!.pairings[0]!
      await passTo(net, softEndAt + HOUR)
      const { result } = (await sightFor(net, leagueId, 'orga')).league.rounds[0]!.pairings[0]!.games[0]!
      expect(result).toMatchObject({
        how: 'round-over',
        scores: lead > 0 ? [1, 0] : [0, 1],
        differential: Math.abs(lead),
      })
      const winner = lead > 0 ? 'left' : 'right'
      expect((await net.matches.record(matchId))!.outcome).toMatchObject({ kind: 'round-over', winner })
    })

    it('stops the clocks of its matches while it is paused, and gives no time away', async () => {
      const leagueId = await published(net, { dates: datesFrom(net) }, PEOPLE)
      await passTo(net, net.clock.now().getTime() + 2 * DAY)
      const matchId = await matchOf(net, leagueId, 'ann')
      const pause = { type: 'pause', reason: 'the venue is closed' } as const
      must(await net.leagues.organise({ ...asking('orga'), leagueId, command: pause }))
      await net.idle()
      expect(Object.values((await sightFor(net, leagueId, 'ann')).games).map(({ deadline }) => deadline)).toEqual([
        null,
        null,
      ])
      await passTo(net, net.clock.now().getTime() + 20 * DAY)
      expect((await net.matches.record(matchId))!.status).toBe('running')
      must(await net.leagues.organise({ ...asking('orga'), leagueId, command: { type: 'resume' } }))
      await net.idle()
      const { deadline } = (await sightFor(net, leagueId, 'ann')).games[(await net.leagues.ofMatch(matchId))!.game]!
      expect(deadline!.getTime()).toBeGreaterThan(net.clock.now().getTime())
      must(await net.leagues.organise({ ...asking('orga'), leagueId, command: { type: 'cancel', reason: 'a flood' } }))
      await net.idle()
      expect((await net.matches.record(matchId))!.outcome).toMatchObject({ kind: 'void' })
    })

    it('lets its games go on as friendly ones when it is cancelled so, and leaves those rated that had ended', async () => {
      const time = { ...STOCK, gifts: false } as const
      const leagueId = await published(net, { dates: datesFrom(net), rated: true, clock: time })
      const { dates } = (await sightFor(net, leagueId, 'orga')).league.settings
      await passTo(net, dates.startsAt + HOUR)
      const ended = await matchOf(net, leagueId, 'ann')
      const running = Object.values((await sightFor(net, leagueId, 'orga')).games)
        .map(({ matchId }) => matchId)
        .find((matchId) => matchId !== ended)!
      await playOut(net, ended)
      await net.idle()
      const rated = () => net.prisma.ratedGame.findMany({ where: { leagueId }, select: { id: true, why: true } })
      const before = await rated()
      expect(before).toEqual([{ id: ended, why: null }])
      // A judge still reads when its players have last moved.
      const facts = Object.values((await sightFor(net, leagueId, 'orga')).games)
      expect(facts.find(({ matchId }) => matchId === ended)!.lastSeen).toEqual([expect.any(Date), expect.any(Date)])
      expect((await net.matches.record(running))!.terms).toMatchObject({ rated: true, clock: { misses: 2 } })
      const cancel = { type: 'cancel', reason: 'a flood', games: 'friendly' } as const
      must(await net.leagues.organise({ ...asking('orga'), leagueId, command: cancel }))
      await net.idle()
      const { status, terms } = (await net.matches.record(running))!
      expect([status, terms.rated, Object.keys(terms.clock!)]).toEqual(['running', false, expect.any(Array)])
      expect(terms.clock).not.toHaveProperty('misses')
      expect(terms.clock).not.toHaveProperty('gifts')
      await playOut(net, running)
      await net.idle()
      expect((await net.matches.record(running))!.status).toBe('over')
      expect(await rated()).toEqual(before)
      expect(await net.prisma.ratedGame.findMany({ where: { id: running } })).toEqual([])
    })

    it('tries a refused line again, and holds one for quiet hours', async () => {
      const until = new Date(net.clock.now().getTime() + 9 * HOUR)
      const leagueId = await published(net, { dates: datesFrom(net) }, ['ann', 'bob'])
      net.leagueHerald.answers = ['retry', { until }]
      must(await net.leagues.organise({ ...asking('orga'), leagueId, command: { type: 'cancel', reason: 'a flood' } }))
      await net.idle()
      expect(net.leagueHerald.told).toEqual([])
      await passTo(net, net.clock.now().getTime() + HOUR)
      expect(net.leagueHerald.told.map(({ person }) => person)).toEqual(['ann'])
      await passTo(net, until.getTime() + HOUR)
      expect(net.leagueHerald.told.map(({ person }) => person)).toEqual(['ann', 'bob'])
    })

    it('tells everybody else while a request for one person hangs', async () => {
      const leagueId = await published(net, { dates: datesFrom(net) }, ['ann', 'bob'])
      let arrive = () => {}
      net.leagueHerald.hangs.set(
        'ann',
        new Promise((resolve) => {
          arrive = resolve
        }),
      )
      const say = async (reason: string) => {
        must(await net.leagues.organise({ ...asking('orga'), leagueId, command: { type: 'pause', reason } }))
        must(await net.leagues.organise({ ...asking('orga'), leagueId, command: { type: 'resume' } }))
        await eventually(() => expect(told('bob')).toContain('resumed'))
      }
      const told = (person: string) =>
        net.leagueHerald.told
          .filter((one) => one.person === person)
          .flatMap(({ lines }) => lines.map((line) => line.about))
      await say('a flood')
      expect(told('ann')).toEqual([])
      net.leagueHerald.told.splice(0)
      net.network.advance(20_000)
      await say('a fire')
      expect(told('ann')).toEqual([])
      net.leagueHerald.hangs.delete('ann')
      arrive()
      await net.idle()
      expect(told('ann').filter((about) => about === 'paused')).toHaveLength(2)
    })

    it('lists what was refused for good beside notices of matches, and tries it again', async () => {
      const leagueId = await published(net, { dates: datesFrom(net) }, ['ann', 'bob'])
      net.leagueHerald.answers = [{ dead: 'discord 50035' }, 'dead']
      must(await net.leagues.organise({ ...asking('orga'), leagueId, command: { type: 'cancel', reason: 'a flood' } }))
      await net.idle()
      expect(net.leagueHerald.told).toEqual([])
      expect(await net.deadLetters.of('server')).toEqual([
        { kind: 'tell', threadId: null, league: 'Winter League', deadAt: net.clock.now(), reason: 'discord 50035' },
      ])
      expect(await net.deadLetters.of('another')).toEqual([])
      expect(await net.deadLetters.again('server')).toBe(1)
      await net.idle()
      expect(net.leagueHerald.told.map(({ person }) => person)).toEqual(['ann'])
      expect(await net.deadLetters.of('server')).toEqual([])
    })

    it('costs the same statements with 10 leagues and with 1,000', async () => {
      const leagueId = await published(net, { dates: datesFrom(net) }, PEOPLE)
      const ask = async () => {
        await net.idle()
        net.queries.splice(0)
        await net.leagues.find(leagueId, { person: 'ann' })
        must(
          await net.leagues.act({
            person: 'ann',
            interaction: newInteraction(),
            leagueId,
            command: { type: 'setAway', rounds: [1] },
          }),
        )
        await net.leagues.of('ann', 25)
        // With all effects, which wait for nobody here.
        await net.idle()
        return net.queries.length
      }
      await ask()
      const few = await ask()
      await net.prisma.$executeRaw`
        INSERT INTO "League" ("id", "guildId", "channelId", "organisers", "name", "game", "format", "phase", "round",
          "players", "cases", "snapshot", "version", "events", "nextAt", "createdAt")
        SELECT "id" || '-' || copy, "guildId", "channelId", "organisers", "name", "game", "format", "phase", "round",
          "players", "cases", "snapshot", "version", "events", "nextAt" + interval '1 year', "createdAt"
        FROM "League", generate_series(1, 1000) AS copy WHERE "id" = ${leagueId}`
      expect(await ask()).toBe(few)
      await net.prisma.$executeRaw`ANALYZE "League"`
      const plan = await net.prisma.$queryRaw<{ 'QUERY PLAN': string }[]>`
        EXPLAIN SELECT 1 FROM "League" l WHERE l."nextAt" <= '2020-01-01' OR l."owedMs" > 0`
      expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan')
    })
  })
})

const STOCK = {
  kind: 'fischer',
  startMs: 24 * HOUR,
  incrementMs: 4 * HOUR,
  capMs: 30 * HOUR,
  counts: 'working',
  misses: 2,
}

async function storedMatch(net: LeagueNet, matchId: string) {
  const record = (await net.matches.record(matchId))!
  const { state } = await net.prisma.match.findUniqueOrThrow({ where: { id: matchId } })
  return { record, state, rows: await loadLog(net.prisma, matchId) }
}

/** Sign-up ends in an hour, and the first round starts in a day. */
function datesFrom(net: LeagueNet) {
  const now = net.clock.now().getTime()
  return { signUpEndsAt: now + HOUR, checkInEndsAt: null, startsAt: now + DAY }
}
