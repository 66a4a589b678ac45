/** Whether a rule of a card in play holds at this moment. */
import type { Active, TextAt } from '../state/position-reading.ts'
import type { Condition } from './language/words.ts'
import { holds } from './reading/fits.ts'

/**
 * Whether the conditions around a rule and its own are true.
 * @param now its position; for a number also the card that gets it and the player who pays
 */
export function isInForce({ meant, rule, conditions }: Active, now: TextAt = meant): boolean {
  const { while: during, unless } = rule as { readonly while?: Condition; readonly unless?: Condition }
  return (
    conditions.every((one) => holds(one, now)) &&
    (during === undefined || holds(during, now)) &&
    (unless === undefined || !holds(unless, now))
  )
}
