/** Playing the first game of the Star Wars CCG without anything around it. */
import {
  type Answer,
  type Decision,
  type GameEvent,
  isRefusal,
  type Language,
  type LessonWord,
  type Outcome,
  type SeenEvent,
  type StandingOrder,
  seenBy,
} from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { lesson } from '../../../src/games/swccg/lesson/index.ts'
import type { Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import type { View } from '../../../src/games/swccg/view/player-view.ts'
import { ordersOfDeck } from '../../../src/kit/orders/deck-orders.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'

export type Player = (view: View, decision: Decision<Side>) => Answer

const answered = (reply: Answer | 'ask'): Answer => {
  if (reply === 'ask') throw new Error('a player of the lesson never asks')
  return reply
}

export const players = {
  practice: (view: View, decision: Decision<Side>) => answered(swccg.policies.practice(view, decision, null)),
  safest: (view: View, decision: Decision<Side>) => answered(swccg.policies.safest(view, decision, null)),
  random(seed: number): Player {
    const random = seededNumbers(`learner ${seed}`)
    return (view, decision) => answered(swccg.policies.random(view, decision, { random }))
  },
}

export interface Moment {
  readonly kind: string
  readonly turn: number
  readonly words: readonly LessonWord[]
  readonly state: State
}

export interface Played {
  readonly moments: readonly Moment[]
  readonly told: readonly SeenEvent[]
  readonly outcome: Outcome
}

/** Returns the first state of the lesson, and the orders that its decks bring. */
function beginLesson(seed: string) {
  const { decks, format } = lesson
  const step = swccg.setup({ format }, decks, seed)
  const orders = (side: Side): readonly StandingOrder[] =>
    ordersOfDeck(swccg, step.state, side, { list: decks[side], format })
  return { ...step, orders: { dark: orders('dark'), light: orders('light') } }
}

/** The answer of a silence or an order; null where a player is asked. */
function byItself(view: View, decision: Decision<Side>, orders: readonly StandingOrder[]): Answer | null {
  const reply = swccg.obey(view, decision, orders)
  return reply === 'ask' ? null : reply
}

/** A whole lesson: what is said at each question, and at the end. */
export function playLesson(seed: string, player: Player, language: Language = 'en'): Played {
  const { seat } = lesson
  const voice = { language, names: { dark: 'Ada', light: 'Practice' }, reader: seat }
  const { state: first, events, orders } = beginLesson(seed)
  let state = first
  let before: SeenEvent[] = []
  let since: readonly GameEvent[] = events
  const seen = () => since.map((event) => seenBy(event, seat))
  const moments: Moment[] = []
  const look = (decision: Decision<Side> | null) => {
    const view = swccg.view(state, seat)
    const words = lesson.hints(view, decision, { before, since: seen() }, voice)
    moments.push({ kind: decision?.kind ?? 'end', turn: view.turn, words, state })
  }
  for (;;) {
    const [decision] = swccg.decisions(state)
    const outcome = swccg.outcome(state)
    if (outcome !== null || decision === undefined) {
      look(null)
      return { moments, told: [...before, ...seen()], outcome: outcome as Outcome }
    }
    const view = swccg.view(state, decision.seat)
    const itself = byItself(view, decision, orders[decision.seat])
    const own = decision.seat === seat && itself === null
    if (own) look(decision)
    const answer = itself ?? (own ? player(view, decision) : players.practice(view, decision))
    const played = swccg.play(state, decision.seat, [answer])
    if (isRefusal(played)) throw new Error(`${decision.kind}: ${played.refused}`)
    if (own) {
      before = [...before, ...seen()]
      since = []
    }
    since = [...since, ...played.events]
    state = played.state
  }
}

/** The cards of the first hand of the dark side. */
export function firstHand(seed: string): readonly string[] {
  const { state: first, orders } = beginLesson(seed)
  let state = first
  for (let steps = 0; steps < 20; steps++) {
    const [decision] = swccg.decisions(state)
    if (decision === undefined || swccg.view(state, lesson.seat).turn > 0) break
    const answer = byItself(swccg.view(state, decision.seat), decision, orders[decision.seat])
    if (answer === null) throw new Error(`asked before the first turn: ${decision.kind}`)
    const played = swccg.play(state, decision.seat, [answer])
    if (isRefusal(played)) throw new Error(`${decision.kind}: ${played.refused}`)
    state = played.state
  }
  return state.sides[lesson.seat].hand.map(({ card }) => card)
}

/** Ids of all words that were said before the end. */
export const wordsMet = ({ moments }: Played): Set<string> =>
  new Set(moments.filter(({ kind }) => kind !== 'end').flatMap(({ words }) => words.map(({ id }) => id)))
