/** A sealed weekend of the Star Wars CCG, by real clicks: from sign-up over pools and decks to the first match. */
import type { APIMessage } from 'discord-api-types/v10'
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { expect, it } from 'vitest'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { games } from '../../src/games/registry.ts'
import type { SeenPool } from '../../src/league-play/api.ts'
import { artist } from './artist.ts'
import { boardIn, fits, more } from './league-clicks.ts'
import { asksSomething, clickAnything, openFromThread, type World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

let world: World
worldOfFile(
  (started) => {
    world = started
  },
  { games, pictures: artist },
)

/** Two rows of a contact sheet. */
const SHEET = 230
/** Clicks of both players of a match, enough for a turn of each. */
const CLICKS = 40

const passTo = (at: number): Promise<void> => world.pass(at - world.clock.now().getTime())
const board = (person: TestUser, words: string) => boardIn(world, person, words)

/** The id of the control with this action of leagues. */
function idOf(message: APIMessage, action: string): string {
  const found = controlsOf(message).find(({ customId }) => customId.startsWith(`1|lg|${action}|`))
  if (found === undefined) throw new Error(`no ${action} in ${textOf(message)}`)
  return found.customId
}

it('leads from its template to decks from the players’ own packs, and to a match with these decks', async () => {
  const olga = world.sandbox.user('Olga')
  const players = ['Alice', 'Benoît', 'Carol', 'Dave'].map((name) => world.sandbox.user(name))
  players[1]!.locale('fr')

  const first = (await olga.click((await olga.slash('league', { what: 'create' })).message, 'Star Wars')).message
  const sealed = fits(await more(olga, first, /sealed/))
  const { form } = await olga.click(sealed, 'Name and dates…')
  const made = fits((await olga.submit(form, { name: 'Endor Packs', days: '2', most: 'none' })).message)
  // Its format is one with packs, not the smallest, whose cards come in no packs.
  expect(textOf(made)).toContain('Death Star II')
  const asked = fits(await more(olga, made, 'Sealed pool or cube'))
  expect(textOf(asked)).toContain('> 4 packs Death Star II · 1 starter set')
  await olga.click((await olga.click(asked, 'Back')).message, 'Publish here')
  await world.quiet()

  for (const person of players) {
    const panel = fits((await person.click(await board(person, 'Sign-up ends'), 'Join…')).message)
    fits((await person.click(panel, /^Join$|^S’inscrire$|^Participer$/)).message)
  }
  const { leagues } = world.holonet
  const [{ id: leagueId } = { id: '' }] = await leagues.inServer(world.sandbox.guildId, { person: olga.id }, 5)
  const { dates } = (await leagues.find(leagueId, { person: olga.id }))!.league.settings
  await passTo(dates.signUpEndsAt + 1)
  const check = await board(players[0]!, 'Are you still playing?')
  for (const person of players) fits((await person.click(check, 'Check in')).message)
  await passTo(dates.checkInEndsAt! + 1)

  for (const person of players) {
    const mine = fits((await person.slash('league')).message)
    const pool = fits((await person.click(mine, idOf(mine, 'pool'))).message, SHEET)
    const deck = (await person.click(pool, idOf(pool, 'build'))).message
    expect(textOf(deck)).toMatch(/Legal: ready to play|Légal/)
    const { list: own } = ((await leagues.pool(leagueId, { person: person.id }, null)) as SeenPool).pool
    const held = new Map(own.map(({ card, count }) => [card, count]))
    const [saved] = await world.holonet.decks.of(person.id)
    for (const { card, count } of saved!.list) expect(count, card).toBeLessThanOrEqual(held.get(card) ?? 0)
    // Packs bring cards that no starter deck has.
    expect(own.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(120)
  }

  await passTo(dates.startsAt + 1)
  await world.quiet()
  const thread = players[0]!.threads().find(({ name }) => name?.includes('Alice'))!
  const pair = players.filter(({ name }) => thread.name?.includes(name))
  expect(pair).toHaveLength(2)
  const chance = xoroshiro128plus(5)
  const random = () => uniformFloat64(chance)
  let clicks = 0
  for (let turn = 0; clicks < CLICKS; turn++) {
    const person = pair[turn % 2]!
    let panel = await openFromThread(person, thread.id)
    for (; asksSomething(panel) && clicks < CLICKS; clicks++) panel = await clickAnything(person, panel, random)
    if (turn > CLICKS) throw new Error('nobody is asked')
  }
})
