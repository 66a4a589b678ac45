/** Handles what ends by itself: sittings, live sessions, and challenges that nobody accepted. Every step is idempotent. */
import { randomInt } from 'node:crypto'
import type { Logger } from 'pino'
import type { StoredChallenges } from '../matches/challenges.ts'
import type { StoredMatches } from '../matches/matches.ts'
import { StorageDown } from '../storage/errors.ts'
import type { Database } from '../storage/open.ts'
import type { DueWork } from './due-work.ts'
import { lateSittings } from './late-sittings.ts'

/** The dependencies of the deadlines. */
export interface DeadlinesOptions {
  readonly prisma: Database
  readonly matches: Pick<StoredMatches, 'timeOut' | 'timeOutAll' | 'endLive'>
  readonly challenges: Pick<StoredChallenges, 'expire'>
  readonly log: Logger
}

const OPEN_CHALLENGE = { in: ['draft', 'open'] }
/** So many matches are handled at once: connections to the database have to be left for people's clicks. */
const AT_ONCE = 4
/**
 * So many matches are read with one statement, and written with one. Before that the program looks which are left:
 * another process may have handled them.
 */
const TOGETHER = 32
/** While one batch is written, another is read and worked out. */
const BATCHES_AT_ONCE = 2

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
    await this.#each(quiet, AT_ONCE, counts, ({ matchId }) => matches.endLive(matchId, true))
    const lost = await prisma.lostServer.findMany({ select: { id: true } })
    const elsewhere = { notIn: lost.map(({ id }) => id) }
    const reachable = lost.length === 0 ? {} : { OR: [{ guildId: null }, { guildId: elsewhere }] }
    const stale = await prisma.challenge.findMany({
      where: { status: OPEN_CHALLENGE, expiresAt: { lte: now }, ...reachable },
      select: { id: true },
    })
    await this.#each(stale, AT_ONCE, counts, ({ id }) => challenges.expire(id))
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
    const batches = Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_, at) =>
      all.slice(at * TOGETHER, (at + 1) * TOGETHER),
    )
    await this.#each(batches, BATCHES_AT_ONCE, counts, async (ids) => {
      const { matches } = this.#options
      const left = [...byMatch(await this.#late(now, ids)).values()]
      await matches.timeOutAll(
        left.flatMap(([first]) => first ?? []),
        (late, error) => this.#failed(late, error),
      )
      // The first time-out of a match changes it for the next.
      for (const late of left.flatMap(([, ...more]) => more))
        await this.#attempt(late, () => matches.timeOut(late.matchId, late.seat))
    })
  }

  /** Returns the seats whose time is up, by deadline. @param among the matches that are asked for; default: all */
  async #late(now: Date, among?: readonly string[]): Promise<readonly LateSeat[]> {
    return this.#options.prisma.$queryRaw<LateSeat[]>`
      SELECT l."matchId", l."seat" FROM (${lateSittings({ by: now, now, among })}) AS l
      ORDER BY l."deadline", l."matchId", l."seat"`
  }

  // -------------------------------------------------------------- failures

  /** Does something for each, several at once. @throws StorageDown, once nothing is in progress */
  async #each<T extends object>(
    all: readonly T[],
    atOnce: number,
    counts: () => boolean,
    act: (one: T) => Promise<void>,
  ) {
    const left = all.values()
    const work = async () => {
      for (const one of left) if (counts()) await this.#attempt(one, () => act(one))
    }
    const ended = await Promise.allSettled(Array.from({ length: Math.min(atOnce, all.length) }, work))
    for (const one of ended) if (one.status === 'rejected') throw one.reason
  }

  /** Logs a match that fails, so that the clocks of the others go on. */
  async #attempt(what: object, act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (error) {
      if (error instanceof StorageDown) throw error
      this.#failed(what, error)
    }
  }

  #failed(what: object, error: unknown): void {
    const { matchId, seat, id } = what as Record<string, unknown>
    this.#options.log.error({ err: error, match: matchId, seat, challenge: id }, 'what was due failed')
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
