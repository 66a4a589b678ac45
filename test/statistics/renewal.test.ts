/** Statistics in the database: what goes into sums, when they are made again, and what nobody may read from them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { games } from '../../src/games/registry.ts'
import { StoredStatistics } from '../../src/statistics/stored-statistics.ts'
import type { Database } from '../../src/storage/open.ts'
import { openStorage } from '../../src/storage/open.ts'
import { type Place, quickest } from '../storage/servers.ts'
import { matchesOf, storeMatches } from './stored-games.ts'

let place: Place
let prisma: Database
let close: () => Promise<void>
let now = new Date('2027-01-01T03:00:00Z')
let statistics: StoredStatistics

beforeAll(async () => {
  place = quickest()
  const storage = await openStorage(place)
  prisma = storage.prisma
  close = () => storage.close()
  statistics = new StoredStatistics({ prisma, games, clock: { now: () => now } })
})
afterAll(async () => {
  await close?.()
  await place?.remove()
})
beforeEach(async () => {
  for (const table of [
    'leagueGame',
    'league',
    'statisticsSum',
    'matchCount',
    'move',
    'player',
    'match',
    'person',
  ] as const)
    await (prisma[table] as { deleteMany: (all: object) => Promise<unknown> }).deleteMany({})
})

const SERVER = { of: 'server', id: 'guild' } as const
const sumsOf = (scope: { of: 'server' | 'league'; id: string } = SERVER, guildId: string | null = null) =>
  statistics.sums(scope, 'young-jedi', 'starter', guildId)
/** The stored sums, byte for byte. */
const stored = async () => JSON.stringify(await prisma.statisticsSum.findMany({ orderBy: { scope: 'asc' } }))
const seat = (row: { readonly seat: string }) => row.seat

async function league(id: string, ended: boolean): Promise<void> {
  await prisma.league.create({
    data: {
      ...{ id, guildId: 'guild', channelId: 'c', organisers: [], name: id, game: 'young-jedi', format: 'starter' },
      ...{ phase: ended ? 'finished' : 'rounds', players: 6, cases: 0, snapshot: '{}', version: 1, events: 0 },
      ...{ createdAt: now, endedAt: ended ? now : null },
    },
  })
}

describe('the sums of a server', () => {
  test('are made of ten matches of five people, and not of nine', async () => {
    await storeMatches(prisma, matchesOf(9, 6))
    await statistics.nightly()
    expect(await sumsOf()).toBeNull()
    await storeMatches(prisma, matchesOf(1, 6, {}, 9), 9)
    await statistics.nightly()
    const found = await sumsOf()
    expect(found?.sums).toMatchObject({ games: 10, open: 10, people: 6 })
    expect(found?.sums.sides.map(seat).toSorted()).toEqual(['dark', 'light'])
  })

  test('change no byte by fewer than ten further matches', async () => {
    await storeMatches(prisma, matchesOf(12, 6))
    await statistics.nightly()
    const before = await stored()
    await storeMatches(prisma, matchesOf(9, 6, {}, 12), 12)
    now = new Date(now.getTime() + 86_400_000)
    await statistics.nightly()
    expect(await stored()).toBe(before)
    await storeMatches(prisma, matchesOf(1, 6, {}, 21), 21)
    await statistics.nightly()
    expect(await stored()).not.toBe(before)
    expect((await sumsOf())?.sums.games).toBe(22)
  })

  test('leave out practice, voided matches, and those of people who do not want to be counted', async () => {
    await storeMatches(prisma, matchesOf(14, 6))
    await storeMatches(prisma, [{ id: 'bot', people: ['p0', 'practice'] }], 14)
    await prisma.match.update({ where: { id: 'm-0' }, data: { outcome: { kind: 'void', winner: null, values: {} } } })
    await prisma.person.create({
      data: {
        ...{ id: 'p5', zoneAsked: false, quietWay: 'silent', wordsOnly: false, dms: true, calls: 'each' },
        ...{ counted: false, changedAt: now },
      },
    })
    const withheld = await prisma.player.findMany({ where: { personId: 'p5', matchId: { not: 'm-0' } } })
    await statistics.nightly()
    const left = 14 - 1 - withheld.length
    expect((await sumsOf())?.sums.games ?? left).toBe(left)
    await storeMatches(prisma, matchesOf(10, 5, { guildId: 'guild' }, 20), 20)
    await statistics.nightly()
    expect((await sumsOf())?.sums.games).toBe(left + 10)
  })

  test('hold no card of a closed match', async () => {
    await storeMatches(prisma, matchesOf(12, 6, { opens: false }))
    await statistics.nightly()
    expect((await sumsOf())?.sums).toMatchObject({ games: 12, open: 0, cards: [], decks: [], pairs: [], openings: [] })
  })

  test('counted in another way stay sums of the same matches', async () => {
    await storeMatches(prisma, matchesOf(12, 6))
    await statistics.nightly()
    const before = (await sumsOf())?.sums
    await storeMatches(prisma, matchesOf(4, 6, {}, 12), 12)
    expect(await statistics.restat()).toBe(16)
    expect((await sumsOf())?.sums).toEqual(before)
  })
})

describe('the sums of a league', () => {
  test('hold sides and ends while it is running, and cards once it is over', async () => {
    await league('cup', false)
    await storeMatches(prisma, matchesOf(12, 6, { leagueId: 'cup' }))
    await statistics.nightly()
    const running = await sumsOf({ of: 'league', id: 'cup' }, 'guild')
    expect(running).toMatchObject({ closed: 'running', sums: { games: 12, open: 0, cards: [], decks: [] } })
    expect((await sumsOf())?.sums).toMatchObject({ games: 12, open: 0, cards: [] })
    await prisma.league.update({ where: { id: 'cup' }, data: { endedAt: now } })
    await statistics.nightly()
    const over = await sumsOf({ of: 'league', id: 'cup' }, 'guild')
    expect(over?.closed).toBeNull()
    expect(over?.sums.cards.length).toBeGreaterThan(20)
  })

  test('leave out cards where a few other matches could be read from the sums of the server', async () => {
    await league('cup', true)
    await storeMatches(prisma, matchesOf(12, 6, { leagueId: 'cup' }))
    await storeMatches(prisma, matchesOf(3, 6, { guildId: 'guild' }, 12), 12)
    await statistics.nightly()
    expect(await sumsOf({ of: 'league', id: 'cup' }, 'guild')).toMatchObject({ closed: 'few', sums: { cards: [] } })
    await storeMatches(prisma, matchesOf(10, 6, { guildId: 'guild' }, 15), 15)
    await statistics.nightly()
    expect((await sumsOf({ of: 'league', id: 'cup' }, 'guild'))?.closed).toBeNull()
  })
})

test('nothing of a running match changes any figure, whatever its hands are', async () => {
  await storeMatches(prisma, matchesOf(12, 6))
  await storeMatches(prisma, [{ id: 'live', people: ['p0', 'p1'] }], 12)
  await prisma.match.update({ where: { id: 'live' }, data: { status: 'running', endedAt: null } })
  await statistics.nightly()
  const [sums, own] = [await stored(), await statistics.own('p0', games['young-jedi']!, 'starter', null)]
  for (const row of await prisma.move.findMany({ where: { matchId: 'live' } })) {
    // Other cards in all hands: the secrets of both seats are swapped for others.
    const events = JSON.parse(
      JSON.stringify(row.events).replaceAll(/DM-(\d+)/g, (_, id) => `DM-${(Number(id) % 140) + 1}`),
    )
    await prisma.move.update({ where: { matchId_seq: { matchId: 'live', seq: row.seq } }, data: { events } })
  }
  expect(await statistics.restat()).toBe(12)
  expect(await stored()).toBe(sums)
  expect(await statistics.own('p0', games['young-jedi']!, 'starter', null)).toEqual(own)
})

test('a person’s own figures are counted when they ask, with practice apart by its level', async () => {
  await storeMatches(prisma, [
    { id: 'one', people: ['ada', 'bob'], opens: false },
    { id: 'two', people: ['cyd', 'ada'] },
    { id: 'easy', people: ['ada', 'practice:easy'] },
    { id: 'fair', people: ['ada', 'practice'] },
    { id: 'others', people: ['cyd', 'bob'] },
  ])
  const own = await statistics.own('ada', games['young-jedi']!, 'starter', null)
  expect(own.sums).toMatchObject({ games: 2, open: 2 })
  expect(own.numbers).toHaveLength(2)
  expect(own.sums.sides.map(({ games: count }) => count)).toEqual([1, 1])
  // Nothing of the opponent's deck in a match whose hands are closed.
  expect(own.sums.pairs.reduce((sum, { games: count }) => sum + count, 0)).toBe(1)
  expect(own.levels.map(({ level, games: count }) => `${level} ${count}`).toSorted()).toEqual(['easy 1', 'fair 1'])
})

test('a match that was resumed and has ended again is counted again', async () => {
  await storeMatches(prisma, [{ id: 'one', people: ['ada', 'bob'] }])
  await statistics.own('ada', games['young-jedi']!, 'starter', null)
  const before = await prisma.matchCount.findUnique({ where: { matchId: 'one' } })
  await prisma.match.update({ where: { id: 'one' }, data: { endedAt: new Date('2026-12-24T00:00:00Z') } })
  await prisma.move.deleteMany({ where: { matchId: 'one', seq: { gt: 3 } } })
  await statistics.own('ada', games['young-jedi']!, 'starter', null)
  const after = await prisma.matchCount.findUnique({ where: { matchId: 'one' } })
  expect(after?.counts).not.toEqual(before?.counts)
})
