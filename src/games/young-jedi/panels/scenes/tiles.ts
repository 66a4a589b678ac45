/** Cards as tiles: their shortest name, and their numbers as they count here. */
import type { Figure, Tile } from '../../../../contract/index.ts'
import type { Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { asPlayed } from '../../decks/lesson.ts'
import { asDeployed } from '../../rules/deploy.ts'
import type { State } from '../../state/game-state.ts'
import { destiniesOf, wholeCard } from '../../state/game-table.ts'
import { costNow } from '../../texts/reading/numbers.ts'
import { COMING, powersIn, withCards } from '../../view/ahead.ts'
import type { View } from '../../view/player-view.ts'
import { seenState } from '../../view/seen-state.ts'
import { titleOf } from '../../words/naming.ts'
import type { Say, Speaker } from '../../words/say.ts'

type FigureName = 'power' | 'damage' | 'destiny' | 'counters'

/** Returns a number with its sign. Pictures draw a price as `cost`. */
const figure = (id: FigureName, value: number | string, say: Say): Figure => ({
  id: id === 'counters' ? 'cost' : id,
  label: say(`scene.${id}`),
  value: String(value),
})

/** Between the planet and the place in the title of a Location. */
const PLANET_END = ' • '

/** Returns a card by its title; of a Location by its place, since both don't fit on a tile. */
export const tileOf = (handle: string, card: string): Tile => ({
  handle,
  card: wholeCard(card),
  name: titleOf(card).split(PLANET_END).at(-1) ?? '',
})

/** Returns a card that is hidden from the reader. */
export const hiddenTile = (handle: string, { say }: Speaker): Tile => ({
  handle,
  card: null,
  name: say('scene.hidden'),
})

/**
 * Returns the power of a fighter; null for other cards.
 * @param here its power where it is, draws not counted; absent: as it is printed
 */
export function powerFigure(id: string, here: number | undefined, say: Say): Figure | null {
  const card = cardById(id)
  if (card.type === 'starship') return { ...figure('power', here ?? card.power, say), ...drawing(card.starfighter) }
  if (card.type !== 'character') return null
  if (card.power === 'destiny') {
    const raised = (here ?? 0) > 0
    return { ...figure('power', raised ? `${here}` : '', say), draws: 1, ...(raised ? { raised } : {}) }
  }
  const value = here ?? card.power
  return { ...figure('power', value, say), ...(value > card.power ? { raised: true } : {}) }
}

const drawing = (draws: boolean): Pick<Figure, 'draws'> => (draws ? { draws: 1 } : {})

/** Returns the destiny of a card; null for a card without it. */
export function destinyFigure(id: string, say: Say): Figure | null {
  const numbers = destiniesOf(id)
  return numbers.length === 0 ? null : figure('destiny', numbers.join('/'), say)
}

/** Returns the power and damage of a fighter, else the destiny of the card. @param here as for `powerFigure` */
export function figuresOf(id: string, here: number | undefined, { rules }: View, say: Say): Figure[] {
  const card = cardById(id)
  const power = powerFigure(id, here, say)
  if (power !== null && (card.type === 'character' || card.type === 'starship'))
    return [power, figure('damage', asPlayed(card, rules).damage, say)]
  const destiny = destinyFigure(id, say)
  return destiny === null ? [] : [destiny]
}

/**
 * Returns what a card of the hand costs; null for a card whose kind costs nothing.
 * @param state in which it would be paid for
 */
export function costFigure(
  id: string,
  view: View,
  side: Side,
  say: Say,
  state: State = seenState(view),
): Figure | null {
  const laid = asDeployed(id)
  if (laid === null || !('counters' in cardById(laid)) || cardById(laid).type === 'battle') return null
  const cost = costNow(state, side, laid)
  return { ...figure('counters', cost, say), ...(cost === 0 ? { idle: true } : {}) }
}

/** Returns the power that a character of the hand would have on the planet; undefined for other cards. */
export function powerAhead(id: string, view: View, side: Side): number | undefined {
  const laid = asDeployed(id)
  if (laid === null || view.planet === null || cardById(laid).type !== 'character') return undefined
  return powersIn(withCards(view, side, [laid]), side).get(`${COMING}0`)
}

/** Returns a card of the hand: its cost, and its numbers as they would count on the planet. */
export function heldTile(
  { handle, card }: { readonly handle: string; readonly card: string },
  view: View,
  side: Side,
  { say }: Speaker,
): Tile {
  const laid = asDeployed(card) ?? card
  const plate = costFigure(card, view, side, say)
  return {
    ...tileOf(handle, laid),
    ...(plate === null ? {} : { plate }),
    figures: figuresOf(laid, powerAhead(card, view, side), view, say),
  }
}
