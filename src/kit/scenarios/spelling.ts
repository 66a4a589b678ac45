/** What people write, compared without capitals, accents and signs, and the words most like a misspelt one. */

/** The letters and digits of a text in lower case, with one space between words. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const MOST = 3

/** Of some words those most like what was written, the likeliest first; none if nothing is like it. */
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

/** A name that holds all the words is near whatever else it says; so is one whose beginning is misspelt. */
function distanceTo(wanted: string, words: readonly string[], name: string): number {
  const said = name.split(' ')
  if (wanted.length > 2 && words.every((word) => said.includes(word))) return 0.5
  return Math.min(edits(wanted, name), edits(wanted, name.slice(0, wanted.length)) + 1)
}

/** How many letters have to be changed, put in or left out (Levenshtein). */
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
