/**
 * Calls that were given up although their match still waits for their person: they are begun anew, for as long as it does.
 * Until one arrives its sitting can't time out.
 */
import type { Database } from '../storage/open.ts'

/** A call is begun anew so long after it was given up: what was wrong may be mended. */
const AGAIN_MS = 5 * 60_000
/** So many at once: they come out of one fault, and each of them may be refused again. */
const MOST = 200

/**
 * Marks calls as waiting that were given up an hour ago, of seats whose clock still runs. The look through the outbox then
 * finds them, in the process to which they belong.
 *
 * @returns their number
 *
 * @throws StorageDown
 */
export async function reviveCalls(prisma: Pick<Database, '$executeRaw'>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - AGAIN_MS)
  return prisma.$executeRaw`
    UPDATE "Notice" SET "deadAt" = NULL, "deadFor" = NULL WHERE "id" IN (
      SELECT n."id" FROM "Notice" n
      JOIN "Match" m ON m."id" = n."matchId" AND m."status" = 'running'
      JOIN "Sitting" s ON s."matchId" = n."matchId" AND s."seat" = n."data"->>'seat'
      WHERE n."kind" = 'called' AND n."deadFor" IS NOT NULL AND n."deadAt" <= ${before}::timestamptz
        AND NOT s."answered" AND s."calledAt" <= n."at"
      ORDER BY n."deadAt" LIMIT ${MOST}
    )`
}
