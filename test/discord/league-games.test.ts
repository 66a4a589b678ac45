/** The game of a new league: asked for first where there are several, and its formats are those of that game alone. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { controlsOf, textOf } from '../../sandbox/driver.ts'
import { isRefusal } from '../../src/contract/index.ts'
import { games } from '../../src/games/registry.ts'
import { tinySettings } from '../league-play/league-net.ts'
import { must } from '../matches/net.ts'
import { boardIn, more } from './league-clicks.ts'
import { asking } from './running-league.ts'
import { startWorld, type World } from './world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The name and the short name of each game, and its name on a button of 34 characters. */
const NAMED = [
  { id: 'young-jedi', name: 'Young Jedi', short: 'YJ', other: 'swccg' },
  { id: 'swccg', name: 'Star Wars Customizable Card Game', short: 'SWCCG', other: 'young-jedi' },
] as const

let world: World
beforeAll(async () => {
  world = await startWorld({ games })
})
afterAll(async () => {
  await world?.close()
})

const TEXTS = {
  en: {
    head: 'Choose its game.',
    form: 'Name and dates…',
    publish: 'Publish here',
    format: 'Format',
    other: 'Other game…',
    back: 'Back',
  },
  fr: {
    head: 'Choisissez son jeu.',
    form: 'Nom et dates…',
    publish: 'Publier ici',
    format: 'Format',
    other: 'Autre jeu…',
    back: 'Retour',
  },
} as const

it.each((['en', 'fr'] as const).flatMap((language) => NAMED.map((game) => ({ ...game, language }))))(
  'a league of $short is made from the question about its game on, in $language',
  async (given) => {
    const { id, name, short, other, language } = given
    const words = TEXTS[language]
    const organiser = world.sandbox.user(`Olga ${short} ${language}`)
    organiser.locale(language === 'fr' ? 'fr' : 'en-GB')
    const asked = (await organiser.slash('league', { what: 'create' })).message
    expect(textOf(asked)).toContain(words.head)
    for (const one of NAMED) expect(textOf(asked)).toContain(`**${one.name}** (${one.short})`)
    const { formats, words: texts } = games[id]!
    for (const format of formats) expect(textOf(asked)).toContain(texts.format(format, language))
    // No template before the game.
    expect(controlsOf(asked).map(({ label }) => label)).toEqual(expect.arrayContaining(NAMED.map((one) => one.name)))
    expect(controlsOf(asked)).toHaveLength(NAMED.length)

    const panel = (await organiser.click(asked, name)).message
    expect(textOf(panel)).toContain(name)
    expect(textOf((await organiser.click(panel, words.other)).message)).toContain(words.head)
    const again = (await organiser.click((await organiser.slash('league', { what: 'create' })).message, name)).message
    const { form } = await organiser.click(again, words.form)
    const dates = form.modal.components.flatMap((part) =>
      'component' in part && 'options' in part.component ? [part.component] : [],
    )
    const start = dates.find(({ custom_id }) => custom_id === 'start')!.options[4]!.value
    const title = `${short} ${language}`
    const draft = (await organiser.submit(form, { name: title, start, days: '14', most: 'none' })).message
    expect(textOf(draft)).toContain(`${name} · ${texts.format(formats.at(-1)!, language)}`)

    // The formats that are offered are those of this game.
    const offered = await more(organiser, draft, words.format)
    const options = controlsOf(offered).flatMap((control) => control.options.map(({ value }) => value))
    expect(options.toSorted()).toEqual([...formats].toSorted())
    const { leagues } = world.holonet
    const league = (await leagues.of(organiser.id, 5)).find((one) => one.name === title)!
    expect(league.game).toBe(id)
    const { settings } = (await leagues.find(league.id, { person: organiser.id }))!.league
    const foreign = games[other]!.formats.find((one) => !formats.includes(one))
    if (foreign !== undefined) {
      const command = { type: 'changeSettings', settings: { ...settings, format: foreign } } as const
      const refused = await leagues.organise({ ...asking(organiser.id), leagueId: league.id, command })
      expect(isRefusal(refused)).toBe(true)
    }
    const back = (await organiser.click(offered, words.back)).message
    await organiser.click(back, words.publish)
    await world.quiet()
    const board = await boardIn(world, organiser, title)
    expect(textOf(board)).toContain(name)
  },
)

it('a message about leagues of two games names the game of each line, and opens them in the order of its lines', async () => {
  const bea = world.sandbox.user('Bea')
  const { leagues } = world.holonet
  const now = world.clock.now().getTime()
  const dates = { signUpEndsAt: now + HOUR, checkInEndsAt: now + DAY, startsAt: now + 2 * DAY }
  const host = {
    guildId: world.sandbox.guildId,
    channelId: world.sandbox.channelIds.general!,
    ...{ helperRole: null, joinRole: null, championRole: null },
  }
  const decks = { dark: 'dark-starter', light: 'light-starter' }
  for (const [game, name] of [
    ['young-jedi', 'Naboo Open'],
    ['young-jedi', 'Tatooine Open'],
    ['swccg', 'Endor Open'],
  ] as const) {
    const sides = ['dark', 'light'] as const
    const changed = { name, game, format: 'starter', sides, dates, places: { least: 2, most: null } }
    const made = must(await leagues.create({ ...asking('judge'), settings: tinySettings(changed), host }))
    const leagueId = made.sight.id
    must(await leagues.organise({ ...asking('judge'), leagueId, command: { type: 'publish' } }))
    must(await leagues.join({ ...asking(bea.id), leagueId, decks }))
  }
  await world.pass(2 * HOUR)
  const told = await bea.until('the question of all', () =>
    bea.dms().find((message) => ['Naboo', 'Tatooine', 'Endor'].every((one) => textOf(message).includes(`${one} Open`))),
  )
  const lines = textOf(told)
    .split('\n')
    .filter((line) => line.includes('check in by'))
  expect(lines).toHaveLength(3)
  const leaguesOf = (some: readonly string[]) => some.map((one) => /\w+ Open/u.exec(one)![0])
  // A line of the same game as the one above does not say it again.
  let above = ''
  for (const line of lines) {
    const game = line.includes('Endor') ? 'Star Wars Customizable Card Game' : 'Young Jedi'
    expect(line.startsWith(`${game} · `)).toBe(game !== above)
    above = game
  }
  const labels = controlsOf(told).map(({ label }) => label ?? '')
  expect(leaguesOf(labels.filter((one) => one.startsWith('Check in')))).toEqual(leaguesOf(lines))
  expect(leaguesOf(labels.filter((one) => one.startsWith('Open')))).toEqual(leaguesOf(lines))
})

it('leads somebody who is in no league to a place in one while people check in, never to a table without players', async () => {
  const late = world.sandbox.user('Late')
  // Those whose sign-up is open would come first.
  for (const { short } of NAMED)
    for (const language of ['en', 'fr']) {
      const olga = world.sandbox.user(`Olga ${short} ${language}`)
      for (const { id, phase } of await world.holonet.leagues.of(olga.id, 5))
        if (phase === 'signUp') {
          const command = { type: 'cancel', reason: 'Over.' } as const
          must(await world.holonet.leagues.organise({ ...asking(olga.id), leagueId: id, command }))
        }
    }
  const asked = (await late.slash('league', {})).message
  expect(controlsOf(asked).map(({ customId }) => customId.split('|')[2])).toContain('joined')
  const rules = await more(late, asked, 'Rules of the league')
  expect(controlsOf(rules).map(({ label }) => label)).toContain('Join…')
  const [mine] = controlsOf(asked).flatMap(({ customId }) =>
    customId.includes('|joined|') ? customId.split('|')[3] : [],
  )
  const league = (await world.holonet.leagues.find(mine!, { person: late.id }))!
  expect(league.league.phase).toBe('checkIn')
  const home = (await late.click(rules, 'Join…')).message
  expect(textOf(home)).not.toMatch(/of 0\b/)
  await late.click(home, 'Join with these')
  const joined = (await world.holonet.leagues.find(mine!, { person: late.id }))!
  expect(joined.league.players.find(({ id }) => id === joined.player)).toMatchObject({ status: 'in', checkedIn: true })
})

it('a league of SWCCG is not changed to the full game of Young Jedi, a format that it does not have', () => {
  expect(games.swccg!.formats).not.toContain('full')
  expect(games['young-jedi']!.formats).toContain('full')
})
