/** Free rounds of a round robin: what a round is worth to a player whose opponent was not there. */

import { robinRound } from './forms/berger-tables.ts'
import { formRules } from './forms/forms.ts'
import type { Bye, League, PlayerId } from './league.ts'

/** Returns the opponent planned for a player in a round of their group; null in a free round, and outside of groups. */
function plannedOpponent({ groups }: League, id: PlayerId, round: number): PlayerId | null {
  const group = groups.find((ids) => ids.includes(id)) ?? []
  const pair = robinRound(group, round - 1).pairs.find((ids) => ids.includes(id))
  return pair?.find((one) => one !== id) ?? null
}

/**
 * Returns the rounds with the worth that free rounds have for the opponents of a player: nothing while all of this player's
 * results are annulled, a win else. A substitute or a return makes these results count again.
 */
export function withFreeRounds(league: League, absent: PlayerId, annulled: boolean): Pick<League, 'rounds'> {
  if (formRules(league).pairing !== 'byPlan') return { rounds: league.rounds }
  const worth = annulled ? 'zero' : 'full'
  const anew = (bye: Bye, round: number): Bye =>
    bye.why === 'opponentLeft' && plannedOpponent(league, bye.player, round) === absent ? { ...bye, worth } : bye
  return {
    rounds: league.rounds.map((round) =>
      round.stage === 'main' ? { ...round, byes: round.byes.map((bye) => anew(bye, round.number)) } : round,
    ),
  }
}
