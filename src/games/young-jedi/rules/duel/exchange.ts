/** Attacks, blocks, hits, passes and dueling texts (rules 23.7-23.10; forms F25, F26). */
import type { Answer } from '../../../../contract/index.ts'
import { type DuelText, opposite, type Side } from '../../cards/card.ts'
import { rulesOf } from '../../cards/editions.ts'
import { cardById } from '../../cards/index.ts'
import { selects } from '../../cards/selecting.ts'
import type { OptionOf } from '../../state/abouts.ts'
import { ask } from '../../state/ask.ts'
import type { DuelFrame, HeldCard, Question, State } from '../../state/game-state.ts'
import { destiniesOf, type Table } from '../../state/game-table.ts'
import { ownTexts } from '../../texts/reading/in-play.ts'
import { fighterCard } from '../../texts/reading/scene.ts'
import { duelist, isDuelist, isLightsaber, weaponInDuel } from './duelists.ts'
import { drawDuelCards } from './hands.ts'

/** Returns the attacks that a dueling hand can make: `dd3`, or `dd3:4` for one of two numbers (rule 24.5). */
export const attacks = (hand: readonly HeldCard[]): readonly (OptionOf<'attack'> & { readonly card: string })[] =>
  hand.flatMap(({ handle, card }) => {
    const numbers = destiniesOf(card)
    return numbers.map((number) => ({
      id: numbers.length === 1 ? handle : `${handle}:${number}`,
      card,
      about: { handle, number },
    }))
  })

/** Returns the cards of a dueling hand that block this number (rule 23.7.2). */
export const blocks = (hand: readonly HeldCard[], number: number): readonly HeldCard[] =>
  hand.filter(({ card }) => destiniesOf(card).includes(number))

/** Returns whether a side may pass instead of attacking (rule 23.8; odd card V1-JC-16). */
export const mayPass = (state: State, frame: DuelFrame, side: Side): boolean =>
  rulesOf(state.options).passing && ownTexts(duelist(state, frame, side).card, 'no-passing').length === 0

/**
 * Does one step of the exchange: asks the side that has to attack or block. Empty hands are public and are not asked
 * (rule 23.7, U-12).
 */
export function runExchange(table: Table, frame: DuelFrame): void {
  const { attack, scored } = frame
  if (scored !== null) return settleText(table, frame)
  if (attack !== null) {
    const target = opposite(attack.side)
    if (frame.hands[target].length > 0) return ask(table, target, 'block')
    return score(table, frame)
  }
  const ready = (side: Side) => frame.hands[side].length > 0 && !frame.passed.includes(side)
  if (!ready(frame.turn)) {
    if (!ready(opposite(frame.turn))) {
      frame.step = 'close'
      return
    }
    frame.turn = opposite(frame.turn)
  }
  ask(table, frame.turn, 'attack')
}

/** Takes the answer to `attack`, `block` or `dueling-text`. @throws for a card that is not in the dueling hand */
export function answerExchange(table: Table, frame: DuelFrame, question: Question, answer: Answer): void {
  const { side } = question
  const [choice = ''] = answer.choose ?? []
  switch (question.kind) {
    case 'attack': {
      if (answer.exit === 'pass') return pass(table, frame, side)
      const chosen = attacks(frame.hands[side]).find(({ id }) => id === choice)?.about
      if (chosen === undefined) throw new Error(`no attack ${choice} in the ${side} dueling hand`)
      const { number } = chosen
      const card = play(frame, side, chosen.handle)
      frame.attack = { side, card, number }
      return table.tell('attack', side, { card, number })
    }
    case 'block': {
      const { attack } = frame
      if (attack === null) return
      if (answer.exit !== 'block') return score(table, frame)
      const card = play(frame, side, choice)
      frame.attack = { side, card, number: attack.number }
      return table.tell('block', side, { card, number: attack.number })
    }
    default:
      if (answer.exit === 'use') useText(table, frame)
      frame.scored = null
      return test(table, frame)
  }
}

/** Moves a card from the dueling hand to the dueling pile and returns it. */
function play(frame: DuelFrame, side: Side, handle: string): string {
  const held = frame.hands[side].find((one) => one.handle === handle)
  if (held === undefined) throw new Error(`no card ${handle} in the ${side} dueling hand`)
  frame.hands[side] = frame.hands[side].filter((one) => one !== held)
  frame.piles[side] = [...frame.piles[side], held.card]
  return held.card
}

/** Rule 23.8: passes, and applies the text of V1-JC-12 at the first pass. */
function pass(table: Table, frame: DuelFrame, side: Side): void {
  const { state } = table
  frame.passed = [...frame.passed, side]
  frame.turn = opposite(side)
  state.today = { ...state.today, passed: [...state.today.passed, side] }
  table.tell('pass', side, {})
  for (const text of ownTexts(duelist(state, frame, side).card, 'first-pass')) table.draw(side, text.draw)
}

// ---------------------------------------------------------------- hits

function score(table: Table, frame: DuelFrame): void {
  const { attack } = frame
  if (attack === null) return
  const hurt = opposite(attack.side)
  frame.attack = null
  frame.turn = hurt // rule 23.7.4
  hit(table, frame, attack.side, 1, attack.card)
  frame.scored = { side: attack.side, card: attack.card }
}

/** Puts hit tokens on the opponent's character (rules 23.7.3, 23.9.1). */
function hit(table: Table, frame: DuelFrame, by: Side, hits: number, card: string): void {
  const hurt = opposite(by)
  frame.hits[hurt] += hits
  table.tell('hit', by, {
    hits,
    card,
    total: frame.hits[hurt],
    of: fighterCard(duelist(table.state, frame, hurt)).damage,
  })
}

/** Returns the dueling text of a card, for a Double Impact card that of its half (rule 24.4); null if it has none. */
export function duelTextOf(id: string): DuelText | null {
  const card = cardById(id)
  if (card.type === 'double')
    return card.halves.map((half) => duelTextOf(half.id)).find((text) => text !== null) ?? null
  return 'dueling' in card ? (card.dueling ?? null) : null
}

/** Whether the text of the card that scored works here (rule 23.9; G-43; odd cards V1-JC-3, V1-JC-14). */
function works(state: State, frame: DuelFrame, side: Side, text: DuelText): boolean {
  const own = duelist(state, frame, side)
  const other = duelist(state, frame, opposite(side))
  if (ownTexts(other.card, 'no-dueling-text').length > 0 || ownTexts(own.card, 'no-battle-cards').length > 0)
    return false
  const weapon = weaponInDuel(state, frame, side)
  if (
    !rulesOf(state.options).duelingTextForAll &&
    !(isDuelist(own.card) && weapon !== null && isLightsaber(weapon.card))
  )
    return false
  if (text.form === 'remove-hit') return frame.hits[side] > 0
  if (text.form === 'draw-defending')
    return frame.initiator !== side && selects({ kind: 'Jedi' }, cardById(own.card), null)
  return true
}

function settleText(table: Table, frame: DuelFrame): void {
  const { scored } = frame
  if (scored === null) return
  const text = duelTextOf(scored.card)
  if (text !== null && works(table.state, frame, scored.side, text)) {
    const may = cardById(scored.card).type === 'double' || ('may' in text && text.may === true)
    if (may) return ask(table, scored.side, 'dueling-text')
    useText(table, frame)
  }
  frame.scored = null
  test(table, frame)
}

function useText(table: Table, frame: DuelFrame): void {
  const { scored } = frame
  const text = scored === null ? null : duelTextOf(scored.card)
  if (scored === null || text === null) return
  const { side, card } = scored
  table.tell('duel-text', side, { card, form: text.form })
  if ('discard' in text && text.discard === true) leave(table, frame, side, card)
  switch (text.form) {
    case 'extra-hits':
      return hit(table, frame, side, text.hits, card)
    case 'more-cards': {
      const drawn = drawDuelCards(table, frame, side, text.cards)
      return table.tell('dueling-draw', side, { count: drawn.length }, { cards: drawn.map((one) => one.card) })
    }
    case 'remove-hit':
      frame.hits[side] -= 1
      return table.tell('hit-removed', side, { total: frame.hits[side] })
    case 'draw-defending':
      table.draw(side, 1)
      return
  }
}

/** A card discarded by its own text leaves the duel and the deck for good (rule 23.9.1). */
function leave(table: Table, frame: DuelFrame, side: Side, card: string): void {
  const at = frame.piles[side].lastIndexOf(card)
  frame.piles[side] = frame.piles[side].toSpliced(at, 1)
  table.toDiscard(side, [card])
  table.tell('discard', side, { why: 'text', cards: [card] })
}

/** Rule 23.10: a duelist with as many hits as printed DAMAGE is defeated. */
function test(table: Table, frame: DuelFrame): void {
  const beaten = (['dark', 'light'] as const).find(
    (side) => frame.hits[side] >= fighterCard(duelist(table.state, frame, side)).damage,
  )
  if (beaten === undefined) return
  frame.beaten = beaten
  frame.step = 'close'
}
