/**
 * Messages that Discord has refused for good, for the admins of their server: what they are, and another try. Those of
 * matches are rows of `Notice`, those of leagues rows of `LeagueEffect`; both say when (`deadAt`) and why (`deadFor`). So do
 * reports that a league or the ratings could not take, rows of `MatchReport`. A refused call is among them while it is tried
 * on: it says why, and not yet when.
 */
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Notice, OutboxNotice } from './api.ts'
import { type NoticeRow, noticeOf } from './outbox-rows.ts'

/** A message that was refused, as far as anybody may know it. */
export interface DeadLetter {
  /**
   * The kind of a notice of a match, or of a message of a league: to a person, in public, or roles and badges; or what a match
   * reports to its league or the ratings.
   */
  readonly kind: Notice['kind'] | 'tell' | 'showBoard' | 'honour' | 'report'
  /** The thread of its match; null: there is none. */
  readonly threadId: string | null
  /** The name of its league; null: it is not of a league. */
  readonly league: string | null
  readonly deadAt: Date
  /** The reason in the words of the machine: `discord 50035`, `failed`, an error of the program. */
  readonly reason: string
}

/** The dependencies of the dead letters. */
export interface DeadLettersOptions {
  readonly prisma: Pick<Database, '$queryRaw'>
  /** Called with notices that are to be tried again. */
  readonly revived: (notices: readonly OutboxNotice[]) => void
  /** Called when effects of leagues or reports of matches are to be tried again. */
  readonly leaguesRevived: () => void
}

/** Notices of one server, or of all. */
const noticeIn = (guildId: string | null) => Prisma.sql`n."deadFor" IS NOT NULL AND (${guildId}::text IS NULL OR
  EXISTS (SELECT 1 FROM "Match" m WHERE m."id" = n."matchId" AND m."guildId" = ${guildId})
  OR EXISTS (SELECT 1 FROM "Challenge" c WHERE c."id" = n."data"->>'challengeId' AND c."guildId" = ${guildId}))`

/** Effects of the leagues of one server, or of all. */
const effectIn = (guildId: string | null) => Prisma.sql`e."deadFor" IS NOT NULL
  AND (${guildId}::text IS NULL OR EXISTS (SELECT 1 FROM "League" l WHERE l."id" = e."leagueId" AND l."guildId" = ${guildId}))`

/** Reports of the matches of one server, or of all. */
const reportIn = (guildId: string | null) => Prisma.sql`r."deadFor" IS NOT NULL
  AND (${guildId}::text IS NULL OR EXISTS (SELECT 1 FROM "Match" m WHERE m."id" = r."matchId" AND m."guildId" = ${guildId}))`

/** Lists the dead letters of a server, and tries them again. */
export class DeadLetters {
  readonly #options: DeadLettersOptions

  constructor(options: DeadLettersOptions) {
    this.#options = options
  }

  /** Returns the dead letters of a server, of matches and leagues, the last first. @param guildId null: of all servers */
  async of(guildId: string | null): Promise<readonly DeadLetter[]> {
    return this.#options.prisma.$queryRaw<DeadLetter[]>`
      SELECT d."kind", d."deadAt", d."reason", d."threadId", d."league" FROM (
      SELECT n."kind", coalesce(n."deadAt", n."at") AS "deadAt", n."deadFor" AS "reason", n."seq",
        (SELECT m."threadId" FROM "Match" m WHERE m."id" = n."matchId") AS "threadId", NULL AS "league"
      FROM "Notice" n WHERE ${noticeIn(guildId)}
      UNION ALL
      SELECT e."kind", e."deadAt", e."deadFor" AS "reason", e."seq", NULL AS "threadId",
        (SELECT l."name" FROM "League" l WHERE l."id" = e."leagueId") AS "league"
      FROM "LeagueEffect" e WHERE ${effectIn(guildId)}
      UNION ALL
      SELECT 'report' AS "kind", r."deadAt", r."deadFor" AS "reason", r."seq",
        (SELECT m."threadId" FROM "Match" m WHERE m."id" = r."matchId") AS "threadId",
        (SELECT l."name" FROM "LeagueGame" g JOIN "League" l ON l."id" = g."leagueId" WHERE g."matchId" = r."matchId") AS "league"
      FROM "MatchReport" r WHERE ${reportIn(guildId)}) d
      ORDER BY d."deadAt" DESC, d."seq" DESC`
  }

  /** Tries all dead letters of a server again. @param guildId null: of all servers @returns their number */
  async again(guildId: string | null): Promise<number> {
    const { prisma, revived, leaguesRevived } = this.#options
    const rows = await prisma.$queryRaw<NoticeRow[]>`
      UPDATE "Notice" n SET "deadAt" = NULL, "deadFor" = NULL WHERE ${noticeIn(guildId)}
      RETURNING n."seq", n."id", n."matchId", n."kind", n."data", n."at"`
    const effects = await prisma.$queryRaw<{ seq: bigint }[]>`
      UPDATE "LeagueEffect" e SET "deadAt" = NULL, "deadFor" = NULL, "notBefore" = NULL WHERE ${effectIn(guildId)}
      RETURNING e."seq"`
    const reports = await prisma.$queryRaw<{ seq: bigint }[]>`
      UPDATE "MatchReport" r SET "deadAt" = NULL, "deadFor" = NULL, "notBefore" = NULL, "tries" = 0
      WHERE ${reportIn(guildId)} RETURNING r."seq"`
    revived(rows.toSorted((one, other) => Number(one.seq - other.seq)).map(noticeOf))
    if (effects.length + reports.length > 0) leaguesRevived()
    return rows.length + effects.length + reports.length
  }
}
