/** `npm run duels`: how often the practice opponent of the Star Wars CCG wins, with each side, and how long it thinks. */
import { Command, Option } from 'commander'
import { swccg } from '../../src/games/swccg/index.ts'
import { median, quantile } from '../table.ts'
import { plainPlayer } from './plain-player.ts'
import { type DuelResult, duel, type Player } from './playing.ts'

interface Given {
  readonly games: string
  readonly seed: string
  readonly against: 'plain' | 'random' | 'practice'
  readonly format: string
  readonly json: boolean
}

const { games, seed, against, format, json } = new Command('duels')
  .description('plays matches of the practice opponent with each side in turn, and counts')
  .option('--games <number>', 'number of matches', '100')
  .option('--seed <text>', 'the same seed gives the same matches', 'duels')
  .addOption(
    new Option('--against <player>', 'the baseline, the random tester, or itself')
      .choices(['plain', 'random', 'practice'])
      .default('plain'),
  )
  .addOption(
    new Option('--format <format>', 'the format, whose ready-made decks are played')
      .choices(swccg.formats)
      .default(swccg.formats[0]),
  )
  .option('--json', 'print the figures as JSON alone', false)
  .parse()
  .opts<Given>()

const count = Number(games)
if (!Number.isInteger(count) || count < 1) {
  process.stderr.write(`--games takes a whole number of games, not “${games}”.\n`)
  process.exit(1)
}

const PLAYERS: Readonly<Record<Given['against'], Player>> = {
  plain: plainPlayer,
  random: swccg.policies.random,
  practice: swccg.policies.practice,
}

const result = duel(swccg, { games: count, seed, format, player: swccg.policies.practice, against: PLAYERS[against] })
process.stdout.write(json ? `${JSON.stringify(figuresOf(result))}\n` : inWords(result))

/** The figures of a duel. */
function figuresOf({ sides, thought, slowest }: DuelResult) {
  const turns = sides.flatMap((side) => side.turns)
  return {
    against,
    games: count,
    sides: sides.map(({ seat, games: played, won, nobody }) => ({ seat, games: played, won, nobody })),
    turns: median(turns),
    msMedian: median(thought),
    ms99: quantile(thought, 0.99),
    msMost: Math.max(...Object.values(slowest)),
    slowest,
  }
}

function inWords(played: DuelResult): string {
  const figures = figuresOf(played)
  const won = figures.sides.reduce((sum, side) => sum + side.won, 0)
  const rows = figures.sides.map(
    (side) =>
      `  as ${side.seat}: won ${side.won} of ${side.games}${side.nobody === 0 ? '' : `, nobody ${side.nobody}`}`,
  )
  return [
    `won ${won} of ${count} against the ${against} player (${((100 * won) / count).toFixed(1)} %)`,
    ...rows,
    `turns of a match: ${figures.turns} in the median`,
    `an answer: ${figures.msMedian.toFixed(2)} ms in the median, ${figures.ms99.toFixed(1)} ms of 99 in 100, ${figures.msMost.toFixed(1)} ms at most`,
    '',
  ].join('\n')
}
