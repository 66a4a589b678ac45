/** Which sittings are late: one statement for those who end them, and for those who count them. */
import { Prisma } from '../storage/generated/client.ts'

/** The sittings that a statement asks for. */
export interface LateSittings {
  /** Their deadline passed then, or before. */
  readonly by: Date
  readonly now: Date
  /** The matches that are asked for; default: all. */
  readonly among?: readonly string[] | undefined
}

/**
 * Returns a statement for the late sittings, as rows of `matchId`, `seat` and `deadline`. A call that never arrived is no miss,
 * and where the bot is not, or the host has paused the server, nobody can play.
 *
 * The calls on their way are read once: in a crowd of deadlines the server may take their table for the small one that it was,
 * and read it for each sitting.
 */
export function lateSittings({ by, now, among }: LateSittings): Prisma.Sql {
  const asked = (column: Prisma.Sql) =>
    among === undefined ? Prisma.empty : Prisma.sql`AND ${column} = ANY(${[...among]}::text[])`
  return Prisma.sql`
    SELECT t."matchId", t."seat", min(t."deadline") AS "deadline" FROM (
      SELECT s."matchId", s."seat", s."deadline", FALSE AS "waits" FROM "Sitting" s
      WHERE NOT s."answered" AND s."deadline" <= ${by}::timestamptz ${asked(Prisma.sql`s."matchId"`)} AND NOT EXISTS (
        SELECT 1 FROM "LostServer" l JOIN "Match" m ON m."guildId" = l."id" WHERE m."id" = s."matchId"
      )
      UNION ALL
      SELECT n."matchId", n."data"->>'seat', NULL, TRUE FROM "Notice" n
      WHERE n."kind" = 'called' AND (n."heldTo" IS NULL OR n."heldTo" <= ${now}::timestamptz)
        ${asked(Prisma.sql`n."matchId"`)}
    ) AS t GROUP BY t."matchId", t."seat" HAVING NOT bool_or(t."waits")`
}
