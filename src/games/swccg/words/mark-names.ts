/** The names of cards that rest on table: each mechanism names its marks. */
import type { Language } from '../../../contract/index.ts'
import type { Both } from '../../../kit/wording/words.ts'
import type { MarkName } from '../texts/language/words.ts'

const names: Record<string, Both> = {}

/** Adds the names of the marks of mechanisms. */
export const addMarkNames = (added: Partial<Record<MarkName, Both>>): void => void Object.assign(names, added)

/** Returns what a card with a mark is called, such as "captive". @throws for a mark without a name: a fault of its folder */
export function markName(mark: MarkName, language: Language): string {
  const name = names[mark]
  if (name === undefined) throw new Error(`the mark ${mark} has no name`)
  return name[language]
}
