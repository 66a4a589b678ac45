/** The changes that acts begin, as panels, orders and the practice opponent ask for them: by plain numbers alone. */
import type { Act, Rule, Stat } from './language/words.ts'

/** The rules that hold from these acts on. */
export const rulesBegun = (acts: readonly Act[]): readonly Rule[] =>
  acts.flatMap((act) => (act.word === 'lasting' ? act.rules : []))

/** Whether a rule gives a value a number of its own. */
export const isSetting = (rule: Rule, stat: Stat): boolean =>
  (rule.word === 'set' || rule.word === 'defines') && rule.stat === stat

const isAdding = (rule: Rule, stat: Stat): boolean => rule.word === 'add' && rule.stat === stat

const numbersOf = (acts: readonly Act[], is: typeof isSetting, stat: Stat): readonly number[] =>
  rulesBegun(acts).flatMap((rule) =>
    is(rule, stat) && 'amount' in rule && typeof rule.amount === 'number' ? [rule.amount] : [],
  )

/** How much acts add to a value. */
export const addedBy = (acts: readonly Act[], stat: Stat): number =>
  numbersOf(acts, isAdding, stat).reduce((sum, number) => sum + number, 0)

/** The number to which acts set a value; null where they don't. */
export const setBy = (acts: readonly Act[], stat: Stat): number | null => numbersOf(acts, isSetting, stat)[0] ?? null
