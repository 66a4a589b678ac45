/** Lets each player fetch an Effect when the first Location of a planet is played (rule 20.6). */
import type { Answer } from '../../../contract/index.ts'
import { cardById } from '../cards/index.ts'
import { byId } from '../cards/order.ts'
import { ask } from '../state/ask.ts'
import type { FetchFrame, Question, Side, State } from '../state/game-state.ts'
import type { Table } from '../state/game-table.ts'

/**
 * Returns whether a card may be fetched as an Effect; a Double Impact card may if one half is an Effect
 * (rules 20.6.2, 24.4).
 */
export function isFetchable(id: string): boolean {
  const card = cardById(id)
  return card.type === 'effect' || (card.type === 'double' && card.halves.some((half) => half.type === 'effect'))
}

/** Returns the Effects in a side's draw deck, each once. */
export const fetchable = (state: State, side: Side): string[] =>
  [...new Set(state.sides[side].deck.filter(isFetchable))].sort(byId)

/** Asks the sides in order: the second one sees what the first one fetched (decision G-58). */
export function runFetch(table: Table, frame: FetchFrame): void {
  const [next, ...rest] = frame.sides
  if (next === undefined) {
    table.state.flow.pop()
    return
  }
  frame.sides = rest
  // It is public whether a side has a draw deck to search.
  if (table.side(next).deck.length > 0) ask(table, next, 'fetch')
}

/** Takes the answer to `fetch`. */
export function answerFetch(table: Table, frame: FetchFrame, question: Question, answer: Answer): void {
  const { side } = question
  const card = answer.exit === 'none' ? undefined : answer.choose?.[0]
  table.tell('fetch', side, { card: card ?? null })
  frame.shown = card ?? null
  if (card === undefined) return // nothing was fetched, so no shuffle is needed
  table.fromDeck(side, card)
  table.toHand(side, card)
  table.shuffle(side)
  table.checkDecks() // decision G-18
}
