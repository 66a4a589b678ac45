/**
 * Lists from which something is picked that is shown in their place. A client keeps the tick of a pick until the message
 * changes, and lets nobody pick the same entry again: a pick that opened beside the list could not be opened twice.
 */
import type { Language } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import { type Body, button, MOST, row } from './components.ts'
import { customId, readCustomId } from './custom-id.ts'

/** The kinds of clicks that show such lists. */
const LISTS = ['rule', 'search', 'help', 'lg'] as const

const isList = (kind: string | undefined): kind is (typeof LISTS)[number] =>
  (LISTS as readonly (string | undefined)[]).includes(kind)

/**
 * Returns the custom id of a select with its list behind it, to which its picks lead back; without it where that does not fit.
 * @param list the custom id of the list; null: none
 */
export function leadingBack(id: string, list: string | null): string {
  const read = list === null ? null : readCustomId(list)
  if (read === null || !isList(read.kind)) return id
  const both = [id, read.kind, ...read.parts].join('|')
  return both.length > MOST.customId ? id : both
}

/** Returns the custom id of the list to which a pick leads back, from the last parts of its select; null: none. */
export const wayBack = ([kind, ...parts]: readonly string[]): string | null =>
  isList(kind) ? customId(kind, ...parts) : null

/** Returns a body with a button that leads back. @param list the custom id of the list; null: none */
export const withBack = (body: Body, list: string | null, language: Language): Body =>
  list === null ? body : { ...body, components: [...body.components, row(button(list, speak(language)('form.back')))] }
