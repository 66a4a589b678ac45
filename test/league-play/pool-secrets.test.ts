/** Pools in the program: nobody but their owner sees them before the end; substitutes and late entries get theirs. */
import { expect, it } from 'vitest'
import type { Products } from '../../src/contract/index.ts'
import type { SeenPool } from '../../src/league-play/api.ts'
import type { LeagueSettings } from '../../src/leagues/league.ts'
import type { PoolRules } from '../../src/leagues/pool-rules.ts'
import { tiny } from '../games/high-card.ts'
import { DAY, HOUR, START } from '../leagues/leagues.ts'
import { must, newInteraction } from '../matches/net.ts'
import { asking, HOST, type LeagueNet, netsOfTest, passTo, sightFor, tinySettings } from './league-net.ts'

const both = <T>(of: (seat: string) => T) => Object.fromEntries(['left', 'right'].map((seat) => [seat, of(seat)]))
const START_LIST = (seat: string) => [1, 2, 3, 4, 5].map((value) => ({ card: `${seat}-${value}`, count: 2 }))
const name = { en: 'Base', fr: 'Base' }

/** Starter sets hold no sixes: those come from packs alone. */
const products: Products = {
  starters: [{ id: 'base', name, lists: both(START_LIST) }],
  packs: [
    {
      id: 'base',
      name,
      slots: [
        { id: 'rare', count: 1, cards: ['left-6', 'right-6'] },
        {
          id: 'common',
          count: 2,
          cards: ['left', 'right'].flatMap((seat) => [1, 2, 3].map((value) => `${seat}-${value}`)),
        },
      ],
      source: name,
    },
  ],
  cube: [],
  startersFor: () => 1,
  recipes: () => [],
}
const games = { tiny: { ...tiny, products } }

/** The same products, but in their packs every one stands for a six, and the other way round. */
const swapped = JSON.parse(JSON.stringify(products.packs), (_, value) =>
  typeof value === 'string' ? value.replace(/-([16])$/, (_all, card) => `-${7 - Number(card)}`) : value,
)
const otherGames = { tiny: { ...tiny, products: { ...products, packs: swapped } } }

const POOL: PoolRules = {
  ...{ kind: 'sealed', shared: false, buildHours: 24, cards: 0, sets: null, theme: [] },
  ...{ starters: [{ product: 'base', count: 1 }], packs: [{ product: 'base', count: 4 }] },
}

const newNet = netsOfTest()

/** A league of these people whose pools are drawn and whose round 1 has not begun. */
async function drawn(
  people: readonly string[] = ['ann', 'bob'],
  changes: Partial<LeagueSettings> = {},
  played: object = games,
) {
  const net = await newNet({ games: played as never })
  const settings = tinySettings({ pool: POOL, ...changes })
  const { sight } = must(await net.leagues.create({ ...asking('orga'), settings, host: HOST }))
  const leagueId = sight.id
  must(await net.leagues.organise({ ...asking('orga'), leagueId, command: { type: 'publish' } }))
  for (const person of people) must(await net.leagues.join({ ...asking(person), leagueId, decks: {} }))
  await passTo(net, START - 2 * DAY + HOUR)
  return { net, leagueId }
}

const poolFor = (net: LeagueNet, leagueId: string, person: string, player: string | null = null) =>
  net.leagues.pool(leagueId, { person, manages: true }, player)

/** A deck of the sixes in a person's pool, chosen for the league. */
async function builds(net: LeagueNet, leagueId: string, person: string) {
  const { pool } = (await poolFor(net, leagueId, person)) as SeenPool
  const seat = pool.list.some(({ card }) => card === 'left-6') ? 'left' : 'right'
  const list = [...START_LIST(seat).slice(1), { card: `${seat}-6`, count: 1 }, { card: `${seat}-1`, count: 1 }]
  const deck = {
    person,
    interaction: newInteraction(),
    name: 'Mostly sixes',
    game: 'tiny',
    seat,
    format: 'short',
    list,
  }
  const made = (await net.decks.create(deck)) as { readonly id: string }
  const other = seat === 'left' ? 'right' : 'left'
  const decks = { [seat]: `own:${made.id}`, [other]: `pool:starter:${other}` }
  return { seat, list, deckId: made.id, done: await net.leagues.chooseDecks({ ...asking(person), leagueId, decks }) }
}

async function everythingFor(net: LeagueNet, leagueId: string, person: string): Promise<string> {
  const reader = { person, manages: person === 'orga' }
  const sight = await net.leagues.find(leagueId, reader)
  return JSON.stringify([
    { ...sight, legal: sight?.legal === null ? null : [...(sight?.legal ?? [])] },
    await net.leagues.of(person, 25),
    await net.leagues.log(leagueId, reader, null, 1_000),
    await net.leagues.statistics(leagueId, reader),
    await net.leagues.desk(leagueId, reader),
    await net.leagues.export(leagueId, reader, 'json', (one) => one),
    await net.leagues.pool(leagueId, reader, 'p1'),
    await net.leagues.decksFor(leagueId, person),
    await net.ratings.profile('ann', person),
  ])
}

it('nobody, organisers included, sees another pool, who has built, or the seed, before the end', async () => {
  const [idle, built] = [await drawn(), await drawn()]
  const { done } = await builds(built.net, built.leagueId, 'ann')
  expect(must(done).sight.ownDecks).toHaveLength(2)
  for (const at of [START - DAY, START + HOUR]) {
    for (const { net } of [idle, built]) await passTo(net, at)
    for (const person of ['bob', 'orga', 'eve']) {
      const seen = await everythingFor(built.net, built.leagueId, person)
      expect(seen).toBe(await everythingFor(idle.net, idle.leagueId, person))
      expect(seen).not.toMatch(/left-6|right-6|sixes|"packs":\[\{"pack"/)
      expect(await poolFor(built.net, built.leagueId, person, 'p1')).toMatchObject({ refused: 'league.pool-hidden' })
    }
  }
  const { net, leagueId } = built
  const { seed } = JSON.parse((await net.prisma.league.findUniqueOrThrow({ where: { id: leagueId } })).snapshot)
  for (const person of ['ann', 'bob', 'orga'])
    expect(await everythingFor(net, leagueId, person)).not.toContain(JSON.stringify(seed))
  // Neither the log of the draw nor its messages name a card.
  const events = await net.prisma.leagueEvent.findMany({ where: { data: { path: ['type'], equals: 'poolsDrawn' } } })
  expect(events.map(({ data }) => data)).toEqual([{ type: 'poolsDrawn', players: ['p1', 'p2'] }])
  const told = net.leagueHerald.told.flatMap(({ lines }) => lines.filter(({ about }) => about === 'poolDrawn'))
  expect(told.map(({ values }) => Object.keys(values))).toEqual([['until'], ['until']])
})

it('pools with other cards change nothing in what others are shown, told and sent before the end', async () => {
  const [one, other] = [await drawn(), await drawn(undefined, undefined, otherGames)]
  const own = async ({ net, leagueId }: Awaited<ReturnType<typeof drawn>>) => poolFor(net, leagueId, 'ann')
  // The comparison can fail: their owner sees other cards.
  expect(await own(other)).not.toEqual(await own(one))
  for (const at of [START - DAY, START + HOUR]) {
    for (const { net } of [one, other]) await passTo(net, at)
    for (const person of ['orga', 'eve'])
      expect(await everythingFor(other.net, other.leagueId, person)).toBe(
        await everythingFor(one.net, one.leagueId, person),
      )
    expect(other.net.leagueHerald.told).toEqual(one.net.leagueHerald.told)
  }
})

it('a deck is limited to the pool of its own owner alone, and only while the league runs', async () => {
  const { net, leagueId } = await drawn()
  const { deckId } = await builds(net, leagueId, 'ann')
  expect(await net.leagues.poolOfDeck('ann', deckId)).toMatchObject({ leagueId, league: 'Winter League' })
  expect(await net.leagues.poolOfDeck('bob', deckId)).toBeNull()
  must(await net.leagues.organise({ ...asking('orga'), leagueId, command: { type: 'cancel', reason: 'ill' } }))
  expect(await net.leagues.poolOfDeck('ann', deckId)).toBeNull()
})

it('a deck with cards that are not in the pool is refused, and locks with its last legal list', async () => {
  const { net, leagueId } = await drawn()
  const { seat, list, deckId, done } = await builds(net, leagueId, 'ann')
  must(done)
  const change = () => ({ list: [...START_LIST(seat).slice(0, 4), { card: `${seat}-6`, count: 99 }] })
  await net.decks.change({ person: 'ann', id: deckId, interaction: newInteraction(), change })
  const other = seat === 'left' ? 'right' : 'left'
  const decks = { [seat]: `own:${deckId}`, [other]: `pool:starter:${other}` }
  expect(await net.leagues.chooseDecks({ ...asking('ann'), leagueId, decks })).toHaveProperty('refused')
  await passTo(net, START + HOUR)
  const row = await net.prisma.leagueDeck.findFirstOrThrow({ where: { leagueId, personId: 'ann', seat } })
  expect(row.list).toEqual(list)
  expect(row.lockedAt).not.toBeNull()
})

it('a player who builds nothing plays the starter lists, and loses no game by it', async () => {
  const { net, leagueId } = await drawn()
  await passTo(net, START + HOUR)
  const rows = await net.prisma.leagueDeck.findMany({ where: { leagueId } })
  expect(rows).toHaveLength(4)
  for (const { seat, list } of rows) expect(list).toEqual(START_LIST(seat))
  const { league, games: begun } = await sightFor(net, leagueId, 'ann')
  expect(league.rounds[0]!.pairings[0]!.games[0]!.result).toBeNull()
  expect(Object.keys(begun)).toHaveLength(1)
})

it('a substitute takes over the pool of the place, and its decks until they build others', async () => {
  const { net, leagueId } = await drawn(['ann', 'bob', 'cid', 'dan'])
  const { seat, list } = await builds(net, leagueId, 'ann')
  const before = (await poolFor(net, leagueId, 'ann')) as SeenPool
  await passTo(net, START + HOUR)
  const command = { type: 'replace', player: 'p1', person: 'sub', reason: 'ill' } as const
  must(await net.leagues.organise({ ...asking('orga'), leagueId, command }))
  expect(await poolFor(net, leagueId, 'sub')).toEqual(before)
  expect(await poolFor(net, leagueId, 'ann')).toMatchObject({ refused: expect.stringMatching(/pool-(none|hidden)/) })
  // Games of the first round go on, so that a second one is paired.
  const { league, games: begun } = await sightFor(net, leagueId, 'orga')
  for (const { id, persons } of league.rounds[0]!.pairings.flatMap((one) => one.games))
    await net.matches.concede({ matchId: begun[id]!.matchId, person: persons[1]!, interaction: newInteraction() })
  await passTo(net, START + 7 * DAY + HOUR)
  const rows = await net.prisma.leagueDeck.findMany({ where: { leagueId, personId: 'sub' } })
  expect(rows.map((row) => row.seat).sort()).toEqual(['left', 'right'])
  expect(rows.find((row) => row.seat === seat)!.list).toEqual(list)
})

const LATE: Partial<LeagueSettings> = { form: { kind: 'swiss', rounds: 4, playOff: null } }
const PLAYERS = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay']

it('nobody draws a second pool: after deleting their data, or after a substitute has taken their place', async () => {
  const { net, leagueId } = await drawn(PLAYERS, LATE)
  await passTo(net, START + HOUR)
  const join = (person: string) => net.leagues.join({ ...asking(person), leagueId, decks: {} })
  await net.personalData.erase('ann')
  await net.idle()
  expect(await join('ann')).toEqual({ refused: 'league.poolDrawn', values: {} })
  // Only the league itself can tell: the mark says nothing without its secret seed.
  const [mark] = await net.prisma.leagueDrawn.findMany()
  expect(mark).toMatchObject({ leagueId, mark: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const command = { type: 'replace', player: 'p2', person: 'sub', reason: 'ill' } as const
  must(await net.leagues.organise({ ...asking('orga'), leagueId, command }))
  expect(await join('bob')).toMatchObject({ refused: 'league.poolDrawn' })
  // A click lets nothing fall due while reports of matches wait: here, of those that the substitute has taken over.
  await net.idle()
  // Everybody else may still come late, and draws their own.
  must(await join('gil'))
  await net.idle()
  expect(await poolFor(net, leagueId, 'gil')).toHaveProperty('pool')
  must(await net.leagues.organise({ ...asking('orga'), leagueId, command: { type: 'cancel', reason: 'ill' } }))
  expect(await net.prisma.leagueDrawn.count()).toBe(0)
})

it('a person who deletes their data before the draw, or where all share a pool, may join again', async () => {
  const shared = await drawn(PLAYERS, { ...LATE, pool: { ...POOL, shared: true } })
  await passTo(shared.net, START + HOUR)
  await shared.net.personalData.erase('ann')
  await shared.net.idle()
  must(await shared.net.leagues.join({ ...asking('ann'), leagueId: shared.leagueId, decks: {} }))
  const { net } = shared
  const settings = tinySettings({
    pool: POOL,
    dates: { signUpEndsAt: START + 8 * DAY, checkInEndsAt: null, startsAt: START + 10 * DAY },
  })
  const { sight } = must(await net.leagues.create({ ...asking('orga'), settings, host: HOST }))
  must(await net.leagues.organise({ ...asking('orga'), leagueId: sight.id, command: { type: 'publish' } }))
  must(await net.leagues.join({ ...asking('bob'), leagueId: sight.id, decks: {} }))
  await net.personalData.erase('bob')
  must(await net.leagues.join({ ...asking('bob'), leagueId: sight.id, decks: {} }))
})

it('an export holds the pool of its person, and no other one', async () => {
  const { net, leagueId } = await drawn()
  const exported = async (person: string) => JSON.parse(await net.personalData.export(person)).leaguePools
  const { pool } = (await poolFor(net, leagueId, 'ann')) as SeenPool
  expect(await exported('ann')).toEqual([{ leagueId, ...pool }])
  expect(await exported('orga')).toEqual([])
})

it('at the end everybody may see all pools, and the seed that gives them', async () => {
  const { net, leagueId } = await drawn()
  const own = await poolFor(net, leagueId, 'ann')
  const { draw } = await sightFor(net, leagueId, 'bob')
  expect(draw).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), seed: null })
  await passTo(net, START + 8 * DAY)
  const after = await sightFor(net, leagueId, 'bob')
  expect(after.league.final).not.toBeNull()
  expect(after.draw!.hash).toBe(draw!.hash)
  expect(after.draw!.seed).not.toBeNull()
  expect(await poolFor(net, leagueId, 'eve', 'p1')).toEqual(own)
  const json = JSON.parse((await net.leagues.export(leagueId, { person: 'eve' }, 'json', (one) => one)) as string)
  expect(json.draw).toMatchObject({ hash: draw!.hash, seed: after.draw!.seed })
  expect(json.draw.pools.p1).toEqual((own as SeenPool).pool)
})
