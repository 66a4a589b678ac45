/**
 * The program as a process of its own, killed with SIGKILL between the two requests of a call: the words have been posted,
 * and the panel has not taken their place. The stand-in holds a request, so that the moment is certain.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { type APIMessage, ComponentType, MessageFlags } from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser } from '../../sandbox/driver.ts'
import { UNHURRIED } from '../../sandbox/rate-limits.ts'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { ACCEPT, answerPanel, asksSomething, DECK, firstDeck } from '../discord/panel-clicks.ts'
import { eventually } from '../eventually.ts'
import { programArguments } from '../program-file.ts'
import { folder, type Place } from '../storage/servers.ts'

const POST = 'POST /channels/{channel_id}/messages'
const PATCH = 'PATCH /channels/{channel_id}/messages/{message_id}'

/** Settings of this machine that must not reach the program. */
const CLEAN = { DATABASE_URL: '', REDIS_URL: '', SANDBOX_RECORD: '', LOG_LEVEL: 'fatal', ACTS_PER_MINUTE: '1000000' }

let sandbox: Sandbox
let place: Place
let child: ChildProcess | null = null

beforeAll(async () => {
  sandbox = await startSandbox({ limits: UNHURRIED })
  place = folder()
})
afterAll(async () => {
  await kill()
  await sandbox.close()
  await place.remove()
  expect(sandbox.problems).toEqual([])
})

/** Starts the program; resolves when it is connected. */
async function start(): Promise<void> {
  const env = { ...CLEAN, DISCORD_TOKEN: sandbox.token, DISCORD_API: sandbox.apiUrl, DATA_DIR: place.dataDir }
  const started = spawn(process.execPath, [...(await programArguments())], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...env },
  })
  child = started
  let output = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (part) => {
        output += part
        if (output.includes('HoloNet is connected')) resolve()
      })
    started.once('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)))
  })
}

/** Ends the program at once; resolves when it is gone. */
async function kill(): Promise<void> {
  const killed = child
  child = null
  if (killed === null) return
  const gone = new Promise((resolve) => killed.once('exit', resolve))
  killed.kill('SIGKILL')
  await gone
}

const isPanel = (message: APIMessage): boolean =>
  ((message.flags ?? 0) & MessageFlags.IsComponentsV2) !== 0 && asksSomething(message)

/** Begins a match; resolves when both players have been asked for the first time. */
async function begun(one: TestUser, other: TestUser): Promise<void> {
  const format = 'young-jedi/starter'
  const asked = await typePlay(one, { opponent: other, format, side: 'young-jedi/dark' })
  const posted = other.next(`<@${other.id}>`)
  await one.select(asked.message, DECK, firstDeck(asked.message))
  const accepted = await other.click(await posted, ACCEPT)
  const deck = controlsOf(accepted.message).find(({ customId }) => DECK.test(customId))!
  await other.select(accepted.message, DECK, deck.options[0]!.value)
}

/** Answers everything that a person's panel asks; resolves when it asks nothing. */
async function answersAll(person: TestUser): Promise<void> {
  let panel = await person.until('a panel', () => person.dms().find(isPanel))
  while (asksSomething(panel)) panel = await answerPanel(person, panel)
}

/** The requests that were made for messages of a channel. */
const made = (method: string, channelId: string) =>
  sandbox.requests.filter((one) => one.method === method && one.path.startsWith(`/channels/${channelId}/messages`))

describe('killed between the two requests of a call, the program has sent one message, complete, that rang once', () => {
  it.each([
    { when: 'while the second request is on its way', lost: false },
    { when: 'before it knows that the first one was taken', lost: true },
  ])('$when', async ({ lost }) => {
    if (child === null) await start()
    const [alice, bob] = ['Alice', 'Bob'].map((name) => sandbox.user(`${name} ${lost ? 'Two' : 'One'}`)) as [
      TestUser,
      TestUser,
    ]
    await begun(alice, bob)
    // One player is asked first and answers; then their opponent is called.
    const first = await alice.until('a first call', () => [alice, bob].find((one) => one.dms().some(isPanel)))
    const called = first === alice ? bob : alice
    const channelId = await called.openDm()
    expect(called.dms()).toEqual([])
    const rung = called.notifications().length
    const faults = [
      ...(lost ? [sandbox.faults.fail(POST, 'lost', { within: channelId, times: 1 })] : []),
      ...(lost ? [sandbox.faults.fail(POST, 'hang', { within: channelId })] : []),
      sandbox.faults.fail(PATCH, 'hang', { within: channelId }),
    ]
    await answersAll(first)
    const words = await called.until('the words', () => called.dms()[0])
    if (!lost) await eventually(() => expect(made('PATCH', channelId).length).toBeGreaterThan(0))
    await kill()
    expect(isPanel(words)).toBe(false)
    expect(made('PATCH', channelId).map(({ status }) => status)).toEqual(lost ? [] : [0])
    for (const mend of faults) mend()

    await start()
    const panel = await called.until('the panel', () => called.dms().find(isPanel))
    expect([panel.id, called.dms().map(({ id }) => id)]).toEqual([words.id, [words.id]])
    expect(panel.components!.map(({ type }) => type)).toContain(ComponentType.MediaGallery)
    expect(called.notifications().slice(rung)).toHaveLength(1)
    // It is a panel like any other.
    expect((await answerPanel(called, panel)).id).toBe(words.id)
  })
})
