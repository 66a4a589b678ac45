/** The rows of the outbox: reads notices out of them, and deletes those of delivered ones. */
import type { Notice as StoredNotice } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Notice } from './api.ts'

/** A row of the outbox. */
export type NoticeRow = Pick<StoredNotice, 'seq' | 'id' | 'matchId' | 'kind' | 'data' | 'at'>

/** Returns the notice of a row. */
export function noticeOf({ id, matchId, kind, data, at }: NoticeRow): Notice {
  const { deadline, ...facts } = data as { deadline?: string }
  const dated = deadline === undefined ? facts : { ...facts, deadline: new Date(deadline) }
  return { id, matchId: matchId ?? '', kind, at, ...dated } as Notice
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
