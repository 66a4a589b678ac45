/**
 * The champion's roles that the bot has given, a row for each league, person and role. A role is taken back only from a
 * person who has such a row: a role that somebody else gave is none of a league's business.
 */
import { randomUUID } from 'node:crypto'
import type { PersonId } from '../leagues/league.ts'
import type { NoticeTopic } from '../leagues/tellings.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import type { ChampionRoles, GivenRole } from './api.ts'

/** The dependencies of the champions' roles. */
interface ChampionRolesOptions {
  readonly prisma: Database
  readonly clock: Clock
  /** Called when effects have been written. */
  readonly changed: () => void
}

/** Keeps the champions' roles in the database. */
export class StoredChampionRoles implements ChampionRoles {
  readonly #options: ChampionRolesOptions

  constructor(options: ChampionRolesOptions) {
    this.#options = options
  }

  async of(leagueId: string): Promise<readonly GivenRole[]> {
    const rows = await this.#options.prisma.givenRole.findMany({ where: { leagueId }, orderBy: { personId: 'asc' } })
    return rows.map(({ personId, roleId, givenAt }) => ({ person: personId, role: roleId, given: givenAt !== null }))
  }

  async elsewhere(leagueId: string, person: PersonId, role: string): Promise<boolean> {
    const where = { personId: person, roleId: role, leagueId: { not: leagueId }, givenAt: { not: null } }
    return (await this.#options.prisma.givenRole.count({ where })) > 0
  }

  async giving(leagueId: string, person: PersonId, role: string): Promise<void> {
    const row = { leagueId, personId: person, roleId: role }
    await this.#options.prisma.givenRole.createMany({ data: [row], skipDuplicates: true })
  }

  async gave(leagueId: string, person: PersonId, role: string): Promise<void> {
    const { prisma, clock, changed } = this.#options
    const at = clock.now()
    await prisma.direct(Prisma.sql`
      WITH given AS (
        UPDATE "GivenRole" SET "givenAt" = ${at}::timestamptz
        WHERE "leagueId" = ${leagueId} AND "personId" = ${person} AND "roleId" = ${role} AND "givenAt" IS NULL
        RETURNING "leagueId"
      )
      INSERT INTO "LeagueEffect" ("id", "leagueId", "kind", "data", "at")
      SELECT ${`${leagueId}.gave.${randomUUID()}`}, "leagueId", 'showBoard', '{}'::json, ${at}::timestamptz FROM given`)
    changed()
  }

  async forget(leagueId: string, person: PersonId, role: string): Promise<void> {
    await this.#options.prisma.givenRole.deleteMany({ where: { leagueId, personId: person, roleId: role } })
  }

  async refused(leagueId: string, about: NoticeTopic, role: string, why: string): Promise<void> {
    const { prisma, clock, changed } = this.#options
    const data = JSON.stringify({ about, values: { role, why }, sound: true })
    await prisma.direct(Prisma.sql`
      INSERT INTO "LeagueEffect" ("id", "leagueId", "kind", "personId", "data", "at")
      SELECT ${`${leagueId}.role.${randomUUID()}.`} || o."place", ${leagueId}, 'tell', o."person", ${data}::json,
        ${clock.now()}::timestamptz
      FROM "League" l, json_array_elements_text(l."organisers") WITH ORDINALITY AS o("person", "place")
      WHERE l."id" = ${leagueId}`)
    changed()
  }
}
