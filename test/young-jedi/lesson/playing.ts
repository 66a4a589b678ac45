/** Playing the lesson without anything around it. */
import {
  type Answer,
  type Decision,
  type GameEvent,
  isRefusal,
  type Language,
  type LessonWord,
  type Outcome,
  type SeenEvent,
  seenBy,
} from '../../../src/contract/index.ts'
import type { Side } from '../../../src/games/young-jedi/cards/card.ts'
import { youngJedi } from '../../../src/games/young-jedi/index.ts'
import { lesson } from '../../../src/games/young-jedi/lesson/index.ts'
import type { State } from '../../../src/games/young-jedi/state/game-state.ts'
import type { View } from '../../../src/games/young-jedi/view/player-view.ts'

export type Player = (view: View, decision: Decision<Side>) => Answer

/** Numbers from 0 up to 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const answered = (reply: Answer | 'ask'): Answer => {
  if (reply === 'ask') throw new Error('a player of the lesson never asks')
  return reply
}

export const players = {
  practice: (view: View, decision: Decision<Side>) => answered(youngJedi.policies.practice(view, decision, null)),
  safest: (view: View, decision: Decision<Side>) => answered(youngJedi.policies.safest(view, decision, null)),
  /** Presses the first button, with as much as fits taken from the top. */
  first: (_: View, { id, shape, exits }: Decision<Side>): Answer => {
    const exit = exits[0]?.id ?? ''
    switch (shape.type) {
      case 'choose': {
        const taken: string[] = []
        let cost = 0
        for (const option of shape.options) {
          const dear = cost + (option.cost ?? 0) > (shape.budget ?? Number.POSITIVE_INFINITY)
          const barred = taken.some((one) => option.excludes?.includes(one))
          if (taken.length >= shape.max || dear || barred || option.requires !== undefined) continue
          taken.push(option.id)
          cost += option.cost ?? 0
        }
        return { decision: id, exit, choose: taken }
      }
      case 'arrange':
        return { decision: id, exit, arrange: shape.pieces.filter(({ instead }) => !instead).map((piece) => piece.id) }
      case 'number':
        return { decision: id, exit, number: shape.min }
      case 'confirm':
        return { decision: id, exit }
    }
  },
  random: (seed: number): Player => {
    const random = numbers(seed)
    return (view, decision) => answered(youngJedi.policies.random(view, decision, { random }))
  },
}

export interface Moment {
  readonly kind: string
  readonly words: readonly LessonWord[]
  readonly state: State
  /** The facts since the learner's last answer. */
  readonly since: readonly GameEvent[]
}

export interface Played {
  readonly moments: readonly Moment[]
  readonly told: readonly SeenEvent[]
  readonly outcome: Outcome
}

/** A whole lesson: what is said at each question, and at the end. */
export function playLesson(seed: string, player: Player, language: Language = 'en'): Played {
  const { decks, format, seat } = lesson
  const voice = { language, names: { dark: 'Practice', light: 'Luke' }, reader: seat }
  const step = youngJedi.setup({ format }, decks, seed)
  let { state } = step
  let before: SeenEvent[] = []
  let since: readonly GameEvent[] = step.events
  const seen = () => since.map((event) => seenBy(event, seat))
  const moments: Moment[] = []
  const look = (decision: Decision<Side> | null) => {
    const words = lesson.hints(youngJedi.view(state, seat), decision, { before, since: seen() }, voice)
    moments.push({ kind: decision?.kind ?? 'end', words, state, since })
  }
  for (;;) {
    const [decision] = youngJedi.decisions(state)
    const outcome = youngJedi.outcome(state)
    if (outcome !== null || decision === undefined) {
      look(null)
      return { moments, told: [...before, ...seen()], outcome: outcome as Outcome }
    }
    const view = youngJedi.view(state, decision.seat)
    const own = decision.seat === seat
    if (own) look(decision)
    const answer = own ? player(view, decision) : players.practice(view, decision)
    const played = youngJedi.play(state, decision.seat, [answer])
    if (isRefusal(played)) throw new Error(`${decision.kind}: ${played.refused}`)
    if (own) {
      before = [...before, ...seen()]
      since = []
    }
    since = [...since, ...played.events]
    state = played.state
  }
}

/** Ids of all words that were said. */
export const wordsMet = ({ moments }: Played): Set<string> =>
  new Set(moments.flatMap(({ words }) => words.map(({ id }) => id)))
