/**
 * `npm run analyses`: the large proofs of analyses. Three parts, each with its own number of matches:
 * - `easy`: the easy side of a match against *fair* has the larger cost of choices in at least 80 of 100
 * - `strong`: against itself, *strong* has a mean cost of choices of at most 10 of 100 a side
 * - `calibration`: of one position a match, the share won lies near the mean chance, and Brier is below that of a coin
 *
 * Prints its figures as JSON, and fails if one of them is missed.
 */
import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { Command } from 'commander'
import { analyse } from '../../src/analysis/analyse.ts'
import { openChance } from '../../src/analysis/open-chance.ts'
import { sizeAt } from '../../src/analysis/size.ts'
import { playedMatch } from '../../src/analysis/steps.ts'
import { Work } from '../../src/analysis/work.ts'
import type { Seat } from '../../src/contract/index.ts'
import { type AnyGame, gameOf } from '../../src/games/games.ts'
import { games } from '../../src/games/registry.ts'
import { chanceOf } from '../../src/kit/search/chances.ts'
import { meanOf } from '../../src/kit/search/samples.ts'
import { playedLog } from './played.ts'

interface Options {
  readonly game: string
  readonly seed: string
  readonly easy: number
  readonly strong: number
  readonly calibration: number
  readonly percent: number
  readonly playouts?: number
}

const LEAST_EASY = 0.8
const MOST_COST = 0.1
const CLASSES = 5
const LEAST_IN_CLASS = 40
const MOST_APART = 0.1
const MOST_BRIER = 0.2
/** Positions before this turn don't count for the Brier score. */
const FROM_TURN = 3
const NO_LIMIT = Number.MAX_SAFE_INTEGER

const number = (text: string): number => Number.parseInt(text, 10)

const program = new Command('analyses')
  .option('--game <id>', 'which game', 'young-jedi')
  .option('--seed <seed>', 'the same seed gives the same matches', 'tune')
  .option('--easy <n>', 'matches of easy against fair', number, 0)
  .option('--strong <n>', 'matches of strong against itself', number, 0)
  .option('--calibration <n>', 'matches of which one position is measured', number, 0)
  .option('--percent <n>', 'share of the usual playouts', number, 100)
  .option('--playouts <n>', 'playouts of strong; default: its own', number)
  .parse()
const options = program.opts<Options>()
const game = gameOf(games, options.game)
const [first = '', second = ''] = game.seats as readonly Seat[]
const tell = (line: string): void => void process.stderr.write(`${line}\n`)

/** Analyses a match, and says how long it took, in milliseconds. */
function analysed(seed: string, levels: Parameters<typeof playedLog>[1]['levels']) {
  const rows = playedLog(game, { seed, levels, playouts: options.playouts })
  const began = performance.now()
  const found = analyse(game, rows, { seed, size: sizeAt(options.percent) })
  return { found, ms: Math.round(performance.now() - began) }
}

function easyPart(matches: number) {
  let larger = 0
  const [easy, fair, ms]: [number[], number[], number[]] = [[], [], []]
  for (let at = 0; at < matches; at++) {
    const side = at % 2 === 0 ? first : second
    const other = side === first ? second : first
    const { found, ms: took } = analysed(`${options.seed}/easy/${at}`, { [side]: 'easy', [other]: 'fair' })
    const [own, theirs] = [found.costs[side]?.choices ?? 0, found.costs[other]?.choices ?? 0]
    larger += Number(own > theirs)
    easy.push(own)
    fair.push(theirs)
    ms.push(took)
    tell(`easy ${at + 1}: ${own.toFixed(2)} against ${theirs.toFixed(2)}, ${took} ms`)
  }
  const share = larger / matches
  return { matches, share, easy: meanOf(easy), fair: meanOf(fair), msMost: Math.max(...ms), ok: share >= LEAST_EASY }
}

function strongPart(matches: number) {
  const costs: number[] = []
  for (let at = 0; at < matches; at++) {
    const { found } = analysed(`${options.seed}/strong/${at}`, { [first]: 'strong', [second]: 'strong' })
    costs.push(...[first, second].map((seat) => found.costs[seat]?.choices ?? 0))
    tell(
      `strong ${at + 1}: ${costs
        .slice(-2)
        .map((cost) => cost.toFixed(2))
        .join(' and ')}`,
    )
  }
  const mean = meanOf(costs)
  return { matches, mean, ok: mean <= MOST_COST }
}

function calibrationPart(matches: number) {
  const points: { readonly chance: number; readonly won: number; readonly turn: number }[] = []
  for (let at = 0; at < matches; at++) {
    const seed = `${options.seed}/calibration/${at}`
    const { turns, end } = playedMatch(game, playedLog(game, { seed, levels: {} }))
    const open = turns.filter(({ situation }) => game.outcome(situation.state) === null)
    const start = open[chanceOf(seed, 'position')(Math.max(1, open.length))]
    if (start === undefined) continue
    const { curve } = sizeAt(options.percent)
    const { chance } = openChance(game, start.situation, { playouts: curve, seed, work: new Work(NO_LIMIT) })
    const winner = (game as AnyGame).outcome(end)?.winner
    points.push({ chance, won: winner === null ? 0.5 : Number(winner === first), turn: start.turn })
    if ((at + 1) % 10 === 0) tell(`calibration ${at + 1}`)
  }
  const classes = Array.from({ length: CLASSES }, (_, one) => {
    const inside = points.filter(({ chance }) => Math.min(CLASSES - 1, Math.floor(chance * CLASSES)) === one)
    return {
      games: inside.length,
      chance: meanOf(inside.map(({ chance }) => chance)),
      won: meanOf(inside.map(({ won }) => won)),
    }
  })
  const late = points.filter(({ turn }) => turn >= FROM_TURN)
  const brier = meanOf(late.map(({ chance, won }) => (chance - won) ** 2))
  const near = classes.every(
    ({ games: of, chance, won }) => of < LEAST_IN_CLASS || Math.abs(chance - won) <= MOST_APART,
  )
  const enough = classes.every(({ games: of }) => of >= LEAST_IN_CLASS)
  return { matches: points.length, classes, enough, brier, brierOfCoin: 0.25, ok: near && brier <= MOST_BRIER }
}

const parts = {
  ...(options.easy > 0 ? { easy: easyPart(options.easy) } : {}),
  ...(options.strong > 0 ? { strong: strongPart(options.strong) } : {}),
  ...(options.calibration > 0 ? { calibration: calibrationPart(options.calibration) } : {}),
}
const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim()
const { seed, percent, playouts = null } = options
process.stdout.write(
  `${JSON.stringify({ commit, machine: cpus()[0]?.model ?? null, game: game.id, seed, percent, playouts, ...parts }, null, 2)}\n`,
)
if (Object.values(parts).some(({ ok }) => !ok)) process.exitCode = 1
