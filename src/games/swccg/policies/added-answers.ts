/** The answers of policies to the questions of mechanisms: each mechanism brings its own. */
import type { Answer, Decision } from '../../../contract/index.ts'
import type { DecisionOf } from '../rules/abouts.ts'
import type { Side } from '../state/engine-card.ts'
import type { AddedKinds, Kind } from '../state/game-state.ts'
import type { View } from '../view/player-view.ts'

/** An answer without the name of its question. */
type BareAnswer = Omit<Answer, 'decision'>

/** The answer that takes one option of a question of a mechanism, by its id. */
export const choosing = (id: string): BareAnswer => ({ exit: 'do', choose: [id] })

/** The answers of the clock and of the practice opponent to a kind of question. */
export interface KindAnswers<K extends Kind> {
  safest(view: View, decision: DecisionOf<K>): BareAnswer
  practice(view: View, decision: DecisionOf<K>): BareAnswer
}
/** The answers to the questions of all mechanisms. */
export type AddedAnswers = { readonly [K in keyof AddedKinds]: KindAnswers<K> }

type AnyAnswers = { readonly [P in 'safest' | 'practice']: (view: View, decision: Decision<Side>) => BareAnswer }
const answers: Record<string, AnyAnswers> = {}

/** Adds the answers of mechanisms. */
export const addAnswers = (added: AddedAnswers): void => void Object.assign(answers, added)

/** Returns the answer of a mechanism to its question; null for any other question. */
export const addedAnswer = (policy: 'safest' | 'practice', view: View, decision: Decision<Side>): BareAnswer | null =>
  answers[decision.kind]?.[policy](view, decision) ?? null
