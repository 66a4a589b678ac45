/** Limits that people use who look for an opponent. */
import type { PersonId } from '../leagues/league.ts'
import type { CountedUses, LimitUse } from '../limits/limits.ts'

/** Returns what a new search uses. */
export const searchUse = (person: PersonId): LimitUse => ({ limit: 'searchesForOpponents', of: { person } })

/** Returns what a search has used, as it is to be given back when it finds somebody. */
export const foundUse = (person: PersonId, since: Date): CountedUses => ({ uses: [searchUse(person)], at: since })

/** Returns what a person uses who declines or leaves a found opponent. */
export const leftUse = (person: PersonId): LimitUse => ({ limit: 'opponentsLeft', of: { person } })
