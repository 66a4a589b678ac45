/** Functions with which policies read a view. */
import type { CharacterCard, Place, Side, StarshipCard, WeaponCard } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import type { PlanPiece } from '../rules/battle/plan.ts'
import { waysOf } from '../rules/battle/plan.ts'
import type { HeldCard } from '../state/game-state.ts'
import { HAND_SIZE } from '../state/limits.ts'
import { textsOf } from '../texts/reading/in-play.ts'
import type { View } from '../view/player-view.ts'

/** The place of the Location in force (rule 8.4). @throws before the first one lies */
export function placeSeen(view: View): Place {
  const top = view.locations.at(-1)
  const card = top === undefined ? undefined : cardById(top.card)
  if (card?.type !== 'location') throw new Error('no Location lies yet')
  return card.place
}

/** The place where fighters would meet now; null in space, where no place counts (rule 22.5.2). */
export const fieldOf = (view: View): Place | null => (view.battle?.where === 'space' ? null : placeSeen(view))

/** The fighters and weapons of a side in one place. */
export interface SideInPlace {
  readonly characters: readonly CharacterCard[]
  readonly weapons: readonly WeaponCard[]
}

/** The face-up characters and weapons of a side on the current planet, and its own hidden ones. */
export function forceOf(view: View, side: Side): SideInPlace {
  const cards = view.sides[side].table.flatMap((laid) => (laid.card === null ? [] : [cardById(laid.card)]))
  return {
    characters: cards.filter((card) => card.type === 'character'),
    weapons: cards.filter((card) => card.type === 'weapon'),
  }
}

/** A side's starships in hyperspace. */
export const fleetOf = (view: View, side: Side): readonly StarshipCard[] =>
  view.sides[side].hyperspace.map(({ card }) => cardById(card)).filter((card) => card.type === 'starship')

/** A card lying on a planet as a piece of a plan. */
const lying = ({ handle, card }: HeldCard): PlanPiece => ({ id: handle, handle, card, size: null })

/** The seat's own face-up cards on the current planet that may fight there now. */
export const fieldPieces = (view: View, own: Side): PlanPiece[] =>
  view.sides[own].table.flatMap(({ handle, card, hidden }) =>
    hidden || card === null || view.today.out.includes(handle) ? [] : [lying({ handle, card })],
  )

/** Pieces of a plan in the present battle; Battle cards in all their ways. */
export function planPiecesSeen(view: View, own: Side): PlanPiece[] {
  const there = view.battle?.where === 'space' ? view.sides[own].hyperspace.map(lying) : fieldPieces(view, own)
  return [...there, ...held(view.battle?.own ?? [])]
}

/** Cards of a hand as pieces, each in all its ways. */
export const held = (cards: readonly HeldCard[]): PlanPiece[] =>
  cards.flatMap(({ handle, card }) => waysOf(handle, card))

/** Cards that a side can still lose: lap cards count with the draw deck (rule 19.2.3). */
export const deckOf = (view: View, side: Side): number =>
  view.sides[side].deck + (view.sides[side].race?.pile.length ?? 0)

/**
 * The number of cards that a side can take from its hand before Even Up and still keep a card in its draw deck (rule 17.3):
 * an empty deck loses the game. Infinity if it loses its last card in any case.
 */
export function spareCards(view: View, side: Side): number {
  const { hand, effect } = view.sides[side]
  const texts = effect?.card == null ? [] : textsOf(effect.card)
  const size = Math.max(HAND_SIZE, ...texts.map((text) => (text.form === 'even-up-size' ? text.size : 0)))
  const spare = hand - size + deckOf(view, side) - 1
  return spare < 0 ? Number.POSITIVE_INFINITY : spare
}
