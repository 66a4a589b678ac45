/** The damage segment: hit cards, attrition, battle damage (rules 9.6, 9.6.15 and 15A). */
import { opponentOf, SIDES, type Side } from '../../state/engine-card.ts'
import type { BattleFrame, SegmentPayments } from '../../state/game-frames.ts'
import type { TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { mustPiece, toldPlace } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { choosesPile, forfeitPile, forfeitValue, paysAll, weaponForfeits, weaponMark } from '../../texts/forfeits.ts'
import { fightersOf, forfeitable, owedBy } from '../../texts/values/battling.ts'
import type { OptionHere } from '../abouts.ts'
import { loseFrom, lossSources } from '../drain/steps.ts'
import { forfeitId } from '../option-facts.ts'
import { chancesFor } from '../texts/chances.ts'

/** The cards that are immune to the total attrition against their side, fixed for the segment (15A.1, 15A.3; U24). */
export const immuneCards = (reading: Position, { attrition }: BattleFrame): string[] =>
  SIDES.flatMap((side) => fightersOf(reading, side).filter((one) => attrition[side] < reading.immunity(one))).map(
    ({ handle }) => handle,
  )

/**
 * Asks for one loss after the other, in turns or one side first (rules 9.6.12, 9.6.13; U17, SG-61). A loss that public
 * facts leave no choice about is taken without a question.
 */
export function damageStep(table: GameTable, battle: BattleFrame): void {
  const { reading } = table
  const side = [battle.paying, opponentOf(battle.paying)].find((one) => owedBy(reading, one).must)
  if (side === undefined) {
    battle.step = 'end'
    return
  }
  const only = onlyLoss(table, side)
  if (only === null) return table.ask(side, 'satisfy')
  closeDamage(table, battle, side, [only])
}

/** The only loss of a side whose hand is empty; null where it has a choice, or a text on table could answer. */
function onlyLoss({ state, reading }: GameTable, side: Side): OptionHere | null {
  // A hand could hold an answer: whether it does must not show.
  if (state.sides[side].hand.length > 0) return null
  const piles = owedBy(reading, side).damage > 0 ? lossSources(state, side) : []
  const cards = payersOf(reading, side)
  if (piles.length + cards.length !== 1 || chancesFor(reading, side, PAYING, []).length > 0) return null
  const [pile] = piles
  const [card] = cards
  if (pile !== undefined) return { id: pile, group: 'piles' }
  return card === undefined ? null : { id: forfeitId(card.handle), group: 'forfeit', face: card.handle }
}

/** The moment of a loss in the damage segment, at which texts can answer. */
export const PAYING = { moments: ['paying' as const], it: null, by: null }

/** Returns the cards that a side can lose in the damage segment: those that can be forfeited, and weapons that count so. */
export const payersOf = (reading: Position, side: Side): readonly TableCard[] => [
  ...forfeitable(reading, side),
  ...weaponForfeits(reading, side).map(({ piece }) => piece),
]

/** The way out by which cards that may go to the Used Pile go to the Lost Pile all the same (rule 9.6.14). */
export const TO_LOST = 'lose-lost'

/**
 * Loses what was chosen: one card is forfeited, or Force is lost (rules 9.6.4 to 9.6.11).
 * @param toLost cards whose text lets them go to the Used Pile go to the Lost Pile
 */
export function closeDamage(
  table: GameTable,
  battle: BattleFrame,
  side: Side,
  chosen: readonly OptionHere[],
  toLost = false,
): void {
  // A response instead of a loss: the same side is asked again.
  if (chosen.some(({ group }) => group === 'interrupt' || group === 'text')) return
  for (const { id, group, face } of chosen) {
    if (group === 'forfeit' && face !== undefined) forfeit(table, battle, side, face, toLost)
    else {
      loseFrom(table, side, id, { cause: 'damage', by: null, at: battle.at })
      pay(battle, side, { damage: 1, attrition: 0 })
    }
  }
  if (table.state.agreed.damage === 'turns') battle.paying = opponentOf(side)
}

/** Pays up to this much of what a side owes. @returns the part of it that counted */
function pay(battle: BattleFrame, side: Side, most: SegmentPayments): SegmentPayments {
  const paid = {
    damage: Math.min(battle.damageLeft[side], most.damage),
    attrition: Math.min(battle.attritionLeft[side], most.attrition),
  }
  battle.damageLeft[side] -= paid.damage
  battle.attritionLeft[side] -= paid.attrition
  const before = battle.paid[side]
  battle.paid[side] = { damage: before.damage + paid.damage, attrition: before.attrition + paid.attrition }
  return paid
}

/** A forfeited card pays attrition and damage at once, up to its value (rules 9.6.4, 9.6.7, 9.6.10). */
function forfeit(table: GameTable, battle: BattleFrame, side: Side, handle: string, toLost: boolean): void {
  const piece = mustPiece(table.state, handle)
  const { reading, board } = table
  const value = forfeitValue(reading, piece)
  const pile = toLost && choosesPile(reading, piece) ? 'lost' : forfeitPile(reading, piece)
  const settled = paysAll(reading, piece)
  const paid = pay(battle, side, {
    damage: settled === 'all' ? Number.MAX_SAFE_INTEGER : value,
    attrition: settled === null ? value : Number.MAX_SAFE_INTEGER,
  })
  if (piece.role === 'carried' && piece.on !== null) table.state.spent.push(weaponMark(board, piece.on))
  table.tell('forfeited', side, { card: piece.card, handle, ...toldPlace(board, battle.at), value, pile, ...paid })
  const it = table.lastSeen(piece)
  if (pile === 'lost') table.note({ moment: 'forfeited', side, it })
  table.leave(handle, pile)
  if (pile === 'used') table.show(piece.card)
}
