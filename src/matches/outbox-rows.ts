/** The rows of the outbox: reads notices out of them, and deletes those of delivered ones. */
import { Prisma, type Notice as StoredNotice } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { OutboxNotice } from './api.ts'

/** A row of the outbox. */
export type NoticeRow = Pick<StoredNotice, 'seq' | 'id' | 'matchId' | 'kind' | 'data' | 'at'>

/** The change of a notice that is not delivered now: it is held, or it is dead. */
export type RowChange =
  | { readonly heldTo: Date }
  | { readonly deadAt: Date; readonly deadFor: string | null }
  /** It is tried on; admins read why it does not arrive. */
  | { readonly barredFor: string }

/** Returns the notice of a row. */
export function noticeOf({ id, matchId, kind, data, at }: NoticeRow): OutboxNotice {
  const { deadline, ...facts } = data as { deadline?: string }
  const dated = deadline === undefined ? facts : { ...facts, deadline: new Date(deadline) }
  return { id, matchId: matchId ?? '', kind, at, ...dated } as OutboxNotice
}

interface Batch {
  readonly ids: string[]
  readonly done: Promise<void>
}

/** Deletes rows. Those that come while a statement is on its way share the next one. */
export class OutboxRows {
  readonly #prisma: Pick<Database, '$executeRaw'>
  #running: Promise<unknown> = Promise.resolve()
  #next: Batch | null = null

  constructor(prisma: Pick<Database, '$executeRaw'>) {
    this.#prisma = prisma
  }

  /** Deletes rows by their ids. @throws the error of the database; some may be gone then */
  delete(ids: readonly string[]): Promise<void> {
    const batch = this.#next ?? this.#begin()
    batch.ids.push(...ids)
    return batch.done
  }

  /** Changes the row of a notice. @param condition under which it counts @throws the error of the database */
  async change(id: string, change: RowChange, condition: Prisma.Sql): Promise<void> {
    const set = settingOf(change)
    await this.#prisma.$executeRaw`UPDATE "Notice" SET ${set} WHERE "id" = ${id} AND ${condition}`
  }

  #begin(): Batch {
    const ids: string[] = []
    const before = this.#running
    const act = async () => {
      await before.catch(() => {})
      this.#next = null
      await this.#prisma.$executeRaw`DELETE FROM "Notice" WHERE "id" = ANY(${ids}::text[])`
    }
    const done = act()
    this.#running = done
    this.#next = { ids, done }
    return this.#next
  }
}

/** Returns the columns that a change sets. */
function settingOf(change: RowChange): Prisma.Sql {
  if ('heldTo' in change) return Prisma.sql`"heldTo" = ${change.heldTo}::timestamptz`
  if ('barredFor' in change) return Prisma.sql`"deadFor" = ${change.barredFor}`
  return Prisma.sql`"deadAt" = ${change.deadAt}::timestamptz, "deadFor" = ${change.deadFor}`
}
