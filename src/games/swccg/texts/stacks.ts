/** Stacks of Interrupts: a further card of a title is stacked first, and costs more for each card there (S-E53, SW-009). */
import { cardOf } from '../state/engine-card.ts'
import type { Board, TableCard } from '../state/game-state.ts'
import { heldBy } from './sources.ts'

type BoardPieces = Pick<Board, 'pieces'>

/** The Force that a card asks for each card in its stack; 0 for none. */
function moreOf({ card }: TableCard): number {
  const rules = heldBy(card, cardOf(card).side).map(({ rule }) => rule)
  const found = rules.find((rule) => rule.word === 'stack copies')
  return found?.word === 'stack copies' ? found.more : 0
}

/** The card under which a further Interrupt of this title is stacked when it is played; null: none. */
export function stackFor({ pieces }: BoardPieces, id: string): TableCard | null {
  const { title, type } = cardOf(id)
  if (type !== 'interrupt') return null
  const holds = ({ stacked = [] }: TableCard) => stacked.some((one) => cardOf(one).title === title)
  return pieces.find((piece) => piece.stacked !== undefined && holds(piece) && moreOf(piece) > 0) ?? null
}

/** The Force that an Interrupt costs besides: for each card in the stack, itself counted. */
export function costInStack(board: BoardPieces, id: string): number {
  const piece = stackFor(board, id)
  return piece === null ? 0 : moreOf(piece) * ((piece.stacked ?? []).length + 1)
}
