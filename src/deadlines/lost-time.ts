/** Gives time back in which nobody could play: to all running sittings and open challenges, once, and with a margin. */
import type { Logger } from 'pino'
import type { Notice } from '../matches/api.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'

/** The dependencies of the lost time. */
export interface LostTimeOptions {
  readonly prisma: Database
  readonly clock: Clock
  readonly log: Logger
  /** Called with the notices that tell it in the matches. */
  readonly written: (notices: readonly Notice[]) => void
}

const MINUTE_MS = 60_000
/** The program makes up for no time down that is shorter than this. */
const OUTAGE_MS = MINUTE_MS
/** A shorter outage is given back without a word: its margin is longer than itself. */
const TOLD_MS = 10 * MINUTE_MS
const MARGIN_MS = { least: 10 * MINUTE_MS, most: 60 * MINUTE_MS }

/** Returns the time that people get for an outage, in milliseconds: to hear that it is over, and to come back. */
export const extensionFor = (lostMs: number): number =>
  lostMs + Math.min(MARGIN_MS.most, Math.max(MARGIN_MS.least, lostMs))

/** Extends deadlines by lost time. */
export class LostTime {
  readonly #options: LostTimeOptions

  constructor(options: LostTimeOptions) {
    this.#options = options
  }

  /**
   * Extends all running deadlines by the time since the last heartbeat, or since a later moment, and moves the heartbeat
   * on. Of several processes only one does it.
   *
   * @param since when people could last play, as far as this process knows; null: at the last heartbeat
   *
   * @param ownBeat the last heartbeat of this process. A later one in the database means that another process was well.
   */
  async giveBack(since: Date | null, ownBeat: Date | null): Promise<void> {
    const { prisma, clock, log, written } = this.#options
    const last = (await prisma.heartbeat.findUnique({ where: { id: 1 } }))?.at
    if (last === undefined) return
    const now = clock.now()
    const from = since === null || (ownBeat !== null && last > ownBeat) ? last : since
    const lost = now.getTime() - from.getTime()
    if (lost <= OUTAGE_MS) return
    const extension = extensionFor(lost)
    const data = JSON.stringify({ lostMs: lost, extendedMs: extension })
    const told = await prisma.$queryRaw<{ id: string; matchId: string }[]>`
      WITH beat AS (
        UPDATE "Heartbeat" SET "at" = ${now}::timestamptz WHERE "id" = 1 AND "at" = ${last}::timestamptz RETURNING "id"
      ), extended AS (
        UPDATE "Sitting" SET "deadline" = "deadline" + ${extension} * interval '1 millisecond',
          "remindAt" = "remindAt" + ${extension} * interval '1 millisecond'
        FROM beat RETURNING "matchId"
      ), challenges AS (
        UPDATE "Challenge" SET "expiresAt" = "expiresAt" + ${extension} * interval '1 millisecond'
        FROM beat WHERE "status" IN ('draft', 'open')
      )
      INSERT INTO "Notice" ("id", "matchId", "kind", "data", "at")
      SELECT substr(md5("matchId" || ${now.toISOString()}), 1, 16), "matchId", 'outage', ${data}::json,
        ${now}::timestamptz
      FROM (SELECT DISTINCT "matchId" FROM extended) AS matches
      WHERE ${lost >= TOLD_MS}::boolean AND NOT EXISTS (
        SELECT 1 FROM "Player" WHERE "Player"."matchId" = matches."matchId" AND "personId" = 'practice'
      )
      RETURNING "id", "matchId"`
    log.warn({ lostMs: lost, extendedMs: extension, since: from }, 'nobody could play: running deadlines were extended')
    written(
      told.map(({ id, matchId }) => ({ id, matchId, at: now, kind: 'outage', lostMs: lost, extendedMs: extension })),
    )
  }
}
