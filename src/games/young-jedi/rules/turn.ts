/** A turn: start, Deploy, Battle, Even Up, end (part 4), with what each step asks. */
import type { Answer } from '../../game.ts'
import { opposite, type Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { ask } from './ask.ts'
import { mayBattle, openBattle } from './battle/battle.ts'
import { controllerOf, losePlanet } from './control.ts'
import { COUNTER_LIMIT, HAND_SIZE } from './limits.ts'
import { closeTurn, warnOfStandstill } from './standstill.ts'
import type { Planet, Question, State, TurnFrame } from './state.ts'
import { costOf, isType, strandedElsewhere, type Table } from './table.ts'

export function runTurn(table: Table, frame: TurnFrame): void {
  const { state } = table
  const { active } = state
  switch (frame.step) {
    case 'start':
      return startTurn(table, frame)
    case 'deploy':
      // Whether a side is asked hangs on public facts: an empty hand has nothing to deploy.
      if (table.side(active).hand.length > 0) return ask(table, active, 'deploy')
      frame.step = 'battle'
      return
    case 'battle':
      if (mayBattle(state)) return ask(table, active, 'battle')
      frame.step = 'even-up'
      return
    case 'even-up':
      return ask(table, active, 'even-up')
    case 'draw':
      return drawUp(table, frame)
    case 'control':
      return checkControl(table, frame)
    case 'leave':
      return endTurn(table)
  }
}

export function answerTurn(table: Table, frame: TurnFrame, question: Question, answer: Answer): void {
  switch (question.kind) {
    case 'deploy':
      return deploy(table, frame, answer)
    case 'battle':
      if (answer.exit === 'pass') frame.step = 'even-up'
      else openBattle(table, frame, answer.choose ?? [])
      return
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

/** Rule 4.2.1: a new turn, and all hidden cards of the active player are turned up (7.4), wherever they lie. */
function startTurn(table: Table, frame: TurnFrame): void {
  const { state } = table
  const side = table.side(state.active)
  state.turn += 1
  state.stirred = false
  side.turnsHere += 1
  table.tell('turn', state.active, { turn: state.turn, planet: state.planet })
  const revealed: { handle: string; card: string }[] = []
  const turnUp = (laid: (typeof side.table)[number]) => {
    if (!laid.hidden) return laid
    revealed.push({ handle: laid.handle, card: laid.card })
    return { ...laid, hidden: false }
  }
  side.table = side.table.map(turnUp)
  for (const planet of Object.keys(side.stranded) as Planet[]) {
    const cards = side.stranded[planet]
    if (cards?.some((laid) => laid.hidden)) side.stranded = { ...side.stranded, [planet]: cards.map(turnUp) }
  }
  if (revealed.length > 0) table.tell('reveal', state.active, { cards: revealed })
  warnOfStandstill(table)
  frame.step = 'deploy'
}

// ---------------------------------------------------------------- Deploy

/** Deploys the chosen cards in their order (part 5); `more` keeps the step open if anything was deployed. */
function deploy(table: Table, frame: TurnFrame, answer: Answer): void {
  const { state } = table
  const side = table.side(state.active)
  const chosen = answer.choose ?? []
  for (const handle of chosen) {
    const { card } = table.fromHand(state.active, handle)
    if (isType(card, 'location')) {
      table.layLocation(state.active, card, 'hand')
      continue
    }
    frame.spent += costOf(card)
    const laid = table.lay(state.active, card, side.turnsHere === 1)
    const facts = { handle: laid.handle, cost: laid.hidden ? null : costOf(card), card: laid.hidden ? null : card }
    table.tell('deploy', state.active, facts, laid.hidden ? { [state.active]: { card } } : undefined)
  }
  frame.step = answer.exit === 'more' && chosen.length > 0 ? 'deploy' : 'battle'
}

/** Whether a card may be deployed from hand to the current planet now (rules 5.2, 5.3, 6.2.1, 6.4, 8.2, 8.3). */
export function deployable(state: State, active: Side, id: string, spent: number): boolean {
  const card = cardById(id)
  const side = state.sides[active]
  switch (card.type) {
    case 'location': {
      const top = state.locations.at(-1)
      return card.planet === state.planet && top !== undefined && cardById(top.card).title !== card.title
    }
    case 'character':
    case 'weapon': {
      if (card.counters > COUNTER_LIMIT - spent) return false
      if (card.copies === 'diamond') return true
      if (strandedElsewhere(side, card.title)) return false
      return card.copies === 'stack' || !side.table.some((laid) => cardById(laid.card).title === card.title)
    }
    default:
      return false
  }
}

// ---------------------------------------------------------------- Even Up

/** The option of `even-up` that throws the whole hand away (rule 17.2). */
export const WHOLE_HAND = 'hand'

/** Rule 17.2, then on to 17.3. */
function evenUp(table: Table, frame: TurnFrame, answer: Answer): void {
  const { active } = table.state
  const chosen = answer.choose ?? []
  const whole = chosen.includes(WHOLE_HAND)
  const handles = whole ? table.side(active).hand.map((held) => held.handle) : chosen
  discardFromHand(table, active, handles, whole ? 'recycle' : 'even-up')
  frame.ending = answer.exit as TurnFrame['ending']
  frame.step = 'draw'
}

/** Rule 17.3: up to six, or down to six. */
function drawUp(table: Table, frame: TurnFrame): void {
  const { active } = table.state
  const { hand } = table.side(active)
  if (hand.length > HAND_SIZE) return ask(table, active, 'discard-down')
  const missing = HAND_SIZE - hand.length
  frame.step = 'control'
  table.draw(active, missing)
  table.checkDecks() // rule 17.4
}

function discardDown(table: Table, frame: TurnFrame, handles: readonly string[]): void {
  discardFromHand(table, table.state.active, handles, 'even-up')
  frame.step = 'control'
}

function discardFromHand(table: Table, side: Side, handles: readonly string[], why: 'even-up' | 'recycle'): void {
  const cards = handles.map((handle) => table.fromHand(side, handle).card)
  table.toDiscard(side, cards)
  if (cards.length > 0) table.tell('discard', side, { why, cards })
}

// ---------------------------------------------------------------- end

/** Rules 18.1 and 18.5: control first, then the option to surrender (decision G-52). */
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
  table.state.flow = [{ frame: 'turn', step: 'start', spent: 0, ending: 'end' }]
}
