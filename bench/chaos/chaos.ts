/**
 * Kills the real program at random moments while people play through the stand-in, and then counts what was lost. The
 * stand-in and the players live in this process, and the program in processes of its own.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { UNHURRIED } from '../../sandbox/rate-limits.ts'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { games } from '../../src/games/registry.ts'
import { openHoloNet } from '../../src/holonet.ts'
import { stream } from '../../src/kit/chance/streams.ts'
import { type Database, openStorage } from '../../src/storage/open.ts'
import { systemClock } from '../../src/time/clock.ts'
import { removeBundles } from '../bundled.ts'
import { median } from '../table.ts'
import { audit, type Findings, Postings, watchNotices } from './audit.ts'
import { type FaultName, Faults, type Services } from './faults.ts'
import { type Acknowledged, Pair } from './players.ts'
import { buildProgram, Program } from './program.ts'

/** The settings of a run. */
export interface ChaosOptions {
  readonly storage: 'postgresql' | 'pglite'
  /** The number of kills, spread over the moves. */
  readonly kills: number
  /** The number of acknowledged answers after which the players stop. */
  readonly moves: number
  /** The seed of the moments of the kills. */
  readonly seed: string
  /** The number of matches that are played at the same time. */
  readonly pairs: number
  /** Whether the program draws pictures. Without them a click takes a third of the time, so that a run has more kills. */
  readonly pictures: boolean
  /** Faults besides the kills, one after another, spread over the moves. */
  readonly faults: readonly FaultName[]
  /** The length of each fault in ms. */
  readonly faultMs: number
  /** The players stop after this time, even if moves or kills are missing, in ms. */
  readonly mostMs: number
  readonly databaseUrl: string
  readonly redisUrl: string
  /** A folder with an empty embedded database to begin with a copy of; absent: one is set up, which takes seconds. */
  readonly template?: string
  /** Told about each kill and fault. */
  readonly say: (line: string) => void
}

/** The result of a run. */
export interface ChaosResult extends Findings {
  readonly storage: ChaosOptions['storage']
  readonly seed: string
  readonly pictures: boolean
  readonly kills: number
  /** Acknowledged answers. */
  readonly moves: number
  /** Matches that were given up because nobody was asked anything for more than a minute. */
  readonly givenUp: number
  /** The time from the end of play until all notices were delivered, in seconds; null: the database can't be read meanwhile. */
  readonly calledAfterS: number | null
  readonly faults: readonly FaultName[]
  /** Median milliseconds from the start of a standing-by program to its connection. */
  readonly startMs: number
  readonly seconds: number
  /** Ends of the program without a kill. */
  readonly selfEnded: readonly string[]
}

/** The stand-in measures nothing here, so its limits are wide; players wait longer than people can. */
const WIDE = {
  ...UNHURRIED,
  bucket: { requests: 1_000_000, perMs: 1_000 },
  global: { requests: 1_000_000, perMs: 1_000 },
  acknowledgeMs: 15_000,
}
/** A kill comes this long after a click at most, in ms. */
const MOST_DELAY_MS = 800
/** This long the bot sends nothing once all notices are delivered, in ms. */
const QUIET_MS = 6_000
/** So often the program is started again while notices are left. */
const MOST_ROUNDS = 6
const LOOK_MS = 500
/** This long the bench waits for notices after the end of play, in seconds. */
const MOST_CALLS_S = 15 * 60

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Runs players against the program, kills it, and returns what was found. */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const folder = await buildProgram(options.pictures)
  const dataDir = mkdtempSync(join(tmpdir(), 'holonet-chaos-'))
  const schema = `chaos_${process.pid}_${options.storage}`
  const server = options.storage === 'postgresql' ? `${options.databaseUrl}?schema=${schema}` : undefined
  const sandbox = await startSandbox({ limits: WIDE })
  const clockFile = join(dataDir, 'ahead')
  const place = { schema: server === undefined ? null : schema, clockFile }
  const faults = await Faults.open({ ...options, ...place }, sandbox.apiUrl)
  try {
    const postings = new Postings(sandbox)
    if (options.template !== undefined) cpSync(options.template, dataDir, { recursive: true })
    await prepared(dataDir, server)
    const env = { ...environment(options, sandbox, faults, dataDir, schema), CHAOS_CLOCK_FILE: clockFile }
    const program = new Program(folder, env)
    const began = performance.now()
    const played = await play(options, program, sandbox, faults)
    const seconds = Math.round((performance.now() - began) / 1000)
    const count = (prisma: Database) => prisma.notice.count({ where: { deadAt: null } })
    const calledAfterS = server === undefined ? null : await allCalled(() => withDatabase(dataDir, server, count))
    await drained(
      () => new Program(folder, env),
      program,
      sandbox,
      (count) => withDatabase(dataDir, server, count),
    )
    const holonet = await openHoloNet({ databaseUrl: server, dataDir, games, clock: systemClock })
    try {
      const findings = await audit({ holonet, sandbox, games, postings, acknowledged: played.acknowledged })
      const { storage, seed, pictures } = options
      return {
        storage,
        seed,
        pictures,
        kills: played.kills,
        moves: played.acknowledged.length,
        givenUp: played.givenUp,
        calledAfterS,
        faults: faults.done,
        ...findings,
        startMs: Math.round(median(program.starts)),
        seconds,
        selfEnded: program.selfEnded,
      }
    } finally {
      await holonet.close()
    }
  } finally {
    await faults.close()
    await sandbox.close()
    removeBundles(folder)
    rmSync(dataDir, { recursive: true, force: true })
    if (server !== undefined) await dropSchema(options.databaseUrl, schema)
  }
}

/** Brings the empty database up to date, and begins to write notices down. */
async function prepared(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  await withDatabase(dataDir, databaseUrl, watchNotices)
}

async function withDatabase<T>(
  dataDir: string,
  databaseUrl: string | undefined,
  act: (prisma: Database) => Promise<T>,
) {
  const storage = await openStorage({ dataDir, databaseUrl })
  try {
    return await act(storage.prisma)
  } finally {
    await storage.close()
  }
}

async function dropSchema(databaseUrl: string, schema: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`DROP SCHEMA IF EXISTS "${schema}" CASCADE`)
  await client.end()
}

/** The environment of the program: the real services behind their proxies. */
function environment(
  { storage }: ChaosOptions,
  { token }: Sandbox,
  { services }: { readonly services: Services },
  dataDir: string,
  schema: string,
): Record<string, string> {
  const own = {
    DISCORD_TOKEN: token,
    DISCORD_API: services.api,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
  }
  if (storage === 'pglite') return own
  return { ...own, DATABASE_URL: `${services.databaseUrl}?schema=${schema}`, REDIS_URL: services.redisUrl }
}

interface Played {
  readonly kills: number
  readonly givenUp: number
  readonly acknowledged: readonly Acknowledged[]
}

/** Lets pairs of players play until all moves are made and all kills are done. */
async function play(options: ChaosOptions, program: Program, sandbox: Sandbox, faults: Faults): Promise<Played> {
  const { kills: mostKills, moves, say, pairs } = options
  const below = stream(options.seed, 'kills')
  const acknowledged: Acknowledged[] = []
  const endsAt = performance.now() + options.mostMs
  let kills = 0
  let killing: Promise<void> | null = null
  let faulty: Promise<void> | null = null
  const isOver = () =>
    performance.now() > endsAt || (acknowledged.length >= moves && kills >= mostKills && faults.areOver)
  /** The number of acknowledged moves at which the next kill is due. */
  let killAt = 0
  const nextKill = () => {
    const left = Math.max(1, moves - acknowledged.length)
    killAt = acknowledged.length + below(Math.max(1, Math.floor((2 * left) / Math.max(1, mostKills - kills))))
  }
  nextKill()
  const kill = async () => {
    await pause(below(MOST_DELAY_MS))
    if (kills >= mostKills) return
    await program.kill()
    kills += 1
    nextKill()
    say(`kill ${kills}, ${acknowledged.length} moves`)
    // One kill in four hits the next process while it starts.
    if (below(4) > 0) await program.up
    else await pause(below(MOST_DELAY_MS))
  }
  const clicked = () => {
    faulty ??=
      faults.due(acknowledged.length / moves)?.finally(() => {
        faulty = null
      }) ?? null
    if (killing !== null || kills >= mostKills || acknowledged.length < killAt) return
    killing = kill().finally(() => {
      killing = null
    })
  }
  const table = {
    sandbox,
    ready: () => program.up,
    async interrupted(): Promise<never> {
      await program.down
      throw new Error('the program was killed')
    },
    clicked,
    acknowledged: (answer: Acknowledged) => void acknowledged.push(answer),
    isOver,
  }
  await program.start()
  faults.victim = program
  const playing = Array.from({ length: pairs }, (_, at) => new Pair(table, `P${at + 1}`))
  await Promise.all(playing.map((pair) => pair.play()))
  await killing
  await faulty
  for (const { failures } of playing) for (const [failure, count] of failures) say(`${count} times: ${failure}`)
  const givenUp = playing.reduce((sum, pair) => sum + pair.givenUp, 0)
  return { kills, givenUp, acknowledged }
}

/**
 * Ends the program once the bot has nothing more to send, and starts it again as long as notices are left. Nobody else
 * can read the embedded database while the program runs.
 */
async function drained(
  again: () => Program,
  program: Program,
  sandbox: Sandbox,
  read: (count: (prisma: Database) => Promise<number>) => Promise<number>,
): Promise<void> {
  let running = program
  for (let round = 1; ; round++) {
    await running.up
    await quiet(sandbox)
    // A polite end delivers the notices that are on their way.
    await running.stop('SIGTERM')
    const left = await read((prisma) => prisma.notice.count({ where: { deadAt: null } }))
    if (left === 0 || round === MOST_ROUNDS) return
    running = again()
    await running.start()
  }
}

/** Waits until no notice is left, or for a quarter of an hour. @returns the time that it took, in seconds */
async function allCalled(left: () => Promise<number>): Promise<number> {
  const began = performance.now()
  const passed = () => Math.round((performance.now() - began) / 1000)
  // A busy server may refuse a look; the next one tells.
  while ((await left().catch(() => 1)) > 0 && passed() < MOST_CALLS_S) await pause(4 * LOOK_MS)
  return passed()
}

/** Waits until the bot has sent nothing to anybody for a while. */
async function quiet({ world }: Sandbox): Promise<void> {
  let last = performance.now()
  const forget = world.on(() => {
    last = performance.now()
  })
  while (performance.now() - last < QUIET_MS) await pause(LOOK_MS)
  forget()
}
