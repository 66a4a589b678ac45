/** Makes foreign text harmless: removes invisible characters, and those that turn the text around them. */
import { DECK_LIMITS } from './deck.ts'

/** Marks above and below a letter, more than any language sets. */
const PILED = /(\p{M}{3})\p{M}+/gu

/**
 * Returns one line without control, format (zero-width, direction) and private characters; spaces are single. Emoji
 * that an invisible joiner puts together fall apart into their parts.
 */
export const cleanLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Zs}\p{Zl}\p{Zp}\t\r\n]+/gu, ' ')
    .replace(/[\p{C}\u115f\u1160\u3164\uffa0\u2800]/gu, '')
    .replace(PILED, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Cuts between characters as people count them. */
export const cut = (text: string, max: number): string => {
  if (text.length <= max) return text
  let kept = ''
  for (const { segment } of segments.segment(text.slice(0, 2 * max))) {
    if (kept.length + segment.length > max - 1) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}
const segments = new Intl.Segmenter()

/** Returns a deck's name as it is stored; null if nothing in it can be read, or if it is too long. */
export function deckName(text: string): string | null {
  // A very long text is refused unread.
  if (text.length > 20 * DECK_LIMITS.name) return null
  const name = cleanLine(text)
  return name === '' || name.length > DECK_LIMITS.name ? null : name
}

/** Returns the key of a name: names with the same key are the same name. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase()

/** Returns the same name with a number behind it, within the limit. */
export const numbered = (name: string, number: number): string =>
  `${cut(name, DECK_LIMITS.name - String(number).length - 3)} (${number})`
