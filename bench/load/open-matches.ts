/** Measures the program over a database with few and with many open matches: its start, its tick, and interactions. */
import { UNHURRIED } from '../../sandbox/rate-limits.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { Pair } from '../chaos/players.ts'
import { Child, type Usage } from './child.ts'
import { fill } from './fill.ts'
import { readBetween, Schema } from './schema.ts'

/** The cost of one thing that the program does. */
export interface Cost {
  readonly cpuMs: number
  readonly statements: number
  /** Rows that its statements read. */
  readonly rows: number
  /** Rows that sequential scans read, by table. */
  readonly sequential: Readonly<Record<string, number>>
}

/** The costs with a number of open matches. */
export interface Costs {
  readonly matches: number
  readonly start: Cost
  readonly tick: Cost
  /** Of one interaction, with the notices that it causes. */
  readonly interaction: Cost
  /** The requests that one interaction causes at Discord: answers to people, and all others, which share a limit. */
  readonly requests: { readonly answers: number; readonly others: number }
  /** The rows of the log that one interaction writes: a sitting takes several clicks. */
  readonly moves: number
  readonly residentBytes: number
  /** The size of the database with its indexes, as it was filled. */
  readonly databaseBytes: number
}

/** The settings of a measurement. */
export interface LoadOptions {
  readonly databaseUrl: string
  readonly dataDir: string
  /** Where `subject.ts` is bundled. */
  readonly program: string
  readonly matches: number
  /** The number of interactions that are measured, and of those before them. */
  readonly clicks: number
  readonly warmUp: number
  readonly say: (line: string) => void
}

const WIDE = {
  ...UNHURRIED,
  bucket: { requests: 1_000_000, perMs: 1_000 },
  global: { requests: 1_000_000, perMs: 1_000 },
  acknowledgeMs: 30_000,
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Fills a schema of its own, measures the program over it, and deletes it. */
export async function measureOpenMatches(options: LoadOptions): Promise<Costs> {
  const { databaseUrl, dataDir, matches, say } = options
  const schema = await Schema.open(databaseUrl, `load_${process.pid}_${matches}`)
  const sandbox = await startSandbox({ limits: WIDE })
  try {
    say(`filling ${matches} matches`)
    await fill(schema.url, dataDir, matches, { guildId: sandbox.guildId, channelId: sandbox.channelIds.games })
    say('measuring')
    const setting = { databaseUrl: schema.url, dataDir, api: sandbox.apiUrl, token: sandbox.token }
    const filled = await schema.rowsRead()
    const databaseBytes = await sizeOf(schema)
    const { child, used: start } = await Child.start(options.program, setting)
    try {
      const started = await schema.rowsRead()
      const beforeTick = await child.ask('usage')
      const tick = await child.ask('wake')
      const ticked = await schema.rowsRead()
      let clicks = 0
      const playing = async (most: number) => {
        const until = clicks + most
        const table = {
          sandbox,
          ready: async () => {},
          interrupted: () => new Promise<never>(() => {}),
          clicked: () => {
            clicks += 1
          },
          acknowledged: () => {},
          isOver: () => clicks >= until,
        }
        await new Pair(table, `${until}`).play()
        await child.ask('idle')
      }
      await playing(options.warmUp)
      // The bench reads all moves for this, which must not count.
      const movesBefore = await movesIn(schema)
      const warm = await schema.rowsRead()
      const beforeClicks = await child.ask('usage')
      sandbox.requests.length = 0
      const clicksBefore = clicks
      await playing(options.clicks)
      const afterClicks = await child.ask('idle')
      const played = await schema.rowsRead()
      const count = clicks - clicksBefore
      const answers = sandbox.requests.filter(({ path }) => /^\/(?:interactions|webhooks)\//.test(path)).length
      return {
        matches,
        start: costOf(NOTHING, start, readBetween(filled, started), 1),
        tick: costOf(beforeTick, tick, readBetween(started, ticked), 1),
        interaction: costOf(beforeClicks, afterClicks, readBetween(warm, played), count),
        requests: { answers: answers / count, others: (sandbox.requests.length - answers) / count },
        moves: ((await movesIn(schema)) - movesBefore) / count,
        residentBytes: (await settled(child)).residentBytes,
        databaseBytes,
      }
    } finally {
      await child.stop()
    }
  } finally {
    await sandbox.close()
    await schema.drop()
  }
}

/** Returns the size of all tables with their indexes, in bytes. */
async function sizeOf(schema: Schema): Promise<number> {
  const [row] = await schema.query<{ bytes: number }>(
    `SELECT sum(pg_total_relation_size(c.oid))::float AS "bytes" FROM pg_class c
      WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace`,
  )
  return row?.bytes ?? 0
}

/** Returns the number of answers that people have submitted. */
async function movesIn(schema: Schema): Promise<number> {
  const [row] = await schema.query<{ count: number }>(
    `SELECT count(*)::int AS "count" FROM "Move" WHERE "kind" = 'answers' AND "origin" = 'player'`,
  )
  return row?.count ?? 0
}

const NOTHING: Usage = { cpuMs: 0, residentBytes: 0, statements: 0, delivered: 0 }

/** Gives the process a moment to return memory. */
async function settled(child: Child): Promise<Usage> {
  await pause(2_000)
  return child.ask('usage')
}

function costOf(before: Usage, after: Usage, read: ReturnType<typeof readBetween>, count: number): Cost {
  return {
    cpuMs: (after.cpuMs - before.cpuMs) / count,
    statements: (after.statements - before.statements) / count,
    rows: read.rows / count,
    sequential: Object.fromEntries(Object.entries(read.sequential).map(([table, rows]) => [table, rows / count])),
  }
}
