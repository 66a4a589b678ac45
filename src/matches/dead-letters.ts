/** Notices that Discord has refused for good, for the admins of their server: what they are, and another try. */
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Notice } from './api.ts'
import { type NoticeRow, noticeOf } from './outbox-rows.ts'

/** A notice that was refused, as far as anybody may know it. */
export interface DeadLetter {
  readonly kind: Notice['kind']
  /** The thread of its match; null: there is none. */
  readonly threadId: string | null
  readonly deadAt: Date
  /** The reason in the words of the machine: `discord 50035`, `failed`. */
  readonly reason: string
}

/** The dependencies of the dead letters. */
export interface DeadLettersOptions {
  readonly prisma: Pick<Database, '$queryRaw'>
  /** Called with notices that are to be tried again. */
  readonly revived: (notices: readonly Notice[]) => void
}

/** Those of one server. */
const inServer = (guildId: string) => Prisma.sql`n."deadFor" IS NOT NULL AND (
  EXISTS (SELECT 1 FROM "Match" m WHERE m."id" = n."matchId" AND m."guildId" = ${guildId})
  OR EXISTS (SELECT 1 FROM "Challenge" c WHERE c."id" = n."data"->>'challengeId' AND c."guildId" = ${guildId}))`

/** Lists the dead letters of a server, and tries them again. */
export class DeadLetters {
  readonly #options: DeadLettersOptions

  constructor(options: DeadLettersOptions) {
    this.#options = options
  }

  /** Returns the dead letters of a server, the last first. */
  async of(guildId: string): Promise<readonly DeadLetter[]> {
    return this.#options.prisma.$queryRaw<DeadLetter[]>`
      SELECT n."kind", n."deadAt", n."deadFor" AS "reason",
        (SELECT m."threadId" FROM "Match" m WHERE m."id" = n."matchId") AS "threadId"
      FROM "Notice" n WHERE ${inServer(guildId)} ORDER BY n."deadAt" DESC, n."seq" DESC`
  }

  /** Tries all dead letters of a server again. @returns their number */
  async again(guildId: string): Promise<number> {
    const rows = await this.#options.prisma.$queryRaw<NoticeRow[]>`
      UPDATE "Notice" n SET "deadAt" = NULL, "deadFor" = NULL WHERE ${inServer(guildId)}
      RETURNING n."seq", n."id", n."matchId", n."kind", n."data", n."at"`
    this.#options.revived(rows.toSorted((one, other) => Number(one.seq - other.seq)).map(noticeOf))
    return rows.length
  }
}
