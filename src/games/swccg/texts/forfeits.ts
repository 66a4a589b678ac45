/** Texts about forfeiting: weapons, piles, a card that pays for all (S-E18, S-E21). */
import type { Side } from '../state/engine-card.ts'
import type { TableCard } from '../state/game-state.ts'
import { pieceOf, sideOfPiece } from '../state/nesting.ts'
import type { Position, TextQuestion } from '../state/position-reading.ts'
import { answersTo } from './answers.ts'
import { isInBattle, owedBy } from './values/battling.ts'
import { forfeitOf } from './values/fighting-values.ts'

const forfeiting = (piece: TableCard): TextQuestion => ({
  question: 'forfeit',
  card: { piece },
  player: sideOfPiece(piece),
})

/** The mark of a carrier whose weapon was forfeited in this turn. */
export const weaponMark = (board: Position['board'], carrier: string): string => `weapon/${carrier}/${board.turn}`

/** The weapons of a side that can be forfeited now, with what they count. */
export function weaponForfeits(
  reading: Position,
  side: Side,
): readonly { readonly piece: TableCard; readonly value: number }[] {
  const { board } = reading
  const { attrition, damage } = owedBy(reading, side)
  if (reading.active('worth in battle').length === 0 || (attrition <= 0 && damage <= 0)) return []
  return board.pieces.flatMap((piece) => {
    const carrier = pieceOf(board, piece.on)
    if (sideOfPiece(piece) !== side || piece.role !== 'carried' || carrier === null || !isInBattle(board, carrier))
      return []
    if (board.spent.includes(weaponMark(board, carrier.handle))) return []
    const [found] = answersTo(reading, 'worth in battle', forfeiting(piece))
    return found === undefined ? [] : [{ piece, value: found.rule.value }]
  })
}

/** The value of a forfeited card: a weapon by the text that lets it be forfeited. */
export const forfeitValue = (reading: Position, piece: TableCard): number =>
  weaponForfeits(reading, sideOfPiece(piece)).find((one) => one.piece === piece)?.value ?? forfeitOf(reading, piece)

/** The pile of its owner to which a forfeited card goes (rule 9.6.14). */
export function forfeitPile(reading: Position, piece: TableCard): 'lost' | 'used' {
  const used = answersTo(reading, 'forfeits to', forfeiting(piece)).some(({ rule }) => rule.pile === 'used')
  return used ? 'used' : 'lost'
}

/** Whether the owner of a forfeited card chooses between that pile and the Lost Pile. */
export function choosesPile(reading: Position, piece: TableCard): boolean {
  const found = answersTo(reading, 'forfeits to', forfeiting(piece))
  return found.length > 0 && found.every(({ rule }) => rule.optional === true)
}

/** Returns how much is settled when it is forfeited: all that is left, attrition alone, or nothing more than its value. */
export function paysAll(reading: Position, piece: TableCard): 'all' | 'attrition' | null {
  const found = answersTo(reading, 'pays all', forfeiting(piece))
  if (found.length === 0) return null
  return found.some(({ rule }) => rule.attritionAlone === undefined) ? 'all' : 'attrition'
}
