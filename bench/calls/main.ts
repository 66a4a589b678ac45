/** `npm run calls`: how often two people are called who press what the panels propose, and after how many days they finish. */
import { Command, Option } from 'commander'
import { games } from '../../src/games/registry.ts'
import { median } from '../table.ts'
import { HABITS, type HabitName } from './order-habits.ts'
import { type PlayedPair, playPair } from './pairs.ts'

interface Given {
  readonly game: string
  readonly pairs: string
  readonly seed: string
  readonly orders?: HabitName
  readonly json: boolean
}

const given = new Command('calls')
  .description('plays matches of two people who look once a day, and counts how often somebody is called')
  .addOption(new Option('--game <name>', 'the game').choices(Object.keys(games)).default('swccg'))
  .option('--pairs <number>', 'number of matches', '20')
  .option('--seed <text>', 'the same seed gives the same matches', 'calls')
  .addOption(
    new Option('--orders <habit>', 'the orders that people take; default: each in turn').choices(Object.keys(HABITS)),
  )
  .option('--json', 'print the figures as JSON alone', false)
  .parse()
  .opts<Given>()

const pairs = Number(given.pairs)
if (!Number.isInteger(pairs) || pairs < 1) {
  process.stderr.write(`--pairs takes a whole number of matches, not “${given.pairs}”.\n`)
  process.exit(1)
}

/** The figures of one habit. */
interface Figures {
  readonly days: number
  readonly daysMost: number
  readonly calls: number
  readonly turns: number
  /** By kind of turn: how many there were, and the median and most of their calls. */
  readonly kinds: Readonly<Record<string, { readonly turns: number; readonly calls: number; readonly most: number }>>
}

function figuresOf(played: readonly PlayedPair[]): Figures {
  const kinds = new Map<string, number[]>()
  for (const { kind, calls } of played.flatMap(({ turns }) => turns))
    kinds.set(kind, [...(kinds.get(kind) ?? []), calls])
  const byFrequency = [...kinds].toSorted(([, one], [, other]) => other.length - one.length)
  return {
    days: median(played.map(({ days }) => days)),
    daysMost: Math.max(...played.map(({ days }) => days)),
    calls: median(played.map(({ calls }) => calls)),
    turns: median(played.map(({ turns }) => turns.length)),
    kinds: Object.fromEntries(
      byFrequency.map(([kind, calls]) => [
        kind,
        { turns: calls.length, calls: median(calls), most: Math.max(...calls) },
      ]),
    ),
  }
}

/** The most kinds of turns in the table for reading. */
const MOST_KINDS = 8

function inWords(orders: string, { days, daysMost, calls, turns, kinds }: Figures): string {
  const rows = Object.entries(kinds)
    .slice(0, MOST_KINDS)
    .map(
      ([kind, row]) => `  ${kind.padEnd(30)} ${row.turns} turns, ${row.calls} calls in the median, ${row.most} at most`,
    )
  const head = `${orders}: ${days} days in the median, ${daysMost} at most; ${calls} calls and ${turns} turns a match`
  return [head, ...rows, ''].join('\n')
}

const game = games[given.game]!
const [format = ''] = game.formats
const names = given.orders === undefined ? (Object.keys(HABITS) as HabitName[]) : [given.orders]
const all: Record<string, Figures> = {}
for (const name of names) {
  const played = Array.from({ length: pairs }, (_, at) => playPair(game, format, `${given.seed}/${at}`, HABITS[name]))
  all[name] = figuresOf(played)
  if (!given.json) process.stdout.write(inWords(name, all[name]))
}
if (given.json) process.stdout.write(`${JSON.stringify({ game: given.game, pairs, orders: all })}\n`)
