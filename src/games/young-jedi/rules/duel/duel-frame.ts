/** Runs a lightsaber duel from the challenge to its end (part 23). */
import type { Answer } from '../../../../contract/index.ts'
import { bySeat } from '../../../../kit/seats/seats.ts'
import { opposite, SIDES, type Side } from '../../cards/card.ts'
import { rulesOf } from '../../cards/editions.ts'
import { ask } from '../../state/ask.ts'
import type { DuelFrame, Question, TableCard } from '../../state/game-state.ts'
import { findInPlay, onlyDestiny, type Table } from '../../state/game-table.ts'
import { ownTexts } from '../../texts/reading/in-play.ts'
import { fighterCard } from '../../texts/reading/scene.ts'
import { arms, strikers } from '../battle/reveal-texts.ts'
import { answerDefeatText, offerDefeatText } from '../texts/defeats.ts'
import { closeDuel, discardUnharmed } from './close.ts'
import { type DuelRole, duelId, duelist, duelists, duelScene, initiators, targets, weaponsFor } from './duelists.ts'
import { answerExchange, runExchange } from './exchange.ts'
import { answerPower, runHands, runPower } from './hands.ts'

export { mayDuel } from './duelists.ts'

/** Opens the duel that the active player chose (rules 23.4.1, 23.4.2). @param chosen ids of options of `duel` */
export function openDuel(table: Table, chosen: readonly string[]): void {
  const { state } = table
  const initiator = state.active
  const other = opposite(initiator)
  const pairs = initiators(state, initiator)
  const among: Readonly<Record<DuelRole, readonly TableCard[]>> = {
    who: pairs.map(({ who }) => who),
    with: pairs.map((pair) => pair.with),
    foe: targets(state, initiator),
  }
  const pick = (role: DuelRole) => among[role].find(({ handle }) => chosen.includes(duelId(role, handle)))?.handle ?? ''
  const both = <T>(own: T, theirs: T) => bySeat(SIDES, (side) => (side === initiator ? own : theirs))
  const frame: DuelFrame = {
    frame: 'duel',
    step: 'substitute',
    initiator,
    duelists: both(pick('who'), pick('foe')),
    weapons: both<string | null>(pick('with'), null),
    ignored: [],
    named: [],
    hands: { dark: [], light: [] },
    piles: { dark: [], light: [] },
    hits: { dark: 0, light: 0 },
    passed: [],
    turn: initiator,
    attack: null,
    scored: null,
    drawn: { dark: null, light: null },
    said: {},
    beaten: null,
    due: [],
  }
  state.today = { ...state.today, dueled: true }
  state.flow.push(frame)
  const card = (side: Side, handle: string) => findInPlay(state, side, handle)?.laid.card ?? null
  table.tell('duel', initiator, {
    who: card(initiator, pick('who')),
    with: card(initiator, pick('with')),
    foe: card(other, pick('foe')),
    handles: [pick('who'), pick('with'), pick('foe')],
  })
}

/** Does the next step of a duel. */
export function runDuel(table: Table, frame: DuelFrame): void {
  switch (frame.step) {
    case 'substitute':
      return askForSubstitute(table, frame)
    case 'numbers':
      return askForNumbers(table, frame)
    case 'weapon':
      return askForWeapon(table, frame)
    case 'strike':
      return askForStrike(table, frame)
    case 'power':
      return runPower(table, frame)
    case 'hands':
      return runHands(table, frame)
    case 'exchange':
      return runExchange(table, frame)
    case 'close':
      return closeDuel(table, frame)
    case 'after':
      return afterDuel(table, frame)
  }
}

// ---------------------------------------------------------------- the defender

/**
 * Rule 23.4.3: asks whether another dueling character of the defender takes the place of the one named; not in the
 * oldest edition.
 */
function askForSubstitute(table: Table, frame: DuelFrame): void {
  const { state } = table
  const defender = opposite(frame.initiator)
  if (frame.said.substitute === undefined) {
    frame.said = { ...frame.said, substitute: true }
    const bound = ownTexts(duelist(state, frame, defender).card, 'no-substitute').length > 0
    if (!bound && !rulesOf(state.options).duelistsOnly && substitutes(table, frame).length > 0)
      return ask(table, defender, 'substitute')
  }
  // Rule 23.5: a duelist with printed DAMAGE 0 is discarded without a duel.
  for (const side of SIDES)
    if (fighterCard(duelist(state, frame, side)).damage === 0) return discardUnharmed(table, frame, side)
  frame.step = 'numbers'
}

/** Returns the dueling characters that may take the place of the one named. */
export const substitutes = ({ state }: Pick<Table, 'state'>, frame: DuelFrame) =>
  duelists(state, opposite(frame.initiator)).filter(
    ({ handle }) => handle !== frame.duelists[opposite(frame.initiator)],
  )

/**
 * Odd card V1-JC-21: when the character is dueled, its owner names numbers; if the opponent draws one, the duel ends.
 */
function askForNumbers(table: Table, frame: DuelFrame): void {
  const defender = opposite(frame.initiator)
  frame.step = 'weapon'
  if (ownTexts(duelist(table.state, frame, defender).card, 'name-numbers').length > 0)
    ask(table, defender, 'name-numbers')
}

function askForWeapon(table: Table, frame: DuelFrame): void {
  const defender = opposite(frame.initiator)
  frame.step = 'strike'
  const { state } = table
  const usable = weaponsFor(state, defender, duelist(state, frame, defender), duelist(state, frame, frame.initiator))
  if (usable.length > 0) ask(table, defender, 'duel-weapon')
}

/** Form F19 in a duel: asks before the dueling hands are drawn, the defender first. */
function askForStrike(table: Table, frame: DuelFrame): void {
  for (const side of [opposite(frame.initiator), frame.initiator]) {
    const scene = duelScene(table.state, frame)
    if (frame.said[`strike/${side}`] !== undefined) continue
    if (strikers(scene, side).length === 0 || arms(scene, opposite(side)).length === 0) continue
    frame.said = { ...frame.said, [`strike/${side}`]: true }
    return ask(table, side, 'strike')
  }
  frame.step = 'power'
}

/** Takes the answer to a question of a duel. */
export function answerDuel(table: Table, frame: DuelFrame, question: Question, answer: Answer): void {
  const { side } = question
  const chosen = answer.exit === 'none' ? undefined : answer.choose?.[0]
  switch (question.kind) {
    case 'substitute':
      if (chosen === undefined) return
      frame.duelists[side] = chosen
      return table.tell('substitute', side, { card: duelist(table.state, frame, side).card, handle: chosen })
    case 'name-numbers':
      return drawAgainst(table, frame, side, (answer.choose ?? []).map(Number))
    case 'duel-weapon':
      if (chosen === undefined) return
      frame.weapons[side] = chosen
      return table.tell('duel-weapon', side, {
        card: findInPlay(table.state, side, chosen)?.laid.card ?? null,
        handle: chosen,
      })
    case 'strike':
      return strike(table, frame, side, chosen)
    case 'destiny-number':
      if (question.about === 'guess') return settleGuess(table, frame, side, Number(answer.choose?.[0]))
      return answerPower(table, frame, question, answer)
    case 'redraw':
      return answerPower(table, frame, question, answer)
    case 'attack':
    case 'block':
    case 'dueling-text':
      return answerExchange(table, frame, question, answer)
    case 'defeat-text':
    case 'forced-discard':
      return answerDefeatText(table, question, answer)
    default:
      throw new Error(`a duel asks nothing like ${question.kind}`)
  }
}

// ---------------------------------------------------------------- texts before the hands

/** The opponent shuffles, draws a card into their hand, and picks one of its two numbers if it has two (E-28). */
function drawAgainst(table: Table, frame: DuelFrame, side: Side, numbers: readonly number[]): void {
  const other = opposite(side)
  frame.named = numbers
  table.tell('named', side, { numbers: [...numbers] })
  table.shuffle(other)
  const card = table.takeTop(other)
  if (card === undefined) return
  table.tell('guess', other, { card })
  frame.drawn[other] = { card, number: null }
  const number = onlyDestiny(card)
  if (number === null) return ask(table, other, 'destiny-number', 'guess')
  settleGuess(table, frame, other, number)
}

function settleGuess(table: Table, frame: DuelFrame, side: Side, number: number): void {
  const card = frame.drawn[side]?.card
  if (card != null) table.toHand(side, card)
  frame.drawn[side] = null
  if (!frame.named.includes(number)) return
  // The duel has no result: no hits, no damage, no pass.
  frame.step = 'close'
  table.tell('duel-broken-off', opposite(frame.initiator), { number })
}

function strike(table: Table, frame: DuelFrame, side: Side, handle: string | undefined): void {
  const scene = duelScene(table.state, frame)
  const [stick] = strikers(scene, side)
  const aim = arms(scene, opposite(side)).find((piece) => piece.handle === handle)
  if (stick === undefined || aim === undefined) return
  table.tell('strike', side, { weapon: stick.card, handle: stick.handle, at: aim.card })
  frame.weapons[side] = null
  frame.ignored = [...frame.ignored, aim.handle]
  table.discardInPlay(side, stick.handle, 'price')
}

// ---------------------------------------------------------------- after the duel

/** Offers texts about the defeat, then the Battle step continues (rules 23.11, 23.13). */
function afterDuel(table: Table, frame: DuelFrame): void {
  const [next, ...rest] = frame.due
  frame.due = rest
  if (next !== undefined && frame.beaten !== null) return offerDefeatText(table, opposite(frame.beaten), next)
  table.state.flow.splice(table.state.flow.indexOf(frame), 1)
}
