/** The people who host the bot: those that the configuration names, else the owners of its application. */

import type { REST } from 'discord.js'
import { type APIApplication, Routes, TeamMemberRole } from 'discord-api-types/v10'
import type { PersonId } from '../../matches/api.ts'
import type { Clock } from '../../time/clock.ts'

/** Owners are asked for again after this time, in milliseconds: an application may change hands. */
const KEPT_MS = 10 * 60_000

/** Knows who hosts the bot. */
export class Hosts {
  readonly #rest: Pick<REST, 'get'>
  readonly #clock: Pick<Clock, 'now'>
  readonly #named: readonly PersonId[]
  #owners: { readonly ids: readonly PersonId[]; readonly until: number } | null = null

  /** @param named by the configuration; empty: the owners of the application */
  constructor(rest: Pick<REST, 'get'>, clock: Pick<Clock, 'now'>, named: readonly PersonId[]) {
    this.#rest = rest
    this.#clock = clock
    this.#named = named
  }

  /** Whether a person hosts the bot. @throws the error of Discord if it can't be asked */
  async has(person: PersonId): Promise<boolean> {
    if (this.#named.length > 0) return this.#named.includes(person)
    const now = this.#clock.now().getTime()
    if (this.#owners === null || this.#owners.until <= now)
      this.#owners = { ids: ownersOf(await this.#application()), until: now + KEPT_MS }
    return this.#owners.ids.includes(person)
  }

  async #application(): Promise<APIApplication> {
    return (await this.#rest.get(Routes.currentApplication())) as APIApplication
  }
}

/** Members of a team who may only read own nothing. */
function ownersOf({ team, owner }: Pick<APIApplication, 'team' | 'owner'>): readonly PersonId[] {
  if (team) return team.members.flatMap(({ user, role }) => (role === TeamMemberRole.ReadOnly ? [] : [user.id]))
  return owner ? [owner.id] : []
}
