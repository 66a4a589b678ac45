/** Places of all kinds: guilds, forums, announcements, voice channels, groups, and what an app may do in each. */
import { expect, test } from 'vitest'
import { type RawBot, withBot } from './raw-bot.ts'

const text = (content: string) => ({ content })

test('a forum takes posts and no messages; a post begins with a message of its own id', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const forum = sandbox.world.addChannel('matches', { kind: 'forum' })
    const path = `/channels/${forum.id}`
    expect((await bot.post(`${path}/messages`, text('x'))).json.code).toBe(40058)
    expect((await bot.post(`${path}/threads`, { name: 'Match' })).json.code).toBe(50035)
    const post = (await bot.post(`${path}/threads`, { name: 'Match', message: text('Alice – Bob') })).json
    expect(post).toMatchObject({ type: 11, parent_id: forum.id, message: { id: post.id, content: 'Alice – Bob' } })
    await alice.sees('Alice – Bob', { channel: post.id })
    await expect(alice.send('Hi', { channel: forum.id })).rejects.toThrow('A forum holds posts alone')
    expect((await bot.post(`/channels/${post.id}/messages`, text('Turn 1'))).status).toBe(200)
    sandbox.problems.length = 0
  })
})

test('a forum may require one of its tags (40067)', async () => {
  await withBot({}, async (bot, sandbox) => {
    const forum = sandbox.world.addChannel('matches', { kind: 'forum', tags: ['casual', 'league'], tagged: true })
    const post = (applied_tags: string[]) =>
      bot.post(`/channels/${forum.id}/threads`, { name: 'Match', message: text('x'), applied_tags })
    expect((await post([])).json.code).toBe(40067)
    expect((await post(['1'])).json.code).toBe(50035)
    const [, league] = (await bot.get(`/channels/${forum.id}`)).json.available_tags
    expect((await post([league.id])).json.applied_tags).toEqual([league.id])
    sandbox.problems.length = 0
  })
})

test('a thread under an announcement is of a kind and a number of its own (160007)', async () => {
  await withBot({ limits: { announcementThreads: 1 } }, async (bot, sandbox) => {
    const news = sandbox.world.addChannel('news', { kind: 'announcement' })
    const path = `/channels/${news.id}/messages`
    const [one, other] = [(await bot.post(path, text('1'))).json, (await bot.post(path, text('2'))).json]
    expect((await bot.post(`${path}/${one.id}/threads`, { name: 'Match' })).json.type).toBe(10)
    expect((await bot.post(`${path}/${other.id}/threads`, { name: 'Match' })).json.code).toBe(160007)
  })
})

test('a voice channel takes messages and no threads (50024)', async () => {
  await withBot({}, async (bot, sandbox) => {
    const voice = sandbox.world.addChannel('lounge', { kind: 'voice' })
    const { id } = (await bot.post(`/channels/${voice.id}/messages`, text('Hi'))).json
    expect((await bot.post(`/channels/${voice.id}/messages/${id}/threads`, { name: 'M' })).json.code).toBe(50024)
  })
})

test('threads of one guild do not count in another, and a full one takes no more (160006)', async () => {
  await withBot({ limits: { activeThreads: 1 } }, async (bot, sandbox) => {
    const { channelId } = sandbox.world.addGuild('Cantina', { people: [] })
    const open = (channel: string) => bot.post(`/channels/${channel}/threads`, { name: 'M', type: 11 })
    expect((await open(sandbox.channelIds.games)).status).toBe(200)
    expect((await open(sandbox.channelIds.games)).json.code).toBe(160006)
    expect((await open(channelId)).status).toBe(200)
    expect((await open(channelId)).json.code).toBe(160006)
  })
})

test('a bot is told of each guild, and a person sees the channels of their own', async () => {
  await withBot({}, async (bot, sandbox) => {
    const [alice, bob] = [sandbox.user('Alice'), sandbox.user('Bob')]
    const { id, channelId } = sandbox.world.addGuild('Cantina', { people: [alice] })
    await bot.until(() => bot.frames.find(({ t, d }) => t === 'GUILD_CREATE' && d.id === id))
    expect((await bot.get('/users/@me/guilds')).json).toHaveLength(2)
    await bot.register({ name: 'play' })
    alice.slash('play', {}, { channel: channelId, until: 'sent' })
    expect(await bot.interaction()).toMatchObject({ guild_id: id, context: 0 })
    expect(bob.channels().map((channel) => channel.id)).not.toContain(channelId)
    sandbox.world.setBotIn(id, false)
    await bot.until(() => bot.frames.find(({ t, d }) => t === 'GUILD_DELETE' && d.id === id))
    expect((await bot.get(`/guilds/${id}`)).json.code).toBe(10004)
    expect((await bot.get(`/channels/${channelId}`)).json.code).toBe(50001)
  })
})

test('a bot without a common guild may not write to a person (50278)', async () => {
  await withBot({}, async (bot, sandbox) => {
    const [alice, bob] = [sandbox.user('Alice'), sandbox.user('Bob')]
    sandbox.world.addGuild('Cantina', { people: [alice] })
    sandbox.faults.set('kicked', true)
    const write = async (recipient_id: string) => {
      const { id } = (await bot.post('/users/@me/channels', { recipient_id })).json
      return (await bot.post(`/channels/${id}/messages`, text('Hi'))).json.code
    }
    expect(await write(alice.id)).toBeUndefined()
    expect(await write(bob.id)).toBe(50278)
  })
})

test('an outage of a guild is told as such, and ends with the guild', async () => {
  await withBot({}, async (bot, sandbox) => {
    sandbox.faults.set('guild-unavailable', true)
    expect(await bot.dispatch('GUILD_DELETE')).toEqual({ id: sandbox.guildId, unavailable: true })
    expect((await bot.post(`/channels/${sandbox.channelIds.games}/messages`, text('x'))).json.code).toBe(130000)
    bot.frames.length = 0
    sandbox.faults.set('guild-unavailable', false)
    await bot.until(() => bot.frames.find(({ t }) => t === 'GUILD_CREATE'))
  })
})

const installed = { name: 'card', contexts: [0, 1, 2], integration_types: [0, 1] }

async function used(bot: RawBot) {
  const interaction = await bot.interaction()
  await bot.callback(interaction, { type: 4, data: text('Card') })
  return interaction
}

test('in a group only an installed app is used, which sees no channel and sends five further messages (40094)', async () => {
  await withBot({}, async (bot, sandbox) => {
    const [alice, bob] = [sandbox.user('Alice'), sandbox.user('Bob')]
    const group = sandbox.world.openGroup([alice, bob])
    await bot.register({ name: 'play' }, installed)
    await expect(alice.slash('play', {}, { channel: group.id })).rejects.toThrow('not installed here')
    const answered = alice.slash('card', {}, { channel: group.id })
    const interaction = await used(bot)
    expect(interaction).toMatchObject({ context: 2, authorizing_integration_owners: { 1: alice.id } })
    expect(interaction.guild_id).toBeUndefined()
    await answered
    await bob.sees('Card', { channel: group.id })
    expect((await bot.get(`/channels/${group.id}`)).json.code).toBe(50001)
    const further = async () => (await bot.post(bot.hook(interaction), text('More'))).json.code
    const codes = []
    for (let at = 0; at < 6; at++) codes.push(await further())
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 40094])
  })
})

test('in a guild without the bot an installed app is used for its person alone', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const { id, channelId } = sandbox.world.addGuild('Elsewhere', { people: [alice], bot: false })
    await bot.register(installed)
    alice.slash('card', {}, { channel: channelId, until: 'sent' })
    const interaction = await used(bot)
    expect(interaction).toMatchObject({ guild_id: id, context: 0, authorizing_integration_owners: { 1: alice.id } })
    expect((await bot.post(`/channels/${channelId}/messages`, text('x'))).json.code).toBe(50001)
  })
})

test('a file of more than 10 MiB is refused (40005)', async () => {
  await withBot({}, async (bot, sandbox) => {
    const send = async (bytes: number) => {
      const form = new FormData()
      form.set('payload_json', JSON.stringify({ attachments: [{ id: '0', filename: 'a.gif' }] }))
      form.set('files[0]', new Blob([new Uint8Array(bytes)]), 'a.gif')
      const path = `${sandbox.apiUrl}/v10/channels/${sandbox.channelIds.games}/messages`
      const answer = await fetch(path, { method: 'POST', headers: { authorization: 'Bot raw' }, body: form })
      return [answer.status, ((await answer.json()) as { code?: number }).code]
    }
    expect(await send(10 * 1024 * 1024)).toEqual([200, undefined])
    expect(await send(10 * 1024 * 1024 + 1)).toEqual([413, 40005])
    expect(bot.closedWith).toBeNull()
  })
})

test('a loss is switched on and off in a window, for everybody', async () => {
  await withBot({}, async (bot, sandbox) => {
    const heard: unknown[] = []
    const window = sandbox.people.connect('Alice', (event) => heard.push(event))
    window.say({ type: 'setFault', name: 'threads-full', on: true })
    const open = () => bot.post(`/channels/${sandbox.channelIds.games}/threads`, { name: 'M', type: 11 })
    expect((await open()).json.code).toBe(160006)
    expect(heard).toContainEqual({ type: 'faults', on: ['threads-full'] })
    window.say({ type: 'setFault', name: 'threads-full', on: false })
    expect((await open()).status).toBe(200)
    window.close()
  })
})
