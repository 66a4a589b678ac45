/**
 * The pieces of a battle plan: all face-up characters and weapons there, or the starships, and the cards chosen as
 * Battle cards (rules 9.2.5, 22.5.2).
 */
import type { Piece } from '../../../../contract/index.ts'
import type { BattleCard, FightText } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { groupSizes } from '../../cards/users.ts'
import type { BattleFrame, PlanCard, Side, State } from '../../state/game-state.ts'
import { faceUp } from '../../state/game-table.ts'
import { ownTexts } from '../../texts/reading/in-play.ts'

/** A piece of a plan. A card with two ways of playing is two pieces, and the plan has one of them. */
export interface PlanPiece extends PlanCard {
  /** `dh5`, or `dh5/2` for the second way of playing it. */
  readonly id: string
  /** The number of fighters that the Battle card takes; null where the card allows only one number. */
  readonly size: number | null
}

type Where = BattleFrame['where']

/** Returns whether the card is a fighter: a character in a battle, a starship in a starship battle. */
export const fights = (where: Where, card: string): boolean =>
  cardById(card).type === (where === 'planet' ? 'character' : 'starship')

/** Returns whether a card may be played from hand as a Battle card (rule 9.2.3; form F3, V1-JC-32: E-24). */
export function isBattleCard(where: Where, id: string): boolean {
  const { type } = cardById(id)
  if (type === 'battle') return true
  if (type === 'double') return true
  return where === 'space' && type === 'character' && ownTexts(id, 'as-battle-card').length > 0
}

/** Returns the rules of a card of a plan as a Battle card; null if it is none. */
export function battleUse(where: Where, id: string): Pick<BattleCard, 'use' | 'also'> | null {
  const card = cardById(id)
  if (card.type === 'battle') return card
  const [text] = where === 'space' ? ownTexts(id, 'as-battle-card') : []
  if (text === undefined) return null
  return { use: { for: 'one', with: [...text.with], bonus: text.bonus, draws: 0 }, also: NOTHING_MORE }
}

const NOTHING_MORE: readonly FightText[] = []

/**
 * Returns a piece for each way to play a card as a Battle card: its halves (rule 24.4), or for one fighter or two
 * (BP-55).
 */
export function waysOf(handle: string, id: string): PlanPiece[] {
  const card = cardById(id)
  if (card.type === 'double')
    return card.halves
      .filter((half) => half.type === 'battle')
      .map((half, at) => ({ id: at === 0 ? handle : `${handle}/${at + 1}`, handle, card: half.id, size: null }))
  const sizes = card.type === 'battle' ? groupSizes(card) : []
  if (sizes.length < 2) return [{ id: handle, handle, card: id, size: null }]
  return sizes.map((size, at) => ({ id: at === 0 ? handle : `${handle}/${at + 1}`, handle, card: id, size }))
}

/**
 * Returns the number of fighters that a card of a plan is played for, if it may be played for several numbers; else
 * null.
 */
export const groupSizeOf = ({ id, card, instead }: Pick<Piece, 'id' | 'card' | 'instead'>): number | null =>
  card === undefined ? null : (waysOf(instead ?? id, card).find((way) => way.id === id)?.size ?? null)

/** Returns all pieces that a side's plan may have, with all ways of each card. */
export function planPieces(state: State, frame: BattleFrame, side: Side): readonly PlanPiece[] {
  const zone = state.sides[side]
  const lying =
    frame.where === 'space' ? zone.hyperspace : faceUp(zone).filter(({ handle }) => !state.today.out.includes(handle))
  return [
    ...lying.map(({ handle, card }) => ({ id: handle, handle, card, size: null })),
    ...(frame.sides[side].cards ?? []).flatMap(({ handle, card }) => waysOf(handle, card)),
  ]
}

/** Returns the unrevealed pieces of a plan, in its order. @throws if one of the cards is gone */
export function restOfPlan(state: State, frame: BattleFrame, side: Side): readonly PlanPiece[] {
  const { plan } = frame.sides[side]
  const byId = new Map(planPieces(state, frame, side).map((piece) => [piece.id, piece]))
  return (plan ?? []).map((id) => {
    const piece = byId.get(id)
    if (piece === undefined) throw new Error(`${id} lies in a plan but neither on the table nor among the Battle cards`)
    return piece
  })
}

/** Returns the fighters in the unrevealed part of a side's plan. */
export const fightersLeft = (state: State, frame: BattleFrame, side: Side): readonly PlanPiece[] =>
  restOfPlan(state, frame, side).filter((piece) => fights(frame.where, piece.card))
