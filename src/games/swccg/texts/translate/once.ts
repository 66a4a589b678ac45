/** Translations of rules, offers, filters, conditions and numbers, each made once: the rules read the older notation by them. */
import type {
  Modifier,
  Amount as OldAmount,
  Condition as OldCondition,
  Filter as OldFilter,
} from '../../cards/vocabulary.ts'
import type { Amount, Condition, Filter, Offer, Rule } from '../language/words.ts'
import { toAmount, toCondition, toFilter } from './meanings.ts'
import { type OldTimedOffer, toOffer } from './pieces.ts'
import { toRule } from './rules.ts'

/** Returns a function that translates each object once; a kind or number is its own translation. */
function once<Old, New>(translate: (old: Old) => New): (old: Old) => New {
  const made = new WeakMap<object, New>()
  return (old) => {
    if (typeof old !== 'object' || old === null) return translate(old)
    const known = made.get(old)
    if (known !== undefined) return known
    const translation = translate(old)
    made.set(old, translation)
    return translation
  }
}

export const filterOf: (old: OldFilter) => Filter = once(toFilter)
export const conditionOf: (old: OldCondition) => Condition = once(toCondition)
export const numberOf: (old: OldAmount) => Amount = once(toAmount)
export const ruleOf: (old: Exclude<Modifier, { readonly does: 'during' | 'later' }>) => Rule = once(toRule)
export const offerOf: (old: OldTimedOffer) => Offer = once(toOffer)
