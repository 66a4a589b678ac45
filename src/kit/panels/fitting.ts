/** Words of panels that fit their room on a phone. */
import { PANEL_BELOW, PANEL_LABEL } from '../../contract/index.ts'

/** Stands before the label of a proposal. */
export const MARK = '✦ '
/** The most characters of a label, without the mark of the proposal. */
export const LABEL = PANEL_LABEL - MARK.length

/** Returns the first text that has room; the last one if none has. */
export const fitting = (room: number, ...texts: readonly [string, ...string[]]): string =>
  texts.find((text) => text.length <= room) ?? (texts.at(-1) as string)

/** The most characters of a question that a phone shows in one line. */
const ONE_LINE = 34

/** Returns the first of these questions that has room in one line, or else the shortest. */
export const fitQuestion = (...texts: readonly [string, ...string[]]): string =>
  texts.find(({ length }) => length <= ONE_LINE) ??
  texts.reduce((shortest, text) => (text.length < shortest.length ? text : shortest))

/** The most characters below a question beside which a phone shows the time in the same line. */
const BESIDE_TIME = 31

/** Returns the first of these lines that has room beside the time, or else the last that has room; null if none has. */
export const fitBelow = (...texts: readonly string[]): string | null =>
  texts.find(({ length }) => length <= BESIDE_TIME) ?? texts.findLast(({ length }) => length <= PANEL_BELOW) ?? null

/** The same where the line also says that the answer is final. */
const BESIDE_FINAL = 24

/** Returns the first of these lines that has room beside the time and the word for a final answer, as `fitBelow` does. */
export const fitFinal = (...texts: readonly string[]): string | null =>
  texts.find(({ length }) => length <= BESIDE_FINAL) ?? fitBelow(...texts)

/** Cuts a text that is too long, never within a word. */
export function cutWords(text: string, room: number): string {
  if (text.length <= room) return text
  const words = text.slice(0, room).split(' ')
  const kept = words.slice(0, -1).join(' ')
  return `${kept.replace(/[\s,;:·(–-]+$/u, '')}…`
}
