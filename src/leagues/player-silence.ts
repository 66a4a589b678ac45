/**
 * The silence of players: how long a pairing waits for a first move, when its player is called again, and when they are out.
 * Forecasts that people read and the acts of `due` both call these functions.
 */

import type { Knowledge } from './due-step.ts'
import { hasChallenges } from './forms/forms.ts'
import type { League, LeagueGame, LeagueSettings, Pairing, PlayerId } from './league.ts'
import { bothMoved, seatIn } from './record.ts'
import { datesOfRound, plannedRound } from './round-dates.ts'

/** A player without a move in a pairing that waits for them. */
export interface Silence {
  readonly player: PlayerId
  /** Until when they are on a vacation that stops their clocks; null: they are there. */
  readonly restsUntil: number | null
  /** When they are called a second time. */
  readonly callAt: number
  /** When they are out of the round, unless they have moved. */
  readonly outAt: number
}

/** Returns the shares of a pairing's time after which a player without a move is called again, and is out, in milliseconds. */
const sharesOf = ({ silence: { callAgain, out } }: Pick<LeagueSettings, 'silence'>, length: number) => ({
  callAgain: Math.round(length * callAgain),
  out: Math.round(length * out),
})

/**
 * Returns the milliseconds of silence after which a player is out, in a pairing that has the usual time: that of the round
 * that runs, else of the next one. Time that was given to a pairing makes it longer there.
 */
export function usualSilence(league: Pick<League, 'settings' | 'anchor' | 'rounds'>): number {
  const { settings, rounds } = league
  const last = rounds.at(-1)
  const lengths = (last?.pairings ?? []).map(({ softEndAt, madeAt }) => softEndAt - madeAt)
  if (last?.closed === false && lengths.length > 0) return sharesOf(settings, Math.min(...lengths)).out
  const { startsAt, softEndAt } = hasChallenges(league)
    ? datesOfRound(settings, last?.startsAt ?? settings.dates.startsAt)
    : plannedRound(league, rounds.length + 1)
  return sharesOf(settings, softEndAt - startsAt).out
}

/** Returns the players of a pairing who have made no move in it and have to move in one of its games. */
export function silencesIn(
  { settings }: Pick<League, 'settings'>,
  pairing: Pairing,
  knowledge: Knowledge,
): readonly Silence[] {
  const shares = sharesOf(settings, pairing.softEndAt - pairing.madeAt)
  return pairing.players
    .filter((id) => !hasMoved(pairing, id) && gamesFor(pairing, id, knowledge).length > 0)
    .map((player): Silence => {
      const from = waitsSince(pairing, player, knowledge)
      return {
        player,
        restsUntil: knowledge.resting?.[player] ?? null,
        callAt: from + shares.callAgain,
        outAt: from + shares.out,
      }
    })
}

/** Returns the games of a pairing that are not over. */
export const openGames = ({ games }: Pairing): readonly LeagueGame[] => games.filter(({ result }) => result === null)

/** Returns the players who have to move in a game. */
export const waiting = (game: LeagueGame, { waitsFor }: Knowledge): readonly PlayerId[] =>
  waitsFor?.[game.id] ?? game.seats

const gamesFor = (pairing: Pairing, id: PlayerId, knowledge: Knowledge): readonly LeagueGame[] =>
  openGames(pairing).filter((game) => waiting(game, knowledge).includes(id))

const hasMoved = ({ games }: Pairing, id: PlayerId): boolean =>
  games.some((game) => game.movedAt[seatIn(game, id)] !== null || (game.result !== null && bothMoved(game)))

/**
 * From when a pairing waits for a player: the first game that does counts, and nothing in which nobody could play. Its beginning
 * has been moved by pauses and outages already; a later call moves by those alone that came after it.
 */
function waitsSince(pairing: Pairing, id: PlayerId, knowledge: Knowledge): number {
  const { madeAt, stood = [] } = pairing
  const calls = gamesFor(pairing, id, knowledge).map((game) => knowledge.waitsSince?.[game.id]?.[id] ?? null)
  const later = calls.map((since) => {
    if (since === null) return madeAt
    const lost = stood.map(({ at, ms }) => Math.max(0, Math.min(ms, at - since)))
    return since + lost.reduce((sum, one) => sum + one, 0)
  })
  return Math.max(madeAt, Math.min(...later))
}
