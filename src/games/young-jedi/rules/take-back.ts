/** Take-backs with the consent of both players: the moves that allow one, and the state after it. */
import type { GameEvent, Step } from '../../../contract/index.ts'
import { alike, type Readers, read } from '../../../kit/facts/readers.ts'
import { SIDES, type Side } from '../cards/card.ts'
import type { Facts } from './facts.ts'
import { isNamedFact } from './known-facts.ts'
import type { State } from './state.ts'
import { Table } from './table.ts'

const harmless = () => true
const final = () => false
const notFromDeck = ({ data }: { readonly data: { readonly from?: string } }) => data.from !== 'deck'

/**
 * Whether a move with this fact may be undone: it tells nobody more than its own side has made open. No card is drawn
 * or turned face up, no draw deck changes, nothing is left to chance.
 */
const REVOCABLE: Readers<Facts, null, boolean> = {
  deploy: notFromDeck,
  location: notFromDeck,
  // These discards show cards that their side has not chosen.
  discard: ({ data: { why } }) => why !== 'planet' && why !== 'unused',
  ...alike(['text', 'stay-out', 'thrust', 'token', 'lap-card', 'evacuation', 'intercept', 'starship-battle'], harmless),
  ...alike(['battle', 'battle-cards', 'duel', 'substitute', 'duel-weapon', 'attack', 'block', 'hit'], harmless),
  ...alike(['shuffle', 'draw', 'damage', 'breakthrough', 'reveal', 'objective', 'start-draw', 'fetch', 'turn'], final),
  ...alike(['surrender', 'control', 'warning', 'taken-back', 'over', 'duel-text', 'search', 'found'], final),
  ...alike(['reshuffle', 'bottom', 'hand-shown', 'peek', 'fighters', 'ignored', 'strike', 'send-back'], final),
  ...alike(['destiny', 'draw-two', 'redraw', 'replace', 'switch', 'called-tie', 'fight', 'defeat'], final),
  ...alike(['fight-next', 'covered', 'battle-end', 'evacuated', 'named', 'guess', 'duel-broken-off'], final),
  ...alike(['dueling-hand', 'pass', 'dueling-draw', 'hit-removed', 'duel-end', 'lap', 'refuel'], final),
  ...alike(['lap-lost', 'race-lost'], final),
}

/** Returns whether a move with these facts may be undone. */
export const revocable = (events: readonly GameEvent[]): boolean =>
  events.every(({ secret: _, ...event }) => isNamedFact(event) && read<Facts, null, boolean>(REVOCABLE, event, null))

/**
 * Returns the state before a move with new ids for the questions of `side`; their numbers continue from the state after
 * it.
 * @param ruled a judge has decided it
 */
export function restore(before: State, after: State, side: Side, ruled = false): Step<State> {
  const table = new Table(before)
  for (const one of SIDES) table.side(one).asked = Math.max(before.sides[one].asked, after.sides[one].asked)
  table.state.questions = table.state.questions.map((question) =>
    question.side === side ? { ...question, id: `${side[0]}${++table.side(side).asked}` } : question,
  )
  table.tell('taken-back', side, ruled ? { ruled } : {})
  return { state: table.state, events: table.events }
}
