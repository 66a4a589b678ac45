/** Fits words into a number of lines: smaller if that helps, else cut. */
import type { FontFace } from '../fonts.ts'
import { breaksWords, type SetText, setText } from '../text.ts'

/** The smallest letters of a table: a telephone shows it at a third of its size. */
export const LEAST = 26
/** The distance of lines, as a multiple of the size of letters. */
export const LEADING = 1.02
const STEP = 2

/**
 * Returns the lines and their size.
 *
 * @param most the largest size that is tried; the smallest is `LEAST`
 *
 * @param lines the most lines; the rest is cut
 */
export function setLines(text: string, face: FontFace, most: number, room: number, lines = 1): SetText {
  for (let size = most; size >= LEAST; size -= STEP) {
    const set = setText(text, face, size, room, LEADING)
    if (set.lines.length <= lines && !breaksWords(text, face, size, room)) return set
  }
  const least = setText(text, face, LEAST, room, LEADING)
  return least.lines.length <= lines ? least : cut(text, face, room, lines)
}

/** Returns as much of a text as fits, with an ellipsis. */
function cut(text: string, face: FontFace, room: number, lines: number): SetText {
  const letters = [...text]
  const start = (length: number) =>
    setText(`${letters.slice(0, length).join('').trimEnd()}…`, face, LEAST, room, LEADING)
  let low = 0
  let high = letters.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (start(middle).lines.length <= lines) low = middle
    else high = middle - 1
  }
  return start(low)
}
