/** The numbers of cards on table as they count now (rules 2.3, 9.5, 10.4). */

import type { Stat } from '../cards/vocabulary.ts'
import { cardOf, type Side } from '../state/engine-card.ts'
import type { TableCard } from '../state/game-state.ts'
import {
  isCarrier,
  isCharacter,
  isClosed,
  isShip,
  isSpace,
  locationAt,
  pieceOf,
  sideOfPiece,
} from '../state/nesting.ts'
import type { NumberSubject, Reading } from '../state/position-reading.ts'
import { isCrewed, isLanded, permanentPilots } from './crews.ts'

const about = (piece: TableCard): NumberSubject => ({ side: sideOfPiece(piece), piece, card: piece.card })

const adjusted = (reading: Reading, stat: Stat, base: number, piece: TableCard): number =>
  reading.adjust(stat, base, about(piece))

/** A ship or vehicle that nobody steers, that is landed or lies in a hold, has neither power nor maneuver. */
const isIdle = ({ board }: Reading, piece: TableCard): boolean =>
  isCarrier(cardOf(piece.card)) && (!isCrewed(board, piece) || isLanded(board, piece) || piece.role === 'hold')

/** The power of a card (rules 2.3.4, 10.2.4, 10.4.2). */
export function powerOf(reading: Reading, piece: TableCard): number {
  const { power = 0 } = cardOf(piece.card)
  if (isIdle(reading, piece)) return 0
  const bonus = permanentPilots(reading.board, piece).reduce((sum, pilot) => sum + (pilot.power ?? 0), 0)
  return adjusted(reading, 'power', power + bonus, piece)
}

/** The maneuver of a ship or vehicle; null if it has none now (rules 10.2.4, 10.4.2). */
function maneuverOf(reading: Reading, piece: TableCard): number | null {
  const { maneuver } = cardOf(piece.card)
  if (maneuver === undefined || isIdle(reading, piece)) return null
  const bonus = permanentPilots(reading.board, piece).reduce((sum, pilot) => sum + (pilot.maneuver ?? 0), 0)
  return adjusted(reading, 'maneuver', maneuver + bonus, piece)
}

/** The ability that a card gives by itself: its own, or that of its permanent pilots (rules 2.3.5, 2.5.6). */
export function abilityOf(reading: Reading, piece: TableCard): number {
  const card = cardOf(piece.card)
  const permanent = permanentPilots(reading.board, piece).reduce((sum, pilot) => sum + pilot.ability, 0)
  return adjusted(reading, 'ability', (card.ability ?? 0) + permanent, piece)
}

/** The forfeit value of a card (rule 2.3.3). */
export const forfeitOf = (reading: Reading, piece: TableCard): number =>
  adjusted(reading, 'forfeit', cardOf(piece.card).forfeit ?? 0, piece)

/** The number that a weapon must beat (rules 2.3.6, 2.3.5; U02): the higher of ability and armor, or maneuver. */
export function defenseOf(reading: Reading, piece: TableCard): number {
  const card = cardOf(piece.card)
  const printed = isCharacter(card)
    ? Math.max(card.ability === null ? 0 : abilityOf(reading, piece), card.armor ?? 0)
    : Math.max(card.armor ?? 0, maneuverOf(reading, piece) ?? 0)
  return adjusted(reading, 'defense', printed, piece)
}

/** How many sites a card moves (rule 2.3.7). */
export const landspeedOf = (reading: Reading, piece: TableCard): number => {
  const card = cardOf(piece.card)
  return adjusted(reading, 'landspeed', card.landspeed ?? (isCharacter(card) ? 1 : 0), piece)
}

/** How many parsecs a ship moves; null without hyperdrive (rules 2.3.8, 10.2.1; S-E06). */
export const hyperspeedOf = (reading: Reading, piece: TableCard): number | null => {
  const { hyperspeed } = cardOf(piece.card)
  return hyperspeed === undefined ? null : adjusted(reading, 'hyperspeed', hyperspeed, piece)
}

/** Whether a card adds its power at a place: piloted ships in space, characters and vehicles on sites (9.5.1, 9.5.2). */
export function countsForPower({ board }: Reading, piece: TableCard, place: string): boolean {
  const card = cardOf(piece.card)
  if (isSpace(locationAt(board, place))) return isShip(card) && piece.role !== 'hold'
  if (isShip(card) || piece.role === 'hold') return false
  for (let outer = pieceOf(board, piece.on); outer !== null; outer = pieceOf(board, outer.on))
    if (isClosed(cardOf(outer.card))) return false
  return true
}

/**
 * Whether the ability of a card counts for drawing battle destiny: present characters, pilots, drivers, permanent
 * pilots, no passengers of closed carriers and nothing in a hold (rule 9.4.2, U16, SG-37, SG-91).
 */
export function countsForDestiny({ board }: Reading, piece: TableCard): boolean {
  if (piece.role === 'hold') return false
  const carrier = pieceOf(board, piece.on)
  if (carrier === null) return true
  if (carrier.role === 'hold') return false
  return piece.role === 'pilot' || piece.role === 'driver' || !isClosed(cardOf(carrier.card))
}

/** All cards of a side among some. */
export const ofSide = (pieces: readonly TableCard[], side: Side): readonly TableCard[] =>
  pieces.filter((piece) => sideOfPiece(piece) === side)

/** A value of a card on table by its name; null if it has none now. */
export function statOf(reading: Reading, piece: TableCard, stat: Stat): number | null {
  const card = cardOf(piece.card)
  switch (stat) {
    case 'power':
      return card.power === undefined ? null : powerOf(reading, piece)
    case 'maneuver':
      return maneuverOf(reading, piece)
    case 'ability': {
      // Having ability: a character that is no droid, a creature vehicle, a permanent pilot (rule 2.3.5).
      const has = (card.ability ?? null) !== null || permanentPilots(reading.board, piece).length > 0
      return has ? abilityOf(reading, piece) : null
    }
    case 'forfeit':
      return card.forfeit === undefined ? null : forfeitOf(reading, piece)
    case 'defense':
      return defenseOf(reading, piece)
    case 'landspeed':
      return landspeedOf(reading, piece)
    case 'hyperspeed':
      return hyperspeedOf(reading, piece)
    default:
      return null
  }
}
