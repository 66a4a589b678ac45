/** Ends the games of a player who leaves, falls silent or is disqualified. */

import { climb } from './ladder-climbs.ts'
import type { GameResult, League, LeagueGame, Pairing, PlayerId } from './league.ts'
import type { Happening } from './league-events.ts'
import { bothMoved, isComplete, seatIn } from './record.ts'

/** A result whose time the event gives. */
export const forfeited = (game: LeagueGame, loser: PlayerId, at: number): GameResult => ({
  scores: seatIn(game, loser) === 0 ? [0, 1] : [1, 0],
  // A player who leaves a game that both have begun concedes it.
  how: bothMoved(game) ? 'concession' : 'forfeit',
  differential: 0,
  turns: null,
  at,
})

/** Returns the pairings of a player that are not complete. */
export const openPairingsOf = (league: League, id: PlayerId): readonly Pairing[] =>
  league.rounds.flatMap(({ pairings }) =>
    pairings.filter((pairing) => pairing.players.includes(id) && !isComplete(pairing, league.settings.games)),
  )

/** Returns the events by which a player loses what is left of a pairing; on a ladder the opponent climbs by it. */
export function lose(league: League, pairing: Pairing, id: PlayerId, at: number): readonly Happening[] {
  const games = pairing.games.map((game) => ({ ...game, result: game.result ?? forfeited(game, id, at) }))
  const ended = games
    .filter((_, index) => pairing.games[index]?.result === null)
    .map(({ id: game, result }): Happening => ({ type: 'gameEnded', game, result, reason: null }))
  if (league.settings.form.kind !== 'ladder') return ended
  return [...ended, ...climb(league, { ...pairing, games, left: [...pairing.left, id] })]
}

/**
 * Returns the events by which a player is gone from all open pairings and from a ladder. Whether an opponent is paired
 * anew is decided by `due`.
 */
export function vacate(league: League, id: PlayerId, at: number): readonly Happening[] {
  const left = openPairingsOf(league, id).flatMap((pairing): readonly Happening[] => [
    { type: 'putOut', pairing: pairing.id, player: id },
    ...lose(league, pairing, id, at),
  ])
  // The opponent takes the place of the player first.
  const climbed = left.findLast((event) => event.type === 'ladderChanged')
  const order = climbed?.order ?? league.ladder.map(({ player }) => player)
  const off = order.includes(id)
    ? [{ type: 'ladderChanged', order: order.filter((one) => one !== id), why: 'left', fresh: [] } as const]
    : []
  return [...left, ...off]
}
