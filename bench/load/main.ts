/**
 * `npm run load`: measures the program with many open matches beside few, with many deadlines due at once, and its memory
 * while many matches are played.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { ALLOCATOR, CONTAINER_ALLOCATOR } from '../../scripts/memory.mjs'
import { withBundles } from '../bundled.ts'
import { measureDue } from './due.ts'
import { type Cost, type Costs, measureOpenMatches } from './open-matches.ts'
import { measurePlayed } from './played-memory.ts'

/** The environments in which the program is started. */
const ALLOCATORS = { start: ALLOCATOR, container: CONTAINER_ALLOCATOR }
const MIB = 1024 * 1024
/** The number of matches with which the others are compared. */
const FEW = 100

const whole = (text: string): number => {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0) throw new Error(`not a whole number: ${text}`)
  return number
}

interface Given {
  readonly matches: number
  readonly clicks: number
  readonly reminders: number
  readonly timeOuts: number
  readonly within: number
  readonly workers: number
  readonly played: number
  readonly pairs: number
  readonly on: readonly string[]
  readonly allocator: 'start' | 'container'
  readonly json?: boolean
}

const given = new Command('load')
  .description('measures the program over a database with many open matches')
  .option('--matches <number>', 'number of open matches; 0 leaves this measurement out', whole, 10_000)
  .option('--clicks <number>', 'number of interactions measured', whole, 200)
  .option('--reminders <number>', 'number of reminders due in one minute', whole, 0)
  .option('--time-outs <number>', 'number of time-outs due in one minute', whole, 0)
  .option('--within <seconds>', 'time in which they become due', whole, 60)
  .option('--workers <number>', 'number of processes that handle deadlines', whole, 2)
  .option('--played <number>', 'number of matches that are played while the memory is measured', whole, 200)
  .option('--pairs <number>', 'number of matches played at once', whole, 4)
  .addOption(
    new Option('--on <databases...>', 'where those matches are kept')
      .choices(['postgresql', 'pglite'])
      .default(['postgresql', 'pglite']),
  )
  .addOption(
    new Option('--allocator <name>', 'what gives the program its memory: as by npm start, or as in the container')
      .choices(['start', 'container'])
      .default('start'),
  )
  .option('--json', 'print the figures as JSON alone')
  .parse()
  .opts<Given>()

const databaseUrl = process.env.BENCH_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/test'
const redisUrl = process.env.BENCH_REDIS_URL ?? 'redis://127.0.0.1:6379/9'
const dataDir = mkdtempSync(join(tmpdir(), 'holonet-load-'))
const say = (line: string) => void (given.json !== true && process.stderr.write(`${line}\n`))

const ratios = (few: Costs, many: Costs) => {
  const of = (cost: (costs: Costs) => Cost) => ({
    cpu: cost(many).cpuMs / cost(few).cpuMs,
    statements: cost(many).statements / cost(few).statements,
    rows: cost(many).rows / cost(few).rows,
  })
  return {
    start: of(({ start }) => start),
    tick: of(({ tick }) => tick),
    interaction: of(({ interaction }) => interaction),
    moreResidentMiB: (many.residentBytes - few.residentBytes) / MIB,
  }
}

const results: Record<string, unknown> = {}
/** Measures what was asked for. @param program where `subject.ts` is bundled */
async function measure(program: string): Promise<void> {
  const { matches, clicks, reminders, timeOuts, within, workers, played, pairs, on, allocator } = given
  if (matches > 0) {
    const options = { databaseUrl, dataDir, program, clicks, warmUp: clicks, say }
    const few = await measureOpenMatches({ ...options, matches: FEW })
    const many = await measureOpenMatches({ ...options, matches })
    Object.assign(results, { few, many, ratios: ratios(few, many) })
  }
  // The workers are at work before the first deadline.
  const due = { databaseUrl, redisUrl, dataDir, program, workers, aheadMs: 45_000, withinMs: within * 1000, say }
  if (reminders > 0) results.reminders = await measureDue({ ...due, kind: 'reminder', deadlines: reminders })
  if (timeOuts > 0) results.timeOuts = await measureDue({ ...due, kind: 'time-out', deadlines: timeOuts })
  if (played === 0) return
  const memory = []
  for (const database of on) {
    const server = database === 'pglite' ? null : databaseUrl
    memory.push(await measurePlayed({ server, matches: played, pairs, allocator: ALLOCATORS[allocator], say }))
  }
  results.memory = memory
}
try {
  await withBundles(['load/subject'], measure)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
process.stdout.write(`${JSON.stringify(results, null, given.json === true ? 0 : 2)}\n`)
process.exit(0)
