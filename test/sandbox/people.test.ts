import { createConnection } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { PageSays, SandboxSays } from '../../sandbox/protocol.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { button, row, withBot } from './raw-bot.ts'

test('a window over the WebSocket is the same person as the driver of that name', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    await bot.post(`/channels/${sandbox.channelIds.games}/messages`, {
      content: 'Table',
      components: [row(button('go'))],
    })
    const window = new WebSocket(`${sandbox.url.replace('http', 'ws')}/ui?user=alice`)
    const heard: SandboxSays[] = []
    const wait = <T extends SandboxSays['type']>(
      type: T,
      fits: (event: Extract<SandboxSays, { type: T }>) => boolean,
    ) =>
      new Promise<Extract<SandboxSays, { type: T }>>((resolve) => {
        const look = () => {
          const found = heard.find((event) => event.type === type && fits(event as never))
          if (found) resolve(found as never)
        }
        window.on('message', look)
        look()
      })
    window.on('message', (data) => heard.push(JSON.parse(String(data))))
    const say = (request: PageSays) => window.send(JSON.stringify(request))
    const any = () => true

    const snapshot = await wait('snapshot', any)
    expect(snapshot).toMatchObject({ me: { user: { id: alice.id } }, botId: sandbox.botId, botOnline: true })
    expect(snapshot.messages[sandbox.channelIds.games]).toMatchObject([{ content: 'Table' }])

    const messageId = snapshot.messages[sandbox.channelIds.games]![0]!.id
    say({ type: 'click', ref: 'c', channelId: sandbox.channelIds.games, messageId, customId: 'go' })
    await wait('interaction', ({ ref, state }) => ref === 'c' && state === 'sent')
    const click = await bot.interaction()
    await bot.callback(click, { type: 4, data: { content: 'Hand', flags: 64 } })
    const hand = await wait('messageCreate', ({ message }) => message.content === 'Hand')
    expect(await wait('interaction', ({ state }) => state === 'done')).toMatchObject({
      messageId,
      answerId: hand.message.id,
    })
    await alice.sees('Hand') // All windows of a person show it.

    say({ type: 'setLocale', locale: 'fr' })
    expect((await wait('me', any)).me.locale).toBe('fr')
    say({ type: 'dismiss', channelId: hand.message.channel_id, messageId: hand.message.id })
    await wait('messageDelete', any)
    say({ type: 'read', channelId: sandbox.channelIds.games })
    await wait('unread', ({ unread }) => unread.count === 0)
    window.send('nonsense')
    await wait('refused', ({ message }) => message.includes('unreadable'))
    say({ type: 'submitModal', ref: 'm', interactionId: '1' } as never)
    await wait('refused', ({ ref }) => ref === 'm')
    window.terminate()
    expect((await alice.send('Still up')).content).toBe('Still up')
  })
})

test('invalid messages and other pages of the same browser do no harm', async () => {
  const sandbox = await startSandbox()
  const opened = (origin: string) =>
    new Promise<WebSocket | null>((resolve) => {
      const window = new WebSocket(`${sandbox.url.replace('http', 'ws')}/ui`, { origin })
      window.on('open', () => resolve(window))
      window.on('error', () => resolve(null))
    })
  try {
    expect(await opened('https://elsewhere.example')).toBeNull()
    expect(await opened('null')).toBeNull()
    const window = (await opened(sandbox.url))!
    const refusals: string[] = []
    const all = new Promise<void>((resolve) => {
      window.on('message', (data) => {
        const said = JSON.parse(String(data)) as SandboxSays
        if (said.type === 'refused' && refusals.push(said.message) === 3) resolve()
      })
    })
    for (const nonsense of ['null', '5', '{}']) window.send(nonsense)
    await all
    window.terminate()

    // An address that is none: no client in good order would ask for it.
    await new Promise((resolve) => {
      const socket = createConnection(sandbox.port, '127.0.0.1', () =>
        socket.write('GET // HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
      )
      socket.once('close', resolve).resume()
    })
    expect((await sandbox.user('Alice').send('Still up')).content).toBe('Still up')
  } finally {
    await sandbox.close()
  }
})

test('people see each other, write, mention and read', async () => {
  const sandbox = await startSandbox()
  try {
    const alice = sandbox.user('Alice')
    const bob = sandbox.user('Bob')
    expect(sandbox.user('ALICE')).toBe(alice)
    const said = await alice.send('Shall we, @Bob?')
    expect(said.content).toBe(`Shall we, <@${bob.id}>?`)
    expect(bob.unread('general')).toEqual({ count: 1, mentions: 1 })
    const reply = await bob.send('Yes', { replyTo: said })
    expect(reply).toMatchObject({ type: 19, referenced_message: { id: said.id } })
    expect(bob.unread('general')).toEqual({ count: 0, mentions: 0 })
  } finally {
    await sandbox.close()
  }
})

test('people see whether a bot is connected', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    expect(alice.botOnline).toBe(true)
    bot.leave()
    await alice.until('the bot to be gone', () => !alice.botOnline)
  })
})

test('a failed wait reports the screen of the person', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    await bot.post(`/channels/${sandbox.channelIds.games}/messages`, {
      content: 'Table',
      components: [row(button('go', 'Go'))],
    })
    const waiting = alice.sees('Your turn', { timeoutMs: 1 })
    await expect(waiting).rejects.toThrow(
      /Alice waited 1 ms for a message that matches Your turn.*#games.*Table.*\[Go\]/s,
    )
    await expect(alice.click(await alice.sees('Table'), 'Stop')).rejects.toThrow('No button Stop')
    expect(() => alice.channel('nowhere')).toThrow('sees no channel nowhere')
  })
})

test('`next` takes only what comes or changes from now on', async () => {
  await withBot({}, async (bot, sandbox) => {
    const alice = sandbox.user('Alice')
    const path = `/channels/${sandbox.channelIds.games}/messages`
    const { id } = (await bot.post(path, { content: 'Turn 1' })).json
    await alice.sees('Turn 1')
    const next = alice.next(/Turn/)
    await bot.patch(`${path}/${id}`, { content: 'Turn 2' })
    expect((await next).content).toBe('Turn 2')
  })
})

test('the page is served, and no other file', async () => {
  const sandbox = await startSandbox()
  try {
    const page = await fetch(sandbox.url)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toContain('/main.js')
    const script = await fetch(`${sandbox.url}/main.js`)
    expect(script.headers.get('content-type')).toContain('javascript')
    expect((await script.text()).length).toBeGreaterThan(1000)
    expect((await fetch(`${sandbox.url}/../package.json`)).status).toBe(404)
    expect((await fetch(`${sandbox.url}/main.ts`)).status).toBe(404)
  } finally {
    await sandbox.close()
  }
})
