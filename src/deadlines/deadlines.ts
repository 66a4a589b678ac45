/** Handles due work: reminders, time-outs, live sessions, and challenges that nobody accepted. Every step is idempotent. */
import { randomInt } from 'node:crypto'
import type { Logger } from 'pino'
import type { Notice } from '../matches/api.ts'
import type { StoredChallenges } from '../matches/challenges.ts'
import { newNoticeId } from '../matches/ids.ts'
import type { StoredMatches } from '../matches/matches.ts'
import { StorageDown } from '../storage/errors.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Alarm } from './alarm.ts'

/** The dependencies of the deadlines. */
export interface DeadlinesOptions {
  readonly prisma: Database
  readonly matches: Pick<StoredMatches, 'timeOut' | 'endLive'>
  readonly challenges: Pick<StoredChallenges, 'expire'>
  readonly log: Logger
  readonly written: (notices: readonly Notice[]) => void
}

const OPEN_CHALLENGE = { in: ['draft', 'open'] }
/** So many matches are handled at once: connections to the database have to be left for people's clicks. */
const AT_ONCE = 4
/** After so many time-outs the program looks which are left: another process may have handled them. */
const LOOK_AFTER = 64
/** So many reminders are written with one statement. */
const BATCH = 500

interface LateSeat {
  readonly matchId: string
  readonly seat: string
}

/** Reads due work from the database and handles it. Several processes may do so at once: each piece is handled once. */
export class Deadlines {
  readonly #options: DeadlinesOptions

  constructor(options: DeadlinesOptions) {
    this.#options = options
  }

  /**
   * Handles everything that is due: time-outs, reminders, live sessions, challenges.
   *
   * @param counts whether time still counts against people; as soon as it does not, the rest stays due
   *
   * @throws StorageDown if the database fails; unhandled work is still due
   */
  async due(now: Date, counts: () => boolean): Promise<void> {
    const { prisma, matches, challenges } = this.#options
    await this.#timeOuts(now, counts)
    // Reminders come after the time-outs: a sitting that has timed out needs no reminder.
    const lost = await prisma.lostServer.findMany({ select: { id: true } })
    await this.#reminders(now, lost.length > 0, counts)
    const quiet = await prisma.live.findMany({ where: { endsAt: { lte: now } }, select: { matchId: true } })
    await this.#each(quiet, counts, ({ matchId }) => matches.endLive(matchId, true))
    const elsewhere = { notIn: lost.map(({ id }) => id) }
    const reachable = lost.length === 0 ? {} : { OR: [{ guildId: null }, { guildId: elsewhere }] }
    const stale = await prisma.challenge.findMany({
      where: { status: OPEN_CHALLENGE, expiresAt: { lte: now }, ...reachable },
      select: { id: true },
    })
    await this.#each(stale, counts, ({ id }) => challenges.expire(id))
  }

  /**
   * Returns the alarms for everything that becomes due in a period, one a second. Overdue work needs none: it has just
   * been tried.
   *
   * @param after the end of the time whose work is done
   */
  async alarms(after: Date, until: Date): Promise<readonly Alarm[]> {
    const rows = await this.#options.prisma.$queryRaw<{ at: Date }[]>`
      SELECT min("at") AS "at" FROM (
        SELECT "deadline" AS "at" FROM "Sitting" WHERE NOT "answered"
          AND "deadline" > ${after}::timestamptz AND "deadline" <= ${until}::timestamptz
        UNION ALL SELECT "remindAt" FROM "Sitting" WHERE NOT "answered"
          AND "remindAt" > ${after}::timestamptz AND "remindAt" <= ${until}::timestamptz
        UNION ALL SELECT "endsAt" FROM "Live"
          WHERE "endsAt" > ${after}::timestamptz AND "endsAt" <= ${until}::timestamptz
        UNION ALL SELECT "expiresAt" FROM "Challenge" WHERE "status" IN ('draft', 'open')
          AND "expiresAt" > ${after}::timestamptz AND "expiresAt" <= ${until}::timestamptz
      ) AS t GROUP BY ceil(extract(epoch FROM "at")) ORDER BY 1`
    return rows.map(({ at }) => ({ id: `due-${at.getTime()}`, at }))
  }

  // -------------------------------------------------------------- time-outs

  /**
   * Ends the sittings whose time is up. The matches are taken in random order, so that two processes seldom try the
   * same one; if they do, the version of the match lets one of them write.
   */
  async #timeOuts(now: Date, counts: () => boolean): Promise<void> {
    const all = shuffled([...byMatch(await this.#late(now)).keys()])
    for (let from = 0; from < all.length && counts(); from += LOOK_AFTER) {
      const left = byMatch(await this.#late(now, all.slice(from, from + LOOK_AFTER)))
      await this.#each([...left.values()], counts, async (seats) => {
        for (const { matchId, seat } of seats)
          await this.#attempt({ matchId, seat }, () => this.#options.matches.timeOut(matchId, seat))
      })
    }
  }

  /** Returns the seats whose time is up, by deadline. @param among the matches that are asked for; default: all */
  async #late(now: Date, among?: readonly string[]): Promise<readonly LateSeat[]> {
    const asked = among === undefined ? Prisma.empty : Prisma.sql`AND s."matchId" = ANY(${[...among]}::text[])`
    // A call that never arrived is no miss, and where the bot is not, nobody can play.
    return this.#options.prisma.$queryRaw<LateSeat[]>`
      SELECT s."matchId", s."seat" FROM "Sitting" s
      WHERE NOT s."answered" AND s."deadline" <= ${now}::timestamptz ${asked} AND NOT EXISTS (
        SELECT 1 FROM "Notice" n
        WHERE n."matchId" = s."matchId" AND n."kind" = 'called' AND n."data"->>'seat' = s."seat"
          AND (n."heldTo" IS NULL OR n."heldTo" <= ${now}::timestamptz)
      ) AND NOT EXISTS (
        SELECT 1 FROM "LostServer" l JOIN "Match" m ON m."guildId" = l."id" WHERE m."id" = s."matchId"
      )
      ORDER BY s."deadline", s."matchId", s."seat"`
  }

  // -------------------------------------------------------------- reminders

  /** Writes the reminders that are due, in batches, and keeps the time of the last one. Another process at the same work takes other rows. */
  async #reminders(at: Date, someLost: boolean, counts: () => boolean): Promise<void> {
    const reachable = someLost
      ? Prisma.sql`AND NOT EXISTS (
          SELECT 1 FROM "LostServer" l JOIN "Match" m ON m."guildId" = l."id" WHERE m."id" = s."matchId")`
      : Prisma.empty
    for (let written = 1; written > 0 && counts(); ) {
      const ids = Array.from({ length: BATCH }, () => newNoticeId())
      const rows = await this.#options.prisma.$queryRaw<Reminded[]>`
        WITH due AS (
          SELECT s."matchId", s."seat" FROM "Sitting" s
          WHERE NOT s."answered" AND s."remindAt" <= ${at}::timestamptz AND s."deadline" > ${at}::timestamptz ${reachable}
          ORDER BY s."remindAt" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
        ), reminded AS (
          UPDATE "Sitting" s SET "lastCallAt" = NULL,
            "remindAt" = CASE WHEN s."lastCallAt" > ${at}::timestamptz THEN s."lastCallAt" END
          FROM due
          WHERE s."matchId" = due."matchId" AND s."seat" = due."seat"
          RETURNING s."matchId", s."seat", s."deadline"
        ), named AS (
          SELECT (${ids}::text[])[row_number() OVER ()] AS "id", * FROM reminded
        ), written AS (
          INSERT INTO "Notice" ("id", "matchId", "kind", "data", "at")
          SELECT "id", "matchId", 'reminder', json_build_object('seat', "seat", 'deadline', "deadline"), ${at}::timestamptz
          FROM named
        )
        SELECT * FROM named`
      this.#options.written(rows.map((row) => ({ ...row, at, kind: 'reminder' })))
      written = rows.length
    }
  }

  // -------------------------------------------------------------- failures

  /** Does something for each, several at once. @throws StorageDown, once nothing is in progress */
  async #each<T extends object>(all: readonly T[], counts: () => boolean, act: (one: T) => Promise<void>) {
    const left = all.values()
    const work = async () => {
      for (const one of left) if (counts()) await this.#attempt(one, () => act(one))
    }
    const ended = await Promise.allSettled(Array.from({ length: Math.min(AT_ONCE, all.length) }, work))
    for (const one of ended) if (one.status === 'rejected') throw one.reason
  }

  /** Logs a match that fails, so that the clocks of the others go on. */
  async #attempt(what: object, act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (error) {
      if (error instanceof StorageDown) throw error
      const { matchId, seat, id } = what as Record<string, unknown>
      this.#options.log.error({ err: error, match: matchId, seat, challenge: id }, 'what was due failed')
    }
  }
}

interface Reminded extends LateSeat {
  readonly id: string
  readonly deadline: Date
}

function byMatch(late: readonly LateSeat[]): Map<string, LateSeat[]> {
  const matches = new Map<string, LateSeat[]>()
  for (const one of late) matches.set(one.matchId, [...(matches.get(one.matchId) ?? []), one])
  return matches
}

/** In an order of chance. */
const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, key: randomInt(2 ** 47) }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one)

/** A sitting whose time runs. */
export interface Timed {
  readonly matchId: string
  readonly seat: string
  readonly deadline: Date
  readonly remindAt: Date | null
  readonly lastCallAt: Date | null
}

/** Returns the alarms of one sitting. */
export function alarmsOf({ matchId, seat, deadline, remindAt, lastCallAt }: Timed): readonly Alarm[] {
  const id = (kind: string, at: Date) => `${kind}-${matchId}-${seat.replace(/\W/g, '_')}-${at.getTime()}`
  const reminders = [remindAt, lastCallAt].flatMap((at) => (at === null ? [] : [{ id: id('reminder', at), at }]))
  return [...reminders, { id: id('deadline', deadline), at: deadline }]
}

/** Returns the alarm for the end of a live session; none if it has ended. */
export const liveAlarm = (live: { readonly matchId: string; readonly endsAt: Date | null }): readonly Alarm[] =>
  live.endsAt === null ? [] : [{ id: `live-${live.matchId}-${live.endsAt.getTime()}`, at: live.endsAt }]

/** Returns the alarm for the end of an open challenge. */
export const expiryAlarm = (challengeId: string, at: Date): Alarm => ({
  id: `expiry-${challengeId}-${at.getTime()}`,
  at,
})
