/** Words into a room of so many lines: smaller if that helps, else cut. */
import type { Face } from '../fonts.ts'
import { breaksWords, type SetText, setText } from '../text.ts'

/** The smallest letters of a table: it is looked at on a telephone, a third as large. */
export const LEAST = 26
export const LEADING = 1.02
const STEP = 2

/**
 * @param most the largest size that is tried; the smallest is `LEAST`
 * @param lines how many lines there may be; what doesn't fit is cut
 */
export function setLines(text: string, face: Face, most: number, room: number, lines = 1): SetText {
  for (let size = most; size >= LEAST; size -= STEP) {
    const set = setText(text, face, size, room, LEADING)
    if (set.lines.length <= lines && !breaksWords(text, face, size, room)) return set
  }
  const least = setText(text, face, LEAST, room, LEADING)
  return least.lines.length <= lines ? least : cut(text, face, room, lines)
}

/** As much of a text as there is room for, with an ellipsis. */
function cut(text: string, face: Face, room: number, lines: number): SetText {
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
