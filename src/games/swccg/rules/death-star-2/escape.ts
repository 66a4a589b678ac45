/** Escape: ships leave the innermost sector before it is lost (rule 25.8). */
import type { Answer } from '../../../../contract/index.ts'
import { cardOf, type Side } from '../../state/engine-card.ts'
import type { TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { pieceOf, sideOfPiece, whereIs } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { isCrewed } from '../../texts/values/crews.ts'
import type { EscapeFrame } from './state.ts'
import { passage } from './steps.ts'
import { besides } from './ways.ts'

/** The order in which the sides go. */
const ORDER: readonly Side[] = ['light', 'dark']

/** The piloted starfighters of the side whose turn it is, at the place of the card by whose text they escape. */
export function escaping({ board }: Pick<Position, 'board'>, { of: [by], now }: EscapeFrame): readonly TableCard[] {
  const source = pieceOf(board, by ?? null)
  const from = source === null ? null : whereIs(board, source)
  return board.pieces.filter(
    (piece) =>
      piece.at !== null &&
      piece.at === from &&
      sideOfPiece(piece) === now &&
      cardOf(piece.card).kind === 'starfighter' &&
      isCrewed(board, piece),
  )
}

/** All of Light's ships, then all of Dark's, each to its end. */
export function escapeStep(table: GameTable, frame: EscapeFrame): void {
  if (frame.now === null || escaping(table.reading, frame).length === 0) {
    const next = ORDER[frame.now === null ? 0 : ORDER.indexOf(frame.now) + 1]
    if (next === undefined) return table.pop()
    frame.now = next
    return
  }
  table.ask(frame.now, 'escape')
}

/** The way of a ship from its sector to the system. */
function wayOut(table: GameTable, from: string): readonly string[] {
  const { out } = besides(table.board, from)
  return out === null ? [] : [out, ...wayOut(table, out)]
}

/** The ship goes the whole way, free, and draws on it; the rest of its side that stays is lost. */
export function closeEscape(table: GameTable, frame: EscapeFrame, seat: Side, { exit, choose = [] }: Answer): void {
  const piece = escaping(table.reading, frame).find(({ handle }) => handle === choose[0])
  if (exit !== 'do' || piece === undefined || piece.at === null) {
    const next = ORDER[ORDER.indexOf(seat) + 1]
    if (next === undefined) table.pop()
    else frame.now = next
    return
  }
  // The last frame acts first.
  for (const to of wayOut(table, piece.at).toReversed()) table.push({ ...passage(seat, piece, to, 0), escapes: true })
}
