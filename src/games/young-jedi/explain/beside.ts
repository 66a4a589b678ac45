/** Explains why an option can't be added to the chosen ones. */
import type { Option, Shape } from '../../../contract/index.ts'
import { obstacle } from '../../../kit/decisions/shapes.ts'
import { cardById } from '../cards/index.ts'
import { asDeployed } from '../rules/deploy.ts'
import type { QuestionKind } from '../state/game-state.ts'
import type { RefusalReason } from '../state/refusal-map.ts'

type Choose = Extract<Shape, { type: 'choose' }>

/** The reason why an option can't be added to the chosen ones; `counters` where they cost too much together. */
export type Beside = Extract<RefusalReason, `chosen.${string}`> | 'counters'

/**
 * Returns why an option can't be added to the chosen ones. Null if it can be added, if it is one of them, or if the only
 * reason is that enough are chosen.
 * @param chosen ids of options
 */
export function besideBar(kind: QuestionKind, shape: Choose, chosen: readonly string[], option: Option): Beside | null {
  switch (obstacle(shape, chosen, option)) {
    case 'dear':
      return 'counters'
    case 'needs':
      return kind === 'duel' ? 'chosen.user' : null
    case 'excluded':
      return rival(kind, option)
    default:
      return null
  }
}

/** Returns why one of the chosen options excludes this one. */
function rival(kind: QuestionKind, { about, card }: Option): Beside | null {
  if (kind === 'duel') return 'chosen.duel'
  if (kind === 'even-up') return 'chosen.hand'
  const as = card === undefined ? null : asDeployed(card)
  if (kind !== 'deploy' || as === null) return null
  const { type } = cardById(as)
  if (type === 'location' || type === 'effect') return `chosen.${type}`
  return about?.target === 'objective' ? 'chosen.racer' : 'chosen.copy'
}
