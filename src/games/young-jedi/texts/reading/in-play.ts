/** Finds the texts that work now: those of all face-up cards in play (rules 21.1, 27.6). */
import type { Text } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import type { Planet, Side, State, TableCard } from '../../state/game-state.ts'
import { type InPlay, objectiveOf, type Where } from '../../state/game-table.ts'

const NO_TEXT: readonly Text[] = []

/** Returns the texts of a card in play. A Double Impact card in play is its half that is an Effect. */
export function textsOf(id: string): readonly Text[] {
  const before = known.get(id)
  if (before !== undefined) return before
  const card = cardById(id)
  const texts = 'text' in card ? card.text : NO_TEXT
  known.set(id, texts)
  return texts
}

/** A cache, because every move reads the texts of every card in play. */
const known = new Map<string, readonly Text[]>()

/** A text that works, with its card. `index`: its index among the texts of the card. */
export interface WorkingText<T extends Text = Text> extends InPlay {
  readonly side: Side
  readonly text: T
  readonly index: number
}

/** Returns all texts of one form on a side's face-up cards in play. */
export function working<F extends Text['form']>(
  state: State,
  side: Side,
  form: F,
): readonly WorkingText<Extract<Text, { form: F }>>[] {
  const found: WorkingText<Extract<Text, { form: F }>>[] = []
  const { table, stranded, effect, hyperspace, race } = state.sides[side]
  if (state.planet !== null) for (const laid of table) addTexts(found, laid, state.planet, side, form)
  for (const planet in stranded)
    for (const laid of stranded[planet as Planet] ?? []) addTexts(found, laid, planet as Planet, side, form)
  if (effect !== null) addTexts(found, effect, 'effect', side, form)
  for (const laid of hyperspace) addTexts(found, laid, 'hyperspace', side, form)
  if (race === null) return found
  addTexts(found, objectiveOf(side, race), 'objective', side, form)
  if (race.pilot !== null) addTexts(found, race.pilot, 'objective', side, form)
  if (race.podracer !== null) addTexts(found, race.podracer, 'objective', side, form)
  return found
}

/** Reads zone by zone and not through `inPlay`: this runs dozens of times in every move and seldom finds a text. */
function addTexts<F extends Text['form']>(
  found: WorkingText<Extract<Text, { form: F }>>[],
  laid: TableCard,
  where: Where,
  side: Side,
  form: F,
): void {
  if (laid.hidden) return
  const texts = textsOf(laid.card)
  for (let index = 0; index < texts.length; index++) {
    const text = texts[index]!
    if (text.form === form) found.push({ laid, where, side, text: text as Extract<Text, { form: F }>, index })
  }
}

/** Returns the texts of one form that the card itself has. */
export function ownTexts<F extends Text['form']>(id: string, form: F): readonly Extract<Text, { form: F }>[] {
  return textsOf(id).filter((text): text is Extract<Text, { form: F }> => text.form === form)
}
