/** The golden games of all games together; a file for each game replays its own. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GOLDEN } from './files.ts'
import { SETS } from './sets.ts'

/** The most bytes that all sets together may take of the repository. */
const MOST_BYTES = 3_000_000

const sizeOf = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

it('the golden games of all games take at most 3 MB', () => {
  const sizes = SETS.map(({ game: { id, version } }) => sizeOf(join(GOLDEN, id, version)))
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_BYTES)
})

it('a file of its own replays the set of each game, so that no worker is left alone with all', () => {
  for (const { game } of SETS) expect(readFileSync(join(GOLDEN, `${game.id}.test.ts`), 'utf8')).toContain('testSet(')
})
