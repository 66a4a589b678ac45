/** Rule choices of two players for a game: reads them and describes those that differ from the default. */
import type { Game, Json, Language, Refusal, RuleChoice, RuleValue } from '../../contract/index.ts'
import { typeset } from '../wording/words.ts'

/** The id of a value for each choice that is not left at its default. */
export type ChosenRules = Readonly<Record<string, string>>

/** Returns the choice with the spaces of French in its French texts. */
export const typesetChoice = (choice: RuleChoice): RuleChoice => ({
  ...choice,
  about: typeset(choice.about),
  values: choice.values.map(({ id, label, about }) => ({ id, label: typeset(label), about: typeset(about) })),
})

type GameWithChoices = Pick<Game, 'ruleChoices'>

/**
 * Rules in their stored form: without defaults, in the game's own order, so that the same agreement is the same data.
 * @param given may come from outside
 * @returns the refusal `rule-choice.unknown` for a choice that the game does not offer, `rule-choice.value` for a value
 *   that it does not offer
 */
export function agreedRules(
  { ruleChoices }: GameWithChoices,
  given: Readonly<Record<string, Json>>,
): ChosenRules | Refusal {
  const ids = ruleChoices.map(({ id }) => id)
  for (const rule of Object.keys(given))
    if (!ids.includes(rule)) return { refused: 'rule-choice.unknown', values: { rule, known: ids } }
  const agreed: [string, string][] = []
  for (const { id: rule, values } of ruleChoices) {
    if (!Object.hasOwn(given, rule)) continue
    const wanted = given[rule]
    const value = values.find(({ id }) => id === wanted)
    if (value === undefined)
      return {
        refused: 'rule-choice.value',
        values: { rule, value: wanted ?? null, known: values.map(({ id }) => id) },
      }
    if (value !== values[0]) agreed.push([rule, value.id])
  }
  return Object.fromEntries(agreed)
}

/** The values that are not the default, in the game's own order. */
export const otherRules = ({ ruleChoices }: GameWithChoices, rules: ChosenRules): readonly RuleValue[] =>
  ruleChoices.flatMap(({ id, values }) =>
    Object.hasOwn(rules, id) ? values.slice(1).filter((value) => value.id === rules[id]) : [],
  )

/** Returns the choices that differ from the default in one line; null if there are none. */
export function rulesLine(game: GameWithChoices, rules: ChosenRules, language: Language): string | null {
  const labels = otherRules(game, rules).map(({ label }) => label[language])
  return labels.length === 0 ? null : labels.join(' · ')
}
