/**
 * Measures the Star Wars CCG with some 2,500 cards (`made-up-cards.ts`) in CPU time: start, memory, look-up, a deck's panel,
 * words of a card, an answer, a silent chance.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { collect } from './garbage.ts'
import type { Row } from './table.ts'

/** Copies of each card: of one copy nothing is made up. */
const [ONE, MANY] = [1, 16]
const LIMITS = { start: 400, memory: 20 }
const MIB = 1024 * 1024

/** The CPU time of reading the game, and the memory that it keeps. */
interface Start {
  readonly ms: number
  readonly mib: number
  readonly cards: number
}

const used = (): number => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Reads the game for the first time in this process. */
export async function benchStart(): Promise<Start> {
  const before = used()
  const cpu = process.cpuUsage()
  const { swccg } = await import('../src/games/swccg/index.ts')
  const { user, system } = process.cpuUsage(cpu)
  const copying = Number(Reflect.get(globalThis, 'madeUpMicros'))
  return { ms: (user + system - copying) / 1000, mib: (used() - before) / MIB, cards: swccg.cards.all.length }
}

/** Starts of processes with this many copies of each card, the quickest and the smallest of three. */
async function startsWith(copies: number): Promise<Start> {
  const starts: Start[] = []
  for (let round = 0; round < 3; round++) {
    const [, measure = '', bundle = ''] = process.argv
    const child = fork(measure, [bundle, 'benchStart'], { env: { ...process.env, CARD_COPIES: String(copies) } })
    const [start] = (await once(child, 'message')) as [Start]
    starts.push(start)
  }
  const least = (of: (start: Start) => number) => Math.min(...starts.map(of))
  return { ms: least(({ ms }) => ms), mib: least(({ mib }) => mib), cards: starts[0]?.cards ?? 0 }
}

const within = (what: string, value: number, unit: string, limit: number): Row => ({
  what: `Star Wars CCG, ${what}`,
  value: `${value.toFixed(value < 1 ? 3 : 1)} ${unit}`,
  base: `${limit} ${unit}`,
  ratio: value / limit,
  limit: 1,
})

export async function benchPool(): Promise<Row[]> {
  const [one, many] = [await startsWith(ONE), await startsWith(MANY)]
  // Both have the costs of the program without its cards.
  const share = many.cards / (many.cards - one.cards)
  const { poolFigures } = await import('./pool-figures.ts')
  const figures = poolFigures()
  return [
    within(`${many.cards} cards, start`, (many.ms - one.ms) * share, 'ms', LIMITS.start),
    within(`${many.cards} cards, memory`, (many.mib - one.mib) * share, 'MiB', LIMITS.memory),
    ...figures.map(({ what, ms, limit }) => within(`${many.cards} cards, ${what}`, ms, 'ms', limit)),
  ]
}
