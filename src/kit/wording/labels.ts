/** Labels of buttons and entries: short enough for a phone, and no two alike. Pure. */
import { PANEL_LABEL } from '../../contract/index.ts'

/** Words that name nothing: a short name neither begins nor ends with them. */
const SMALL_WORD = /^(?:a|an|and|as|at|by|for|from|in|is|of|on|the|to|with)$/i

/**
 * Shortens a name by whole words.
 * @param max characters; a single word that is longer stays whole
 */
export function shortLabel(name: string, max: number = PANEL_LABEL): string {
  if (name.length <= max) return name
  const words = name.split(' ')
  while (words.length > 1 && SMALL_WORD.test(words[0] ?? '')) words.shift()
  const [first = name, ...more] = words
  const kept = [first]
  for (const word of more) {
    if ([...kept, word].join(' ').length > max) break
    kept.push(word)
  }
  while (kept.length > 1 && SMALL_WORD.test(kept.at(-1) ?? '')) kept.pop()
  return kept.join(' ').replace(/[,;:]$/, '')
}

/**
 * Returns a label with a person's name. Where the label is too long for a phone, the end of the name is left out.
 * @param label makes it of the name
 */
export function labelWith(name: string, label: (name: string) => string): string {
  const whole = label(name)
  if (whole.length <= PANEL_LABEL) return whole
  const room = PANEL_LABEL - label('').length - 1
  let short = ''
  for (const letter of name) {
    if (short.length + letter.length > room) break
    short += letter
  }
  return label(`${short.trimEnd()}…`)
}

/** Shortens a label by words; within a word where little else would be left. */
function numbered(label: string, room: number): string {
  const words = shortLabel(label, room)
  return words.length * 2 >= Math.min(label.length, room) ? words : `${label.slice(0, room - 1).trimEnd()}…`
}

/** The same entries, with a number behind labels that would stand there twice. */
export function distinctLabels<Entry extends { readonly label: string }>(choices: readonly Entry[]): Entry[] {
  const seen = new Map<string, number>()
  return choices.map((choice) => {
    const count = (seen.get(choice.label) ?? 0) + 1
    seen.set(choice.label, count)
    if (count === 1) return choice
    const number = ` (${count})`
    const room = PANEL_LABEL - number.length
    return { ...choice, label: `${numbered(choice.label, room)}${number}` }
  })
}
