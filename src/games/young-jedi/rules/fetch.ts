/** Fetching an Effect when the first Location of a planet lies (rule 20.6). */
import type { Answer } from '../../../contract/index.ts'
import { cardById } from '../cards/index.ts'
import { byId } from '../cards/order.ts'
import { ask } from './ask.ts'
import type { FetchFrame, Question, Side, State } from './state.ts'
import type { Table } from './table.ts'

/** Whether a card may be fetched as an Effect: Double Impact cards with an Effect too (rules 20.6.2, 24.4). */
export function isFetchable(id: string): boolean {
  const card = cardById(id)
  return card.type === 'effect' || (card.type === 'double' && card.halves.some((half) => half.type === 'effect'))
}

/** The Effects of the own draw deck, each once. */
export const fetchable = (state: State, side: Side): string[] =>
  [...new Set(state.sides[side].deck.filter(isFetchable))].sort(byId)

/** Asks one after the other: the second sees what the first has fetched (decision G-58). */
export function runFetch(table: Table, frame: FetchFrame): void {
  const [next, ...rest] = frame.sides
  if (next === undefined) {
    table.state.flow.pop()
    return
  }
  frame.sides = rest
  // Public: whether there is a deck to look through.
  if (table.side(next).deck.length > 0) ask(table, next, 'fetch')
}

export function answerFetch(table: Table, frame: FetchFrame, question: Question, answer: Answer): void {
  const { side } = question
  const card = answer.exit === 'none' ? undefined : answer.choose?.[0]
  table.tell('fetch', side, { card: card ?? null })
  frame.shown = card ?? null
  if (card === undefined) return // who looked for nothing need not shuffle
  table.fromDeck(side, card)
  table.toHand(side, card)
  table.shuffle(side)
  table.checkDecks() // decision G-18
}
