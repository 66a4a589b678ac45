/** A question as the practice player gets it, and the forms of its answers. */
import type { Answer, Decision, Option } from '../../../../contract/index.ts'
import { type OptionHere, optionsOf as optionsHere } from '../../rules/abouts.ts'
import type { Side } from '../../state/engine-card.ts'
import type { View } from '../../view/player-view.ts'

/** An answer without the name of its question. */
export type PracticeAnswer = Omit<Answer, 'decision'>

/** A question of this game. */
export type AskedHere = Decision<Side>

/** How a kind of question is answered; null: as the safest answer does. */
export type AnswerRule = (view: View, decision: AskedHere) => PracticeAnswer | null

/** Returns the options of a choice; none for another question. */
export const optionsOf = (decision: AskedHere): readonly OptionHere[] => optionsHere(decision)

/** Returns the answer that takes some options by this exit. */
export const taking = (exit: string, ...options: readonly Option[]): PracticeAnswer => ({
  exit,
  choose: options.map(({ id }) => id),
})

export const pass: PracticeAnswer = { exit: 'pass' }

/** Returns the entry with the highest rating; undefined if there is none. */
export function bestOf<T>(all: readonly T[], rating: (one: T) => number): T | undefined {
  let best: T | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const one of all) {
    const rated = rating(one)
    if (rated <= most) continue
    best = one
    most = rated
  }
  return best
}
