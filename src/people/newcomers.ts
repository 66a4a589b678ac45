/** Offers the first game to people who have never played, once each. */

import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import type { PersonId } from './person.ts'

/** Remembers in the database which people were offered the first game. */
export class Newcomers {
  readonly #prisma: Database
  readonly #clock: Clock

  constructor(prisma: Database, clock: Clock) {
    this.#prisma = prisma
    this.#clock = clock
  }

  /** Whether to offer the first game to somebody now. Returns true once, and never for people who have played. */
  async offer(person: PersonId): Promise<boolean> {
    const at = this.#clock.now()
    const offered = await this.#prisma.$executeRaw`
      INSERT INTO "LessonOffer" ("personId", "at")
      SELECT ${person}, ${at}::timestamptz
      WHERE NOT EXISTS (SELECT 1 FROM "Player" WHERE "personId" = ${person})
      ON CONFLICT DO NOTHING`
    return offered === 1
  }
}
