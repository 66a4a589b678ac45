/** Power in a duel and the dueling hands (rule 23.6; form F26, V1-JC-39). */
import type { Answer } from '../../../../contract/index.ts'
import { opposite, type Side } from '../../cards/card.ts'
import { ask } from '../../state/ask.ts'
import type { DuelFrame, HeldCard, Question, State } from '../../state/game-state.ts'
import { deckSize, fighters, onlyDestiny, type Table } from '../../state/game-table.ts'
import { ownTexts } from '../../texts/reading/in-play.ts'
import { fighterCard } from '../../texts/reading/scene.ts'
import { fixedPower } from '../battle/power.ts'
import { duelist, duelScene } from './duelists.ts'

/** Rule 23.6.1: draws destiny for a character whose POWER is a cube. */
export function runPower(table: Table, frame: DuelFrame): void {
  for (const side of [frame.initiator, opposite(frame.initiator)]) {
    const own = duelist(table.state, frame, side)
    if (fighterCard(own).power !== 'destiny' || frame.said[`power/${side}`] !== undefined) continue
    const drawn = frame.drawn[side]
    if (drawn === null) return take(table, frame, side)
    if (drawn.number === null) return ask(table, side, 'destiny-number', 'power')
    const redraws = ownTexts(own.card, 'redraw').length > 0 && !table.state.today.used.includes(`${own.handle}:redraw`)
    if (
      redraws &&
      drawn.card !== null &&
      deckSize(table.state, side) > 0 &&
      frame.said[`redraw/${side}`] === undefined
    ) {
      frame.said = { ...frame.said, [`redraw/${side}`]: true }
      return ask(table, side, 'redraw', own.handle)
    }
    frame.said = { ...frame.said, [`power/${side}`]: true }
    if (drawn.card !== null) table.toHand(side, drawn.card)
    frame.drawn[side] = { ...drawn, card: null }
  }
  frame.step = 'hands'
}

function take(table: Table, frame: DuelFrame, side: Side): void {
  const card = table.takeTop(side) ?? null
  const number = card === null ? 0 : onlyDestiny(card)
  frame.drawn[side] = { card, number }
  if (number !== null) tellDraw(table, side, card, number)
}

const tellDraw = (table: Table, side: Side, card: string | null, number: number): void =>
  table.tell('destiny', side, { for: 'power', card, destiny: number })

/** Takes the answer to `destiny-number` or `redraw` about a duelist's power. */
export function answerPower(table: Table, frame: DuelFrame, question: Question, answer: Answer): void {
  const { side } = question
  const drawn = frame.drawn[side]
  if (drawn === null) return
  if (question.kind === 'destiny-number') {
    const number = Number(answer.choose?.[0])
    frame.drawn[side] = { ...drawn, number }
    return tellDraw(table, side, drawn.card, number)
  }
  if (answer.exit !== 'redraw' || drawn.card === null) return
  const { state } = table
  state.today = { ...state.today, used: [...state.today.used, `${question.about}:redraw`] }
  table.toDiscard(side, [drawn.card])
  table.tell('redraw', side, { cards: [drawn.card], by: duelist(state, frame, side).card })
  take(table, frame, side)
}

/** Returns a duelist's power: all bonuses, but no destiny for weapons (rule 23.6.3). */
function duelPower(state: State, frame: DuelFrame, side: Side) {
  const { gains, ...fixed } = fixedPower(state, side, duelScene(state, frame))
  const destiny = frame.drawn[side]?.number ?? 0
  const total = Math.max(0, fixed.characters + fixed.location + fixed.weapon + fixed.texts + destiny)
  return { power: { ...fixed, destiny }, gains, total }
}

/**
 * Returns the extra cards of a dueling hand: one for each of the side's face-up characters there with such DAMAGE (odd
 * card V1-JC-39, E-16).
 */
function extraCards(state: State, frame: DuelFrame, side: Side): number {
  return ownTexts(duelist(state, frame, side).card, 'dueling-hand').reduce(
    (all, text) =>
      all + fighters(state.sides[side]).filter((laid) => text.damages.includes(fighterCard(laid).damage)).length,
    0,
  )
}

/** Rules 23.6.3-23.6.5: draws as many cards as power into each dueling hand, the initiator's first (G-42). */
export function runHands(table: Table, frame: DuelFrame): void {
  for (const side of [frame.initiator, opposite(frame.initiator)]) {
    const { power, gains, total } = duelPower(table.state, frame, side)
    const extra = extraCards(table.state, frame, side)
    const cards = drawDuelCards(table, frame, side, total + extra)
    table.tell(
      'dueling-hand',
      side,
      { count: cards.length, total, power, extra, texts: gains.map(({ card, to, bonus }) => ({ card, to, bonus })) },
      { cards: cards.map(({ card }) => card) },
    )
  }
  frame.step = 'exchange'
}

/** Draws cards into a dueling hand; they remain part of the draw deck (rule 23.6.5). @returns those drawn */
export function drawDuelCards(table: Table, frame: DuelFrame, side: Side, count: number): readonly HeldCard[] {
  const drawn: HeldCard[] = []
  while (drawn.length < count) {
    const card = table.takeTop(side)
    if (card === undefined) break
    drawn.push({ handle: `${side[0]}d${++table.side(side).handles.duel}`, card })
  }
  frame.hands[side] = [...frame.hands[side], ...drawn]
  return drawn
}
