/** Titles as keys: sets and tables write the same title with different capitals and apostrophes. */
export const plain = (words: string): string => words.toLowerCase().replaceAll('’', "'")

/** A table by plain titles. */
export const byName = <T>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(table).map(([name, value]) => [plain(name), value]))
