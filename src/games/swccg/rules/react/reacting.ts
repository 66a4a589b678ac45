/** Reacts: deploying or moving in the opponent's turn to a drain or a battle (rules 16.1 to 16.1.5). */
import type { ZoneCard } from '../../../../kit/zones/piles.ts'
import { cardOf, type EngineCard, type Side } from '../../state/engine-card.ts'
import type { Move, MoveKind } from '../../state/game-frames.ts'
import type { Board, TableCard } from '../../state/game-state.ts'
import { sideOfPiece, whereIs } from '../../state/nesting.ts'
import type { Active, Position, Subject } from '../../state/position-reading.ts'
import { type AnsweringRule, answersTo } from '../../texts/answers.ts'
import { forbids } from '../../texts/permits.ts'
import { mayHold, mayHoldAny, pilotsHeld, quickCards, reactsFromHand, triesTitles } from '../../texts/pools.ts'
import { holds } from '../../texts/reading/fits.ts'
import { heldBy } from '../../texts/sources.ts'
import type { OptionHere } from '../abouts.ts'
import { deployWays, type PricedWay, placeOfWay } from '../deploy/ways.ts'
import { goalOf, movesAtAnyPrice } from '../move/ways.ts'
import { aboutMove, aboutWay, onlyOf } from '../option-facts.ts'

/** A react that a text gives, in its position. */
type GrantedReact = AnsweringRule<'react'>
type ReactWay = GrantedReact['rule']['way']

/** The place to which reacts go now: that of a drain or a battle that was just begun. */
const placeNow = ({ battle, drain }: Board): string | null =>
  battle !== null && battle.step === 'begun' ? battle.at : (drain?.at ?? null)

/** Whether a text forbids a side to react to or from a place (S-E14). */
const isBarred = (reading: Position, deed: 'react to' | 'react from', player: Side, place: string): boolean =>
  forbids(reading, deed, { question: 'react', player, at: { place } })

/** Whether a side may react to the place at all (S-E14). */
function mayReactTo(reading: Position, side: Side): string | null {
  const { board } = reading
  const at = placeNow(board)
  return at === null || board.active === side || isBarred(reading, 'react to', side, at) ? null : at
}

/** The place that cards can leave as a react: that of a battle which the opponent has just begun (rule 16.1.4). */
function mayLeave(reading: Position, side: Side): string | null {
  const { battle, active } = reading.board
  if (battle === null || battle.step !== 'begun' || active === side) return null
  return isBarred(reading, 'react from', side, battle.at) ? null : battle.at
}

/** How a card would react: in which way, to which place, together with which card. */
interface ReactChoice {
  readonly way: ReactWay
  readonly at: string
  readonly with?: Subject | null
}

/** The texts that may let a card react: its own in hand, and those of cards in play. */
function reactTexts(reading: Position, side: Side, subject: Subject): readonly Active[] {
  const all = reading.active('react')
  if (!('card' in subject)) return all
  const meant = { reading, you: side, card: subject.card, self: null, here: null }
  return [...heldBy(subject.card, side).map((held) => ({ ...held, meant })), ...all]
}

/** The reacts that some texts give to a card now. */
function grantsIn(
  reading: Position,
  texts: readonly Active[],
  player: Side,
  card: Subject,
  { way, at, with: along = null }: ReactChoice,
): readonly GrantedReact[] {
  const asked = { question: 'way to react', way, card, to: { place: at }, with: along, player } as const
  // With a pilot it comes to battles only (S-E13).
  return answersTo(reading, 'react', asked, texts).filter(
    ({ rule }) => rule.with === undefined || reading.board.battle !== null,
  )
}

/** The reacts that texts give to a card now by itself. */
const grantsFor = (reading: Position, side: Side, subject: Subject, reacting: ReactChoice): readonly GrantedReact[] =>
  grantsIn(reading, reactTexts(reading, side, subject), side, subject, reacting)

/** The price of a react. */
function priceOf({ rule, meant }: GrantedReact, cost: number): number {
  if (rule.free === true || (rule.freeIf !== undefined && holds(rule.freeIf, meant))) return 0
  return Math.max(0, cost + (rule.cost ?? 0))
}

/** The ways in which a card can be deployed as a react, each at its least price (rule 16.1.1). */
export function reactWays(
  reading: Position,
  side: Side,
  card: EngineCard,
  hand: readonly Pick<ZoneCard, 'handle' | 'card'>[],
): readonly PricedWay[] {
  const at = mayReactTo(reading, side)
  if (at === null || card.type === 'location') return []
  const { force } = reading.board.sizes[side]
  // The usual price may be higher than the present one.
  const rich: Position = {
    ...reading,
    board: {
      ...reading.board,
      sizes: { ...reading.board.sizes, [side]: { ...reading.board.sizes[side], force: Number.MAX_SAFE_INTEGER } },
    },
  }
  const ways = deployWays(rich, side, card, hand).filter(
    ({ way }) => way.way !== 'instead' && placeOfWay(reading, way) === at,
  )
  const subject = { card: card.id }
  return reactTexts(reading, side, subject).flatMap((text) =>
    ways.flatMap(({ way, cost }): readonly PricedWay[] => {
      const pilot = way.way === 'together' ? hand.find(({ handle }) => handle === way.pilot) : undefined
      const along = pilot === undefined ? null : { card: pilot.card }
      const [granted] = grantsIn(reading, [text], side, subject, { way: 'deploy', at, with: along })
      return granted === undefined ? [] : [{ way, cost: priceOf(granted, cost) }].filter((one) => one.cost <= force)
    }),
  )
}

/** The kinds of moves by which cards react: never by shuttle, transit, transfer or a path of a text (rule 16.1.2). */
const REACTING: readonly MoveKind[] = ['landspeed', 'hyperspeed', 'land', 'take-off', 'embark', 'disembark']
const reactingMoves = (reading: Position, piece: TableCard): readonly Move[] =>
  movesAtAnyPrice(reading, piece).filter(({ kind }) => REACTING.includes(kind))

/** The moves by which a card on table can react: to the place, or away from it (rules 16.1.1, 16.1.2, 16.1.5). */
export const reactMoves = (reading: Position, piece: TableCard): readonly Move[] =>
  reading.board.today.reacted.includes(piece.handle) ? [] : [...movesTo(reading, piece), ...movesAway(reading, piece)]

/** The moves by which a card reacts away from a battle; where it goes reacts must be allowed (rule 16.1.4, S-E14). */
function movesAway(reading: Position, piece: TableCard): readonly Move[] {
  const side = sideOfPiece(piece)
  const from = mayLeave(reading, side)
  if (from === null || piece.at !== from) return []
  const { force } = reading.board.sizes[side]
  return grantsFor(reading, side, { piece }, { way: 'leave', at: from }).flatMap((granted) =>
    reactingMoves(reading, piece)
      .filter((move) => {
        const to = goalOf(reading, move)
        return to !== null && to !== from && !isBarred(reading, 'react to', side, to)
      })
      .map((move) => ({ ...move, cost: priceOf(granted, move.cost) }))
      .filter(({ cost }) => cost <= force),
  )
}

function movesTo(reading: Position, piece: TableCard): readonly Move[] {
  const side = sideOfPiece(piece)
  const { board } = reading
  const at = mayReactTo(reading, side)
  const from = whereIs(board, piece)
  if (at === null || from === null || from === at) return []
  if (isBarred(reading, 'react from', side, from)) return []
  const { force } = board.sizes[side]
  const grants = grantsFor(reading, side, { piece }, { way: 'move', at })
  return grants.flatMap((granted) =>
    reactingMoves(reading, piece)
      .filter((move) => goalOf(reading, move) === at)
      .map((move) => ({ ...move, cost: priceOf(granted, move.cost) }))
      .filter(({ cost }) => cost <= force),
  )
}

const movers = (reading: Position, side: Side): readonly TableCard[] =>
  reading.board.pieces.filter((piece) => sideOfPiece(piece) === side && reactMoves(reading, piece).length > 0)

/** Whether a side could react, as far as everybody can see. */
export function couldReact(reading: Position, side: Side): boolean {
  const { board } = reading
  if (board.active === side || placeNow(board) === null) return false
  if (movers(reading, side).length > 0) return true
  if (mayReactTo(reading, side) === null) return false
  // A card on table can let any other react.
  const others = reading
    .active('react')
    .some(
      ({ rule, meant }) =>
        rule.word === 'react' && rule.way === 'deploy' && rule.of !== undefined && meant.you === side,
    )
  if (!triesTitles(board.format))
    return board.sizes[side].hand > 0 && (others || quickCards(board.format, side).some(reactsFromHand))
  const held = others ? mayHoldAny(board, side) : mayHold(board, side, reactsFromHand)
  if (held.length === 0) return false
  const pilots = pilotsHeld(board, side).map(({ id }) => ({ handle: id, card: id }))
  return held.some((card) => reactWays(reading, side, card, pilots).length > 0)
}

/** The reacts that a side can begin, each card by itself (rule 16.1.3). */
export function reactOptions(reading: Position, side: Side, hand: readonly ZoneCard[]): readonly OptionHere[] {
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
