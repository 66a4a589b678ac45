/** Conditions and numbers of a text. */
import type { Amount, Compared, Condition, Filter, Stat, Whose } from '../vocabulary.ts'

/** This card fits all of these. */
export const is = (...fit: readonly Filter[]): Condition => ({ when: 'is', fit })
/** Some card in play fits all of these. */
export const there = (...fit: readonly Filter[]): Condition => ({ when: 'there', fit })
export const and = (...of: readonly Condition[]): Condition => ({ when: 'all', of })
export const either = (...of: readonly Condition[]): Condition => ({ when: 'any', of })
export const isNot = (fails: Condition): Condition => ({ when: 'not', fails })
export const compare = (left: Amount, by: Compared, right: Amount): Condition => ({ when: 'compare', left, by, right })
export const battleAt = (at: Filter): Condition => ({ when: 'battle at', at })
/** All of your ability in this battle, or at that place, comes from such cards. */
export const allAbilityFrom = (from: Filter, at?: Filter): Condition => ({
  when: 'all ability from',
  from,
  ...(at === undefined ? {} : { at }),
})
export const noObjective: Condition = { when: 'no objective' }
export const nothingToForfeit: Condition = { when: 'nothing to forfeit' }

/** The first number while it holds, else the second. */
export const given = (condition: Condition, then: Amount, otherwise: Amount): Amount => ({
  amount: 'given',
  if: condition,
  then,
  else: otherwise,
})
/** The first number for such cards, the second for others. */
export const ifItIs = (what: Filter, then: Amount, otherwise: Amount): Amount => ({
  amount: 'if it is',
  what,
  then,
  else: otherwise,
})
export const count = (of: Filter, max?: number): Amount => ({
  amount: 'count',
  of,
  ...(max === undefined ? {} : { max }),
})
export const pairs = (one: Filter, two: Filter): Amount => ({ amount: 'pairs', of: [one, two] })
export const times = (one: Amount, two: Amount): Amount => ({ amount: 'times', of: [one, two] })
/** The value of that card; without a card the total of your side. */
export const statOf = (stat: Stat, of?: Filter): Amount => ({
  amount: 'value',
  stat,
  ...(of === undefined ? {} : { of }),
})
export const highest = (stat: Stat, of: Filter): Amount => ({ amount: 'highest', stat, of })
export const handSize = (whose: Whose): Amount => ({ amount: 'hand size', whose })
export const drawn: Amount = { amount: 'drawn' }
export const forceLost: Amount = { amount: 'force lost' }
export const distance: Amount = { amount: 'distance' }
