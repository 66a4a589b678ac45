/** Helpers of orders for single cards: the card that an option plays, and playing it or passing. */
import { type AnswerContent, leave, take } from '../../../kit/orders/fields.ts'
import type { OrderContext } from '../../../kit/orders/orders.ts'
import { type OptionHere, optionsOf as optionsHere } from '../rules/abouts.ts'
import { cardOf, type EngineCard, opponentOf, pieceOfText, type Side } from '../state/engine-card.ts'
import type { Act, CardPiece } from '../texts/language/words.ts'
import { decksKnown, LAID, mayOwn } from '../texts/pools.ts'
import type { View } from '../view/player-view.ts'

/** A question that is put to an order. */
export type Put = OrderContext<View, Side>

/** Returns the cards that a side may have in its deck: to its player those of the deck, where not everybody knows them. */
export const cardsOwned = (view: View, side: Side): readonly EngineCard[] =>
  view.reader === side && decksKnown(view.format) === null && view.format !== LAID
    ? [...new Set(view.deck)].map(cardOf)
    : mayOwn(view, side)

/** Returns the options of a choice; none for another question. */
export const optionsOf = ({ decision }: Put): readonly OptionHere[] => optionsHere(decision)

/** Returns the piece of text that an option of this group uses; null for anything else. */
export const pieceIn = (
  { card, group, about }: OptionHere,
  own: Side,
  wanted: 'interrupt' | 'text' = 'interrupt',
): CardPiece | null =>
  card === undefined || group !== wanted ? null : (pieceOfText(card, own, about?.text ?? '') ?? null)

/** Returns the acts that a piece of text offers. */
export const actsOf = (piece: CardPiece | null): readonly Act[] =>
  piece !== null && 'offer' in piece ? piece.does : []

/** Whether a piece of text offers such an act. */
export const offersAct = (piece: CardPiece | null, what: Act['word']): boolean =>
  actsOf(piece).some(({ word }) => word === what)

/** Returns the shots among some options, the highest forfeit value of their cards first. */
export const shotsIn = (options: readonly OptionHere[]): readonly OptionHere[] => {
  const worth = ({ card = '' }: OptionHere) => cardOf(card).forfeit ?? 0
  return options.filter(({ group }) => group === 'fire').toSorted((one, other) => worth(other) - worth(one))
}

/** Returns how good a location is for the side that starts at it: many own icons first, then few of the opponent's. */
export const startWorth = ({ force }: EngineCard, side: Side): number =>
  10 * (force?.[side] ?? 0) - (force?.[opponentOf(side)] ?? 0)

/** Plays the first option that fits, else passes. */
export function playOrPass(asked: Put, fits: (option: OptionHere) => boolean): AnswerContent {
  const option = optionsOf(asked).find(fits)
  return option === undefined ? leave('pass') : take('do', option.id)
}

/** Whether the question is a chance to respond at this moment. */
export const isAt = ({ decision }: Put, moment: string): boolean => decision.about.moment === moment
