/** The texts that work now: those of face-up cards in play, wherever they lie (rules 21.1, 27.6). */
import type { Text } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import type { Planet, Side, State, TableCard } from '../state.ts'
import { type InPlay, objectiveOf, type Where } from '../table.ts'

const NO_TEXT: readonly Text[] = []

/** What a card in play says; of a Double Impact card as an Effect its half lies there. */
export function textsOf(id: string): readonly Text[] {
  const before = known.get(id)
  if (before !== undefined) return before
  const card = cardById(id)
  const texts = 'text' in card ? card.text : NO_TEXT
  known.set(id, texts)
  return texts
}

/** Asked of every card in play in every move. */
const known = new Map<string, readonly Text[]>()

/** A text that works, with the card that bears it. `index`: the place of the text among those of its card. */
export interface Working<T extends Text = Text> extends InPlay {
  readonly side: Side
  readonly text: T
  readonly index: number
}

/** All texts of one form of a side's face-up cards in play. */
export function working<F extends Text['form']>(
  state: State,
  side: Side,
  form: F,
): readonly Working<Extract<Text, { form: F }>>[] {
  const found: Working<Extract<Text, { form: F }>>[] = []
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

/** Zone by zone rather than through `inPlay`: it is asked dozens of times in every move, and seldom finds anything. */
function addTexts<F extends Text['form']>(
  found: Working<Extract<Text, { form: F }>>[],
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

/** The texts of one form that a card has itself. */
export function ownTexts<F extends Text['form']>(id: string, form: F): readonly Extract<Text, { form: F }>[] {
  return textsOf(id).filter((text): text is Extract<Text, { form: F }> => text.form === form)
}
