import { afterEach, expect, test, vi } from 'vitest'
import { isEphemeral, textOf } from '../../sandbox/driver.ts'
import { answerWait } from '../../sandbox/rate-limits.ts'
import { HandClock } from '../hand-clock.ts'
import { button, type RawBot, row, text, V2, withBot } from './raw-bot.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const start = '2030-01-01T12:00:00Z'

/** Alice runs /play; the interaction as the bot gets it. */
async function play(bot: RawBot, name = 'Alice') {
  await bot.register({ name: 'play' })
  const answered = bot.sandbox.user(name).slash('play')
  answered.catch(() => {})
  return { interaction: await bot.interaction(), answered, alice: bot.sandbox.user(name) }
}

test('an interaction without an answer within 3 s has failed: the person sees that, the bot gets 10062', async () => {
  const clock = new HandClock(start)
  await withBot({ clock }, async (bot) => {
    const { interaction, answered } = await play(bot)
    clock.advance(2999)
    clock.advance(1)
    await expect(answered).rejects.toThrow('The application did not respond to /play')
    expect((await bot.callback(interaction, { type: 5 })).json).toEqual({ message: 'Unknown interaction', code: 10062 })
    expect((await bot.patch(bot.hook(interaction, '/messages/@original'), { content: 'Late' })).json.code).toBe(10015)
  })
})

test('the wait for a first answer can be set in whole seconds', () => {
  expect(answerWait('20')).toEqual({ acknowledgeMs: 20_000 })
  expect(answerWait('')).toEqual({})
  for (const wrong of ['long', '0', '-1', '2.5', '1000']) expect(() => answerWait(wrong)).toThrow('from 1 to 999')
})

test('a sandbox in real time takes the wait of the environment', async () => {
  vi.stubEnv('SANDBOX_ANSWER_SECONDS', 'long')
  await expect(withBot({}, async () => {})).rejects.toThrow('from 1 to 999')
  // A clock of its own needs no patience.
  await withBot({ clock: new HandClock(start) }, async () => {})
})

test('acknowledged just in time, it stays alive', async () => {
  const clock = new HandClock(start)
  await withBot({ clock }, async (bot) => {
    const { interaction, answered } = await play(bot)
    clock.advance(2999)
    expect((await bot.callback(interaction, { type: 5 })).status).toBe(204)
    clock.advance(60_000)
    expect((await bot.patch(bot.hook(interaction, '/messages/@original'), { content: 'Here' })).status).toBe(200)
    expect((await answered).text).toBe('Here')
  })
})

test('a token lives for 15 minutes, then it is 401 with 50027', async () => {
  const clock = new HandClock(start)
  await withBot({ clock }, async (bot) => {
    const { interaction } = await play(bot)
    await bot.callback(interaction, { type: 4, data: { content: 'One' } })
    clock.advance(15 * 60_000 - 1)
    const original = bot.hook(interaction, '/messages/@original')
    expect((await bot.patch(original, { content: 'Two' })).status).toBe(200)
    clock.advance(1)
    for (const late of [
      await bot.patch(original, { content: 'Three' }),
      await bot.post(bot.hook(interaction), { content: 'Four' }),
      await bot.delete(original),
      await bot.get(original),
    ]) {
      expect(late.status).toBe(401)
      expect(late.json).toEqual({ message: 'Invalid Webhook Token', code: 50027 })
    }
    expect((await bot.callback(interaction, { type: 4, data: { content: 'x' } })).json.code).toBe(40060)
  })
})

test('a second first answer is 40060, and an unknown interaction 10062', async () => {
  await withBot({}, async (bot) => {
    const { interaction } = await play(bot)
    expect((await bot.callback(interaction, { type: 4, data: { content: 'Yes' } })).status).toBe(204)
    const second = await bot.callback(interaction, { type: 4, data: { content: 'No' } })
    expect(second.status).toBe(400)
    expect(second.json.code).toBe(40060)
    expect((await bot.callback({ id: '1', token: 'none' }, { type: 5 })).json.code).toBe(10062)
  })
})

test('a refused body does not use an interaction up', async () => {
  await withBot({}, async (bot) => {
    const { interaction, answered } = await play(bot)
    expect((await bot.callback(interaction, { type: 4, data: { content: 'x'.repeat(2001) } })).json.code).toBe(50035)
    expect((await bot.callback(interaction, { type: 4, data: {} })).json.code).toBe(50006)
    expect((await bot.callback(interaction, { type: 4, data: { content: 'Short' } })).status).toBe(204)
    expect((await answered).text).toBe('Short')
  })
})

test('with_response gives the message back', async () => {
  await withBot({}, async (bot) => {
    const { interaction } = await play(bot)
    const reply = await bot.callback(interaction, { type: 5, data: { flags: 64 } }, '?with_response=true')
    expect(reply.status).toBe(200)
    expect(reply.json.interaction).toMatchObject({ id: interaction.id, type: 2, response_message_loading: true })
    expect(reply.json.resource).toMatchObject({ type: 5, message: { flags: 64 | 128, content: '' } })
  })
})

test('a deferred answer takes no flag but EPHEMERAL', async () => {
  await withBot({}, async (bot, sandbox) => {
    const { interaction } = await play(bot)
    const refused = await bot.callback(interaction, { type: 5, data: { flags: 64 | V2 } })
    expect(refused.status).toBe(400)
    expect(refused.json).toMatchObject({ code: 50035, errors: { data: { flags: { _errors: [{}] } } } })
    expect(sandbox.problems).toHaveLength(1)
    expect((await bot.callback(interaction, { type: 5, data: { flags: 64 } })).status).toBe(204)
  })
})

test('privacy is decided by the deferral: an edit or first follow-up cannot change it', async () => {
  await withBot({}, async (bot, sandbox) => {
    const { interaction, alice } = await play(bot)
    await bot.callback(interaction, { type: 5, data: { flags: 64 } })
    await bot.patch(bot.hook(interaction, '/messages/@original'), { content: 'Only for you', flags: 0 })
    expect(isEphemeral(await alice.sees('Only for you'))).toBe(true)
    expect(sandbox.user('Bob').messages()).toEqual([])

    const open = await play(bot, 'Bob')
    await bot.callback(open.interaction, { type: 5 })
    const first = await bot.post(bot.hook(open.interaction), { content: 'For all', flags: 64 })
    const second = await bot.post(bot.hook(open.interaction), { content: 'Now private', flags: 64 })
    expect(textOf(await alice.sees('For all'))).toBe('For all')
    expect(first.json.id).toBe((await bot.get(bot.hook(open.interaction, '/messages/@original'))).json.id)
    expect(second.json.id).not.toBe(first.json.id)
    expect(isEphemeral(await sandbox.user('Bob').sees('Now private'))).toBe(true)
    expect(alice.messages().some((message) => textOf(message) === 'Now private')).toBe(false)
  })
})

test('Components v2 come with the edit of a deferred answer, and then without content and embeds', async () => {
  await withBot({}, async (bot) => {
    const { interaction, answered } = await play(bot)
    const original = bot.hook(interaction, '/messages/@original')
    await bot.callback(interaction, { type: 5 })
    const mixed = await bot.patch(original, { flags: V2, content: 'Old', components: [text('New')] })
    expect(mixed.json).toMatchObject({ code: 50035, errors: { content: { _errors: [{}] } } })
    const embeds = await bot.patch(original, { flags: V2, embeds: [{ title: 'Old' }], components: [text('New')] })
    expect(embeds.json.code).toBe(50035)
    expect((await bot.patch(original, { components: [text('New')] })).json.code).toBe(50035)
    expect((await bot.patch(original, { flags: V2, components: [text('New')] })).status).toBe(200)
    expect((await answered).message).toMatchObject({ content: '', flags: V2, components: [{ type: 10, id: 1 }] })
    // Once made of components, always made of components.
    expect((await bot.patch(original, { content: 'Back', components: [] })).json.code).toBe(50006)
    expect((await bot.patch(original, { content: 'Back' })).json.code).toBe(50035)
  })
})

test('an ephemeral message is out of reach for message endpoints and other people', async () => {
  await withBot({}, async (bot, sandbox) => {
    const { interaction, answered } = await play(bot)
    await bot.callback(interaction, { type: 4, data: { content: 'Psst', flags: 64, components: [row(button('b'))] } })
    const { message } = await answered
    const path = `/channels/${message.channel_id}/messages/${message.id}`
    expect((await bot.get(path)).json.code).toBe(10008)
    expect((await bot.patch(path, { content: 'x' })).json.code).toBe(10008)
    expect((await bot.get(`/channels/${message.channel_id}/messages`)).json).toEqual([])
    const bob = sandbox.user('Bob')
    expect(bob.messages()).toEqual([])
    await expect(bob.click(message, 'b')).rejects.toThrow('This message is gone')
  })
})

test('a dismissed message is gone for its owner; edits of it go on unseen', async () => {
  await withBot({}, async (bot) => {
    const { interaction, answered, alice } = await play(bot)
    await bot.callback(interaction, { type: 4, data: { content: 'Psst', flags: 64 } })
    const { message } = await answered
    alice.dismiss(message)
    await alice.gone(message)
    expect((await bot.patch(bot.hook(interaction, '/messages/@original'), { content: 'Again' })).status).toBe(200)
    expect(alice.now(message)).toBeUndefined()
  })
})

test('a modal is a first answer or none, and never one to a modal', async () => {
  await withBot({}, async (bot) => {
    const field = { type: 4, custom_id: 'word', style: 1, max_length: 5 }
    const modal = { custom_id: 'm', title: 'Form', components: [{ type: 18, label: 'Word', component: field }] }
    const deferred = await play(bot)
    await bot.callback(deferred.interaction, { type: 5 })
    expect((await bot.callback(deferred.interaction, { type: 9, data: modal })).json.code).toBe(40060)

    const { interaction, answered, alice } = await play(bot)
    expect((await bot.callback(interaction, { type: 9, data: modal })).status).toBe(204)
    const { form } = await answered
    await expect(alice.submit(form, { Word: 'too long' })).rejects.toThrow('at most 5 characters')
    await expect(alice.submit(form)).rejects.toThrow('is required')

    const submitted = alice.submit(form, { Word: 'Yoda' })
    const submit = await bot.interaction()
    expect(submit).toMatchObject({
      type: 5,
      data: { custom_id: 'm', components: [{ type: 18, component: { type: 4, custom_id: 'word', value: 'Yoda' } }] },
    })
    expect((await bot.callback(submit, { type: 9, data: modal })).json.code).toBe(50035)
    expect((await bot.callback(submit, { type: 6 })).json.code).toBe(50035) // There is no message to update.
    expect((await bot.callback(submit, { type: 4, data: { content: 'Thanks' } })).status).toBe(204)
    expect((await submitted).text).toBe('Thanks')
    await expect(alice.submit(form, { Word: 'Yoda' })).rejects.toThrow('closed')
  })
})

test('a modal holds 1 to 5 components with custom_ids of their own, under a title of up to 45 characters', async () => {
  await withBot({}, async (bot) => {
    const { interaction } = await play(bot)
    const input = (customId: string) => ({
      type: 18,
      label: 'L',
      component: { type: 4, custom_id: customId, style: 1 },
    })
    const answer = (title: string, components: object[]) =>
      bot.callback(interaction, { type: 9, data: { custom_id: 'm', title, components } })
    expect((await answer('x'.repeat(46), [input('a')])).json.code).toBe(50035)
    expect((await answer('T', [])).json.code).toBe(50035)
    expect((await answer('T', ['a', 'b', 'c', 'd', 'e', 'f'].map(input))).json.code).toBe(50035)
    expect((await answer('T', [input('a'), input('a')])).json.code).toBe(50035)
    expect((await answer('x'.repeat(45), ['a', 'b', 'c', 'd', 'e'].map(input))).status).toBe(204)
  })
})

test('a form with selects, groups and a checkbox brings its values', async () => {
  await withBot({}, async (bot, sandbox) => {
    const { interaction, answered, alice } = await play(bot)
    const bob = sandbox.user('Bob')
    const options = ['red', 'blue', 'green'].map((value) => ({ label: value.toUpperCase(), value }))
    const fields = [
      { type: 3, custom_id: 'colours', options, max_values: 2 },
      { type: 5, custom_id: 'who' },
      { type: 21, custom_id: 'one', options },
      { type: 22, custom_id: 'many', options, required: false },
      { type: 23, custom_id: 'sure' },
    ]
    const components = fields.map((component) => ({ type: 18, label: component.custom_id, component }))
    const shown = await bot.callback(interaction, { type: 9, data: { custom_id: 'm', title: 'Form', components } })
    expect(shown.json).toBeNull()
    const { form } = await answered
    await expect(alice.submit(form, { colours: ['red', 'blue', 'green'], who: [bob.id], one: 'red' })).rejects.toThrow(
      'at most 2',
    )
    alice.submit(form, { colours: ['red'], who: [bob.id], one: 'blue', sure: true }, { until: 'sent' })
    const { data } = await bot.interaction()
    expect(data.components.map((top: { component: object }) => top.component)).toMatchObject([
      { values: ['red'] },
      { values: [bob.id] },
      { value: 'blue' },
      { values: [] },
      { value: true },
    ])
    expect(data.resolved.users[bob.id].global_name).toBe('Bob')
  })
})

test('autocomplete is answered by type 8 with up to 25 choices, and by nothing else', async () => {
  await withBot({}, async (bot, sandbox) => {
    await bot.register({
      name: 'card',
      options: [{ type: 3, name: 'name', description: 'Of a card', autocomplete: true }],
    })
    const choices = sandbox.user('Alice').autocomplete('card', 'name', 'mau')
    const interaction = await bot.interaction()
    expect(interaction).toMatchObject({ type: 4, data: { options: [{ name: 'name', value: 'mau', focused: true }] } })
    const offer = (count: number, name = 'Maul') => ({
      type: 8,
      data: { choices: Array.from({ length: count }, (_, index) => ({ name: name + index, value: String(index) })) },
    })
    expect((await bot.callback(interaction, { type: 5 })).json.code).toBe(50035)
    expect((await bot.callback(interaction, offer(26))).json.code).toBe(50035)
    expect((await bot.callback(interaction, offer(1, 'x'.repeat(100)))).json.code).toBe(50035)
    expect((await bot.callback(interaction, offer(25))).status).toBe(204)
    expect(await choices).toHaveLength(25)
    expect((await bot.callback(interaction, offer(1))).json.code).toBe(40060)
  })
})

test('autocomplete fails without an answer in 3 s', async () => {
  const clock = new HandClock(start)
  await withBot({ clock }, async (bot, sandbox) => {
    await bot.register({
      name: 'card',
      options: [{ type: 3, name: 'name', description: 'Of a card', autocomplete: true }],
    })
    const choices = sandbox.user('Alice').autocomplete('card', 'name', 'mau')
    await bot.interaction()
    clock.advance(3000)
    await expect(choices).rejects.toThrow('did not respond')
  })
})

test('type 8 answers no command, and types 6 and 7 need a message', async () => {
  await withBot({}, async (bot) => {
    const { interaction } = await play(bot)
    expect((await bot.callback(interaction, { type: 8, data: { choices: [] } })).json.code).toBe(50035)
    expect((await bot.callback(interaction, { type: 6 })).json.code).toBe(50035)
    expect((await bot.callback(interaction, { type: 7, data: { content: 'x' } })).json.code).toBe(50035)
  })
})

test('a click updates its message at once (7) or later (6 and an edit), or answers beside it', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const channel = `/channels/${sandbox.channelIds.games}/messages`
    await bot.post(channel, { content: 'Table', components: [row(button('go', 'Go on'))] })
    const table = await alice.sees('Table')

    const first = alice.click(table, 'Go on')
    const one = await bot.interaction()
    expect(one).toMatchObject({ type: 3, message: { id: table.id }, data: { custom_id: 'go', component_type: 2 } })
    await bot.callback(one, { type: 7, data: { content: 'Table, turn 2' } })
    expect((await first).message).toMatchObject({ id: table.id, content: 'Table, turn 2' })

    const second = alice.click(table, 'go')
    const two = await bot.interaction()
    await bot.callback(two, { type: 6 })
    await bot.patch(bot.hook(two, '/messages/@original'), { content: 'Table, turn 3', components: [] })
    expect((await second).text).toBe('Table, turn 3')
    await expect(alice.click(table, 'go')).rejects.toThrow('No button go')

    await bot.post(bot.hook(two), { content: 'Your hand', flags: 64 })
    const hand = await alice.sees('Your hand')
    expect(hand).toMatchObject({ type: 19, message_reference: { message_id: table.id } })
  })
})

test('type 6 alone acknowledges a click', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    await bot.post(`/channels/${sandbox.channelIds.games}/messages`, { content: 'T', components: [row(button('go'))] })
    const clicked = alice.click(await alice.sees('T'), 'go', { until: 'acknowledged' })
    await bot.callback(await bot.interaction(), { type: 6 })
    await expect(clicked).resolves.toBeDefined()
  })
})

test('the original can be deleted, once', async () => {
  await withBot({}, async (bot) => {
    const { interaction, answered, alice } = await play(bot)
    await bot.callback(interaction, { type: 4, data: { content: 'Soon gone' } })
    const { message } = await answered
    expect((await bot.delete(bot.hook(interaction, '/messages/@original'))).status).toBe(204)
    await alice.gone(message)
    expect((await bot.delete(bot.hook(interaction, '/messages/@original'))).json.code).toBe(10008)
    expect((await bot.patch(bot.hook(interaction, '/messages/123'), { content: 'x' })).json.code).toBe(10008)
  })
})

test('selects bring their values, people among them', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const bob = sandbox.user('Bob')
    const options = ['a', 'b', 'c'].map((value) => ({ label: `Card ${value}`, value }))
    await bot.post(`/channels/${sandbox.channelIds.games}/messages`, {
      flags: V2,
      components: [
        row({ type: 3, custom_id: 'cards', placeholder: 'Cards', options, min_values: 1, max_values: 2 }),
        row({ type: 5, custom_id: 'who' }),
      ],
    })
    const message = await alice.sees('Card a')
    await expect(alice.select(message, 'Cards', ['a', 'b', 'c'])).rejects.toThrow('at most 2')
    await expect(alice.select(message, 'Cards', 'z')).rejects.toThrow('not among the options')
    alice.select(message, 'Cards', ['Card b', 'c'], { until: 'sent' })
    expect((await bot.interaction()).data).toMatchObject({ custom_id: 'cards', component_type: 3, values: ['b', 'c'] })
    alice.select(message, 'who', bob, { until: 'sent' })
    expect((await bot.interaction()).data).toMatchObject({
      values: [bob.id],
      resolved: { users: { [bob.id]: { username: 'bob' } }, members: { [bob.id]: { nick: null } } },
    })
  })
})

test('commands bring options, people, subcommands, language and place; the client checks them first', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const bob = sandbox.user('Bob')
    const option = (type: number, name: string, more = {}) => ({ type, name, description: name, ...more })
    await bot.register(
      {
        name: 'play',
        options: [
          option(6, 'opponent', { required: true }),
          option(3, 'format', { choices: [{ name: 'Starter', value: 'starter' }] }),
          option(4, 'days', { min_value: 1, max_value: 7 }),
          option(5, 'rated'),
          option(7, 'where'),
        ],
      },
      {
        name: 'deck',
        options: [option(2, 'list', { options: [option(1, 'import', { options: [option(3, 'text')] })] })],
      },
      { name: 'secret', contexts: [1] },
    )
    alice.locale('fr')
    await expect(alice.slash('play')).rejects.toThrow('opponent is required')
    await expect(alice.slash('play', { opponent: bob, days: 8 })).rejects.toThrow('at most 7')
    await expect(alice.slash('play', { opponent: bob, format: 'x' })).rejects.toThrow('none of the choices')
    await expect(alice.slash('play', { opponent: bob, colour: 'x' })).rejects.toThrow('no option colour')
    await expect(alice.slash('secret')).rejects.toThrow('not for here')
    alice.slash(
      'play',
      { opponent: bob, format: 'starter', days: 3, rated: true, where: sandbox.channelIds.games },
      { channel: 'games', until: 'sent' },
    )
    const played = await bot.interaction()
    expect(played).toMatchObject({
      guild_id: sandbox.guildId,
      channel_id: sandbox.channelIds.games,
      channel: { name: 'games' },
      locale: 'fr',
      guild_locale: 'en-US',
      context: 0,
      member: { user: { id: alice.id } },
      data: {
        name: 'play',
        options: [
          { name: 'opponent', type: 6, value: bob.id },
          { name: 'format', type: 3, value: 'starter' },
          { name: 'days', type: 4, value: 3 },
          { name: 'rated', type: 5, value: true },
          { name: 'where', type: 7, value: sandbox.channelIds.games },
        ],
        resolved: { users: { [bob.id]: {} }, channels: { [sandbox.channelIds.games]: { name: 'games' } } },
      },
    })
    alice.slash('deck', { text: '4 Maul' }, { subcommand: ['list', 'import'], until: 'sent' })
    expect((await bot.interaction()).data.options).toEqual([
      {
        name: 'list',
        type: 2,
        options: [{ name: 'import', type: 1, options: [{ name: 'text', type: 3, value: '4 Maul' }] }],
      },
    ])
    alice.slash('secret', {}, { channel: await alice.openDm(), until: 'sent' })
    const inDm = await bot.interaction()
    expect(inDm).toMatchObject({ context: 1, user: { id: alice.id }, channel: { type: 1 } })
    expect(inDm.guild_id).toBeUndefined()
  })
})

test('commands on people and messages bring their target', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const bob = sandbox.user('Bob')
    await bot.register({ name: 'Challenge', type: 2, description: '' }, { name: 'Explain', type: 3, description: '' })
    alice.contextCommand('Challenge', bob, { until: 'sent' })
    expect((await bot.interaction()).data).toMatchObject({
      type: 2,
      target_id: bob.id,
      resolved: { users: { [bob.id]: {} } },
    })
    const said = await bob.send('What is this?')
    alice.contextCommand('Explain', said, { until: 'sent' })
    expect((await bot.interaction()).data).toMatchObject({
      type: 3,
      target_id: said.id,
      resolved: { messages: { [said.id]: { content: 'What is this?' } } },
    })
  })
})

test('an answer names the person and their command', async () => {
  await withBot({}, async (bot) => {
    const { interaction, answered, alice } = await play(bot)
    await bot.callback(interaction, { type: 4, data: { content: 'Yes' } })
    expect((await answered).message).toMatchObject({
      type: 20,
      author: { id: bot.sandbox.botId, bot: true },
      application_id: bot.sandbox.botId,
      interaction_metadata: { id: interaction.id, type: 2, name: 'play', user: { id: alice.id } },
    })
  })
})
