/** Texts of cards that mechanisms show by words and pictures of their own, before they are used and where they choose. */
import type { DecisionOf, OptionHere } from '../rules/abouts.ts'
import type { Panel, PanelAsking } from './asking.ts'

/** Such texts. All answer null for another text. */
export interface AddedText {
  /** The names of its entry in a list, the longest first. */
  names(asking: PanelAsking<DecisionOf>, option: OptionHere): readonly [string, ...string[]] | null
  /** The panel that asks whether to use it. */
  panel(asking: PanelAsking<DecisionOf>, option: OptionHere): Panel | null
  /** The panel that asks for its target. */
  target(asking: PanelAsking<DecisionOf<'text-target'>>): Panel | null
}

const all: AddedText[] = []

/** Adds the texts of a mechanism. */
export const addTexts = (added: AddedText): void => void all.push(added)

/** Returns what the first of them answers; null where none does. */
function first<T>(ask: (one: AddedText) => T | null): T | null {
  for (const one of all) {
    const answer = ask(one)
    if (answer !== null) return answer
  }
  return null
}

/** Returns the names of the entry of a text that a mechanism names itself, the longest first; null for another one. */
export const addedNames: AddedText['names'] = (asking, option) => first((one) => one.names(asking, option))

/** Returns the panel of a text that a mechanism shows itself; null for another one. */
export const addedPanel: AddedText['panel'] = (asking, option) => first((one) => one.panel(asking, option))

/** Returns the panel of the target of such a text; null for another one. */
export const addedTarget: AddedText['target'] = (asking) => first((one) => one.target(asking))
