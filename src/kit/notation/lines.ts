/** Tables written as text, one line a row, so that they read like a printed list. */
import type { Language } from '../../contract/index.ts'
import { type Both, both, typeset } from '../wording/words.ts'

/** The cells of each line, parted by `|`. Empty lines are left out. */
export const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()))

/**
 * Returns the entries of a dictionary: lines `key: English / French`, or several in a line with `;` before each further key.
 * A text may hold a semicolon itself. French gets its spaces that do not break.
 */
export function entriesOf(text: string): ReadonlyMap<string, Both> {
  const words = new Map<string, Both>()
  for (const entry of text.split(/\n|;(?=\s*[^\s:;/]+:\s[^;\n]*\s\/\s)/)) {
    const [key, said = ''] = entry.split(/:(.*)/s).map((part) => part.trim())
    const [en = '', fr = en] = said.split(' / ').map((part) => part.trim())
    if (key !== undefined && key !== '') words.set(key, typeset(both(en, fr)))
  }
  return words
}

/** Returns a dictionary that is written as entries (see `entriesOf`). A missing entry is called by its key. */
export function dictionary(text: string): (key: string, language: Language) => string {
  const words = entriesOf(text)
  return (key, language) => words.get(key)?.[language] ?? key
}
