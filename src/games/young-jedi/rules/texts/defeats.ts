/** Texts about defeating a character, after the damage of a fight or duel (G-32, E-05; forms F16, F17). */
import type { Answer } from '../../../../contract/index.ts'
import { type MomentText, opposite, type Side } from '../../cards/card.ts'
import { ask } from '../../state/ask.ts'
import type { PlanCard, Question, State } from '../../state/game-state.ts'
import { findInPlay, type Table } from '../../state/game-table.ts'
import { textId, textOf } from '../../state/kept-ids.ts'
import { textsOf } from '../../texts/reading/in-play.ts'
import { discardLapCard } from './moments.ts'
import { momentText } from './pending.ts'

/** Returns the texts of these winners, each once for each defeated character: `handle:text`. */
export function defeatTexts(winners: readonly PlanCard[], beaten: number): string[] {
  const due = winners.flatMap(({ handle, card }) =>
    textsOf(card).flatMap((text, index) =>
      'when' in text && text.when.on === 'defeats' ? [textId(handle, index)] : [],
    ),
  )
  return due.flatMap((key) => Array<string>(beaten).fill(key))
}

/** Returns the card and the text of a key; null if the card has left play. */
export function readDefeatText(state: State, side: Side, key: string): { card: string; text: MomentText } | null {
  const due = textOf(key)
  const card = findInPlay(state, side, due.handle)?.laid.card
  const text = card === undefined ? null : momentText(card, due.text)
  return card === undefined || text === null ? null : { card, text }
}

/** Lets such a text work, or asks its owner. */
export function offerDefeatText(table: Table, winner: Side, key: string): void {
  const found = readDefeatText(table.state, winner, key)
  if (found === null) return
  const loser = opposite(winner)
  const { hand, race } = table.side(loser)
  if (found.text.form === 'harm') {
    const count = Math.min(found.text.discard ?? 0, hand.length)
    table.tell('text', winner, { card: found.card })
    // The number of cards in hand is public: a hand that is no larger than the discard leaves no choice.
    const all = hand.map(({ handle }) => handle)
    if (count === hand.length) return table.discardFromHand(loser, all, 'forced')
    return ask(table, loser, 'forced-discard', `${found.card}`)
  }
  if (found.text.form === 'lap-card' && (race?.pile.length ?? 0) === 0) return
  ask(table, winner, 'defeat-text', key)
}

/** Takes the answer to `defeat-text` or `forced-discard`. */
export function answerDefeatText(table: Table, question: Question, answer: Answer): void {
  const { side, about = '' } = question
  if (question.kind === 'forced-discard') return table.discardFromHand(side, answer.choose ?? [], 'forced')
  const found = readDefeatText(table.state, side, about)
  if (answer.exit === 'none' || found === null) return
  table.tell('text', side, { card: found.card })
  if (found.text.form === 'lap-card') return discardLapCard(table, opposite(side))
  if (found.text.form !== 'hand') return
  table.draw(side, found.text.draw ?? 0)
  table.checkDecks()
}
