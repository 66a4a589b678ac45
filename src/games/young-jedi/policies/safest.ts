/** The answer that spends and reveals least, for when a player's time is up (decision G-78). */
import type { Answer, Decision, Option } from '../../game.ts'
import type { View } from '../view.ts'
import { plainPlan } from './plan.ts'
import { placeSeen } from './seen.ts'

export function safest(view: View, decision: Decision): Answer {
  const exit = (id: string) => ({ decision: decision.id, exit: id })
  switch (decision.kind) {
    case 'deploy':
      return { ...exit('done'), choose: [] }
    case 'battle':
      return exit('pass')
    case 'battle-cards':
      return { ...exit('ok'), choose: [] }
    case 'plan':
      return { ...exit('ok'), arrange: plainPlan(decision, placeSeen(view)) }
    case 'even-up':
      return { ...exit('end'), choose: [] }
    case 'discard-down':
      return { ...exit('ok'), choose: newest(decision) }
    case 'end-turn':
      return exit('end')
    case 'start-location':
    case 'next-location':
      return {
        ...exit('ok'),
        choose: options(decision)
          .slice(0, 1)
          .map((option) => option.id),
      }
    default:
      throw new Error(`no safest answer to ${decision.kind}`)
  }
}

export function options(decision: Decision): readonly Option[] {
  return decision.shape.type === 'choose' ? decision.shape.options : []
}

/** The cards that came last, as many as must go: the options lie in the order in which they came. */
export function newest(decision: Decision): string[] {
  const { shape } = decision
  if (shape.type !== 'choose') return []
  return shape.options.slice(shape.options.length - shape.min).map((option) => option.id)
}
