/** `simulate`: its rules and its report. `--rule` works the same way for `deck check`. */
import { Command } from 'commander'
import { expect, it } from 'vitest'
import { registerDecks } from '../../src/cli/decks.ts'
import { registerSimulate } from '../../src/cli/simulate.ts'
import { type SimulationReport, simulate } from '../../src/simulation/simulate.ts'
import type { Winners } from '../../src/simulation/winners.ts'
import { type TinyState, tiny } from '../games/high-card.ts'
import { catchPrinted } from './printed.ts'

const printed = catchPrinted()

async function run(...words: string[]): Promise<string> {
  const program = new Command('holonet').option('--game <id>', '', 'young-jedi').exitOverride()
  program.configureOutput({ writeErr: () => {} })
  registerSimulate(program)
  registerDecks(program)
  for (const command of program.commands)
    for (const one of [command, ...command.commands]) one.exitOverride().configureOutput({ writeErr: () => {} })
  await program.parseAsync(words, { from: 'user' })
  return printed.text
}

it('names the rules that are not the default, once each', async () => {
  const rules = ['--rule', 'edition=2001', '--rule', 'decksOut=protocol', '--rule', 'searchPenalty=edition']
  expect((await run('simulate', '--games', '1', ...rules)).split('\n')[0]).toBe(
    '1 of 1 games of young-jedi (starter, edition=2001, decksOut=protocol) finished; 0 illegal answers',
  )
  printed.clear()
  expect((await run('simulate', '--games', '1')).split('\n')[0]).toContain('young-jedi (starter) finished')
  printed.clear()
  const report = JSON.parse(await run('simulate', '--games', '1', '--json', '--rule', 'edition=2000'))
  expect(report).toMatchObject({ rules: { edition: '2000' }, finished: 1 })
})

it('plays by them', () => {
  const guards = (rules?: Readonly<Record<string, string>>) => {
    const seen = new Set<number>()
    simulate(tiny, {
      games: 3,
      seed: 'rules',
      format: 'long',
      orders: 'none',
      player: 'random',
      ...(rules === undefined ? {} : { rules }),
      onMove: ({ before }) => seen.add((before as TinyState).sides.left.guards),
    })
    return Math.max(...seen)
  }
  expect([guards(), guards({}), guards({ guards: 'none' })]).toEqual([3, 3, 0])
})

it.each([
  [['edition=1999'], 'edition can’t be "1999". Known: current, 2001, 2000.'],
  [['edition=2001', 'hats=red'], 'Rule "hats" not found. Known: edition, decksOut, searchPenalty.'],
  [['constructor=x'], 'Rule "constructor" not found.'],
  [['edition'], 'Write it as name=value.'],
  [['=2001'], 'Write it as name=value.'],
])('says what is wrong with the rules %j, for a deck likewise', async (said, words) => {
  const rules = said.flatMap((one) => ['--rule', one])
  await expect(run('simulate', '--games', '1', ...rules)).rejects.toThrow(words)
  await expect(run('deck', 'check', 'none.txt', ...rules)).rejects.toThrow(words)
  expect(printed.text).toBe('')
})

it.each([
  ['young-jedi', '6'],
  ['swccg', '2'],
])('says who won the games of %s: by seat, by deck, by kind of end', async (game, games) => {
  const words = ['--game', game, 'simulate', '--games', games, '--seed', 'won', '--player', 'practice']
  const { winners, finished, outcomes } = JSON.parse(await run(...words, '--json')) as SimulationReport
  const counted = ({ won, nobody }: Winners) => Object.values(won).reduce((sum, one) => sum + one, nobody)
  expect([winners.games, counted(winners)]).toEqual([finished, finished])
  expect(Object.fromEntries(Object.entries(winners.byEnd).map(([kind, row]) => [kind, row.games]))).toEqual(outcomes)
  for (const row of Object.values(winners.byEnd)) expect(counted(row)).toBe(row.games)
  const seats = Object.keys(winners.won)
  for (const seat of seats) {
    const rows = Object.entries(winners.byDeck).flatMap(([name, row]) => (name.startsWith(`${seat}: `) ? [row] : []))
    expect(rows.reduce((sum, { games }) => sum + games, 0)).toBe(finished)
    expect(rows.reduce((sum, { won }) => sum + (won[seat] ?? 0), 0)).toBe(winners.won[seat])
  }
  printed.clear()
  const lines = (await run(...words)).split('\n')
  const all = seats.map((seat) => `${seat} ${winners.won[seat]} of ${finished}`)
  expect(lines).toContain(`won: ${[...all, ...(winners.nobody === 0 ? [] : [`nobody ${winners.nobody}`])].join(', ')}`)
  expect(lines).toEqual(expect.arrayContaining(['won by deck:', 'won by end:']))
})
