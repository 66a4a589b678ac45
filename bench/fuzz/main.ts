/** `npm run fuzz`: sends forged, malformed and stale interactions to the program; `--json` for the figures alone. */
import { Command } from 'commander'
import { runFuzz } from './fuzz.ts'

const whole = (text: string): number => {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0) throw new Error(`not a whole number: ${text}`)
  return number
}

const program = new Command('fuzz')
  .description('sends forged interactions to the real program through the stand-in')
  .option('--interactions <number>', 'number of interactions', whole, 5_000)
  .option('--seed <number>', 'seed of what is forged', whole, 1)
  .option('--database <url>', 'PostgreSQL server; default: an embedded database', process.env.BENCH_DATABASE_URL)
  .option('--json', 'print the figures as JSON alone')
  .parse()
const { interactions, seed, json, database } = program.opts<{
  interactions: number
  seed: number
  json?: boolean
  database?: string
}>()
const { details, ...figures } = await runFuzz({
  interactions,
  seed,
  databaseUrl: database,
  say: (line) => void (json !== true && process.stderr.write(`${line}\n`)),
})
// A finding that can't be traced is of no use.
for (const line of details) process.stderr.write(`${line}\n`)
if (json === true) process.stdout.write(`${JSON.stringify(figures)}\n`)
else for (const [name, value] of Object.entries(figures)) process.stdout.write(`${name}: ${value}\n`)
const { unanswered, over3s, crashes, failures, changedRows, leaks, refusedAnswers } = figures
process.exit(unanswered + over3s + crashes + failures + changedRows + leaks + refusedAnswers === 0 ? 0 : 1)
