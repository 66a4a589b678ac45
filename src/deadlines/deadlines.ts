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
  /** Whether this process tells people of a match; those matches come first. Default: of all. */
  readonly owns?: (matchId: string) => boolean
  /** Sets an alarm when many deadlines have passed: it rings in another process, if there is one, since this one is busy. */
  readonly crowd?: (at: Date) => void
}

const OPEN_CHALLENGE = { in: ['draft', 'open'] }
/** This many matches are handled at once: connections to the database have to be left for people's clicks. */
const AT_ONCE = 4
/**
 * This many matches are read with one statement, and written with one. Before that the program looks which are left:
 * another process may have handled them.
 */
const TOGETHER = 32
/** While one batch is written, another is read and worked out. */
const BATCHES_AT_ONCE = 2
/** If less than this share of a batch is left, another process is at work there. */
const LEFT_ALONE = 0.5

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
   * Ends the sittings whose time is up. Each process goes through them by deadline from a place of its own. Where it meets
   * the work of another process, it looks what is left, and goes on from another place. So two seldom try the same match; if
   * they do, its version lets one of them write.
   */
  async #timeOuts(now: Date, counts: () => boolean): Promise<void> {
    /** Those that fail are left for the next look. */
    const tried = new Set<string>()
    for (let met = true; met && counts(); ) {
      const late = new Set((await this.#late(now)).map(({ matchId }) => matchId))
      const ids = this.#inOrder([...late].filter((id) => !tried.has(id)))
      if (tried.size === 0 && ids.length > TOGETHER * BATCHES_AT_ONCE) this.#options.crowd?.(after(now))
      met = false
      const batches = Array.from({ length: Math.ceil(ids.length / TOGETHER) }, (_, at) =>
        ids.slice(at * TOGETHER, (at + 1) * TOGETHER),
      )
      await this.#each(
        batches,
        BATCHES_AT_ONCE,
        () => !met && counts(),
        async (batch) => {
          for (const id of batch) tried.add(id)
          const done = await this.#timeOutBatch(now, batch)
          if (done < batch.length * LEFT_ALONE) met = true
        },
      )
    }
  }

  /** Own matches come first: other processes begin with theirs, and their notices are delivered where they are written. */
  #inOrder(ids: readonly string[]): readonly string[] {
    const { owns = () => true } = this.#options
    const own = new Set(ids.filter(owns))
    return [...fromAnywhere([...own]), ...fromAnywhere(ids.filter((id) => !own.has(id)))]
  }

  /** Ends the sittings of these matches whose time is up still. @returns the number of the matches */
  async #timeOutBatch(now: Date, ids: readonly string[]): Promise<number> {
    const { matches } = this.#options
    const left = [...byMatch(await this.#late(now, ids)).values()]
    await matches.timeOutAll(
      left.flatMap(([first]) => first ?? []),
      (late, error) => this.#failed(late, error),
    )
    // The first time-out of a match changes it for the next.
    for (const late of left.flatMap(([, ...more]) => more))
      await this.#attempt(late, () => matches.timeOut(late.matchId, late.seat))
    return left.length
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

/** The next moment: the alarm of this one is ringing. */
const after = (at: Date): Date => new Date(at.getTime() + 1)

/** The same list, round from a place of chance. */
function fromAnywhere<T>(all: readonly T[]): readonly T[] {
  const from = all.length === 0 ? 0 : randomInt(all.length)
  return [...all.slice(from), ...all.slice(0, from)]
}
