/** Compares texts without capitals, accents and signs, and finds the words most like a misspelt one. */

/** Returns the letters and digits of a text in lower case, with one space between words. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const MOST = 3

/** Returns at most three of the known words that are most like the written one, likeliest first. */
export function nearest(written: string, known: readonly string[]): string[] {
  const wanted = plain(written)
  const words = wanted.split(' ')
  return known
    .map((name) => ({ name, distance: distanceTo(wanted, words, plain(name)) }))
    .filter(({ distance }) => distance <= Math.max(2, wanted.length * 0.35))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ name }) => name)
}

/** Returns the distance of a name, in edits. It is small if the name has all the words or a misspelt beginning. */
function distanceTo(wanted: string, words: readonly string[], name: string): number {
  const said = name.split(' ')
  if (wanted.length > 2 && words.every((word) => said.includes(word))) return 0.5
  return Math.min(edits(wanted, name), edits(wanted, name.slice(0, wanted.length)) + 1)
}

/** Returns the number of letters to change, insert or delete (Levenshtein). */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)))
    row = next
  }
  return row[other.length]!
}
