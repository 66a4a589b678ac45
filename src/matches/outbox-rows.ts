/** Deletes the rows of delivered notices. Those that come while a statement is on its way share the next one. */
import type { Database } from '../storage/open.ts'

interface Batch {
  readonly ids: string[]
  readonly done: Promise<void>
}

/** The rows of the outbox, as far as they have to go. */
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
