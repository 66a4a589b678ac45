/**
 * The view of those who host the bot: how it is, which matches are in trouble, and which servers are paused. Of matches it
 * reads only what anybody may know.
 */
import type { Alarms, QueueFigures } from '../deadlines/alarm.ts'
import type { DeadLetter, DeadLetters } from '../matches/dead-letters.ts'
import type { Reach, ReachObstacle } from '../matches/reach.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import { type WaitingWork, waitingWork } from './waiting-work.ts'

/**
 * A match that does not go on by itself. `overdue`: its time is up, and yet nothing follows; `uncalled`: a player can't be
 * notified of their turn.
 */
export interface TroubledMatch {
  readonly matchId: string
  readonly threadId: string | null
  readonly why: 'overdue' | 'uncalled'
  readonly since: Date
}

/** A server in which matches run, or that is paused. */
export interface HostedServer {
  readonly id: string
  readonly running: number
  /** The time since which the clocks of its matches stand still; null: they run. */
  readonly since: Date | null
  /** Whether the host has paused it; else the bot is not in it, or Discord has an outage. */
  readonly byHost: boolean
}

/** All that the host sees. */
export interface HostView {
  readonly obstacles: readonly ReachObstacle[]
  readonly work: WaitingWork
  /** Queues whose alarms have failed, with the number of those whose work has not been done since. */
  readonly failed: readonly QueueFigures[]
  readonly letters: readonly DeadLetter[]
  /** The longest in trouble first. */
  readonly troubled: readonly TroubledMatch[]
  /** The paused first, then those with the most matches. */
  readonly servers: readonly HostedServer[]
}

/** The dependencies of the desk. */
export interface HostDeskOptions {
  readonly prisma: Pick<Database, '$queryRaw'>
  readonly clock: Pick<Clock, 'now'>
  readonly reach: Pick<Reach, 'obstacles' | 'warnings'>
  readonly deadLetters: Pick<DeadLetters, 'of' | 'again'>
  readonly alarms: Pick<Alarms, 'figures'>
  /** Stops and starts the clocks of a server. */
  readonly pauses: { pause(guildId: string): Promise<void>; resume(guildId: string): Promise<void> }
}

/** A match is in trouble after this time, in milliseconds: ticks and retries need a while. */
const TROUBLE_MS = 10 * 60_000
const MOST_TROUBLED = 20
/** As many as a list of Discord holds. */
const MOST_SERVERS = 25

/** Shows the host how things are, and does what they ask for. */
export class HostDesk {
  readonly #options: HostDeskOptions

  constructor(options: HostDeskOptions) {
    this.#options = options
  }

  /** Returns how things are now. @throws StorageDown */
  async view(): Promise<HostView> {
    const { prisma, clock, reach, deadLetters, alarms } = this.#options
    return {
      obstacles: [...reach.obstacles, ...reach.warnings],
      work: await waitingWork(prisma, clock.now()),
      failed: (await alarms.figures()).filter(({ failed }) => failed > 0),
      letters: await deadLetters.of(null),
      troubled: await this.#troubled(),
      servers: await this.#servers(),
    }
  }

  /** Tries all dead letters of all servers again. @returns their number */
  again(): Promise<number> {
    return this.#options.deadLetters.again(null)
  }

  /** Stops the clocks of all matches and leagues of a server. */
  pause(guildId: string): Promise<void> {
    return this.#options.pauses.pause(guildId)
  }

  /** Starts them again; the lost time is given back. */
  resume(guildId: string): Promise<void> {
    return this.#options.pauses.resume(guildId)
  }

  /** Returns the time since which the host has paused a server; null: they have not. */
  async pausedSince(guildId: string): Promise<Date | null> {
    const rows = await this.#options.prisma.$queryRaw<{ since: Date }[]>`
      SELECT "since" FROM "LostServer" WHERE "id" = ${guildId} AND "byHost"`
    return rows[0]?.since ?? null
  }

  #troubled(): Promise<readonly TroubledMatch[]> {
    const { prisma, clock } = this.#options
    const now = clock.now()
    const before = new Date(now.getTime() - TROUBLE_MS)
    return prisma.$queryRaw<TroubledMatch[]>`
      SELECT t."matchId", m."threadId", t."why", t."since" FROM (
        SELECT n."matchId", 'uncalled' AS "why", min(n."at") AS "since" FROM "Notice" n
        WHERE n."kind" = 'called' AND n."at" < ${before}::timestamptz
          AND (n."heldTo" IS NULL OR n."heldTo" <= ${now}::timestamptz)
        GROUP BY n."matchId"
        UNION ALL
        SELECT s."matchId", 'overdue', min(s."deadline") FROM "Sitting" s
        WHERE NOT s."answered" AND s."deadline" < ${before}::timestamptz AND NOT EXISTS (
          SELECT 1 FROM "Notice" n WHERE n."matchId" = s."matchId" AND n."kind" = 'called'
        )
        GROUP BY s."matchId"
      ) t JOIN "Match" m ON m."id" = t."matchId"
      WHERE m."status" = 'running' AND NOT EXISTS (SELECT 1 FROM "LostServer" l WHERE l."id" = m."guildId")
      ORDER BY t."since", t."matchId" LIMIT ${MOST_TROUBLED}`
  }

  #servers(): Promise<readonly HostedServer[]> {
    return this.#options.prisma.$queryRaw<HostedServer[]>`
      SELECT coalesce(r."guildId", l."id") AS "id", coalesce(r."running", 0)::int AS "running", l."since",
        coalesce(l."byHost", false) AS "byHost"
      FROM (SELECT "guildId", count(*) AS "running" FROM "Match"
        WHERE "status" = 'running' AND "guildId" IS NOT NULL GROUP BY "guildId") r
      FULL JOIN "LostServer" l ON l."id" = r."guildId"
      ORDER BY 4 DESC, 3, 2 DESC, 1 LIMIT ${MOST_SERVERS}`
  }
}
