/** Pools on Discord that everybody may see, by real clicks: those of a league that is over, and one pool for all. */
import { createHash } from 'node:crypto'
import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import type { Products } from '../../src/contract/index.ts'
import type { SeenPool } from '../../src/league-play/api.ts'
import type { LeagueSettings } from '../../src/leagues/league.ts'
import type { PoolRules } from '../../src/leagues/pool-rules.ts'
import { tiny } from '../games/high-card.ts'
import { tinySettings } from '../league-play/league-net.ts'
import { must } from '../matches/net.ts'
import { fits, more as opened } from './league-clicks.ts'
import type { World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const seats = ['left', 'right'] as const
const name = { en: 'Base', fr: 'Base' }
const list = (seat: string) => [1, 2, 3, 4, 5].map((value) => ({ card: `${seat}-${value}`, count: 2 }))
const starters = [{ product: 'base', count: 1 }]
const sixes = seats.map((seat) => `${seat}-6`)
const products: Products = {
  starters: [{ id: 'base', name, lists: Object.fromEntries(seats.map((seat) => [seat, list(seat)])) }],
  packs: [{ id: 'base', name, slots: [{ id: 'any', count: 1, cards: sixes }], source: name }],
  cube: seats.flatMap((seat) => [1, 2, 3, 4, 5, 6].map((value) => `${seat}-${value}`)),
  startersFor: () => 1,
  recipes: () => [
    {
      id: 'packs',
      name: { en: 'Packs', fr: 'Paquets' },
      starters,
      packs: [{ product: 'base', count: 4 }],
      cards: 0,
      sets: null,
    },
    { id: 'cube', name: { en: 'Cube of six', fr: 'Cube de six' }, starters, packs: [], cards: 6, sets: null },
  ],
}
const POOL: PoolRules = {
  ...{ kind: 'sealed', shared: false, buildHours: 6, cards: 0, sets: null, theme: [] },
  ...{ starters, packs: [{ product: 'base', count: 4 }] },
}

/** Fast enough for a round of a week, so that nothing is proposed before the draft is shown. */
const FAST = { kind: 'each', sittingMs: 6 * HOUR, counts: 'all' }

let world: World
worldOfFile(
  (started) => {
    world = started
  },
  { games: { tiny: { ...tiny, products } } as never },
)

let count = 0
const asking = (person: string) => ({ person, interaction: `open-pools-${++count}` })
const more = async (person: TestUser, panel: APIMessage, entry: string | RegExp) =>
  fits(await opened(person, panel, entry))
const wordsOf = (message: APIMessage): string => JSON.stringify(message.components)

/** A draft of a league of one round with pools, with its organiser and players who have not joined yet. */
async function drafted(players: number, changes: Partial<LeagueSettings> = {}) {
  const organiser = world.sandbox.user(`Host${++count}`)
  const people = Array.from({ length: players }, () => world.sandbox.user(`Guest${++count}`))
  const now = world.clock.now().getTime()
  const dates = { signUpEndsAt: now + DAY, checkInEndsAt: null, startsAt: now + 2 * DAY }
  const form = { kind: 'swiss', rounds: 1, playOff: null } as const
  const settings = tinySettings({ name: `Pools ${count}`, pool: POOL, dates, form, ...changes })
  const host = {
    guildId: world.sandbox.guildId,
    channelId: world.sandbox.channelIds.general!,
    ...{ helperRole: null, joinRole: null, championRole: null },
  }
  const { leagues } = world.holonet
  const leagueId = must(await leagues.create({ ...asking(organiser.id), settings, host })).sight.id
  const draws = async () => {
    for (const { id } of people) must(await leagues.join({ ...asking(id), leagueId, decks: {} }))
    await world.pass(DAY + HOUR)
  }
  /** Nobody plays: the round begins on its date, and ends on its own. */
  const ends = async () => {
    await world.pass(DAY)
    await world.pass(9 * DAY)
  }
  const publish = async () =>
    must(await leagues.organise({ ...asking(organiser.id), leagueId, command: { type: 'publish' } }))
  const poolOf = async (reader: TestUser, player: string) =>
    leagues.pool(leagueId, { person: reader.id }, player) as Promise<SeenPool>
  const sight = async () => (await leagues.find(leagueId, { person: organiser.id }))!
  const page = async (person: TestUser) => fits((await person.slash('league')).message)
  return { organiser, people, leagueId, draws, ends, publish, poolOf, sight, page }
}

/** The copies of sixes that a pool panel tells, by its side. */
async function sixesOn(person: TestUser, panel: APIMessage): Promise<readonly number[]> {
  const other = await more(person, panel, /^Right cards$/)
  return [panel, other].map((shown) => Number(/(\d+) × 6 of the (?:left|right)/.exec(wordsOf(shown))?.[1] ?? 0))
}

it('once a league is over everybody reads all pools, and the seed whose hash they saw at sign-up', async () => {
  const { people, leagueId, draws, ends, publish, poolOf, sight, page } = await drafted(2)
  const [ann, bob] = people as [TestUser, TestUser]
  await publish()
  await draws()
  const hash = /SHA-256: `([0-9a-f]{64})`/
  const entries = (panel: APIMessage) => controlsOf(panel).flatMap(({ options }) => options.map(({ label }) => label))
  const before = await page(ann)
  expect(entries(before)).toContain('Rules of the league')
  expect(entries(before)).not.toContain('All pools')
  const promising = await more(ann, before, 'Rules of the league')
  const promised = hash.exec(textOf(promising))?.[1]
  expect(promised).toMatch(/^[0-9a-f]{64}$/)
  expect(textOf(promising)).not.toContain('Seed of the pools')
  await ends()
  expect((await sight()).league.final).not.toBeNull()

  const over = await page(ann)
  const rules = await more(ann, over, 'Rules of the league')
  const seed = /Seed of the pools: `([^`]+)`/.exec(textOf(rules))?.[1]
  expect(createHash('sha256').update(seed!).digest('hex')).toBe(promised)
  expect(hash.exec(textOf(rules))?.[1]).toBe(promised)

  const all = await more(ann, rules, 'All pools')
  const [players] = controlsOf(all)
  expect(players!.options.map(({ label }) => label)).toEqual([ann.name, bob.name])
  const { player } = (await world.holonet.leagues.find(leagueId, { person: bob.id }))!
  const theirs = fits((await ann.select(all, players!.customId, player!)).message)
  expect(textOf(theirs)).toContain(`${bob.name}’s pool`)
  // The panel tells the cards that the seed gives: the sixes come from packs alone.
  const { pool } = await poolOf(ann, player!)
  const dealt = sixes.map((card) => pool.list.find((one) => one.card === card)?.count ?? 0)
  expect(dealt.reduce((sum, one) => sum + one, 0)).toBe(4)
  expect(await sixesOn(ann, theirs)).toEqual(dealt)
})

it('more players than a menu holds stand on several pages', async () => {
  const { people, draws, ends, publish, page, sight } = await drafted(27)
  const [ann] = people as [TestUser]
  await publish()
  await draws()
  await ends()
  expect((await sight()).league.final).not.toBeNull()
  const first = await more(ann, await page(ann), 'All pools')
  expect(controlsOf(first)[0]!.options).toHaveLength(25)
  const second = fits((await ann.click(first, 'Next page')).message)
  const [players] = controlsOf(second)
  expect(players!.options.map(({ label }) => label)).toEqual(people.slice(25).map((person) => person.name))
  const last = (await sight()).league.pools!.at(-1)!
  const shown = fits((await ann.select(second, players!.customId, last)).message)
  expect(textOf(shown)).toContain(`${people.at(-1)!.name}’s pool`)
})

it('an organiser chooses a cube and one pool for all: everybody reads the same cards', async () => {
  const { organiser, people, draws, page, poolOf, sight } = await drafted(2, { clock: FAST })
  const [ann, bob] = people as [TestUser, TestUser]
  const draft = fits((await organiser.slash('league', { what: 'organise' })).message)
  const recipes = await more(organiser, draft, 'Sealed pool or cube')
  const cube = fits((await organiser.select(recipes, /changed/, 'cube')).message)
  expect(wordsOf(cube)).toContain('cube of 6 cards')
  const ways = await more(organiser, cube, 'One pool for all')
  const shared = fits((await organiser.select(ways, /changed/, 'on')).message)
  expect((await sight()).league.settings.pool).toMatchObject({ kind: 'cube', shared: true, cards: 6, packs: [] })
  await organiser.click(shared, 'Publish here')
  await world.quiet()
  await draws()
  const read = async (person: TestUser) => more(person, await page(person), 'My pool')
  const [hers, his] = [await read(ann), await read(bob)]
  const cards = (panel: APIMessage) => wordsOf(panel).match(/\d+ × [^"\\]+/g)
  expect(cards(hers)!.length).toBeGreaterThan(4)
  expect(cards(hers)).toEqual(cards(his))
  const { pool } = await poolOf(ann, (await sight()).league.pools![0]!)
  // Five cards twice for each side, and six more that the cube deals.
  expect(pool.list.reduce((sum, one) => sum + one.count, 0)).toBe(26)
  expect(pool.packs).toEqual([])
})
