/** Signed requests by HTTP, each of which counts once over all processes: a recorded one can be sent again to another. */
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import { MINUTE_MS } from '../time/lengths.ts'

/** A signature is good for five minutes before and after its time; its request is remembered a little longer. */
const KEPT_MS = 15 * MINUTE_MS

/** The requests that any process has taken. */
export class SignedRequests {
  readonly #prisma: Database
  readonly #clock: Pick<Clock, 'now'>
  #tidiedAt = 0

  constructor(prisma: Database, clock: Pick<Clock, 'now'>) {
    this.#prisma = prisma
    this.#clock = clock
  }

  /** Whether no process has taken this request before; it is taken then. */
  async isFirst(id: string): Promise<boolean> {
    const now = this.#clock.now()
    const rows = await this.#prisma.direct<{ id: string }>(Prisma.sql`
      INSERT INTO "SignedRequest" ("id", "at") VALUES (${id.slice(0, 64)}, ${now}::timestamptz)
      ON CONFLICT DO NOTHING RETURNING "id"`)
    if (now.getTime() - this.#tidiedAt > KEPT_MS) {
      this.#tidiedAt = now.getTime()
      const before = new Date(now.getTime() - KEPT_MS)
      await this.#prisma.direct(Prisma.sql`DELETE FROM "SignedRequest" WHERE "at" < ${before}::timestamptz`)
    }
    return rows.length === 1
  }
}
