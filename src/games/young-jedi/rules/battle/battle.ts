/** A battle from its declaration to the return of the survivors (parts 9 and 14). */
import type { Answer } from '../../../game.ts'
import { opposite, SIDES, type Side } from '../../cards/card.ts'
import { ask } from '../ask.ts'
import type { BattleFrame, HeldCard, Question, State, TurnFrame } from '../state.ts'
import { fighters, isType, type Table } from '../table.ts'
import { fight } from './fight.ts'
import { type PlanCard, planCards } from './plan.ts'
import { revealFighters } from './reveal.ts'

/** Rule 9.1: each side needs a face-up character on the current planet. */
export const mayBattle = (state: State): boolean => SIDES.every((side) => fighters(state.sides[side]).length > 0)

/** The active player declares a battle with these Battle cards from his hand (rule 9.2). */
export function openBattle(table: Table, turn: TurnFrame, handles: readonly string[]): void {
  const attacker = table.state.active
  const idle = { cards: null, plan: null, fights: 0 }
  const frame: BattleFrame = { frame: 'battle', step: 'numbers', attacker, sides: { dark: idle, light: idle } }
  turn.step = 'even-up' // where the turn goes on when the battle is over
  table.state.flow.push(frame)
  table.tell('battle', attacker, { number: handles.length })
  chooseBattleCards(table, frame, attacker, handles)
}

function chooseBattleCards(table: Table, frame: BattleFrame, side: Side, handles: readonly string[]): void {
  const cards: HeldCard[] = handles.map((handle) => table.fromHand(side, handle))
  frame.sides[side] = { ...frame.sides[side], cards }
}

export function runBattle(table: Table, frame: BattleFrame): void {
  const defender = opposite(frame.attacker)
  switch (frame.step) {
    case 'numbers':
      frame.step = 'plans'
      // Whether a side is asked hangs on public facts: an empty hand holds no Battle card.
      if (table.side(defender).hand.length > 0) return ask(table, defender, 'battle-cards')
      return setNumber(table, frame, defender, [])
    case 'plans':
      return askForPlans(table, frame, [defender, frame.attacker])
    case 'fights':
      return nextFight(table, frame)
    case 'close':
      return closeBattle(table, frame)
  }
}

export function answerBattle(table: Table, frame: BattleFrame, question: Question, answer: Answer): void {
  if (question.kind === 'battle-cards') return setNumber(table, frame, question.side, answer.choose ?? [])
  frame.sides[question.side] = { ...frame.sides[question.side], plan: answer.arrange ?? [] }
}

/** The defender's number, told in the open; the cards stay secret (rules 9.2.2, 28.4). */
function setNumber(table: Table, frame: BattleFrame, side: Side, handles: readonly string[]): void {
  chooseBattleCards(table, frame, side, handles)
  table.tell('battle-cards', side, { number: handles.length })
}

/**
 * Rule 9.2.6: both plans are secret. The defender makes his in the same sitting as his number, then the attacker his:
 * neither sees the other's before the fights. A plan that can only be one card isn't asked for.
 */
function askForPlans(table: Table, frame: BattleFrame, order: readonly Side[]): void {
  for (const side of order) {
    if (frame.sides[side].plan !== null) continue
    const pieces = planCards(table.state, frame, side)
    if (pieces.length > 1) return ask(table, side, 'plan')
    frame.sides[side] = { ...frame.sides[side], plan: pieces.map((piece) => piece.handle) }
  }
  frame.step = 'fights'
}

/** Rules 10.1 and 14.3: reveal a fighter on each side and let them fight, until a plan has no character left. */
function nextFight(table: Table, frame: BattleFrame): void {
  if (SIDES.some((side) => charactersLeft(table, frame, side).length === 0)) return breakThrough(table, frame)
  const dark = revealFighters(table, frame, 'dark')
  const light = revealFighters(table, frame, 'light')
  fight(table, frame, { dark, light })
}

const charactersLeft = (table: Table, frame: BattleFrame, side: Side): readonly PlanCard[] =>
  planCards(table.state, frame, side).filter((piece) => isType(piece.card, 'character'))

/** Rule 14.4: the attacker's characters that have not fought cost the defender a card each. */
function breakThrough(table: Table, frame: BattleFrame): void {
  frame.step = 'close'
  const left = charactersLeft(table, frame, frame.attacker).length
  if (left > 0) table.damage(opposite(frame.attacker), left, 'breakthrough')
}

/** Rules 14.5–14.7: Battle cards that were never reached are discarded, everything else is where it was. */
function closeBattle(table: Table, frame: BattleFrame): void {
  for (const side of SIDES) {
    const left = frame.sides[side].cards ?? []
    const unused = left.map((held) => held.card)
    frame.sides[side] = { ...frame.sides[side], cards: [] }
    table.toDiscard(side, unused)
    if (unused.length > 0) table.tell('discard', side, { why: 'unused', cards: unused })
  }
  table.tell('battle-end', null, {})
  table.state.flow.pop()
}
