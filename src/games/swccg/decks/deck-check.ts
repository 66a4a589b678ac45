/** Checks decks (part 1 of the rules). */
import type { DeckList, Options, Refusal } from '../../../contract/index.ts'
import { findCard } from '../cards/index.ts'
import type { Side } from '../cards/printed-card.ts'
import { type Format, isFormat, poolOf } from '../formats.ts'
import { broughtFrom, isOpening } from './objective-cards.ts'

/** The number of cards of a deck (rule 1.2). */
export const DECK_SIZE = 60

/** The errors of a deck, each with its values (rules 1.2, 3.1). Copies have no limit, of unique cards too (rule 1.3). */
export interface DeckFaults {
  readonly 'deck.format': { readonly format: string; readonly rule: string }
  readonly 'deck.unknown-card': { readonly card: string; readonly rule: string }
  readonly 'deck.count': { readonly card: string; readonly count: number; readonly rule: string }
  readonly 'deck.side': { readonly card: string; readonly side: Side; readonly rule: string }
  readonly 'deck.pool': { readonly card: string; readonly format: Format; readonly rule: string }
  readonly 'deck.size': { readonly count: number; readonly needed: number; readonly rule: string }
  readonly 'deck.location': { readonly rule: string }
  readonly 'deck.objective-location': { readonly card: string; readonly rule: string }
  readonly 'deck.objectives': { readonly count: number; readonly rule: string }
}

const fault = <Code extends keyof DeckFaults>(refused: Code, values: DeckFaults[Code]): Refusal => ({
  refused,
  values: values as unknown as Refusal['values'],
})

/** Returns every error of a list with the number of its rule; empty if the deck is legal. */
export function checkDeck(list: DeckList, side: Side, { format }: Options): readonly Refusal[] {
  if (!isFormat(format)) return [fault('deck.format', { format, rule: '1.2' })]
  const total = list.reduce((sum, { count }) => sum + (Number.isSafeInteger(count) && count > 0 ? count : 0), 0)
  const objectives = list.reduce((sum, { card, count }) => sum + (findCard(card)?.type === 'objective' ? count : 0), 0)
  return [
    ...list.flatMap(({ card, count }) => lineFaults(card, count, side, format)),
    ...(total === DECK_SIZE ? [] : [fault('deck.size', { count: total, needed: DECK_SIZE, rule: '1.2' })]),
    ...placeFaults(list, side),
    ...(objectives > 1 ? [fault('deck.objectives', { count: objectives, rule: '36.1' })] : []),
  ]
}

/** A deck needs a location to begin with (SG-02); one with an Objective needs one of those that the Objective brings. */
function placeFaults(list: DeckList, side: Side): readonly Refusal[] {
  const own = list.map(({ card }) => card).filter((id) => findCard(id)?.side === side)
  const isLocation = (id: string) => findCard(id)?.type === 'location'
  const objective = own.find(isOpening)
  if (objective === undefined) return own.some(isLocation) ? [] : [fault('deck.location', { rule: '3.1' })]
  const brought = broughtFrom(objective, own).flat()
  return brought.some(isLocation) ? [] : [fault('deck.objective-location', { card: objective, rule: '36.3' })]
}

function lineFaults(id: string, count: number, side: Side, format: Format): readonly Refusal[] {
  const card = findCard(id)
  if (card === undefined) return [fault('deck.unknown-card', { card: id, rule: '1.2' })]
  if (!Number.isSafeInteger(count) || count < 1) return [fault('deck.count', { card: id, count, rule: '1.3' })]
  if (card.side !== side) return [fault('deck.side', { card: id, side, rule: '1.2' })]
  const isInPool = poolOf(format, side).some((one) => one.id === id)
  return isInPool ? [] : [fault('deck.pool', { card: id, format, rule: '1.2' })]
}
