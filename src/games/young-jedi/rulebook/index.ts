/** The rulebook as lists and by number: parts, rules in their order, and decisions. */
import { chapters } from './chapters.ts'
import { decisions } from './decisions.ts'
import type { Rule, RulebookPart, RulesDecision } from './rule.ts'

export { decisions } from './decisions.ts'
export type { Rule, RulebookPart, RulesDecision, RuleText } from './rule.ts'

/** All parts, in order. */
export const parts: readonly RulebookPart[] = chapters
  .flatMap((chapter) => chapter.parts)
  .toSorted((one, other) => one.number - other.number)

/** Every rule, in order. */
export const rules: readonly Rule[] = parts.flatMap((part) => part.rules)

const byNumber = new Map(rules.map((rule) => [rule.number, rule]))
const decisionsByNumber = new Map(decisions.map((decision) => [decision.number, decision]))

/** Returns the rule of a number (`10.2.3`), or undefined. */
export const ruleByNumber = (number: string): Rule | undefined => byNumber.get(number)

/** Returns the decision of a number (`G-26`), or undefined. */
export const decisionByNumber = (number: string): RulesDecision | undefined => decisionsByNumber.get(number)

/** Returns the rules directly below one: the points of a list, the cases of a rule. */
export const rulesBelow = (number: string): readonly Rule[] =>
  rules.filter((rule) => rule.number.startsWith(`${number}.`) && !rule.number.slice(number.length + 1).includes('.'))
