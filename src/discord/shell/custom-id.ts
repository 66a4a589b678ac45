/**
 * The custom id of a button, menu or form, with all data that its click needs even months later. Written as `1|kind|…`,
 * where 1 is the version of this notation.
 */
import type { ClickKind } from '../acts/acts.ts'
import { MOST } from './components.ts'

/** The kind of menus whose entries are buttons: the value of an entry is the custom id of the button. */
export const MENU = 'menu'

const VERSION = '1'
const BETWEEN = '|'

/** Returns a custom id; only kinds of the table of acts exist. @throws if the parts don't fit; ids of matches and decisions are short and hold no bar */
export function customId(kind: ClickKind | typeof MENU, ...parts: readonly string[]): string {
  const all = [VERSION, kind, ...parts]
  if (all.some((part) => part.includes(BETWEEN))) throw new Error(`A bar in a part of a custom id: ${all.join(' ')}`)
  const id = all.join(BETWEEN)
  if (id.length > MOST.customId) throw new Error(`A custom id of ${id.length} characters: ${id}`)
  return id
}

/** The parts of a custom id. */
export interface ReadId {
  readonly kind: string
  readonly parts: readonly string[]
}

/** Null for an id that this program never wrote. */
export function readCustomId(id: string): ReadId | null {
  const [version, kind, ...parts] = id.split(BETWEEN)
  // Databases refuse control characters, and no id of ours holds any.
  if (/\p{Cc}/u.test(id)) return null
  return version === VERSION && kind !== undefined && kind !== '' ? { kind, parts } : null
}
