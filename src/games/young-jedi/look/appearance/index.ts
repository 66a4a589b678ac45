/** The appearance of every person, species and droid model of the catalogue. */
import type { Machine, PersonEntry } from './entry.ts'
import { MACHINES, NEIMOIDIANS } from './federation.ts'
import { JEDI } from './jedi.ts'
import { COURT, DEFENDERS, GUNGANS, REPUBLIC } from './naboo.ts'
import { byName, plain } from './names.ts'
import { SPECIES } from './species.ts'
import { CRIMINALS, MOS_ESPA, RACERS } from './tatooine.ts'
import type { FigureLook, MachineLook, PersonLook } from './types.ts'

const PEOPLE = {
  ...JEDI,
  ...COURT,
  ...DEFENDERS,
  ...GUNGANS,
  ...REPUBLIC,
  ...NEIMOIDIANS,
  ...MOS_ESPA,
  ...CRIMINALS,
  ...RACERS,
}

const people = byName(PEOPLE)
const machines = byName(MACHINES)

function version<T>(versions: Readonly<Record<string, T>> | undefined, subtitle: string | null): T | undefined {
  return versions === undefined || subtitle === null ? undefined : byName(versions).get(plain(subtitle))
}

function personLook({ versions, ...person }: PersonEntry, subtitle: string | null): PersonLook {
  const shared = { build: 'medium', ...SPECIES[person.species] } as const
  return { kind: 'person', ...shared, ...person, ...version(versions, subtitle) } as PersonLook
}

function machineLook({ versions, ...machine }: Machine, subtitle: string | null): MachineLook {
  return { kind: 'machine', ...machine, ...version(versions, subtitle) }
}

/**
 * Returns the look of the character with that title on the card with that second line; null for a title that is not in
 * the tables.
 */
export function lookOf(title: string, subtitle: string | null): FigureLook | null {
  const name = plain(title)
  const person = people.get(name)
  if (person !== undefined) return personLook(person, subtitle)
  const machine = machines.get(name)
  return machine === undefined ? null : machineLook(machine, subtitle)
}

/** All versions that the tables name, each as `title/second line`. */
export const versionsOf = (): readonly string[] =>
  Object.entries({ ...PEOPLE, ...MACHINES }).flatMap(([title, { versions }]) =>
    Object.keys(versions ?? {}).map((subtitle) => `${title}/${subtitle}`),
  )
