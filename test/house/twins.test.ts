/** Games are built alike: the same folders and the same files beside them; an absence has a reason. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

const GAMES = ['swccg', 'young-jedi'] as const
type GameId = (typeof GAMES)[number]

/** Folders and files that one of the games lacks, each with the reason. This list may only become shorter. */
const LACKING: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  swccg: {
    'editions.ts': 'its cards come in one edition',
    'game.ts': 'the other game’s engine is moved to engine.ts',
    'measure.ts': 'the other game’s moves to view/',
    moments: 'the other game’s becomes story/',
    planning: 'the other game’s plans go to the mechanism battle',
    'refusal-map.ts': 'its refusals have no values yet',
    'rule-choices.ts': 'the other game’s moves to agreements.ts',
    seen: 'the other game’s moves to view/',
    statistics: 'nothing is counted yet in its games',
    'statistics.ts': 'nothing is counted yet in its games',
    'table-layout.ts': 'the other game’s moves to panels/layout.ts',
    'view.ts': 'the other game’s moves to view/',
  },
  'young-jedi': {
    'agreements.ts': 'its rule-choices.ts and editions.ts move there',
    'engine.ts': 'its game.ts and rules/flow.ts move there',
    'mechanism.ts': 'its mechanisms bring no folder with all of their own yet',
    'mechanisms.ts': 'its mechanisms bring no folder with all of their own yet',
    'playing.ts': 'the other game’s becomes a part of engine.ts',
    state: 'its state moves there from rules/',
    story: 'its moments/ and words/told/ become story/',
    texts: 'its texts move there from cards/ and rules/texts/',
    values: 'the other game’s becomes a part of texts/',
    'versions.ts': 'its version stands in index.ts',
    view: 'its view.ts and seen/ move there',
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
