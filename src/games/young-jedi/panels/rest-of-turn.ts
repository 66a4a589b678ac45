/** The rest of a turn after an answer: questions that its player need not be asked. */
import type { Decision, Given } from '../../../contract/index.ts'
import type { Side } from '../cards/card.ts'
import { triosOf } from '../policies/dueling.ts'
import { practice } from '../policies/practice.ts'
import { type DecisionOf, madeHere } from '../rules/abouts.ts'
import type { QuestionKind } from '../rules/state.ts'
import { WHOLE_HAND } from '../rules/turn-frame.ts'
import type { View } from '../view.ts'

type Following = { readonly [Kind in QuestionKind]?: (decision: DecisionOf<Kind>, view: View) => Given | null }

/** A hand of which the practice opponent would redraw fewer cards is kept: asking costs a tap in most turns. */
const WORTH_A_QUESTION = 3

/**
 * Even Up that asks nothing: only cards to draw, not the last of the draw deck (rules 17.3, 17.4), and few cards that the
 * practice opponent would discard first (rule 17.2). A hand of many such cards is the player's to keep or to redraw.
 */
function evenUp(decision: DecisionOf<'even-up'>, view: View): Given | null {
  const { about, seat } = decision
  const { choose = [] } = practice(view, decision)
  const gone = choose.includes(WHOLE_HAND) ? about.hand : choose.length
  if (gone >= WORTH_A_QUESTION) return null
  const { deck, race } = view.sides[seat]
  const draws = about.size - about.hand
  const last = deck + (race?.pile.length ?? 0)
  return draws < 0 || (draws > 0 && draws >= last) ? null : { exit: 'end', choose: [] }
}

/** The questions that each name answers. */
const FOLLOWING: Readonly<Record<string, Following>> = {
  'end-turn': {
    duel: () => ({ exit: 'pass' }),
    battle: () => ({ exit: 'pass' }),
    'even-up': evenUp,
    'end-turn': () => ({ exit: 'end' }),
  },
  attack: {
    duel: (decision, view) => (triosOf(view, decision).length === 0 ? { exit: 'pass' } : null),
  },
}

/** The answer to a question that comes after an action; null where only the player can answer it. */
export function follow(next: string, decision: Decision<Side>, view: View): Given | null {
  // The compiler can't follow that a decision and the answer to its kind belong together.
  const answer = FOLLOWING[next]?.[decision.kind as QuestionKind] as
    | ((decision: DecisionOf, view: View) => Given | null)
    | undefined
  return answer?.(madeHere(decision), view) ?? null
}
