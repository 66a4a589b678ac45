/** The first, the middle and the last entry of the select lists of a league: decks to join with, rounds to miss, pools. */
import { expect, it } from 'vitest'
import type { TestUser } from '../../sandbox/driver.ts'
import type { Products } from '../../src/contract/index.ts'
import type { LeagueSettings } from '../../src/leagues/league.ts'
import { tiny } from '../games/high-card.ts'
import { DECKS, tinySettings } from '../league-play/league-net.ts'
import { must } from '../matches/net.ts'
import { boardIn, more } from './league-clicks.ts'
import { kindOfSelect, type Opening, selectsOf, tryEntries } from './select-entries.ts'
import type { World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const SEATS = ['left', 'right'] as const
const name = { en: 'Base', fr: 'Base' }
const list = (seat: string) => [1, 2, 3, 4, 5].map((value) => ({ card: `${seat}-${value}`, count: 2 }))
const starters = [{ product: 'base', count: 1 }]
const packs = [{ product: 'base', count: 4 }]
const products: Products = {
  starters: [{ id: 'base', name, lists: Object.fromEntries(SEATS.map((seat) => [seat, list(seat)])) }],
  packs: [
    { id: 'base', name, slots: [{ id: 'any', count: 1, cards: SEATS.map((seat) => `${seat}-6`) }], source: name },
  ],
  cube: [],
  startersFor: () => 1,
  recipes: () => [{ id: 'packs', name, starters, packs, cards: 0, sets: null }],
}
const pool = { kind: 'sealed', shared: false, buildHours: 6, cards: 0, sets: null, theme: [], starters, packs } as const

let world: World
worldOfFile(
  (started) => {
    world = started
  },
  { games: { tiny: { ...tiny, products } } as never },
)

let count = 0
const asking = ({ id }: TestUser) => ({ person: id, interaction: `selects-${++count}` })
const people = (size: number) => Array.from({ length: size }, () => world.sandbox.user(`Guest${++count}`))

/** Publishes a league that these people join. */
async function league(
  of: readonly TestUser[],
  decks: Readonly<Record<string, string>>,
  changes: Partial<LeagueSettings>,
) {
  const [organiser] = people(1) as [TestUser]
  const now = world.clock.now().getTime()
  const dates = { signUpEndsAt: now + DAY, checkInEndsAt: null, startsAt: now + 2 * DAY }
  const settings = tinySettings({ name: `Selects ${++count}`, dates, ...changes })
  const host = {
    guildId: world.sandbox.guildId,
    channelId: world.sandbox.channelIds.general!,
    ...{ helperRole: null, joinRole: null, championRole: null },
  }
  const { leagues } = world.holonet
  const leagueId = must(await leagues.create({ ...asking(organiser), settings, host })).sight.id
  must(await leagues.organise({ ...asking(organiser), leagueId, command: { type: 'publish' } }))
  for (const person of of) must(await leagues.join({ ...asking(person), leagueId, decks }))
  return { leagueId, name: settings.name }
}

/** Tries a list of a panel, which has at least this many entries. */
async function tries(open: Opening, kind: string, least: number) {
  const { panel } = await open()
  const found = selectsOf(panel).find((one) => kindOfSelect(one) === kind)
  expect(found?.options.length ?? 0).toBeGreaterThanOrEqual(least)
  const { kinds, faults } = await tryEntries(
    open,
    new Set(
      selectsOf(panel)
        .map(kindOfSelect)
        .filter((one) => one !== kind),
    ),
  )
  expect(kinds).toContain(kind)
  expect(faults).toEqual([])
}

it('a league is joined with the picked decks', async () => {
  const { name: called } = await league([], DECKS, { form: { kind: 'swiss', rounds: 1, playOff: null } })
  await world.quiet()
  const open: Opening = async () => {
    const [person] = people(1) as [TestUser]
    const { message } = await person.click(await boardIn(world, person, called), 'Join…')
    return { person, panel: message }
  }
  await tries(open, 'lg deck', 2)
})

it('an absence is announced for the picked round', async () => {
  const of = people(4)
  await league(of, DECKS, { form: { kind: 'swiss', rounds: 5, playOff: null }, places: { least: 2, most: null } })
  const [person] = of as [TestUser]
  const open: Opening = async () => {
    const { message } = await person.slash('league')
    return { person, panel: await more(person, message, /dates/i) }
  }
  await tries(open, 'lg away', 5)
})

it('the pool of the picked player is shown once a league is over', async () => {
  const of = people(3)
  const { leagueId } = await league(of, {}, { pool, form: { kind: 'swiss', rounds: 1, playOff: null } })
  // Nobody plays: the round begins on its date, and ends on its own.
  for (const time of [DAY + HOUR, DAY, 9 * DAY]) await world.pass(time)
  const [person] = of as [TestUser]
  const over = (await world.holonet.leagues.find(leagueId, { person: person.id }))!
  expect(over.league.final).not.toBeNull()
  const open: Opening = async () => {
    const { message } = await person.slash('league')
    return { person, panel: await more(person, message, 'All pools') }
  }
  await tries(open, 'lg poolof', 3)
})
