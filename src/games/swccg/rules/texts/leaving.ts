/** Cards that leave the table, or the action that is under way, by the act of a text. */
import { cardOf } from '../../state/engine-card.ts'
import type { Frame, TextFrame } from '../../state/game-frames.ts'
import type { TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import {
  locationAt,
  lyingPiece,
  mustPiece,
  pieceOf,
  sideOfPiece,
  toldPlace,
  whereIs,
  withAllOn,
} from '../../state/nesting.ts'
import type { TextAt } from '../../state/position-reading.ts'
import { filter } from '../../texts/language/makers.ts'
import type { Filter, PileName } from '../../texts/language/words.ts'
import { isImmuneTo, mayPutOut, misplacedIn } from '../../texts/permits.ts'
import { cardsFitting } from '../../texts/reading/fits.ts'
import { PositionReader } from '../../texts/reading/position-reader.ts'

/** Tells that a card on table goes to a pile, before it does. @param by the card by whose text */
function tellLeft(table: GameTable, piece: TableCard, pile: string, by: string): void {
  const spot = toldPlace(table.board, whereIs(table.board, piece))
  table.tell('left', sideOfPiece(piece), { card: piece.card, handle: piece.handle, ...spot, pile, by })
}

/** Cards on table go to a pile, or out of play; what lies on them goes first where it is meant too. */
export function leave(table: GameTable, meant: TextAt, what: Filter, pile: PileName | 'out'): void {
  const mayGo = (piece: TableCard) => pile !== 'out' || mayPutOut(meant.reading, meant.you, { piece })
  const inner = cardsFitting(what, meant)
    .filter(mayGo)
    .toSorted((one, other) => withAllOn(table.state, one).length - withAllOn(table.state, other).length)
  for (const { handle } of inner) {
    const piece = lyingPiece(table.state, handle) ?? mustPiece(table.state, handle)
    tellLeft(table, piece, pile, meant.card)
    table.leave(handle, pile)
  }
}

/** Cards that are at a place where a text lets them not be are lost, with all that is on them (U-45). */
export function loseMisplaced(table: GameTable): void {
  for (const { piece, by } of misplacedIn(table.reading)) {
    tellLeft(table, piece, 'lost', by)
    table.leave(piece.handle, 'lost')
  }
}

/** The card of the moment goes to a pile of its owner, or out of play: a drawn one, an Interrupt once it has been played, one that was just lost, or one on table. */
export function moveIt(table: GameTable, meant: TextAt, pile: PileName | 'out'): void {
  const { it } = meant
  if (it == null || 'place' in it) return
  if ('piece' in it) return leave(table, meant, filter('it'), pile)
  if (pile === 'out') {
    if (!mayPutOut(meant.reading, meant.you, it)) return
    const played = table.state.flow.findLast(
      (frame): frame is TextFrame => frame.frame === 'text' && frame.source === null,
    )
    if (played?.card === it.card) {
      // It goes there once it has been played.
      played.pile = pile
      return
    }
  }
  if (!takeIt(table, it.card)) return
  table.toPile(it.card, pile)
  const by = meant.card
  table.tell('left', cardOf(it.card).side, { card: it.card, handle: null, at: null, place: null, pile, by })
  if (pile === 'used') table.show(it.card)
}

/** Takes the card of the moment from where it lies: drawn just now, or on top of the Lost Pile. @returns whether it did */
function takeIt(table: GameTable, card: string): boolean {
  const { revealed, used, lost } = table.side(cardOf(card).side)
  const { destiny } = table.board
  const pile = destiny?.card !== card ? lost : revealed.includes(card) ? revealed : used
  const at = pile.lastIndexOf(card)
  if (at < 0) return false
  pile.splice(at, 1)
  if (destiny?.card === card) destiny.card = null
  return true
}

/** The Interrupt below comes to lie here when it is put away; a card that was lost does so at once (S-E53, W25). */
export function stackIt(table: GameTable, frame: TextFrame, { it }: TextAt): void {
  const here = pieceOf(table.state, frame.source)
  const below = table.state.flow[table.state.flow.indexOf(frame) - 1]
  if (here === null) return
  if (below?.frame === 'text' && below.source === null) below.under = here.handle
  else if (it != null && 'card' in it && takeIt(table, it.card)) table.stack(it.card, here)
}

/** The card of the frame below, or cards on table (rule 15.10). */
export function cancel(table: GameTable, frame: TextFrame, what: Filter, meant: TextAt): void {
  const word = typeof what === 'string' ? null : what.word
  const below = table.state.flow[table.state.flow.indexOf(frame) - 1]
  const waits =
    word === 'it' || (word === 'the' && frame.targets[0] === 'below') || (word === 'titled' && frame.responds)
  if (waits && below !== undefined && 'cancelled' in below) {
    below.cancelled = true
    if (below.frame === 'battle') below.cancelledBy = frame.side
    const { it } = meant
    if (it != null && 'card' in it) noteCancelled(table, it.card)
    return table.tell('cancelled', frame.side, {
      ...{ by: frame.card, what: cardOfFrame(table, below), action: below.frame },
    })
  }
  const { title } = cardOf(frame.card)
  const from = new PositionReader(meant)
  for (const piece of cardsFitting(what, meant)) {
    if (isImmuneTo(meant.reading, { piece }, title) || !from.canCancel({ piece })) continue
    noteCancelled(table, piece.card)
    tellLeft(table, piece, 'lost', frame.card)
    table.leave(piece.handle, 'lost')
  }
}

/** The card of a frame that waits: played, deployed, drawn or about to move; the location of a drain or battle. */
function cardOfFrame({ state, board }: GameTable, frame: Frame): string | null {
  if (frame.frame === 'move') return mustPiece(state, frame.piece).card
  if (frame.frame === 'drain' || frame.frame === 'battle') return locationAt(board, frame.at).id
  return 'card' in frame ? frame.card : null
}

const noteCancelled = (table: GameTable, card: string): void =>
  table.note({ moment: 'cancelled', side: cardOf(card).side, it: { card, was: { at: null, bearing: [] } } })
