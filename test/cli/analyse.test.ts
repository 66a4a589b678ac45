import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { registerAnalyse } from '../../src/cli/analyse.ts'
import { sealedMatch } from '../records/sealed-matches.ts'
import { catchPrinted } from './printed.ts'

const printed = catchPrinted()
const folder = mkdtempSync(join(tmpdir(), 'analyse-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true))
const { text } = sealedMatch({ game: 'young-jedi', number: 7 })

async function analysed(content: string, ...options: string[]): Promise<string> {
  const file = join(folder, 'match.json')
  writeFileSync(file, content)
  const program = new Command()
  registerAnalyse(program)
  printed.clear()
  await program.parseAsync(['analyse', file, '--percent', '2', ...options], { from: 'user' })
  return printed.text
}

/** The file of the same match with other fields. */
const changed = (fields: object): string => JSON.stringify({ ...JSON.parse(text), ...fields })

test('a finished match with all hands is analysed, in JSON and in words', async () => {
  const found = JSON.parse(await analysed(text, '--json'))
  expect(found).toMatchObject({ version: 1, cut: false, failed: 0, points: expect.any(Array) })
  expect(found.curve.length).toBeGreaterThan(3)
  const words = await analysed(text)
  expect(words).toMatch(
    /^.+’s chance to win at the beginning of each turn, with both hands open:\n {2}turn 1: \d+% ± \d+/,
  )
  expect(words).toMatch(/Points lost by .+: \d+ \(choices\), \d+ \(luck\)/)
  expect(words).not.toMatch(/blunder|mistake|wrong|should have/i)
})

test('a match whose hands are closed, an export of one view, and other files are refused', async () => {
  const until = '2026-12-24T18:00:00.000Z'
  await expect(analysed(changed({ as: 'spectator', closed: { until } }))).rejects.toThrow(`hidden until ${until}`)
  await expect(analysed(changed({ as: 'dark', closed: { until: null } }))).rejects.toThrow('stay hidden: it is not')
  await expect(analysed(changed({ as: 'dark' }))).rejects.toThrow('does not hold all hands')
  const rows = JSON.parse(text).rows.map(({ data: _, ...row }: { data: unknown }) => row)
  await expect(analysed(changed({ rows }))).rejects.toThrow('data is missing')
  await expect(analysed(changed({ game: 'chess' }))).rejects.toThrow('Matches of chess are not analysed.')
  await expect(analysed(changed({ game: 'swccg' }))).rejects.toThrow('Matches of swccg are not analysed.')
  await expect(analysed('{')).rejects.toThrow('read as JSON')
})

test('a file of a match that is still running is refused, though it holds all hands', async () => {
  const { rows } = JSON.parse(text)
  await expect(analysed(changed({ rows: rows.slice(0, -2) }))).rejects.toThrow('not over')
})
