/** The names and abbreviations that players write for sets. */

const SMALL = /^(?:of|the|in|and|de|du|des|la|le|les)$/i
const ROMAN: Readonly<Record<string, string>> = { II: '2', III: '3', IV: '4' }
/** Fewer letters begin too many words. */
const SHORTEST_BEGINNING = 3

/**
 * Returns the names and abbreviations of a set, as they are written.
 * @param id of the set; one of digits is no name, since it may be a number of copies
 * @param labels its names in each language
 */
export function namesOfSet(id: string, labels: readonly string[]): readonly string[] {
  const names = labels.flatMap((label) => {
    const words = label.split(/\s+/).filter((word) => word !== '')
    const telling = words.filter((word) => !SMALL.test(word))
    return [label, ...initialsOf(words), ...initialsOf(telling), ...(words.length === 1 ? beginningsOf(label) : [])]
  })
  return [...new Set([...(/\p{L}/u.test(id) ? [id] : []), ...names])]
}

/** The initials of a name, with Roman numbers whole (`NSII`) and as digits (`NS2`); none of a single word. */
function initialsOf(words: readonly string[]): string[] {
  if (words.length < 2) return []
  const short = (roman: (word: string) => string) =>
    words.map((word) => (word in ROMAN ? roman(word) : (word[0] ?? ''))).join('')
  return [short((word) => word), short((word) => ROMAN[word] ?? word)]
}

const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - SHORTEST_BEGINNING) }, (_, more) =>
    word.slice(0, SHORTEST_BEGINNING + more),
  )
