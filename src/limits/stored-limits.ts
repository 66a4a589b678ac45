/**
 * Uses of limits in the database, so that all processes count together. A row holds the times of the latest uses under a
 * keyed hash of the things for which they are counted. When a person deletes their data, their id leaves the row; the hash
 * stays until the limit has passed, so that deleting resets nothing that protects others.
 */
import { createHmac, randomBytes } from 'node:crypto'
import type { Refusal } from '../contract/index.ts'
import { Prisma } from '../storage/generated/client.ts'
import { type Database, isDeadlock } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import { DAY_MS } from '../time/lengths.ts'
import { type Count, type LimitName, limitNamed } from './limit-table.ts'
import { type CountedUses, type Limits, type LimitUse, limitReached } from './limits.ts'

/** The dependencies of limits. */
export interface StoredLimitsOptions {
  readonly prisma: Database
  readonly clock: Pick<Clock, 'now'>
}

/** A limit without an end counts uses of a century. */
const EVER_MS = 100 * 365 * DAY_MS
/** How often a request is repeated because two waited for each other, or both made the same row. */
const TRIES = 5

/** One count of a use: a row of the table. */
interface UseCount {
  readonly limit: LimitName
  readonly count: Count
  /** The name of the count, `posts.1` for the second one of the posts. */
  readonly name: string
  /** The keyed hash of the people and things for which it is counted. */
  readonly key: string
  readonly person: string | null
}

/** A row as it was found. */
interface CountRow {
  readonly name: string
  readonly key: string
  readonly times: readonly Date[]
  readonly taken: boolean
}

/** Limits in the database. */
export class StoredLimits implements Limits {
  readonly #options: StoredLimitsOptions
  #secret: Promise<string> | null = null

  constructor(options: StoredLimitsOptions) {
    this.#options = options
  }

  async take(uses: readonly LimitUse[]): Promise<CountedUses | Refusal> {
    const at = this.#options.clock.now()
    const asked = await this.#asked(uses)
    if (asked.length === 0) return { uses, at }
    for (let tries = 1; ; tries++) {
      const found = await this.#tryToTake(asked, at)
      if (found === null) continue
      const taken = found.filter((row) => row.taken)
      if (taken.length === asked.length) return { uses, at }
      const reached = reachedBy(asked, found, at)
      // Two have made the same row at once: the loser finds it at the next try.
      if (taken.length > 0) await this.#remove(taken, at)
      if (reached !== null) return reached
      if (tries >= TRIES) return limitReached(asked[0]!.limit, at)
    }
  }

  async look(uses: readonly LimitUse[]): Promise<Refusal | null> {
    const at = this.#options.clock.now()
    const asked = await this.#asked(uses)
    if (asked.length === 0) return null
    const found = await this.#options.prisma.direct<CountRow>(Prisma.sql`
      SELECT u."name", u."key", u."times", false AS "taken"
      FROM ${rows(asked)} JOIN "LimitUse" u ON u."name" = a."name" AND u."key" = a."key"`)
    return reachedBy(asked, found, at)
  }

  async note(use: LimitUse): Promise<void> {
    const at = this.#options.clock.now()
    const asked = await this.#asked([use])
    await this.#options.prisma.direct(Prisma.sql`
      INSERT INTO "LimitUse" AS u ("name", "key", "personId", "times", "until")
      SELECT a."name", a."key", a."person", ARRAY[${at}::timestamptz], ${until(at)} FROM ${rows(asked)}
      ON CONFLICT ("name", "key") DO UPDATE SET "personId" = excluded."personId", "until" = excluded."until",
        "times" = (u."times" || excluded."times")[greatest(1, cardinality(u."times") + 2 - ${most(asked)}::int):]`)
  }

  async giveBack({ uses, at }: CountedUses): Promise<void> {
    const asked = await this.#asked(uses)
    if (asked.length > 0) await this.#remove(asked, at)
  }

  async forget(use: LimitUse): Promise<void> {
    const keys = (await this.#asked([use])).map(({ key }) => key)
    await this.#options.prisma.direct(Prisma.sql`DELETE FROM "LimitUse" WHERE "key" = ANY(${keys}::text[])`)
  }

  /** @returns the rows that were counted, or else all that were found; null: it has to be tried again */
  async #tryToTake(asked: readonly UseCount[], at: Date): Promise<readonly CountRow[] | null> {
    try {
      // Rows that exist are locked first, in order, so that what is read of them holds until all are written.
      return await this.#options.prisma.direct<CountRow>(Prisma.sql`
        WITH asked AS (SELECT * FROM ${rows(asked)}
        ), held AS (
          SELECT a."name", a."key", a."most", u."times",
            ARRAY(SELECT t FROM unnest(u."times") t WHERE t > ${at}::timestamptz - a."withinMs" * interval '1 ms') AS "kept"
          FROM asked a JOIN "LimitUse" u ON u."name" = a."name" AND u."key" = a."key" ORDER BY u."name", u."key" FOR UPDATE OF u
        ), reached AS (SELECT * FROM held WHERE cardinality("kept") >= "most"
        ), taken AS (
          INSERT INTO "LimitUse" AS u ("name", "key", "personId", "times", "until")
          SELECT a."name", a."key", a."person", ARRAY[${at}::timestamptz], ${until(at)} FROM asked a
          WHERE NOT EXISTS (SELECT 1 FROM reached) ORDER BY a."name", a."key"
          ON CONFLICT ("name", "key") DO UPDATE SET "personId" = excluded."personId", "until" = excluded."until",
            "times" = ARRAY(SELECT t FROM unnest(u."times") t, asked a WHERE a."name" = u."name" AND a."key" = u."key"
              AND t > ${at}::timestamptz - a."withinMs" * interval '1 ms' ORDER BY t) || excluded."times"
          WHERE (SELECT count(t) < max(a."most") FROM unnest(u."times") t RIGHT JOIN asked a
            ON t > ${at}::timestamptz - a."withinMs" * interval '1 ms' WHERE a."name" = u."name" AND a."key" = u."key")
          RETURNING u."name", u."key"
        )
        SELECT "name", "key", ARRAY[]::timestamptz[] AS "times", true AS "taken" FROM taken
        UNION ALL SELECT "name", "key", "times", false FROM reached`)
    } catch (error) {
      if (isDeadlock(error)) return null
      throw error
    }
  }

  async #remove(asked: readonly Pick<UseCount, 'name' | 'key'>[], at: Date): Promise<void> {
    await this.#options.prisma.direct(Prisma.sql`
      UPDATE "LimitUse" AS u SET "times" = u."times"[:p."at" - 1] || u."times"[p."at" + 1:]
      FROM (SELECT o."name", o."key", array_position(o."times", ${at}::timestamptz) AS "at"
        FROM unnest(${asked.map(({ name }) => name)}::text[], ${asked.map(({ key }) => key)}::text[]) AS a("name", "key")
        JOIN "LimitUse" o ON o."name" = a."name" AND o."key" = a."key"
        ORDER BY o."name", o."key" FOR UPDATE OF o) AS p
      WHERE u."name" = p."name" AND u."key" = p."key" AND p."at" IS NOT NULL`)
  }

  /** Returns each count of each use once. In direct messages nothing is counted for a server. */
  async #asked(uses: readonly LimitUse[]): Promise<readonly UseCount[]> {
    if (uses.length === 0) return []
    const secret = await this.#key()
    const asked = uses.flatMap(({ limit, of }) =>
      limitNamed(limit).counts.flatMap((count, at): UseCount[] => {
        if (count.of.length === 1 && count.of[0] === 'server' && of.server === null) return []
        const name = `${limit}.${at}`
        const things = count.of.map((thing) => {
          const one = of[thing]
          if (one === undefined) throw new Error(`The limit ${limit} is counted for each ${thing}, and none is given`)
          return one
        })
        const key = createHmac('sha256', secret)
          .update(JSON.stringify([name, ...things]))
          .digest('hex')
        return [{ limit, count, name, key, person: count.of.includes('person') ? (of.person ?? null) : null }]
      }),
    )
    return [...new Map(asked.map((one) => [one.key, one])).values()]
  }

  /** The secret under which all processes hash; the first one makes it. */
  async #key(): Promise<string> {
    const { prisma } = this.#options
    this.#secret ??= prisma
      .direct<{ secret: string }>(Prisma.sql`
        INSERT INTO "LimitSecret" AS s ("id", "secret") VALUES (1, ${randomBytes(32).toString('hex')})
        ON CONFLICT ("id") DO UPDATE SET "secret" = s."secret" RETURNING "secret"`)
      .then(([row]) => row!.secret)
    try {
      return await this.#secret
    } catch (error) {
      this.#secret = null
      throw error
    }
  }
}

/** Deletes rows whose uses count no more. */
export async function tidyLimits(prisma: Database, now: Date): Promise<void> {
  await prisma.limitUse.deleteMany({ where: { until: { lt: now } } })
}

const until = (at: Date) => Prisma.sql`${at}::timestamptz + a."withinMs" * interval '1 ms'`

const msOf = ({ withinMs }: Count): number => (withinMs === Infinity ? EVER_MS : withinMs)

const most = ([asked]: readonly UseCount[]): number => asked?.count.most ?? 1

/** The counts that are asked for, as rows `a` of a statement. */
const rows = (asked: readonly UseCount[]): Prisma.Sql => Prisma.sql`unnest(
    ${asked.map(({ name }) => name)}::text[], ${asked.map(({ key }) => key)}::text[],
    ${asked.map(({ person }) => person)}::text[], ${asked.map(({ count }) => count.most)}::int[],
    ${asked.map(({ count }) => msOf(count))}::float8[]) AS a("name", "key", "person", "most", "withinMs")`

/** Returns the refusal of the limit that is longest in the way; null: none is. */
function reachedBy(asked: readonly UseCount[], found: readonly CountRow[], now: Date): Refusal | null {
  const waits = asked.flatMap(({ limit, count, key }) => {
    const row = found.find((one) => !one.taken && one.key === key)
    const again = row === undefined ? null : againAt(row.times, count, now)
    return again === null ? [] : [{ limit, again }]
  })
  const [last] = waits.toSorted((one, other) => other.again - one.again)
  if (last === undefined) return null
  return limitReached(last.limit, last.again === Infinity ? null : new Date(last.again))
}

/** Returns the time in ms at which one more use is possible; null: now. */
function againAt(times: readonly Date[], { most, withinMs, rests }: Count, now: Date): number | null {
  const since = now.getTime() - withinMs
  const kept = times.map((time) => time.getTime()).toSorted((one, other) => one - other)
  const counted = kept.slice(-most)
  if (rests) {
    const [first = 0, last = 0] = [counted[0], counted.at(-1)]
    return counted.length === most && last - first <= withinMs && last > since ? last + withinMs : null
  }
  return counted.length === most && counted[0]! > since ? counted[0]! + withinMs : null
}
