/** How cards on table can move, and what it costs (part 10). */
import { cardOf, type EngineCard, type Side } from '../../state/engine-card.ts'
import type { Move, MoveKind, Role } from '../../state/game-frames.ts'
import type { Board, TableCard } from '../../state/game-state.ts'
import {
  cardsOn,
  isCharacter,
  isClosed,
  isFighter,
  isShip,
  isSite,
  isVehicle,
  locationAt,
  locationOf,
  mustPiece,
  pieceOf,
  placeOf,
  sideOfPiece,
  sitesOf,
  stepsBetween,
  whereIs,
} from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { answersTo } from '../../texts/answers.ts'
import { forbids } from '../../texts/permits.ts'
import { fliesAsFighter, hasPilotSkill, isCrewed, rolesOf } from '../../texts/values/crews.ts'
import { landspeedOf } from '../../texts/values/fighting-values.ts'
import { movesByMechanism, paceByMechanism } from './added-ways.ts'
import { holdMoves, shipMoves } from './ship-ways.ts'
import { transits } from './transit.ts'
import { boarding, going, isDocking, priced, shipsAt, systemOf } from './way-parts.ts'

/** One of these a turn for each card; the other kinds are unlimited (rule 10.0.2). */
const REGULAR: readonly MoveKind[] = [
  'landspeed',
  'path',
  'shuttle',
  'transit',
  'internal',
  'hyperspeed',
  'land',
  'take-off',
  'orbit',
  'sector',
]
export const isRegular = ({ kind }: Pick<Move, 'kind'>): boolean => REGULAR.includes(kind)

/** Kinds with which several cards can go for one price (rules 10.1.4, 10.1.5; U-39). */
export const isGroup = ({ kind }: Pick<Move, 'kind'>): boolean => kind === 'transit' || kind === 'transfer'

/** The id of a move among the options of a question. */
export const moveId = ({ kind, at, on, role, swap }: Move): string =>
  [kind, at ?? on, ...(role === null ? [] : [role]), ...(swap === undefined ? [] : [swap])].join('-')

/** All moves of a card that its side can pay for (rule 10.0.1). */
export const movesOf = (reading: Position, piece: TableCard): readonly Move[] =>
  movesAtAnyPrice(reading, piece).filter(({ cost }) => cost <= reading.board.sizes[sideOfPiece(piece)].force)

/** The same whatever they cost: a text may make them free, or cheaper. */
export function movesAtAnyPrice(reading: Position, piece: TableCard): readonly Move[] {
  const card = cardOf(piece.card)
  const at = whereIs(reading.board, piece)
  if (at === null || !(isFighter(card) || paceByMechanism(reading, piece) !== null)) return []
  const regular = reading.board.today.moved.includes(piece.handle) ? [] : regularMoves(reading, piece, at)
  return [...regular, ...freeMoves(reading, piece, at)].filter((move) => !isBarred(reading, piece, move, at))
}

/**
 * The regular moves that a text lets a side make with a card, at their usual cost (S-D51). A card of the opponent goes where
 * it could go, whatever bars its own player.
 * @param again whether it may have moved in this turn
 */
export function movesByText(reading: Position, piece: TableCard, side: Side, again: boolean): readonly Move[] {
  const at = whereIs(reading.board, piece)
  if (at === null || (!again && reading.board.today.moved.includes(piece.handle))) return []
  const isOwn = sideOfPiece(piece) === side
  const { force } = reading.board.sizes[side]
  return regularMoves(reading, piece, at).filter(
    (move) => move.cost <= force && !(isOwn && isBarred(reading, piece, move, at)),
  )
}

/** Whether a text lets a vehicle move without a driver. */
const mayGoAlone = (reading: Position, piece: TableCard): boolean =>
  reading.allows('move without driver', { question: 'move without driver', card: { piece } })

/**
 * Whether a text forbids a card to move there. A ban from or to places does not concern a card that stays at its place, one on
 * all moves does (rules 8.3.9, 10.0.3).
 */
function isBarred(reading: Position, piece: TableCard, move: Move, from: string): boolean {
  const [place, player] = [goalOf(reading, move), sideOfPiece(piece)]
  if (place === null) return false
  const way = place === from ? { from: null, to: null } : { from: { place: from }, to: { place } }
  return forbids(reading, 'move', { question: 'move', player, card: { piece }, ...way })
}

/** The moves of a card in this phase of its player's turn: in the deploy phase it changes seats only (rule 10.3.1). */
export const movesInPhase = (reading: Position, piece: TableCard): readonly Move[] =>
  reading.board.phase === 'deploy' ? seatsInPhase(reading, piece) : movesOf(reading, piece)

function seatsInPhase(reading: Position, piece: TableCard): readonly Move[] {
  const at = whereIs(reading.board, piece)
  return at === null ? [] : otherSeats(reading, piece).filter((move) => !isBarred(reading, piece, move, at))
}

function regularMoves(reading: Position, piece: TableCard, at: string): readonly Move[] {
  const card = cardOf(piece.card)
  if (isShip(card)) return piece.on === null ? shipMoves(reading, piece, at) : []
  return [
    ...walks(reading, piece, at),
    ...paths(reading, piece, at),
    ...shuttles(reading, piece, at),
    ...transits(reading, piece, at),
    ...movesByMechanism(reading, piece, at),
  ]
}

/** Landspeed: along the row of the planet; vehicles with a crew, among exterior sites (rules 10.1.1, 10.1.2, U18). */
function walks(
  reading: Position,
  piece: TableCard,
  at: string,
  landspeed = paceByMechanism(reading, piece) ?? landspeedOf(reading, piece),
): readonly Move[] {
  const { board } = reading
  const card = cardOf(piece.card)
  const here = locationAt(board, at)
  if (piece.on !== null || !isSite(here)) return []
  if (isVehicle(card) && !isCrewed(board, piece) && !mayGoAlone(reading, piece)) return []
  // A text may ask for more landspeed from there (SG-67, S-E32).
  const leaving = { player: sideOfPiece(piece), card: { piece }, from: { place: at } }
  const more = reading.adjust('landspeed needed', 0, leaving)
  const far = landspeed - more
  return sitesOf(board, here.system ?? '').flatMap(({ id }) => {
    const steps = stepsBetween(board, at, id)
    const open = !isVehicle(card) || locationAt(board, id).exterior === true
    return id !== at && steps !== null && steps <= far && open
      ? [going('landspeed', id, priced(reading, piece, at, id))]
      : []
  })
}

/** The walks by which a card that has not moved could go, whatever they cost. @param landspeed instead of its own */
export function walksOf(reading: Position, piece: TableCard, landspeed?: number): readonly Move[] {
  const at = whereIs(reading.board, piece)
  if (at === null || reading.board.today.moved.includes(piece.handle)) return []
  return walks(reading, piece, at, landspeed).filter((move) => !isBarred(reading, piece, move, at))
}

/** Extra ways between sites that a text opens: a regular move in the own move phase (S-E33, SG-74). */
function paths(reading: Position, piece: TableCard, from: string): readonly Move[] {
  const side = sideOfPiece(piece)
  if (piece.on !== null) return []
  const texts = reading.active('path')
  const along = (one: string, two: string) => {
    const asked = { question: 'path', card: { piece }, one: { place: one }, two: { place: two }, player: side } as const
    return answersTo(reading, 'path', asked, texts)
  }
  return reading.board.places.flatMap(({ id }) => {
    const found = id === from ? [] : [...along(from, id), ...along(id, from)]
    if (found.length === 0) return []
    const isFree = found.some(({ rule }) => rule.free === true)
    return [going('path', id, isFree ? 0 : priced(reading, piece, from, id))]
  })
}

/** Shuttling between an exterior site and a capital starship with ship-docking, 1 Force a card (rule 10.1.3, U18). */
function shuttles(reading: Position, piece: TableCard, at: string): readonly Move[] {
  const { board } = reading
  const here = locationAt(board, at)
  const side = sideOfPiece(piece)
  const suits = (one: EngineCard) => one.kind === 'capital' && isDocking(one)
  if (piece.on === null && here.exterior === true) {
    const system = systemOf(reading, here.system ?? '')
    if (system === undefined) return []
    return shipsAt(reading, side, system.id, suits).flatMap((ship) =>
      seatsFor(reading, ship, piece).map((role) =>
        boarding('shuttle', ship.handle, role, priced(reading, piece, at, system.id)),
      ),
    )
  }
  const carrier = pieceOf(board, piece.on)
  if (carrier === null || !suits(cardOf(carrier.card)) || here.kind !== 'system') return []
  return sitesOf(board, here.system ?? '')
    .filter((place) => locationOf(place).exterior === true)
    .map(({ id }) => going('shuttle', id, priced(reading, piece, at, id)))
}

/** The seats that a card finds aboard; what moves as a character without being one needs none. */
const seatsFor = (reading: Position, carrier: TableCard, piece: TableCard): readonly Role[] =>
  isFighter(cardOf(piece.card)) ? rolesOf(reading.board, carrier, piece) : ['carried']

/** Unlimited moves: embarking, disembarking, transfer (rules 10.1.4, 10.1.6, 10.2.3, SG-70). */
function freeMoves(reading: Position, piece: TableCard, at: string): readonly Move[] {
  const { board } = reading
  const card = cardOf(piece.card)
  const here = locationAt(board, at)
  const carrier = pieceOf(board, piece.on)
  if (isShip(card)) return holdMoves(reading, piece, at)
  if (carrier === null) return isSite(here) ? embarks(reading, piece, at) : []
  if (isSite(here) && mayBoardOnSite(cardOf(carrier.card)) && (!isVehicle(card) || here.exterior === true))
    return [...outOf(carrier, at), ...otherSeats(reading, piece)]
  return [...transfers(reading, piece, carrier, at), ...otherSeats(reading, piece)]
}

/** The Force for getting into a carrier or out of it: a crashed one that is enclosed asks for some (rule 48.3). */
const doorCost = ({ card, crashed }: TableCard): number => (crashed === true && isClosed(cardOf(card)) ? 1 : 0)

/** Off a carrier that lies at the site by itself; out of one in a hold nobody gets off. */
const outOf = (carrier: TableCard, at: string): readonly Move[] =>
  carrier.at === at ? [going('disembark', at, doorCost(carrier))] : []

/**
 * The other seats of a character aboard, free at any time of its player's deploy and move phase (rule 10.3.1, SG-47):
 * seats that nobody has, and those of cards aboard that can take its own in exchange (U-38).
 */
function otherSeats({ board }: Pick<Position, 'board'>, piece: TableCard): readonly Move[] {
  const carrier = pieceOf(board, piece.on)
  const card = cardOf(piece.card)
  const { role: own } = piece
  if (carrier === null || !isCharacter(card) || own === null) return []
  const open = rolesOf(board, carrier, piece, piece.handle).filter((role) => role !== own)
  const seated = cardsOn(board, carrier.handle).filter((one) => one !== piece && isCharacter(cardOf(one.card)))
  const swaps = seated.flatMap((other): readonly Move[] => {
    const { role } = other
    if (role === null || role === own || open.includes(role)) return []
    const fits = maySit(card, role) && maySit(cardOf(other.card), own)
    return fits ? [{ ...boarding('seat', carrier.handle, role, 0), swap: other.handle }] : []
  })
  return [...open.map((role) => boarding('seat', carrier.handle, role, 0)), ...swaps]
}

/** Whether a character can have a seat of this kind: a pilot's asks for pilot skill (rule 10.4.1, SG-36). */
const maySit = (card: EngineCard, role: Role): boolean => role !== 'pilot' || hasPilotSkill(card)

const mayBoardOnSite = (card: EngineCard): boolean => isVehicle(card) || fliesAsFighter(card)

function embarks(reading: Position, piece: TableCard, at: string): readonly Move[] {
  const { board } = reading
  const side = sideOfPiece(piece)
  return board.pieces
    .filter((one) => one.at === at && one !== piece && sideOfPiece(one) === side && mayBoardOnSite(cardOf(one.card)))
    .flatMap((one) => seatsFor(reading, one, piece).map((role) => boarding('embark', one.handle, role, doorCost(one))))
}

/** Between two ships at one system, of which one is piloted and has ship-docking (rule 10.1.4, U18). */
function transfers(reading: Position, piece: TableCard, from: TableCard, at: string): readonly Move[] {
  const { board } = reading
  if (!isShip(cardOf(from.card)) || from.at !== at || isSite(locationAt(board, at))) return []
  const docks = (ship: TableCard) => isDocking(cardOf(ship.card)) && isCrewed(board, ship)
  return shipsAt(reading, sideOfPiece(piece), at, () => true)
    .filter((ship) => ship !== from && (docks(ship) || docks(from)))
    .flatMap((ship) =>
      seatsFor(reading, ship, piece).map((role) =>
        boarding('transfer', ship.handle, role, priced(reading, piece, at, at)),
      ),
    )
}

/** A card that can get on or off another one, and how. */
export interface Rider {
  readonly piece: TableCard
  readonly move: Move
}

/** The id of a rider among the options of a question. */
export const riderId = ({ piece, move }: Rider): string => `${piece.handle}-${moveId(move)}`

/**
 * The cards that can get on or off a card that reacts (rule 16.1.2).
 * @param leaves whether it is about to leave, so that somebody who moves it has to stay aboard
 */
export function ridersOf(reading: Position, carrier: TableCard, leaves: boolean): readonly Rider[] {
  const { board } = reading
  const at = whereIs(board, carrier)
  if (at === null) return []
  const isNeeded = (piece: TableCard): boolean =>
    leaves && !isCrewed({ pieces: board.pieces.filter((one) => one !== piece) }, carrier)
  return board.pieces
    .filter((piece) => piece !== carrier && sideOfPiece(piece) === sideOfPiece(carrier) && whereIs(board, piece) === at)
    .flatMap((piece) => freeMoves(reading, piece, at).map((move) => ({ piece, move })))
    .filter(({ piece, move }) => !isBarred(reading, piece, move, at))
    .filter(({ piece, move: { kind, on } }) =>
      piece.on === carrier.handle
        ? kind === 'disembark' && !isNeeded(piece)
        : kind === 'embark' && on === carrier.handle,
    )
}

/**
 * The cards that can come along on a group's move: from the same place or carrier, for the same price, and aboard a ship
 * only those for which a seat is left (rules 10.1.4, 10.1.5).
 * @param along handles of those that come already
 */
export function companyFor(
  reading: Position,
  piece: TableCard,
  move: Move,
  along: readonly string[] = [],
): readonly TableCard[] {
  const { board } = reading
  const after = seatedBoard(board, piece, move, along)
  const from = whereIs(board, piece)
  return board.pieces.filter(
    (one) =>
      one !== piece &&
      !along.includes(one.handle) &&
      one.on === piece.on &&
      whereIs(board, one) === from &&
      movesOf(reading, one).some((other) => isAlike(other, move)) &&
      (move.on === null || seatOn(after, move.on, one) !== null),
  )
}

/** The first seat that a card finds aboard; null: none is left. */
export function seatOn(board: Pick<Board, 'pieces' | 'resting'>, on: string, piece: TableCard): Role | null {
  const carrier = pieceOf(board, on)
  return carrier === null ? null : (rolesOf(board, carrier, piece)[0] ?? null)
}

/** The cards on table with a group aboard where it goes, each in the first seat that it finds. */
function seatedBoard(
  board: Pick<Board, 'pieces' | 'resting'>,
  piece: TableCard,
  { on, role }: Move,
  along: readonly string[],
): Pick<Board, 'pieces' | 'resting'> {
  if (on === null) return board
  const sit = (pieces: TableCard[], handle: string, seat: Role | null): TableCard[] =>
    pieces.map((one) => (one.handle === handle ? { ...one, at: null, on, role: seat } : one))
  return {
    ...board,
    pieces: along.reduce(
      (pieces, handle) => sit(pieces, handle, seatOn({ ...board, pieces }, on, mustPiece({ pieces }, handle))),
      sit(board.pieces, piece.handle, role),
    ),
  }
}

/** Whether all of these cards find a seat where a group goes. */
export function haveSeats(
  { board }: Pick<Position, 'board'>,
  piece: TableCard,
  move: Move,
  company: readonly TableCard[],
): boolean {
  const after = seatedBoard(
    board,
    piece,
    move,
    company.map(({ handle }) => handle),
  )
  return move.on === null || company.every(({ handle }) => mustPiece(after, handle).role !== null)
}

const isAlike = (one: Move, other: Move): boolean =>
  one.kind === other.kind && one.at === other.at && one.on === other.on

/** The place to which a move leads. */
export const goalOf = (reading: Pick<Position, 'board'>, { at, on }: Move): string | null => {
  if (at !== null) return placeOf(reading.board, at).id
  const carrier = pieceOf(reading.board, on)
  return carrier === null ? null : whereIs(reading.board, carrier)
}
