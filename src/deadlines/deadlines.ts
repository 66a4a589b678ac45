/** Handles due work: reminders, time-outs, live sessions, and challenges that nobody accepted. Every step is idempotent. */
import type { Logger } from 'pino'
import type { Notice } from '../matches/api.ts'
import type { StoredChallenges } from '../matches/challenges.ts'
import { newNoticeId } from '../matches/ids.ts'
import type { StoredMatches } from '../matches/matches.ts'
import { StorageDown } from '../storage/errors.ts'
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

/** Reads due work from the database and handles it. */
export class Deadlines {
  readonly #options: DeadlinesOptions

  constructor(options: DeadlinesOptions) {
    this.#options = options
  }

  /**
   * Handles everything that is due, in the order in which it became due.
   *
   * @param counts whether time still counts against people; as soon as it does not, the rest stays due
   *
   * @throws StorageDown if the database fails; unhandled work is still due
   */
  async due(now: Date, counts: () => boolean): Promise<void> {
    const { prisma, matches, challenges } = this.#options
    const each = async <T extends object>(all: readonly T[], act: (one: T) => Promise<void>) => {
      for (const one of all) if (counts()) await this.#attempt(one, () => act(one))
    }
    // A call that never arrived is no miss, and where the bot is not, nobody can play.
    const late = await prisma.$queryRaw<{ matchId: string; seat: string }[]>`
      SELECT s."matchId", s."seat" FROM "Sitting" s
      WHERE NOT s."answered" AND s."deadline" <= ${now}::timestamptz AND NOT EXISTS (
        SELECT 1 FROM "Notice" n
        WHERE n."matchId" = s."matchId" AND n."kind" = 'called' AND n."data"->>'seat' = s."seat"
          AND (n."heldTo" IS NULL OR n."heldTo" <= ${now}::timestamptz)
      ) AND NOT EXISTS (
        SELECT 1 FROM "LostServer" l JOIN "Match" m ON m."guildId" = l."id" WHERE m."id" = s."matchId"
      )
      ORDER BY s."deadline", s."matchId", s."seat"`
    await each(late, ({ matchId, seat }) => matches.timeOut(matchId, seat))
    // Reminders come after the time-outs: a sitting that has timed out needs no reminder.
    const lost = await prisma.lostServer.findMany({ select: { id: true } })
    const elsewhere = { notIn: lost.map(({ id }) => id) }
    const reachable = lost.length === 0 ? {} : { OR: [{ guildId: null }, { guildId: elsewhere }] }
    const soon = await prisma.sitting.findMany({
      where: { answered: false, remindAt: { lte: now }, deadline: { gt: now }, match: reachable },
      orderBy: { remindAt: 'asc' },
    })
    await each(soon, (sitting) => this.#remind(sitting, now))
    const quiet = await prisma.live.findMany({ where: { endsAt: { lte: now } }, select: { matchId: true } })
    await each(quiet, ({ matchId }) => matches.endLive(matchId, true))
    const stale = await prisma.challenge.findMany({
      where: { status: OPEN_CHALLENGE, expiresAt: { lte: now }, ...reachable },
      select: { id: true },
    })
    await each(stale, ({ id }) => challenges.expire(id))
  }

  /** Returns the alarms for everything that becomes due until then. */
  async alarms(until: Date): Promise<readonly Alarm[]> {
    const { prisma } = this.#options
    const sittings = await prisma.sitting.findMany({
      where: { answered: false, OR: [{ deadline: { lte: until } }, { remindAt: { lte: until } }] },
    })
    const challenges = await prisma.challenge.findMany({
      where: { status: OPEN_CHALLENGE, expiresAt: { lte: until } },
      select: { id: true, expiresAt: true },
    })
    const live = await prisma.live.findMany({ where: { endsAt: { lte: until } } })
    return [
      ...sittings.flatMap(alarmsOf),
      ...live.flatMap(liveAlarm),
      ...challenges.map(({ id, expiresAt }) => expiryAlarm(id, expiresAt)),
    ]
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

  async #remind(sitting: { matchId: string; seat: string; deadline: Date; remindAt: Date | null }, at: Date) {
    const { matchId, seat, deadline, remindAt } = sitting
    const id = newNoticeId()
    const data = JSON.stringify({ seat, deadline })
    const told = await this.#options.prisma.$executeRaw`
      WITH reminded AS (
        UPDATE "Sitting" SET "remindAt" = NULL
        WHERE "matchId" = ${matchId} AND "seat" = ${seat} AND "remindAt" = ${remindAt}::timestamptz AND NOT "answered"
        RETURNING "matchId"
      )
      INSERT INTO "Notice" ("id", "matchId", "kind", "data", "at")
      SELECT ${id}, "matchId", 'reminder', ${data}::json, ${at}::timestamptz FROM reminded`
    if (told === 1) this.#options.written([{ id, matchId, at, kind: 'reminder', seat, deadline }])
  }
}

/** A sitting whose time runs. */
export interface Timed {
  readonly matchId: string
  readonly seat: string
  readonly deadline: Date
  readonly remindAt: Date | null
}

/** Returns the alarms of one sitting. */
export function alarmsOf({ matchId, seat, deadline, remindAt }: Timed): readonly Alarm[] {
  const id = (kind: string, at: Date) => `${kind}-${matchId}-${seat.replace(/\W/g, '_')}-${at.getTime()}`
  const due = { id: id('deadline', deadline), at: deadline }
  return remindAt === null ? [due] : [{ id: id('reminder', remindAt), at: remindAt }, due]
}

/** Returns the alarm for the end of a live session; none if it has ended. */
export const liveAlarm = (live: { readonly matchId: string; readonly endsAt: Date | null }): readonly Alarm[] =>
  live.endsAt === null ? [] : [{ id: `live-${live.matchId}-${live.endsAt.getTime()}`, at: live.endsAt }]

/** Returns the alarm for the end of an open challenge. */
export const expiryAlarm = (challengeId: string, at: Date): Alarm => ({
  id: `expiry-${challengeId}-${at.getTime()}`,
  at,
})
