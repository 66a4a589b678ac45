/** Single parts of the Discord side. */
import { DiscordAPIError } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { commands } from '../../commands/index.ts'
import { BadConfig, readConfig } from '../../src/config.ts'
import { DiscordLeagueHerald } from '../../src/discord/league/board/league-herald.ts'
import { hashOfCommands } from '../../src/discord/shell/command-registration.ts'
import { text } from '../../src/discord/shell/components.ts'
import { meaningOf } from '../../src/discord/shell/discord-errors.ts'
import { firstLines, lastLines, literal, pieces } from '../../src/discord/shell/text-limits.ts'
import { called } from '../../src/discord/table/player-names.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { clip } from '../../src/kit/wording/clipping.ts'
import { labelWith, shortLabel } from '../../src/kit/wording/labels.ts'
import { en } from '../../src/locales/en.ts'
import { fr } from '../../src/locales/fr.ts'
import { speak } from '../../src/locales/index.ts'
import { newLog } from '../../src/log.ts'
import { CardIndex } from '../../src/lookup/search.ts'
import { tiny } from '../games/high-card.ts'

describe('the languages', () => {
  // French names a round of a bracket by its matches, half as many as its players.
  const values = (text: string) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => (name === 'half' ? 'n' : name)).sort()

  it('say the same things, with the same values filled in', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
    for (const [key, text] of Object.entries(en)) {
      const french = fr[key as keyof typeof en]
      // French speaks of none and of one alike, so only it has to fill the number in.
      const filled = (words: string) => values(words).filter((gap) => !key.endsWith('_one') || gap !== 'count')
      expect([key, filled(french)]).toEqual([key, filled(text)])
      expect(french).not.toBe('')
    }
  })

  it('elide nothing in French before a name that is filled in', () => {
    for (const [key, text] of Object.entries(fr))
      expect([key, text]).toEqual([
        key,
        expect.not.stringMatching(/\b(?:de|que) \{\{(?:name|names|league|judge|person)\}\}/i),
      ])
  })

  it('say 0 of none in French, which is as singular as 1', () => {
    for (const [key, text] of Object.entries(fr).filter(([key]) => key.endsWith('_one')))
      expect([key, text]).toEqual([key, expect.not.stringMatching(/(?<!ronde )\b1\b/)])
    expect(speak('fr')('privacy.decks', { count: 0 })).toBe('0 deck')
  })

  it('know one from many', () => {
    expect(speak('en')('orders.saves', { count: 1 })).toBe('saves a wait')
    expect(speak('en')('orders.saves', { count: 3 })).toBe('saves 3 waits')
    expect(speak('fr')('orders.saves', { count: 3 })).toBe('évite 3 attentes')
  })
})

describe('text', () => {
  it('keeps the scores of a headline in one line, and leaves all else as it is', () => {
    const { content } = text('### Turn 6 · Bob wins the battle, 2–1\n**Ada beats Watto 12–8.**\nTurns 1–3\n-# 4–5')
    const [heading, bold, ...rest] = content.split('\n')
    expect([heading, bold]).toEqual(['### Turn 6 · Bob wins the battle, 2–\u20601', '**Ada beats Watto 12–\u20608.**'])
    expect(rest).toEqual(['Turns 1–3', '-# 4–5'])
  })
})

describe('labels', () => {
  it('shorten names by whole words, and never to a word that names nothing', () => {
    expect(shortLabel('Mace Windu, Senior Jedi Council Member', 14)).toBe('Mace Windu')
    expect(shortLabel('The Negotiations Were Short', 14)).toBe('Negotiations')
    expect(shortLabel('Voyage Of The Damned', 14)).toBe('Voyage')
    expect(shortLabel('The Jedi', 14)).toBe('The Jedi')
  })

  it('leave out the end of a person’s name where it is too long', () => {
    const label = (name: string) => `Give ${name} more time…`
    expect(labelWith('Bob', label)).toBe('Give Bob more time…')
    expect(labelWith('Bartholomew Maximilian', label)).toBe('Give Bartholomew Maxim… more time…')
    expect(labelWith('🙂'.repeat(16), label).length).toBeLessThanOrEqual(34)
  })
})

describe('the people of a match', () => {
  it('are called by their names, escaped, and with their seats where that matters', () => {
    const { names, titles } = called(tiny, { left: 'a_b', right: 'Bob' }, 'en')
    expect(names).toEqual({ left: 'a\\_b', right: 'Bob' })
    expect(titles).toEqual({ left: 'a\\_b (Left)', right: 'Bob (Right)' })
  })

  it('are told apart by their seats where they are called alike', () => {
    const { names, titles } = called(tiny, { left: 'Kim', right: 'Kim' }, 'en')
    expect(names).toEqual({ left: 'Kim (Left)', right: 'Kim (Right)' })
    expect(titles).toEqual(names)
  })
})

describe('leagues', () => {
  it('write nothing to a person who has deleted their data', async () => {
    const asked: string[] = []
    const persons = { of: async (person: string) => ({ ...asked.splice(0, 0, person), dms: false }) }
    const people = { language: async () => 'en' }
    const clock = { now: () => new Date(0) }
    const living = { setNews: () => {}, between: (_: string, act: () => unknown) => act() }
    const herald = new DiscordLeagueHerald({ persons, people, clock } as never, living as never)
    const line = { id: 'l1', leagueId: 'a', about: 'queueOver', values: {}, sound: true, at: new Date(0) } as const
    for (const person of ['gone-0123456789abcdef', 'ann']) expect(await herald.tell(person, [line])).toBe('sent')
    expect(asked).toEqual(['ann'])
  })
})

describe('cards', () => {
  it('are found without the marks within their names', () => {
    const cards = new CardIndex({ [youngJedi.id]: youngJedi })
    const first = (text: string) => cards.find(text, 1)[0]?.card.title
    expect(first('quigon')).toBe('Qui-Gon Jinn')
    expect(first('c3po')).toBe('C-3PO')
    expect(first('obiwan lightsaber')).toBe("Obi-Wan Kenobi's Lightsaber")
    expect(first('drth maull')).toBe('Darth Maul')
  })
})

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({ dataDir: './data', port: 8080, host: '127.0.0.1', missesToLose: 2 })
    expect(readConfig({ DISCORD_TOKEN: '', PORT: '' })).toMatchObject({ discordToken: undefined, port: 8080 })
  })

  it('names the setting that is wrong, and not its secret value', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db', PORT: 'many', DISCORD_TOKEN: 'abc' })
    expect(read).toThrow(BadConfig)
    expect(read).toThrow(/DATABASE_URL[\s\S]*PORT/)
    expect(read).not.toThrow(/hunter2/)
  })

  it('says what to set', () => {
    expect(() => readConfig({ OPEN_MATCHES: '100' })).toThrow('OPEN_MATCHES is not valid: set a number from 1 to 25.')
    expect(() => readConfig({ REDIS_URL: 'localhost' })).toThrow(/REDIS_URL.*redis:\/\/localhost:6379/)
  })

  it('lacks a token in the container only by mistake, and says so', () => {
    expect(() => readConfig({ SANDBOX: 'never' })).toThrow(/^DISCORD_TOKEN is missing: set the token of your bot/)
    expect(() => readConfig({ SANDBOX: 'never', DISCORD_TOKEN: '' })).toThrow(BadConfig)
    expect(readConfig({ SANDBOX: 'never', DISCORD_TOKEN: 'abc' }).discordToken).toBe('abc')
    expect(readConfig({ SANDBOX: 'allowed' }).discordToken).toBeUndefined()
  })

  it('has no seed that people could foresee with a real bot', () => {
    expect(readConfig({ SANDBOX_SEED: '7' }).sandboxSeed).toBe('7')
    expect(readConfig({ SANDBOX_SEED: '7', DISCORD_TOKEN: 'abc' }).sandboxSeed).toBeUndefined()
  })
})

describe('errors of Discord', () => {
  const error = (status: number, code: number, url = 'https://discord.com/api/v10/channels/1/messages') =>
    new DiscordAPIError({ code, message: 'no' }, code, status, 'POST', url, { body: { content: 'secret' }, files: [] })

  it('mean what they mean for us', () => {
    expect(meaningOf(error(403, 50007))).toBe('closed')
    expect(meaningOf(error(403, 50278))).toBe('closed')
    expect(meaningOf(error(404, 10003))).toBe('gone')
    expect(meaningOf(error(500, 0))).toBe('later')
    expect(meaningOf(error(400, 50035))).toBe('unfit')
    expect(meaningOf(Object.assign(new Error('x'), { code: 'ECONNRESET' }))).toBe('later')
    expect(meaningOf(new TypeError('a fault of ours'))).toBeNull()
  })

  it('are logged without tokens and without message texts', () => {
    const url = 'https://discord.com/api/v10/webhooks/123/s3cr3t-token/messages/@original'
    const lines: string[] = []
    const log = newLog('info', { write: (line: string) => void lines.push(line) })
    log.warn({ err: error(400, 50035, url) }, 'refused')
    const [line = ''] = lines
    expect(line).not.toContain('s3cr3t-token')
    expect(line).not.toContain('secret')
    expect(JSON.parse(line).err).toMatchObject({ code: 50035, status: 400, method: 'POST' })
  })
})

describe('the commands', () => {
  const data = () => commands.map((make) => make({ tiny }).data)

  it('are the same to Discord whatever it fills in and however it sorts', () => {
    const back = JSON.parse(JSON.stringify(data()))
      .reverse()
      .map((command: object) => ({ id: '1', version: '2', nsfw: false, default_member_permissions: null, ...command }))
    expect(hashOfCommands(back)).toBe(hashOfCommands(data()))
  })

  it('have another hash as soon as a word has changed', () => {
    const [first, ...others] = JSON.parse(JSON.stringify(data()))
    first.options[0].description_localizations.fr += ' !'
    expect(hashOfCommands([first, ...others])).not.toBe(hashOfCommands(data()))
  })

  it('are others where one may type more or less', () => {
    const commands = JSON.parse(JSON.stringify(data()))
    commands.find(({ name }: { name: string }) => name === 'search').options.at(-2).max_length += 1
    expect(hashOfCommands(commands)).not.toBe(hashOfCommands(data()))
  })

  it('that look cards up work in servers, in direct messages, and where the bot is not', () => {
    for (const name of ['card', 'search', 'Cards named here'])
      expect(data().find((command) => command.name === name)).toMatchObject({
        contexts: [0, 1, 2],
        integration_types: [0, 1],
      })
    expect(data().find(({ name }) => name === 'play')).toMatchObject({ contexts: [0, 1], integration_types: [0] })
  })
})

describe('text', () => {
  it('is cut with an ellipsis and never through a character', () => {
    expect(clip('abcdef', 6)).toBe('abcdef')
    expect(clip('abcdef', 4)).toBe('abc…')
    expect(clip('ab😀cd', 4)).toBe('ab…')
  })

  it('is cut by lines, from either end, or into pieces', () => {
    const lines = ['one', 'two', 'three', 'four']
    expect(firstLines(lines, 11)).toBe('one\ntwo\n…')
    expect(lastLines(lines, 11)).toBe('…\nfour')
    expect(lastLines(lines, 13)).toBe('…\nthree\nfour')
    expect(pieces(lines, 9)).toEqual(['one\ntwo', 'three', 'four'])
  })

  it('of people is shown letter by letter', () => {
    expect(literal('**bold** <@1> @everyone')).toBe('\\*\\*bold\\*\\* \\<@\u200b1\\> @\u200beveryone')
  })
})
