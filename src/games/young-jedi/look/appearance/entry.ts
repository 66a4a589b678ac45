/** A line of the tables: the features of one person. */
import type { Species } from './species.ts'
import type { MachineLook, PersonLook } from './types.ts'

/** Parts that lie over those of the species; `undefined` takes a part away. */
export type Parts = {
  readonly [Part in keyof Omit<PersonLook, 'kind' | 'species' | 'signature'>]?: PersonLook[Part] | undefined
}

/** A person: the differences from their species. */
export interface PersonEntry extends Parts {
  readonly species: Species
  readonly signature: string
  /** The differences on the card with that second line. */
  readonly versions?: Readonly<Record<string, Parts>>
}

/** A machine, and the differences on the card with that second line. */
export type Machine = Omit<MachineLook, 'kind'> & {
  readonly versions?: Readonly<Record<string, Partial<Omit<MachineLook, 'kind'>>>>
}

/** Persons by title. */
export type PersonEntries = Readonly<Record<string, PersonEntry>>
