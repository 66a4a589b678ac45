/** Handles what ends by itself: sittings, live sessions, and challenges that nobody accepted. Every step is idempotent. */
import { randomInt } from 'node:crypto'
import type { Logger } from 'pino'
import type { StoredChallenges } from '../matches/challenges.ts'
import type { StoredMatches } from '../matches/matches.ts'
import { StorageDown } from '../storage/errors.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { DueWork } from './due-work.ts'
import { isLate } from './late-sittings.ts'

/** The dependencies of the deadlines. */
export interface DeadlinesOptions {
  readonly prisma: Database
  readonly matches: Pick<StoredMatches, 'ahead' | 'timeOut' | 'endLive'>
  readonly challenges: Pick<StoredChallenges, 'expire'>
  readonly log: Logger
}

const OPEN_CHALLENGE = { in: ['draft', 'open'] }
/** So many matches are handled at once: connections to the database have to be left for people's clicks. */
const AT_ONCE = 4
/**
 * So many matches are read with one statement. Before each the program looks which are left: another process may have
 * handled them.
 */
const LOOK_AFTER = 32

interface LateSeat {
  readonly matchId: string
  readonly seat: string
}

/** Reads what is due from the database and handles it. Several processes may do so at once: each piece is handled once. */
export class Deadlines implements DueWork {
  readonly #options: DeadlinesOptions

  constructor(options: DeadlinesOptions) {
    this.#options = options
  }

  async due(now: Date, counts: () => boolean): Promise<void> {
    const { prisma, matches, challenges } = this.#options
    await this.#timeOuts(now, counts)
    const quiet = await prisma.live.findMany({ where: { endsAt: { lte: now } }, select: { matchId: true } })
    await this.#each(quiet, counts, ({ matchId }) => matches.endLive(matchId, true))
    const lost = await prisma.lostServer.findMany({ select: { id: true } })
    const elsewhere = { notIn: lost.map(({ id }) => id) }
    const reachable = lost.length === 0 ? {} : { OR: [{ guildId: null }, { guildId: elsewhere }] }
    const stale = await prisma.challenge.findMany({
      where: { status: OPEN_CHALLENGE, expiresAt: { lte: now }, ...reachable },
      select: { id: true },
    })
    await this.#each(stale, counts, ({ id }) => challenges.expire(id))
  }

  /** One a second is enough. Overdue work needs none: it has just been tried. */
  async alarms(after: Date, until: Date): Promise<readonly Date[]> {
    const rows = await this.#options.prisma.$queryRaw<{ at: Date }[]>`
      SELECT min("at") AS "at" FROM (
        SELECT "deadline" AS "at" FROM "Sitting" WHERE NOT "answered"
          AND "deadline" > ${after}::timestamptz AND "deadline" <= ${until}::timestamptz
        UNION ALL SELECT "endsAt" FROM "Live"
          WHERE "endsAt" > ${after}::timestamptz AND "endsAt" <= ${until}::timestamptz
        UNION ALL SELECT "expiresAt" FROM "Challenge" WHERE "status" IN ('draft', 'open')
          AND "expiresAt" > ${after}::timestamptz AND "expiresAt" <= ${until}::timestamptz
      ) AS t GROUP BY ceil(extract(epoch FROM "at")) ORDER BY 1`
    return rows.map(({ at }) => at)
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
      const { matches } = this.#options
      const read = new Map((await matches.ahead([...left.keys()])).map((one) => [one.matchId, one.read]))
      await this.#each([...left.values()], counts, async (seats) => {
        // The first time-out of a match changes it for the next.
        for (const [at, { matchId, seat }] of seats.entries())
          await this.#attempt({ matchId, seat }, () =>
            matches.timeOut(matchId, seat, at === 0 ? read.get(matchId) : undefined),
          )
      })
    }
  }

  /** Returns the seats whose time is up, by deadline. @param among the matches that are asked for; default: all */
  async #late(now: Date, among?: readonly string[]): Promise<readonly LateSeat[]> {
    const asked = among === undefined ? Prisma.empty : Prisma.sql`AND s."matchId" = ANY(${[...among]}::text[])`
    return this.#options.prisma.$queryRaw<LateSeat[]>`
      SELECT s."matchId", s."seat" FROM "Sitting" s
      WHERE ${isLate(now)} ${asked}
      ORDER BY s."deadline", s."matchId", s."seat"`
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
