/** The options of a question of Young Jedi never read alike, in both languages. */
import { expect, test } from 'vitest'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { simulate } from '../../src/simulation/simulate.ts'
import { complaintsAbout } from '../games/label-complaints.ts'

test('no two options of a question read alike', () => {
  const complaints = new Set<string>()
  const onMove = ({ after }: { readonly after: unknown }) => {
    for (const complaint of complaintsAbout(youngJedi, after, true)) complaints.add(complaint)
  }
  simulate(youngJedi, { games: 3, seed: 'labels', format: 'full', orders: 'none', player: 'mixed', onMove })
  expect([...complaints].slice(0, 20)).toEqual([])
})
