/** Reading facts by the map of a game: what to do with each of them stands in a table that names them all. */
import type { FactMap, FactName, SeenEvent } from '../../contract/index.ts'

/** What is made of each fact, with the value that the reader hands on from fact to fact. */
export type Readers<F extends FactMap<F>, Handed, Made> = {
  readonly [Name in FactName<F>]: (fact: SeenEvent<F, Name>, handed: Handed) => Made
}

/** What the table says of this fact. */
export function read<F extends FactMap<F>, Handed, Made>(
  readers: Readers<F, Handed, Made>,
  fact: SeenEvent<F>,
  handed: Handed,
): Made {
  // The compiler can't follow that a fact and the entry of its name belong together.
  return (readers[fact.type] as unknown as (fact: SeenEvent<F>, handed: Handed) => Made)(fact, handed)
}

/** One and the same reader for several facts, by their names. */
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
