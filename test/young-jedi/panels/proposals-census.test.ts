/**
 * A player who presses what the panels propose plays as well as the practice opponent. `npm run census` plays 400 games
 * of each format and wants 45 of 100 won: each pair of decks is played twice, the proposals on one side each time, so
 * that decks and draws favour nobody. It counts by kind of question where a proposal differs from what the practice
 * opponent would answer, and how many games that costs. The suite plays a few to their end.
 */
import { expect, test } from 'vitest'
import { SIDES } from '../../../src/games/young-jedi/cards/card.ts'
import type { Format } from '../../../src/games/young-jedi/state/game-state.ts'
import { type ProposedGame, playProposals } from './proposal-games.ts'

const CENSUS = process.env.CENSUS !== undefined
const GAMES = CENSUS ? 400 : 12
const FORMATS = ['starter', 'full'] as const

interface Series {
  readonly won: number
  readonly tied: number
  readonly differences: ReadonlyMap<string, number>
}

/** Plays each pair of decks twice, the proposals on one side each time. */
function series(format: Format, asPractice: ReadonlySet<string> = new Set()): Series {
  let [won, tied] = [0, 0]
  const differences = new Map<string, number>()
  for (let game = 0; game < GAMES; game++) {
    const own = SIDES[game % SIDES.length] ?? 'dark'
    const seed = `proposals ${format} ${Math.floor(game / SIDES.length)}`
    const played: ProposedGame = playProposals(format, seed, own, asPractice)
    if (played.winner === own) won++
    if (played.winner === null) tied++
    for (const [kind, times] of played.differences) differences.set(kind, (differences.get(kind) ?? 0) + times)
  }
  return { won, tied, differences }
}

test.each(FORMATS)(
  'every proposal of a %s game is legal, and answers what the practice opponent would answer',
  { timeout: 30 * 60_000 },
  (format) => {
    const { won, tied, differences } = series(format)
    if (CENSUS) {
      process.stdout.write(`${format}: won ${won}, tied ${tied} of ${GAMES}\n`)
      for (const [kind, times] of differences) {
        const cost = series(format, new Set([kind])).won - won
        process.stdout.write(`  ${kind}: differs ${times} times, which costs ${cost} games\n`)
      }
      expect(won / GAMES).toBeGreaterThanOrEqual(0.45)
    }
    expect(Object.fromEntries(differences)).toEqual({})
  },
)
