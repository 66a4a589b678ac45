/** Helpers of orders for single cards: the card that an option plays, and playing it or passing. */
import { type Given, leave, take } from '../../../kit/orders/fields.ts'
import type { Asked } from '../../../kit/orders/orders.ts'
import type { Act, CardTextPiece, Stat } from '../cards/vocabulary.ts'
import { type OptionHere, optionsOf as optionsHere } from '../rules/abouts.ts'
import { cardOf, type EngineCard, opponentOf, pieceOfText, type Side } from '../state/engine-card.ts'
import type { View } from '../view/player-view.ts'

/** A question that is put to an order. */
export type Put = Asked<View, Side>

/** Returns the options of a choice; none for another question. */
export const optionsOf = ({ decision }: Put): readonly OptionHere[] => optionsHere(decision)

/** Returns the piece of text that an option of this group uses; null for anything else. */
export const pieceIn = (
  { card, group, about }: OptionHere,
  own: Side,
  wanted: 'interrupt' | 'text' = 'interrupt',
): CardTextPiece | null =>
  card === undefined || group !== wanted ? null : (pieceOfText(card, own, about?.text ?? '') ?? null)

/** Returns the acts that a piece of text offers. */
export const actsOf = (piece: CardTextPiece | null): readonly Act[] =>
  piece !== null && 'acts' in piece && 'offer' in piece ? piece.acts : []

/** Returns how much the offer of a piece adds to this number. */
export const addedBy = (piece: CardTextPiece | null, stat: Stat): number =>
  actsOf(piece).reduce(
    (sum, act) =>
      'does' in act && act.does === 'add' && act.stat === stat && typeof act.amount === 'number'
        ? sum + act.amount
        : sum,
    0,
  )

/** Returns the shots among some options, the highest forfeit value of their cards first. */
export const shotsIn = (options: readonly OptionHere[]): readonly OptionHere[] => {
  const worth = ({ card = '' }: OptionHere) => cardOf(card).forfeit ?? 0
  return options.filter(({ group }) => group === 'fire').toSorted((one, other) => worth(other) - worth(one))
}

/** Returns how good a location is for the side that starts at it: many own icons first, then few of the opponent's. */
export const startWorth = ({ force }: EngineCard, side: Side): number =>
  10 * (force?.[side] ?? 0) - (force?.[opponentOf(side)] ?? 0)

/** Plays the first option that fits, else passes. */
export function playOrPass(asked: Put, fits: (option: OptionHere) => boolean): Given {
  const option = optionsOf(asked).find(fits)
  return option === undefined ? leave('pass') : take('do', option.id)
}

/** Whether the question is a chance to respond at this moment. */
export const isAt = ({ decision }: Put, moment: string): boolean => decision.about.moment === moment
