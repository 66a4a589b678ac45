/** A turn: start, Deploy, Battle, Even Up, end (part 4), with what each step asks. */
import type { Answer } from '../../../contract/index.ts'
import { opposite, type Side } from '../cards/card.ts'
import { ask } from '../state/ask.ts'
import {
  NEW_DAY,
  NEW_TURN,
  type Planet,
  type Question,
  type State,
  type TableCard,
  type TurnFrame,
} from '../state/game-state.ts'
import type { Table } from '../state/game-table.ts'
import { working } from '../texts/reading/in-play.ts'
import { evenUpSize } from '../texts/reading/numbers.ts'
import { mayBattle, openBattle } from './battle/battle-frame.ts'
import { controllerOf, losePlanet } from './control.ts'
import { answerDeploy, answerLimit, runDeployStep } from './deploy-step.ts'
import { mayDuel, openDuel } from './duel/duel-frame.ts'
import { answerRefuel, answerThrust } from './race/podrace.ts'
import { closeTurn, warnOfStandstill } from './standstill.ts'
import { targetsOf } from './texts/moments.ts'

/** Does the next step of a turn, and asks the active player where they have a choice. */
export function runTurn(table: Table, frame: TurnFrame): void {
  const { state } = table
  const { active } = state
  switch (frame.step) {
    case 'start':
      return startTurn(table, frame)
    case 'deploy':
      return runDeployStep(table, frame)
    case 'duel':
      if (state.options.duels && mayDuel(state)) return ask(table, active, 'duel')
      frame.step = 'battle'
      return
    case 'battle':
      if (mayBattle(state)) return ask(table, active, 'battle')
      frame.step = 'even-up'
      return
    case 'even-up':
      if (!frame.offered && removals(state, active).length > 0) {
        frame.offered = true
        return ask(table, active, 'remove')
      }
      return ask(table, active, 'even-up')
    case 'draw':
      return drawUp(table, frame)
    case 'control':
      return checkControl(table, frame)
    case 'leave':
      return endTurn(table)
  }
}

/** Takes the answer to a question of a turn. */
export function answerTurn(table: Table, frame: TurnFrame, question: Question, answer: Answer): void {
  switch (question.kind) {
    case 'deploy':
      return answerDeploy(table, frame, answer)
    case 'thrust':
      return answerThrust(table, question.side, answer, Number(question.about))
    case 'refuel':
      return answerRefuel(table, question.side, answer)
    case 'raise-limit':
      return answerLimit(table, answer)
    case 'duel':
      frame.step = 'battle' // the turn continues here after the duel
      if (answer.exit === 'duel') openDuel(table, answer.choose ?? [])
      return
    case 'battle':
      frame.step = 'even-up'
      if (answer.exit !== 'pass') openBattle(table, answer.choose ?? [])
      return
    case 'remove':
      return remove(table, question.side, answer)
    case 'even-up':
      return evenUp(table, frame, answer)
    case 'discard-down':
      return discardDown(table, frame, answer.choose ?? [])
    case 'end-turn':
      if (answer.exit === 'surrender') return surrender(table, question.side)
      frame.step = 'leave'
      return
    default:
      throw new Error(`a turn asks nothing like ${question.kind}`)
  }
}

// ---------------------------------------------------------------- start

/** Rule 4.2.1: starts a turn and turns all hidden cards of the active player face up (7.4), in every zone. */
function startTurn(table: Table, frame: TurnFrame): void {
  const { state } = table
  const side = table.side(state.active)
  state.turn += 1
  state.stirred = false
  state.today = NEW_DAY
  side.turnsHere += 1
  table.tell('turn', state.active, { turn: state.turn, planet: state.planet })
  const revealed: { handle: string; card: string }[] = []
  const turnUp = (laid: TableCard) => {
    if (!laid.hidden) return laid
    revealed.push({ handle: laid.handle, card: laid.card })
    return { ...laid, hidden: false }
  }
  side.table = side.table.map(turnUp)
  if (side.effect !== null) side.effect = turnUp(side.effect)
  for (const planet of Object.keys(side.stranded) as Planet[]) {
    const cards = side.stranded[planet]
    if (cards?.some((laid) => laid.hidden)) side.stranded = { ...side.stranded, [planet]: cards.map(turnUp) }
  }
  if (revealed.length > 0) table.tell('reveal', state.active, { cards: revealed })
  warnOfStandstill(table)
  frame.step = 'deploy'
}

// ---------------------------------------------------------------- Even Up

/**
 * Form F17: returns the face-up cards of the opponent that an Effect of the side may discard in this step (rule 17.5,
 * G-51).
 */
export function removals(state: State, side: Side): { readonly source: string; readonly target: TableCard }[] {
  return working(state, side, 'remove')
    .filter(({ text }) => text.when.on === 'even-up-step')
    .flatMap(({ laid, text }) => targetsOf(state, side, text.what).map((target) => ({ source: laid.handle, target })))
}

function remove(table: Table, side: Side, answer: Answer): void {
  const chosen = answer.exit === 'none' ? undefined : answer.choose?.[0]
  const found = removals(table.state, side).find(({ target }) => target.handle === chosen)
  if (found === undefined) return
  table.discardInPlay(side, found.source, 'price')
  table.discardInPlay(opposite(side), found.target.handle, 'text')
}

/** The option of `even-up` that discards the whole hand (rule 17.2). */
export const WHOLE_HAND = 'hand'

/** Rule 17.2: discards the chosen cards, then continues with 17.3. */
function evenUp(table: Table, frame: TurnFrame, answer: Answer): void {
  const { active } = table.state
  const chosen = answer.choose ?? []
  const whole = chosen.includes(WHOLE_HAND)
  const handles = whole ? table.side(active).hand.map((held) => held.handle) : chosen
  table.discardFromHand(active, handles, whole ? 'recycle' : 'even-up')
  frame.ending = answer.exit as TurnFrame['ending']
  frame.step = 'draw'
}

/** Rule 17.3: evens up to six cards, or to the number of an Effect. */
function drawUp(table: Table, frame: TurnFrame): void {
  const { active } = table.state
  const { hand } = table.side(active)
  const size = evenUpSize(table.state, active)
  if (hand.length > size) return ask(table, active, 'discard-down')
  frame.step = 'control'
  table.draw(active, size - hand.length)
  table.checkDecks() // rule 17.4
}

function discardDown(table: Table, frame: TurnFrame, handles: readonly string[]): void {
  table.discardFromHand(table.state.active, handles, 'even-up')
  frame.step = 'control'
}

// ---------------------------------------------------------------- end

/** Rules 18.1 and 18.5: checks control, then offers to surrender (decision G-52). */
function checkControl(table: Table, frame: TurnFrame): void {
  const { active } = table.state
  const winner = controllerOf(table.state)
  if (winner !== null) return losePlanet(table, opposite(winner), false)
  if (frame.ending === 'surrender') return surrender(table, active)
  if (frame.ending === 'review') {
    frame.ending = 'end'
    return ask(table, active, 'end-turn')
  }
  frame.step = 'leave'
}

function surrender(table: Table, side: Side): void {
  table.tell('surrender', side, { planet: table.state.planet })
  losePlanet(table, side, true)
}

function endTurn(table: Table): void {
  closeTurn(table)
  if (table.over) return
  table.state.active = opposite(table.state.active)
  table.state.flow = [{ ...NEW_TURN }]
}
