/** The plainest legal answer, for substitutes without a strategy. */
import type { Ahead, Answer, Decision } from '../../contract/index.ts'
import { leastChoice, randomAnswer } from './shapes.ts'

/** The silence, if there is one; else an exit without a choice; else the smallest choice that the shape allows. */
function plainAnswer({ id, silence, exits, shape }: Decision): Answer {
  if (silence !== undefined) return { decision: id, ...silence }
  const exit = (exits.find(({ bare }) => bare === true) ?? exits[0])!
  const base = { decision: id, exit: exit.id }
  if (exit.bare === true || shape.type === 'confirm') return base
  if (shape.type === 'number') return { ...base, number: shape.min }
  if (shape.type === 'choose') return { ...base, choose: leastChoice(shape) }
  return { ...base, arrange: shape.pieces.filter(({ instead }) => instead === undefined).map((piece) => piece.id) }
}

/** Substitutes that know no rule: the plainest answer to everything, and any legal one for testers. */
export const plainPolicies: Ahead<unknown>['policies'] = {
  safest: (_view, decision) => plainAnswer(decision),
  practice: (_view, decision) => plainAnswer(decision),
  random: (_view, decision, { random }) => randomAnswer(decision, random),
}
