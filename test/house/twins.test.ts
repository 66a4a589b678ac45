/** Games are built alike: the same folders and the same files beside them; an absence has a reason. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

const GAMES = ['swccg', 'young-jedi'] as const
type GameId = (typeof GAMES)[number]

/** Folders and files that one of the games lacks, each with the reason. This list may only become shorter. */
const LACKING: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  swccg: {},
  'young-jedi': {
    'mechanism.ts': 'its mechanisms bring no folder with all of their own yet',
    'mechanisms.ts': 'its mechanisms bring no folder with all of their own yet',
  },
}

const inside = (game: GameId): readonly string[] => readdirSync(join(root, 'src/games', game))

/** Returns what the first lacks of all that the second has. */
const lacking = (own: readonly string[], other: readonly string[]): readonly string[] =>
  other.filter((name) => !own.includes(name)).toSorted()

test.each([
  ['swccg', 'young-jedi'],
  ['young-jedi', 'swccg'],
] as const)('%s has the folders and files of %s, but for those listed with a reason', (own, other) => {
  expect(lacking(inside(own), inside(other))).toEqual(Object.keys(LACKING[own]).toSorted())
})

test('the check sees what one lacks', () => {
  expect(lacking(['a', 'b'], ['c', 'b', 'a.ts'])).toEqual(['a.ts', 'c'])
})
