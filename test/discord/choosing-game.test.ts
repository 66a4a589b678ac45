/** The option that names a game: its short names and completions, and what every command that has it does with it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../src/games/registry.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ games })
})
afterEach(() => {
  expect(world.sandbox.problems).toEqual([])
})
afterAll(async () => {
  await world?.close()
})

let people = 0
/** A person of their own for each step: completions are limited for each of them. */
const user = (name: string) => world.sandbox.user(`${name} ${++people}`)
const french = (name: string) => {
  const person = user(name)
  person.locale('fr')
  return person
}
const SWCCG = 'Star Wars Customizable Card Game'
const SHORT = `${SWCCG} (SWCCG)`
const COMMANDS = [
  ['learn', {}, {}],
  ['queue', {}, {}],
  ['ladder', {}, {}],
  ['deck', {}, { subcommand: 'list' }],
  ['deck', { name: 'Mine', side: 'dark' }, { subcommand: 'new' }],
  ['rules', { query: '5.1' }, {}],
  ['card', { name: 'vader' }, {}],
] as const

describe('The game of a command', () => {
  it.each(COMMANDS)(
    '/%s %j %j: an unknown game is answered by one sentence with the names',
    async (name, values, at) => {
      const ann = user('Ann')
      const told = (await ann.slash(name, { ...values, game: 'pokemon' }, at)).text
      expect(told).toBe(`No game here is called “pokemon”. HoloNet plays: Young Jedi (YJ), ${SHORT}.`)
      const inFrench = (await french('Anne').slash(name, { ...values, game: '**x** @everyone' }, at)).text
      expect(inFrench).toMatch(/^Aucun jeu ici n’a pour nom «.?\\\*\\\*x/)
      expect(inFrench).not.toContain('@everyone')
    },
  )

  it.each(COMMANDS)('/%s %j %j completes the games and nothing else', async (name, _values, at) => {
    const bob = user('Bob')
    const all = await bob.autocomplete(name, 'game', '', at)
    expect(all.map(({ value }) => value)).toEqual(Object.keys(games))
    expect(await bob.autocomplete(name, 'game', 'star w', at)).toEqual([{ name: SHORT, value: 'swccg' }])
    expect(await bob.autocomplete(name, 'game', 'vader', at)).toEqual([])
  })

  it('The option stands first where the command is about a game, and after the query of a look-up', async () => {
    const eve = user('Eve')
    for (const name of ['learn', 'queue', 'ladder'])
      expect((await eve.command(name)).options?.[0], name).toMatchObject({
        name: 'game',
        name_localizations: { fr: 'jeu' },
      })
    const subcommands = (await eve.command('deck')).options as { name: string; options?: { name: string }[] }[]
    for (const name of ['list', 'new', 'import'])
      expect(subcommands.find((one) => one.name === name)?.options?.[0]?.name, name).toBe('game')
  })
})

describe('The formats of a game', () => {
  const NAMES = {
    en: ['Starter decks', 'Death Star II', 'Endor & Death Star II'],
    fr: ['Decks d’initiation', 'Death Star II', 'Endor et Death Star II'],
  }
  const HINTS = { en: 'every playable card', fr: 'toutes les cartes jouables' }

  it.each(['en', 'fr'] as const)(
    'are named, and described where they are chosen, in every panel: %s',
    async (language) => {
      const person = user('Gil')
      person.locale(language === 'fr' ? 'fr' : 'en-GB')
      const [starter = '', , all = ''] = NAMES[language]
      const queue = await person.slash('queue', { game: 'swccg' })
      expect(queue.text).toContain(starter)
      expect(JSON.stringify(queue.message)).toContain(HINTS[language])
      expect((await person.select(queue.message, /menu\|wishes/, all)).text).toContain(all)
      const ladder = await person.slash('ladder', { game: 'swccg' })
      expect(JSON.stringify(ladder.message)).toContain(all)
      const formats = await person.autocomplete('deck', 'format', '', { subcommand: 'new', others: { game: 'swccg' } })
      expect(formats.map(({ name }) => name)).toEqual(NAMES[language])
      const values = { game: 'swccg', name: 'Endor', side: 'swccg/dark', format: 'swccg/endor-ds2' }
      const deck = await person.slash('deck', values, { subcommand: 'new' })
      expect(deck.text).toContain(`· ${all} ·`)
      expect(JSON.stringify(deck.message)).toContain(starter)
      const asked = await person.slash('play', { opponent: { id: world.sandbox.botId }, game: 'swccg' })
      expect(asked.text).toContain(starter)
    },
  )
})

describe('With a game', () => {
  it('/learn shows the lesson of the game, and says in a sentence that a game has none', async () => {
    const cid = user('Cid')
    expect((await cid.slash('learn', { game: 'yj' })).text).toContain('**Young Jedi**')
    expect((await cid.slash('learn', { game: 'swccg' })).text).toContain(`**${SWCCG}**`)
    const { lesson: _, ...untaught } = games.swccg!
    const bare = await startWorld({ games: { ...games, swccg: untaught } })
    try {
      const ida = bare.sandbox.user('Ida')
      const none = (await ida.slash('learn', { game: 'swccg' })).text
      expect(none).toMatch(new RegExp(`^${SWCCG} has no lesson yet\\. For practice`))
      ida.locale('fr')
      expect((await ida.slash('learn', { game: 'swccg' })).text).toContain('n’a pas encore de leçon')
    } finally {
      await bare.close()
    }
  })

  it('/queue and /ladder open with it, and lead to the other game', async () => {
    const dan = user('Dan')
    const queue = await dan.slash('queue', { game: 'star wars' })
    expect(queue.text).toContain(SWCCG)
    const other = await dan.select(queue.message, 'Change', 'Young Jedi')
    expect(other.text).toContain('Young Jedi, ')
    expect((await dan.slash('queue')).text).toContain('Young Jedi, ')
    const ladder = await dan.slash('ladder', { game: 'swccg' })
    expect(JSON.stringify(ladder.message)).toContain(SWCCG)
    const ldr = await dan.select(ladder.message, /menu\|formats/, 'Young Jedi')
    expect(JSON.stringify(ldr.message)).toContain('Young Jedi')
  })

  it('/deck offers the sides of the game, takes them by name, and lists its decks alone', async () => {
    const fay = user('Fay')
    const others = { game: 'swccg' }
    const sides = await fay.autocomplete('deck', 'side', '', { subcommand: 'new', others })
    expect(sides.map(({ value }) => value)).toEqual(['swccg/dark', 'swccg/light'])
    expect(sides.map(({ name }) => name)).toEqual(['Dark Side', 'Light Side'])
    const made = await fay.slash('deck', { game: 'sw', name: 'Endor', side: 'Light Side' }, { subcommand: 'new' })
    expect(made.text).toContain(`${SWCCG} · Light Side`)
    await fay.slash('deck', { game: 'yj', name: 'Naboo', side: 'dark' }, { subcommand: 'new' })
    const list = (await fay.slash('deck', { game: 'swccg' }, { subcommand: 'list' })).text
    expect(list).toContain('Endor')
    expect(list).not.toContain('Naboo')
    expect((await fay.slash('deck', {}, { subcommand: 'list' })).text).toContain('Naboo')
  })

  it('/deck refuses a side of another game, and one that two games have where none is named', async () => {
    const gus = user('Gus')
    const wrong = { game: 'swccg', name: 'Mixed', side: 'young-jedi/dark' }
    expect((await gus.slash('deck', wrong, { subcommand: 'new' })).text).toContain('Side not found')
    const unclear = { code: 'x', side: 'dark' }
    expect((await gus.slash('deck', unclear, { subcommand: 'import' })).text).toContain('Side not found')
    expect(await world.holonet.decks.of(gus.id)).toEqual([])
  })

  it('/deck import keeps the game in its form', async () => {
    const hal = user('Hal')
    const { form } = await hal.slash('deck', { game: 'swccg' }, { subcommand: 'import' })
    const taken = await hal.submit(form, { list: '1 Darth Vader\n1 Admiral Piett' })
    expect(taken.text).toContain(SWCCG)
  })

  it('/rules and /card look in the game that they name', async () => {
    const ida = user('Ida')
    expect((await ida.slash('rules', { query: '5.1', game: 'swccg' })).text).toContain(`${SWCCG} ›`)
    expect((await ida.slash('rules', { query: '5.1', game: 'yj' })).text).toContain('Young Jedi ›')
    const found = await ida.slash('card', { name: 'xyzzy', game: 'swccg' })
    expect(found.text).toMatch(/\d+ cards so far \(Star Wars/)
    expect(found.text).not.toContain('Young Jedi')
  })
})
