/** The rest of a turn as the practice opponent would play it, as far as nothing new is seen on the way. */

import type { Option, Shape } from '../../../contract/index.ts'
import { onceFor } from '../../../kit/library/once-for.ts'
import { battleCost, mayBattle } from '../rules/battle/steps.ts'
import { deployWays, placeOfWay, wayId } from '../rules/deploy/ways.ts'
import { isRegular, moveId, movesInPhase, seatOn } from '../rules/move/ways.ts'
import { aboutMove, goingTo } from '../rules/option-facts.ts'
import { chancesFor } from '../rules/texts/chances.ts'
import { cardOf, type Side } from '../state/engine-card.ts'
import type { Move, Phase, Way } from '../state/game-frames.ts'
import { pieceOf, sideOfPiece } from '../state/nesting.ts'
import type { View } from '../view/player-view.ts'
import type { AskedHere } from './practice/asked.ts'
import { stepsOf } from './practice/deployment-plans.ts'
import { practice } from './practice/practice-player.ts'
import { deployed, moved, paid, read } from './practice/supposing.ts'

/** A card that is deployed, and how. */
export interface DeployAhead {
  readonly held: string
  readonly card: string
  readonly way: Way
  readonly at: string | null
  readonly cost: number
}

/** A text that is used, or an Interrupt that is played: its card, and the phase. */
export interface TextAhead {
  readonly card: string
  readonly phase: Phase
}

/** The rest of a turn. */
export interface TurnAhead {
  readonly deploys: readonly DeployAhead[]
  /** The position after them. */
  readonly view: View
  /** The moves after them. */
  readonly moves: readonly MoveAhead[]
  /** The position after the moves. */
  readonly last: View
  /**
   * The next step: a battle, a move, something else that a text gives, or the end of the turn with this many cards
   * drawn.
   */
  readonly goesOn: 'battle' | 'move' | 'text' | 'end'
  /** The text that comes next, where one does. */
  readonly text?: TextAhead
  /** The place of the battle that comes next; null: none does. */
  readonly battle: string | null
  readonly draws: number
}

/** Returns a choice of one option. */
const oneOf = (options: readonly Option[]): Shape => ({ type: 'choose', options, min: 1, max: 1 })

/** Returns a question as the rules would ask it in a supposed position. */
const supposedQuestion = (seat: Side, kind: string, shape: Shape, about: AskedHere['about']): AskedHere => ({
  ...{ id: '', seat, kind, shape, about },
  exits: [{ id: 'do' }, { id: 'pass', bare: true }, { id: 'end-turn', bare: true }],
})

/** The acts of a phase in a supposed position. */
function actsIn(view: View, seat: Side, phase: Phase): AskedHere {
  const reading = read(view)
  const chances = (moment: 'your deploy' | 'your move') => [
    ...chancesFor(reading, seat, moment, view.hand),
    ...chancesFor(reading, seat, 'any time', view.hand),
  ]
  const options = (): readonly Option[] => {
    switch (phase) {
      case 'deploy':
        return [
          ...view.hand.flatMap(({ handle, card }): readonly Option[] => {
            const isOpen = stepsOf(view, seat).some((step) => step.card === card)
            return isOpen ? [{ id: `deploy-${handle}`, card, group: 'deploy', about: { held: handle } }] : []
          }),
          ...chances('your deploy'),
        ]
      case 'battle':
        return [
          ...view.places
            .filter(({ id }) => mayBattle(reading, id))
            .map(
              ({ id }): Option => ({
                ...{ id: `battle-${id}`, group: 'battle' },
                about: { place: id, force: battleCost(reading, seat, id) },
              }),
            ),
          ...chancesFor(reading, seat, 'any time', view.hand),
        ]
      case 'move':
        return [
          ...view.pieces
            .filter((piece) => sideOfPiece(piece) === seat && movesInPhase(reading, piece).length > 0)
            .map(
              (piece): Option => ({ id: `move-${piece.handle}`, card: piece.card, face: piece.handle, group: 'move' }),
            ),
          ...chances('your move'),
        ]
      default:
        return []
    }
  }
  return supposedQuestion(seat, 'act', oneOf(options()), { phase, force: view.sizes[seat].force })
}

/** Positions in later phases, made once for each view, so that what follows from them is found once. */
const LATER = onceFor<View, View>()

/** Returns a position in a later phase of the same turn. */
export function inPhase(view: View, phase: Phase): View {
  if (view.phase === phase) return view
  return LATER(view, phase, () => ({ ...view, phase, today: { ...view.today, fresh: [] } }))
}

/** Positions after one more step, made once for each view: what is found from them is found once, too. */
const AFTER = onceFor<View, View>()

/** Returns a position in which a side has activated Force. */
export const activated = (view: View, side: Side, count: number): View =>
  AFTER(view, `${side} ${count}`, () => withActivated(view, side, count))

function withActivated(view: View, side: Side, count: number): View {
  const own = view.sizes[side]
  const sizes = { ...view.sizes, [side]: { ...own, reserve: own.reserve - count, force: own.force + count } }
  return { ...view, sizes, today: { ...view.today, activated: view.today.activated + count } }
}

/** Returns a position in which a card of the hand was deployed and paid for. */
export const afterDeploy = (view: View, side: Side, step: Omit<DeployAhead, 'at' | 'card'>): View =>
  AFTER(view, `${side} ${step.cost} ${goingTo(step.held, wayId(step.way))}`, () => withDeployed(view, side, step))

function withDeployed(view: View, side: Side, { held, way, cost }: Omit<DeployAhead, 'at' | 'card'>): View {
  const then = paid(deployed(view, held, way), side, cost)
  return { ...then, sizes: { ...then.sizes, [side]: { ...then.sizes[side], hand: then.hand.length } } }
}

/** The practice player's act in a phase; null: none. */
function actAhead(view: View, side: Side, phase: Phase): Option | null {
  const { shape, ...asked } = actsIn(view, side, phase)
  const { exit, choose = [] } = practice(view, { ...asked, shape })
  if (exit !== 'do' || shape.type !== 'choose') return null
  return shape.options.find(({ id }) => id === choose[0]) ?? null
}

const textOf = ({ card = '' }: Option, phase: Phase): TextAhead => ({ card, phase })

/** The next card to deploy, or text to use; null: nothing. */
function nextDeploy(view: View, side: Side): DeployAhead | TextAhead | null {
  const option = actAhead(view, side, 'deploy')
  if (option === null) return null
  if (option.group !== 'deploy') return textOf(option, 'deploy')
  const held = String(option.about?.held ?? '')
  const card = option.card ?? ''
  const others = view.hand.filter(({ handle }) => handle !== held)
  const ways = deployWays(read(view), side, cardOf(card), others)
  const options = ways.map(({ way, cost }): Option => ({ id: wayId(way), about: { force: cost } }))
  const where = practice(view, supposedQuestion(side, 'deploy-where', oneOf(options), { card }))
  const chosen = ways.find(({ way }) => wayId(way) === where.choose?.[0]) ?? ways[0]
  if (chosen === undefined) return null
  const { way, cost } = chosen
  return { held, card, way, cost, at: placeOfWay(read(view), way) }
}

/** The practice player's act in the battle phase: the place of a battle, or a text. */
const battleAhead = (view: View, side: Side): { readonly at: string } | TextAhead | null => {
  const option = actAhead(view, side, 'battle')
  if (option === null) return null
  return option.group === 'battle' ? { at: String(option.about?.place ?? '') } : textOf(option, 'battle')
}

const KNOWN = onceFor<View, TurnAhead>()

/** Returns the rest of a turn from its deploy phase on, made once for each view. */
export const turnAhead = (view: View, side: Side): TurnAhead => KNOWN(view, side, () => madeAhead(view, side))

/** The most cards that are deployed in one proposal. */
const MOST = 12

function madeAhead(start: View, side: Side): TurnAhead {
  let view = inPhase(start, 'deploy')
  const deploys: DeployAhead[] = []
  while (deploys.length < MOST) {
    const next = nextDeploy(view, side)
    if (next === null) break
    if ('phase' in next) return { ...stopped(deploys, view), goesOn: 'text', text: next, battle: null }
    deploys.push(next)
    view = afterDeploy(view, side, next)
  }
  const battle = battleAhead(inPhase(view, 'battle'), side)
  const none = stopped(deploys, view)
  if (battle !== null && 'phase' in battle) return { ...none, goesOn: 'text', text: battle, battle: null }
  if (battle !== null) return { ...none, goesOn: 'battle', battle: battle.at }
  return { deploys, view, battle: null, ...endAhead(view, side) }
}

/** Deployments that something else follows. */
const stopped = (deploys: readonly DeployAhead[], view: View) => ({ deploys, view, moves: [], last: view, draws: 0 })

/** Returns the rest of a turn from its move phase on. */
export function endAhead(view: View, side: Side): Pick<TurnAhead, 'moves' | 'last' | 'goesOn' | 'text' | 'draws'> {
  const { moves, view: last, goesOn, draws, text } = movesAhead(view, side)
  if (goesOn === 'end') return { moves, last, goesOn, draws }
  const none = { moves: [], last: view, draws: 0 }
  if (moves.length > 0) return { ...none, goesOn: 'move' }
  return { ...none, goesOn, ...(text === undefined ? {} : { text }) }
}

/** A card that moves, and where it goes. */
export interface MoveAhead {
  readonly piece: string
  readonly move: Move
}

/** The moves of a turn, the position after them, and what comes then. */
export interface MovesAhead {
  readonly moves: readonly MoveAhead[]
  readonly view: View
  readonly goesOn: 'text' | 'end'
  readonly text?: TextAhead
  readonly draws: number
}

/** Returns the position after a move that was paid for. */
export function afterMove(view: View, side: Side, { piece, move }: MoveAhead): View {
  const mover = pieceOf(view, piece)
  if (mover === null) return view
  const then = paid(moved(view, mover, move), side, move.cost)
  if (!isRegular(move)) return then
  return { ...then, today: { ...then.today, moved: [...then.today.moved, piece] } }
}

/** Returns the moves of cards that go along with another one, each in the first seat that it finds (rule 10.1.4). */
export function movesAlong(view: View, { piece, move }: MoveAhead, along: readonly string[]): readonly MoveAhead[] {
  const moves: MoveAhead[] = []
  let then = movedBy(view, { piece, move })
  for (const handle of along) {
    const other = pieceOf(then, handle)
    const role = other === null || move.on === null ? null : seatOn(then, move.on, other)
    const step = { piece: handle, move: { ...move, role, cost: 0 } }
    moves.push(step)
    then = movedBy(then, step)
  }
  return moves
}

/** Returns the position after the moves of a group that was paid for once. */
export const afterMoves = (view: View, side: Side, moves: readonly MoveAhead[]): View =>
  moves.reduce((then, one) => afterMove(then, side, one), view)

function movedBy(view: View, { piece, move }: MoveAhead): View {
  const mover = pieceOf(view, piece)
  return mover === null ? view : moved(view, mover, move)
}

/** The next move, or text to use; null: nothing. */
function nextMove(view: View, side: Side): MoveAhead | TextAhead | null {
  const option = actAhead(view, side, 'move')
  if (option === null) return null
  const piece = option.group === 'move' ? pieceOf(view, option.face ?? null) : null
  if (piece === null) return textOf(option, 'move')
  const moves = movesInPhase(read(view), piece)
  const options = moves.map((one): Option => ({ id: moveId(one), about: aboutMove(read(view), one) }))
  const about = { card: piece.card, piece: piece.handle }
  const where = practice(view, supposedQuestion(side, 'move-where', oneOf(options), about))
  const move = moves.find((one) => moveId(one) === where.choose?.[0]) ?? moves[0]
  return move === undefined ? null : { piece: piece.handle, move }
}

const MOVED = onceFor<View, MovesAhead>()

/** Returns the moves that the practice opponent would make from here on, found once for each view. */
export const movesAhead = (view: View, side: Side): MovesAhead => MOVED(view, side, () => movesFrom(view, side))

function movesFrom(start: View, side: Side): MovesAhead {
  let view = inPhase(start, 'move')
  const moves: MoveAhead[] = []
  while (moves.length < MOST) {
    const next = nextMove(view, side)
    if (next === null) break
    if ('phase' in next) return { moves, view, goesOn: 'text', text: next, draws: 0 }
    moves.push(next)
    view = afterMove(view, side, next)
  }
  return { moves, view, goesOn: 'end', draws: drawsAhead(inPhase(view, 'draw'), side) }
}

/** Returns how many cards the practice player draws. */
export function drawsAhead(view: View, side: Side): number {
  const { force } = view.sizes[side]
  if (force === 0) return 0
  const asked = supposedQuestion(side, 'draw', { type: 'number', min: 1, max: force }, { most: force })
  return practice(view, asked).number ?? 0
}
