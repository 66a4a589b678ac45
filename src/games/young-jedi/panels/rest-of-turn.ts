/** The rest of a turn after an answer: questions that its player need not be asked. */
import type { AnswerContent, Decision } from '../../../contract/index.ts'
import type { Side } from '../cards/card.ts'
import { triosOf } from '../policies/dueling.ts'
import { discardedBy, isAsked } from '../policies/planning/turn-plan.ts'
import { practice } from '../policies/practice.ts'
import { type DecisionOf, madeHere } from '../state/abouts.ts'
import type { QuestionKind } from '../state/game-state.ts'
import type { View } from '../view/player-view.ts'

type FollowingAnswers = {
  readonly [Kind in QuestionKind]?: (decision: DecisionOf<Kind>, view: View) => AnswerContent | null
}

/** Even Up with these discards where it asks nothing: it draws, and not the last of the draw deck (rules 17.3, 17.4). */
function drawing({ about, seat }: DecisionOf<'even-up'>, view: View, choose: readonly string[]): AnswerContent | null {
  const { deck, race } = view.sides[seat]
  const draws = about.size - about.hand + choose.length
  const last = deck + (race?.pile.length ?? 0)
  return draws < 0 || (draws > 0 && draws >= last) ? null : { exit: 'end', choose }
}

/** Keeps a hand of which the practice opponent would discard few cards (rule 17.2): asking costs a tap in most turns. */
const keeping = (decision: DecisionOf<'even-up'>, view: View): AnswerContent | null =>
  isAsked(discardedBy(decision, practice(view, decision))) ? null : drawing(decision, view, [])

/** The questions that each name answers. */
const FOLLOWING: Readonly<Record<string, FollowingAnswers>> = {
  'end-turn': {
    duel: () => ({ exit: 'pass' }),
    battle: () => ({ exit: 'pass' }),
    'even-up': keeping,
    'end-turn': () => ({ exit: 'end' }),
  },
  attack: {
    duel: (decision, view) => (triosOf(view, decision).length === 0 ? { exit: 'pass' } : null),
  },
}

/** Begins the name of the rest of a turn that is played as proposed; behind it the cards that Even Up discards. */
const AS_PROPOSED = 'as-proposed-'

/** Returns the name of the rest of a turn that is played as proposed, with this number of cards discarded at Even Up. */
export const asProposed = (discards: number): string => `${AS_PROPOSED}${discards}`

/** Answers as the practice opponent would, and only what the label of the button says: everything else is asked. */
const proposed = (discards: number): FollowingAnswers => {
  const passing = (decision: DecisionOf, view: View) => (practice(view, decision).exit === 'pass' ? PASS : null)
  return {
    duel: passing,
    battle: passing,
    'even-up': (decision, view) => {
      const { choose = [] } = practice(view, decision)
      return discardedBy(decision, { exit: 'end', choose }) === discards ? drawing(decision, view, choose) : null
    },
    'end-turn': () => ({ exit: 'end' }),
  }
}

const PASS: AnswerContent = { exit: 'pass' }

const following = (next: string): FollowingAnswers | undefined =>
  next.startsWith(AS_PROPOSED) ? proposed(Number(next.slice(AS_PROPOSED.length))) : FOLLOWING[next]

/** The answer to a question that comes after an action; null where only the player can answer it. */
export function follow(next: string, decision: Decision<Side>, view: View): AnswerContent | null {
  // The compiler can't follow that a decision and the answer to its kind belong together.
  const answer = following(next)?.[decision.kind as QuestionKind] as
    | ((decision: DecisionOf, view: View) => AnswerContent | null)
    | undefined
  return answer?.(madeHere(decision), view) ?? null
}
