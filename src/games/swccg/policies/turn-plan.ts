/**
 * The rest of an own turn, put together step by step while the opponent pays for a drain. Each step has a name that holds
 * until the plan is played; a plan is read by trying its steps out, one after the other, on the position as it stands.
 */

import { numberOfText } from '../../../kit/chance/text-digest.ts'
import { madeOnce, onceFor } from '../../../kit/library/once-for.ts'
import { mayBattle } from '../rules/battle/steps.ts'
import { deployWays, placeOfWay, wayId } from '../rules/deploy/ways.ts'
import { isRegular, moveId, movesInPhase } from '../rules/move/ways.ts'
import { comingHandle, goingTo } from '../rules/option-facts.ts'
import { cardOf, opponentOf, type Side } from '../state/engine-card.ts'
import type { Move, Way } from '../state/game-frames.ts'
import type { TableCard } from '../state/game-state.ts'
import { locationAt, pieceOf, whereIs } from '../state/nesting.ts'
import { ofSide } from '../texts/values/fighting-values.ts'
import type { View } from '../view/player-view.ts'
import { read, supposedHandle } from './practice/supposing.ts'
import { afterDeploy, afterMove, type DeployAhead, inPhase, type MoveAhead } from './turn-ahead.ts'

// ---------------------------------------------------------------- names

/** The place or the carrier to which a way leads. */
const goalIn = (way: Way): string | null => ('at' in way ? way.at : 'on' in way ? way.on : null)

/** The same way to another place or carrier. */
const wayTo = (way: Way, goal: string): Way =>
  'at' in way ? { ...way, at: goal } : 'on' in way ? { ...way, on: goal } : way

/** Returns the name of a card of the hand and a way to deploy it: a goal that comes from the hand itself has no handle yet. */
export function deployName({ hand }: Pick<View, 'hand'>, { held, way }: Pick<DeployAhead, 'held' | 'way'>): string {
  const goal = goalIn(way)
  const coming = hand.find(({ handle }) => supposedHandle(handle) === goal)
  return goingTo(held, wayId(coming === undefined ? way : wayTo(way, comingHandle(coming.card))))
}

/** Returns the names of a way now: its location or carrier may have come since the plan was made. */
export function wayNames(view: View, held: string, way: Way): readonly string[] {
  const goal = goalIn(way)
  const place = view.places.find(({ id }) => id === goal)
  const card = place === undefined ? pieceOf(view, goal)?.card : locationAt(view, place.id).id
  const ways = card === undefined ? [way] : [way, wayTo(way, comingHandle(card))]
  return ways.map((one) => goingTo(held, wayId(one)))
}

/** Returns the name of a move. */
export const moveName = ({ piece, move }: MoveAhead): string => goingTo(piece, moveId(move))

const DRAW = 'n:'

/** The kinds of steps, as their names begin. */
export const STEP = {
  deploy: (name: string) => `d:${name}`,
  move: (name: string) => `m:${name}`,
  battle: (place: string) => `b:${place}`,
  /** Nothing is played in the battle. */
  fight: 'f',
  draw: (count: number) => `${DRAW}${count}`,
} as const

/** Returns the names of the steps of one kind. @param kind as their names begin */
export const namesOf = (steps: readonly string[], kind: string): readonly string[] =>
  steps.filter((step) => step.startsWith(kind)).map((step) => step.slice(kind.length))

// ---------------------------------------------------------------- a plan

/** The rest of a turn as it was put together. */
export interface TurnPlan {
  readonly deploys: readonly DeployAhead[]
  readonly moves: readonly MoveAhead[]
  /** The place of a battle, which is the last step; null: the turn ends by itself. */
  readonly battle: string | null
  /** Nothing is played in that battle while the opponent does nothing. */
  readonly fights: boolean
  readonly draws: number
}

/** A plan, its steps by their names, and the positions after them. */
export interface PlannedTurn extends TurnPlan {
  readonly steps: readonly string[]
  /** The position before all steps. */
  readonly start: View
  /** The position after the deployments. */
  readonly view: View
  /** The position after all steps, without the cards drawn. */
  readonly last: View
}

/** Returns the position in which the plan of a turn begins: its drains are paid, and all else is as it stands. */
export const planStart = madeOnce((view: View): View => inPhase({ ...view, drain: null }, 'deploy'))

/** Returns the regular moves of a card on table in the move phase: those that it makes once a turn. */
export const regularMoves = (view: View, piece: TableCard): readonly Move[] =>
  movesInPhase(read(view), piece).filter(isRegular)

/** Returns whether a move leads to a place or carrier that is on table already. */
export const leadsOnTable = ({ pieces, places }: Pick<View, 'pieces' | 'places'>, { on, at }: Move): boolean =>
  (on === null || pieces.some(({ handle }) => handle === on)) && (at === null || places.some(({ id }) => id === at))

/** The deployment with this name in a position; null: there is none any more. */
function deployNamed(view: View, start: View, side: Side, name: string): DeployAhead | null {
  for (const { handle: held, card } of view.hand) {
    if (!name.startsWith(goingTo(held, ''))) continue
    const others = view.hand.filter((one) => one.handle !== held)
    for (const { way, cost } of deployWays(read(view), side, cardOf(card), others))
      if (deployName(start, { held, way }) === name) return { held, card, way, cost, at: placeOfWay(read(view), way) }
  }
  return null
}

/** The move with this name of a card that was on table before the plan; null: there is none any more. */
function moveNamed(view: View, start: View, name: string): MoveAhead | null {
  for (const { handle } of start.pieces) {
    if (!name.startsWith(goingTo(handle, ''))) continue
    const piece = pieceOf(view, handle)
    const moves = piece === null ? [] : regularMoves(inPhase(view, 'move'), piece)
    const move = moves.find((one) => moveName({ piece: handle, move: one }) === name && leadsOnTable(start, one))
    if (move !== undefined) return { piece: handle, move }
  }
  return null
}

const PLANS = onceFor<View, PlannedTurn>()

/**
 * Reads a plan, once for each view: deployments first, then the battle, or else moves and cards drawn. Steps that are not possible are left
 * out.
 * @param steps their names; of battles and numbers the last counts
 */
export const planOf = (now: View, side: Side, steps: readonly string[]): PlannedTurn =>
  PLANS(now, [side, ...steps].join(' '), () => readPlan(now, side, steps))

function readPlan(now: View, side: Side, steps: readonly string[]): PlannedTurn {
  const start = planStart(now)
  let view = start
  const deploys: DeployAhead[] = []
  for (const name of namesOf(steps, STEP.deploy(''))) {
    const deploy = deployNamed(view, start, side, name)
    if (deploy === null) continue
    deploys.push(deploy)
    view = afterDeploy(view, side, deploy)
  }
  const battle = namesOf(steps, STEP.battle('')).at(-1) ?? null
  const isBattle = battle !== null && battlesIn(view).includes(battle)
  const moves: MoveAhead[] = []
  let last = view
  for (const name of isBattle ? [] : namesOf(steps, STEP.move(''))) {
    const move = moveNamed(last, start, name)
    if (move === null) continue
    moves.push(move)
    last = afterMove(last, side, move)
  }
  const wanted = isBattle ? 0 : Number(namesOf(steps, DRAW).at(-1) ?? 0)
  const draws = Math.max(0, Math.min(wanted, last.sizes[side].force))
  const plan = {
    deploys,
    moves,
    battle: isBattle ? battle : null,
    fights: isBattle && steps.includes(STEP.fight),
    draws,
  }
  return { ...plan, steps: stepsOf(start, plan), start, view, last }
}

/** Returns the places at which a battle could begin after these deployments. */
export const battlesIn = (view: View): readonly string[] => {
  const then = inPhase(view, 'battle')
  return then.places.flatMap(({ id }) => (mayBattle(read(then), id) ? [id] : []))
}

/** The steps of a plan by their names, in their order. */
export const stepsOf = (
  hand: Pick<View, 'hand'>,
  { deploys, moves, battle, fights, draws }: TurnPlan,
): readonly string[] => [
  ...deploys.map((one) => STEP.deploy(deployName(hand, one))),
  ...moves.map((one) => STEP.move(moveName(one))),
  ...(battle === null ? [] : [STEP.battle(battle)]),
  ...(fights ? [STEP.fight] : []),
  ...(draws === 0 ? [] : [STEP.draw(draws)]),
]

// ---------------------------------------------------------------- the position that was shown

/** Numbers that stand for a position, but for what the opponent pays. They follow from what both players see. */
export interface PositionNumbers {
  /** The opponent's cards on table, each where it lies, and the Interrupts that they have played in this turn. */
  readonly theirs: number
  /** How many own cards are in hand and on table, wherever they lie: a deployment or a move changes nothing. */
  readonly mine: number
}

/** Returns the numbers of a position for a side. */
export function positionNumbers(view: View, own: Side): PositionNumbers {
  const other = opponentOf(own)
  const lying = ofSide(view.pieces, other).map((piece) => {
    const at = whereIs(view, piece)
    return `${piece.card}@${at === null ? '' : locationAt(view, at).id}`
  })
  const locations = view.places.flatMap(({ cards }) => cards).filter((card) => cardOf(card).side === own)
  return {
    theirs: numberOfText([...lying.toSorted(), '/', ...view.today.titles[other]].join()),
    mine: view.sizes[own].hand + ofSide(view.pieces, own).length + locations.length,
  }
}
