/** The consequences of the end of a game: the next game of the pairing, and places on a ladder. */

import { hasChallenges } from './forms/forms.ts'
import { climb, climbAnew } from './ladder-climbs.ts'
import type { GameResult, League, LeagueGame, Pairing } from './league.ts'
import type { Happening } from './league-events.ts'
import { nextGame } from './pairing/make-pairing.ts'
import { isComplete, needsAnother } from './record.ts'

const withGame = (pairing: Pairing, game: LeagueGame): Pairing => ({
  ...pairing,
  games: pairing.games.map((one) => (one.id === game.id ? game : one)),
})

/** Returns the events of a result, and of all that follows from it at once. */
export function endGame(
  league: League,
  { pairing, game }: { readonly pairing: Pairing; readonly game: LeagueGame },
  result: GameResult,
  reason: string | null,
): readonly Happening[] {
  const ended: Happening = { type: 'gameEnded', game: game.id, result, reason }
  return [ended, ...afterwards(league, withGame(pairing, { ...game, result }), result.at, false)]
}

/** Returns the events of a correction, and of all that follows from it. */
export function correctGame(
  league: League,
  { pairing, game }: { readonly pairing: Pairing; readonly game: LeagueGame },
  result: GameResult,
  reason: string,
): readonly Happening[] {
  const corrected: Happening = { type: 'resultCorrected', game: game.id, result, reason }
  const after = withGame(pairing, { ...game, result })
  if (!hasChallenges(league) || needsAnother(after, league.settings.games))
    return [corrected, ...afterwards(league, after, result.at, true)]
  return [corrected, ...climbAnew(league, after)]
}

/** @param late whether the time of the pairing may be over, so that one more game needs time in any form */
function afterwards(league: League, pairing: Pairing, now: number, late: boolean): readonly Happening[] {
  const kind = league.settings.games
  if (needsAnother(pairing, kind)) {
    const added: Happening = { type: 'gameAdded', pairing: pairing.id, game: nextGame(league, pairing) }
    return pairing.slot !== null || late ? [added, ...moreTime(pairing, now)] : [added]
  }
  return isComplete(pairing, kind) && hasChallenges(league) ? climb(league, pairing) : []
}

/** A game more gets half the time of the pairing at least. */
function moreTime(pairing: Pairing, now: number): readonly Happening[] {
  const least = now + (pairing.softEndAt - pairing.madeAt) / 2
  const missing = Math.ceil(least - pairing.softEndAt)
  if (missing <= 0) return []
  const { softEndAt, hardEndAt, id } = pairing
  return [
    {
      type: 'extended',
      pairing: id,
      softEndAt: softEndAt + missing,
      hardEndAt: hardEndAt + missing,
      grace: null,
      reason: 'extraGame',
    },
  ]
}
