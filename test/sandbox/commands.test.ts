import { expect, test } from 'vitest'
import { withBot } from './raw-bot.ts'

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
const option = (name: string, more: object = {}) => ({ type: 3, name, description: 'An option', ...more })
const choices = (count: number) => times(count, (i) => ({ name: `Choice ${i}`, value: `${i}` }))

const refused: [string, object[]][] = [
  ['a name with capitals', [{ name: 'Play' }]],
  ['a name with a blank', [{ name: 'play now' }]],
  ['a translated name with capitals', [{ name: 'play', name_localizations: { fr: 'Jouer' } }]],
  ['a name of 33 characters', [{ name: 'x'.repeat(33) }]],
  ['no description', [{ name: 'play', description: '' }]],
  ['a description of 101 characters', [{ name: 'play', description: 'x'.repeat(101) }]],
  [
    'a translated description of 101 characters',
    [{ name: 'play', description_localizations: { fr: 'x'.repeat(101) } }],
  ],
  ['26 options', [{ name: 'play', options: times(26, (i) => option(`o${i}`)) }]],
  ['26 choices', [{ name: 'play', options: [option('o', { choices: choices(26) })] }]],
  [
    'a choice of 101 characters',
    [{ name: 'play', options: [option('o', { choices: [{ name: 'x'.repeat(101), value: 'v' }] })] }],
  ],
  ['choices and autocomplete', [{ name: 'play', options: [option('o', { choices: choices(1), autocomplete: true })] }]],
  [
    'a required option after one that is not',
    [{ name: 'play', options: [option('a'), option('b', { required: true })] }],
  ],
  ['the same option twice', [{ name: 'play', options: [option('a'), option('a')] }]],
  ['subcommands beside options', [{ name: 'play', options: [option('a'), option('b', { type: 1 })] }]],
  ['a group in a group', [{ name: 'play', options: [option('a', { type: 2, options: [option('b', { type: 2 })] })] }]],
  ['the same command twice', [{ name: 'play' }, { name: 'play' }]],
  ['101 commands', times(101, (i) => ({ name: `c${i}` }))],
  ['16 user commands', times(16, (i) => ({ name: `C${i}`, type: 2, description: '' }))],
  [
    '8001 characters in all',
    [
      {
        name: 'play',
        options: times(4, (i) =>
          option(`o${i}`, { choices: times(25, (j) => ({ name: 'x'.repeat(75), value: `${j}`.padEnd(5) })) }),
        ),
      },
    ],
  ],
]

test.each(refused)('refused with 50035: %s', async (_what, commands) => {
  await withBot({}, async (bot, sandbox) => {
    const reply = await bot.register(...commands)
    expect(reply.json.code).toBe(50035)
    expect(sandbox.problems).toHaveLength(1)
    expect((await bot.get(`/applications/${sandbox.botId}/commands`)).json).toEqual([])
  })
})

test('accepted at the limits', async () => {
  await withBot({}, async (bot, sandbox) => {
    const full = { name: 'x'.repeat(32), description: 'd'.repeat(100), options: times(25, (i) => option(`o${i}`)) }
    const accents = { name: 'carte-é_1', options: [option('o', { choices: choices(25) })] }
    const deep = {
      name: 'deck',
      options: [option('group', { type: 2, options: [option('sub', { type: 1, options: [option('o')] })] })],
    }
    expect((await bot.register(full, accents, deep)).status).toBe(200)
    expect((await bot.register(...times(100, (i) => ({ name: `c${i}` })))).json).toHaveLength(100)
    expect(sandbox.problems).toEqual([])
  })
})

test('overwriting all commands keeps the ids of those that stay and drops the others', async () => {
  await withBot({}, async (bot, sandbox) => {
    const [play, games] = (await bot.register({ name: 'play' }, { name: 'games' })).json
    const [again, help] = (await bot.register({ name: 'play', description: 'Other' }, { name: 'help' })).json
    expect(again.id).toBe(play.id)
    expect(again.version).not.toBe(play.version)
    expect(again).toMatchObject({ description: 'Other', application_id: sandbox.botId, type: 1 })
    const path = `/applications/${sandbox.botId}/commands`
    expect((await bot.get(`${path}/${games.id}`)).json.code).toBe(10063)
    expect((await bot.get(path)).json.map(({ name }: { name: string }) => name)).toEqual(['play', 'help'])
    expect((await bot.delete(`${path}/${help.id}`)).status).toBe(204)
    expect((await bot.get(path)).json).toHaveLength(1)
  })
})

test('a single command can be added, added again and changed', async () => {
  await withBot({}, async (bot, sandbox) => {
    const path = `/applications/${sandbox.botId}/commands`
    const created = (await bot.post(path, { name: 'play', type: 1, description: 'One' })).json
    const again = (await bot.post(path, { name: 'play', type: 1, description: 'Two' })).json
    expect(again.id).toBe(created.id)
    const patched = (await bot.patch(`${path}/${created.id}`, { description: 'Three' })).json
    expect(patched).toMatchObject({ id: created.id, name: 'play', description: 'Three' })
    expect((await bot.patch(`${path}/${created.id}`, { name: 'PLAY' })).json.code).toBe(50035)
  })
})

test('commands of the guild stand beside the global ones; foreign applications and guilds are refused', async () => {
  await withBot({}, async (bot, sandbox) => {
    await bot.register({ name: 'play' })
    const path = `/applications/${sandbox.botId}/guilds/${sandbox.guildId}/commands`
    const [reset] = (await bot.put(path, [{ name: 'reset', type: 1, description: 'For admins' }])).json
    expect(reset.guild_id).toBe(sandbox.guildId)
    expect((await bot.get(`/applications/${sandbox.botId}/commands`)).json).toHaveLength(1)
    expect((await sandbox.user('Alice').command('reset')).id).toBe(reset.id)
    expect((await bot.get('/applications/1/commands')).json.code).toBe(50001)
    expect((await bot.get(`/applications/${sandbox.botId}/guilds/1/commands`)).json.code).toBe(10004)
  })
})

test('translations are listed on request only, and people see them', async () => {
  await withBot({}, async (bot, sandbox) => {
    await bot.register({
      name: 'play',
      name_localizations: { fr: 'jouer' },
      description_localizations: { fr: 'Défier' },
    })
    const path = `/applications/${sandbox.botId}/commands`
    expect((await bot.get(path)).json[0].name_localizations).toBeUndefined()
    expect((await bot.get(`${path}?with_localizations=true`)).json[0].name_localizations).toEqual({ fr: 'jouer' })
    expect((await sandbox.user('Alice').command('play')).description_localizations).toEqual({ fr: 'Défier' })
  })
})
