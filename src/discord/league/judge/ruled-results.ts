/** Results of games as organisers set and read them: who wins, how, in words. */

import { labelWith } from '../../../kit/wording/labels.ts'
import type { GameResult, LeagueGame, PlayerId } from '../../../leagues/league.ts'
import { plainly } from '../../../locales/index.ts'
import { type LeagueView, playerNameOf, withoutReader } from '../base/league-view.ts'

/** The results that can be set: who wins, how. */
export const RESULTS = ['one', 'other', 'forfeitOne', 'forfeitOther', 'draw', 'both', 'void'] as const
/** The name of a result that can be set. */
export type ResultChoice = (typeof RESULTS)[number]

/** The winner and the kind of a result that is set. */
interface RuledResult {
  readonly winner: PlayerId | null
  readonly how: 'ruling' | 'forfeit' | 'double-loss' | 'void'
}

/** Returns the winner and the kind of a result that an organiser has chosen. */
export function resultOfChoice({ seats: [one, other] }: LeagueGame, choice: ResultChoice): RuledResult {
  const results: Readonly<Record<ResultChoice, RuledResult>> = {
    one: { winner: one, how: 'ruling' },
    other: { winner: other, how: 'ruling' },
    forfeitOne: { winner: one, how: 'forfeit' },
    forfeitOther: { winner: other, how: 'forfeit' },
    draw: { winner: null, how: 'ruling' },
    both: { winner: null, how: 'double-loss' },
    void: { winner: null, how: 'void' },
  }
  return results[choice]
}

/** Returns a result in words. @param short as a label, which leaves out the end of a long name rather than how they win */
export function resultWords(
  view: LeagueView,
  players: readonly [PlayerId, PlayerId],
  choice: ResultChoice,
  short = false,
): string {
  const { say } = view
  const won = (at: 0 | 1, key: 'result.wins' | 'result.forfeit') => {
    const name = playerNameOf(withoutReader(view), players[at])
    return short ? labelWith(name, (one) => plainly(say)(key, { name: one })) : plainly(say)(key, { name })
  }
  const words: Readonly<Record<ResultChoice, () => string>> = {
    one: () => won(0, 'result.wins'),
    other: () => won(1, 'result.wins'),
    forfeitOne: () => won(0, 'result.forfeit'),
    forfeitOther: () => won(1, 'result.forfeit'),
    draw: () => say('result.draw'),
    both: () => say('result.both-lose'),
    void: () => say('result.void'),
  }
  return words[choice]()
}

/**
 * Returns in words who won a game. A score would be read from the side that its row names first, and that changes from
 * game to game.
 */
export function wonBy(view: LeagueView, { seats }: LeagueGame, { scores: [one, other], how }: GameResult): string {
  const forfeit = how === 'forfeit'
  if (how === 'void') return resultWords(view, seats, 'void')
  if (how === 'double-loss') return resultWords(view, seats, 'both')
  if (one === other) return resultWords(view, seats, 'draw')
  if (one > other) return resultWords(view, seats, forfeit ? 'forfeitOne' : 'one')
  return resultWords(view, seats, forfeit ? 'forfeitOther' : 'other')
}
