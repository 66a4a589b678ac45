/** The levels of the practice opponent that a challenge may choose. */
import type { AnyGame } from '../games/games.ts'
import { type OpponentLevel, offeredLevels } from '../opponents/levels.ts'
import { type Challenge, PRACTICE, type Terms } from './api.ts'
import { lessonFor } from './decks/challenge-decks.ts'
import { practiceLevel } from './practice/practice.ts'

/** Returns the levels from which a person may choose on these terms; a first game has its own opponent. */
export const levelsFor = (game: AnyGame, terms: Pick<Terms, 'format'>): readonly OpponentLevel[] =>
  lessonFor(game, terms) === null ? offeredLevels(game) : ['fair']

/** Returns the opponent of a challenge as its terms offer it: *fair* in the place of a level that they don't have. */
export function offeredRival(game: AnyGame, { to, terms }: Pick<Challenge, 'to' | 'terms'>): Challenge['to'] {
  const level = practiceLevel(to)
  return level === null || levelsFor(game, terms).includes(level) ? to : PRACTICE
}
