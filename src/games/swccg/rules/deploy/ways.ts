/** Where a card can be deployed, and what it costs (part 8). */
import { cardOf, deploysOf, type EngineCard, orbitOf, type Side } from '../../state/engine-card.ts'
import type { ByText, Role, Way } from '../../state/game-frames.ts'
import type { Place, TableCard } from '../../state/game-state.ts'
import {
  isCarrier,
  isCharacter,
  isSite,
  isVehicle,
  locationOf,
  mustPiece,
  pieceOf,
  placeOf,
  shipOfSite,
  sideOfPiece,
  whereIs,
} from '../../state/nesting.ts'
import type { NumberPart, Position, Subject, ValueRoles } from '../../state/position-reading.ts'
import type { Filter } from '../../texts/language/words.ts'
import { forbids, forbidsForever } from '../../texts/permits.ts'
import { fits, holds, placesFitting } from '../../texts/reading/fits.ts'
import { subjectOf } from '../../texts/sources.ts'
import { fliesAsFighter, hasPilotSkill, rolesFor, seatsIn } from '../../texts/values/crews.ts'
import { hasFoothold } from '../../texts/values/presence.ts'
import { replacementOf, replacingWays } from '../../texts/values/replaced-ships.ts'
import { convertible, isBlownAway, isOtherDeathStar, mayLie, mayOpen, slotsFor } from '../../texts/values/rows.ts'
import { cardTypeOf } from './card-types.ts'
import { liesOnTable, mayCarry, printedCost } from './own-texts.ts'
import { insteadWays } from './versions.ts'

/** A way to deploy, with what it costs. */
export interface PricedWay {
  readonly way: Way
  readonly cost: number
}

/** A card that may come along: handle and card. */
interface InHand {
  readonly handle: string
  readonly card: string
}

/** The id of a way among the options of a question. */
export function wayId(way: Way): string {
  switch (way.way) {
    case 'place':
      return way.replaced === undefined ? `at-${way.at}` : `at-${way.at}-for-${way.replaced.join('-')}`
    case 'convert':
      return `convert-${way.at}`
    case 'aboard':
      return `aboard-${way.on}-${way.role}`
    case 'together':
      return `with-${way.pilot}-${way.at}`
    case 'carrier':
      return `on-${way.on}`
    case 'slot':
      return `slot-${way.index}`
    case 'table':
      return `table-${way.side}`
    case 'instead':
      return `instead-${way.of}`
  }
}

/**
 * All ways in which a side can deploy a card now (rules 8.2 to 8.6).
 * @param hand its other cards in hand, for a pilot that deploys with a ship (rule 8.3.6)
 */
export function deployWays(
  reading: Position,
  side: Side,
  card: EngineCard,
  hand: readonly InHand[],
): readonly PricedWay[] {
  const force = reading.board.sizes[side].force
  const ways = waysAtAnyPrice(reading, side, card, hand).filter(({ cost }) => cost <= force)
  return ways.length > 0 ? ways : insteadWays(reading, side, card)
}

/** The ways that a text gives a card, wherever it is found (S-E61). */
export function waysBy(
  reading: Position,
  side: Side,
  card: string,
  hand: readonly InHand[],
  by: ByText,
): readonly PricedWay[] {
  const { act } = by
  const open = act.word === 'deploy' && act.anyway === true ? withoutPresence(reading) : reading
  const all = waysAtAnyPrice(open, side, cardOf(card), hand)
  const force = reading.board.sizes[side].force
  if (act.word === 'deploy pair')
    return all.filter(({ way, cost }) => way.way === 'together' && way.pilot === by.pilot && cost <= force)
  if (act.word !== 'deploy') return []
  const { to, free, less = 0 } = act
  const self = pieceOf(reading.board, by.source)
  // Of an Interrupt the place of the battle.
  const here = self === null ? (reading.board.battle?.at ?? null) : whereIs(reading.board, self)
  const meant = { reading, you: side, card: by.card, self, here, it: subjectOf(reading.board, by.it ?? null) }
  const priced = all.map(({ way, cost }) => ({ way, cost: free === true ? 0 : Math.max(0, cost - less) }))
  return priced.filter(
    ({ way, cost }) =>
      cost <= force && (to === undefined || goalsFor(reading, way, to).some((goal) => fits(goal, goalIn(to), meant))),
  )
}

/** The same position, where presence and Force icons do not matter for deploying. */
const withoutPresence = (reading: Position): Position => ({
  ...reading,
  allows: (leave, asked) => leave === 'deploy without presence' || reading.allows(leave, asked),
})

/** Whether a text names the card aboard which others deploy. */
const isAboard = (to: Filter): to is Extract<Filter, { word: 'aboard' }> =>
  typeof to === 'object' && to.word === 'aboard'
/** The place or card that a text names for cards to deploy there. */
const goalIn = (to: Filter): Filter => (isAboard(to) ? to.fit : to)
/** The places and cards to which a way leads; none where a text asks for ways aboard and this is another one. */
const goalsFor = (reading: Position, way: Way, to: Filter): readonly Subject[] =>
  isAboard(to) && way.way !== 'aboard' ? [] : goalsOf(reading, way)

/** The place and the carrier to which a way leads. */
function goalsOf(reading: Position, way: Way): readonly Subject[] {
  const place = placeOfWay(reading, way)
  const carrier = way.way === 'carrier' || way.way === 'aboard' ? pieceOf(reading.board, way.on) : null
  return [...(place === null ? [] : [{ place }]), ...(carrier === null ? [] : [{ piece: carrier }])]
}

/** The same whatever they cost: also those for which the Force is missing. */
export function waysAtAnyPrice(
  reading: Position,
  side: Side,
  card: EngineCard,
  hand: readonly InHand[],
): readonly PricedWay[] {
  if (card.type === 'location') return locationWays(reading, card).map((way) => ({ way, cost: 0 }))
  if (!mayLie(reading.board, card)) return []
  return waysOfCard(reading, side, card, hand).filter(({ way }) => isOpenTo(reading, card, way))
}

/** Nothing deploys at a sector, aboard or on a card there either, but an Epic Event whose text says so (rule 25.3). */
function isOpenTo(reading: Position, card: EngineCard, way: Way): boolean {
  const place = placeOfWay(reading, way)
  return place === null || card.type === 'epic event' || locationOf(placeOf(reading.board, place)).kind !== 'sector'
}

function waysOfCard(reading: Position, side: Side, card: EngineCard, hand: readonly InHand[]): readonly PricedWay[] {
  if (replacementOf(card) !== undefined) return replacingWays(reading, side, card)
  if (isCharacter(card) || isCarrier(card)) {
    const open = reading.board.places.filter(({ id }) => mayDeployTo(reading, side, card, id))
    return [...placeWays(reading, card, open, hand), ...aboardWays(reading, side, card, open)]
  }
  if (card.type === 'weapon' || card.type === 'device') return carrierWays(reading, side, card)
  const type = cardTypeOf(card)
  if (type !== undefined) return type.ways(reading, side, card)
  return card.type === 'effect' && card.kind !== 'immediate' ? effectWays(reading, side, card) : []
}

/** Effects go beside the locations, or on places and cards of either side, as their own text says (rule 8.6.1). */
function effectWays(reading: Position, side: Side, card: EngineCard): readonly PricedWay[] {
  const { on, if: condition } = deploysOf(card) ?? {}
  const meant = { reading, you: side, card: card.id, self: null, here: null }
  if (condition !== undefined && !holds(condition, meant)) return []
  if (liesOnTable(card)) return [{ way: { way: 'table', side }, cost: printedCost(card) }]
  if (on === undefined) return []
  const isBarred = barredFor(reading, side, card)
  const carriers = reading.board.pieces
    .filter((piece) => fits({ piece }, on, meant))
    .flatMap((piece): readonly PricedWay[] => {
      const at = whereIs(reading.board, piece)
      // To a location reaches what is deployed on cards there.
      if (isBarred({ piece }) || (at !== null && isBarred({ place: at }))) return []
      const way = { way: 'carrier' as const, on: piece.handle }
      return [{ way, cost: deployCost(reading, card, { on: piece.handle, to: at ?? '' }) }]
    })
  return [...namedPlaces(reading, side, card, on), ...carriers]
}

/** Whether a text forbids a side to deploy a card there. */
const barredFor =
  (reading: Position, side: Side, card: EngineCard) =>
  (to: Subject): boolean =>
    forbids(reading, 'deploy', { question: 'deploy', player: side, card: { card: card.id }, to }, card)

/** A card on the places that its own text names. */
function namedPlaces(reading: Position, side: Side, card: EngineCard, on: Filter): readonly PricedWay[] {
  const isBarred = barredFor(reading, side, card)
  return placesFitting(on, { reading, you: side, card: card.id, self: null, here: null })
    .filter(({ id }) => !isBarred({ place: id }))
    .map(({ id }): PricedWay => ({ way: { way: 'place', at: id }, cost: deployCost(reading, card, { to: id }) }))
}

/** Locations are free, any number of them, unless their own text says otherwise (rules 8.2.1, 24.9, 25.1, 25.11). */
function locationWays(reading: Position, card: EngineCard): readonly Way[] {
  const { board } = reading
  if (isBlownAway(board, card) || isOtherDeathStar(board, card)) return []
  const asked = { question: 'deploy', player: card.side, card: { card: card.id }, to: null } as const
  if (forbids(reading, 'deploy', asked, card)) return []
  const slots = mayOpen(board, card) ? slotsFor(board, card) : []
  const orbit = orbitOf(card)
  const meant = { reading, you: card.side, card: card.id, self: null, here: null }
  if (orbit !== undefined) {
    const centres = placesFitting(orbit, meant)
    return slots.flatMap((index) => centres.map(({ id }): Way => ({ way: 'slot', index, around: id })))
  }
  return [
    ...slots.map((index): Way => ({ way: 'slot', index })),
    ...convertible(board, card).map(({ id }): Way => ({ way: 'convert', at: id })),
  ]
}

/** Whether a place is of the kind to which such a card deploys (rules 8.3.2 to 8.3.5, 8.3.7, U12). */
function suits(card: EngineCard, location: EngineCard): boolean {
  if (isCharacter(card)) return isSite(location)
  if (isVehicle(card)) return isSite(location) && location.exterior === true
  if (!fliesAsFighter(card)) return location.kind === 'system'
  return location.dockingBay === true || (location.kind === 'system' && (card.permanentPilots?.length ?? 0) > 0)
}

/** @param open the places to which it may be deployed */
function placeWays(
  reading: Position,
  card: EngineCard,
  open: readonly Place[],
  hand: readonly InHand[],
): readonly PricedWay[] {
  return open.flatMap((place): readonly PricedWay[] => {
    const at = place.id
    const alone = suits(card, locationOf(place))
      ? [{ way: { way: 'place' as const, at }, cost: deployCost(reading, card, { to: at }) }]
      : []
    return [...alone, ...togetherWays(reading, card, at, hand)]
  })
}

/** A starfighter and its pilot are one action; both costs are paid (rules 8.3.5, 8.3.6, U12, SG-46). */
function togetherWays(reading: Position, card: EngineCard, at: string, hand: readonly InHand[]): readonly PricedWay[] {
  const { kind } = locationOf(placeOf(reading.board, at))
  if (card.kind !== 'starfighter' || kind !== 'system') return []
  const pilots = hand.filter((one) => mayPilotFrom(reading, card, cardOf(one.card)))
  if (pilots.length === 0) return []
  const own = deployCost(reading, card, { to: at })
  return pilots.flatMap((one) => {
    const cost = own + deployCost(reading, cardOf(one.card), { to: at, into: card.id })
    return [{ way: { way: 'together' as const, at, pilot: one.handle }, cost }]
  })
}

/** Whether a character can take the pilot's seat of a ship that is not on table yet. */
function mayPilotFrom(reading: Position, ship: EngineCard, pilot: EngineCard): boolean {
  const { pilots, pilotsOrPassengers } = ship.capacity ?? {}
  const seats = seatsIn(pilots) + seatsIn(pilotsOrPassengers)
  return isCharacter(pilot) && hasPilotSkill(pilot) && seats > 0 && mayLie(reading.board, pilot)
}

/** Whether icons, presence and texts let a side deploy such a card to a place (rule 8.3.1). */
function mayDeployTo(reading: Position, side: Side, card: EngineCard, place: string): boolean {
  const asked = { question: 'deploy' as const, player: side, card: { card: card.id }, to: { place } }
  // Such a text lifts all limits of place, but never one that says so (rule 8.3.9).
  if (reading.allows('deploy anyway', asked)) return !forbidsForever(reading, 'deploy', asked, card)
  const isFree = reading.allows('deploy without presence', asked)
  return (isFree || hasFoothold(reading, place, side)) && !forbids(reading, 'deploy', asked, card)
}

/** Whether a text lets such a card aboard this carrier where its side has neither presence nor icons. */
function mayBoardAnyway(reading: Position, side: Side, card: EngineCard, carrier: TableCard, at: string): boolean {
  const asked = { question: 'deploy' as const, player: side, card: { card: card.id } }
  return (
    reading.allows('deploy without presence', { ...asked, to: { piece: carrier } }) &&
    !forbids(reading, 'deploy', { ...asked, to: { place: at } }, card)
  )
}

/** Aboard own vehicles and starships where the side has presence or icons (rules 8.5.5, SG-35, SG-36). */
function aboardWays(reading: Position, side: Side, card: EngineCard, open: readonly Place[]): readonly PricedWay[] {
  const { board } = reading
  return board.pieces.flatMap((carrier): readonly PricedWay[] => {
    const at = whereIs(board, carrier)
    if (!isCarrier(cardOf(carrier.card)) || sideOfPiece(carrier) !== side || at === null) return []
    if (!open.some(({ id }) => id === at) && !mayBoardAnyway(reading, side, card, carrier, at)) return []
    const roles = rolesFor(board, carrier, card)
    if (roles.length === 0) return []
    const cost = deployCost(reading, card, { to: at, on: carrier.handle })
    return roles.map((role: Role) => ({
      way: { way: 'aboard', on: carrier.handle, role },
      cost,
    }))
  })
}

/** The kinds of weapons that lie at locations. */
const LYING: ReadonlySet<string> = new Set(['automated', 'artillery', 'Death Star II'])

/**
 * Weapons and devices go on cards of their own side, whatever presence and icons there are (rules 8.5.1 to 8.5.3), and an
 * automated weapon or artillery to a location (rules 28.1, 28.7).
 */
function carrierWays(reading: Position, side: Side, card: EngineCard): readonly PricedWay[] {
  if (!LYING.has(String(card.kind))) return onCards(reading, side, card)
  const on = deploysOf(card)?.on
  if (on === undefined) return []
  // Each location has one generic card of a title at most (rule 28.6).
  const copies = reading.board.pieces.filter((piece) => cardOf(piece.card).title === card.title).map(({ at }) => at)
  return namedPlaces(reading, side, card, on).filter(
    ({ way }) => card.generic === undefined || way.way !== 'place' || !copies.includes(way.at),
  )
}

function onCards(reading: Position, side: Side, card: EngineCard): readonly PricedWay[] {
  return reading.board.pieces
    .filter((piece) => sideOfPiece(piece) === side && mayCarry(reading, card, piece))
    .map((piece) => ({
      way: { way: 'carrier', on: piece.handle },
      cost: deployCost(reading, card, { on: piece.handle, to: whereIs(reading.board, piece) ?? '' }),
    }))
}

/** Where a card goes: the place, and the carrier on table or the ship that comes with it. */
interface Goal {
  readonly to: string
  readonly on?: string
  readonly into?: string
}

/** The cost of deploying a card there (rules 2.3.2, 8.4). */
const deployCost = (reading: Position, card: EngineCard, goal: Goal): number =>
  reading.adjust('deploy cost', printedCost(card), costing(reading, card, goal))

function costing({ board }: Position, card: EngineCard, { to, on, into }: Goal): ValueRoles {
  const carrier = pieceOf(board, on ?? null)
  // To a ship reaches its sites, too (U-52).
  const ship = to === '' || carrier !== null ? null : shipOfSite(board, placeOf(board, to))
  const goals: readonly Subject[] = [
    ...(to === '' ? [] : [{ place: to }]),
    ...(carrier === null ? [] : [{ piece: carrier }]),
    ...(ship === null ? [] : [{ piece: ship }]),
    ...(into === undefined ? [] : [{ card: into }]),
  ]
  return { player: card.side, card: { card: card.id }, to: goals }
}

/** The changes that texts make to the cost of a card in one of its ways; a pilot that comes along is not counted. */
export function costParts(reading: Position, card: EngineCard, way: Way): readonly NumberPart[] {
  const to = placeOfWay(reading, way) ?? ''
  const on = way.way === 'aboard' || way.way === 'carrier' ? { on: way.on } : {}
  return way.way === 'slot' || way.way === 'convert' || way.way === 'table' || way.way === 'instead'
    ? []
    : reading.parts('deploy cost', printedCost(card), costing(reading, card, { to, ...on }))
}

/** The place where a card comes to lie. */
export function placeOfWay(reading: Pick<Position, 'board'>, way: Way): string | null {
  if (way.way === 'place' || way.way === 'together' || way.way === 'convert') return way.at
  if (way.way === 'aboard' || way.way === 'carrier') return whereIs(reading.board, mustPiece(reading.board, way.on))
  if (way.way === 'instead') return whereIs(reading.board, mustPiece(reading.board, way.of))
  return null
}
