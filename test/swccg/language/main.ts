/** `npm run texts:…`: checks of the texts of the Star Wars CCG, as data. The tests of this folder run them too. */
import { Command } from 'commander'
import { LANGUAGES } from '../../../src/contract/index.ts'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { leaks } from '../properties/leaks.ts'
import { Answers } from './constants.ts'
import { IDLE, LEFT_OUT, LONG, STRANGE, UNREAD, UNTOLD } from './exceptions.ts'
import { faultyGrafts } from './grafts.ts'
import { playPositions, unheard, unread, watching } from './heard.ts'
import { lengthLine, setLengths, textLengths, tooLong } from './lengths.ts'
import { exampleMutations, graftMutations, poolMutations } from './mutations.ts'
import { strangeKinds, strangeNames } from './names.ts'
import { beginnings, dealtStates, goldenStates, playScenarios, scenarioStates } from './positions.ts'
import { readLock, writeLock } from './text-lock.ts'
import { writePage } from './word-page.ts'

const tell = (line: string): void => void process.stdout.write(`${line}\n`)

/** Lists what a check has found, and fails if there is anything. */
function report(found: readonly string[], what: string): void {
  for (const line of found) tell(line)
  tell(`${found.length} ${what}`)
  if (found.length > 0) process.exitCode = 1
}

/** The distance between two rows of a golden game that are read. */
const EVERY = 20
/** The number of dealt tables. */
const TABLES = 200
/** The number of games that are played from their beginning. */
const GAMES = 10

/** The findings of a check, without the exceptions that are listed with their reasons. */
const others = (found: readonly string[], known: Readonly<Record<string, string>>): readonly string[] =>
  found.filter((one) => known[one] === undefined)

const program = new Command('texts').description('checks of the texts of the Star Wars CCG')
program
  .command('lock')
  .description('writes the lock of all pieces of text; refuses while a key has vanished without a line in `renamed`')
  .action(() => report(writeLock(cards, readLock()), 'keys have vanished: add them to `renamed` of the lock'))
program
  .command('names')
  .description('lists titles, names, systems, icons and kinds in texts that no card of the game has')
  .action(() => report([...others(strangeNames(cards), STRANGE), ...strangeKinds(cards)], 'names that no card has'))
program
  .command('heard')
  .description(
    'lists arguments that no wording reads, and those that no rule reads in all scenarios, golden games and dealt tables',
  )
  .action(() => {
    const left = LANGUAGES.flatMap((language) => unheard(cards, language).map((one) => `${language} ${one}`))
    const watch = watching(() => {
      playScenarios()
      playPositions(TABLES)
      for (const _ of goldenStates(EVERY));
    })
    const without = unread(watch)
    report(others(left, LEFT_OUT), 'arguments that the wording leaves out')
    report(others(without, UNREAD), 'arguments that no rule has read')
  })
program
  .command('leaks')
  .description('plays pairs of games that differ in hidden cards of one side alone, and shows what others see of that')
  .option('--pairs <number>', 'number of pairs', '200')
  .option('--seed <number>', 'the same seed gives the same pairs', '1999')
  .action(({ pairs, seed }: { readonly pairs: string; readonly seed: string }) =>
    report(leaks(Number(pairs), Number(seed)), 'pairs of games that others can tell apart'),
  )
program
  .command('constants')
  .description(
    'lists words that give one answer in all golden games and scenarios, 200 dealt tables and beginnings of games',
  )
  .action(() => {
    const answers = new Answers()
    for (const states of [goldenStates(EVERY), scenarioStates(), dealtStates(TABLES), beginnings(GAMES)])
      for (const state of states) answers.visit(state)
    report(others(answers.idle, IDLE), 'words give one answer')
  })
program
  .command('mutate')
  .description(
    'changes one argument of a text, an example or a graft after another: lists changes that no sentence tells',
  )
  .option('--seed <seed>', 'which grafts', '7')
  .option('--grafts <number>', 'how many grafts', '1500')
  .action(({ seed, grafts: runs }: { readonly seed: string; readonly grafts: string }) => {
    const found = [...exampleMutations(), ...poolMutations(), ...graftMutations(seed, Number(runs))]
    const unheard = found.flatMap(({ name, unheard: lost }) => lost.map((one) => `${name} ${one}`))
    tell(`${found.reduce((sum, { tried }) => sum + tried, 0)} changes`)
    report(
      unheard.filter((one) => !UNTOLD.test(one)),
      'changes that no sentence tells',
    )
  })
program
  .command('graft')
  .description('puts parts of other texts into texts: lists those that cannot be worded, or are worded with a fault')
  .option('--seed <seed>', 'which grafts', '7')
  .option('--runs <number>', 'how many grafts', '5000')
  .action(({ seed, runs }: { readonly seed: string; readonly runs: string }) =>
    report(faultyGrafts(seed, Number(runs)), 'faults of grafts'),
  )
program
  .command('length')
  .description('compares the lengths of texts in English with the printed ones: lists sets and texts that are too long')
  .action(() => {
    const texts = textLengths()
    for (const set of setLengths(texts)) tell(lengthLine(set))
    report(tooLong(texts, LONG).map(lengthLine), 'sets and texts are longer than they may be')
  })
program.command('words').description('writes docs/words.md: each word as data and in words').action(writePage)
await program.parseAsync()
