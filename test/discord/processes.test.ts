/** The program in several processes: gateway and worker apart, requests by HTTP, and a restart amid clicks. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import type { TestUser } from '../../sandbox/driver.ts'
import type { Tamper } from '../../sandbox/http-requests.ts'
import { TwinWatch } from '../../src/discord/shell/twin-watch.ts'
import { eventually } from '../eventually.ts'
import { listenOnFreePort } from '../free-port.ts'
import { HandClock } from '../hand-clock.ts'
import { NO_POSTGRES, postgres } from '../storage/servers.ts'
import { processGroup } from './process-group.ts'
import type { Process, ProcessOptions } from './processes.ts'
import { answerPanel, DECK, openFromThread } from './world.ts'

const proxies: Server[] = []
afterEach(async () => {
  for (const proxy of proxies.splice(0)) {
    proxy.closeAllConnections()
    await new Promise((done) => proxy.close(done))
  }
})

/** A proxy as a host has before the bot; shut, it answers by itself. */
async function reverseProxy(target: string) {
  let isShut = false
  let knocks = 0
  const server = createServer((from, to) => void pass(from, to).catch(() => to.destroy()))
  const pass = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const parts: Buffer[] = []
    for await (const part of from) parts.push(part as Buffer)
    if (isShut) return void to.writeHead(502).end()
    const headers = Object.fromEntries(Object.entries(from.headers).filter(([name]) => name.startsWith('x-signature')))
    const answer = await fetch(`${target}${from.url}`, {
      method: from.method ?? 'GET',
      headers: headers as Record<string, string>,
      body: Buffer.concat(parts),
    })
    const who = answer.headers.get('www-authenticate')
    to.writeHead(answer.status, who === null ? {} : { 'www-authenticate': who }).end(await answer.text(), () => {
      if (Object.keys(headers).length === 0) knocks += 1
    })
  }
  proxies.push(server)
  const shut = (now: boolean) => {
    isShut = now
  }
  return { url: `http://127.0.0.1:${await listenOnFreePort(server)}`, shut, knocks: () => knocks }
}

describe.skipIf(postgres === null)(`several processes${NO_POSTGRES}`, () => {
  const group = processGroup()
  const { clock, running, start, begin } = group

  const byHttp = async (role: ProcessOptions['role']) => {
    const one = await start(role, { serves: 'http' })
    expect(await group.sandbox.http.enter(`http://127.0.0.1:${one.discord.httpPort}/interactions`)).toBe(true)
    return one
  }

  /** Both open their panel in the thread and answer its first question. */
  const firstAnswers = async (threadId: string, people: readonly TestUser[]) => {
    for (const person of people) await answerPanel(person, await openFromThread(person, threadId))
  }
  /** How often each seat has answered, by the log. */
  const answersIn = async ({ holonet }: Process, threadId: string) => {
    const { log } = await holonet.prisma.match.findFirstOrThrow({ where: { threadId }, include: { log: true } })
    const of = (seat: string) => log.filter((row) => row.kind === 'answers' && row.seat === seat).length
    return { left: of('left'), right: of('right') }
  }
  const allTold = ({ holonet }: Process) => eventually(async () => expect(await holonet.prisma.notice.count()).toBe(0))

  it('play together: the gateway takes the clicks, and the worker tells the thread and calls', async () => {
    const gateway = await start('gateway')
    const worker = await start('worker')
    await worker.holonet.cluster.beat()
    expect(worker.holonet.reach.open).toBe(true)
    const [ann, bob] = [group.sandbox.user('Ann'), group.sandbox.user('Bob')]
    const threadId = await begin(ann, bob)
    await firstAnswers(threadId, [ann, bob])
    expect(await answersIn(gateway, threadId)).toEqual({ left: 1, right: 1 })
    await allTold(worker)
    expect(gateway.holonet.cluster.duties.has('boards')).toBe(false)
    const failed = ({ log }: Process) => log.filter((line) => line.includes('delivering a notice failed'))
    expect([...failed(gateway), ...failed(worker)]).toEqual([])
    expect(group.sandbox.gateway.counts.identified).toBe(1)
  })

  describe('requests by HTTP', () => {
    it('play without any session at the gateway', async () => {
      const before = group.sandbox.gateway.counts.identified
      const one = await byHttp('all')
      const [ann, bob] = [group.sandbox.user('Ann'), group.sandbox.user('Bob')]
      const sent = group.sandbox.http.answered.length
      const threadId = await begin(ann, bob)
      await firstAnswers(threadId, [ann, bob])
      expect(await answersIn(one, threadId)).toEqual({ left: 1, right: 1 })
      const answered = group.sandbox.http.answered.slice(sent)
      expect(answered.length).toBeGreaterThan(6)
      expect(new Set(answered)).toEqual(new Set([202]))
      expect(group.sandbox.gateway.counts.identified).toBe(before)
    })

    it('know the channel of a thread, so that a challenge is posted beside it', async () => {
      await byHttp('all')
      const [cleo, dan] = [group.sandbox.user('Cleo'), group.sandbox.user('Dan')]
      const threadId = await begin(cleo, dan)
      const asked = await cleo.slash('play', { opponent: group.sandbox.user('Eve') }, { channel: threadId })
      const posted = group.sandbox.user('Eve').next(`<@${group.sandbox.user('Eve').id}>`, { channel: 'general' })
      await cleo.select(asked.message, DECK, 'Even')
      expect((await posted).channel_id).toBe(group.sandbox.channelIds.general)
    })

    it('are refused with a wrong signature, an old one, or in another form', async () => {
      const running = await byHttp('all')
      const ping = { type: 1 }
      const tampered: readonly (readonly [number, Tamper])[] = [
        [401, (one) => Object.assign(one, { signature: one.signature.split('').reverse().join('') })],
        [401, (one) => Object.assign(one, { signature: '' })],
        [401, (one) => Object.assign(one, { body: '{"type":2}' })],
        [401, (one) => Object.assign(one, { timestamp: String(Number(one.timestamp) - 1) })],
      ]
      for (const [status, tamper] of tampered) expect(await group.sandbox.http.send(ping, tamper)).toBe(status)
      const at = `http://127.0.0.1:${running.discord.httpPort}`
      expect((await fetch(`${at}/interactions`)).status).toBe(405)
      expect((await fetch(`${at}/other`, { method: 'POST' })).status).toBe(404)
      expect((await fetch(`${at}/interactions`, { method: 'POST', body: 'x'.repeat(2 ** 20 + 1) })).status).toBe(413)
    })

    it('are refused if they were signed long ago, by somebody who has kept one', async () => {
      const network = new HandClock(new Date())
      const one = await start('all', { serves: 'http', network })
      const url = `http://127.0.0.1:${one.discord.httpPort}/interactions`
      const minutesAgo = (minutes: number) => new Date(network.now().getTime() - minutes * 60_000)
      expect(await group.sandbox.http.enter(url, minutesAgo(6))).toBe(false)
      expect(await group.sandbox.http.enter(url, minutesAgo(4))).toBe(true)
    })

    it('keep clocks still while the way to them is shut, until somebody gets through', async () => {
      const network = new HandClock(new Date())
      const one = await start('all', { serves: 'http', network })
      const { url, shut, knocks } = await reverseProxy(`http://127.0.0.1:${one.discord.httpPort}`)
      expect(await group.sandbox.http.enter(`${url}/interactions`)).toBe(true)
      const looks = (see: () => void) =>
        eventually(() => {
          network.advance(60_000)
          see()
        })
      const before = knocks()
      await looks(() => expect(knocks()).toBeGreaterThan(before))
      expect(one.holonet.reach.open).toBe(true)
      shut(true)
      await looks(() => expect(one.holonet.reach.obstacles).toMatchObject([{ sign: 'intake' }]))
      shut(false)
      expect(await group.sandbox.http.send({ type: 1 })).toBe(200)
      expect(one.holonet.reach.open).toBe(true)
    })

    it('are taken by Discord’s time, whatever the clock of the machine says', async () => {
      const one = await start('all', { serves: 'http', network: new HandClock('2020-01-01T00:00:00Z') })
      expect(await group.sandbox.http.enter(`http://127.0.0.1:${one.discord.httpPort}/interactions`)).toBe(true)
    })

    it('keep clocks still until Discord knows the address', async () => {
      const one = await start('all', { serves: 'http' })
      expect(one.holonet.reach.obstacles).toMatchObject([
        { what: expect.stringContaining('Interactions Endpoint URL') },
      ])
      await group.sandbox.http.enter(`http://127.0.0.1:${one.discord.httpPort}/interactions`)
      expect(one.holonet.reach.open).toBe(true)
    })
  })

  it('a program with a session is told that Discord sends the requests elsewhere', async () => {
    await byHttp('all')
    await running.pop()?.stop()
    const one = await start('all')
    expect(one.holonet.reach.obstacles).toMatchObject([{ what: expect.stringContaining('set INTERACTIONS_PORT') }])
  })

  it('one of two is stopped amid clicks, and every acknowledged answer is there once', async () => {
    const [first, second] = [await byHttp('gateway'), await start('gateway', { serves: 'http' })]
    await start('worker')
    const [ann, bob] = [group.sandbox.user('Ann'), group.sandbox.user('Bob')]
    const matches = [await begin(ann, bob), await begin(ann, bob), await begin(ann, bob)]
    const panels = await Promise.all(matches.map((threadId) => openFromThread(ann, threadId)))
    // The first one stops while it handles the clicks; the balancer in front of both then asks the second one.
    const exits = panels.map((panel) =>
      answerPanel(ann, panel).then(
        () => true,
        () => false,
      ),
    )
    const stopping = first.stop()
    await group.sandbox.http.enter(`http://127.0.0.1:${second.discord.httpPort}/interactions`)
    await stopping
    // Clicks that nobody has answered fail.
    clock.advance(4_000)
    const acknowledged = await Promise.all(exits)
    for (const [at, threadId] of matches.entries()) {
      const { left } = await answersIn(second, threadId)
      expect(left).toBeLessThanOrEqual(1)
      if (acknowledged[at] === true) expect(left).toBe(1)
      // A person without an answer clicks again, unless the second program counts the click that it still has in hand.
      await eventually(async () => {
        if ((await answersIn(second, threadId)).left === 0) await firstAnswers(threadId, [ann])
        expect(await answersIn(second, threadId)).toMatchObject({ left: 1 })
      })
      await firstAnswers(threadId, [bob])
      expect(await answersIn(second, threadId)).toEqual({ left: 1, right: 1 })
    }
    await allTold(second)
  })

  it('a stop ends requests that wait for Discord, and the next start does them', async () => {
    const network = new HandClock(new Date())
    const one = await start('all', { network })
    const [finn, gail] = [group.sandbox.user('Finn'), group.sandbox.user('Gail')]
    const threadId = await begin(finn, gail)
    await allTold(one)
    const panel = await openFromThread(finn, threadId)
    // No request of the bot is answered from here on.
    group.sandbox.faults.set('rest-hangs', true)
    const answered = answerPanel(finn, panel).catch(() => null)
    await eventually(async () => expect(await answersIn(one, threadId)).toEqual({ left: 1, right: 0 }))
    let stopped = false
    const stopping = one.stop().then(() => {
      stopped = true
    })
    // Two seconds for notices on their way, and two for answers.
    await eventually(() => {
      network.advance(100)
      expect(stopped).toBe(true)
    })
    await stopping
    group.sandbox.faults.set('rest-hangs', false)
    // The click that nobody has answered fails.
    clock.advance(4_000)
    await answered
    const next = await start('all')
    await firstAnswers(threadId, [gail])
    expect(await answersIn(next, threadId)).toEqual({ left: 1, right: 1 })
    await allTold(next)
  })
})

describe('another program with the same token', () => {
  it('is noticed by answers that were given already, but not by a single one', () => {
    const clock = new HandClock('2030-01-01T12:00:00Z')
    const signs: (string | null)[] = []
    const watch = new TwinWatch({ clock, reach: { report: (_sign, what) => void signs.push(what) } })
    watch.refused()
    clock.advance(11 * 60_000)
    watch.refused()
    watch.refused()
    expect(signs).toEqual([])
    watch.refused()
    expect(signs).toEqual([expect.stringContaining('reset the token')])
    clock.advance(10 * 60_000)
    expect(signs.at(-1)).toBeNull()
  })
})
