/**
 * Who may begin a match with whom: nobody with somebody who has blocked him or whom he has blocked, nobody with more
 * matches than he wants. Whoever is turned down by the other's wish learns that it is not possible, and not why: the
 * same words stand for a block and for having enough matches.
 */
import type { Clock } from '../clock/clock.ts'
import type { Refusal } from '../games/game.ts'
import type { Persons } from '../people/api.ts'
import type { Database } from '../storage/open.ts'
import { type Challenge, type Denied, type PersonId, PRACTICE } from './api.ts'

export interface CompanyOptions {
  readonly prisma: Database
  readonly clock: Clock
  readonly persons: Pick<Persons, 'blocks' | 'mostOpen'>
}

interface Open {
  /** Matches that he plays. */
  readonly running: number
  /** His challenges that anybody may still accept. */
  readonly offered: number
}

const deny = (refused: string, values: Refusal['values'] = {}): Denied => ({ refused, values })

export class Company {
  readonly #options: CompanyOptions

  constructor(options: CompanyOptions) {
    this.#options = options
  }

  /**
   * Whether somebody may challenge another, or everybody.
   * @returns null, or why not: `challenge.full`, `challenge.own-block` or `challenge.barred`
   */
  async mayChallenge(by: PersonId, to: PersonId | null): Promise<Denied | null> {
    const full = await this.#full(by)
    if (full !== null || to === null || to === PRACTICE) return full
    const { own, others } = await this.#options.persons.blocks(by, to)
    if (own) return deny('challenge.own-block', { person: to })
    return others || !(await this.#hasRoom(to)) ? deny('challenge.barred', { person: to }) : null
  }

  /** Whether the author of a draft may put it up, or play it against the practice opponent. */
  mayOpen({ by, to }: Challenge): Promise<Denied | null> {
    return this.mayChallenge(by, to)
  }

  /**
   * Whether somebody else may accept a challenge.
   * @returns null, or why not: `challenge.own-block`, `challenge.barred-open` or `challenge.full`
   */
  async mayAccept({ by }: Challenge, person: PersonId): Promise<Denied | null> {
    const { own, others } = await this.#options.persons.blocks(person, by)
    if (own) return deny('challenge.own-block', { person: by })
    if (others || !(await this.#hasRoom(by))) return deny('challenge.barred-open')
    return this.#full(person)
  }

  async #full(person: PersonId): Promise<Denied | null> {
    const [{ running, offered }, most] = await Promise.all([this.#open(person), this.#options.persons.mostOpen(person)])
    const count = running + offered
    return count < most ? null : deny('challenge.full', { count, most })
  }

  /** Whether the other one can begin a match; what he has offered to play is his own business. */
  async #hasRoom(person: PersonId): Promise<boolean> {
    const [{ running }, most] = await Promise.all([this.#open(person), this.#options.persons.mostOpen(person)])
    return running < most
  }

  async #open(person: PersonId): Promise<Open> {
    const now = this.#options.clock.now()
    const [open] = await this.#options.prisma.$queryRaw<Open[]>`
      SELECT
        (SELECT count(*)::int FROM "Player" p JOIN "Match" m ON m."id" = p."matchId"
          WHERE p."personId" = ${person} AND m."status" = 'running') AS "running",
        (SELECT count(*)::int FROM "Challenge" c
          WHERE c."by" = ${person} AND c."status" = 'open' AND c."expiresAt" > ${now}::timestamptz) AS "offered"`
    return open ?? { running: 0, offered: 0 }
  }
}
