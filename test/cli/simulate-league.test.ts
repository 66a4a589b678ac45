/** `simulate-league`: its report, for every form, and for matches that are really played. */
import { Command } from 'commander'
import { expect, it } from 'vitest'
import { registerSimulateLeague } from '../../src/cli/simulate-league.ts'
import { catchPrinted } from './printed.ts'

const printed = catchPrinted()

async function run(...words: string[]): Promise<string> {
  printed.clear()
  const program = new Command('holonet').option('--game <id>', '', 'young-jedi').exitOverride()
  program.configureOutput({ writeErr: () => {} })
  registerSimulateLeague(program)
  for (const command of program.commands) command.exitOverride().configureOutput({ writeErr: () => {} })
  await program.parseAsync(['simulate-league', ...words], { from: 'user' })
  return printed.text
}

it.each(['swiss', 'round-robin', 'groups', 'single', 'double', 'ladder'])(
  'plays a season to its end and prints its figures as JSON: %s',
  async (form) => {
    const words = [
      '--form',
      form,
      '--players',
      '9',
      '--absent',
      '0.1',
      '--drop',
      '0.05',
      '--matches',
      'coins',
      '--json',
    ]
    const report = JSON.parse(await run(...words))
    expect(report).toMatchObject({ finished: true, repeatedPairings: 0 })
    expect(report.standings).toHaveLength(9)
    expect(report.results).toHaveLength(report.rounds)
    for (const { pairings } of report.results)
      for (const { players, scores, ends } of pairings) {
        expect(players).toHaveLength(2)
        expect(scores).toHaveLength(2)
        expect(ends).not.toContain(null)
      }
    expect(Object.values<number>(report.byes.perPlayer).every((count) => count <= report.byes.max)).toBe(true)
    expect(report.noticesPerPersonPerWeek).toBeGreaterThan(0)
    expect(report.sideImbalance).toBeGreaterThanOrEqual(0)
    expect(process.exitCode).toBeUndefined()
  },
)

it('plays as many rounds as are wanted, and the same season for the same seed', async () => {
  const words = ['--players', '12', '--rounds', '3', '--matches', 'coins', '--json']
  const first = await run(...words, '--seed', 'one')
  expect(JSON.parse(first).rounds).toBe(3)
  expect(await run(...words, '--seed', 'one')).toBe(first)
  expect(await run(...words, '--seed', 'two')).not.toBe(first)
})

it('plays whole matches by the rules of the game', async () => {
  const report = JSON.parse(await run('--players', '4', '--matches', 'played', '--json'))
  expect(report).toMatchObject({ finished: true, rounds: 2, repeatedPairings: 0 })
})

it('plays real matches in a database of its own, with decks from sealed pools, and the same season for the same seed', async () => {
  const words = ['--players', '3', '--rounds', '2', '--pool', 'sealed', '--json']
  const first = await run(...words)
  expect(JSON.parse(first)).toMatchObject({ finished: true, rounds: 2, repeatedPairings: 0, byes: { max: 1 } })
  expect(await run(...words)).toBe(first)
})

it('tells in words what the season was like', async () => {
  expect(await run('--players', '6', '--matches', 'coins')).toMatch(/^finished after 3 rounds and [\d.]+ days\n/)
})

it('refuses chances beyond 1 and a league of one', async () => {
  await expect(run('--absent', '2')).rejects.toThrow('Enter a number from 0 to 1.')
  await expect(run('--players', '1')).rejects.toThrow('A league needs 2 players at least.')
})

it('plays a season with decks from a cube through the program', async () => {
  const report = JSON.parse(await run('--players', '2', '--rounds', '1', '--pool', 'cube', '--json'))
  expect(report).toMatchObject({ finished: true, rounds: 1, repeatedPairings: 0 })
})
