/** The crews of ships and vehicles: pilots, drivers, passengers, cards in a hold, and the seats for them (rules 2.3.9, 10.3, 10.4.4). */
import type { SeatCount } from '../../cards/printed-card.ts'
import { cardOf, type EngineCard, type PermanentPilot } from '../../state/engine-card.ts'
import type { Role } from '../../state/game-frames.ts'
import type { Board, TableCard } from '../../state/game-state.ts'
import {
  cardsOn,
  isCharacter,
  isShip,
  isSite,
  isVehicle,
  locationAt,
  restingUnder,
  whereIs,
} from '../../state/nesting.ts'
import { isOfKind } from '../reading/kinds.ts'
import { language } from '../registry.ts'

/** The pilots aboard that are cards: characters in a pilot's seat (rule 10.4.1). */
const pilotsOf = (board: Pick<Board, 'pieces'>, piece: TableCard): readonly TableCard[] =>
  cardsOn(board, piece.handle).filter(({ role }) => role === 'pilot')

/** The permanent pilots that are not put out of action by a pilot card. */
export function permanentPilots(board: Pick<Board, 'pieces'>, piece: TableCard): readonly PermanentPilot[] {
  const { permanentPilots: printed = [], pilotSuspendsPermanent } = cardOf(piece.card)
  return pilotSuspendsPermanent === true && pilotsOf(board, piece).length > 0 ? [] : printed
}

/** Whether a ship or vehicle can move and use its power and maneuver (rules 10.4.2, 10.4.3). */
export function isCrewed(board: Pick<Board, 'pieces'>, piece: TableCard): boolean {
  const card = cardOf(piece.card)
  if (piece.crashed === true) return false
  if (card.kind === 'creature') return true
  if (card.kind === 'transport')
    return cardsOn(board, piece.handle).some(({ role }) => role === 'driver' || role === 'pilot')
  return permanentPilots(board, piece).length > 0 || pilotsOf(board, piece).length > 0
}

/** A starfighter at a site is landed (rule 10.2.4, SG-34). */
export function isLanded(board: Pick<Board, 'pieces' | 'places'>, piece: TableCard): boolean {
  if (!isShip(cardOf(piece.card))) return false
  const at = whereIs(board, piece)
  return at !== null && isSite(locationAt(board, at))
}

/**
 * Whether the text of a ship or vehicle rests: a landed starfighter (rule 10.2.4), a ship without a pilot (rule 10.4.2,
 * U-43), and a crashed vehicle (rule 48.1). All keep what it says of deploying.
 */
export const isTextResting = (board: Pick<Board, 'pieces' | 'places'>, piece: TableCard): boolean =>
  isLanded(board, piece) || isUnpiloted(board, piece) || piece.crashed === true

/** Whether it is a ship that nobody flies (rule 10.4.2). */
export const isUnpiloted = (board: Pick<Board, 'pieces'>, piece: TableCard): boolean =>
  isShip(cardOf(piece.card)) && !isCrewed(board, piece)

/** How many seats those are. */
export const seatsIn = (seats: SeatCount = 0): number => (seats === 'unlimited' ? Number.MAX_SAFE_INTEGER : seats)

export const isTie = ({ classes = [] }: EngineCard): boolean => classes.includes('TIE')

/** Whether it is a pilot by its skill (rule 10.4.1). */
export const hasPilotSkill = ({ skills = [] }: EngineCard): boolean => skills.includes('pilot')

/** Whether a card that rests takes a passenger's seat. */
const takesSeat = ({ mark }: TableCard): boolean => mark !== undefined && language.marks.get(mark)?.seat === true

/** Whether its own text lets a starfighter take the place of a vehicle in a hold. */
const ridesAsVehicle = ({ type, side, pieces }: EngineCard): boolean =>
  type === 'starship' &&
  pieces[side].some((piece) => 'word' in piece && piece.word === 'allow' && piece.leave === 'ride as a vehicle')

/** Whether the own text of a card lets it pilot that card, or be driven by it: it may name a kind. */
const mayTake = (word: 'pilots only' | 'driven only by', { side, pieces }: EngineCard, partner: string): boolean =>
  pieces[side].every((piece) => !('word' in piece) || piece.word !== word || isOfKind(partner, piece.of))

/** How many starfighters a squadron stands for (rules 27.2 to 27.4). */
export const SQUADRON = 3

/** Whether a starship deploys and moves as a starfighter does: a squadron too, and what says so (rules 27.1, 27.6). */
export const fliesAsFighter = ({ type, kind, side, pieces }: EngineCard): boolean =>
  kind === 'starfighter' ||
  kind === 'squadron' ||
  (type === 'starship' &&
    pieces[side].some((piece) => 'word' in piece && piece.word === 'allow' && piece.leave === 'fly as a starfighter'))

/** The places that a ship takes in a hold (rule 27.3). */
const placesFor = ({ kind }: EngineCard): number => (kind === 'squadron' ? SQUADRON : 1)

/** How many cards of a role sit in each kind of seat. */
function taken(board: Pick<Board, 'pieces' | 'resting'>, carrier: TableCard, but: string | null) {
  const aboard = cardsOn(board, carrier.handle).filter(({ handle }) => handle !== but)
  const count = (fits: (card: EngineCard, role: Role | null) => boolean) =>
    aboard.filter(({ card, role }) => fits(cardOf(card), role)).length
  const resting = aboard.flatMap(({ handle }) => restingUnder(board, handle)).filter(takesSeat).length
  return {
    pilots: count((card, role) => isCharacter(card) && role === 'pilot'),
    others: count((card, role) => isCharacter(card) && (role === 'passenger' || role === 'driver')) + resting,
    vehicles: count((card, role) => isVehicle(card) && role === 'hold'),
    ships: aboard.reduce((sum, { card: id, role }) => {
      const card = cardOf(id)
      return isShip(card) && role === 'hold' && !ridesAsVehicle(card) ? sum + placesFor(card) : sum
    }, 0),
    riding: count((card, role) => role === 'hold' && ridesAsVehicle(card)),
  }
}

/**
 * The roles in which a card can still go aboard (rules 8.5.5, 10.1.6, 10.2.3; SG-36).
 * @param but handle of a card aboard that gives its seat up for it
 * @param more passengers that have to find seats with it
 */
export function rolesFor(
  board: Pick<Board, 'pieces' | 'resting'>,
  carrier: TableCard,
  card: EngineCard,
  but: string | null = null,
  more = 0,
): readonly Role[] {
  const { capacity } = cardOf(carrier.card)
  const [pilots, passengers, either] = [
    seatsIn(capacity?.pilots),
    // The seat of a driver is one of the others.
    seatsIn(capacity?.drivers) + seatsIn(capacity?.passengers),
    seatsIn(capacity?.pilotsOrPassengers),
  ]
  const now = taken(board, carrier, but)
  const places = seatsIn(capacity?.vehicles)
  if (isShip(card)) {
    const ties = isTie(card) ? seatsIn(capacity?.ties) : 0
    const room = card.kind === 'capital' ? 0 : seatsIn(capacity?.starfighters) + ties
    if (ridesAsVehicle(card)) return now.vehicles + now.riding < places + Math.max(0, room - now.ships) ? ['hold'] : []
    // Ships that ride as vehicles take their places first.
    const used = now.ships + Math.max(0, now.vehicles + now.riding - places)
    return used + placesFor(card) <= room ? ['hold'] : []
  }
  if (isVehicle(card)) {
    const free = places + Math.max(0, seatsIn(capacity?.starfighters) - now.ships)
    return now.vehicles < places && now.vehicles + now.riding < free ? ['hold'] : []
  }
  if (!isCharacter(card)) return []
  // Seats that serve either way are taken only where the others are full.
  const overPilots = Math.max(0, now.pilots - pilots)
  const overOthers = Math.max(0, now.others - passengers)
  const left = either - overPilots - overOthers
  /** Whether these would find seats beside those aboard. */
  const haveSeats = (flying: number, riding: number): boolean => {
    const flyers = Math.max(0, flying - Math.max(0, pilots - now.pilots))
    const riders = Math.max(0, riding - Math.max(0, passengers - now.others))
    return flyers + riders === 0 || flyers + riders <= left
  }
  const roles: Role[] = []
  if (hasPilotSkill(card) && mayTake('pilots only', card, carrier.card) && haveSeats(1, more)) roles.push('pilot')
  if (haveSeats(0, 1 + more)) {
    const drives = cardOf(carrier.card).kind === 'transport' && !hasDriver(board, carrier, but)
    if (!drives) roles.push('passenger')
    else if (mayTake('driven only by', cardOf(carrier.card), card.id)) roles.push('driver')
  }
  return roles
}

/** The roles in which a card on table can go aboard with the cards that rest under it. */
export const rolesOf = (
  board: Pick<Board, 'pieces' | 'resting'>,
  carrier: TableCard,
  piece: TableCard,
  but: string | null = null,
): readonly Role[] =>
  rolesFor(board, carrier, cardOf(piece.card), but, restingUnder(board, piece.handle).filter(takesSeat).length)

const hasDriver = (board: Pick<Board, 'pieces'>, carrier: TableCard, but: string | null): boolean =>
  cardsOn(board, carrier.handle).some(({ role, handle }) => role === 'driver' && handle !== but)

/** Whether there is a nav computer on a ship, or on a passenger (rule 10.2.1). */
export const hasNavComputer = (board: Pick<Board, 'pieces'>, ship: TableCard): boolean =>
  cardOf(ship.card).navComputer === true ||
  cardsOn(board, ship.handle).some(({ card }) => cardOf(card).navComputer === true)
