/** The challenges of a ladder: which players may challenge which others. */

import { DAY_MS } from '../time/lengths.ts'
import { openPairingsOf } from './dropping-out.ts'
import { formRules } from './forms/forms.ts'
import type { League, PlayerId } from './league.ts'
import { type LeagueRefusal, refuse } from './league-refusals.ts'
import { opponentIn } from './record.ts'
import { datesOfRound } from './round-dates.ts'
import { samePerson } from './same-person.ts'

/** Returns why one player can't challenge another one now; null if they can. A vacation is not known here. */
export function cannotChallenge(league: League, player: PlayerId, to: PlayerId, now: number): LeagueRefusal | null {
  const terms = formRules(league).challenges
  if (terms === null || league.phase !== 'running') return refuse('wrongPhase', { phase: league.phase })
  if (league.pausedAt !== null) return refuse('paused', {})
  const order = league.ladder.map((one) => one.player)
  const [own, theirs] = [order.indexOf(player), order.indexOf(to)]
  const playing = (id: PlayerId) => league.players.find((one) => one.id === id)?.status === 'in'
  if (own < 0 || theirs < 0 || !playing(player) || !playing(to)) return refuse('unknownPlayer', {})
  if (theirs >= own || own - theirs > terms.reach) return refuse('outOfReach', { reach: terms.reach })
  if (samePerson(league, player, to) !== null) return refuse('onePerson', {})
  for (const id of [player, to]) if (openPairingsOf(league, id).length > 0) return refuse('busy', { player: id })
  const met = league.rounds[0]!.pairings.filter(
    (pairing) => pairing.players.includes(player) && opponentIn(pairing, player) === to,
  )
  const last = Math.max(...met.flatMap(({ games }) => games.map(({ result }) => result?.at ?? 0)))
  const until = last + terms.rematchDays * DAY_MS
  if (met.length > 0 && until > now) return refuse('tooSoon', { until })
  return tooLate(league, now) ? refuse('seasonEnds', {}) : null
}

/** Nobody climbs by a challenge so late that its player can hardly answer it: half of the time of a game has to be left. */
function tooLate({ settings, rounds }: League, now: number): boolean {
  const { softEndAt } = datesOfRound(settings, now)
  return Math.min(softEndAt, rounds[0]!.softEndAt) - now < (softEndAt - now) / 2
}

/**
 * Returns the players that a player may challenge now, the highest first.
 *
 * @param resting players on a vacation that stops their clocks: nobody takes their places
 */
export const challengesOf = (
  league: League,
  player: PlayerId,
  now: number,
  resting: Readonly<Record<PlayerId, unknown>>,
): readonly PlayerId[] =>
  league.ladder
    .map((one) => one.player)
    .filter((to) => !(to in resting) && cannotChallenge(league, player, to, now) === null)
