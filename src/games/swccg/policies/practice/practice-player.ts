/** The practice opponent: plays to win, from its own view alone, and always alike. */
import type { Answer } from '../../../../contract/index.ts'
import type { Kind } from '../../state/game-state.ts'
import type { View } from '../../view/player-view.ts'
import { addedAnswer } from '../added-answers.ts'
import { safest } from '../safest-answer.ts'
import { type AnswerRule, type AskedHere, type PracticeAnswer, pass } from './asked.ts'
import { battle, drains } from './battles-begun.ts'
import { deployment, deployWhere } from './deployment-plans.ts'
import { activate, draw } from './drawing.ts'
import { interruptNow, oneOf, pick, respond, textTarget } from './interrupts.ts'
import { lose, satisfy } from './losses.ts'
import { move, moveWhere } from './moves-chosen.ts'
import { plan, target, weapons } from './shooting.ts'

/** One action of the own turn, or the next phase. */
function act(view: View, decision: AskedHere): PracticeAnswer | null {
  return (
    drains(view, decision) ??
    deployment(view, decision) ??
    battle(view, decision) ??
    (view.phase === 'move' ? move(view, decision) : null) ??
    interruptNow(view, decision) ??
    pass
  )
}

/** The questions that it answers better than the safest answer, which is good enough elsewhere. */
const BETTER: { readonly [K in Kind]?: AnswerRule } = {
  act,
  activate,
  begin: respond,
  draw,
  'deploy-where': deployWhere,
  'move-where': moveWhere,
  respond,
  lose,
  satisfy,
  plan,
  weapons,
  target,
  again: target,
  'text-target': textTarget,
  'one-of': oneOf,
  pick,
}

/**
 * Returns a legal answer to every question of this game: the same to the same question in the same view.
 */
export function practice(view: View, decision: AskedHere): Answer {
  const given = BETTER[decision.kind as Kind]?.(view, decision) ?? addedAnswer('practice', view, decision)
  // A chance that is passed in silence is taken only to do something.
  if (decision.silence !== undefined && given?.exit !== 'do') return safest(view, decision)
  return given === null ? safest(view, decision) : { decision: decision.id, ...given }
}
