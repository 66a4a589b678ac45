/** Ways between a starship and its sites, and from its docking bay into space (part 24). */
import { cardOf } from '../../state/engine-card.ts'
import type { Move } from '../../state/game-frames.ts'
import type { Place, TableCard } from '../../state/game-state.ts'
import { isCharacter, isVehicle, locationOf, pieceOf, placeOf, shipOfSite, sideOfPiece } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { rolesOf } from '../../texts/values/crews.ts'
import type { AddedWays } from '../move/added-ways.ts'
import { boarding, going } from '../move/way-parts.ts'

/** Whether a card can be at a site: characters anywhere, vehicles at its docking bay (rule 24.3). */
const suits = (piece: TableCard, site: Place): boolean =>
  isCharacter(cardOf(piece.card)) || (isVehicle(cardOf(piece.card)) && locationOf(site).dockingBay === true)

/** From the ship to one of its sites, and back to a free seat or into the hold; without Force, the player's own ship alone (rules 24.4, 24.5). */
function moves({ board }: Position, piece: TableCard, at: string): readonly Move[] {
  const isOwn = (ship: TableCard): boolean => sideOfPiece(ship) === sideOfPiece(piece)
  const carrier = pieceOf(board, piece.on)
  if (carrier !== null)
    return board.places
      .filter((site) => shipOfSite(board, site) === carrier && isOwn(carrier) && suits(piece, site))
      .map(({ id }) => going('internal', id, 0))
  const here = placeOf(board, at)
  const ship = shipOfSite(board, here)
  if (ship === null || !isOwn(ship) || !suits(piece, here)) return []
  return rolesOf(board, ship, piece).map((role) => boarding('internal', ship.handle, role, 0))
}

export const starshipWays: AddedWays = {
  moves,
  // Its docking bay is where the ship is; nothing at it moves with the ship (rules 24.6, 24.7).
  space: (board, site) => shipOfSite(board, site)?.at ?? null,
}
