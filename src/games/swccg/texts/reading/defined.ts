/** The definitions of words, by their names. */

/** Returns the definition of a word. @throws for a word that has none */
export function wordOf<T>(words: ReadonlyMap<string, T>, word: string): T {
  const found = words.get(word)
  if (found === undefined) throw new Error(`no definition of «${word}»`)
  return found
}
