/** Whether a modifier in play holds at this moment. */
import type { Condition } from '../cards/vocabulary.ts'
import type { Active, Meant } from '../state/position-reading.ts'
import { holds } from './reading/fits.ts'
import { conditionOf } from './translate/once.ts'

/**
 * Whether the conditions around a modifier and its own are true.
 * @param now its position; for a number also the card that gets it and the player who pays
 */
export function isInForce({ meant, modifier, conditions }: Active, now: Meant = meant): boolean {
  const { while: during, unless } = modifier as { readonly while?: Condition; readonly unless?: Condition }
  return (
    conditions.every((one) => holds(conditionOf(one), now)) &&
    (during === undefined || holds(conditionOf(during), now)) &&
    (unless === undefined || !holds(conditionOf(unless), now))
  )
}
