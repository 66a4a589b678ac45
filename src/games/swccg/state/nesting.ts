/** Where cards are: at places, and on and in other cards (rules 2.5.7, 10.3). */
import { cardOf, type EngineCard, type Side } from './engine-card.ts'
import type { LastSeen } from './game-frames.ts'
import type { Board, Place, TableCard } from './game-state.ts'

type BoardCards = Pick<Board, 'pieces' | 'places'>
/** All cards on table, those that rest included. */
type OnTable = Pick<Board, 'pieces' | 'resting'>

/** Returns an active card on table by its handle; null if it has left or rests. */
export const pieceOf = ({ pieces }: Pick<Board, 'pieces'>, handle: string | null): TableCard | null =>
  calledIn(pieces, handle)

/** A loop, since a proposal looks up cards many thousand times. */
function calledIn(pieces: readonly TableCard[], handle: string | null): TableCard | null {
  if (handle !== null) for (const piece of pieces) if (piece.handle === handle) return piece
  return null
}

/** Returns a card on table. @throws if it is not there */
export function mustPiece(board: Pick<Board, 'pieces'>, handle: string): TableCard {
  const piece = pieceOf(board, handle)
  if (piece === null) throw new Error(`no card ${handle} on table`)
  return piece
}

/** Returns a card on table by its handle, whether it rests or not; null if it has left. */
export const lyingPiece = ({ pieces, resting }: OnTable, handle: string | null): TableCard | null =>
  calledIn(pieces, handle) ?? (resting === undefined ? null : calledIn(resting, handle))

/** The cards that rest directly under or on a card. */
export const restingUnder = ({ resting = [] }: Pick<Board, 'resting'>, handle: string): readonly TableCard[] =>
  resting.filter(({ on }) => on === handle)

/** Returns a place. @throws if it is not there */
export function placeOf({ places }: Pick<Board, 'places'>, id: string): Place {
  const place = places.find((one) => one.id === id)
  if (place === undefined) throw new Error(`no place ${id}`)
  return place
}

/** The location that is in force at a place: the one on top (rule 8.2.5). */
export const locationOf = ({ cards }: Place): EngineCard => cardOf(cards.at(-1) ?? '')

/** The location card in force at the place of this id. */
export const locationAt = (board: Pick<Board, 'places'>, id: string): EngineCard => locationOf(placeOf(board, id))

/** The parsec of a system, of a mobile one where it is now; undefined: it has none. */
export const parsecOf = (place: Place): number | undefined => place.orbit?.parsec ?? locationOf(place).parsec

/** The place of the system that a mobile one orbits; null: none. */
export const orbitedBy = ({ places }: Pick<Board, 'places'>, { orbit }: Place): Place | null =>
  places.find(({ id }) => id === orbit?.around) ?? null

/** Whether one of two systems orbits the other. */
export function areInOrbit(board: Pick<Board, 'places'>, one: string, other: string): boolean {
  const [first, second] = [placeOf(board, one), placeOf(board, other)]
  return orbitedBy(board, first)?.id === other || orbitedBy(board, second)?.id === one
}

/** A place as facts tell it: the card of the location in force, and the id; nulls beside the locations. */
export const toldPlace = (
  board: Pick<Board, 'places'>,
  place: string | null,
): { readonly at: string | null; readonly place: string | null } => ({
  at: place === null ? null : locationAt(board, place).id,
  place,
})

/** The player of a card on table: the owner of its deck, unless it has crossed over. */
export const sideOfPiece = ({ card, side }: Pick<TableCard, 'card' | 'side'>): Side => side ?? cardOf(card).side

/** The outermost card in or on which it is, or itself. */
function rootOf(board: OnTable, piece: TableCard): TableCard {
  let root = piece
  while (root.on !== null) {
    const carrier = lyingPiece(board, root.on)
    if (carrier === null) return root
    root = carrier
  }
  return root
}

/** The place where a card is, inside a carrier or not; null beside the locations. */
export const whereIs = (board: OnTable, piece: TableCard): string | null => rootOf(board, piece).at

/** The cards directly on or in a card. */
export const cardsOn = ({ pieces }: Pick<Board, 'pieces'>, handle: string): readonly TableCard[] =>
  pieces.filter(({ on }) => on === handle)

/** A card and everything on or in it, itself first. */
export const withAllOn = (board: Pick<Board, 'pieces'>, piece: TableCard): readonly TableCard[] => [
  piece,
  ...cardsOn(board, piece.handle).flatMap((one) => withAllOn(board, one)),
]

/** A card that rests and everything on it, itself first. */
export const withAllResting = (board: OnTable, piece: TableCard): readonly TableCard[] => [
  piece,
  ...restingUnder(board, piece.handle).flatMap((one) => withAllResting(board, one)),
]

/** All cards at a place, inside carriers or not. */
export const allAt = (board: Pick<Board, 'pieces'>, place: string): readonly TableCard[] =>
  board.pieces.filter((piece) => (piece.on === null ? piece.at : whereIs(board, piece)) === place)

const CARRYING = ['starship', 'vehicle'] as const
export const isCarrier = ({ type }: EngineCard): boolean => (CARRYING as readonly string[]).includes(type)
export const isShip = ({ type }: EngineCard): boolean => type === 'starship'
export const isVehicle = ({ type }: EngineCard): boolean => type === 'vehicle'
export const isCharacter = ({ type }: EngineCard): boolean => type === 'character'
/** A character, vehicle or starship: the cards that battle, move and are forfeited. */
export const isFighter = (card: EngineCard): boolean => isCharacter(card) || isCarrier(card)
/** Cards in it are not present at the place (rule 9.2.4): starships always are closed. */
export const isClosed = (card: EngineCard): boolean =>
  isShip(card) || (isVehicle(card) && card.features?.includes('enclosed') === true)
/** Systems and sectors are space, where starships are; characters and vehicles are at sites (rules 2.4.1 to 2.4.3). */
export const isSpace = ({ kind }: EngineCard): boolean => kind === 'system' || kind === 'sector'
export const isSite = ({ kind }: EngineCard): boolean => kind === 'site'

/** The innermost starship or enclosed vehicle in which a card is; null: none. */
export function closedAround(board: OnTable, piece: TableCard): string | null {
  for (let outer = pieceOf(board, piece.on); outer !== null; outer = pieceOf(board, outer.on))
    if (isClosed(cardOf(outer.card))) return outer.handle
  return null
}

/** Whether a card is at its place and not inside a starship or enclosed vehicle. */
export const isPresent = (board: OnTable, piece: TableCard): boolean =>
  closedAround(board, piece) === null && whereIs(board, piece) !== null

/** Whether two cards are at one place, and in the same starship or enclosed vehicle or both in none (S-D15). */
export function arePresentTogether(board: OnTable, one: TableCard, other: TableCard): boolean {
  const where = whereIs(board, one)
  if (one.handle === other.handle || where === null || where !== whereIs(board, other)) return false
  return closedAround(board, one) === closedAround(board, other)
}

/** Whether a card that has just left the table was present with one that lies there. */
export function wasPresentWith(board: OnTable, was: LastSeen | undefined, other: TableCard): boolean {
  const at = was?.at ?? null
  return at !== null && at === whereIs(board, other) && (was?.inside ?? null) === closedAround(board, other)
}

/** The places of a planet in their row, from the inside out, the system last (rules 2.4.4, 8.2.2). */
export const rowOf = ({ places }: Pick<Board, 'places'>, system: string): readonly Place[] =>
  places.filter((place) => place.system === system)

/** The sites of a planet in their row. */
export const sitesOf = (board: Pick<Board, 'places'>, system: string): readonly Place[] =>
  rowOf(board, system).filter((place) => isSite(locationOf(place)))

/** The ship on table to which a site belongs; null: it is no site of a starship, or the ship is not there (rules 24.1, 24.2). */
export function shipOfSite({ pieces }: Pick<Board, 'pieces'>, site: Place): TableCard | null {
  const { starshipSite, system } = locationOf(site)
  if (starshipSite !== true) return null
  return pieces.find(({ card }) => isShip(cardOf(card)) && cardOf(card).persona === system) ?? null
}

/** Steps between two sites of a planet; null if they are not sites of one planet (rules 2.4.5, 10.1.1, U18). */
export function stepsBetween(board: BoardCards, from: string, to: string): number | null {
  const row = sitesOf(board, placeOf(board, from).system).map(({ id }) => id)
  const [start, end] = [row.indexOf(from), row.indexOf(to)]
  return start < 0 || end < 0 ? null : Math.abs(start - end)
}
