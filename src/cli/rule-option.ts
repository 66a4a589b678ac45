/** The option `--rule`: rules that differ from the default. */
import { Option as Given, InvalidArgumentError, type Option } from 'commander'
import { type Game, isRefusal } from '../contract/index.ts'
import { agreedRules, type ChosenRules } from '../kit/library/rule-choices.ts'

/** Returns the option itself, which may be repeated. */
export const ruleOption = (): Option =>
  new Given('--rule <name=value>', 'a rule to play differently, such as edition=2000; may be repeated')
    .argParser(oneMore)
    .default({})

/** Returns the rules said so far with one more. */
function oneMore(text: string, rules: ChosenRules): ChosenRules {
  const [, name, value] = /^([\w-]+)=(.+)$/.exec(text) ?? []
  if (name === undefined || value === undefined) throw new InvalidArgumentError('Write it as name=value.')
  return { ...rules, [name]: value }
}

/**
 * Returns the chosen rules in the game's own form, without those that are the default anyway.
 *
 * @throws with a sentence for the reader if the game offers no such choice
 */
export function rulesOfOption(game: Game, said: ChosenRules): ChosenRules {
  const rules = agreedRules(game, said)
  if (!isRefusal(rules)) return rules
  const { rule, value, known } = rules.values
  const wrong = value === undefined ? `Rule "${rule}" not found.` : `${rule} can’t be "${value}".`
  throw new Error(`${wrong} Known: ${(known as readonly string[]).join(', ')}.`)
}
