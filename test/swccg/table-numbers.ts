/**
 * Every number and possibility of a table, as lines for records: values of cards and places, moves, ways and costs of all
 * cards of the pool, targets, chances of texts and Interrupts.
 */
import { cards } from '../../src/games/swccg/cards/index.ts'
import { deployWays, wayId } from '../../src/games/swccg/rules/deploy/ways.ts'
import { drainAmount, drainCost, mayDrain } from '../../src/games/swccg/rules/drain/steps.ts'
import { moveId, movesOf, ridersOf } from '../../src/games/swccg/rules/move/ways.ts'
import { reactMoves, reactWays } from '../../src/games/swccg/rules/react/reacting.ts'
import { fireCost, targetsOf } from '../../src/games/swccg/rules/shots/steps.ts'
import { cardOf, type EngineCard, SIDES, type Side } from '../../src/games/swccg/state/engine-card.ts'
import type { Place, TableCard } from '../../src/games/swccg/state/game-state.ts'
import { locationOf, sideOfPiece, whereIs } from '../../src/games/swccg/state/nesting.ts'
import type { Position } from '../../src/games/swccg/state/position-reading.ts'
import { forfeitPile, forfeitValue, paysAll } from '../../src/games/swccg/texts/forfeits.ts'
import {
  type CardOffer,
  dutiesOf,
  type Occasion,
  openInHand,
  openOnTable,
  plainly,
  targetsFor,
} from '../../src/games/swccg/texts/offers.ts'
import { battleDestinies, powerDestinies } from '../../src/games/swccg/texts/values/battling.ts'
import { countsForDestiny, countsForPower, statOf } from '../../src/games/swccg/texts/values/fighting-values.ts'
import { controls, generation, hasFoothold, iconsAt, occupies } from '../../src/games/swccg/texts/values/presence.ts'
import { mayLie, mayOpen, slotsFor } from '../../src/games/swccg/texts/values/rows.ts'
import { publiclyPossible } from '../../src/games/swccg/texts/windows.ts'

/** All cards of the game. */
const POOL: readonly EngineCard[] = cards.map(({ id }) => cardOf(id))
/** All cards of these types. */
export const only = (...types: readonly EngineCard['type'][]): readonly EngineCard[] =>
  POOL.filter(({ type }) => types.includes(type))

const STATS = ['power', 'ability', 'maneuver', 'defense', 'forfeit', 'landspeed', 'hyperspeed'] as const
const list = (all: readonly string[]) => (all.length === 0 ? '' : all.join(', '))
const line = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' | ')
const when = (truth: boolean, word: string) => (truth ? [word] : [])

function pieceLine(reading: Position, piece: TableCard): string {
  const place = whereIs(reading.board, piece)
  const stats = STATS.map((stat) => [stat, statOf(reading, piece, stat)] as const)
  const moves = (all: ReturnType<typeof movesOf>) => list(all.map((move) => `${moveId(move)} ${move.cost}`))
  const isWeapon = cardOf(piece.card).type === 'weapon'
  return line(
    `${piece.handle} ${cardOf(piece.card).title}`,
    `${piece.on ?? place ?? 'table'} ${piece.role ?? ''}`.trim(),
    list(stats.flatMap(([stat, value]) => (value === null ? [] : [`${stat} ${value}`]))),
    list([
      `immune below ${reading.immunity(piece)}`,
      `forfeits ${forfeitValue(reading, piece)} into ${forfeitPile(reading, piece)}`,
      ...when(paysAll(reading, piece) !== null, 'pays all'),
      ...when(place !== null && countsForPower(reading, piece, place), 'fights'),
      ...when(place !== null && countsForDestiny(reading, piece), 'draws'),
    ]),
    `moves ${moves(movesOf(reading, piece))}`,
    `reacts ${moves(reactMoves(reading, piece))}`,
    list(ridersOf(reading, piece, true).map((rider) => `rider ${rider.piece.handle} ${moveId(rider.move)}`)),
    isWeapon
      ? `fires for ${fireCost(reading, piece, false)} at ${list(targetsOf(reading, piece).map(({ handle }) => handle))}`
      : '',
  )
}

function sideLine(reading: Position, side: Side, at: string): string {
  return list([
    `${side} has ${iconsAt(reading, at, side)} icons`,
    ...when(occupies(reading, at, side), 'occupies'),
    ...when(controls(reading, at, side), 'controls'),
    ...when(hasFoothold(reading, at, side), 'foothold'),
    `drain ${drainAmount(reading, side, at)} for ${drainCost(reading, side, at)}`,
    `destinies ${battleDestinies(reading, side, at)} and ${powerDestinies(reading, side, at)}`,
  ])
}

/** Where a card could go from hand, and for how much. */
function wayLine(reading: Position, card: EngineCard): string {
  const pilots = POOL.filter((one) => one.side === card.side && one.skills?.includes('pilot') && one !== card).slice(
    0,
    2,
  )
  const hand = pilots.map(({ id }) => ({ handle: id, card: id }))
  const ways = (all: ReturnType<typeof deployWays>) => list(all.map(({ way, cost }) => `${wayId(way)} ${cost}`))
  const { board } = reading
  return line(
    card.title,
    ways(deployWays(reading, card.side, card, hand)),
    `reacts ${ways(reactWays(reading, card.side, card, hand))}`,
    card.type === 'location' ? `slots ${list(slotsFor(board, card).map(String))}` : '',
    list([
      ...when(mayLie(board, card), 'may lie'),
      ...when(card.type === 'location' && mayOpen(board, card), 'may open'),
    ]),
  )
}

function placeLine(reading: Position, place: Place): string {
  const sides = SIDES.map((side) => sideLine(reading, side, place.id))
  return line(
    `${place.id} ${locationOf(place).title}`,
    ...sides,
    ...when(mayDrain(reading, place.id), 'may be drained'),
  )
}

/** Moments of which each table shows the chances: plain ones, of each place, each kind of card, each card played. */
function occasions({ board }: Position): readonly (readonly [name: string, occasion: Occasion])[] {
  const plain = (['any time', 'always', 'your control', 'your deploy', 'your move'] as const).map(
    (moment): readonly [string, Occasion] => [moment, plainly(moment)],
  )
  const end: Occasion = { ...plainly('end of deploy'), by: board.active }
  const drains = board.places.flatMap(({ id }) =>
    SIDES.map((by) => [`${by} drains at ${id}`, { moments: ['drain begun'], it: { place: id }, by }] as const),
  )
  const ends = (['lost', 'forfeited', 'hit'] as const).flatMap((moment) =>
    board.pieces
      .filter((_, at) => at % 4 === 0)
      .map(
        (piece) => [`${piece.handle} ${moment}`, { moments: [moment], it: { piece }, by: sideOfPiece(piece) }] as const,
      ),
  )
  const played = only('interrupt', 'effect').map(
    ({ id, title, side }) => [`${title} played`, { moments: ['card played'], it: { card: id }, by: side }] as const,
  )
  return [...plain, ['end of deploy', end], ...drains, ...ends, ...played]
}

/** The offers of a side’s texts at an occasion: on table, as duties, in a hand of all Interrupts. */
function chanceLine(reading: Position, side: Side, name: string, occasion: Occasion): string {
  const offered = (one: CardOffer) =>
    [`${cardOf(one.card).title}/${one.piece}`, ...targetsFor(reading, side, one, occasion)].join(' ')
  const inHand = only('interrupt').filter((card) => card.side === side)
  const found = [
    list(openOnTable(reading, side, occasion).map(offered)),
    list(dutiesOf(reading, side, occasion).map((one) => `must ${offered(one)}`)),
    list(inHand.flatMap(({ id }) => openInHand(reading, side, id, occasion).map(offered))),
    ...when(publiclyPossible(reading, side, occasion), 'could answer'),
  ].filter((part) => part !== '')
  return found.length === 0 ? '' : line(`${side}: ${name}`, ...found)
}

/** The parts of a record, and their lines. */
export const PARTS: Readonly<Record<string, (reading: Position) => readonly string[]>> = {
  places: (reading) => [
    ...SIDES.map((side) => `${side} generates ${generation(reading, side)}`),
    ...reading.board.places.map((place) => placeLine(reading, place)),
  ],
  cards: (reading) => reading.board.pieces.map((piece) => pieceLine(reading, piece)),
  ways: (reading) => POOL.map((card) => wayLine(reading, card)),
  chances: (reading) =>
    occasions(reading)
      .flatMap(([name, occasion]) => SIDES.map((side) => chanceLine(reading, side, name, occasion)))
      .filter((one) => one !== ''),
}
