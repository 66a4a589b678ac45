/**
 * `npm run restarts`: measures a rolling restart. A gateway and a worker, processes of their own, are stopped by SIGTERM
 * while others stand by, and a person clicks all the time.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import type { TestUser } from '../../sandbox/driver.ts'
import { UNHURRIED } from '../../sandbox/rate-limits.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { bundleProgram, PROGRAM } from '../../scripts/bundle.ts'
import { DUTIES } from '../../src/cluster/duties.ts'
import { NEEDED } from '../../src/discord/shell/permissions.ts'
import { Schema } from '../load/schema.ts'

new Command('restarts').description('measures a rolling restart of a gateway and a worker').parse()

await bundleProgram(PROGRAM)
const databaseUrl = process.env.BENCH_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/test'
const dataDir = mkdtempSync(join(tmpdir(), 'holonet-restarts-'))
const schema = await Schema.open(databaseUrl, `restarts_${process.pid}`)
const sandbox = await startSandbox({ botPermissions: NEEDED, limits: UNHURRIED })

const CLICK_EVERY_MS = 100
const LOOK_MS = 20
const LONGEST_MS = 300_000
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
const since = (start: number) => Math.round(performance.now() - start)

/** Waits until something is so. @returns when that was */
async function until(what: string, look: () => boolean | Promise<boolean>): Promise<number> {
  const start = performance.now()
  while (!(await look())) {
    if (since(start) > LONGEST_MS) throw new Error(`waited in vain for ${what}`)
    await pause(LOOK_MS)
  }
  return performance.now()
}

/** A process of the program. */
interface Program {
  readonly child: ChildProcess
  readonly said: () => string
  readonly ended: Promise<number>
}

const programs: Program[] = []
function start(role: 'gateway' | 'worker'): Program {
  const settings = { DISCORD_TOKEN: sandbox.token, DISCORD_API: sandbox.apiUrl, DATABASE_URL: schema.url, ROLE: role }
  const others = {
    DATA_DIR: dataDir,
    REDIS_URL: '',
    SHARDS: '',
    INTERACTIONS_PORT: '',
    OPERATIONS_PORT: '',
    ACTS_PER_MINUTE: '1000000',
  }
  const child = spawn(process.execPath, [join(PROGRAM, 'main.mjs')], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...settings, ...others, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (part) => {
    text += part
  })
  const ended = new Promise<number>((done) => child.once('exit', () => done(performance.now())))
  const program = { child, said: () => text, ended }
  programs.push(program)
  return program
}
const connected = ({ said }: Program) => said().includes('connected to Discord')
const standsBy = ({ said }: Program) => said().includes('stands by')

/** Clicks all the time, until it is told to stop. @returns the clicks with the time of each, and whether it was answered */
function clicking(person: TestUser) {
  const clicks: { readonly at: number; readonly answered: Promise<boolean> }[] = []
  let goesOn = true
  const ended = (async () => {
    while (goesOn) {
      const answered = person.slash('help', {}, { until: 'acknowledged', timeoutMs: 10_000 }).then(
        () => true,
        () => false,
      )
      clicks.push({ at: performance.now(), answered })
      await pause(CLICK_EVERY_MS)
    }
  })()
  return async () => {
    goesOn = false
    await ended
    return Promise.all(clicks.map(async ({ at, answered }) => ({ at, answered: await answered })))
  }
}

/** Stops the gateway while another one stands by. */
async function restartGateway(first: Program) {
  const second = start('gateway')
  await until('the second gateway', () => standsBy(second))
  const person = sandbox.user('Ann')
  await person.slash('help')
  const stop = clicking(person)
  await pause(1_000)
  const signalled = performance.now()
  first.child.kill('SIGTERM')
  const [endedAt, takenAt] = [await first.ended, await until('the second gateway', () => connected(second))]
  await pause(2_000)
  const clicks = await stop()
  const failed = clicks.filter(({ answered }) => !answered)
  const lastFailed = failed.at(-1)?.at ?? signalled
  return {
    endMs: Math.round(endedAt - signalled),
    connectedMs: Math.round(takenAt - signalled),
    clicks: clicks.length,
    failedClicks: failed.length,
    gapMs: Math.max(0, Math.round(lastFailed - (failed[0]?.at ?? lastFailed))),
    answeredAfter: clicks.filter(({ at, answered }) => answered && at > lastFailed).length,
  }
}

/** Stops the worker while another one works. */
async function restartWorker(first: Program) {
  const second = start('worker')
  await until('the second worker', () => connected(second))
  const held = async () => {
    const [row] = await schema.query<{ count: string }>(
      `SELECT count(*) FROM "Lease" l JOIN "Process" p ON p."id" = l."holder"
        WHERE p."pid" = $1 AND l."until" > clock_timestamp() AND l."name" = ANY($2)`,
      [second.child.pid, DUTIES],
    )
    return Number(row?.count ?? 0)
  }
  await until('its share of the duties', async () => (await held()) >= Math.floor(DUTIES.length / 2))
  const signalled = performance.now()
  first.child.kill('SIGTERM')
  const takenAt = await until('all duties', async () => (await held()) === DUTIES.length)
  return { endMs: Math.round((await first.ended) - signalled), allDutiesMs: Math.round(takenAt - signalled) }
}

try {
  const gateway = start('gateway')
  await until('the gateway', () => connected(gateway))
  const worker = start('worker')
  await until('the worker', () => connected(worker))
  const result = { worker: await restartWorker(worker), gateway: await restartGateway(gateway) }
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
} finally {
  for (const { child, ended } of programs) {
    child.kill('SIGKILL')
    await ended
  }
  await sandbox.close()
  await schema.drop()
  rmSync(dataDir, { recursive: true, force: true })
}
