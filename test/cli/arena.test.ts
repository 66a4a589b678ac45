/** `arena`: pairs of games, their report, and the conditions that it may fail. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { registerArena } from '../../src/cli/arena.ts'
import { type ArenaPair, arenaReport } from '../../src/simulation/arena.ts'
import { studentT } from '../../src/simulation/student.ts'
import { catchPrinted } from './printed.ts'

const printed = catchPrinted()
const folder = mkdtempSync(join(tmpdir(), 'arena-'))
afterAll(() => rmSync(folder, { recursive: true }))

let complaints = ''
beforeEach(() => {
  complaints = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((more) => {
    complaints += more
    return true
  })
})

async function run(...words: string[]): Promise<string> {
  printed.clear()
  const program = new Command('holonet').option('--game <id>', '', 'young-jedi').exitOverride()
  registerArena(program)
  for (const one of program.commands) one.exitOverride().configureOutput({ writeErr: () => {} })
  await program.parseAsync(['arena', '--format', 'starter', ...words], { from: 'user' })
  return printed.text
}

const PLAY = ['--games', '4', '--playouts', '8', '--json', '--seed', 'test']

it('shares each pair of a level with itself exactly', async () => {
  for (const level of ['easy', 'fair', 'strong']) {
    const report = JSON.parse(await run('--a', level, '--b', level, ...PLAY, '--exact'))
    expect(report).toMatchObject({ pairs: 2, score: 50, sd: 0, interval: [50, 50], failed: 0, cut: 0 })
    expect(process.exitCode, level).toBeUndefined()
  }
})

it('gives the same report twice, and lets only the levels that think search', async () => {
  const timeless = (text: string) => {
    const { msMedian: _, ms95: _95, msMost: _most, ...rest } = JSON.parse(text)
    return rest
  }
  const one = timeless(await run('--a', 'strong', '--b', 'fair', ...PLAY))
  expect(one).toEqual(timeless(await run('--a', 'strong', '--b', 'fair', ...PLAY)))
  expect(one.searches).toBeGreaterThan(10)
  expect(one.winsA + one.winsB + one.ties).toBe(4)
  expect(one.bySide.dark.games + one.bySide.light.games).toBe(4)
  expect(timeless(await run('--a', 'fair', '--b', 'fair', ...PLAY)).searches).toBe(0)
})

it('refuses an odd number of games, an unknown level and a level that the game does not have', async () => {
  await expect(run('--a', 'fair', '--b', 'fair', '--games', '3')).rejects.toThrow(
    'Games come in pairs: choose an even number.',
  )
  await expect(run('--a', 'hard', '--b', 'fair')).rejects.toThrow('easy, fair, strong')
  await expect(run('--a', 'fair', '--b', 'fair', '--format', 'short')).rejects.toThrow('no format "short"')
})

it('goes on after the pairs of its file, and plays a line again that was cut off', async () => {
  const file = join(folder, 'pairs.jsonl')
  const words = ['--a', 'strong', '--b', 'fair', '--playouts', '8', '--json', '--seed', 'test', '--resume', file]
  await run(...words, '--games', '2')
  const whole = readFileSync(file, 'utf8')
  writeFileSync(file, `${whole}{"pair":1,"ga`)
  const resumed = JSON.parse(await run(...words, '--games', '4'))
  expect(readFileSync(file, 'utf8').startsWith(whole)).toBe(true)
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3)
  const { winsA, score, playouts } = JSON.parse(await run('--a', 'strong', '--b', 'fair', ...PLAY))
  expect(resumed).toMatchObject({ winsA, score, playouts })
  await expect(run(...words, '--games', '4', '--a', 'easy')).rejects.toThrow('other settings')
  expect(existsSync(file)).toBe(true)
})

it.each([
  [['--least', '51'], 'The share is 50 %, less than 51 %.'],
  [['--lower', '51'], 'The interval begins at 50 %, below 51 %.'],
  [['--most', '49'], 'The share is 50 %, more than 49 %.'],
  [['--upper', '49'], 'The interval ends at 50 %, above 49 %.'],
])('fails on %j with a sentence', async (condition, sentence) => {
  await run('--a', 'fair', '--b', 'fair', ...PLAY, ...condition)
  expect([process.exitCode, complaints.trim()]).toEqual([1, sentence])
})

it('counts a pair as one observation, and a tie as half', () => {
  const pair = (...winners: ('a' | 'b' | null)[]): ArenaPair => ({
    pair: 0,
    games: winners.map((winner, at) => ({ sideOfA: at === 0 ? 'dark' : 'light', winner, end: 'deck-victory' })),
    score: winners.reduce((sum, winner) => sum + (winner === null ? 0.5 : Number(winner === 'a')), 0) / 2,
    thought: { ms: [], searches: 0, changed: 0, playouts: 0, failed: 0, cut: 0 },
  })
  const report = arenaReport(['dark', 'light'], [pair('a', 'a'), pair('a', 'b'), pair('a', null), pair('a', 'a')])
  // Shares 1, ½, ¾, 1: mean 0.8125, deviation 0.239, t of 3 degrees of freedom 3.182.
  expect(report).toMatchObject({ winsA: 6, winsB: 1, ties: 1, score: 81.3, interval: [43.2, 100], sd: 0.239 })
  expect(report.bySide).toEqual({ dark: { games: 4, winsA: 4 }, light: { games: 4, winsA: 2 } })
  expect(arenaReport(['dark', 'light'], [pair('a', 'a')]).interval).toEqual([0, 100])
})

it('takes the intervals from Student’s t', () => {
  expect([1, 7, 30].map(studentT)).toEqual([12.706, 2.365, 2.042])
  // Beyond the table: 2.021 for 40, 1.984 for 100, 1.972 for 199.
  expect([40, 100, 199].map((degrees) => Math.round(studentT(degrees) * 1000))).toEqual([2021, 1984, 1972])
  expect(() => studentT(0)).toThrow('two observations')
})
