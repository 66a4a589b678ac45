/** Ends the games of a player who leaves, falls silent or is disqualified. */

import { hasChallenges } from './forms/forms.ts'
import { climb } from './ladder-climbs.ts'
import type { GameResult, League, LeagueGame, Pairing, PlayerId } from './league.ts'
import type { Happening } from './league-events.ts'
import { bothMoved, isComplete, seatIn } from './record.ts'

/** How a player is gone from their games: they have left, they made no move, or a ruling has put them out. */
export type LeavingWay = 'left' | 'silent' | 'ruling'

/**
 * Returns the result of a game whose player is gone. Nobody leaves a game unrated in which their opponent has moved: that
 * is a concession. A ruling is none, and no game counts as played in which somebody was only silent.
 */
export const forfeited = (game: LeagueGame, loser: PlayerId, at: number, leaving: LeavingWay): GameResult => {
  const seat = seatIn(game, loser) ?? 0
  return {
    scores: seat === 0 ? [0, 1] : [1, 0],
    how: howGone(bothMoved(game), game.movedAt[seat === 0 ? 1 : 0] !== null, leaving),
    differential: 0,
    turns: null,
    at,
  }
}

function howGone(both: boolean, opponent: boolean, leaving: LeavingWay): GameResult['how'] {
  if (leaving === 'ruling') return both ? 'ruling' : 'forfeit'
  return both || (leaving === 'left' && opponent) ? 'concession' : 'forfeit'
}

/** Returns the pairings of a player that are not complete. */
export const openPairingsOf = (league: League, id: PlayerId): readonly Pairing[] =>
  league.rounds.flatMap(({ pairings }) =>
    pairings.filter((pairing) => pairing.players.includes(id) && !isComplete(pairing, league.settings.games)),
  )

/** Returns the events by which a player loses what is left of a pairing; on a ladder the opponent climbs by it. */
export function lose(
  league: League,
  pairing: Pairing,
  id: PlayerId,
  at: number,
  leaving: LeavingWay,
): readonly Happening[] {
  const games = pairing.games.map((game) => ({ ...game, result: game.result ?? forfeited(game, id, at, leaving) }))
  const ended = games
    .filter((_, index) => pairing.games[index]?.result === null)
    .map(({ id: game, result }): Happening => ({ type: 'gameEnded', game, result, reason: null }))
  if (!hasChallenges(league)) return ended
  return [...ended, ...climb(league, { ...pairing, games, left: [...pairing.left, id] })]
}

/**
 * Returns the events by which a player is gone from all open pairings and from a ladder. Whether an opponent is paired
 * anew is decided by `due`.
 */
export function vacate(
  league: League,
  id: PlayerId,
  at: number,
  leaving: Exclude<LeavingWay, 'silent'>,
): readonly Happening[] {
  const left = openPairingsOf(league, id).flatMap((pairing): readonly Happening[] => [
    { type: 'putOut', pairing: pairing.id, player: id },
    ...lose(league, pairing, id, at, leaving),
  ])
  // The opponent takes the place of the player first.
  const climbed = left.findLast((event) => event.type === 'ladderChanged')
  const order = climbed?.order ?? league.ladder.map(({ player }) => player)
  const off = order.includes(id)
    ? [{ type: 'ladderChanged', order: order.filter((one) => one !== id), why: 'left', fresh: [] } as const]
    : []
  return [...left, ...off]
}
