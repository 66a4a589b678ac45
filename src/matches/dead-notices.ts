/**
 * Notices that were given up and are still true: they are tried again until they arrive or stop being true. Until a call
 * arrives, its sitting can't time out.
 */
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import { DAY_MS } from '../time/lengths.ts'
import { type ClockNews, PLAYERS } from './clock-terms.ts'

/** A notice is tried again this long after it was given up: its cause may be mended by then. */
const AGAIN_MS = 5 * 60_000
/** News that nothing makes untrue is given up for good after this time. */
const NEWS_MS = 3 * DAY_MS
/** The most notices in one go: all of them may have one cause, and be refused again. */
const MOST = 200

/** The seat of a notice is to play, since before it was written. */
const WAITS = Prisma.sql`EXISTS (
  SELECT 1 FROM "Sitting" s WHERE s."matchId" = n."matchId" AND s."seat" = n."data"->>'seat'
    AND NOT s."answered" AND s."calledAt" <= n."at")`
/** The opponent's time is up, and they have not been told what follows. */
const IS_UP = Prisma.sql`EXISTS (
  SELECT 1 FROM "Sitting" s WHERE s."matchId" = n."matchId" AND s."seat" <> n."data"->>'seat' AND s."upAt" IS NOT NULL)`
/** The opponent asks for something, and has no answer. */
const ASKED = Prisma.sql`m."standstill"->>'asked' <> n."data"->>'seat'`
const PAUSED = Prisma.sql`m."standstill"->'by'->>${PLAYERS}`
const RUNNING = Prisma.sql`m."status" = 'running'`

/** While news of a clock is true. */
const TRUE_WHILE: Readonly<Record<ClockNews['what'], Prisma.Sql>> = {
  'pause-asked': Prisma.sql`${RUNNING} AND ${ASKED}`,
  'pause-refused': RUNNING,
  paused: Prisma.sql`${RUNNING} AND ${PAUSED} IS NOT NULL`,
  resumed: Prisma.sql`${RUNNING} AND ${PAUSED} IS NULL`,
  gift: WAITS,
  nudge: WAITS,
  choose: IS_UP,
  up: WAITS,
  vacation: WAITS,
  excused: WAITS,
  'went-back': WAITS,
  'again-asked': Prisma.sql`NOT ${RUNNING} AND ${ASKED}`,
  'again-refused': Prisma.sql`NOT ${RUNNING}`,
}
const CLOCK = Object.entries(TRUE_WHILE).map(([what, holds]) => Prisma.sql`(n."data"->>'what' = ${what} AND ${holds})`)

/**
 * Marks notices as waiting that were given up some minutes ago and are still true: calls and reminders of seats that are to
 * play, take-backs, and news of clocks. The look through the outbox then finds them, in the process to which they belong.
 *
 * @returns their number
 *
 * @throws StorageDown
 */
export async function reviveNotices(prisma: Pick<Database, '$executeRaw'>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - AGAIN_MS)
  const since = new Date(now.getTime() - NEWS_MS)
  return prisma.$executeRaw`
    UPDATE "Notice" SET "deadAt" = NULL, "deadFor" = NULL WHERE "id" IN (
      SELECT n."id" FROM "Notice" n
      JOIN "Match" m ON m."id" = n."matchId"
      WHERE n."deadFor" IS NOT NULL AND n."deadAt" <= ${before}::timestamptz AND (
        (n."kind" IN ('called', 'reminder') AND ${RUNNING} AND ${WAITS})
        OR (n."at" > ${since}::timestamptz AND (
          (n."kind" = 'take-back' AND ${RUNNING})
          OR (n."kind" = 'clock' AND (${Prisma.join(CLOCK, ' OR ')})))))
      ORDER BY n."deadAt" LIMIT ${MOST}
    )`
}
