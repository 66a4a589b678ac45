/** The cards that an Objective brings and looks for, among cards that a deck may hold. */
import { backId } from '../cards/two-sides.ts'
import { newGame } from '../rules/setup/steps.ts'
import { cardOf } from '../state/engine-card.ts'
import { boardOf } from '../state/game-state.ts'
import type { TextAt } from '../state/position-reading.ts'
import { broughtBy } from '../texts/brought-cards.ts'
import type { Filter } from '../texts/language/words.ts'
import { LAID } from '../texts/pools.ts'
import { fits } from '../texts/reading/fits.ts'
import { readingOf } from '../texts/reading-of.ts'

let known: TextAt['reading'] | null = null
/** A table without cards: of a card in a deck a text asks what is printed on it. */
function emptyTable(): TextAt['reading'] {
  known ??= readingOf(
    boardOf(newGame(LAID, { pace: 'table', damage: 'turns', turns: 'none' }, { dark: [], light: [] }, '')),
  )
  return known
}

/** Returns the cards that a filter of this card means, in the order of the list. */
function among(ids: readonly string[], of: Filter, card: string): readonly string[] {
  const meant: TextAt = { reading: emptyTable(), you: cardOf(card).side, card, self: null, here: null }
  return ids.filter((id) => fits({ card: id }, of, meant))
}

/** Whether a card is an Objective that begins the game with other cards. */
export const isOpening = (id: string): boolean => broughtBy(cardOf(id)).length > 0

/** Returns, for each card that an Objective brings, those of the list that it can be (rule 36.3). */
export const broughtFrom = (objective: string, ids: readonly string[]): readonly (readonly string[])[] =>
  broughtBy(cardOf(objective)).map(({ of }) => among(ids, of, objective))

/** Returns the cards of the list that an Objective takes or deploys later, by its texts of both sides. */
export function soughtFrom(objective: string, ids: readonly string[]): readonly string[] {
  const { side } = cardOf(objective)
  const pieces = [objective, backId(objective)].flatMap((id) => cardOf(id).pieces[side])
  const acts = pieces.flatMap((piece) => ('does' in piece ? piece.does : []))
  const filters = acts.flatMap((act) => (act.word === 'take' ? [act.of] : []))
  return [...new Set(filters.flatMap((of) => among(ids, of, objective)))]
}
