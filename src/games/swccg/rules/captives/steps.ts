/** Capturing and releasing, step by step; the README has the rules. */
import type { Answer } from '../../../../contract/index.ts'
import { cardOf, opponentOf } from '../../state/engine-card.ts'
import type { Role } from '../../state/game-frames.ts'
import type { Board, TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import {
  isCarrier,
  isCharacter,
  isSite,
  locationAt,
  lyingPiece,
  pieceOf,
  restingUnder,
  sideOfPiece,
  toldPlace,
  whereIs,
} from '../../state/nesting.ts'
import { isOfKind } from '../../texts/reading/kinds.ts'
import { rolesFor } from '../../values/crews.ts'
import { joinBattle } from '../battle/joining.ts'
import type { CaptureFrame, ReleaseFrame } from './state.ts'

type Lying = Pick<Board, 'pieces' | 'resting'>

/** Captives are characters of the Light Side, of a player of the Dark Side. */
const CAPTOR = 'dark'

/** The character that is captured; null if it cannot be: it has left, rests already, or is none. */
function victimOf(board: Lying, { of: [handle] }: CaptureFrame): TableCard | null {
  const piece = pieceOf(board, handle ?? null)
  return piece !== null && isCharacter(cardOf(piece.card)) && sideOfPiece(piece) === opponentOf(CAPTOR) ? piece : null
}

/** Whether a card can take a captive: it has none, and aboard something there is a seat for one. */
function hasRoom(board: Lying, escort: TableCard, captive: TableCard): boolean {
  if (restingUnder(board, escort.handle).some(({ mark }) => mark === 'captive')) return false
  const carrier = pieceOf(board, escort.on)
  return carrier === null || seatsOn(board, carrier, captive).length > 0
}

/** The seats for somebody who pilots nothing there. */
const seatsOn = (board: Lying, carrier: TableCard, { card }: TableCard): readonly Role[] =>
  rolesFor(board, carrier, { ...cardOf(card), skills: [] })

const mayEscort = ({ card }: TableCard): boolean => isOfKind(card, 'warrior') || isOfKind(card, 'bounty hunter')

/** The cards that can seize a character: those that the text names, or any warrior or bounty hunter there. */
export function seizersOf(board: Lying, frame: CaptureFrame): readonly TableCard[] {
  const victim = victimOf(board, frame)
  if (victim === null) return []
  const { by } = frame
  const at = whereIs(board, victim)
  return board.pieces.filter(
    (piece) =>
      (by === null ? mayEscort(piece) : by.includes(piece.handle)) &&
      sideOfPiece(piece) === CAPTOR &&
      isCharacter(cardOf(piece.card)) &&
      whereIs(board, piece) === at &&
      hasRoom(board, piece, victim),
  )
}

/** A text that names its escort needs one with room; otherwise the character may escape. */
export function captureStep(table: GameTable, frame: CaptureFrame): void {
  const victim = victimOf(table.state, frame)
  const [only, ...more] = seizersOf(table.state, frame)
  if (victim === null || (only === undefined && frame.by !== null)) return table.pop()
  if (only === undefined) return getAway(table, frame, victim)
  if (more.length > 0 || frame.by === null) return table.ask(CAPTOR, 'seize')
  seize(table, victim, only)
}

export function closeCapture(table: GameTable, frame: CaptureFrame, { choose: [chosen] = [] }: Answer): void {
  const victim = victimOf(table.state, frame)
  const escort = pieceOf(table.state, chosen ?? null)
  if (victim === null) return table.pop()
  if (escort === null) return getAway(table, frame, victim)
  seize(table, victim, escort)
}

function seize(table: GameTable, victim: TableCard, escort: TableCard): void {
  table.pop()
  const { card, handle } = victim
  const spot = toldPlace(table.board, whereIs(table.state, victim))
  table.rest(handle, escort.handle, 'captive')
  table.tell('captured', CAPTOR, { card, handle, ...spot, by: escort.card, byHandle: escort.handle })
}

/** Nobody seizes it: it goes to its owner's Used Pile, and the cards on it are lost. */
function getAway(table: GameTable, { card: by }: CaptureFrame, victim: TableCard): void {
  table.pop()
  const { card, handle } = victim
  const spot = toldPlace(table.board, whereIs(table.state, victim))
  table.tell('left', opponentOf(CAPTOR), { card, handle, ...spot, pile: 'used', by: by ?? card })
  table.leave(handle, 'used')
}

/** A captive and the place where it is free again. */
interface FreedCaptive {
  readonly piece: TableCard
  readonly at: string | null
}

function freedIn(board: Lying, { of: [handle] }: ReleaseFrame): FreedCaptive | null {
  const piece = lyingPiece(board, handle ?? null)
  return piece?.mark === 'captive' ? { piece, at: whereIs(board, piece) } : null
}

/** A free seat for a captive that is released. */
export interface FreeSeat {
  readonly on: TableCard
  readonly role: Role
}

/** The ships and vehicles of its owner there that have a seat for it. */
export function freeSeats(board: Lying, frame: ReleaseFrame): readonly FreeSeat[] {
  const freed = freedIn(board, frame)
  if (freed === null) return []
  return board.pieces
    .filter((on) => isCarrier(cardOf(on.card)) && sideOfPiece(on) === frame.side && whereIs(board, on) === freed.at)
    .flatMap((on) => rolesFor(board, on, cardOf(freed.piece.card)).map((role) => ({ on, role })))
}

/** The id of a seat among the options of the question. */
export const seatId = ({ on, role }: FreeSeat): string => `aboard-${on.handle}-${role}`

/** At a site its owner chooses where it goes; elsewhere it goes to the Used Pile. */
export function releaseStep(table: GameTable, frame: ReleaseFrame): void {
  const freed = freedIn(table.state, frame)
  if (freed === null) return table.pop()
  if (freed.at !== null && isSite(locationAt(table.state, freed.at)))
    return table.ask(sideOfPiece(freed.piece), 'freed')
  goAway(table, freed)
}

export function closeRelease(table: GameTable, frame: ReleaseFrame, { choose: [chosen] = [] }: Answer): void {
  const freed = freedIn(table.state, frame)
  if (freed === null) return table.pop()
  if (chosen === 'leave') return goAway(table, freed)
  const { piece, at } = freed
  const { card, handle } = piece
  const seat = freeSeats(table.state, frame).find((one) => seatId(one) === chosen)
  table.pop()
  table.wake(
    handle,
    seat === undefined ? { at, on: null, role: null } : { at: null, on: seat.on.handle, role: seat.role },
  )
  comeBack(table, handle)
  table.tell('released', sideOfPiece(piece), { card, handle, ...toldPlace(table.board, at), pile: null })
}

/** The steps of a battle before its power is counted. */
const EARLY = ['plan', 'begun', 'weapons']

/** It joins a battle there before its power segment; later it stands aside. */
function comeBack(table: GameTable, handle: string): void {
  const { battle } = table.board
  if (battle === null || EARLY.includes(battle.step)) joinBattle(table, handle)
  else battle.aside.push(handle)
}

function goAway(table: GameTable, { piece, at }: FreedCaptive): void {
  table.pop()
  const { card, handle } = piece
  table.tell('released', sideOfPiece(piece), { card, handle, ...toldPlace(table.board, at), pile: 'used' })
  table.leave(handle, 'used')
}
