/** Moves that are taken back where both players agree: what may be, and how the game goes on from before. */
import type { GameEvent, Step } from '../../../contract/index.ts'
import { SIDES, type Side } from '../cards/card.ts'
import type { State } from './state.ts'
import { Table } from './table.ts'

/**
 * Facts of which nothing is new to anybody but what its own side has laid open: no card is drawn or turned up, no draw
 * deck becomes another one, nothing is left to chance.
 */
const HARMLESS: ReadonlySet<string> = new Set([
  ...['deploy', 'location', 'discard', 'text', 'stay-out', 'thrust', 'token', 'lap-card', 'evacuation', 'intercept'],
  ...['starship-battle', 'battle', 'battle-cards', 'duel', 'substitute', 'duel-weapon', 'attack', 'block', 'hit'],
])

/** A card out of the draw deck; a discard by which cards come to light that their side has not chosen. */
const isChosen = ({ type, data }: GameEvent): boolean =>
  data.from !== 'deck' && (type !== 'discard' || (data.why !== 'planet' && data.why !== 'unused'))

export const revocable = (events: readonly GameEvent[]): boolean =>
  events.every((event) => HARMLESS.has(event.type) && isChosen(event))

/** The state before a move, with new ids for what `side` is asked: numbers go on from where they stood after it. */
export function restore(before: State, after: State, side: Side): Step<State> {
  const table = new Table(before)
  for (const one of SIDES) table.side(one).asked = Math.max(before.sides[one].asked, after.sides[one].asked)
  table.state.questions = table.state.questions.map((question) =>
    question.side === side ? { ...question, id: `${side[0]}${++table.side(side).asked}` } : question,
  )
  table.tell('taken-back', side, {})
  return { state: table.state, events: table.events }
}
