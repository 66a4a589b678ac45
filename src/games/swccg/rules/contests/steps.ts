/** Contests, step by step (rule 57.1). */
import { opponentOf, type Side } from '../../state/engine-card.ts'
import type { TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { pieceOf, sideOfPiece, toldPlace, whereIs } from '../../state/nesting.ts'
import type { Stat } from '../../texts/language/words.ts'
import { PositionReader } from '../../texts/reading/position-reader.ts'
import { drawDestiny } from '../destiny/steps.ts'
import type { ContestFrame } from './state.ts'

/** Its player draws first, then the opponent; both are plain destinies (rule 57.1). */
export function contestStep(table: GameTable, frame: ContestFrame): void {
  const { side } = frame
  if (frame.step === 'begin') {
    Object.assign(frame, { step: 'second', took: [] })
    return drawDestiny(table, side, 'frame')
  }
  if (frame.step === 'second') {
    frame.step = 'total'
    return drawDestiny(table, opponentOf(side), 'frame')
  }
  table.pop()
  const mine = pieceOf(table.state, frame.of[0] ?? null)
  const theirs = pieceOf(table.state, frame.by?.[0] ?? null)
  if (mine !== null && theirs !== null) compare(table, frame, mine, theirs)
}

/** The draw of a side, as texts about its card change it; null: there was no card. */
function drawnBy(table: GameTable, { took = [] }: ContestFrame, player: Side, piece: TableCard): number | null {
  const drawn = took.find((one) => one.side === player)
  return drawn === undefined ? null : table.reading.adjust('contest destiny', drawn.value, { player, card: { piece } })
}

/** A value of a card as it counts now. */
function valueIn({ reading }: GameTable, piece: TableCard, stat: Stat): number {
  const meant = { reading, you: sideOfPiece(piece), card: piece.card, self: piece, here: whereIs(reading.board, piece) }
  return new PositionReader(meant).valueOf({ piece }, stat) ?? 0
}

/** Only the player of the text adds the value of their card; the lower total loses its card (UN24). */
function compare(table: GameTable, frame: ContestFrame, mine: TableCard, theirs: TableCard): void {
  const { side, stat } = frame
  const drawn = drawnBy(table, frame, side, mine)
  const total = drawn === null ? null : drawn + valueIn(table, mine, stat)
  const other = drawnBy(table, frame, opponentOf(side), theirs)
  const [one, two] = [total ?? -1, other ?? -1]
  const loser = one === two ? null : one < two ? mine : theirs
  table.tell('contested', side, {
    ...toldPlace(table.board, whereIs(table.state, mine)),
    mine: { card: mine.card, handle: mine.handle, total },
    theirs: { card: theirs.card, handle: theirs.handle, total: other },
    lost: loser?.card ?? null,
  })
  if (loser === null) return
  const spot = toldPlace(table.board, whereIs(table.state, loser))
  const left = { card: loser.card, handle: loser.handle, ...spot, pile: 'lost' as const, by: frame.card ?? loser.card }
  table.tell('left', sideOfPiece(loser), left)
  table.leave(loser.handle, 'lost')
}
