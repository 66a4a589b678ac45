/** Reminds people whose time runs out, twice a sitting. Every step is idempotent. */
import type { Notice } from '../matches/api.ts'
import { newNoticeId } from '../matches/ids.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { DueWork } from './due-work.ts'

/** The dependencies of reminders. */
export interface RemindersOptions {
  readonly prisma: Database
  readonly written: (notices: readonly Notice[]) => void
}

/** This many reminders are written with one statement. */
const BATCH = 500

interface DueReminder {
  readonly id: string
  readonly matchId: string
  readonly seat: string
  readonly deadline: Date
}

/** Writes the notices that remind people. A sitting whose time is up gets none. */
export class Reminders implements DueWork {
  readonly #options: RemindersOptions

  constructor(options: RemindersOptions) {
    this.#options = options
  }

  /** Writes the reminders that are due, in batches, and keeps the time of the last one. Another process at the same work takes other rows. */
  async due(now: Date, counts: () => boolean): Promise<void> {
    const { prisma } = this.#options
    const reachable =
      (await prisma.lostServer.count()) > 0
        ? Prisma.sql`AND NOT EXISTS (
          SELECT 1 FROM "LostServer" l JOIN "Match" m ON m."guildId" = l."id" WHERE m."id" = s."matchId")`
        : Prisma.empty
    for (let written = 1; written > 0 && counts(); ) {
      const ids = Array.from({ length: BATCH }, () => newNoticeId())
      const rows = await prisma.$queryRaw<DueReminder[]>`
        WITH due AS (
          SELECT s."matchId", s."seat" FROM "Sitting" s
          WHERE NOT s."answered" AND s."remindAt" <= ${now}::timestamptz AND s."deadline" > ${now}::timestamptz ${reachable}
          ORDER BY s."remindAt" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
        ), reminded AS (
          UPDATE "Sitting" s SET "lastCallAt" = NULL,
            "remindAt" = CASE WHEN s."lastCallAt" > ${now}::timestamptz THEN s."lastCallAt" END
          FROM due
          WHERE s."matchId" = due."matchId" AND s."seat" = due."seat"
          RETURNING s."matchId", s."seat", s."deadline"
        ), named AS (
          SELECT (${ids}::text[])[row_number() OVER ()] AS "id", * FROM reminded
        ), written AS (
          INSERT INTO "Notice" ("id", "matchId", "kind", "data", "at")
          SELECT "id", "matchId", 'reminder', json_build_object('seat', "seat", 'deadline', "deadline"), ${now}::timestamptz
          FROM named
        )
        SELECT * FROM named`
      this.#options.written(rows.map((row) => ({ ...row, at: now, kind: 'reminder' })))
      written = rows.length
    }
  }

  async alarms(after: Date, until: Date): Promise<readonly Date[]> {
    const rows = await this.#options.prisma.$queryRaw<{ at: Date }[]>`
      SELECT min("remindAt") AS "at" FROM "Sitting" WHERE NOT "answered"
        AND "remindAt" > ${after}::timestamptz AND "remindAt" <= ${until}::timestamptz
      GROUP BY ceil(extract(epoch FROM "remindAt")) ORDER BY 1`
    return rows.map(({ at }) => at)
  }
}
