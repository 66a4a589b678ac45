/** The bonus and the draws of a weapon or a Battle card, as a phrase. */
import { digits } from '../../../../kit/grammar/tree.ts'
import { counted } from './cards-named.ts'
import { and, noun, type Phrase, worded } from './keys.ts'

/** "+2". */
export const signed = (number: number): Phrase => ({ k: 'counted', number: digits(number), signed: true })

/** "+2 and a destiny draw"; null if there is nothing to gain. */
export function gainOf(bonus: number, draws: number): Phrase | null {
  const draw = draws === 1 ? noun('destiny draw', 'a') : counted('destiny draw', draws)
  const parts = [...(bonus === 0 ? [] : [signed(bonus)]), ...(draws === 0 ? [] : [draw])]
  return parts.length === 0 ? null : and(parts)
}
/** The same, and words for nothing. */
export const gainOrNone = (bonus: number, draws: number): Phrase => gainOf(bonus, draws) ?? worded('no bonus')
