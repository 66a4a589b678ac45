/** Makes foreign text harmless: removes invisible characters, and those that turn the text around them. */
import { DECK_LIMITS } from './deck.ts'

/** Marks above and below a letter, more than any language sets. */
const PILED = /(\p{M}{3})\p{M}+/gu

/**
 * One line without control, format (zero-width, direction) and private characters; spaces are single. Emoji that are
 * put together by an invisible joiner fall apart into their parts.
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

/** A deck's name as it is kept; null if there is nothing to read in it, or too much. */
export function deckName(text: string): string | null {
  // A long text is not even looked through.
  if (text.length > 20 * DECK_LIMITS.name) return null
  const name = cleanLine(text)
  return name === '' || name.length > DECK_LIMITS.name ? null : name
}

/** Names with the same key are the same name. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase()

/** The same name with a number behind it, within the limit. */
export const numbered = (name: string, number: number): string =>
  `${cut(name, DECK_LIMITS.name - String(number).length - 3)} (${number})`
