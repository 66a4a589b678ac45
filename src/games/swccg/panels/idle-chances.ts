/** Chances in a player's own phases for which they have nothing: passed by whatever leads there, never asked. */
import type { AnswerContent, PanelAction } from '../../../contract/index.ts'
import { type DecisionOf, optionsOf } from '../rules/abouts.ts'
import { couldAct } from '../rules/texts/chances.ts'
import { readingOf } from '../texts/reading-of.ts'
import type { View } from '../view/player-view.ts'
import { nextOf } from './asking.ts'

/** The name of going on through such chances alone. */
const IDLE = nextOf('idle')

/** Questions of a turn after which the chance of a phase may come. */
const BEFORE: readonly DecisionOf['kind'][] = ['activate', 'act', 'begin']

/**
 * Passes a chance in an own phase (U-47) that has no option; null for every other question. Its owner alone notices it: in
 * their own turn nobody else acts before their next answer.
 */
export const passesIdle = (decision: DecisionOf, view: View): AnswerContent | null =>
  decision.kind === 'begin' && decision.seat === view.active && optionsOf(decision).length === 0
    ? { exit: 'pass' }
    : null

/** Returns actions of one's own turn that go on through such chances, where the format has texts for them. */
export function throughIdle(actions: readonly PanelAction[], decision: DecisionOf, view: View): readonly PanelAction[] {
  if (decision.seat !== view.active || !BEFORE.includes(decision.kind)) return actions
  const reading = readingOf(view)
  const comes = couldAct(reading, view.active, 'your activate') || couldAct(reading, view.active, 'your draw')
  return comes
    ? actions.map((one) => (one.exit === undefined || one.next !== undefined ? one : { ...one, next: IDLE }))
    : actions
}
