/**
 * Gives time back: to all running sittings and open challenges after nobody could play, to those of a server that was
 * lost, and to one sitting whose call came late. Once, and with a margin.
 */

import type { Logger } from 'pino'
import type { Notice, ServerPresence } from '../matches/api.ts'
import { newNoticeId } from '../matches/ids.ts'
import { PRACTICE_IDS } from '../matches/practice/practice.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import { MINUTE_MS } from '../time/lengths.ts'
import { type AccountAfterLoss, extensionFor, isShort, type OutageAccount, withLoss } from './outage-account.ts'
import type { TimedSitting } from './timed.ts'
import { giveWholeTime } from './whole-time.ts'

/** The dependencies of the lost time. */
export interface LostTimeOptions {
  readonly prisma: Database
  readonly clock: Clock
  readonly log: Logger
  /** Called with the notices that tell it in the matches. */
  readonly written: (notices: readonly Notice[]) => void
  /** Called with sittings whose deadlines have moved. */
  readonly moved: (sittings: readonly TimedSitting[]) => void
  /** Tells whether another process that keeps time is alive; default: this one works alone. */
  readonly company?: { othersKeepTime(): Promise<boolean> }
}

/** A shorter outage is given back without a word: its margin is longer than itself. */
const TOLD_MS = 10 * MINUTE_MS
/** Rounds take days, and their later dates move by whole days: leagues make up for longer outages alone. */
const LEAGUE_MS = 60 * MINUTE_MS
/** Extends deadlines by lost time. */
export class LostTime implements ServerPresence {
  readonly #options: LostTimeOptions

  constructor(options: LostTimeOptions) {
    this.#options = options
  }

  /**
   * Extends all running deadlines by the time since the last heartbeat, or since a later moment, and moves the heartbeat
   * on. Short losses are only noted until they are an outage together. Of several processes only one does it.
   *
   * @param since when people could last play, as far as this process knows; null: at the last heartbeat
   *
   * @param ownBeat the last heartbeat of this process. A later one in the database means that another process was well.
   */
  async giveBack(since: Date | null, ownBeat: Date | null): Promise<void> {
    const { prisma, clock, company } = this.#options
    const row = await prisma.heartbeat.findUnique({ where: { id: 1 } })
    if (row === null) return
    const now = clock.now()
    const othersWereWell = ownBeat !== null && row.at > ownBeat
    const from = since === null || othersWereWell ? row.at : since
    const lost = now.getTime() - from.getTime()
    if (lost <= 0) return
    // Another process has given its sign as usual.
    if (isShort(lost) && (othersWereWell || (ownBeat === null && (await company?.othersKeepTime())))) return
    const after = withLoss(row, lost, now)
    if (after.extensionMs === 0) {
      await prisma.heartbeat.updateMany({ where: { id: 1, at: row.at }, data: { at: now, ...after.account } })
      return
    }
    await this.#extend(row, from, now, lost, after)
  }

  async #extend(
    { at: last }: OutageAccount & { readonly at: Date },
    from: Date,
    now: Date,
    lost: number,
    { account, beforeMs, wholeMs, extensionMs }: AccountAfterLoss,
  ): Promise<void> {
    const { prisma, log, written } = this.#options
    // An outage in pieces is told as a whole, once it is long enough; later pieces of that length are told again.
    const isFirst = beforeMs < TOLD_MS
    const facts = isFirst ? { lostMs: account.lostMs, extendedMs: wholeMs } : { lostMs: lost, extendedMs: extensionMs }
    const tells = account.lostMs >= TOLD_MS && (isFirst || lost >= TOLD_MS)
    const owed = account.lostMs < LEAGUE_MS ? 0 : beforeMs < LEAGUE_MS ? wholeMs : extensionMs
    const told = await prisma.$queryRaw<{ id: string; matchId: string }[]>`
      WITH beat AS (
        UPDATE "Heartbeat" SET "at" = ${now}::timestamptz, "lostMs" = ${account.lostMs}::float8,
          "givenMs" = ${account.givenMs}::float8, "lostAt" = ${now}::timestamptz
        WHERE "id" = 1 AND "at" = ${last}::timestamptz RETURNING "id"
      ), extended AS (
        UPDATE "Sitting" SET "deadline" = "deadline" + ${extensionMs} * interval '1 millisecond',
          "remindAt" = "remindAt" + ${extensionMs} * interval '1 millisecond',
          "lastCallAt" = "lastCallAt" + ${extensionMs} * interval '1 millisecond'
        FROM beat RETURNING "matchId"
      ), challenges AS (
        UPDATE "Challenge" SET "expiresAt" = "expiresAt" + ${extensionMs} * interval '1 millisecond'
        FROM beat WHERE "status" IN ('draft', 'open')
      ), leagues AS (
        UPDATE "League" SET "owedMs" = "owedMs" + ${Math.round(owed)}::bigint
        FROM beat WHERE ${owed > 0}::boolean AND "endedAt" IS NULL
      )
      INSERT INTO "Notice" ("id", "matchId", "kind", "data", "at")
      SELECT substr(md5("matchId" || ${now.toISOString()}), 1, 16), "matchId", 'outage', ${JSON.stringify(facts)}::json,
        ${now}::timestamptz
      FROM (SELECT DISTINCT "matchId" FROM extended) AS matches
      WHERE ${tells}::boolean AND NOT EXISTS (
        SELECT 1 FROM "Player" WHERE "Player"."matchId" = matches."matchId" AND "personId" = ANY(${[...PRACTICE_IDS]}::text[])
      )
      RETURNING "id", "matchId"`
    log.warn(
      { lostMs: lost, extendedMs: extensionMs, since: from },
      'nobody could play: running deadlines were extended',
    )
    written(told.map(({ id, matchId }) => ({ id, matchId, at: now, kind: 'outage', ...facts })))
  }

  /** Gives a sitting its whole time from now on: its call has only just arrived. */
  async calledLate({ matchId, seat, at }: Extract<Notice, { kind: 'called' }>): Promise<void> {
    const { prisma, clock, log, moved } = this.#options
    const now = clock.now()
    const sitting = await prisma.sitting.findUnique({
      where: { matchId_seat: { matchId, seat } },
      include: { match: { include: { players: { where: { seat } } } } },
    })
    if (sitting === null) return
    const { match, calledAt } = sitting
    if (calledAt > at) return
    const times = await giveWholeTime(prisma, { sitting, match, player: match.players[0] }, now)
    if (times === null) return
    log.info({ match: matchId, seat }, 'a call came late: its sitting has its whole time from now on')
    moved([times])
  }

  // -------------------------------------------------------------- servers

  /** The bot is not in a server any more, or Discord can't reach it: the matches there pause. */
  async lost(guildId: string, told: boolean): Promise<void> {
    const { prisma, clock, log } = this.#options
    const since = clock.now()
    const lost = await prisma.lostServer.createMany({ data: [{ id: guildId, since }], skipDuplicates: true })
    if (lost.count === 0) return
    log.warn({ guild: guildId }, 'a server is out of reach: its matches pause')
    if (told) await this.#tellLost(guildId, since)
  }

  async #tellLost(guildId: string, at: Date): Promise<void> {
    const { prisma, written } = this.#options
    const people = await prisma.player.findMany({
      where: { match: { guildId, status: 'running' }, personId: { notIn: [...PRACTICE_IDS] } },
    })
    const notices = people.map(({ matchId, seat }) => ({
      id: newNoticeId(),
      matchId,
      at,
      kind: 'server-lost' as const,
      seat,
    }))
    const rows = notices.map(({ id, matchId, kind, seat }) => ({ id, matchId, kind, at, data: { seat } }))
    await prisma.notice.createMany({ data: rows })
    written(notices)
  }

  /** The bot is in a server again: the lost time is given back to the matches there. */
  async found(guildId: string): Promise<void> {
    return this.#goOn(guildId, false)
  }

  /** @param byHost whether the host has paused the server, and resumes it; all else leaves a pause as it is */
  async #goOn(guildId: string, byHost: boolean): Promise<void> {
    const { prisma, clock, log, written } = this.#options
    const known = await prisma.lostServer.findUnique({ where: { id: guildId, byHost } })
    if (known === null) return
    const now = clock.now()
    const lost = now.getTime() - known.since.getTime()
    const extension = extensionFor(lost)
    const facts = { lostMs: lost, extendedMs: extension, ...(byHost ? { byHost } : {}) }
    const data = JSON.stringify(facts)
    const told = await prisma.$queryRaw<{ id: string; matchId: string }[]>`
      WITH found AS (
        DELETE FROM "LostServer" WHERE "id" = ${guildId} RETURNING "id"
      ), extended AS (
        UPDATE "Sitting" SET "deadline" = "deadline" + ${extension} * interval '1 millisecond',
          "remindAt" = "remindAt" + ${extension} * interval '1 millisecond',
          "lastCallAt" = "lastCallAt" + ${extension} * interval '1 millisecond'
        FROM found, "Match" WHERE "Match"."id" = "matchId" AND "Match"."guildId" = found."id" RETURNING "matchId"
      ), challenges AS (
        UPDATE "Challenge" SET "expiresAt" = "expiresAt" + ${extension} * interval '1 millisecond'
        FROM found WHERE "guildId" = found."id" AND "status" IN ('draft', 'open')
      ), leagues AS (
        UPDATE "League" SET "owedMs" = "owedMs" + ${extension}::bigint
        FROM found WHERE ${lost >= LEAGUE_MS}::boolean AND "guildId" = found."id" AND "endedAt" IS NULL
      )
      INSERT INTO "Notice" ("id", "matchId", "kind", "data", "at")
      SELECT substr(md5("matchId" || ${now.toISOString()}), 1, 16), "matchId", 'outage', ${data}::json,
        ${now}::timestamptz
      FROM (SELECT DISTINCT "matchId" FROM extended) AS matches WHERE ${byHost || lost >= TOLD_MS}::boolean
      RETURNING "id", "matchId"`
    log.info({ guild: guildId, lostMs: lost, byHost }, 'the matches of a server go on')
    written(told.map(({ id, matchId }) => ({ id, matchId, at: now, kind: 'outage', ...facts })))
  }

  /** The host pauses a server: the clocks of its matches and leagues stand still until they resume it. Its matches tell. */
  async pause(guildId: string): Promise<void> {
    const { prisma, clock, written } = this.#options
    const now = clock.now()
    const told = await prisma.$queryRaw<{ id: string; matchId: string }[]>`
      WITH paused AS (
        INSERT INTO "LostServer" ("id", "since", "byHost") VALUES (${guildId}, ${now}::timestamptz, true)
        ON CONFLICT ("id") DO UPDATE SET "byHost" = true WHERE NOT "LostServer"."byHost" RETURNING "id"
      )
      INSERT INTO "Notice" ("id", "matchId", "kind", "data", "at")
      SELECT substr(md5('paused' || m."id" || ${now.toISOString()}), 1, 16), m."id", 'server-paused', '{}'::json,
        ${now}::timestamptz
      FROM paused JOIN "Match" m ON m."guildId" = paused."id" AND m."status" = 'running'
      RETURNING "id", "matchId"`
    written(told.map((one) => ({ ...one, at: now, kind: 'server-paused' })))
  }

  /** The host resumes a server: the lost time is given back, as after an outage. */
  async resume(guildId: string): Promise<void> {
    return this.#goOn(guildId, true)
  }

  async all(guildIds: readonly string[], mine: (guildId: string) => boolean = () => true): Promise<void> {
    const { prisma } = this.#options
    const present = new Set(guildIds)
    const running = await prisma.match.findMany({
      where: { status: 'running', guildId: { not: null } },
      distinct: ['guildId'],
      select: { guildId: true },
    })
    for (const { guildId } of running)
      if (guildId !== null && mine(guildId) && !present.has(guildId)) await this.lost(guildId, true)
    for (const { id } of await prisma.lostServer.findMany()) if (present.has(id)) await this.found(id)
  }
}
