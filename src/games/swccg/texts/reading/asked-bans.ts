/** Questions of texts about what other texts keep from happening. */
import { sideOfPiece } from '../../state/nesting.ts'
import type { Subject, TextAt } from '../../state/position-reading.ts'
import { isSame } from '../meant.ts'

/** Whether a text keeps a card from moving there. */
export function isBarredFrom({ reading, you }: TextAt, card: Subject, from: Subject | null, to: Subject): boolean {
  const player = 'piece' in card ? sideOfPiece(card.piece) : you
  return reading.forbids('move', { question: 'move', player, card, from, to })
}

/** Whether no text keeps a player from reacting to the battle that goes on. */
export function mayReactToBattle({ reading, you: player }: TextAt): boolean {
  const { battle, active } = reading.board
  if (battle === null || active === player) return false
  return !reading.forbids('react to', { question: 'react', player, at: { place: battle.at } })
}

/** Whether no text keeps the Force drain of the moment from being cancelled; true where there is none. */
export function canCancelDrain({ reading, you: player, it }: TextAt): boolean {
  const { drain } = reading.board
  if (it == null || drain === null || drain.side === player || !isSame(it, { place: drain.at })) return true
  return !reading.forbids('cancel a drain', { question: 'touch a drain', player, at: it })
}
