/**
 * Leases: the right of one process to do something, for a short time, as a row of the database. Each new holder gets a
 * higher number, the fence. A process that stood still may believe that it still holds a lease; its fence is then too
 * low, and the database refuses what it writes under it.
 */
import type { Clock } from '../time/clock.ts'
import { Prisma } from './generated/client.ts'
import type { Database } from './open.ts'

/** A lease lasts this long unless it is renewed, in milliseconds. */
const LEASE_MS = 20_000
/** The holder stops acting this long before its end: what it has begun should be done by then. */
const MARGIN_MS = 5_000

/** The right under which something is written. */
export interface Fence {
  readonly lease: string
  readonly number: bigint
}

/** The condition of a statement that only counts if the fence is the present one; always true without a fence. */
export const stands = (fence: Fence | null): Prisma.Sql =>
  fence === null
    ? Prisma.sql`TRUE`
    : Prisma.sql`EXISTS (SELECT 1 FROM "Lease" WHERE "name" = ${fence.lease} AND "fence" = ${fence.number}::bigint
        AND "until" > clock_timestamp() FOR SHARE)`

/** The dependencies of leases. */
export interface LeasesOptions {
  readonly prisma: Pick<Database, '$queryRaw' | '$executeRaw'>
  /** The id of this process. */
  readonly holder: string
  /** The time of this machine; the database decides by its own. */
  readonly clock: Pick<Clock, 'now'>
}

interface HeldLease {
  readonly fence: bigint
  /** Until then this process may act, by its own clock. */
  readonly until: number
}

/** The leases of this process. */
export class Leases {
  readonly #options: LeasesOptions
  readonly #held = new Map<string, HeldLease>()

  constructor(options: LeasesOptions) {
    this.#options = options
  }

  /** Takes a lease that is free, or renews it. @returns whether this process holds it now @throws StorageDown */
  async take(name: string): Promise<boolean> {
    const { prisma, holder, clock } = this.#options
    const until = clock.now().getTime() + LEASE_MS - MARGIN_MS
    const [row] = await prisma.$queryRaw<{ fence: bigint }[]>`
      INSERT INTO "Lease" ("name", "holder", "fence", "until")
      VALUES (${name}, ${holder}, 1, clock_timestamp() + ${LEASE_MS} * interval '1 millisecond')
      ON CONFLICT ("name") DO UPDATE SET "holder" = excluded."holder", "until" = excluded."until",
        "fence" = "Lease"."fence" + CASE WHEN "Lease"."holder" = excluded."holder" THEN 0 ELSE 1 END
      WHERE "Lease"."holder" = excluded."holder" OR "Lease"."until" <= clock_timestamp()
      RETURNING "fence"`
    if (row === undefined) this.#held.delete(name)
    else this.#held.set(name, { fence: row.fence, until })
    return row !== undefined
  }

  /** Whether this process may act under a lease now. */
  holds(name: string): boolean {
    const held = this.#held.get(name)
    return held !== undefined && this.#options.clock.now().getTime() < held.until
  }

  /** Returns the fence of a lease; null if this process has never held it, or has given it back. */
  fence(name: string): Fence | null {
    const held = this.#held.get(name)
    return held === undefined ? null : { lease: name, number: held.fence }
  }

  /**
   * Takes a turn at something that may happen once in a time, whichever process does it.
   *
   * @param everyMs the time from one turn to the next, in milliseconds
   *
   * @returns null if the turn is taken; else the time until the next one, in milliseconds
   */
  async turn(name: string, everyMs: number): Promise<number | null> {
    const [row] = await this.#options.prisma.$queryRaw<{ taken: boolean; waitMs: number | null }[]>`
      WITH taken AS (
        INSERT INTO "Lease" ("name", "holder", "fence", "until")
        VALUES (${name}, '', 1, clock_timestamp() + ${everyMs} * interval '1 millisecond')
        ON CONFLICT ("name") DO UPDATE SET "until" = excluded."until", "fence" = "Lease"."fence" + 1
        WHERE "Lease"."until" <= clock_timestamp()
        RETURNING 1
      )
      SELECT EXISTS (SELECT 1 FROM taken) AS "taken",
        (SELECT greatest(1, ceil(extract(epoch FROM "until" - clock_timestamp()) * 1000))::float FROM "Lease"
          WHERE "name" = ${name}) AS "waitMs"`
    // The column rounds to milliseconds, half of one more than was asked for.
    return row?.taken === true ? null : Math.min(row?.waitMs ?? everyMs, everyMs)
  }

  /** Gives leases back, so that others can have them at once. */
  async release(names: readonly string[] = [...this.#held.keys()]): Promise<void> {
    const { prisma, holder } = this.#options
    if (names.length === 0) return
    for (const name of names) this.#held.delete(name)
    // The holder goes, too: if it takes the lease again, others may have had it meanwhile. The column rounds to
    // milliseconds, and a lease that ended half of one later could not be taken at once.
    await prisma.$executeRaw`
      UPDATE "Lease" SET "until" = date_trunc('milliseconds', clock_timestamp()), "holder" = ''
      WHERE "name" = ANY(${[...names]}::text[]) AND "holder" = ${holder}`
  }
}
