/** A sealed league on Discord, by real clicks: made, joined, pools drawn and read, a deck built. */
import type { APIMessage } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import type { SavedDeck } from '../../src/decks/deck.ts'
import { games } from '../../src/games/registry.ts'
import type { SeenPool } from '../../src/league-play/api.ts'
import { artist } from './artist.ts'
import { boardIn, fits, more } from './league-clicks.ts'
import type { World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

const HOUR = 3_600_000

let world: World
worldOfFile(
  (started) => {
    world = started
  },
  { games, pictures: artist },
)

/** Everything that a message says, hints of menus too. */
const wordsOf = (message: APIMessage): string => JSON.stringify(message.components)
const labels = (message: APIMessage): string[] => controlsOf(message).map(({ label }) => label)
const optionsIn = (message: APIMessage): string[] =>
  controlsOf(message).flatMap(({ options }) => options.map((one) => one.label))

/** Two rows of a contact sheet. */
const SHEET = 230

const passTo = (at: number): Promise<void> => world.pass(at - world.clock.now().getTime())

const board = (person: TestUser, words: string) => boardIn(world, person, words)

const pools = async (leagueId: string, person: TestUser, player: string | null = null) =>
  world.holonet.leagues.pool(leagueId, { person: person.id, manages: true }, player)

describe('a sealed league', () => {
  it('is made from its template, deals pools, shows them to their owners, and limits decks to them', async () => {
    const [olga, alice, bob, carol, dave] = ['Olga', 'Alice', 'Bob', 'Carol', 'Dave'].map((name) =>
      world.sandbox.user(name),
    ) as [TestUser, TestUser, TestUser, TestUser, TestUser]
    const players = [alice, bob, carol, dave]

    // Command, game, template (two taps), form, two fields, send, publish.
    const which = fits((await olga.slash('league', { what: 'create' })).message)
    const first = fits((await olga.click(which, 'Young Jedi')).message)
    const sealed = fits(await more(olga, first, /sealed/))
    expect(optionsIn(sealed)).not.toContain('Sealed weekend')
    const { form } = await olga.click(sealed, 'Name and dates…')
    const made = fits((await olga.submit(form, { name: 'Friday Packs', days: '1', most: 'none' })).message)
    expect(wordsOf(made)).toContain('4 packs Menace of Darth Maul')
    // Another recipe, typed; one that can't work says why.
    const asked = fits(await more(olga, made, 'Sealed pool or cube'))
    expect(optionsIn(asked)).toContain('Cube: all sets')
    const { form: typed } = await olga.click(asked, 'Write…')
    const wrong = fits((await olga.submit(typed, { value: '4 Ewok packs' })).message)
    expect(wordsOf(wrong)).toContain('This setting can’t work: Sealed pool or cube. Packs, as 2 DM, 2 BL.')
    const { form: again } = await olga.click(fits(await more(olga, wrong, 'Sealed pool or cube')), 'Write…')
    const draft = fits((await olga.submit(again, { value: '2 DM, 2 BL' })).message)
    expect(wordsOf(draft)).toMatch(/2 packs Menace of Darth Maul · 2 packs Battle of Naboo/)
    const soon = fits(await more(olga, draft, 'Check-in'))
    expect(wordsOf((await olga.select(soon, /changed/, 'on')).message)).toContain('Publish “Friday Packs”?')
    await olga.click(draft, 'Publish here')
    await world.quiet()

    const sign = fits(await board(alice, 'Sign-up ends'))
    const hash = /Its SHA-256: `([0-9a-f]{64})`/.exec(textOf(sign))?.[1]
    expect(hash).toBeDefined()
    expect(wordsOf(sign)).toContain('Sealed pool')
    for (const person of players) {
      const panel = fits((await person.click(await board(person, 'Sign-up ends'), 'Join…')).message)
      expect(wordsOf(panel)).toContain('You need no deck now.')
      const joined = fits((await person.click(panel, 'Join')).message)
      expect(labels(joined)).not.toContain('Change decks')
    }
    const [league] = await world.holonet.leagues.inServer(world.sandbox.guildId, { person: alice.id }, 5)
    const leagueId = league!.id
    const sight = async (person: TestUser) => (await world.holonet.leagues.find(leagueId, { person: person.id }))!
    const { dates } = (await sight(alice)).league.settings
    expect(dates.startsAt - dates.checkInEndsAt!).toBe(24 * HOUR)
    expect(await pools(leagueId, alice)).toMatchObject({ refused: 'league.pool-none' })

    await passTo(dates.signUpEndsAt + 1)
    const check = await board(alice, 'Are you still playing?')
    for (const person of players) fits((await person.click(check, 'Check in')).message)
    await passTo(dates.checkInEndsAt! + 1)
    for (const person of players)
      expect(person.dms().map(textOf).join('\n')).toContain('your pool is here. Build your decks; they lock')
    // Olga organises and manages the server: she sees nobody's pool, and neither do players that of each other.
    expect(await pools(leagueId, olga, 'p1')).toMatchObject({ refused: 'league.pool-hidden' })
    expect(await pools(leagueId, bob, 'p1')).toMatchObject({ refused: 'league.pool-hidden' })

    // Alice reads her pool, part by part.
    const mine = fits((await alice.slash('league')).message)
    expect(wordsOf(mine)).toContain('Build your decks now?')
    const pool = fits((await alice.click(mine, 'My pool')).message, SHEET)
    expect(wordsOf(pool)).toMatch(/\*\*Your pool\*\* · Dark Side: \d+ cards · page 1\/\d/)
    const rares = fits(await more(alice, pool, /^Rare \(/), SHEET)
    expect(optionsIn(rares).filter((one) => /^\d × /.test(one)).length).toBeGreaterThan(0)
    const own = (await pools(leagueId, alice)) as SeenPool
    const light = fits(await more(alice, pool, /Light Side cards/), SHEET)
    const second = fits((await alice.click(light, 'Next page')).message, SHEET)
    expect(wordsOf(second)).toContain('page 2/')
    const weapons = fits(await more(alice, second, /^Weapon \(/), SHEET)
    const [, reading] = controlsOf(weapons)
    const card = await alice.select(weapons, reading!.customId, reading!.options[0]!.value)
    // It takes the place of the pool, which comes back.
    expect(card.message.id).toBe(weapons.id)
    const left = fits((await alice.click(card.message, 'Back')).message, SHEET)
    expect(labels(left)).toEqual(labels(weapons))

    // She builds a light deck: it begins as the starter deck, and takes only what the pool has.
    const deck = (await alice.click(left, 'Build this deck')).message
    expect(wordsOf(deck)).toContain('This deck is limited to your pool.')
    expect(wordsOf(deck)).toContain('From your pool in **Friday Packs**')
    expect(wordsOf(deck)).toContain('Legal: ready to play.')
    const before = (await world.holonet.decks.of(alice.id))[0]!
    const { form: adds } = await alice.click(deck, 'Add cards…')
    const added = (await alice.submit(adds, { list: '5 DM-1\n1 EM-1\n1 DM-33' })).message
    expect(wordsOf(added)).toMatch(/cards are not in your pool and were left out/)
    // It counts the cards that went in, and leaves the format of the league alone.
    const size = (deckNow: SavedDeck) => deckNow.list.reduce((sum, { count }) => sum + count, 0)
    const after = (await world.holonet.decks.of(alice.id))[0]!
    const went = size(after) - size(before)
    expect(wordsOf(added)).toContain(`${went} ${went === 1 ? 'card' : 'cards'} imported.`)
    expect(labels(added).filter((label) => label.startsWith('Switch to'))).toEqual([])
    const saved = (await world.holonet.decks.of(alice.id))[0]!
    const held = new Map(own.pool.list.map(({ card: id, count }) => [id, count]))
    for (const { card: id, count } of saved.list) expect(count, id).toBeLessThanOrEqual(held.get(id) ?? 0)
    const { form: search } = await alice.click(added, 'Find a card…')
    const found = (await alice.submit(search, { text: 'Obi-Wan' })).message
    // A light deck, and only cards of the pool.
    const offered = controlsOf(found).flatMap(({ options }) => options.map(({ value }) => value.split(' ')[1]!))
    expect(offered.filter((id) => !held.has(id))).toEqual([])
    const back = (await alice.click(found, 'Back to the deck')).message
    expect(labels(back)).toContain('My pool')
    const reopened = fits((await alice.click(back, 'My pool')).message, SHEET)
    const exported = await more(alice, reopened, 'Export my pool as a list')
    expect(wordsOf(exported)).toContain('your pool as a list')
    // The file comes beside the panel, which stays as it was.
    expect(exported.id).not.toBe(reopened.id)
    expect(alice.now(reopened)).toEqual(reopened)
  })
})
