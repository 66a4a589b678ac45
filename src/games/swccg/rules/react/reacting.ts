/** Reacts: deploying or moving in the opponent's turn to a drain or a battle (rules 16.1 to 16.1.5). */
import type { ZoneCard } from '../../../../kit/zones/piles.ts'
import type { Modifier } from '../../cards/vocabulary.ts'
import { cardOf, type EngineCard, type Side } from '../../state/engine-card.ts'
import type { Move, MoveKind } from '../../state/game-frames.ts'
import type { Board, TableCard } from '../../state/game-state.ts'
import { sideOfPiece, whereIs } from '../../state/nesting.ts'
import type { Active, Reading, Subject } from '../../state/position-reading.ts'
import { isInForce } from '../../texts/in-force.ts'
import { forbids } from '../../texts/permits.ts'
import { mayHold, mayHoldAny, pilotsHeld, reactsFromHand } from '../../texts/pools.ts'
import { fits, holds } from '../../texts/reading/fits.ts'
import { heldBy } from '../../texts/sources.ts'
import { conditionOf, filterOf } from '../../texts/translate/once.ts'
import type { OptionHere } from '../abouts.ts'
import { deployWays, type PricedWay, placeOfWay } from '../deploy/ways.ts'
import { goalOf, movesOf } from '../move/ways.ts'
import { aboutMove, aboutWay, onlyOf } from '../option-facts.ts'

type React = Extract<Modifier, { does: 'react' }>

/** A react that a text gives, in its position. */
interface Granted extends Active {
  readonly react: React
}

/** The place to which reacts go now: that of a drain or a battle that was just begun. */
const placeNow = ({ battle, drain }: Board): string | null =>
  battle !== null && battle.step === 'begun' ? battle.at : (drain?.at ?? null)

/** Whether a text forbids a side to react to or from a place (S-E14). */
const isBarred = (reading: Reading, deed: 'react to' | 'react from', player: Side, place: string): boolean =>
  forbids(reading, deed, { question: 'react', player, at: { place } })

/** Whether a side may react to the place at all (S-E14). */
function mayReactTo(reading: Reading, side: Side): string | null {
  const { board } = reading
  const at = placeNow(board)
  return at === null || board.active === side || isBarred(reading, 'react to', side, at) ? null : at
}

/** The place that cards can leave as a react: that of a battle which the opponent has just begun (rule 16.1.4). */
function mayLeave(reading: Reading, side: Side): string | null {
  const { battle, active } = reading.board
  if (battle === null || battle.step !== 'begun' || active === side) return null
  return isBarred(reading, 'react from', side, battle.at) ? null : battle.at
}

/** The reacts of this way that texts give to a card now: its own, and those of others. */
function grantsFor(reading: Reading, side: Side, way: React['way'], subject: Subject, at: string): readonly Granted[] {
  const own: readonly Granted[] =
    'card' in subject
      ? heldBy(subject.card, side).flatMap((held) => {
          const meant = { reading, you: side, card: subject.card, self: null, here: null }
          return held.modifier.does === 'react' ? [{ ...held, react: held.modifier, meant }] : []
        })
      : []
  const others = reading
    .active('react')
    .flatMap((active): readonly Granted[] =>
      active.modifier.does === 'react' && active.meant.you === side ? [{ ...active, react: active.modifier }] : [],
    )
  return [...own, ...others].filter((granted) => {
    const { react, meant } = granted
    if (react.way !== way) return false
    const mine = 'piece' in subject ? meant.self?.handle === subject.piece.handle : meant.self === null
    if (react.of === undefined ? !mine : !fits(subject, filterOf(react.of), meant)) return false
    if (react.to !== undefined && !fits({ place: at }, filterOf(react.to), meant)) return false
    // With a pilot it comes to battles only (S-E13).
    if (react.with !== undefined && reading.board.battle === null) return false
    return isInForce(granted)
  })
}

/** The price of a react. */
function priceOf({ react, meant }: Granted, cost: number): number {
  if (react.free === true || (react.free !== undefined && holds(conditionOf(react.free), meant))) return 0
  return Math.max(0, cost + (react.cost ?? 0))
}

/** The ways in which a card can be deployed as a react, each at its least price (rule 16.1.1). */
export function reactWays(
  reading: Reading,
  side: Side,
  card: EngineCard,
  hand: readonly Pick<ZoneCard, 'handle' | 'card'>[],
): readonly PricedWay[] {
  const at = mayReactTo(reading, side)
  if (at === null || card.type === 'location') return []
  const { force } = reading.board.sizes[side]
  // The usual price may be higher than the present one.
  const rich: Reading = {
    ...reading,
    board: {
      ...reading.board,
      sizes: { ...reading.board.sizes, [side]: { ...reading.board.sizes[side], force: Number.MAX_SAFE_INTEGER } },
    },
  }
  const ways = deployWays(rich, side, card, hand).filter(({ way }) => placeOfWay(reading, way) === at)
  return grantsFor(reading, side, 'deploy', { card: card.id }, at).flatMap((granted) =>
    ways
      .filter(({ way }) => granted.react.with === undefined || way.way === 'together')
      .map(({ way, cost }) => ({ way, cost: priceOf(granted, cost) }))
      .filter(({ cost }) => cost <= force),
  )
}

/** The kinds of moves by which cards react: never by shuttle, transit, transfer or a path of a text (rule 16.1.2). */
const REACTING: readonly MoveKind[] = ['landspeed', 'hyperspeed', 'land', 'take-off', 'embark', 'disembark']
const reactingMoves = (reading: Reading, piece: TableCard): readonly Move[] =>
  movesOf(reading, piece).filter(({ kind }) => REACTING.includes(kind))

/** The moves by which a card on table can react: to the place, or away from it (rules 16.1.1, 16.1.2, 16.1.5). */
export const reactMoves = (reading: Reading, piece: TableCard): readonly Move[] =>
  reading.board.today.reacted.includes(piece.handle) ? [] : [...movesTo(reading, piece), ...movesAway(reading, piece)]

/** The moves by which a card reacts away from a battle; where it goes reacts must be allowed (rule 16.1.4, S-E14). */
function movesAway(reading: Reading, piece: TableCard): readonly Move[] {
  const side = sideOfPiece(piece)
  const from = mayLeave(reading, side)
  if (from === null || piece.at !== from) return []
  const { force } = reading.board.sizes[side]
  return grantsFor(reading, side, 'leave', { piece }, from).flatMap((granted) =>
    reactingMoves(reading, piece)
      .filter((move) => {
        const to = goalOf(reading, move)
        return to !== null && to !== from && !isBarred(reading, 'react to', side, to)
      })
      .map((move) => ({ ...move, cost: priceOf(granted, move.cost) }))
      .filter(({ cost }) => cost <= force),
  )
}

function movesTo(reading: Reading, piece: TableCard): readonly Move[] {
  const side = sideOfPiece(piece)
  const { board } = reading
  const at = mayReactTo(reading, side)
  const from = whereIs(board, piece)
  if (at === null || from === null || from === at) return []
  if (isBarred(reading, 'react from', side, from)) return []
  const { force } = board.sizes[side]
  const grants = grantsFor(reading, side, 'move', { piece }, at)
  return grants.flatMap((granted) =>
    reactingMoves(reading, piece)
      .filter((move) => goalOf(reading, move) === at)
      .map((move) => ({ ...move, cost: priceOf(granted, move.cost) }))
      .filter(({ cost }) => cost <= force),
  )
}

const movers = (reading: Reading, side: Side): readonly TableCard[] =>
  reading.board.pieces.filter((piece) => sideOfPiece(piece) === side && reactMoves(reading, piece).length > 0)

/** Whether a side could react, as far as everybody can see. */
export function couldReact(reading: Reading, side: Side): boolean {
  const { board } = reading
  if (board.active === side || placeNow(board) === null) return false
  if (movers(reading, side).length > 0) return true
  if (mayReactTo(reading, side) === null) return false
  // A card on table can let any other react.
  const others = reading.active('react').some(({ modifier, meant }) => {
    if (modifier.does !== 'react' || modifier.way !== 'deploy') return false
    return modifier.of !== undefined && meant.you === side
  })
  const held = others ? mayHoldAny(board, side) : mayHold(board, side, reactsFromHand)
  if (held.length === 0) return false
  const pilots = pilotsHeld(board, side).map(({ id }) => ({ handle: id, card: id }))
  return held.some((card) => reactWays(reading, side, card, pilots).length > 0)
}

/** The reacts that a side can begin, each card by itself (rule 16.1.3). */
export function reactOptions(reading: Reading, side: Side, hand: readonly ZoneCard[]): readonly OptionHere[] {
  if (reading.board.active === side || placeNow(reading.board) === null) return []
  const { reacted } = reading.board.today
  const fresh = hand.filter(({ handle }) => !reacted.includes(handle))
  const react = (id: string, card: string, ways: Parameters<typeof onlyOf>[0]): readonly OptionHere[] =>
    ways.length === 0 ? [] : [{ id, card, group: 'react', about: onlyOf(ways), consequences: ['commits', 'asks'] }]
  return [
    ...fresh.flatMap(({ handle, card }) => {
      const others = fresh.filter((held) => held.handle !== handle)
      const ways = reactWays(reading, side, cardOf(card), others)
      const told = ways.map(({ way, cost }) => ({ ...aboutWay(reading, others, way), force: cost }))
      return react(`react-${handle}`, card, told).map((option) => ({
        ...option,
        like: `react-${card}`,
        about: { ...option.about, held: handle },
      }))
    }),
    ...movers(reading, side).flatMap((piece) => {
      const moves = reactMoves(reading, piece).map((move) => aboutMove(reading, move))
      return react(`shift-${piece.handle}`, piece.card, moves).map((option) => ({ ...option, face: piece.handle }))
    }),
  ]
}
