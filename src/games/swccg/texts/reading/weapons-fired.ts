/** Weapons and the shots of this turn, as texts ask for them. */
import { cardOf } from '../../state/engine-card.ts'
import type { Board, TableCard } from '../../state/game-state.ts'
import { cardsOn, pieceOf } from '../../state/nesting.ts'
import type { Position, Subject } from '../../state/position-reading.ts'

/** A weapon by its handle; once it has left the table, its card. */
function weaponCalled(board: Board, handle: string, card: string): Subject {
  const piece = pieceOf(board, handle)
  return piece === null ? { card } : { piece }
}

/** The shots that are over (rule 26.7). */
export const shotsOver = ({ today, shot }: Board): Board['today']['shots'] =>
  shot === null || shot.target === null ? today.shots : today.shots.slice(0, -1)

/** The weapons that were fired in this battle, each once. */
export function firedWeapons(board: Board): readonly Subject[] {
  const { battle } = board
  if (battle === null) return []
  const shots = shotsOver(board).filter(({ weapon }) => battle.fired.includes(weapon))
  return [...new Map(shots.map(({ weapon, card }) => [weapon, card]))].map(([weapon, card]) =>
    weaponCalled(board, weapon, card),
  )
}

/** The weapons of which a card was the target in this turn. */
export const weaponsAimedAt = (board: Board, target: string | undefined): readonly Subject[] =>
  board.today.shots
    .filter((shot) => shot.target === target)
    .map(({ weapon, card }) => weaponCalled(board, weapon, card))

/** The weapons and devices that a card carries, without weapons that a text keeps it from using (rule 9.2.9). */
export function usableArms(reading: Position, piece: TableCard): readonly TableCard[] {
  const carried = cardsOn(reading.board, piece.handle).filter(({ role }) => role === 'carried')
  const isArmed = !reading.forbids('use weapons', { question: 'use weapons', card: { piece } })
  return isArmed ? carried : carried.filter(({ card }) => cardOf(card).type !== 'weapon')
}
