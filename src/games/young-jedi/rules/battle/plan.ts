/**
 * What a battle plan is made of: all face-up characters and weapons there, or the starships, and the cards chosen as
 * Battle cards (rules 9.2.5, 22.5.2).
 */
import type { Piece } from '../../../../contract/index.ts'
import type { BattleCard, FightText } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { groupSizes } from '../../cards/users.ts'
import type { BattleFrame, PlanCard, Side, State } from '../state.ts'
import { faceUp } from '../table.ts'
import { ownTexts } from '../texts/in-play.ts'

/** A piece of a plan. Of a card that can be played in two ways each way is a piece, of which one lies in the plan. */
export interface PlanPiece extends PlanCard {
  /** `dh5`, or `dh5/2` for the second way of playing it. */
  readonly id: string
  /** How many fighters a Battle card takes here; null where its own form says it. */
  readonly size: number | null
}

type Where = BattleFrame['where']

/** In a battle characters fight, in a starship battle starships. */
export const fights = (where: Where, card: string): boolean =>
  cardById(card).type === (where === 'planet' ? 'character' : 'starship')

/** Whether a card may be taken from hand as a Battle card (rule 9.2.3; form F3, V1-JC-32: E-24). */
export function isBattleCard(where: Where, id: string): boolean {
  const { type } = cardById(id)
  if (type === 'battle') return true
  if (type === 'double') return true
  return where === 'space' && type === 'character' && ownTexts(id, 'as-battle-card').length > 0
}

/** What a card of a plan does as a Battle card, or null if it is none. */
export function battleUse(where: Where, id: string): Pick<BattleCard, 'use' | 'also'> | null {
  const card = cardById(id)
  if (card.type === 'battle') return card
  const [text] = where === 'space' ? ownTexts(id, 'as-battle-card') : []
  if (text === undefined) return null
  return { use: { for: 'one', with: [...text.with], bonus: text.bonus, draws: 0 }, also: NOTHING_MORE }
}

const NOTHING_MORE: readonly FightText[] = []

/** The ways in which a card taken as a Battle card can be played: halves (rule 24.4), or one fighter or two (BP-55). */
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

/** For how many fighters a card of a plan is played, where it can be played for different numbers of them; else null. */
export const groupSizeOf = ({ id, card, instead }: Pick<Piece, 'id' | 'card' | 'instead'>): number | null =>
  card === undefined ? null : (waysOf(instead ?? id, card).find((way) => way.id === id)?.size ?? null)

/** Everything that could lie in a side's plan; of each card all its ways. */
export function planPieces(state: State, frame: BattleFrame, side: Side): readonly PlanPiece[] {
  const zone = state.sides[side]
  const lying =
    frame.where === 'space' ? zone.hyperspace : faceUp(zone).filter(({ handle }) => !state.today.out.includes(handle))
  return [
    ...lying.map(({ handle, card }) => ({ id: handle, handle, card, size: null })),
    ...(frame.sides[side].cards ?? []).flatMap(({ handle, card }) => waysOf(handle, card)),
  ]
}

/** The rest of a plan that has been made, in its order. @throws if a card of it has gone */
export function restOfPlan(state: State, frame: BattleFrame, side: Side): readonly PlanPiece[] {
  const { plan } = frame.sides[side]
  const byId = new Map(planPieces(state, frame, side).map((piece) => [piece.id, piece]))
  return (plan ?? []).map((id) => {
    const piece = byId.get(id)
    if (piece === undefined) throw new Error(`${id} lies in a plan but neither on the table nor among the Battle cards`)
    return piece
  })
}

/** Fighters that a side's plan still holds. */
export const fightersLeft = (state: State, frame: BattleFrame, side: Side): readonly PlanPiece[] =>
  restOfPlan(state, frame, side).filter((piece) => fights(frame.where, piece.card))
