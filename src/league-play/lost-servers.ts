/**
 * A server that has thrown the bot out stops the clocks of its matches, and not without end: after a week its matches outside
 * of leagues go on by direct message, and after thirty days its leagues are cancelled. A server that the host has paused
 * waits for the host.
 */
import type { Notice } from '../matches/api.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import { DAY_MS, HOUR_MS } from '../time/lengths.ts'
import type { LeagueStore } from './league-store.ts'

const MATCHES_WAIT_MS = 7 * DAY_MS
const LEAGUES_WAIT_MS = 30 * DAY_MS
/** Deadlines are later by the lost time, and by this long so that people hear of it. */
const MARGIN_MS = HOUR_MS

/** The reason of a league whose server is lost, which the front end puts in words. */
const REASON = 'serverLost'

type MovedMatch = { readonly id: string; readonly matchId: string; readonly lostMs: number }

/**
 * Lets the matches of lost servers go on by direct message, outside of leagues.
 * @returns the notices that tell their people
 */
export async function freeMatches(prisma: Database, now: Date): Promise<readonly Notice[]> {
  const before = new Date(now.getTime() - MATCHES_WAIT_MS)
  const told = await prisma.direct<MovedMatch>(Prisma.sql`
    WITH moved AS (
      UPDATE "Match" m SET "guildId" = NULL, "threadId" = NULL FROM "LostServer" l
      WHERE m."guildId" = l."id" AND m."status" = 'running' AND NOT l."byHost" AND l."since" <= ${before}::timestamptz
        AND NOT EXISTS (SELECT 1 FROM "LeagueGame" g JOIN "League" x ON x."id" = g."leagueId"
          WHERE g."matchId" = m."id" AND x."phase" <> 'cancelled')
      RETURNING m."id", (extract(epoch FROM ${now}::timestamptz - l."since") * 1000)::float8 AS "lost"
    ), extended AS (
      UPDATE "Sitting" s SET
        "deadline" = "deadline" + (moved."lost" + ${MARGIN_MS}) * interval '1 millisecond',
        "remindAt" = "remindAt" + (moved."lost" + ${MARGIN_MS}) * interval '1 millisecond',
        "lastCallAt" = "lastCallAt" + (moved."lost" + ${MARGIN_MS}) * interval '1 millisecond'
      FROM moved WHERE s."matchId" = moved."id" AND s."heldMs" IS NULL
    ), written AS (
      INSERT INTO "Notice" ("id", "matchId", "kind", "data", "at")
      SELECT substr(md5('freed' || "id" || ${now.toISOString()}), 1, 16), "id", 'outage',
        json_build_object('lostMs', "lost", 'extendedMs', "lost" + ${MARGIN_MS}), ${now}::timestamptz
      FROM moved RETURNING "id", "matchId"
    )
    SELECT w."id", w."matchId", moved."lost" AS "lostMs" FROM written w JOIN moved ON moved."id" = w."matchId"`)
  return told.map(({ id, matchId, lostMs }) => ({
    ...{ id, matchId, at: now, kind: 'outage', lostMs },
    extendedMs: lostMs + MARGIN_MS,
  }))
}

/** Cancels the leagues of servers that have been lost for thirty days; all players are told. */
export async function endLeagues(prisma: Database, store: Pick<LeagueStore, 'change'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LEAGUES_WAIT_MS)
  const leagues = await prisma.$queryRaw<{ id: string }[]>`
    SELECT x."id" FROM "League" x JOIN "LostServer" l ON l."id" = x."guildId"
    WHERE NOT l."byHost" AND l."since" <= ${before}::timestamptz AND x."endedAt" IS NULL AND x."phase" <> 'draft'`
  for (const { id } of leagues)
    await store.change(id, null, () => ({
      commands: [{ command: { type: 'cancel', reason: REASON }, by: 'clock' }],
      lenient: true,
    }))
}
