/**
 * Measures the memory of the program, as `npm start` runs it, while people play match after match with pictures: what the system
 * counts as resident, its peak, and the heap of V8 that is in use.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UNHURRIED } from '../../sandbox/rate-limits.ts'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { bundleProgram } from '../../scripts/bundle.ts'
import { NODE_FLAGS } from '../../scripts/memory.mjs'
import { freePort } from '../../test/free-port.ts'
import { Pair } from '../chaos/players.ts'
import { Schema } from './schema.ts'

/** The memory of a process at one moment, in MiB. */
export interface Memory {
  readonly resident: number
  /** The most that was resident until then. */
  readonly peak: number
  /** Objects of V8's heap; a minute after the last click those that live, since the program has collected the others. */
  readonly heapUsed: number
}

/** The memory of the program in the course of one run. */
export interface PlayedMemory {
  readonly database: 'postgresql' | 'pglite'
  readonly matches: number
  readonly clicks: number
  readonly start: Memory
  /** At the last click. */
  readonly inPlay: Memory
  /** The most that was resident at the end of a match. */
  readonly mostInPlay: number
  readonly minuteLater: Memory
}

/** The settings of a measurement. */
export interface PlayedOptions {
  /** The PostgreSQL server; null: PGlite in a new folder. */
  readonly server: string | null
  readonly matches: number
  /** People who play at once, two by two. */
  readonly pairs: number
  /** The environment of the program that says how its memory is given. */
  readonly allocator: Readonly<Record<string, string>>
  readonly say: (line: string) => void
}

const root = join(import.meta.dirname, '../..')
const WIDE = {
  ...UNHURRIED,
  bucket: { requests: 1_000_000, perMs: 1_000 },
  global: { requests: 1_000_000, perMs: 1_000 },
  acknowledgeMs: 30_000,
}
const MINUTE_MS = 60_000
/** The pause after the start before the memory is read, in ms: the index of cards is made meanwhile. */
const SETTLED_MS = 5_000

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Runs the program and plays. */
export async function measurePlayed({ server, matches, pairs, allocator, say }: PlayedOptions): Promise<PlayedMemory> {
  const database = server === null ? 'pglite' : 'postgresql'
  const dataDir = mkdtempSync(join(tmpdir(), 'holonet-load-'))
  // As deep in the project as the program itself.
  const folder = join(root, 'reports', `load-${process.pid}-${database}`)
  const schema = server === null ? null : await Schema.open(server, `load_memory_${process.pid}`)
  const sandbox = await startSandbox({ limits: WIDE })
  const port = await freePort()
  try {
    await bundleProgram(folder)
    const program = spawn(process.execPath, [...NODE_FLAGS, join(folder, 'main.mjs')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...allocator, ...settingsOf(sandbox, schema?.url ?? '', dataDir, port) },
    })
    try {
      await started(program)
      await pause(SETTLED_MS)
      const start = await memoryOf(program, port)
      say(`${database}: ${start.resident} MiB at the start, ${start.peak} at its peak`)
      const played = await play(sandbox, { program, port, matches, pairs, say })
      await pause(MINUTE_MS)
      const minuteLater = await memoryOf(program, port)
      return { database, ...played, start, minuteLater }
    } finally {
      program.kill('SIGTERM')
      if (program.exitCode === null) await once(program, 'exit')
    }
  } finally {
    await sandbox.close()
    await schema?.drop()
    for (const place of [dataDir, folder]) rmSync(place, { recursive: true, force: true })
  }
}

/** Settings of this machine must not reach the program, and players are faster than people. */
const settingsOf = ({ token, apiUrl }: Sandbox, databaseUrl: string, dataDir: string, port: number) => ({
  DISCORD_TOKEN: token,
  DISCORD_API: apiUrl,
  DATABASE_URL: databaseUrl,
  REDIS_URL: '',
  DATA_DIR: dataDir,
  OPERATIONS_PORT: String(port),
  ACTS_PER_MINUTE: '1000000',
})

/** Resolves when the program says that it is connected. @throws if it ends before */
async function started(program: ChildProcess): Promise<void> {
  let printed = ''
  const ended = once(program, 'exit').then(() => {
    throw new Error(`the program ended: ${printed}`)
  })
  ended.catch(() => {})
  program.stdout?.on('data', (part) => {
    printed += part
  })
  while (!printed.includes('HoloNet is ')) await Promise.race([ended, once(program.stdout!, 'data')])
}

interface Playing extends Pick<PlayedOptions, 'matches' | 'pairs' | 'say'> {
  readonly program: ChildProcess
  readonly port: number
}

async function play(
  sandbox: Sandbox,
  { program, port, matches, pairs, say }: Playing,
): Promise<Pick<PlayedMemory, 'matches' | 'clicks' | 'inPlay' | 'mostInPlay'>> {
  const begun = new Set<string>()
  let [clicks, mostInPlay] = [0, 0]
  const table = {
    sandbox,
    ready: async () => {},
    interrupted: () => new Promise<never>(() => {}),
    clicked: () => {
      clicks += 1
    },
    acknowledged: ({ matchId }: { readonly matchId: string }) => {
      if (begun.has(matchId)) return
      begun.add(matchId)
      mostInPlay = Math.max(mostInPlay, residentOf(program))
      if (begun.size % 10 === 0) say(`${begun.size} matches, ${clicks} clicks: ${residentOf(program)} MiB`)
    },
    // The last ones are played to their end but for a few clicks.
    isOver: () => begun.size > matches,
  }
  await Promise.all(Array.from({ length: pairs }, (_, at) => new Pair(table, `P${at + 1}`).play()))
  return { matches: begun.size - 1, clicks, mostInPlay, inPlay: await memoryOf(program, port) }
}

/** Returns a line of what Linux says of a process, in MiB. */
function statusOf({ pid }: ChildProcess, name: 'VmRSS' | 'VmHWM'): number {
  const [, kib] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kib) / 1024)
}
const residentOf = (program: ChildProcess): number => statusOf(program, 'VmRSS')

async function memoryOf(program: ChildProcess, port: number): Promise<Memory> {
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const [, bytes] = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(figures) ?? []
  return {
    resident: residentOf(program),
    peak: statusOf(program, 'VmHWM'),
    heapUsed: Math.round(Number(bytes) / 1024 / 1024),
  }
}
