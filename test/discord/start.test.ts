/** The program started from a terminal: its page, its errors when it can't start, kill and restart. */

import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, TestUser, textOf } from '../../sandbox/driver.ts'
import type { SandboxSays } from '../../sandbox/protocol.ts'
import { freePort } from '../free-port.ts'
import { programArguments } from '../program-file.ts'
import { runs } from '../runs.ts'
import { folder, NO_POSTGRES, type Place, postgres } from '../storage/servers.ts'
import { answerPanel, asksSomething, DECK, firstDeck } from './world.ts'

/**
 * The answers after a kill, a few turns: a lost answer or one that counts twice shows at the next question. Whole games on such
 * programs are played by the browser (`test/browser/game.test.ts`), and here with `RUNS=2` or more.
 */
const MOVES = runs(1) > 1 ? 400 : 30
/** Between two looks whether a program is ready. */
const LOOK_MS = 20

const root = new URL('../..', import.meta.url).pathname

interface Program {
  readonly process: ChildProcess
  readonly said: () => string
  readonly ended: Promise<number | null>
}

const programs: Program[] = []
const places: Place[] = []
const windows: WebSocket[] = []
async function kill(list: Program[]): Promise<void> {
  for (const { process: running, ended } of list.splice(0)) {
    running.kill('SIGKILL')
    await ended
  }
}
afterEach(async () => {
  for (const window of windows.splice(0)) window.terminate()
  await kill(programs)
})
afterAll(async () => {
  for (const place of places.splice(0)) await place.remove()
})

function newFolder(): string {
  const place = folder()
  places.push(place)
  return place.dataDir
}

/** Settings of the machine that the tests run on must not reach the program, and its games are the same in every run. */
const CLEAN = {
  DISCORD_TOKEN: '',
  DISCORD_API: '',
  DATABASE_URL: '',
  REDIS_URL: '',
  SANDBOX_RECORD: '',
  SANDBOX_SEED: '1999',
}

/** The script of `npm start`. */
const NPM_START = ['scripts/start.mjs']

/** Starts the program, which is killed after its test unless another list of programs keeps it. */
async function start(env: Record<string, string>, file?: readonly string[], kept = programs): Promise<Program> {
  const child = spawn(process.execPath, [...(file ?? (await programArguments()))], {
    cwd: root,
    env: { ...process.env, ...CLEAN, ...env },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      text += part
    })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const program = { process: child, said: () => text, ended }
  kept.push(program)
  return program
}

/** Waits until the program has printed the address of its page. @throws its output if it ended instead */
async function pageOf(program: Program): Promise<string> {
  const named = new Promise<string>((resolve) => {
    const look = () => {
      const [, url] = /open (http:\S+)/.exec(program.said()) ?? []
      if (url !== undefined) resolve(url)
    }
    program.process.stdout!.on('data', look)
    look()
  })
  const ended = program.ended.then((code) => {
    throw new Error(`ended with ${code}: ${program.said()}`)
  })
  return Promise.race([named, ended])
}

/** A window of the page; resolves when it has drawn itself. */
async function windowOf(url: string, name: string): Promise<TestUser> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ui?user=${name}`)
  windows.push(socket)
  let tell: (event: SandboxSays) => void = () => {}
  const ready = new Promise<void>((resolve, reject) => {
    socket.once('message', () => resolve())
    socket.once('error', reject)
  })
  const user = new TestUser((hear) => {
    tell = hear
    return { say: (request) => socket.send(JSON.stringify(request)), close: () => socket.close() }
  })
  socket.on('message', (data) => tell(JSON.parse(String(data))))
  await ready
  return user
}

describe('the program', () => {
  it.skipIf(postgres === null)(`says which of three things is wrong with the database${NO_POSTGRES}`, async () => {
    const { port } = new URL(postgres!)
    const closed = await freePort()
    for (const [change, words] of [
      [{ pathname: '/no-such-database' }, 'has no database no-such-database. Create it'],
      [{ username: 'nobody', password: 'hunter2' }, 'refuses the role nobody or its password. Correct both'],
      [{ port: String(closed) }, `No database server answers at 127.0.0.1:${closed}. Start it`],
    ] as const) {
      const url = new URL(postgres!)
      Object.assign(url, { hostname: '127.0.0.1', port }, change)
      const DATABASE_URL = url.href
      const program = await start({ PORT: '0', DATA_DIR: newFolder(), DATABASE_URL })
      expect(await program.ended).toBe(1)
      expect(program.said()).toContain(words)
      expect(program.said()).not.toContain('hunter2')
    }
  })

  it('continues where it was after a kill: every answer counts, none twice', async () => {
    const env = { PORT: '0', DATA_DIR: newFolder() }
    let program = await start(env)
    let alice = await windowOf(await pageOf(program), 'Alice')
    await alice.until('the bot', () => alice.botOnline)
    const opponent = { id: (await alice.command('play')).application_id }
    const asked = await typePlay(alice, { opponent, format: 'young-jedi/starter', side: 'young-jedi/dark' })
    let { message } = await alice.select(asked.message, DECK, firstDeck(asked.message))
    expect(asksSomething(message)).toBe(true)
    // The chaos tests kill more than once.
    for (let kills = 0; kills < runs(1) && asksSomething(message); kills++) {
      message = await answerPanel(alice, message)
      // The program is killed during a move, before anybody knows the outcome.
      const exit = controlsOf(message).find(({ disabled, customId }) => !disabled && /\|(?:do|exit)\|/.test(customId))
      if (exit !== undefined) await alice.click(message, exit.customId, { until: 'sent' })
      program.process.kill('SIGKILL')
      await program.ended
      program = await start(env)
      alice = await windowOf(await pageOf(program), 'Alice')
      await alice.until('the bot', () => alice.botOnline)
      const list = await alice.slash('games')
      message = (await alice.select(list.message, 'Open a panel', 'Against Practice opponent')).message
      expect(textOf(message)).toMatch(/###/)
    }
    for (let moves = 0; moves < MOVES && asksSomething(message); moves++) message = await answerPanel(alice, message)
    const thread = await alice.thread('Young Jedi')
    if (asksSomething(message)) {
      const meant = await alice.slash('resign', {}, { channel: thread.id })
      await alice.click(meant.message, 'Resign')
    }
    const story = await alice.sees('🏁', { channel: thread.id })
    expect(textOf(story)).toContain('Practice opponent')
    // No message was sent twice.
    const told = alice
      .messages(thread.id)
      .filter(({ flags }) => ((flags ?? 0) & 64) === 0)
      .map(textOf)
      .flatMap((text) => text.split('\n').filter((line) => /^— /.test(line)))
    expect(new Set(told).size).toBe(told.length)
  })
})

describe('a program that npm start has started without a token', () => {
  const kept: Program[] = []
  const DATA_DIR = newFolder()
  /** Its words about its readiness before it was ready. */
  const seen = new Set<string>()
  let program: Program
  beforeAll(async () => {
    const OPERATIONS_PORT = String(await freePort())
    program = await start({ PORT: '0', DATA_DIR, OPERATIONS_PORT }, NPM_START, kept)
    const ready = async () => {
      const answer = await fetch(`http://127.0.0.1:${OPERATIONS_PORT}/readyz`).catch(() => null)
      return answer === null ? null : { status: answer.status, text: await answer.text() }
    }
    for (let last = await ready(); last?.status !== 200; last = await ready()) {
      if (last !== null) seen.add(last.text.split(':')[0] ?? '')
      if (program.process.exitCode !== null) throw new Error(program.said())
      await setTimeout(LOOK_MS)
    }
  })
  afterAll(async () => {
    // The script passes this signal on to the program, and ends after it.
    program?.process.kill('SIGTERM')
    await program?.ended
  })

  it('is ready once people can play, and not before', async () => {
    expect([...seen]).toEqual(['Starting'])
    // The page of the sandbox.
    expect((await fetch(await pageOf(program))).status).toBe(200)
    const alice = await windowOf(await pageOf(program), 'Alice')
    expect(alice.botOnline).toBe(true)
    expect(await alice.command('play')).toMatchObject({ name: 'play' })
  })

  it('lets no other one take its data folder or its port, nor one begin whose settings make no sense', async () => {
    const url = await pageOf(program)
    const second = await start({ PORT: '0', DATA_DIR })
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain('is in use by process')
    const third = await start({ PORT: new URL(url).port, DATA_DIR: newFolder() })
    expect(await third.ended).toBe(1)
    expect(third.said()).toMatch(/Port \d+ is taken/)
    const fourth = await start({ PORT: 'many' })
    expect(await fourth.ended).toBe(1)
    expect(fourth.said()).toMatch(/PORT is not valid: set a number.*\n.*\.env\.example/)
    expect((await fetch(url)).status).toBe(200)
  })

  it('ends cleanly when it is told to', async () => {
    program.process.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  })
})
