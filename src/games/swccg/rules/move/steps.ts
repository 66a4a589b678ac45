/** Moving a card: how, who comes along, the cost, the move (part 10). */
import type { Answer } from '../../../../contract/index.ts'
import { opponentOf, type Side } from '../../state/engine-card.ts'
import type { Facts } from '../../state/game-facts.ts'
import type { Move, MoveFrame, Role } from '../../state/game-frames.ts'
import type { TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { mustPiece, pieceOf, sideOfPiece, toldPlace, whereIs, withAllOn } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { occasionOf } from '../../texts/occasions.ts'
import { joinBattle } from '../battle/joining.ts'
import { reactMoves } from '../react/reacting.ts'
import { couldAct } from '../texts/chances.ts'
import { answered, nextIn } from '../turn/windows.ts'
import { companyByMechanism, goesByMechanism } from './added-ways.ts'
import {
  companyFor,
  haveSeats,
  isGroup,
  isRegular,
  moveId,
  movesByText,
  movesInPhase,
  type Rider,
  riderId,
  ridersOf,
  seatOn,
} from './ways.ts'

export function beginMove(table: GameTable, side: Side, piece: string, react = false, by?: MoveFrame['by']): void {
  table.push({
    ...{ frame: 'move', step: 'where', side, piece, move: null, company: [], react, window: null, cancelled: false },
    ...(by === undefined ? {} : { by }),
  })
}

export function moveStep(table: GameTable, frame: MoveFrame): void {
  const piece = mustPiece(table.state, frame.piece)
  if (frame.step === 'where') {
    const [only, ...more] = movesNow(table.reading, piece, frame)
    if (only === undefined) return table.pop()
    return more.length === 0 ? choose(frame, only) : table.ask(frame.side, 'move-where')
  }
  if (frame.step === 'company') {
    if (companyLeft(table.reading, piece, frame).length > 0) return table.ask(frame.side, 'company')
    frame.step = 'result'
  }
  if (frame.step === 'board' || frame.step === 'alight') {
    if (ridersOf(table.reading, piece, frame.step === 'board').length > 0) return table.ask(frame.side, 'riders')
    return ride(table, frame)
  }
  if (frame.step === 'respond') {
    // The Force is used when the react begins (rule 15.7).
    if (frame.window === null) {
      table.use(frame.side, frame.move?.cost ?? 0)
      // One react a card and turn, cancelled or not (rule 16.1.5).
      table.state.today.reacted.push(frame.piece)
    }
    const { reading } = table
    const seat = nextIn(frame, opponentOf(frame.side), (side) =>
      couldAct(reading, side, occasionOf(frame, reading.board)),
    )
    if (seat !== null) return table.ask(seat, 'respond')
    frame.step = 'result'
  }
  if (!frame.cancelled && frame.move !== null && !frame.react) {
    const { move } = frame
    table.pop()
    if (!goesByMechanism(table, frame.side, piece, move)) carryOut(table, frame)
    return
  }
  if (!frame.cancelled) carryOut(table, frame)
  if (!frame.react || frame.cancelled) table.pop()
  else frame.step = 'alight'
}

/** Everybody has got on and off: it leaves, or it has arrived. */
function ride(table: GameTable, frame: MoveFrame): void {
  if (frame.step === 'alight') table.pop()
  else frame.step = 'respond'
}

/** The moves of a card in this phase; as a react those to the place of the moment (rule 16.1.1), by a text its regular ones. */
export function movesNow(reading: Position, piece: TableCard, { react, by, side }: MoveFrame): readonly Move[] {
  if (by !== undefined) return movesByText(reading, piece, side, by === 'text again')
  return react ? reactMoves(reading, piece) : movesInPhase(reading, piece)
}

function choose(frame: MoveFrame, move: Move): void {
  frame.move = move
  frame.step = frame.react ? 'board' : 'company'
}

/** The cards that can still come along: on the move of a group, or by a mechanism with a card of their own player. */
function companyLeft(reading: Position, piece: TableCard, { move, company, side }: MoveFrame): readonly TableCard[] {
  if (move === null) return []
  if (isGroup(move)) return companyFor(reading, piece, move, company)
  if (side !== sideOfPiece(piece)) return []
  return companyByMechanism(reading, piece, move).filter(({ handle }) => !company.includes(handle))
}

/**
 * The cards that can still come along, and how many of them at once: all, or one and then the next where there are fewer
 * seats than cards (rule 10.1.4).
 */
export function companyNow(
  reading: Position,
  piece: TableCard,
  frame: MoveFrame,
): { readonly left: readonly TableCard[]; readonly most: number } {
  const { move, company } = frame
  const left = companyLeft(reading, piece, frame)
  const along = company.map((handle) => mustPiece(reading.board, handle))
  const fit = move === null || haveSeats(reading, piece, move, [...along, ...left])
  return { left, most: fit ? left.length : 1 }
}

export function closeMove(table: GameTable, frame: MoveFrame, { exit, choose: chosen = [] }: Answer): void {
  if (frame.step === 'respond') return answered(frame, exit === 'pass')
  if (frame.step === 'company') {
    const { most } = companyNow(table.reading, mustPiece(table.state, frame.piece), frame)
    frame.company = [...frame.company, ...chosen]
    // There may still be a seat for another one.
    if (chosen.length === 0 || most > 1) frame.step = 'result'
    return
  }
  const piece = mustPiece(table.state, frame.piece)
  if (frame.step === 'board' || frame.step === 'alight') {
    const rider = ridersOf(table.reading, piece, frame.step === 'board').find((one) => riderId(one) === chosen[0])
    if (rider === undefined) ride(table, frame)
    else getOnOrOff(table, frame.side, rider)
    return
  }
  const move = movesNow(table.reading, piece, frame).find((one) => moveId(one) === chosen[0])
  if (move !== undefined) choose(frame, move)
}

/** Pays once and moves the card and its company; what is aboard goes along (rules 10.0.2, 10.1.2, SG-90). */
function carryOut(table: GameTable, { side, piece: handle, move, company, react, by }: MoveFrame): void {
  if (move === null) return
  if (!react) table.use(side, move.cost)
  const piece = mustPiece(table.state, handle)
  const own = { role: piece.role }
  const from = whereIs(table.state, piece)
  settleIn(table, piece, move, move.role, by === 'text again')
  // The card with which it changes seats takes its own (U-38).
  const other = pieceOf(table.state, move.swap ?? null)
  if (other !== null) table.shift(other.handle, { at: null, on: other.on, role: own.role })
  const along = [
    ...company.map((one) => follow(table, mustPiece(table.state, one), move)),
    ...(other === null ? [] : [other]),
  ]
  for (const one of withAllOn(table.state, piece)) joinBattle(table, one.handle)
  table.tell('moved', side, {
    ...{ card: piece.card, handle, from, ...aimOf(table, move), how: move.kind, cost: move.cost },
    ...{ with: along.map(({ card }) => card), withHandles: along.map((one) => one.handle), react },
  })
  if (from !== whereIs(table.state, piece)) noteArrival(table, side, [piece, ...along], from)
}

/** Notes that cards have arrived; the player who did not move them responds first. */
const noteArrival = (table: GameTable, side: Side, cards: readonly TableCard[], from: string | null): void =>
  table.note(
    ...cards.map(({ handle }) => ({ moment: 'moved' as const, side, it: { handle }, first: opponentOf(side), from })),
  )

/** Where a move leads, as everybody sees it. */
function aimOf({ state, board }: GameTable, { at, on, role }: Move): Aim {
  const carrier = pieceOf(state, on)
  return { ...toldPlace(board, at), on: carrier?.card ?? null, onHandle: carrier?.handle ?? null, role }
}
type Aim = Pick<Facts['moved']['data'], 'at' | 'place' | 'on' | 'onHandle' | 'role'>

/** Gets on or off a card that reacts, which is free (rules 10.1.6, 16.1.2). */
function getOnOrOff(table: GameTable, side: Side, { piece, move }: Rider): void {
  const from = whereIs(table.state, piece)
  settleIn(table, piece, move, move.role)
  table.tell('moved', side, {
    ...{ card: piece.card, handle: piece.handle, from, ...aimOf(table, move), how: move.kind, cost: 0 },
    ...{ with: [], withHandles: [], react: false },
  })
}

/** Comes along in the first seat that it finds: the choice of the group left one for it. @returns it */
function follow(table: GameTable, piece: TableCard, move: Move): TableCard {
  settleIn(table, piece, move, move.on === null ? null : seatOn(table.state, move.on, piece))
  return piece
}

/** @param further whether it moves once more than the rules let it: it has its own move still */
function settleIn(table: GameTable, piece: TableCard, move: Move, role: Role | null, further = false): void {
  table.shift(piece.handle, { at: move.at, on: move.on, role })
  if (isRegular(move) && !further) table.state.today.moved.push(piece.handle)
}
