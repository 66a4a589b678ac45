/** The consequences of the end of a game: the next game of the pairing, and places on a ladder. */

import type { GameResult, League, LeagueGame, Pairing, PlayerId } from './league.ts'
import type { Happening } from './league-events.ts'
import { nextGame } from './pairing/make-pairing.ts'
import { isComplete, needsAnother, outcomesOf } from './record.ts'

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
  return [ended, ...afterwards(league, withGame(pairing, { ...game, result }), result.at)]
}

/** Returns the events of a correction, and of all that follows from it. */
export function correctGame(
  league: League,
  { pairing, game }: { readonly pairing: Pairing; readonly game: LeagueGame },
  result: GameResult,
  reason: string,
): readonly Happening[] {
  const corrected: Happening = { type: 'resultCorrected', game: game.id, result, reason }
  return [corrected, ...afterwards(league, withGame(pairing, { ...game, result }), result.at)]
}

function afterwards(league: League, pairing: Pairing, now: number): readonly Happening[] {
  const kind = league.settings.games
  if (needsAnother(pairing, kind)) {
    const added: Happening = { type: 'gameAdded', pairing: pairing.id, game: nextGame(league, pairing) }
    return pairing.slot === null ? [added] : [added, ...moreTime(pairing, now)]
  }
  return isComplete(pairing, kind) && league.settings.form.kind === 'ladder' ? climb(league, pairing) : []
}

/** A game more in a bracket gets half the time of the pairing at least. */
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

/** The lower of the two takes the higher one's place if they win; all between them move down by one. */
function climb(league: League, pairing: Pairing): readonly Happening[] {
  const order = league.ladder.map(({ player }) => player)
  const [one, other] = pairing.players
  const outcomes = outcomesOf(pairing, league.settings.games)
  if (outcomes === null || !order.includes(one) || !order.includes(other)) return []
  const upper = order.indexOf(one) < order.indexOf(other) ? one : other
  const lower = upper === one ? other : one
  const won = outcomes[pairing.players.indexOf(lower)] === 'win'
  const rest = order.filter((id) => id !== lower)
  const place = rest.indexOf(upper)
  const after = won ? [...rest.slice(0, place), lower, ...rest.slice(place)] : order
  return [{ type: 'ladderChanged', order: after, why: 'won', fresh: playersIn(pairing) }]
}

/** A player who did not move has not been active. */
const playersIn = ({ players, left }: Pairing): readonly PlayerId[] => players.filter((id) => !left.includes(id))
