/**
 * No two options of a question read alike, and each names its card and its place or target, in both languages and both games. `npm run census` looks at 10,000 positions of
 * each game; the suite at as many as have found every fault that those find.
 */
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/games/games.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { simulate } from '../../src/simulation/simulate.ts'
import { swccgNames } from '../swccg/label-names.ts'
import { laid } from '../swccg/scripted-turns.ts'
import { playedOn } from '../swccg/starter-lists.ts'
import { isPrinting, youngJediNames } from '../young-jedi/label-names.ts'
import { complaintsAbout } from './label-complaints.ts'

const POSITIONS = process.env.CENSUS === undefined ? 900 : 10_000
const MOVES = 300

/** Gives positions of Young Jedi one by one, of whole games by chance. @returns whether this many were seen */
function youngJediPositions(visit: (state: unknown) => void): number {
  let seen = 0
  for (let game = 0; seen < POSITIONS; game++)
    simulate<unknown, unknown, string>(youngJedi as AnyGame, {
      ...{ games: 1, seed: `labels ${game}`, format: 'full', orders: 'none', player: 'mixed' },
      onMove: ({ after }) => {
        seen += 1
        if (seen <= POSITIONS) visit(after)
      },
    })
  return seen
}

/** The same of the Star Wars CCG: the beginnings of games. */
function swccgPositions(visit: (state: unknown) => void): number {
  let seen = 0
  for (let seed = 0; seen < POSITIONS; seed++)
    playedOn(seed, MOVES, ({ after }) => {
      seen += 1
      visit(after)
    })
  return seen
}

// Copies of a card in a hand of Young Jedi are alike, and either may be taken.
test.each([
  {
    name: 'Young Jedi',
    game: youngJedi as AnyGame,
    positions: youngJediPositions,
    copies: isPrinting,
    names: youngJediNames,
  },
  {
    name: 'the Star Wars CCG',
    game: swccg as AnyGame,
    positions: swccgPositions,
    copies: undefined,
    names: swccgNames,
  },
])(
  'no two options of a question of $name read alike, and each names its card, place and target',
  { timeout: 30 * 60_000 },
  ({ game, positions, copies, names }) => {
    const complaints = new Set<string>()
    const seen = positions((state) => {
      for (const complaint of complaintsAbout(game, state, copies, names)) complaints.add(complaint)
    })
    expect(seen).toBeGreaterThanOrEqual(POSITIONS)
    expect([...complaints].slice(0, 20)).toEqual([])
  },
)

describe('the check of labels', () => {
  const state = laid({ phase: 'deploy', dark: { hand: 'Tarl', force: '9' }, places: ['Endor Back Door, dark |'] })
  /** The complaints where labels leave out some words. */
  const without = (words: RegExp): readonly string[] => {
    const decision: typeof swccg.words.decision = (...asked) => {
      const told = swccg.words.decision(...asked)
      const cut = Object.entries(told.options).map(
        ([id, one]) => [id, { label: one.label.replace(words, '1') }] as const,
      )
      return { ...told, options: Object.fromEntries(cut) }
    }
    return complaintsAbout({ ...swccg, words: { ...swccg.words, decision } } as AnyGame, state, undefined, swccgNames)
  }

  test('accepts a label that names the card and its only place', () => {
    expect(complaintsAbout(swccg as AnyGame, state, undefined, swccgNames)).toEqual([])
  })

  test.each([/(?:Sergeant )?Tarl/, /(?:Endor: )?Back Door/])('finds one without %s, in both languages', (words) => {
    expect(without(words)).toEqual(
      ['en', 'fr'].map((language) => expect.stringMatching(new RegExp(`^${language} act: `))),
    )
  })
})
