/** The work that waits, as the database counts it. */
import { lateSittings } from '../deadlines/late-sittings.ts'
import type { Database } from '../storage/open.ts'

/** A deadline counts as late after this time, in milliseconds: it takes a while to end a sitting. */
const LATE_MS = 60_000

/** Counts of matches, of notices and of deadlines. */
export interface WaitingWork {
  readonly open_matches: number
  readonly notices: number
  readonly lag_seconds: number
  /** Messages of matches and leagues that were refused. */
  readonly dead: number
  readonly late: number
}

/** Counts the work that waits. @throws StorageDown */
export async function waitingWork(prisma: Pick<Database, '$queryRaw'>, now: Date): Promise<WaitingWork> {
  const [read] = await prisma.$queryRaw<WaitingWork[]>`
    SELECT (SELECT count(*)::int FROM "Match" WHERE "status" = 'running') AS "open_matches",
      count(*) FILTER (WHERE "deadAt" IS NULL)::int AS "notices",
      coalesce(extract(epoch FROM ${now}::timestamptz - min(coalesce("heldTo", "at"))
        FILTER (WHERE "deadAt" IS NULL AND ("heldTo" IS NULL OR "heldTo" <= ${now}::timestamptz))), 0)::float
        AS "lag_seconds",
      count(*) FILTER (WHERE "deadFor" IS NOT NULL)::int
        + (SELECT count(*)::int FROM "LeagueEffect" WHERE "deadFor" IS NOT NULL) AS "dead",
      (SELECT count(*)::int FROM (${lateSittings({ by: new Date(now.getTime() - LATE_MS), now })}) AS l) AS "late"
    FROM "Notice"`
  return read ?? { open_matches: 0, notices: 0, lag_seconds: 0, dead: 0, late: 0 }
}
