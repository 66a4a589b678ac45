/** How starships move: by hyperspeed, to the ground and back, into holds and out of them (rules 10.2.1 to 10.2.3). */
import { cardOf, type EngineCard } from '../../state/engine-card.ts'
import type { Move } from '../../state/game-frames.ts'
import type { Place, TableCard } from '../../state/game-state.ts'
import {
  areInOrbit,
  isSite,
  isSpace,
  locationAt,
  locationOf,
  parsecOf,
  placeOf,
  sideOfPiece,
} from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { fliesAsFighter, hasNavComputer, isCrewed, isTie, rolesOf } from '../../texts/values/crews.ts'
import { hyperspeedOf } from '../../texts/values/fighting-values.ts'
import { shipMovesByMechanism, spaceByMechanism } from './added-ways.ts'
import { boarding, going, priced, shipsAt, systemOf } from './way-parts.ts'

/** Hyperspeed, landing and taking off: piloted ships (rules 10.2.1, 10.2.2). */
export function shipMoves(reading: Position, piece: TableCard, at: string): readonly Move[] {
  if (!isCrewed(reading.board, piece)) return []
  return [...jumps(reading, piece, at), ...landings(reading, piece, at), ...shipMovesByMechanism(reading, piece, at)]
}

/** Systems within reach: the difference of the two parsec numbers; none that is in orbit (rules 10.2.1, 24.11; SG-68). */
function jumps(reading: Position, piece: TableCard, at: string): readonly Move[] {
  const { board } = reading
  const here = locationAt(board, at)
  const speed = hyperspeedOf(reading, piece)
  const parsec = parsecOf(placeOf(board, at))
  if (speed === null || parsec === undefined || !hasNavComputer(board, piece) || here.kind !== 'system') return []
  return board.places.flatMap((place) => {
    const there = parsecOf(place)
    if (place.id === at || locationOf(place).kind !== 'system' || there === undefined) return []
    const near = Math.abs(there - parsec) <= speed && !areInOrbit(board, at, place.id)
    return near ? [going('hyperspeed', place.id, priced(reading, piece, at, place.id))] : []
  })
}

/** The place in space from which ships land at a site: its system, or the one that a mechanism names; null: none. */
const spaceOver = (reading: Position, site: Place): string | null =>
  spaceByMechanism(reading.board, site) ?? systemOf(reading, site.system)?.id ?? null

/** Between a system and its exterior sites, free at a docking bay; TIEs nowhere else (rule 10.2.2, SG-75). */
function landings(reading: Position, piece: TableCard, at: string): readonly Move[] {
  const { board } = reading
  const card = cardOf(piece.card)
  if (!fliesAsFighter(card)) return []
  const here = locationAt(board, at)
  const fits = (site: EngineCard) =>
    isSite(site) && site.exterior === true && (site.dockingBay === true || !isTie(card))
  const price = (site: EngineCard, to: string) => {
    // The site is the role `to`, also of a ship that takes off from there.
    const where = { place: isSpace(here) ? to : at }
    const base = site.dockingBay === true ? 0 : priced(reading, piece, at, to)
    return reading.adjust('landing cost', base, { player: sideOfPiece(piece), card: { piece }, to: where })
  }
  if (isSpace(here))
    return board.places
      .filter((place) => fits(locationOf(place)) && spaceOver(reading, place) === at)
      .map((place) => going('land', place.id, price(locationOf(place), place.id)))
  const space = fits(here) ? spaceOver(reading, placeOf(board, at)) : null
  return space === null ? [] : [going('take-off', space, price(here, space))]
}

/** A piloted starfighter and a capital starship with room at the same system (rule 10.2.3). */
export function holdMoves(reading: Position, piece: TableCard, at: string): readonly Move[] {
  const { board } = reading
  const card = cardOf(piece.card)
  if (card.kind === 'capital' || locationAt(board, at).kind !== 'system' || !isCrewed(board, piece)) return []
  if (piece.on !== null) return [going('disembark', at, 0)]
  return shipsAt(reading, sideOfPiece(piece), at, ({ kind }) => kind === 'capital').flatMap((ship) =>
    rolesOf(board, ship, piece).map((role) => boarding('embark', ship.handle, role, 0)),
  )
}
