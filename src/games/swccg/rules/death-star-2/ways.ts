/** Ways between a mobile system and the one that it orbits, and from sector to sector (parts 24 and 25). */
import { cardOf, type EngineCard } from '../../state/engine-card.ts'
import type { Move } from '../../state/game-frames.ts'
import type { Board, Place, TableCard } from '../../state/game-state.ts'
import { areInOrbit, isSpace, locationOf, placeOf, rowOf, sideOfPiece } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { isTextOff } from '../../texts/sources.ts'
import { isCrewed } from '../../texts/values/crews.ts'
import { statOf } from '../../texts/values/fighting-values.ts'
import { going, priced } from '../move/way-parts.ts'

/** Whether a place is a sector of a mobile system. */
const isSector = (place: Place): boolean => {
  const { kind, mobile } = locationOf(place)
  return kind === 'sector' && mobile === true
}

const isStarfighter = ({ kind }: EngineCard): boolean => kind === 'starfighter'

/** The starfighters of Light that lie at a sector by themselves (rule 25.5.1). */
const lightInside = (board: Pick<Board, 'places' | 'pieces'>): boolean =>
  board.pieces.some(
    (piece) =>
      piece.at !== null &&
      sideOfPiece(piece) === 'light' &&
      isStarfighter(cardOf(piece.card)) &&
      isSector(placeOf(board, piece.at)),
  )

/** The system and its sectors in their order, from the system inwards (rule 25.1). */
export const pathIn = (board: Pick<Board, 'places'>, system: string): readonly Place[] =>
  rowOf(board, system).filter((place) => isSpace(locationOf(place)))

/** The places before and behind a place on the way into the sectors; null: there is none. */
export function besides(
  board: Pick<Board, 'places'>,
  at: string,
): { readonly out: string | null; readonly inside: string | null } {
  const path = pathIn(board, placeOf(board, at).system)
  const here = path.findIndex(({ id }) => id === at)
  const next = path[here + 1]
  // A sector without its system leads nowhere.
  return { out: path[here - 1]?.id ?? null, inside: next !== undefined && isSector(next) ? next.id : null }
}

const step = (reading: Position, piece: TableCard, at: string, to: string, free: boolean): Move =>
  going('sector', to, free ? 0 : priced(reading, piece, at, to))

/**
 * One step of a starfighter. Dark goes in while a starfighter of Light is at a sector; else it goes back, free (rules 25.2,
 * 25.4, 25.5.1, 25.5.2).
 */
function sectorSteps(reading: Position, piece: TableCard, at: string): readonly Move[] {
  const { board } = reading
  if (!isStarfighter(cardOf(piece.card))) return []
  const { out, inside } = besides(board, at)
  const hunted = sideOfPiece(piece) === 'light' || lightInside(board)
  return [
    ...(inside !== null && hunted ? [step(reading, piece, at, inside, false)] : []),
    ...(out !== null && isSector(placeOf(board, at)) ? [step(reading, piece, at, out, !hunted)] : []),
  ]
}

/** Between a mobile system and the one that it orbits, without hyperspeed; nobody lands from one on the other (rules 24.11, 24.12). */
const orbitSteps = (reading: Position, piece: TableCard, at: string): readonly Move[] =>
  reading.board.places
    .filter(({ id }) => id !== at && areInOrbit(reading.board, at, id))
    .map(({ id }) => going('orbit', id, priced(reading, piece, at, id)))

/** All such moves of a piloted ship. */
export const spaceSteps = (reading: Position, piece: TableCard, at: string): readonly Move[] => [
  ...orbitSteps(reading, piece, at),
  ...sectorSteps(reading, piece, at),
]

/** The starfighters of Dark that have to go back one step, with where they go (rule 25.5.2). */
export function goingBack({ board }: Pick<Position, 'board'>): readonly (readonly [TableCard, string])[] {
  if (board.active !== 'dark' || !board.places.some(isSector) || lightInside(board)) return []
  return board.pieces.flatMap((piece): readonly (readonly [TableCard, string])[] => {
    if (piece.at === null || sideOfPiece(piece) !== 'dark' || !isStarfighter(cardOf(piece.card))) return []
    if (!isSector(placeOf(board, piece.at)) || board.today.moved.includes(piece.handle)) return []
    const { out } = besides(board, piece.at)
    return out === null || !isCrewed(board, piece) ? [] : [[piece, out]]
  })
}

/** The total below which a ship is lost that leaves a place; null: it draws nothing (rule 25.5). */
export function neededToLeave(reading: Position, piece: TableCard, escapes: boolean): number | null {
  const place = piece.at
  if (place === null || (sideOfPiece(piece) === 'dark' && !escapes) || isTextOff(reading, place, 'light')) return null
  const rule = locationOf(placeOf(reading.board, place)).pieces.light.find(
    (one) => 'word' in one && one.word === 'draws to leave',
  )
  return rule !== undefined && 'word' in rule && rule.word === 'draws to leave' ? rule.below : null
}

/** The movement destiny that a ship draws as it leaves its place. */
export interface PassageAhead {
  /** The total below which it is lost. */
  readonly needed: number
  readonly maneuver: number
  /** Added by texts. */
  readonly added: number
  /** The least draw that is enough; 0: any is. */
  readonly least: number
}

/** Returns the movement destiny that the next step of a ship draws; null: none (rule 25.5). */
export function passageAhead(reading: Position, piece: TableCard): PassageAhead | null {
  const needed = neededToLeave(reading, piece, false)
  if (needed === null || piece.at === null) return null
  const maneuver = statOf(reading, piece, 'maneuver') ?? 0
  const player = sideOfPiece(piece)
  const total = reading.adjust('movement destiny', maneuver, { player, at: { place: piece.at } })
  return { needed, maneuver, added: total - maneuver, least: Math.max(0, needed - total) }
}
