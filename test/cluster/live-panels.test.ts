/** Open panels when the move comes through another process: they change by themselves, and live sessions go on. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { type TestUser, textOf } from '../../sandbox/driver.ts'
import { UNHURRIED } from '../../sandbox/rate-limits.ts'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { NEEDED } from '../../src/discord/shell/permissions.ts'
import { offersOf, tap } from '../discord/panel-clicks.ts'
import { type Process, startProcess } from '../discord/processes.ts'
import { ACCEPT, answerPanel, asksSomething, DECK, openFromThread } from '../discord/world.ts'
import { eventually } from '../eventually.ts'
import { HandClock } from '../hand-clock.ts'
import { NO_POSTGRES, type Place, postgres, schema } from '../storage/servers.ts'

const MINUTE = 60_000
/** So often a signal that may have got lost is sent again. */
const AGAIN_MS = 1_000

describe.skipIf(postgres === null)(`open panels across processes${NO_POSTGRES}`, () => {
  let place: Place
  let sandbox: Sandbox
  let clock: HandClock
  let ofAnn: Process
  let ofBob: Process
  let worker: Process
  /** Panels for which the worker has asked the other processes, and which none has said to have open yet. */
  const asked = new Set<string>()
  let ann: TestUser
  let bob: TestUser
  beforeAll(async () => {
    place = schema()
    clock = new HandClock('2030-01-01T12:00:00Z')
    sandbox = await startSandbox({ clock, botPermissions: NEEDED, limits: UNHURRIED })
    const http = { sandbox, place, clock, role: 'gateway', serves: 'http' } as const
    ofAnn = await startProcess(http)
    ofBob = await startProcess(http)
    await through(ofAnn)
    worker = await startProcess({ sandbox, place, clock, role: 'worker' })
    const { signals } = worker.holonet.cluster
    const send = signals.send.bind(signals)
    signals.send = (topic, data) => {
      if (topic === 'panel') asked.add(JSON.stringify(data))
      send(topic, data)
    }
    signals.on('panel-open', (data) => asked.delete(JSON.stringify(data)))
    ann = sandbox.user('Ann')
    bob = sandbox.user('Bob')
  })
  afterAll(async () => {
    for (const one of [worker, ofAnn, ofBob]) await one?.stop()
    await sandbox?.close()
    await place?.remove()
  })
  afterEach(() => expect(sandbox.problems).toEqual([]))

  /** From now on requests go to this process, as a balancer may send them. */
  const through = async ({ discord }: Process) =>
    expect(await sandbox.http.enter(`http://127.0.0.1:${discord.httpPort}/interactions`)).toBe(true)
  /** Each person's requests go to a process of their own. */
  const as = async <T>(person: TestUser, act: (person: TestUser) => Promise<T>): Promise<T> => {
    await through(person === ann ? ofAnn : ofBob)
    return act(person)
  }
  const told = () => eventually(async () => expect(await worker.holonet.prisma.notice.count()).toBe(0))
  const answer = (person: TestUser, threadId: string) =>
    as(person, async () => answerPanel(person, await openFromThread(person, threadId)))
  const answers = (person: TestUser, panel: APIMessage) => as(person, () => answerPanel(person, panel))

  const begin = async () => {
    const posted = bob.next(`<@${bob.id}>`, { channel: 'general' })
    await as(ann, async () => {
      const asked = await typePlay(ann, { opponent: bob, format: 'tiny/long', side: 'tiny/left' })
      await ann.select(asked.message, DECK, 'Even')
    })
    const known = new Set(ann.threads().map(({ id }) => id))
    await as(bob, async () => {
      const accepted = await bob.click(await posted, ACCEPT)
      await bob.select(accepted.message, DECK, 'Even')
    })
    const thread = await ann.until('the thread', () => ann.threads().find(({ id }) => !known.has(id)))
    await told()
    return thread.id
  }
  /** Does something by which the panels of others change, once the processes that have them open have heard of it. */
  const heard = async <T>(act: () => Promise<T>): Promise<T> => {
    await told()
    asked.clear()
    const result = await act()
    // The worker asks before a notice counts as told, and an answer means that the panel waits for its time.
    await told()
    await eventually(() => {
      // A signal may get lost where the database takes long, and asking again is as good.
      for (const one of asked) worker.holonet.cluster.signals.send('panel', JSON.parse(one))
      expect([...asked]).toEqual([])
    }, AGAIN_MS)
    return result
  }
  /** A panel once it shows something. */
  const becomes = async (person: TestUser, panel: APIMessage, is: (now: APIMessage) => boolean) => {
    let looks = 0
    return eventually(() => {
      // This long changes wait for further ones, each some times at most: a live session ends after minutes.
      if (looks++ < 20) clock.advance(500)
      const now = person.now(panel)
      expect(now !== undefined && is(now)).toBe(true)
      return now!
    })
  }
  const has = (label: string) => (panel: APIMessage) => offersOf(panel).includes(label)
  const calls = (person: TestUser) => person.dms().filter((message) => /Your turn/.test(textOf(message)))

  it('a panel that waits asks by itself when the opponent has moved through another process', async () => {
    const threadId = await begin()
    const waits = await answer(ann, threadId)
    expect(asksSomething(waits)).toBe(false)
    await told()
    clock.advance(10 * MINUTE)
    await heard(() => answer(bob, threadId))
    const panel = await becomes(ann, waits, asksSomething)
    await told()
    expect(calls(ann).some(asksSomething)).toBe(true)
    expect(asksSomething(await answers(ann, panel))).toBe(false)
    await told()
  })

  it('a live session goes on between two processes, and nobody is called', async () => {
    const threadId = await begin()
    for (const person of [ann, bob, bob, ann]) {
      await answer(person, threadId)
      await told()
    }
    let panelOfAnn = await as(ann, () => openFromThread(ann, threadId))
    let panelOfBob = await as(bob, () => openFromThread(bob, threadId))
    const playLive = async (person: TestUser, panel: APIMessage) =>
      (await heard(() => as(person, () => tap(person, panel, 'Play live')))).message
    panelOfAnn = await playLive(ann, panelOfAnn)
    panelOfBob = await becomes(bob, panelOfBob, (now) => /wants to play live/.test(textOf(now)))
    panelOfBob = await playLive(bob, panelOfBob)
    panelOfAnn = await becomes(ann, panelOfAnn, has('End live'))
    const dms = () => bob.dms().map((message) => [message.id, asksSomething(message)])
    const before = dms()
    panelOfAnn = await heard(() => answers(ann, panelOfAnn))
    panelOfBob = await becomes(bob, panelOfBob, asksSomething)
    expect(has('End live')(panelOfBob)).toBe(true)
    await told()
    expect(dms()).toEqual(before)
  })
})
