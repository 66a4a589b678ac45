/** Which sittings are late: one condition for those who end them, and for those who count them. */
import { Prisma } from '../storage/generated/client.ts'

/**
 * The condition under which a sitting, `s` in the statement, is late. A call that never arrived is no miss, and where the bot is
 * not, or the host has paused the server, nobody can play.
 *
 * @param by its deadline passed then, or before
 */
export const isLate = (by: Date, now: Date = by): Prisma.Sql => Prisma.sql`
  NOT s."answered" AND s."deadline" <= ${by}::timestamptz AND NOT EXISTS (
    SELECT 1 FROM "Notice" n
    WHERE n."matchId" = s."matchId" AND n."kind" = 'called' AND n."data"->>'seat' = s."seat"
      AND (n."heldTo" IS NULL OR n."heldTo" <= ${now}::timestamptz)
  ) AND NOT EXISTS (
    SELECT 1 FROM "LostServer" l JOIN "Match" m ON m."guildId" = l."id" WHERE m."id" = s."matchId"
  )`
