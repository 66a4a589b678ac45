/** Reads facts by the map of a game: a table names every fact, with a function that reads it. */
import type { FactMap, FactName, SeenEvent } from '../../contract/index.ts'

/** A reader for each fact. Each gets the value that the last one passed on. */
export type Readers<F extends FactMap<F>, Handed, Made> = {
  readonly [Name in FactName<F>]: (fact: SeenEvent<F, Name>, handed: Handed) => Made
}

/** Reads a fact with its entry of the table. */
export function read<F extends FactMap<F>, Handed, Made>(
  readers: Readers<F, Handed, Made>,
  fact: SeenEvent<F>,
  handed: Handed,
): Made {
  // The compiler can't follow that a fact and the entry of its name belong together.
  return (readers[fact.type] as unknown as (fact: SeenEvent<F>, handed: Handed) => Made)(fact, handed)
}

/** The same reader for several facts, by their names. */
export function alike<Name extends string, Reader>(
  names: readonly Name[],
  reader: Reader,
): Readonly<Record<Name, Reader>> {
  return Object.fromEntries(names.map((name) => [name, reader])) as Record<Name, Reader>
}

/** Whether a fact from outside is one of the map for which the table has an entry for every name. */
export const isNamed = <F extends FactMap<F>>(
  table: Readonly<Record<FactName<F>, unknown>>,
  fact: SeenEvent,
): fact is SeenEvent & { readonly type: FactName<F> } => Object.hasOwn(table, fact.type)
