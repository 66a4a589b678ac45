/** Deploying a card: where, the cost, responses, then it lies (rules 8.1, 15.6). */
import type { Answer } from '../../../../contract/index.ts'
import { cardOf, momentOfHand, opponentOf, type Side } from '../../state/engine-card.ts'
import type { Facts } from '../../state/game-facts.ts'
import type { DeployFrame, Way } from '../../state/game-frames.ts'
import type { State } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { placeOf, sideOfPiece, toldPlace, whereIs } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { immediateGoals } from '../../texts/immediate.ts'
import { occasionOf } from '../../texts/occasions.ts'
import { joinBattle } from '../battle/joining.ts'
import { reactWays } from '../react/reacting.ts'
import { beginText } from '../texts/begin.ts'
import { couldAct } from '../texts/chances.ts'
import { answered, nextIn } from '../turn/windows.ts'
import { cardTypeOf } from './card-types.ts'
import { replaceShips } from './replacing.ts'
import { takePlace } from './taking-place.ts'
import { deployWays, type PricedWay, wayId, waysBy } from './ways.ts'

export function beginDeploy(table: GameTable, side: Side, hand: string, react = false): void {
  table.push({
    ...{ frame: 'deploy', step: 'where', side, hand, by: null, card: null, way: null, window: null },
    ...{ cancelled: false, handle: null, react },
  })
}

/** Begins to deploy a card of the hand in a moment of its own text, in response to the innermost frame (rules 8.3.8, 8.6.2). */
export const beginImmediate = (table: GameTable, side: Side, hand: string): void =>
  table.push({
    ...{ frame: 'deploy', step: 'where', side, hand, by: null, card: null, way: null, window: null },
    ...{ cancelled: false, handle: null, react: false, immediate: true },
  })

/** The ways of such a card at the moment of the frame below. */
function immediateWays(state: State, reading: Position, frame: DeployFrame, card: string): readonly PricedWay[] {
  const below = state.flow[state.flow.indexOf(frame) - 1]
  if (below === undefined) return []
  const { side } = frame
  return immediateGoals(reading, side, card, occasionOf(below, state)).map((goal) => ({
    way: 'table' in goal ? { way: 'table', side } : { way: 'place', at: goal.place },
    cost: momentOfHand(cardOf(card))?.cost ?? 0,
  }))
}

/** The ways of the card that is being deployed. @throws if it has left the hand */
export function waysNow(state: State, reading: Position, frame: DeployFrame): readonly PricedWay[] {
  const { side, hand, by, react } = frame
  const held = state.sides[side].hand
  const card = held.find(({ handle }) => handle === hand)
  if (card === undefined) throw new Error(`no card ${hand} in hand`)
  const { reacted } = state.today
  const others = held.filter(({ handle }) => handle !== hand && !(react && reacted.includes(handle)))
  if (frame.immediate === true) return immediateWays(state, reading, frame, card.card)
  if (react && by === null) return reactWays(reading, side, cardOf(card.card), others)
  return by === null
    ? deployWays(reading, side, cardOf(card.card), others)
    : waysBy(reading, side, card.card, others, by)
}

export function deployStep(table: GameTable, frame: DeployFrame): void {
  if (frame.step === 'where') {
    const ways = waysNow(table.state, table.reading, frame)
    const [only, ...more] = ways
    if (only === undefined) return giveUp(table, frame)
    return more.length === 0 ? announce(table, frame, only) : table.ask(frame.side, 'deploy-where')
  }
  if (frame.step === 'respond') {
    const { reading } = table
    const seat = nextIn(frame, opponentOf(frame.side), (one) =>
      couldAct(reading, one, occasionOf(frame, reading.board)),
    )
    if (seat !== null) return table.ask(seat, 'respond')
    frame.step = 'result'
  }
  table.pop()
  const before = table.state.pieces.length
  result(table, frame)
  for (const piece of table.state.pieces.slice(before)) {
    const { handle, card } = piece
    if (sideOfPiece(piece) !== frame.side && cardOf(card).type === 'vehicle') piece.side = frame.side
    cardTypeOf(cardOf(card))?.lies(table, piece)
    if (frame.react) table.state.today.reacted.push(handle)
    joinBattle(table, handle)
    if (frame.immediate === true && cardOf(card).type === 'effect') ownDuties(table, frame.side, handle, card)
    else table.note({ moment: 'deployed', side: frame.side, it: { handle } })
  }
}

/** The duties of an Immediate Effect that has deployed; they respond to the same moment as itself. */
function ownDuties(table: GameTable, side: Side, source: string, card: string): void {
  for (const [piece, text] of Object.entries(cardOf(card).text[side]))
    if ('offer' in text && text.offer === 'must' && text.at.some(({ word }) => word === 'deployed'))
      beginText(table, side, { card, source, hand: null, piece, responds: true })
}

/** Nowhere to go: a card that was searched for goes back, and the deck is shuffled (S-E20). */
function giveUp(table: GameTable, { side, hand, by }: DeployFrame): void {
  table.pop()
  if (by === null) return
  const found = by.pilot ?? hand
  // Of a pair the card that was in hand before stays there.
  const last = table.side(side).hand.at(-1)?.handle
  table.side(side).reserve.push(table.fromHand(side, by.pilot === undefined ? found : (last ?? found)))
  table.shuffle(side)
}

export function closeDeploy(table: GameTable, frame: DeployFrame, { exit, choose = [] }: Answer): void {
  if (frame.step === 'respond') return answered(frame, exit === 'pass')
  const chosen = waysNow(table.state, table.reading, frame).find(({ way }) => wayId(way) === choose[0])
  if (chosen !== undefined) announce(table, frame, chosen)
}

/** The card is shown and paid for (rules 4.4, 8.4, 15.7; SG-18). */
function announce(table: GameTable, frame: DeployFrame, { way, cost }: PricedWay): void {
  const { side } = frame
  const card = table.fromHand(side, frame.hand)
  if (way.way === 'instead') {
    table.pop()
    return takePlace(table, side, card, way.of)
  }
  table.side(side).played.push(card)
  table.use(side, cost)
  Object.assign(frame, { card, way, step: 'respond' })
  // A location is told of once it lies.
  if (way.way === 'slot' || way.way === 'convert') return
  const handle = table.nextHandle()
  frame.handle = handle
  table.tell('deployed', side, { card, handle, ...aimOf(table, way), cost, react: frame.react })
}

type Aim = Pick<Facts['deployed']['data'], 'at' | 'place' | 'on' | 'onHandle' | 'role'>

/** The location and the carrier of a way, as everybody sees them. */
export function aimOf(table: GameTable, way: Way): Aim {
  const { board } = table
  const on = way.way === 'aboard' || way.way === 'carrier' ? way.on : null
  const carrier = board.pieces.find(({ handle }) => handle === on) ?? null
  const at =
    way.way === 'place' || way.way === 'together' || way.way === 'convert'
      ? way.at
      : carrier === null
        ? null
        : whereIs(board, carrier)
  const role = way.way === 'aboard' ? way.role : way.way === 'carrier' ? 'carried' : null
  return { ...toldPlace(board, at), on: carrier?.card ?? null, onHandle: carrier?.handle ?? null, role }
}

/** The card lies on table (rules 8.2 to 8.6). */
function result(table: GameTable, frame: DeployFrame): void {
  const { side, card, way, cancelled } = frame
  if (card === null || way === null) return
  const { played } = table.side(side)
  played.splice(played.lastIndexOf(card), 1)
  if (cancelled) return frame.react ? takeBackReact(table, frame, card) : table.toPile(card, 'lost')
  layBy(table, side, card, way, frame.handle ?? undefined)
}

/** A card comes to lie where a way leads; a location is told of. @param handle given to it before */
export function layBy(table: GameTable, side: Side, card: string, way: Way, handle?: string): void {
  switch (way.way) {
    case 'slot':
      return table.tell('placed', side, { card, place: table.open(card, way.index, way.around), converts: false })
    case 'convert':
      placeOf(table.state, way.at).cards.push(card)
      table.stir()
      return table.tell('placed', side, { card, place: way.at, converts: true })
    case 'place':
      replaceShips(table, side, table.lay(card, { at: way.at, on: null, role: null }, handle), way)
      return
    case 'aboard':
      table.lay(card, { at: null, on: way.on, role: way.role }, handle)
      return
    case 'carrier':
      table.lay(card, { at: null, on: way.on, role: 'carried' }, handle)
      return
    case 'table':
      table.lay(card, { at: null, on: null, role: null }, handle)
      return
    case 'together':
      return layTogether(table, side, card, way, handle)
    case 'instead':
      return takePlace(table, side, card, way.of)
  }
}

/**
 * A cancelled react has no result: its card goes back to hand, a pilot stays there, and neither reacts again this turn
 * (rules 15.10, 16.1.5; U-41, SG-94).
 */
function takeBackReact(table: GameTable, { side, way, by }: DeployFrame, card: string): void {
  if (by?.act.word === 'deploy' && by.act.from === 'reserve') {
    // It goes back where it was found.
    table.side(side).reserve.push(card)
    table.shuffle(side)
    table.tell('react-undone', side, { card })
    return
  }
  const { handle } = table.intoHand(side, card)
  table.state.today.reacted.push(handle, ...(way?.way === 'together' ? [way.pilot] : []))
  table.tell('react-undone', side, { card })
}

/** A starfighter comes with its pilot (rule 8.3.6). */
function layTogether(
  table: GameTable,
  side: Side,
  card: string,
  way: Extract<Way, { way: 'together' }>,
  handle: string | undefined,
): void {
  const ship = table.lay(card, { at: way.at, on: null, role: null }, handle)
  const pilot = table.fromHand(side, way.pilot)
  const piece = table.lay(pilot, { at: null, on: ship.handle, role: 'pilot' })
  table.tell('deployed', side, {
    ...{ card: pilot, handle: piece.handle, ...toldPlace(table.board, way.at) },
    ...{ on: card, onHandle: ship.handle, role: 'pilot', cost: 0, react: false },
  })
}
