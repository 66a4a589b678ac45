/** The turn: six phases with their chances, then the end (parts 5, 6, 11). */
import type { Answer } from '../../../../contract/index.ts'
import { opponentOf, type Side } from '../../state/engine-card.ts'
import { PHASES, type TurnFrame } from '../../state/game-frames.ts'
import { type Kind, newDay } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { sideOfPiece } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { type Moment, plainly } from '../../texts/occasions.ts'
import { dutiesOf, standingDuties } from '../../texts/offers.ts'
import { generation } from '../../texts/values/presence.ts'
import type { OptionHere } from '../abouts.ts'
import { beginBattle, mayBattle } from '../battle/steps.ts'
import { beginDeploy } from '../deploy/steps.ts'
import { beginDrain, mayDrain } from '../drain/steps.ts'
import { movesFallDue } from '../move/added-ways.ts'
import { beginMove } from '../move/steps.ts'
import { movesInPhase } from '../move/ways.ts'
import { beginText, endLasting } from '../texts/begin.ts'
import { couldAct } from '../texts/chances.ts'
import { answered, nextIn } from './windows.ts'

/** How much Force the active player may still activate (rules 6.1, 6.2, 6.4; SG-26). */
export function activationLeft(reading: Position): number {
  const { active, today, sizes } = reading.board
  return Math.max(0, Math.min(sizes[active].reserve, generation(reading, active) - today.activated))
}

const OWN_MOMENT: Readonly<Record<string, Moment>> = {
  activate: 'your activate',
  control: 'your control',
  deploy: 'your deploy',
  move: 'your move',
  draw: 'your draw',
}

/** Whether the texts of the draw phase come now: before the draws, and until its player has passed on them. */
const isAhead = ({ step, draws }: TurnFrame): boolean => step === 'draw' && draws !== true

/** Whether the active player can activate Force: one amount at a time, again only after the opponent has acted (SG-26). */
const activatesNow = (reading: Position, { activated }: TurnFrame): boolean =>
  activated !== true && activationLeft(reading) > 0

/** Whether there is anything that the active player could do in this phase, as far as everybody can see. */
function activeMay(reading: Position, frame: TurnFrame): boolean {
  const { board } = reading
  const { active } = board
  if (frame.skips !== 'nothing') return false
  const own = OWN_MOMENT[frame.step]
  if (frame.step !== 'activate' && frame.step !== 'draw' && couldAct(reading, active, 'any time')) return true
  const isOver = frame.step === 'draw' && !isAhead(frame)
  if (own !== undefined && !isOver && couldAct(reading, active, own)) return true
  switch (frame.step) {
    case 'activate':
      return activatesNow(reading, frame)
    case 'control':
      return board.places.some(({ id }) => mayDrain(reading, id))
    case 'deploy':
      return board.sizes[active].hand > 0 || mayMove(reading, active)
    case 'battle':
      return board.places.some(({ id }) => mayBattle(reading, id))
    case 'move':
      return mayMove(reading, active)
    case 'draw':
      return board.sizes[active].force > 0
    case 'end':
    case 'over':
      return false
  }
}

/** Whether a card of this side can move or change its seat in this phase. */
const mayMove = (reading: Position, side: Side): boolean =>
  reading.board.pieces.some((piece) => sideOfPiece(piece) === side && movesInPhase(reading, piece).length > 0)

/** Texts of the activate phase come behind the activation, those of the draw phase before the draws (U-47). */
function kindFor(reading: Position, frame: TurnFrame): Kind {
  const { step } = frame
  if (step === 'activate') return activatesNow(reading, frame) ? 'activate' : 'begin'
  const own = OWN_MOMENT[step]
  if (own !== undefined && isAhead(frame) && couldAct(reading, reading.board.active, own)) return 'begin'
  return step === 'draw' ? 'draw' : 'act'
}

/** The next step of a turn: a phase ends with two passes in a row (rule 5.4, U09, SG-25). */
export function turnStep(table: GameTable, frame: TurnFrame): void {
  const { state } = table
  if (frame.step === 'end') return recirculateBoth(table, frame)
  if (frame.step === 'over') return endTurn(table)
  const { active } = state
  if (frame.window === null && state.phase !== frame.step) {
    enter(table, frame)
    // Duties that hold in this phase fall due before anybody acts (rule 36.5).
    if (standingDuties(table.reading).length > 0) return
  }
  const { reading } = table
  const seat = nextIn(frame, active, (side) =>
    side === active ? activeMay(reading, frame) : couldAct(reading, side, 'any time'),
  )
  if (seat === active && drainsOn(table, frame)) return
  if (seat !== null) return table.ask(seat, seat === active ? kindFor(reading, frame) : 'begin')
  if (fallsDue(table, frame)) return
  if (frame.step === 'deploy') table.note({ moment: 'end of deploy', side: active, it: null })
  const next = PHASES[PHASES.indexOf(frame.step) + 1]
  frame.step = next ?? 'end'
  if (frame.skips === 'phase') frame.skips = 'nothing'
}

/** A duty in a phase whose moment its player has not chosen falls due at the end of that phase (rule 26.5). */
function fallsDue(table: GameTable, { step }: TurnFrame): boolean {
  if (step === 'move' && movesFallDue(table)) return true
  const { active } = table.state
  const own = OWN_MOMENT[step]
  if (own === undefined) return false
  // In the draw phase of either player, those of both.
  for (const side of step === 'draw' ? [active, opponentOf(active)] : [active]) {
    const [due] = dutiesOf(table.reading, side, plainly(own))
    if (due === undefined) continue
    const { card, source, piece } = due
    beginText(table, side, { card, source, hand: null, piece, responds: false })
    return true
  }
  return false
}

/** The next of the Force drains that were begun together; what has become impossible is left out. */
function drainsOn(table: GameTable, frame: TurnFrame): boolean {
  for (let at = frame.drains.shift(); at !== undefined; at = frame.drains.shift())
    if (mayDrain(table.reading, at)) {
      answered(frame, false)
      beginDrain(table, table.state.active, at)
      return true
    }
  return false
}

/** A phase begins; that is no action (rule 15.3). */
function enter(table: GameTable, frame: TurnFrame): void {
  if (frame.step === 'end' || frame.step === 'over') return
  table.state.phase = frame.step
  table.state.today.fresh = []
  delete table.state.today.acted
  table.tell('phase', table.state.active, { phase: frame.step })
}

/** A game ends after this many turns in a row in which no card was deployed or lost (U-36). */
const STANDSTILL = 20
/** Turns before that end at which both players are told. */
const TOLD: readonly number[] = [10, 4, 2]

/** Counts the turns in which nothing happens. @returns whether the game ends by them (U-36) */
function isStill(table: GameTable): boolean {
  const { state } = table
  state.still = state.today.stirred ? 0 : state.still + 1
  const left = STANDSTILL - state.still
  if (TOLD.includes(left)) table.tell('standstill', null, { turns: left })
  return left <= 0
}

/** The end of a turn: both recirculate, before texts about its end (rules 5.2, 11.2; SG-77). */
function recirculateBoth(table: GameTable, frame: TurnFrame): void {
  const { active } = table.state
  for (const side of [active, opponentOf(active)]) table.recirculate(side)
  frame.step = 'over'
  table.note({ moment: 'turn over', side: active, it: null })
}

/** Effects that last for the turn end, and the opponent's turn begins (rules 5.2, 11.2; SG-77). */
function endTurn(table: GameTable): void {
  const { state } = table
  const { active } = state
  table.pop()
  endLasting(table, 'turn', 'battle', 'shot', 'draw')
  if (String(state.turn) === state.agreed.turns) return table.countOut('turns')
  if (isStill(table)) return table.countOut('standstill')
  state.turn += 1
  state.active = opponentOf(active)
  beginTurn(table)
}

/** Begins the turn of the active player. */
export function beginTurn(table: GameTable): void {
  const { state } = table
  state.today = newDay()
  // No phase yet: the first is entered with its fact.
  state.phase = 'draw'
  table.push({ frame: 'turn', step: 'activate', window: null, skips: 'nothing', drains: [] })
  table.tell('turn', state.active, { turn: state.turn })
  table.note({ moment: 'turn begun', side: state.active, it: null })
}

/** Carries out what a player does in a phase (rules 6.2, 11.1, 15.9). */
export function closeTurn(
  table: GameTable,
  frame: TurnFrame,
  seat: Side,
  kind: Kind,
  answer: Answer,
  chosen: readonly OptionHere[],
): void {
  const { state } = table
  if (kind === 'activate') {
    const count = answer.number ?? 0
    table.activate(seat, count)
    state.today.activated += count
    frame.activated = true
    if (couldAct(table.reading, seat, 'your activate')) answered(frame, false)
    else frame.window = { turn: opponentOf(seat), passes: 1 }
    return
  }
  if (kind === 'draw') return drawOn(table, frame, seat, answer)
  const passed = answer.exit !== 'do'
  // A player without a use for a text draws then.
  if (passed && isAhead(frame) && seat === state.active) {
    frame.draws = true
    return
  }
  if (!passed && seat !== state.active) delete frame.activated
  if (answer.exit === 'end-turn') frame.skips = 'turn'
  else if (answer.exit === 'pass' && seat === state.active) frame.skips = 'phase'
  else if (!passed && seat !== state.active && frame.skips === 'phase') frame.skips = 'nothing'
  // A pass in silence after a single action: its player may still act once the active player has passed (U-46).
  if (passed && seat !== state.active && state.agreed.pace !== 'strict' && frame.window?.passes === 0)
    frame.window = { turn: state.active, passes: 0 }
  else answered(frame, passed)
  if (passed) return
  if (frame.step === 'deploy') state.today.acted = true
  // After an act of the opponent the active player is asked anew.
  const [first, ...more] = chosen
  frame.drains = more.flatMap(({ about }) => about?.place ?? [])
  if (first !== undefined) begin(table, seat, first)
}

/**
 * Draws cards into hand. Their player sees them, and may draw more after the opponent's chance, until they end the turn
 * (rule 11.1, SG-76).
 */
function drawOn(table: GameTable, frame: TurnFrame, seat: Side, { exit, number = 0 }: Answer): void {
  if (exit !== 'end-turn') {
    const cards = table.draw(seat, number, 'force')
    table.tell('drew', seat, { count: cards.length }, { cards })
  }
  if (exit === 'draw') return answered(frame, false)
  frame.skips = 'turn'
  frame.window = { turn: opponentOf(seat), passes: 1 }
}

/** Begins the action of an option: what, and with which card or where. */
function begin(table: GameTable, seat: Side, { group, face, about: { place, held } = {} }: OptionHere): void {
  if (group === 'drain' && place != null) beginDrain(table, seat, place)
  else if (group === 'deploy' && held !== undefined) beginDeploy(table, seat, held)
  else if (group === 'battle' && place != null) beginBattle(table, seat, place)
  else if (group === 'move' && face !== undefined) beginMove(table, seat, face)
}
