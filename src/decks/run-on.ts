/** Divides a line that holds a whole list: `3 One Card, 2 Another Card`, or `3 One Card 2 Another Card`. */
import type { ListVocabulary } from './vocabulary.ts'

/** The longest line that is divided: a full deck with long names. */
const LONGEST = 8000
/** A full deck of single copies. */
const MOST_CARDS = 120
const BETWEEN = String.raw`\s*[,;|•·/]\s*`
const COUNT_BEHIND = String.raw`(?:[x×*]\s*\d{1,2}|[([]\s*[x×]?\d{1,2}[x×]?\s*[)\]]|\b\d{1,2}\s*[x×])`
const BEFORE_COUNT = new RegExp(String.raw`${BETWEEN}(?=[([]?\d{1,2}[)\]]?\s*[x×*]?\s+[^\s,;|]*\p{L})`, 'iu')
const BEHIND_COUNT = new RegExp(String.raw`(?<=\p{L}.*\s*${COUNT_BEHIND})${BETWEEN}(?=\S)`, 'iu')
const BEGINS = /^[([]?\d{1,2}[)\]]?\s*[x×*]?\s+\S/i
const ENDS = new RegExp(String.raw`\S\s*${COUNT_BEHIND}$`, 'iu')
/** A heading before the cards: `Cards: 2 One Card, …`. */
const HEADING = /^([^:]{1,40}):\s*(?=[([]?\d)/

/**
 * Returns the cards of a line that names several, each as a line of its own; null if it is a line as any other.
 * @param line without markup
 */
export function cardsOfLine(line: string, words: ListVocabulary): readonly string[] | null {
  if (line.length > LONGEST || /["\t]/.test(line) || words.named(line).length > 0) return null
  const heading = HEADING.exec(line)
  const list = heading !== null && words.isHeading(heading[1]!) ? line.slice(heading[0].length) : line
  const before = list.split(BEFORE_COUNT)
  if (before.length > 1 && before.every((part) => BEGINS.test(part) || isName(part, words)))
    return before.flatMap((part) => namesOfPart(part, words))
  const behind = list.split(BEHIND_COUNT)
  if (behind.length > 1 && behind.every((part) => ENDS.test(part))) return behind
  const names = list.split(new RegExp(BETWEEN))
  if (names.length > 1 && names.every((part) => isName(part, words))) return names
  return withoutSeparators(list, words)
}

/** Divides a part whose first card has a number and whose others have none: `2 One Card, Another Card`. */
function namesOfPart(part: string, words: ListVocabulary): readonly string[] {
  const [first = '', ...others] = part.split(new RegExp(BETWEEN))
  const name = (text: string) => text.replace(/^[([]?\d{1,2}[)\]]?\s*[x×*]?\s+/i, '')
  if (isName(name(part), words) || others.length === 0) return [part]
  return isName(name(first), words) && others.every((other) => isName(other, words)) ? [first, ...others] : [part]
}

const isName = (text: string, words: ListVocabulary): boolean =>
  words.named(text).length > 0 || words.titled(text).length > 0

/** Divides before each number if every part is then a number and the exact name of a card. */
function withoutSeparators(line: string, words: ListVocabulary): readonly string[] | null {
  const starts = [...line.matchAll(/(?:^|(?<=\s))\d{1,2}\s*[x×]?\s+(?=\S)/gi)]
  if (starts.length < 2 || starts.length > MOST_CARDS || starts[0]!.index !== 0) return null
  const parts: string[] = []
  let from = 0
  while (from < starts.length) {
    const start = starts[from]!
    const until = [...starts.keys()]
      .slice(from + 1, from + 4)
      .concat(starts.length)
      .find((to) => {
        const end = starts[to]?.index ?? line.length
        return isName(line.slice(start.index + start[0].length, end).trim(), words)
      })
    if (until === undefined) return null
    parts.push(line.slice(start.index, starts[until]?.index ?? line.length).trim())
    from = until
  }
  return parts.length > 1 ? parts : null
}
