/** The command `simulate`: plays whole games through the engine and prints statistics. */
import { type Command, Option } from 'commander'
import type { ChosenRules } from '../kit/library/rule-choices.ts'
import {
  SIMULATED_ORDERS,
  type SimulatedOrders,
  type SimulationReport,
  type SimulationRequest,
  simulate,
} from '../simulation/simulate.ts'
import type { Winners, WinnersReport } from '../simulation/winners.ts'
import { gameOfCommand } from './games.ts'
import { positive } from './numbers.ts'
import { ruleOption, rulesOfOption } from './rule-option.ts'

interface Options {
  readonly games: number
  readonly seed: string
  readonly format?: string
  readonly rule: ChosenRules
  readonly orders: SimulatedOrders
  readonly player: SimulationRequest['player']
  readonly decks: 'ready-made' | 'random'
  readonly json: boolean
}

/** Adds the command `simulate` to the program. */
export function registerSimulate(program: Command): void {
  program
    .command('simulate')
    .description('play matches of random or practice players and count')
    .option('--games <n>', 'number of matches', positive, 100)
    .option('--seed <seed>', 'the same seed gives the same matches', 'holonet')
    .option('--format <format>', 'which format; default: the first one of the game')
    .addOption(ruleOption())
    .addOption(
      new Option(
        '--orders [which]',
        'standing orders of both players: none, those of their decks, also those that cost nothing, or all they can set',
      )
        .choices([...SIMULATED_ORDERS])
        .preset('all')
        .default('deck'),
    )
    .addOption(new Option('--player <kind>', 'who plays').choices(['random', 'practice', 'mixed']).default('mixed'))
    .addOption(
      new Option('--decks <which>', 'ready-made decks, or random legal decks of all cards')
        .choices(['ready-made', 'random'])
        .default('ready-made'),
    )
    .option('--json', 'print the report as JSON', false)
    .action((options: Options, command: Command) => {
      const game = gameOfCommand(command)
      const format = options.format ?? game.formats[0] ?? ''
      if (!game.formats.includes(format))
        throw new Error(`${game.id} has no format "${format}". Known: ${game.formats.join(', ')}.`)
      const rules = rulesOfOption(game, options.rule)
      const { randomDeck } = game
      if (options.decks === 'random' && randomDeck === undefined) throw new Error(`${game.id} has no random decks.`)
      const deckFor: SimulationRequest['deckFor'] =
        options.decks === 'random' ? (seat, random) => randomDeck?.(seat, { format, rules }, random) ?? [] : undefined
      const report = simulate(game, { ...options, format, rules, ...(deckFor === undefined ? {} : { deckFor }) })
      process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : inWords(report))
      if (report.finished < report.games || report.illegal > 0) process.exitCode = 1
    })
}

function inWords(report: SimulationReport): string {
  const { handoffs } = report
  const kinds = Object.entries(handoffs.byKind).sort(([, one], [, other]) => other.turns - one.turns)
  const rows = kinds.slice(0, MOST_ROWS).map(([kind, tally]) => rowOf(kind, tally))
  const rest = kinds.slice(MOST_ROWS).map(([, tally]) => tally)
  if (rest.length > 0) {
    const sum = (of: 'turns' | 'handoffs') => rest.reduce((all, tally) => all + tally[of], 0)
    rows.push(rowOf(`${rest.length} kinds more`, { turns: sum('turns'), handoffs: sum('handoffs') }))
  }
  const played = [report.format, ...Object.entries(report.rules).map(([rule, value]) => `${rule}=${value}`)].join(', ')
  const outcomes = Object.entries(report.outcomes).map(([kind, count]) => `${kind} ${count}`)
  return [
    `${report.finished} of ${report.games} games of ${report.game} (${played}) finished; ${report.illegal} illegal answers`,
    `${(report.moves / report.games).toFixed(1)} moves and ${(report.turns / report.games).toFixed(1)} turns a game; ${report.msPerGame.toFixed(2)} ms a game, ${report.microsPerMove.toFixed(1)} µs a move`,
    `ends: ${outcomes.join(', ')}`,
    ...winnerLines(report.winners),
    `questions to persons a game: ${Object.entries(report.questions)
      .map(([seat, count]) => `${seat} ${count.toFixed(1)}`)
      .join(', ')}`,
    `hand-overs: ${handoffs.perGame.toFixed(2)} a game, ${handoffs.perTurn.toFixed(2)} a turn, by kind of turn:`,
    ...rows,
    '',
  ].join('\n')
}

/** The winners: in all, by deck, and by the kind of end. */
function winnerLines({ byEnd, byDeck, ...all }: WinnersReport): readonly string[] {
  const rows = (title: string, by: Readonly<Record<string, Winners>>) => [
    `won ${title}:`,
    ...Object.entries(by)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, row]) => `  ${name.padEnd(34)} ${wonIn(row)}`),
  ]
  return [`won: ${wonIn(all)}`, ...rows('by deck', byDeck), ...rows('by end', byEnd)]
}

const wonIn = ({ games, won, nobody }: Winners): string =>
  [
    ...Object.entries(won).map(([seat, count]) => `${seat} ${count} of ${games}`),
    ...(nobody === 0 ? [] : [`nobody ${nobody}`]),
  ].join(', ')

/** Rare kinds of turns are put together in the readable report; the JSON has them all. */
const MOST_ROWS = 20

const rowOf = (kind: string, { turns, handoffs }: { readonly turns: number; readonly handoffs: number }): string =>
  `  ${kind.padEnd(34)} ${String(turns).padStart(7)} turns, ${(handoffs / turns).toFixed(2)} each`
