/** Where a location can be laid: the row of a planet, conversion, limits of titles (rules 8.2, 8.8). */
import type { EngineCard, Side } from '../../state/engine-card.ts'
import { cardOf } from '../../state/engine-card.ts'
import type { Board, Place } from '../../state/game-state.ts'
import { isSite, locationOf, sideOfPiece } from '../../state/nesting.ts'

/** How far out a location lies: interior sites, docking bay, exterior sites, Village, Hut, system, sectors (rules 8.2.2, 25.1; SG-40, U-44). */
function layerOf(card: EngineCard): number {
  if (card.kind === 'sector') return 6
  if (!isSite(card)) return 5
  if (card.layer !== undefined) return card.layer === 'outermost' ? 4 : 3
  if (card.dockingBay === true) return 1
  return card.interior === true && card.exterior !== true ? 0 : 2
}

/**
 * The indexes among all places at which a location may be inserted; a new planet lies last, and
 * nothing else is rearranged (rules 8.2.3, 8.2.4, 8.2.6, SG-05).
 */
export function slotsFor({ places }: Pick<Board, 'places'>, card: EngineCard): readonly number[] {
  const first = places.findIndex(({ system }) => system === card.system)
  if (first < 0) return [places.length]
  const row = places.filter(({ system }) => system === card.system)
  const layer = layerOf(card)
  const fits = (at: number): boolean =>
    row.slice(0, at).every((place) => layerOf(locationOf(place)) <= layer) &&
    row.slice(at).every((place) => layerOf(locationOf(place)) >= layer)
  const slots = Array.from({ length: row.length + 1 }, (_, at) => at).flatMap((at) => (fits(at) ? [first + at] : []))
  // Each sector lies beyond those before it.
  return card.kind === 'sector' ? slots.slice(-1) : slots
}

/** Whether a location, or all of its system, was blown away: nobody lays it any more (rules 25.10, 52.4). */
export const isBlownAway = ({ blown = [] }: Pick<Board, 'blown'>, { title, system }: EngineCard): boolean =>
  blown.map(cardOf).some((gone) => gone.title === title || (gone.kind === 'system' && gone.system === system))

/** The first Death Star and the second: each is the system of its own locations. */
const DEATH_STARS: readonly string[] = ['Death Star', 'Death Star II']

/**
 * Whether a location belongs to one Death Star and its side has deployed a location of the other in this game: it may lie,
 * be converted, or have been blown away, for in no other way a location leaves the table (rule 25.11).
 */
export function isOtherDeathStar(
  { places, blown = [] }: Pick<Board, 'places' | 'blown'>,
  { system = '', side }: Pick<EngineCard, 'system' | 'side'>,
): boolean {
  if (!DEATH_STARS.includes(system)) return false
  const deployed = [...places.flatMap(({ cards }) => cards), ...blown].map(cardOf).filter((card) => card.side === side)
  return deployed.some((card) => card.system !== system && DEATH_STARS.includes(card.system ?? ''))
}

/** Two versions of a location have one title. */
const isSame = (place: Place, { title }: EngineCard): boolean => locationOf(place).title === title

/** The opponent's locations that a card can be put on (rules 8.2.5, SG-39). */
export const convertible = ({ places }: Pick<Board, 'places'>, card: EngineCard): readonly Place[] =>
  places.filter((place) => isSame(place, card) && locationOf(place).side !== card.side)

/** Whether another place of this title may be opened (rules 8.8.1, SG-39). */
export const mayOpen = ({ places }: Pick<Board, 'places'>, card: EngineCard): boolean =>
  card.unique === null || places.filter((place) => isSame(place, card)).length < card.unique

/** Returns the person that a character is: two titles can be one (rule 8.8.4). */
export const personaOf = ({ persona, title }: EngineCard): string => persona ?? title

/**
 * Whether dots and personas let a card be deployed: a title counts on the whole table, a persona for each player (rules
 * 8.8.1 to 8.8.4, U13).
 */
export function mayLie(
  { pieces: active, resting = [], out }: Pick<Board, 'pieces' | 'resting' | 'out'>,
  card: EngineCard,
): boolean {
  if (card.unique === null) return true
  if (out !== undefined && isGone(out[card.side], card)) return false
  const pieces = [...active, ...resting]
  const alike = pieces.filter((piece) => cardOf(piece.card).title === card.title).length
  return alike < card.unique && (card.unique > 1 || !hasPersona({ pieces }, card, card.side))
}

/** Types of cards of which no other copy comes once one is out of play. */
const LASTING_LOSS: readonly EngineCard['type'][] = ['character', 'starship', 'vehicle']
/** Whether this person, ship or vehicle is out of play (rule 31.2). */
export const isGone = (out: readonly string[], card: EngineCard): boolean =>
  LASTING_LOSS.includes(card.type) && out.some((id) => personaOf(cardOf(id)) === personaOf(card))

const hasPersona = ({ pieces }: Pick<Board, 'pieces'>, card: EngineCard, side: Side): boolean =>
  pieces.some((piece) => sideOfPiece(piece) === side && personaOf(cardOf(piece.card)) === personaOf(card))
