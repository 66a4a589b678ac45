/** The numbers of cards on table as they count now (rules 2.3, 9.5, 10.4). */

import { cardOf, type Side } from '../../state/engine-card.ts'
import type { TableCard } from '../../state/game-state.ts'
import {
  isCarrier,
  isCharacter,
  isClosed,
  isShip,
  isSpace,
  locationAt,
  pieceOf,
  sideOfPiece,
} from '../../state/nesting.ts'
import type { NumberPart, Position, ValueRoles } from '../../state/position-reading.ts'
import type { Stat } from '../language/words.ts'
import { isCrewed, isLanded, isUnpiloted, permanentPilots } from './crews.ts'

const about = (piece: TableCard): ValueRoles => ({ player: sideOfPiece(piece), card: { piece } })

const adjusted = (reading: Position, stat: Stat, base: number, piece: TableCard): number =>
  reading.adjust(stat, base, about(piece))

/** A ship or vehicle that nobody steers, that is landed or lies in a hold, has neither power nor maneuver. */
const isIdle = ({ board }: Position, piece: TableCard): boolean =>
  isCarrier(cardOf(piece.card)) && (!isCrewed(board, piece) || isLanded(board, piece) || piece.role === 'hold')

/** The numbers of a card on table that have a meaning there. */
export const TABLE_STATS = [
  'power',
  'ability',
  'forfeit',
  'defense',
  'armor',
  'maneuver',
  'landspeed',
  'hyperspeed',
] as const
export type TableStat = (typeof TABLE_STATS)[number]

/** The numbers before texts change them: printed ones, and what permanent pilots bring; null: it has none now. */
const BASES: Readonly<Record<TableStat, (reading: Position, piece: TableCard) => number | null>> = {
  power: (reading, piece) =>
    isIdle(reading, piece) ? null : (cardOf(piece.card).power ?? 0) + byPilots(reading, piece, 'power'),
  ability: (reading, piece) => (cardOf(piece.card).ability ?? 0) + byPilots(reading, piece, 'ability'),
  forfeit: (_reading, piece) => cardOf(piece.card).forfeit ?? 0,
  defense: defenseBefore,
  armor: armorBefore,
  maneuver: (reading, piece) => {
    const { maneuver } = cardOf(piece.card)
    return maneuver === undefined || isIdle(reading, piece) ? null : maneuver + byPilots(reading, piece, 'maneuver')
  },
  landspeed: (_reading, piece) => cardOf(piece.card).landspeed ?? (isCharacter(cardOf(piece.card)) ? 1 : 0),
  hyperspeed: (_reading, piece) => cardOf(piece.card).hyperspeed ?? null,
}

const byPilots = ({ board }: Position, piece: TableCard, stat: 'power' | 'ability' | 'maneuver'): number =>
  permanentPilots(board, piece).reduce((sum, pilot) => sum + (pilot[stat] ?? 0), 0)

function defenseBefore(reading: Position, piece: TableCard): number {
  const card = cardOf(piece.card)
  return isCharacter(card)
    ? Math.max(card.ability === null ? 0 : abilityOf(reading, piece), armorOf(reading, piece))
    : Math.max(armorOf(reading, piece), maneuverOf(reading, piece) ?? 0)
}

/** The armor that a ship without a pilot has left, if it has armor at all (U-43). */
const UNPILOTED_ARMOR = 2

/** The printed armor of a card, as much as is left of it; null if it has none. */
function armorBefore({ board }: Position, piece: TableCard): number | null {
  const { armor } = cardOf(piece.card)
  if (armor === undefined) return null
  return isUnpiloted(board, piece) ? Math.min(armor, UNPILOTED_ARMOR) : armor
}

/** The armor of a card; 0 if it has none. */
const armorOf = (reading: Position, piece: TableCard): number => numberOf(reading, piece, 'armor') ?? 0

/** A number before texts change it: 0 for a card without it to which a text gives one; null if it has none now. */
function baseOf(reading: Position, piece: TableCard, stat: TableStat): number | null {
  const base = BASES[stat](reading, piece)
  if (base !== null || (NEEDS_CREW.has(stat) && isIdle(reading, piece))) return base
  return reading.gives(stat, about(piece)) ? 0 : null
}
const NEEDS_CREW: ReadonlySet<TableStat> = new Set<TableStat>(['power', 'maneuver'])

function numberOf(reading: Position, piece: TableCard, stat: TableStat): number | null {
  const ofCards = reading.found?.ofCards
  const before = ofCards?.get(piece)?.get(stat)
  if (before !== undefined) return before
  const base = baseOf(reading, piece, stat)
  const number = base === null ? null : adjusted(reading, stat, base, piece)
  if (ofCards !== undefined) {
    const ofPiece = ofCards.get(piece) ?? new Map<string, number | null>()
    ofCards.set(piece, ofPiece.set(stat, number))
  }
  return number
}

/** A number of a card before texts change it, and what each of them changes; null if it has none now. */
export function numberParts(
  reading: Position,
  piece: TableCard,
  stat: TableStat,
): { readonly base: number; readonly parts: readonly NumberPart[] } | null {
  const base = baseOf(reading, piece, stat)
  return base === null ? null : { base, parts: reading.parts(stat, base, about(piece)) }
}

/** The power of a card (rules 2.3.4, 10.2.4, 10.4.2). */
export const powerOf = (reading: Position, piece: TableCard): number => numberOf(reading, piece, 'power') ?? 0

/** The maneuver of a ship or vehicle; null if it has none now (rules 10.2.4, 10.4.2). */
const maneuverOf = (reading: Position, piece: TableCard): number | null => numberOf(reading, piece, 'maneuver')

/** The ability that a card gives by itself: its own, or that of its permanent pilots (rules 2.3.5, 2.5.6). */
export const abilityOf = (reading: Position, piece: TableCard): number => numberOf(reading, piece, 'ability') ?? 0

/** The forfeit value of a card (rule 2.3.3). */
export const forfeitOf = (reading: Position, piece: TableCard): number => numberOf(reading, piece, 'forfeit') ?? 0

/** The number that a weapon must beat (rules 2.3.6, 2.3.5; U02): the higher of ability and armor, or maneuver. */
export const defenseOf = (reading: Position, piece: TableCard): number => numberOf(reading, piece, 'defense') ?? 0

/** How many sites a card moves (rule 2.3.7). */
export const landspeedOf = (reading: Position, piece: TableCard): number => numberOf(reading, piece, 'landspeed') ?? 0

/** How many parsecs a ship moves; null without hyperdrive (rules 2.3.8, 10.2.1; S-E06). */
export const hyperspeedOf = (reading: Position, piece: TableCard): number | null =>
  numberOf(reading, piece, 'hyperspeed')

/** Whether a card adds its power at a place: piloted ships in space, characters and vehicles on sites (9.5.1, 9.5.2). */
export function countsForPower({ board }: Position, piece: TableCard, place: string): boolean {
  const card = cardOf(piece.card)
  if (isSpace(locationAt(board, place))) return isShip(card) && piece.role !== 'hold'
  if (isShip(card) || piece.role === 'hold') return false
  for (let outer = pieceOf(board, piece.on); outer !== null; outer = pieceOf(board, outer.on))
    if (isClosed(cardOf(outer.card))) return false
  return true
}

/**
 * Whether the ability of a card counts for drawing battle destiny: present characters, pilots, drivers, permanent
 * pilots, no passengers of closed carriers and nothing in a hold or in a crashed one (rules 9.4.2, 48.2; U16, SG-37, SG-91).
 */
export function countsForDestiny({ board }: Position, piece: TableCard): boolean {
  if (piece.role === 'hold' || piece.crashed === true) return false
  const carrier = pieceOf(board, piece.on)
  if (carrier === null) return true
  if (carrier.role === 'hold') return false
  if (carrier.crashed === true) return !isClosed(cardOf(carrier.card))
  return piece.role === 'pilot' || piece.role === 'driver' || !isClosed(cardOf(carrier.card))
}

/** All cards of a side among some. */
export const ofSide = (pieces: readonly TableCard[], side: Side): readonly TableCard[] =>
  pieces.filter((piece) => sideOfPiece(piece) === side)

/** A value of a card on table by its name; null if it has none now. */
export function statOf(reading: Position, piece: TableCard, stat: Stat): number | null {
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
    case 'armor':
      return numberOf(reading, piece, 'armor')
    case 'landspeed':
      return landspeedOf(reading, piece)
    case 'hyperspeed':
      return hyperspeedOf(reading, piece)
    default:
      return null
  }
}
