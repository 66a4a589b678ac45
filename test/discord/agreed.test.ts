/** Rules that two agree on, from the option of `/play` to the end of their match. */
import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { commands } from '../../commands/index.ts'
import { play } from '../../commands/play.ts'
import { controlsOf, textOf } from '../../sandbox/driver.ts'
import { type CommandDraft, complaintsAboutCommand, complaintsAboutSet } from '../../sandbox/limits.ts'
import { complaintsAbout } from '../../sandbox/openapi.ts'
import type { App } from '../../src/discord/shell/app.ts'
import { rulesTaken } from '../../src/discord/shell/game-options.ts'
import type { IncomingCommand, Request } from '../../src/discord/shell/requests.ts'
import type { Games } from '../../src/games/games.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { tiny } from '../games/high-card.ts'
import { ACCEPT, DECK, startWorld, toldAlone, type World, withComponents } from './world.ts'

const both: Games = { [youngJedi.id]: youngJedi, [tiny.id]: tiny }
/** A game that calls one of its choices as the first does. */
const third = {
  ...tiny,
  id: 'third',
  words: { ...tiny.words, title: () => 'Third' },
  ruleChoices: tiny.ruleChoices.map((choice, at) =>
    at === 0 ? { ...choice, id: 'moons', name: { en: 'rules', fr: 'lunes' } } : choice,
  ),
}

interface Offered {
  readonly name: string
  readonly name_localizations: Readonly<Record<string, string>>
  readonly choices?: readonly {
    readonly name: string
    readonly name_localizations: Readonly<Record<string, string>>
    readonly value: string
  }[]
}
const optionsOf = (games: Games) => (play(games).data as unknown as { options: readonly Offered[] }).options
const values = ({ choices = [] }: Offered) => choices.map(({ value }) => value)

describe('the options of /play', () => {
  it('hold one for each choice in the rules, by the names that the game gives in both languages', () => {
    const options = optionsOf({ [youngJedi.id]: youngJedi }).slice(-3)
    expect(options.map(({ name, name_localizations }) => [name, name_localizations.fr])).toEqual([
      ['rules', 'règles'],
      ['both-decks-out', 'pioches-vides'],
      ['failed-search', 'recherche-vaine'],
    ])
    expect(values(options[0]!)).toEqual(['young-jedi/current', 'young-jedi/2001', 'young-jedi/2000'])
    expect(options[0]!.choices![1]).toMatchObject({
      name: 'Rules of December 2001',
      name_localizations: { fr: 'Règles de décembre 2001' },
    })
  })

  it('are shared by games that call a choice the same; then each names its game', () => {
    const options = optionsOf({ ...both, third })
    expect(options.map(({ name }) => name).filter((name) => name === 'rules' || name === 'copies')).toHaveLength(2)
    const rules = options.find(({ name }) => name === 'rules')!
    expect(values(rules).slice(-3)).toEqual(['young-jedi/2000', 'third/three', 'third/none'])
    expect(rules.choices!.at(-1)).toMatchObject({ name: 'Third: Without guards' })
    expect(rulesTaken({ ...both, third }, { rules: 'third/none', copies: 'tiny/three', format: 'tiny/short' })).toEqual(
      [
        { game: 'third', rule: 'moons', value: 'none' },
        { game: 'tiny', rule: 'copies', value: 'three' },
      ],
    )
  })

  it.each([
    ['Young Jedi', { [youngJedi.id]: youngJedi }],
    ['several games', { ...both, third }],
  ])('can be registered with all other commands, for %s', (_, games: Games) => {
    const data = commands.map((make) => make(games).data)
    expect(complaintsAbout('PUT /applications/{application_id}/commands', data)).toEqual([])
    const drafts = data as unknown as CommandDraft[]
    expect(drafts.flatMap((command, at) => complaintsAboutCommand(command, `/${at}`))).toEqual([])
    expect(complaintsAboutSet(drafts)).toEqual([])
  })
})

describe('a match by rules that were agreed on', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld({ games: both })
  })
  afterEach(() => {
    expect(world.sandbox.problems).toEqual([])
    expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  })
  afterAll(async () => {
    await world?.close()
  })
  const user = (name: string) => world.sandbox.user(name)
  const linesWith = (message: APIMessage, words: string) =>
    textOf(message)
      .split('\n')
      .filter((line) => line.includes(words))

  it('says what is not the default: in the challenge, where decks are chosen, in the thread, in /games, at the end', async () => {
    const [ann, bob] = [user('Ann'), user('Bob')]
    bob.locale('fr')
    const agreed = { opponent: bob, format: 'tiny/short', side: 'tiny/left', guards: 'tiny/none', copies: 'tiny/two' }
    const asked = await ann.slash('play', agreed)
    expect(textOf(asked.message)).toContain('\n📜 Without guards\n-# Nothing adds.\n')
    const posted = bob.next(`<@${bob.id}>`)
    await ann.select(asked.message, DECK, 'Even')
    const challenge = await posted
    expect(linesWith(challenge, '📜')).toEqual(['📜 Without guards'])
    const accepted = await bob.click(challenge, ACCEPT)
    expect(textOf(accepted.message)).toContain('\n📜 Sans gardes\n-# Rien ne compte.\n')
    expect(linesWith(bob.now(challenge)!, '📜')).toEqual(['📜 Without guards'])
    await bob.select(accepted.message, DECK, 'Even')
    await world.quiet()
    const starter = await ann.sees('⚔️', { channel: 'general' })
    expect(textOf(starter).split('\n').at(-1)).toBe('📜 Without guards')

    const lists = [(await ann.slash('games')).message, (await bob.slash('games')).message]
    expect(lists.flatMap((list) => linesWith(list, '📜')).map((line) => line.split('📜')[1])).toEqual([
      ' Without guards',
      ' Sans gardes',
    ])
    const match = (await world.holonet.matches.of(ann.id))[0]!.match
    const threadId = match.threadId!
    const asksToGiveUp = await ann.slash('resign', {}, { channel: threadId })
    await ann.click(asksToGiveUp.message, 'Resign')
    await world.quiet()
    const result = await bob.sees('## 🏁', { channel: threadId })
    expect(linesWith(result, '📜')).toEqual(['📜 Without guards'])
    expect(linesWith(await bob.dm('🏁'), '📜')).toEqual(['📜 Sans gardes'])
    expect((await world.holonet.matches.record(match.id))!.terms.rules).toEqual({ guards: 'none' })
  })

  it('says nothing of rules where all is as by default', async () => {
    const [cid, dan] = [user('Cid'), user('Dan')]
    const asked = await cid.slash('play', { opponent: dan, format: 'tiny/short', guards: 'tiny/three' })
    const posted = dan.next(`<@${dan.id}>`)
    await cid.select(asked.message, DECK, 'Even')
    for (const message of [asked.message, await posted]) expect(textOf(message)).not.toContain('📜')
  })

  it('of Young Jedi tells the editions by their names, and what they mean by rules', async () => {
    const eve = user('Eve')
    const options = { rules: 'young-jedi/2000', 'both-decks-out': 'young-jedi/protocol' }
    const asked = await eve.slash('play', options)
    const labels = ['Rules of December 2000', 'Both decks out: the first to run out loses']
    expect(linesWith(asked.message, '📜')).toEqual(labels.map((label) => `📜 ${label}`))
    expect(linesWith(asked.message, '-# ')[0]).toContain('23.4.2')
    const posted = eve.next('is looking for an opponent')
    await eve.select(asked.message, DECK, controlsOf(asked.message)[0]!.options[0]!.value)
    expect(linesWith(await withComponents(eve, await posted), '📜')).toEqual([`📜 ${labels.join(' · ')}`])
  })

  it('is of the game that the rules are of, and of one game only', async () => {
    const fay = user('Fay')
    const asked = await fay.slash('play', { guards: 'tiny/none' })
    expect(asked.text).toContain('**High Card**')
    const mixed = { rules: 'young-jedi/2001', guards: 'tiny/none' }
    expect((await fay.slash('play', mixed)).text).toContain('different games')
    expect((await fay.slash('play', { format: 'tiny/short', rules: 'young-jedi/2001' })).text).toContain(
      'different games',
    )
    expect(await toldAlone(fay, 'different games')).toBeTruthy()
  })

  // Discord lets nobody choose these, but what comes in may come from anybody.
  it.each([
    ['a value that there is not', { guards: 'tiny/many' }, 'guards can’t be “many”.'],
    ['a choice of the other game', { rules: 'tiny/2001' }, 'Rule not found: rules.'],
  ])('is not made with %s', async (_, options, words) => {
    const before = await world.holonet.prisma.challenge.count()
    const told: string[] = []
    const incoming = {
      id: `hostile ${words}`,
      person: '1',
      language: 'en',
      place: { guildId: 'g', channelId: 'c' },
      people: [],
      options,
    }
    const request = {
      incoming,
      tell: async (text: string) => void told.push(text),
    } as unknown as Request<IncomingCommand>
    await play(both).run(request, {
      games: both,
      challenges: world.holonet.challenges,
      servers: world.holonet.servers,
      botId: '2',
    } as App)
    expect(told).toEqual([words])
    expect(await world.holonet.prisma.challenge.count()).toBe(before)
  })
})
