/** Labels of buttons and entries: short enough for a phone, and no two alike. Pure. */
import { PANEL_LABEL } from '../../contract/index.ts'
import type { Choice } from './components.ts'

/**
 * Shortens a name by whole words.
 * @param max characters; a single word that is longer stays whole
 */
export function shortLabel(name: string, max: number = PANEL_LABEL): string {
  if (name.length <= max) return name
  const words = name.split(' ')
  let short = words[0] ?? name
  for (const word of words.slice(1)) {
    if (short.length + 1 + word.length > max) break
    short = `${short} ${word}`
  }
  return short.replace(/[,;:]$/, '')
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

/** The same entries, with a number behind labels that would stand there twice. */
export function distinctLabels(choices: readonly Choice[]): Choice[] {
  const seen = new Map<string, number>()
  return choices.map((choice) => {
    const count = (seen.get(choice.label) ?? 0) + 1
    seen.set(choice.label, count)
    if (count === 1) return choice
    const number = ` (${count})`
    return { ...choice, label: `${shortLabel(choice.label, PANEL_LABEL - number.length)}${number}` }
  })
}
