/** Capturing, handing over and releasing, step by step. */
import type { Answer } from '../../../../contract/index.ts'
import { cardOf, opponentOf } from '../../state/engine-card.ts'
import type { Role } from '../../state/game-frames.ts'
import type { Board, TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import {
  isCarrier,
  isCharacter,
  isPresent,
  isSite,
  locationAt,
  lyingPiece,
  mustPiece,
  pieceOf,
  restingUnder,
  sideOfPiece,
  toldPlace,
  whereIs,
} from '../../state/nesting.ts'
import { forbids } from '../../texts/permits.ts'
import { isOfKind } from '../../texts/reading/kinds.ts'
import { rolesFor } from '../../texts/values/crews.ts'
import { landspeedOf } from '../../texts/values/fighting-values.ts'
import { joinBattle } from '../battle/joining.ts'
import type { CaptureFrame, HandOverFrame, ReleaseFrame } from './state.ts'
import { isCaptiveMark } from './vocabulary.ts'

type BoardWithResting = Pick<Board, 'pieces' | 'resting'>

/** Captives are characters of the Light Side, of a player of the Dark Side (rule 32.1). */
const CAPTOR = 'dark'

/** The character that is captured; null if it cannot be: it has left, rests already, or is none. */
function victimOf(board: BoardWithResting, { of: [handle] }: CaptureFrame): TableCard | null {
  const piece = lyingPiece(board, handle ?? null)
  // One that rests under another card is a captive already.
  if (piece === null || (piece.mark !== undefined && piece.on !== null)) return null
  return isCharacter(cardOf(piece.card)) && sideOfPiece(piece) === opponentOf(CAPTOR) ? piece : null
}

const isCaptive = ({ mark }: TableCard): boolean => isCaptiveMark(mark ?? null)

/** Whether a card can take a captive: it has none, and aboard something there is a seat for one (rule 32.2). */
function hasRoom(board: BoardWithResting, escort: TableCard, captive: TableCard): boolean {
  if (restingUnder(board, escort.handle).some(isCaptive)) return false
  const carrier = pieceOf(board, escort.on)
  return carrier === null || seatsOn(board, carrier, captive).length > 0
}

/** The seats for somebody who pilots nothing there. */
const seatsOn = (board: BoardWithResting, carrier: TableCard, { card }: TableCard): readonly Role[] =>
  rolesFor(board, carrier, { ...cardOf(card), skills: [] })

const mayEscort = ({ card }: TableCard): boolean => isOfKind(card, 'warrior') || isOfKind(card, 'bounty hunter')

/** The cards that can seize a character: those that the text names, or any warrior or bounty hunter there. */
export function seizersOf(board: BoardWithResting, frame: CaptureFrame): readonly TableCard[] {
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
  if (victim.mark !== undefined) table.wake(handle, { at: whereIs(table.state, victim), on: null, role: null })
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

// ---------------------------------------------------------------- handing over

/** A captive, its escort, and the cards that can take it. */
interface HandOver {
  readonly captive: TableCard
  readonly escort: TableCard
  readonly takers: readonly TableCard[]
}

/** Whether a card could leave its place: it is not hit, has landspeed, and no text keeps it there. */
function canMove(table: Pick<GameTable, 'reading'>, piece: TableCard, place: string): boolean {
  const { reading } = table
  const player = sideOfPiece(piece)
  const asked = { question: 'move', player, card: { piece }, from: { place }, to: { place } } as const
  return piece.hit !== true && landspeedOf(reading, piece) > 0 && !forbids(reading, 'move', asked)
}

/** A captive that can be handed over: both escorts are present at one site and able to move, and the taker has room (rule 32.6). */
export function handOverIn(table: Pick<GameTable, 'reading'>, { of, by }: HandOverFrame): HandOver | null {
  const { board } = table.reading
  const captive = lyingPiece(board, of[0] ?? null)
  const escort = pieceOf(board, captive?.on ?? null)
  if (captive === null || escort === null || !isCaptive(captive)) return null
  const asked = { question: 'hand over', card: { piece: captive }, by: { piece: escort } } as const
  if (forbids(table.reading, 'be handed over', asked)) return null
  const at = whereIs(board, escort)
  const isThere = (one: TableCard) => whereIs(board, one) === at && isPresent(board, one)
  if (at === null || !isSite(locationAt(board, at)) || !isThere(escort) || !canMove(table, escort, at)) return null
  const without = { ...board, resting: (board.resting ?? []).filter((one) => one !== captive) }
  const takers = board.pieces.filter(
    (one) =>
      one !== escort &&
      by?.includes(one.handle) === true &&
      sideOfPiece(one) === CAPTOR &&
      isCharacter(cardOf(one.card)) &&
      isThere(one) &&
      canMove(table, one, at) &&
      hasRoom(without, one, captive),
  )
  return { captive, escort, takers }
}

/** Where nobody can take it, nothing happens; of several its player chooses one. */
export function handOverStep(table: GameTable, frame: HandOverFrame): void {
  const found = handOverIn(table, frame)
  const [only, ...more] = found?.takers ?? []
  if (found === null || only === undefined) return table.pop()
  if (more.length > 0) return table.ask(CAPTOR, 'take-over')
  handOver(table, found, only)
}

export function closeHandOver(table: GameTable, frame: HandOverFrame, { choose: [chosen] = [] }: Answer): void {
  const found = handOverIn(table, frame)
  const taker = found?.takers.find(({ handle }) => handle === chosen)
  if (found === null || taker === undefined) return table.pop()
  handOver(table, found, taker)
}

function handOver(table: GameTable, { captive: { card, handle }, escort }: HandOver, taker: TableCard): void {
  table.pop()
  const lying = mustPiece({ pieces: table.state.resting ?? [] }, handle)
  lying.on = taker.handle
  const spot = toldPlace(table.board, whereIs(table.state, lying))
  table.tell('handed-over', CAPTOR, {
    card,
    handle,
    ...spot,
    from: escort.card,
    by: taker.card,
    byHandle: taker.handle,
  })
}

// ---------------------------------------------------------------- releasing

/** A captive and the place where it is free again. */
interface FreedCaptive {
  readonly piece: TableCard
  readonly at: string | null
}

function freedIn(board: BoardWithResting, { of: [handle] }: ReleaseFrame): FreedCaptive | null {
  const piece = lyingPiece(board, handle ?? null)
  return piece !== null && isCaptive(piece) ? { piece, at: whereIs(board, piece) } : null
}

/** A free seat for a captive that is released. */
export interface FreeSeat {
  readonly on: TableCard
  readonly role: Role
}

/** The ships and vehicles of its owner there that have a seat for it. */
export function freeSeats(board: BoardWithResting, frame: ReleaseFrame): readonly FreeSeat[] {
  const freed = freedIn(board, frame)
  if (freed === null) return []
  return board.pieces
    .filter(
      (on) =>
        isCarrier(cardOf(on.card)) && sideOfPiece(on) === sideOfPiece(freed.piece) && whereIs(board, on) === freed.at,
    )
    .flatMap((on) => rolesFor(board, on, cardOf(freed.piece.card)).map((role) => ({ on, role })))
}

/** The id of a seat among the options of the question. */
export const seatId = ({ on, role }: FreeSeat): string => `aboard-${on.handle}-${role}`

/** At a site its owner chooses where it goes, and a frozen one stays; elsewhere it goes to the Used Pile (rules 32.5, 32.7). */
export function releaseStep(table: GameTable, frame: ReleaseFrame): void {
  const freed = freedIn(table.state, frame)
  if (freed === null) return table.pop()
  if (freed.at === null || !isSite(locationAt(table.state, freed.at))) return goAway(table, freed)
  if (freed.piece.mark === 'frozen') return stay(table, freed)
  table.ask(sideOfPiece(freed.piece), 'freed')
}

export function closeRelease(table: GameTable, frame: ReleaseFrame, { choose: [chosen] = [] }: Answer): void {
  const freed = freedIn(table.state, frame)
  if (freed === null) return table.pop()
  if (chosen === 'leave') return goAway(table, freed)
  stay(
    table,
    freed,
    freeSeats(table.state, frame).find((one) => seatId(one) === chosen),
  )
}

/** It is active again where it is released, or in a seat there. */
function stay(table: GameTable, { piece, at }: FreedCaptive, seat?: FreeSeat): void {
  const { card, handle } = piece
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

/** It joins a battle there before its power segment; later it stands aside (rules 32.7, 32.9). */
function comeBack(table: GameTable, handle: string): void {
  const { battle } = table.board
  if (battle === null || whereIs(table.state, mustPiece(table.state, handle)) !== battle.at) return
  if (EARLY.includes(battle.step)) joinBattle(table, handle)
  else battle.aside.push(handle)
}

function goAway(table: GameTable, { piece, at }: FreedCaptive): void {
  table.pop()
  const { card, handle } = piece
  table.tell('released', sideOfPiece(piece), { card, handle, ...toldPlace(table.board, at), pile: 'used' })
  table.leave(handle, 'used')
}
