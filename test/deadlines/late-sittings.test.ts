import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lateSittings } from '../../src/deadlines/late-sittings.ts'
import { quoted } from '../../src/storage/migrate.ts'
import { openStorage, type Storage } from '../../src/storage/open.ts'
import { splitUrl } from '../../src/storage/server-address.ts'
import { NO_POSTGRES, type Place, postgres, schema } from '../storage/servers.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const LATE = 1_000
/** One match in this many waits for its call. */
const WAITS_EACH = 4

/** A step of a plan, as the server explains it. */
interface PlanStep {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanStep[]
}

/** The rows of a table that a plan has read. */
function rowsRead(step: PlanStep, table: string): number {
  const found = step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)
  const own = step['Relation Name'] === table ? found * step['Actual Loops'] : 0
  return (step.Plans ?? []).reduce((sum, part) => sum + rowsRead(part, table), own)
}

/** The ways to join and find rows that help only with full tables. */
const GOOD_WAYS = ['hashjoin', 'mergejoin', 'indexscan', 'bitmapscan', 'material', 'memoize']

/** Fills the tables with matches whose time is up. */
const FILL = [
  `INSERT INTO "Match" ("id", "game", "format", "rules", "rated", "sittingMs", "channelId", "status", "startedAt", "version",
    "moves", "engine", "state")
    SELECT 'm' || n, 'g', 'f', '{}', FALSE, 1, 'c', 'running', now(), 0, 0, '1', '{}' FROM generate_series(1, ${LATE}) AS n`,
  `INSERT INTO "Sitting" ("matchId", "seat", "calledAt", "deadline", "calendar", "misses", "answered")
    SELECT 'm' || n, 'left', timestamptz '2026-11-20Z', timestamptz '2026-11-24T11:00Z', '{}', 0, FALSE
    FROM generate_series(1, ${LATE}) AS n`,
  `INSERT INTO "Notice" ("id", "matchId", "kind", "data", "at")
    SELECT 'n' || n, 'm' || n, CASE WHEN n % ${WAITS_EACH} = 0 THEN 'called' ELSE 'story' END, '{"seat":"left"}', now()
    FROM generate_series(1, ${LATE}) AS n`,
]

describe.skipIf(postgres === null)(`the look for late sittings${NO_POSTGRES}`, () => {
  let place: Place
  let storage: Storage
  let client: pg.Client
  beforeAll(async () => {
    place = schema()
    storage = await openStorage(place)
    const { url, schema: name } = splitUrl(place.databaseUrl!)
    client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    await client.query(`SET search_path = ${quoted(name)}`)
  })
  afterAll(async () => {
    await client?.end()
    await storage?.close()
    await place?.remove()
  })

  it('reads the notices once, even by the worst plan for empty tables', async () => {
    const { text } = lateSittings({ by: NOW, now: NOW })
    for (const way of GOOD_WAYS) await client.query(`SET enable_${way} = off`)
    await client.query('SET plan_cache_mode = force_generic_plan')
    await client.query(`PREPARE late AS ${text}`)
    const at = `'${NOW.toISOString()}'`
    expect((await client.query(`EXECUTE late(${at}, ${at})`)).rows).toEqual([])
    for (const statement of FILL) await client.query(statement)
    const explained = await client.query(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) EXECUTE late(${at}, ${at})`)
    const { Plan: plan } = explained.rows[0]['QUERY PLAN'][0]
    expect(rowsRead(plan, 'Sitting')).toBe(LATE)
    expect(rowsRead(plan, 'Notice')).toBe(LATE)
    expect((await client.query(`EXECUTE late(${at}, ${at})`)).rows).toHaveLength(LATE - LATE / WAITS_EACH)
  })

  it('is planned anew each time, other than the statements of every click', async () => {
    const { prisma } = storage
    await prisma.$queryRaw`${lateSittings({ by: NOW, now: NOW })}`
    await prisma.$queryRaw`SELECT 'kept' AS "one"`
    const kept = await prisma.$queryRaw<{ statement: string }[]>`SELECT "statement" FROM pg_prepared_statements`
    expect(kept.filter(({ statement }) => statement.includes(`SELECT 'kept'`))).toHaveLength(1)
    expect(kept.filter(({ statement }) => statement.includes('"Sitting"'))).toEqual([])
  })
})
