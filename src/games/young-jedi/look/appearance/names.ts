/** Titles as keys: they differ in case and in apostrophes between sets and tables, and mean the same. */
export const plain = (words: string): string => words.toLowerCase().replaceAll('’', "'")

/** A table by plain titles. */
export const byName = <T>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(table).map(([name, value]) => [plain(name), value]))
