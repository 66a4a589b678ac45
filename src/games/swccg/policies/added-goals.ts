/** The goals of a side besides places and cards: each mechanism brings its own. */
import { onceFor } from '../../../kit/library/once-for.ts'
import type { Side } from '../state/engine-card.ts'
import type { View } from '../view/player-view.ts'

/** How near a side has come to a goal, in points of Force; 0: it has none. */
export type AddedGoal = (view: View, side: Side) => number

const goals: AddedGoal[] = []

/** Adds the goals of a mechanism. */
export const addGoals = (added: readonly AddedGoal[]): void => void goals.push(...added)

const SUMS = onceFor<View, number>()

/** Returns how near a side has come to its goals, in points of Force; found once for each view. */
export const goalsOf = (view: View, side: Side): number =>
  SUMS(view, side, () => goals.reduce((sum, goal) => sum + goal(view, side), 0))
