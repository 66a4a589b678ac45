/**
 * Runs a battle from its declaration to the return of the survivors (parts 9 and 14), starship battles included (22.5).
 */
import type { Answer } from '../../../../contract/index.ts'
import { opposite, type Planet, SIDES, type Side } from '../../cards/card.ts'
import { ask } from '../../state/ask.ts'
import type { BattleFrame, BattleSide, HeldCard, Question, State } from '../../state/game-state.ts'
import { battlers, findInPlay, isType, type Table } from '../../state/game-table.ts'
import { openFight } from './fight-frame.ts'
import { fightersLeft, planPieces } from './plan.ts'

/** Rules 9.1 and 23.8: returns the reason why the active player may not start a battle; null if they may. */
export function battleBar(state: State): 'passed' | 'nobody' | 'no-foe' | null {
  if (state.today.passed.includes(state.active)) return 'passed'
  if (battlers(state, state.active).length === 0) return 'nobody'
  return battlers(state, opposite(state.active)).length === 0 ? 'no-foe' : null
}

/**
 * Returns whether the active player may start a battle: each side has a face-up character there, and the attacker has
 * not passed.
 */
export const mayBattle = (state: State): boolean => battleBar(state) === null

const IDLE: BattleSide = { cards: null, plan: null, fights: 0, left: [], next: null, covered: false }

function newBattle(
  where: BattleFrame['where'],
  planet: Planet,
  attacker: Side,
  step: BattleFrame['step'],
): BattleFrame {
  return { frame: 'battle', step, where, planet, attacker, sides: { dark: IDLE, light: IDLE }, results: [] }
}

/** Opens the battle that the active player declares with these Battle cards from hand (rule 9.2). */
export function openBattle(table: Table, handles: readonly string[]): void {
  const { active, planet } = table.state
  const frame = newBattle('planet', planet as Planet, active, 'numbers')
  table.state.flow.push(frame)
  table.tell('battle', active, { number: handles.length })
  chooseBattleCards(table, frame, active, handles)
}

/** Opens a starship battle. The interceptor is the attacker (rule 22.5.1) and declares a number when asked. */
export function openSpaceBattle(table: Table, interceptor: Side, planet: Planet): void {
  const frame = newBattle('space', planet, interceptor, 'numbers')
  table.state.flow.push(frame)
  table.tell('starship-battle', interceptor, { planet })
}

function chooseBattleCards(table: Table, frame: BattleFrame, side: Side, handles: readonly string[]): void {
  const cards: HeldCard[] = handles.map((handle) => table.fromHand(side, handle))
  frame.sides[side] = { ...frame.sides[side], cards }
}

/** Does the next step of a battle: numbers, plans, fights, close. */
export function runBattle(table: Table, frame: BattleFrame): void {
  const defender = opposite(frame.attacker)
  switch (frame.step) {
    case 'numbers':
      return askForNumbers(table, frame, [frame.attacker, defender])
    case 'plans':
      return askForPlans(table, frame, [defender, frame.attacker])
    case 'fights':
      return nextFight(table, frame)
    case 'close':
      return closeBattle(table, frame)
  }
}

/** Rule 9.2.2: asks the attacker first. On a planet the declaration already has the attacker's number. */
function askForNumbers(table: Table, frame: BattleFrame, order: readonly Side[]): void {
  for (const side of order) {
    if (frame.sides[side].cards !== null) continue
    // An empty hand is public, so a side without cards need not be asked.
    if (table.side(side).hand.length > 0) return ask(table, side, 'battle-cards')
    setNumber(table, frame, side, [])
  }
  frame.step = 'plans'
}

/** Takes the answer to `battle-cards` or `plan`. */
export function answerBattle(table: Table, frame: BattleFrame, question: Question, answer: Answer): void {
  if (question.kind === 'battle-cards') return setNumber(table, frame, question.side, answer.choose ?? [])
  frame.sides[question.side] = { ...frame.sides[question.side], plan: answer.arrange ?? [] }
}

/** Tells the number of Battle cards to everybody; the cards stay secret (rules 9.2.2, 28.4). */
function setNumber(table: Table, frame: BattleFrame, side: Side, handles: readonly string[]): void {
  chooseBattleCards(table, frame, side, handles)
  const attacks = side === frame.attacker ? { attacker: true } : {}
  table.tell('battle-cards', side, { number: handles.length, ...attacks })
}

/**
 * Rule 9.2.6: both plans are secret. The defender makes their plan in the sitting of their number, and then the
 * attacker; neither sees the opponent's plan before the fights. A plan that can only be one card is not asked for.
 */
function askForPlans(table: Table, frame: BattleFrame, order: readonly Side[]): void {
  for (const side of order) {
    if (frame.sides[side].plan !== null) continue
    const pieces = planPieces(table.state, frame, side)
    if (pieces.length > 1) return ask(table, side, 'plan')
    frame.sides[side] = { ...frame.sides[side], plan: pieces.map((piece) => piece.id) }
  }
  frame.step = 'fights'
}

/** Rules 10.1 and 14.3: one fighter of each side meets, until a side has none left. */
function nextFight(table: Table, frame: BattleFrame): void {
  const ready = (side: Side) => frame.sides[side].next !== null || fightersLeft(table.state, frame, side).length > 0
  if (!SIDES.every(ready)) return breakThrough(table, frame)
  openFight(table, frame)
}

/** Rule 14.4: the attacker's characters that have not fought cost the defender a card each; starships don't (22.5.5). */
function breakThrough(table: Table, frame: BattleFrame): void {
  frame.step = 'close'
  const { attacker } = frame
  if (frame.where === 'space') return
  const aside = frame.sides[attacker].left.filter((handle) => {
    const found = findInPlay(table.state, attacker, handle)
    return found !== null && isType(found.laid.card, 'character')
  })
  const left = fightersLeft(table.state, frame, attacker).length + aside.length
  if (left === 0) return
  // Form F22: the text of the defender's last card prevents breakthrough.
  if (frame.sides[opposite(attacker)].covered) return table.tell('covered', opposite(attacker), { count: left })
  table.damage(opposite(attacker), left, 'breakthrough')
}

/** Rules 14.5–14.7: discards Battle cards that were never reached; all other cards return to where they were. */
function closeBattle(table: Table, frame: BattleFrame): void {
  for (const side of SIDES) {
    const left = frame.sides[side].cards ?? []
    const unused = left.map((held) => held.card)
    frame.sides[side] = { ...frame.sides[side], cards: [] }
    table.toDiscard(side, unused)
    if (unused.length > 0) table.tell('discard', side, { why: 'unused', cards: unused })
  }
  const won = (side: Side) => frame.results.filter((winner) => winner === side).length
  table.tell('battle-end', null, {
    ...(frame.where === 'space' ? { where: 'space' } : {}),
    fights: frame.results.length,
    won: { dark: won('dark'), light: won('light') },
  })
  table.state.flow.splice(table.state.flow.indexOf(frame), 1)
}
