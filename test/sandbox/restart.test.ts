import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { textOf } from '../../sandbox/driver.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { HandClock } from '../hand-clock.ts'
import { button, RawBot, row, withBot } from './raw-bot.ts'

let folder: string
let dataFile: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  dataFile = join(folder, 'world.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the world outlives a restart: people, threads, DMs, messages, files, commands, what is unread', async () => {
  let before: { botId: string; channelIds: object; guildId: string }
  let thread = ''
  let secret = ''
  await withBot({ dataFile }, async (bot, sandbox) => {
    before = { botId: sandbox.botId, channelIds: sandbox.channelIds, guildId: sandbox.guildId }
    const alice = sandbox.user('Alice')
    await bot.register({ name: 'play' })
    thread = (await bot.post(`/channels/${sandbox.channelIds.games}/threads`, { name: 'Match', type: 11 })).json.id
    const form = new FormData()
    form.append('payload_json', JSON.stringify({ content: 'Table', components: [row(button('go'))] }))
    form.append('files[0]', new Blob(['picture'], { type: 'image/png' }), 'table.png')
    await bot.post(`/channels/${thread}/messages`, form)
    await bot.post(`/channels/${await alice.openDm()}/messages`, { content: 'Your turn' })
    alice.slash('play', {}, { until: 'sent' })
    const interaction = await bot.interaction()
    await bot.callback(interaction, {
      type: 4,
      data: { content: 'Your hand', flags: 64, components: [row(button('h'))] },
    })
    secret = interaction.token
    alice.locale('fr')
    alice.closeDms()
  })
  await withBot({ dataFile }, async (bot, sandbox) => {
    expect({ botId: sandbox.botId, channelIds: sandbox.channelIds, guildId: sandbox.guildId }).toEqual(before)
    const alice = sandbox.user('Alice')
    expect(alice.messages(thread).map(textOf)).toEqual(['Table\ngo'])
    expect(alice.dms().map(textOf)).toEqual(['Your turn'])
    expect(alice.unread(alice.dms()[0]!.channel_id).mentions).toBe(1)
    expect((await alice.command('play')).name).toBe('play')
    const [attachment] = alice.messages(thread)[0]!.attachments
    expect(await (await fetch(attachment!.url)).text()).toBe('picture')

    // Tokens of interactions end with the process; components of old messages work on.
    expect((await bot.patch(bot.hook({ token: secret }, '/messages/@original'), { content: 'x' })).json.code).toBe(
      50027,
    )
    alice.click(await alice.sees('Your hand'), 'h', { until: 'sent' })
    const click = await bot.interaction()
    expect(click).toMatchObject({ locale: 'fr', message: { content: 'Your hand', flags: 64 } })
    expect((await bot.callback(click, { type: 7, data: { content: 'Your hand now' } })).status).toBe(204)
    await alice.sees('Your hand now')
    const dm = alice.dms()[0]!.channel_id
    expect((await bot.post(`/channels/${dm}/messages`, { content: 'x' })).json.code).toBe(50007)
    expect(sandbox.user('Bob').messages().map(textOf)).toContain('Table\ngo')
  })
})

test('a killed process loses no answered change, and an incomplete line does no harm', async () => {
  const sandbox = await startSandbox({ dataFile })
  const bot = new RawBot(sandbox)
  try {
    await bot.post(`/channels/${sandbox.channelIds.games}/messages`, { content: 'Told' })
    // The file as a killed process leaves it: no orderly end, the last line half written.
    const copy = join(folder, 'killed.jsonl')
    appendFileSync(copy, `${readFileSync(dataFile, 'utf8')}{"table":"messages","key":"1","val`)
    await withBot({ dataFile: copy }, async (_bot, again) => {
      expect(again.user('Alice').messages('games').map(textOf)).toEqual(['Told'])
    })
  } finally {
    await sandbox.close()
  }
})

test('the file does not grow with what is outdated', async () => {
  await withBot({ dataFile }, async (bot, sandbox) => {
    const path = `/channels/${sandbox.channelIds.games}/messages`
    const { id } = (await bot.post(path, { content: 'Turn 0' })).json
    for (let turn = 1; turn <= 20; turn += 1) await bot.patch(`${path}/${id}`, { content: `Turn ${turn}` })
  })
  expect(readFileSync(dataFile, 'utf8')).toContain('Turn 19')
  await withBot({ dataFile }, async () => {
    const text = readFileSync(dataFile, 'utf8')
    expect(text).toContain('Turn 20')
    expect(text).not.toContain('Turn 19')
  })
})

test('ids keep rising and threads keep ageing after a restart', async () => {
  const clock = new HandClock('2030-01-01T12:00:00Z')
  let first = ''
  await withBot({ dataFile, clock }, async (bot, sandbox) => {
    const body = { name: 'Match', type: 11, auto_archive_duration: 60 }
    first = (await bot.post(`/channels/${sandbox.channelIds.games}/threads`, body)).json.id
  })
  await withBot({ dataFile, clock }, async (bot, sandbox) => {
    const next = (await bot.post(`/channels/${sandbox.channelIds.games}/messages`, { content: 'x' })).json.id
    expect(BigInt(next)).toBeGreaterThan(BigInt(first))
    clock.advance(60 * 60_000)
    expect((await bot.get(`/channels/${first}`)).json.thread_metadata.archived).toBe(true)
  })
})
