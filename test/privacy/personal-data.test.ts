/** The data of a person: exported whole, deleted whole, and nothing of anybody else. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isGone } from '../../src/matches/api.ts'
import { PERSONAL_COLUMNS } from '../../src/privacy/personal-data.ts'
import {
  asking,
  DECKS,
  type LeagueNet,
  matchOf,
  openLeagueNet,
  PEOPLE,
  passTo,
  playOut,
  published,
  sightFor,
} from '../league-play/league-net.ts'
import { HOUR } from '../leagues/leagues.ts'
import { act, begin, DAY, draft, must, newInteraction, refusedAs, see } from '../matches/net.ts'
import { type Place, quickest } from '../storage/servers.ts'

let place: Place
let net: LeagueNet
beforeAll(async () => {
  place = quickest()
  net = await openLeagueNet(place)
})
afterAll(async () => {
  await net?.close()
  await place?.remove()
})

/** The columns whose names say that a person stands in them. */
const PERSON = /^(?:personId|person|by|to|whom|userId|one|other)$/

it('every column that names a person is listed', () => {
  const schema = readFileSync(new URL('../../prisma/schema.prisma', import.meta.url), 'utf8')
  const found = [...schema.matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)].flatMap(([, model, body = '']) =>
    [...body.matchAll(/^ {2}(\w+) +String/gm)].flatMap(([, column = '']) =>
      PERSON.test(column) || (model === 'Person' && column === 'id') ? [`${model}.${column}`] : [],
    ),
  )
  expect(found.toSorted()).toEqual(Object.keys(PERSONAL_COLUMNS).toSorted())
})

it('an export holds their own, and no secret of others', async () => {
  const matchId = await begin(net, { left: 'eve', right: 'bob' })
  await act(net, matchId, 'eve')
  await act(net, matchId, 'bob')
  must(await net.persons.change('eve', { zone: 'Europe/Paris' }))
  must((await net.persons.block('eve', 'mallory')) ?? {})
  await net.persons.block('bob', 'eve')
  await draft(net, 'eve', 'carl')
  const data = JSON.parse(await net.personalData.export('eve'))
  expect(data.settings).toMatchObject([{ id: 'eve', zone: 'Europe/Paris' }])
  expect(data.blocked).toMatchObject([{ whom: 'mallory' }])
  expect(data.matches).toMatchObject([{ id: matchId, seat: 'left', status: 'running' }])
  expect(data.answers).toHaveLength(1)
  expect(data.challenges.map(({ to }: { to: string }) => to).toSorted()).toEqual(['bob', 'carl'])
  const theirs = JSON.parse(await net.personalData.export('bob'))
  expect(theirs.challengesReceived).toHaveLength(1)
  expect(JSON.stringify(theirs.challengesReceived)).not.toContain('left-even')
  // They don't learn that somebody has blocked them, nor the opponent's half of the log.
  expect(JSON.stringify({ ...data, challenges: [] })).not.toContain('bob')
  expect(JSON.stringify(data.answers)).not.toBe(JSON.stringify(theirs.answers))
})

it('a deleted person stands in no league, and its state is read anew', async () => {
  const at = net.clock.now()
  const league = {
    id: 'l1',
    guildId: 'g',
    channelId: 'c',
    name: 'Cup',
    game: 'tiny',
    format: 'short',
    phase: 'finished',
  }
  const counts = { players: 1, cases: 0, version: 3, events: 1, createdAt: at, endedAt: at }
  const snapshot = JSON.stringify({ players: [{ id: 'frank' }, { id: 'frankie' }], organisers: ['frank'] })
  await net.prisma.league.create({ data: { ...league, ...counts, organisers: ['frank', 'olga'], snapshot } })
  await net.prisma.leaguePerson.create({ data: { leagueId: 'l1', personId: 'frank', organises: true } })
  await net.prisma.leagueEvent.create({ data: { leagueId: 'l1', seq: 0, at, by: 'frank', data: { who: 'frank' } } })
  await net.personalData.erase('frank')
  const after = await net.prisma.league.findUniqueOrThrow({ where: { id: 'l1' }, include: { people: true, log: true } })
  expect(JSON.stringify(after, (_, value) => (typeof value === 'bigint' ? Number(value) : value))).not.toMatch(
    /frank(?!ie)/,
  )
  expect(after.version).toBe(4)
  const nobody = after.people[0]?.personId
  expect(JSON.parse(after.snapshot)).toEqual({ players: [{ id: nobody }, { id: 'frankie' }], organisers: [nobody] })
  expect(after.organisers).toEqual([nobody, 'olga'])
  expect(after.log[0]).toMatchObject({ by: nobody, data: { who: nobody } })
})

it('a deleted person stands nowhere, and their opponent plays the match to its end', async () => {
  const matchId = await begin(net, { left: 'dan', right: 'bob' })
  const over = await begin(net, { left: 'dan', right: 'bob' })
  must(await net.matches.concede({ matchId: over, person: 'dan', interaction: newInteraction() }))
  must(await net.persons.change('dan', { zone: 'Europe/Paris' }))
  await net.persons.block('dan', 'mallory')
  await draft(net, 'dan', null)
  await net.idle()
  await net.personalData.erase('dan')
  await net.personalData.erase('dan')
  for (const name of Object.keys(PERSONAL_COLUMNS)) {
    const [table, column] = name.split('.')
    const [row] = await net.prisma.$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS "count" FROM "${table}" WHERE "${column}" = 'dan'`,
    )
    expect([name, row?.count]).toEqual([name, 0])
  }
  expect((await net.persons.of('dan')).zone).toBeNull()
  const [running, ended] = [await see(net, matchId, 'bob'), await see(net, over, 'bob')]
  const [one, other] = [running, ended].map(({ match }) => match.players.left ?? '')
  expect([one, other].map((person) => isGone(person ?? ''))).toEqual([true, true])
  // Leagues and ratings go on: the same nobody stands everywhere.
  expect(one).toBe(other)
  // They are asked, and so is nobody; the clock answers for the empty seat until it has lost.
  await act(net, matchId, 'bob')
  for (let round = 0; round < 3; round++) {
    await net.idle()
    net.clock.advance(4 * DAY)
    await net.idle()
  }
  expect((await see(net, matchId, 'bob')).match).toMatchObject({ status: 'over' })
  expect((await net.rebuild(matchId))?.differs).toBeNull()
})

it('a deleted player of a league has left it: nobody is paired with them, and their opponent has won', async () => {
  const startsAt = net.clock.now().getTime() + 2 * DAY
  const dates = { signUpEndsAt: startsAt - DAY, checkInEndsAt: null, startsAt }
  const form = { kind: 'swiss', rounds: 3, playOff: null } as const
  const leagueId = await published(net, { form, dates }, [...PEOPLE, 'early'])
  await net.personalData.erase('early')
  await passTo(net, startsAt + HOUR)
  const { league: before } = await sightFor(net, leagueId, 'ann')
  const own = before.rounds[0]!.pairings.find(({ players }) => players.includes('p1'))!
  const rival = before.players.find(({ id }) => id !== 'p1' && own.players.includes(id))!
  const matchId = await matchOf(net, leagueId, 'ann')
  // Both have moved, so that the game counts.
  for (const person of ['ann', rival.person ?? '']) {
    await act(net, matchId, person)
    await net.wake()
  }
  const exported = JSON.parse(await net.personalData.export('ann'))
  expect(exported.leagueEvents.map(({ data }: { data: { type: string } }) => data.type)).toEqual(
    expect.arrayContaining(['joined', 'moved']),
  )
  await net.personalData.erase('ann')
  await net.wake()
  await net.idle()
  const { league } = await sightFor(net, leagueId, rival.person ?? '')
  expect(league.players[0]).toMatchObject({ id: 'p1', status: 'out', person: expect.stringMatching(/^gone-/) })
  expect(league.players.find(({ id }) => id === rival.id)).toMatchObject({ status: 'in' })
  const [game] = league.rounds[0]!.pairings.find(({ id }) => id === own.id)!.games
  expect(game?.result?.scores[game.seats.indexOf(rival.id)]).toBe(1)
  expect((await net.matches.record(matchId))?.status).toBe('over')
  await playOut(net, await matchOf(net, leagueId, PEOPLE.find((one) => one !== 'ann' && one !== rival.person)!))
  await passTo(net, startsAt + 7 * DAY + HOUR)
  const { league: later } = await sightFor(net, leagueId, rival.person ?? '')
  expect(later.rounds).toHaveLength(2)
  // A player who leaves during sign-up is never seeded.
  expect(later.players[4]).toMatchObject({ status: 'out', seed: null })
  expect(later.rounds[1]!.pairings.flatMap(({ players }) => players)).not.toContain('p1')
})

/** Looks for an opponent. */
const look = (person: string, rated = false) => {
  const wishes = { game: 'tiny', format: 'short', sittings: [3 * DAY], rated, range: null, seat: null }
  return net.queue.join({
    ...asking(person),
    wishes: { ...wishes, acrossServers: false, decks: DECKS },
    guildId: 'server',
    channelId: 'channel',
  })
}

it('an export holds a person’s half of rated games and of offers of the queue', async () => {
  for (const person of ['gil', 'hal']) must(await look(person, true))
  const offer = await net.queue.of('gil')
  if (offer?.state !== 'found') throw new Error(`gil is ${offer?.state}`)
  must(await net.queue.accept({ ...asking('hal'), id: offer.id }))
  const data = JSON.parse(await net.personalData.export('gil'))
  expect(data.opponentsOffered).toMatchObject([{ id: offer.id, seat: offer.seat, accepted: false }])
  expect(JSON.stringify(data.opponentsOffered)).not.toContain('hal')
  const playing = must(await net.queue.accept({ ...asking('gil'), id: offer.id }))
  if (playing.state !== 'playing') throw new Error(playing.state)
  await playOut(net, playing.matchId)
  await net.wake()
  const [game] = JSON.parse(await net.personalData.export('gil')).ratedGames
  expect(game).toMatchObject({ id: playing.matchId, deck: expect.any(String), after: { rating: expect.any(Number) } })
  expect(JSON.stringify(game)).not.toContain('hal')
  const [theirs] = JSON.parse(await net.personalData.export('hal')).ratedGames
  expect(Number(game.score) + Number(theirs.score)).toBe(1)
})

it('a person searches on when their opponent of the queue deletes their data', async () => {
  must(await look('ida'))
  must(await look('jon'))
  expect(await net.queue.of('ida')).toMatchObject({ state: 'found', opponent: 'jon' })
  await net.personalData.erase('jon')
  expect(await net.queue.of('ida')).toMatchObject({ state: 'looking' })
  must(await look('kim'))
  expect(await net.queue.of('ida')).toMatchObject({ state: 'found', opponent: 'kim' })
  must(
    await net.queue.decline({
      ...asking('ida'),
      id: (await net.prisma.queueOffer.findFirstOrThrow({ where: { one: 'ida' } })).id,
    }),
  )
  await net.personalData.erase('kim')
  expect(JSON.stringify(await net.prisma.queueTicket.findMany())).not.toContain('kim')
})

it('deleting data lifts no limit, and what is left of it names nobody', async () => {
  const use = { limit: 'notices', of: { person: 'gideon', target: 'helga' } } as const
  for (let told = 0; told < 5; told++) must((await net.limits.take([use])) as object)
  const exported = JSON.parse(await net.personalData.export('gideon'))
  expect(exported.limits.map(({ name }: { name: string }) => name).toSorted()).toEqual(['notices.0', 'notices.1'])
  expect(exported.limits[0].times).toHaveLength(5)
  await net.personalData.erase('gideon')
  expect(refusedAs((await net.limits.take([use])) as object)).toBe('limit.notices')
  const left = await net.prisma.limitUse.findMany()
  expect(JSON.stringify(left)).not.toMatch(/"(?:gideon|helga)"/)
})
