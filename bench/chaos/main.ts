/** `npm run chaos`: kills the program while people play, and reports what was lost; `--json` for the figures alone. */
import { Command, Option } from 'commander'
import { runChaos } from './chaos.ts'
import { FAULT_NAMES, type FaultName } from './faults.ts'

const whole = (text: string): number => {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0) throw new Error(`not a whole number: ${text}`)
  return number
}

interface Given {
  readonly kills: number
  readonly moves: number
  readonly storage: 'postgresql' | 'pglite'
  readonly seed: string
  readonly pairs: number
  readonly pictures: boolean
  readonly fault: readonly FaultName[]
  readonly faultSeconds: number
  readonly minutes: number
  readonly json?: boolean
}

const program = new Command('chaos')
  .description('kills the real program at random moments while people play through the stand-in')
  .option('--kills <number>', 'number of kills', whole, 20)
  .option('--moves <number>', 'number of acknowledged answers', whole, 100)
  .addOption(
    new Option('--storage <kind>', 'database of the program').choices(['postgresql', 'pglite']).default('postgresql'),
  )
  .option('--seed <text>', 'seed of the moments of the kills', '1')
  .option('--pairs <number>', 'matches at the same time', whole, 4)
  .option('--no-pictures', 'the program draws none, so that more kills fit into the time')
  .addOption(new Option('--fault <names...>', 'further faults, in order').choices([...FAULT_NAMES]).default([]))
  .option('--fault-seconds <number>', 'length of a fault', whole, 60)
  .option('--minutes <number>', 'longest time for playing', whole, 24 * 60)
  .option('--json', 'print the figures as JSON alone')
  .parse()
const given = program.opts<Given>()
const { storage, kills, moves, seed, pairs, pictures, fault: faults } = given
const result = await runChaos({
  storage,
  kills,
  moves,
  seed,
  pairs,
  pictures,
  faults,
  faultMs: given.faultSeconds * 1000,
  mostMs: given.minutes * 60_000,
  databaseUrl: process.env.BENCH_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/test',
  // A database of its own in Redis: a fault empties it.
  redisUrl: process.env.BENCH_REDIS_URL ?? 'redis://127.0.0.1:6379/9',
  say: (line) => void process.stderr.write(`${line}\n`),
})
const { details, selfEnded, ...figures } = result
const findings = [...details, ...selfEnded.map((output) => `ended by itself: ${output}`)]
if (given.json === true) {
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  // A finding that can't be traced is of no use, and the next run may not show it again.
  for (const line of findings) process.stderr.write(`${line}\n`)
} else {
  for (const line of findings) process.stdout.write(`${line}\n`)
  for (const [name, value] of Object.entries(figures)) process.stdout.write(`${name}: ${value}\n`)
}
const { lostMoves, doubledMoves, brokenMatches, lostNotices, repeatedNotices, givenUp, late, calledAfterS } = figures
const CALLED_S = 10 * 60
const isGood =
  lostMoves + doubledMoves + brokenMatches + lostNotices + givenUp + late === 0 &&
  repeatedNotices <= figures.kills &&
  (calledAfterS ?? 0) <= CALLED_S
process.exit(isGood ? 0 : 1)
