import { expect, test } from 'vitest'
import { withBot } from './raw-bot.ts'

test('closed DMs are 50007; opening the channel works all the same', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    alice.closeDms()
    const dm = (await bot.post('/users/@me/channels', { recipient_id: alice.id })).json
    expect(dm).toMatchObject({ type: 1, recipients: [{ id: alice.id }] })
    const reply = await bot.post(`/channels/${dm.id}/messages`, { content: 'Your turn' })
    expect(reply.status).toBe(403)
    expect(reply.json).toEqual({ message: 'Cannot send messages to this user', code: 50007 })
    alice.openDms()
    expect((await bot.post(`/channels/${dm.id}/messages`, { content: 'Your turn' })).status).toBe(200)
    await alice.dm('Your turn')
    expect(alice.unread(dm.id)).toEqual({ count: 1, mentions: 1 })
    expect((await bot.post('/users/@me/channels', { recipient_id: alice.id })).json.id).toBe(dm.id)
    expect((await bot.post('/users/@me/channels', { recipient_id: '1' })).json.code).toBe(10013)
  })
})

test('only its two people see a DM', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const bob = sandbox.user('Bob')
    const dm = await alice.openDm()
    await bot.post(`/channels/${dm}/messages`, { content: 'Your hand' })
    await alice.dm('Your hand')
    expect(bob.messages()).toEqual([])
    expect(bob.channels().map(({ id }) => id)).not.toContain(dm)
    await expect(bob.send('Hello', { channel: { id: dm } })).rejects.toThrow('Unknown channel')
  })
})

test('missing permissions are 50013, and what is out of sight is 50001', async () => {
  await withBot({}, async (bot, sandbox) => {
    const { games, general } = sandbox.channelIds
    const thread = (await bot.post(`/channels/${games}/threads`, { name: 'Match', type: 11 })).json.id
    const code = async (method: string, path: string, body?: object) =>
      (await bot.request(method, path, body)).json?.code

    sandbox.deny(games, 'SendMessages', 'CreatePublicThreads', 'ManageMessages', 'PinMessages', 'ManageThreads')
    expect(await bot.dispatch('CHANNEL_UPDATE')).toMatchObject({ id: games, permission_overwrites: [{ allow: '0' }] })
    expect(await code('POST', `/channels/${games}/messages`, { content: 'x' })).toBe(50013)
    expect(await code('POST', `/channels/${games}/threads`, { name: 'M', type: 11 })).toBe(50013)
    expect(await code('DELETE', `/channels/${thread}`)).toBe(50013)
    const said = await sandbox.user('Alice').send('Hi', { channel: 'games' })
    expect(await code('DELETE', `/channels/${games}/messages/${said.id}`)).toBe(50013)
    expect(await code('PUT', `/channels/${games}/messages/pins/${said.id}`)).toBe(50013)
    expect((await bot.post(`/channels/${thread}/messages`, { content: 'x' })).status).toBe(200)
    expect((await bot.post(`/channels/${general}/messages`, { content: 'x' })).status).toBe(200)

    sandbox.deny(games, 'SendMessagesInThreads', 'AttachFiles')
    expect(await code('POST', `/channels/${thread}/messages`, { content: 'x' })).toBe(50013)
    const form = new FormData()
    form.append('payload_json', JSON.stringify({ content: 'x' }))
    form.append('files[0]', new Blob(['x']), 'x.txt')
    expect((await bot.post(`/channels/${games}/messages`, form)).json.code).toBe(50013)

    sandbox.deny(games, 'ViewChannel')
    expect(await code('GET', `/channels/${games}`)).toBe(50001)
    expect(await code('POST', `/channels/${thread}/messages`, { content: 'x' })).toBe(50001)
    expect((await bot.get(`/guilds/${sandbox.guildId}/channels`)).json).toHaveLength(1)

    sandbox.deny(games)
    expect((await bot.post(`/channels/${games}/messages`, { content: 'x' })).status).toBe(200)
  })
})

test('an answer to an interaction needs no permission', async () => {
  await withBot({}, async (bot, sandbox) => {
    await bot.register({ name: 'play' })
    sandbox.deny(sandbox.channelIds.games, 'SendMessages')
    const answered = sandbox.user('Alice').slash('play', {}, { channel: 'games' })
    const interaction = await bot.interaction()
    expect(BigInt(interaction.app_permissions) & (1n << 11n)).toBe(0n)
    await bot.callback(interaction, { type: 4, data: { content: 'Yes' } })
    expect((await answered).text).toBe('Yes')
  })
})

test('the bot can read the guild, its channels, roles and members', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const guild = `/guilds/${sandbox.guildId}`
    expect((await bot.get(guild)).json).toMatchObject({ id: sandbox.guildId, roles: [{ name: '@everyone' }, {}, {}] })
    expect((await bot.get('/guilds/1')).json.code).toBe(10004)
    expect((await bot.get(`${guild}/members/${alice.id}`)).json).toMatchObject({
      user: { global_name: 'Alice' },
      nick: null,
    })
    expect((await bot.get(`${guild}/members/1`)).json.code).toBe(10013)
    expect((await bot.get(`${guild}/members`)).json.code).toBe(50001)
    expect((await bot.get(`${guild}/members/search?query=ali`)).json).toHaveLength(1)
    expect((await bot.get(`/users/${alice.id}`)).json.username).toBe('alice')
    expect((await bot.get('/users/@me')).json).toMatchObject({ id: sandbox.botId, bot: true })
    for (const path of ['/applications/@me', '/oauth2/applications/@me']) {
      expect((await bot.get(path)).json).toMatchObject({ id: sandbox.botId, bot: { id: sandbox.botId } })
    }
    expect((await bot.post(`/channels/${sandbox.channelIds.games}/typing`)).status).toBe(204)
  })
})

test('a command for nobody is for administrators alone', async () => {
  await withBot({}, async (bot, sandbox) => {
    await bot.put(`/applications/${sandbox.botId}/commands`, [
      { name: 'host', description: 'For administrators', default_member_permissions: '0' },
      { name: 'all', description: 'For everybody' },
    ])
    await expect(sandbox.user('Alice').slash('host')).rejects.toThrow('may not use')
    await sandbox.user('Alice').slash('all', {}, { until: 'sent' })
    await bot.dispatch('INTERACTION_CREATE')
    await sandbox.user('Admin').slash('host', {}, { until: 'sent' })
    expect((await bot.dispatch('INTERACTION_CREATE')).data.name).toBe('host')
  })
})

test('a role gives its permissions to its members, and can be picked in a select', async () => {
  await withBot({}, async (bot, sandbox) => {
    await bot.put(`/applications/${sandbox.botId}/commands`, [
      { name: 'manage', description: 'Only for some', default_member_permissions: '32' },
    ])
    const admin = sandbox.user('Admin')
    const alice = sandbox.user('Alice')
    await expect(alice.slash('manage')).rejects.toThrow('may not use')
    const players = sandbox.role('Players')
    sandbox.setRole(admin, players, true)
    await admin.slash('manage', {}, { until: 'sent' })
    const { member } = await bot.dispatch('INTERACTION_CREATE')
    expect(member.roles).toContain(players.id)
    expect(BigInt(member.permissions) & 32n).toBe(32n)
    const guild = (await bot.get(`/guilds/${sandbox.guildId}/roles`)).json
    expect(guild.map(({ name }: { name: string }) => name)).toEqual(['@everyone', 'HoloNet', 'Admins', 'Players'])
  })
})
