/** Why an option can't be taken beside those that are chosen already. */
import type { Option, Shape } from '../../../contract/index.ts'
import { obstacle } from '../../../kit/decisions/shapes.ts'
import { cardById } from '../cards/index.ts'
import { asDeployed } from '../rules/deploy.ts'
import type { QuestionKind } from '../rules/state.ts'

type Choose = Extract<Shape, { type: 'choose' }>

/** Each reason, with the rules on which it rests. */
export const BESIDE = {
  'chosen.location': ['8.2'],
  'chosen.effect': ['20.3'],
  'chosen.racer': ['25.2'],
  'chosen.copy': ['6.4', '6.2.1'],
  'chosen.hand': ['17.2'],
  'chosen.duel': ['23.4.1', '23.4.2'],
  'chosen.user': ['23.2', '23.4.1'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** What keeps an option from being taken with the chosen ones; `counters` where they cost too much together. */
export type Beside = keyof typeof BESIDE | 'counters'

/** @returns null if it may be taken with them, is one of them, or if there is nothing to say but that enough are chosen */
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

/** Why one of the chosen options excludes this one. */
function rival(kind: QuestionKind, { id, card }: Option): Beside | null {
  if (kind === 'duel') return 'chosen.duel'
  if (kind === 'even-up') return 'chosen.hand'
  const as = card === undefined ? null : asDeployed(card)
  if (kind !== 'deploy' || as === null) return null
  const { type } = cardById(as)
  if (type === 'location' || type === 'effect') return `chosen.${type}`
  return id.endsWith('@objective') ? 'chosen.racer' : 'chosen.copy'
}
