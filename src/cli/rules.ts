/** The command `rules`: prints and searches the rulebook. */
import { type Command, Option } from 'commander'
import { LANGUAGES, type Language, type Rulebook, type RuleEntry } from '../contract/index.ts'
import { lineage, ruleLines } from '../kit/rulebook/ways.ts'
import { gameOfCommand } from './games.ts'

const MOST = 10

/** Adds the command `rules` to the program. */
export function registerRules(program: Command): void {
  program
    .command('rules <query...>')
    .description('look up rules by their numbers or by words')
    .addOption(new Option('--language <language>', 'in which language').choices([...LANGUAGES]).default('en'))
    .option('--json', 'print what is found as JSON', false)
    .action((words: readonly string[], options: { language: Language; json: boolean }, command: Command) => {
      const { rulebook } = gameOfCommand(command)
      const query = words.join(' ')
      const exact = rulebook.find(query)
      const numbers = exact === null ? rulebook.search(query, options.language) : [exact.number]
      const found = wholes(rulebook, numbers).slice(0, MOST)
      if (found.length === 0) throw new Error(`No rule found for "${query}".`)
      for (const number of missing(rulebook, query)) process.stderr.write(`No rule has the number ${number}.\n`)
      if (options.json) process.stdout.write(`${JSON.stringify(found, null, 2)}\n`)
      else
        process.stdout.write(
          `${found.map((entry) => ruleLines(rulebook, entry, options.language).join('\n')).join('\n\n')}\n`,
        )
    })
}

/** A rule's number, as it is written in a query: 13.5, U-05, 15A.1. */
const NUMBER = /^(?:[A-Z]+-?)?\d[\dA-Z.]*$/i

/** Returns the numbers of a query that no rule has; none for a query by words, where a number may be one of the words. */
function missing(rulebook: Rulebook, query: string): readonly string[] {
  const asked = query.split(/[\s,;]+/).filter((word) => word !== '')
  return asked.every((word) => NUMBER.test(word)) ? asked.filter((number) => rulebook.find(number) === null) : []
}

/** Returns the entries of these numbers, without those that are printed as points of another one. */
function wholes(rulebook: Rulebook, numbers: readonly string[]): readonly RuleEntry[] {
  const found = new Set(numbers)
  return numbers
    .flatMap((number) => rulebook.find(number) ?? [])
    .filter((entry) => !lineage(rulebook, entry).some(({ number, kind }) => kind !== 'part' && found.has(number)))
}
