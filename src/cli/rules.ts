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
      if (options.json) process.stdout.write(`${JSON.stringify(found, null, 2)}\n`)
      else
        process.stdout.write(
          `${found.map((entry) => ruleLines(rulebook, entry, options.language).join('\n')).join('\n\n')}\n`,
        )
    })
}

/** Returns the entries of these numbers, without those that are printed as points of another one. */
function wholes(rulebook: Rulebook, numbers: readonly string[]): readonly RuleEntry[] {
  const found = new Set(numbers)
  return numbers
    .flatMap((number) => rulebook.find(number) ?? [])
    .filter((entry) => !lineage(rulebook, entry).some(({ number, kind }) => kind !== 'part' && found.has(number)))
}
