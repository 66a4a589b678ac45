/** Games of a simulated league that are really played: by the game's own rules, between its practice and random players. */
import type { AnyGame } from '../games/games.ts'
import type { League, LeagueGame } from '../leagues/league.ts'
import type { SeasonAct, SeasonTable } from '../leagues/season.ts'
import { simulate } from '../simulation/simulate.ts'
import { HOUR_MS } from '../time/lengths.ts'

/** A sitting follows the one before after this many hours, on average. */
const HOURS_BETWEEN = 9

/** Returns a table at which matches of a game are played to their end, move by move. */
export function playedMatches(game: AnyGame, seed: string): SeasonTable {
  return {
    begin(league: League, one: LeagueGame, now: number): readonly SeasonAct[] {
      let last: unknown = null
      const movers: string[] = []
      simulate(game, {
        games: 1,
        seed: `${seed}/${one.id}`,
        format: league.settings.format,
        orders: 'deck',
        player: 'mixed',
        onMove: ({ after, decision }) => {
          last = after
          if (movers.at(-1) !== decision.seat) movers.push(decision.seat)
        },
      })
      const outcome = last === null ? null : game.outcome(last)
      const playerOf = (seat: string) => one.seats[league.settings.sides.indexOf(seat)]!
      const hours = HOURS_BETWEEN * HOUR_MS
      const moves = movers.map(
        (seat, at): SeasonAct => ({
          at: now + (at + 1) * hours,
          command: { type: 'recordMove', game: one.id, player: playerOf(seat) },
        }),
      )
      if (outcome === null) return moves
      const winner = outcome.winner === null ? null : playerOf(outcome.winner)
      const result: SeasonAct = {
        at: now + (movers.length + 1) * hours,
        command: { type: 'recordResult', game: one.id, winner, how: 'played', differential: 0, turns: null },
      }
      return [...moves, result]
    },
  }
}
