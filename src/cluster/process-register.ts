/**
 * The processes that work on one database: each writes a sign of life into a row of its own, by the clock of the
 * database. A process that finds another one with which it can't work says so and does not start.
 */
import { hostname } from 'node:os'
import type { Database } from '../storage/open.ts'
import { isLiving, type ProcessIdentity } from '../storage/process-identity.ts'
import type { ProcessRole } from './roles.ts'

/** A process without a sign of life for this long counts as gone, in milliseconds. */
const SILENT_MS = 20_000
/** The rows of processes that are gone are kept this long, to know since when nobody was there. */
const KEPT_MS = 24 * 60 * 60_000

/** The row of a process. */
export interface ProcessRow extends ProcessIdentity {
  readonly id: string
  readonly role: ProcessRole
  readonly applicationId: string | null
  readonly serves: string | null
  readonly reachable: boolean
  readonly startedAt: Date
  /** It began before this process did. */
  readonly older: boolean
  /** The age of its last sign of life, in milliseconds. */
  readonly silentMs: number
}

/** The contents of a sign of life. */
export interface Sign {
  readonly applicationId: string | null
  readonly serves: string | null
  readonly reachable: boolean
}

/** Another process is at work with which this one can't work. */
export class ProcessClash extends Error {
  override name = 'ProcessClash'
}

/** The dependencies of the register. */
export interface RegisterOptions {
  readonly prisma: Pick<Database, '$queryRaw' | '$executeRaw'>
  readonly id: string
  readonly role: ProcessRole
  readonly identity: ProcessIdentity
}

/** Keeps the row of this process, and reads those of others. */
export class ProcessRegister {
  readonly #options: RegisterOptions

  constructor(options: RegisterOptions) {
    this.#options = options
  }

  /** Writes the row of this process, as a new one. */
  async enter({ applicationId, serves, reachable }: Sign): Promise<void> {
    const { prisma, id, role, identity } = this.#options
    const { host, pid, born } = identity
    await prisma.$executeRaw`
      WITH old AS (
        DELETE FROM "Process" WHERE "seenAt" < clock_timestamp() - ${KEPT_MS} * interval '1 millisecond'
      )
      INSERT INTO "Process" ("id", "role", "host", "pid", "born", "applicationId", "serves", "reachable", "startedAt",
        "seenAt")
      VALUES (${id}, ${role}, ${host}, ${pid}::int, ${born}, ${applicationId}, ${serves}, ${reachable}::boolean,
        clock_timestamp(), clock_timestamp())
      ON CONFLICT ("id") DO UPDATE SET "seenAt" = excluded."seenAt"`
  }

  /** Writes a sign of life. @returns false if the row is gone: another process took this one for dead */
  async sign({ applicationId, serves, reachable }: Sign): Promise<boolean> {
    const { prisma, id } = this.#options
    const rows = await prisma.$queryRaw<unknown[]>`
      UPDATE "Process" SET "applicationId" = ${applicationId}, "serves" = ${serves},
        "reachable" = ${reachable}::boolean, "seenAt" = clock_timestamp()
      WHERE "id" = ${id} RETURNING 1 AS "one"`
    return rows.length > 0
  }

  /** Returns all processes but this one, those of the last day that are gone included. */
  async others(): Promise<readonly ProcessRow[]> {
    const { prisma, id } = this.#options
    return prisma.$queryRaw<ProcessRow[]>`
      SELECT "id", "role", "host", "pid", "born", "applicationId", "serves", "reachable", "startedAt",
        coalesce(("startedAt", "id") < (SELECT o."startedAt", o."id" FROM "Process" o WHERE o."id" = ${id}), TRUE)
          AS "older",
        extract(epoch FROM clock_timestamp() - "seenAt")::float * 1000 AS "silentMs"
      FROM "Process" WHERE "id" <> ${id} ORDER BY "startedAt", "id"`
  }

  /** Removes rows, such as those of processes that no longer run. */
  async remove(ids: readonly string[]): Promise<void> {
    await this.#options.prisma.$executeRaw`DELETE FROM "Process" WHERE "id" = ANY(${[...ids]}::text[])`
  }

  /** Removes the row of this process if nobody needs it any more; that of a gateway says since when nobody is there. */
  async leave(sign: Sign): Promise<void> {
    if (sign.serves === null) return this.remove([this.#options.id])
    const { prisma, id } = this.#options
    await prisma.$executeRaw`
      UPDATE "Process" SET "reachable" = FALSE, "applicationId" = NULL,
        "seenAt" = clock_timestamp() - ${SILENT_MS} * interval '1 millisecond'
      WHERE "id" = ${id}`
  }
}

/** Whether a process is alive: its row is young, and if it ran on this machine, it still does. */
export const isAlive = (row: Pick<ProcessRow, 'silentMs' | keyof ProcessIdentity>): boolean =>
  row.silentMs < SILENT_MS && (row.host !== hostname() || isLiving(row))

/** Whether two processes can't work on one database at the same time: `all` works alone. */
const excludes = (one: ProcessRole, other: ProcessRole): boolean => one === 'all' || other === 'all'

/** Returns the first living process that keeps this one from working, since it was there before; null: there is none. */
export const blockingProcess = (role: ProcessRole, others: readonly ProcessRow[]): ProcessRow | null =>
  others.find((other) => other.older && excludes(role, other.role) && isAlive(other)) ?? null

/** Returns the processes whose place this one takes: they are gone. */
export const replacedBy = (role: ProcessRole, others: readonly ProcessRow[]): readonly ProcessRow[] =>
  others.filter((other) => excludes(role, other.role) && !isAlive(other))

/** Whether a process is alive beyond doubt: it runs on this machine, or has given a sign of life in the last `sinceMs`. */
export const surelyAlive = (row: ProcessRow, sinceMs: number): boolean =>
  row.host === hostname() || row.silentMs < sinceMs

/** Says which process is in the way, and what to do. */
export const clashWith = ({ role, pid, host, startedAt }: ProcessRow): ProcessClash =>
  new ProcessClash(
    `Another HoloNet is at work on this database: process ${pid} on ${host} with ROLE=${role}, since ${startedAt.toISOString()}. ` +
      'ROLE=all works alone. Stop one of the two, or give all of them the roles gateway and worker (docs/growing.md).',
  )

/** Says which process has the token of another bot, and what to do. */
export const otherBot = ({ pid, host, applicationId }: ProcessRow, own: string): ProcessClash =>
  new ProcessClash(
    `Another bot works on this database: process ${pid} on ${host} has the token of the application ${applicationId}, ` +
      `this one that of ${own}. Give all of them the same DISCORD_TOKEN, or each bot a database of its own.`,
  )
