/** The stand-in of a person who has deleted their data: their seats stay, and nobody sits there. */
import type { PersonId } from '../contract/index.ts'

/** Nobody, one for each person who is gone: their games still have two different players. */
export type NobodyId = `gone-${string}`

/** Returns who takes the place of a person. @param token chosen by chance, so that it tells nobody who they were */
export const nobodyOf = (token: string): NobodyId => `gone-${token}`

/** Whether a person has deleted their data. */
export const isGone = (person: PersonId): person is NobodyId => person.startsWith('gone-')
