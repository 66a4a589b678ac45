/** The round that runs now, a player's pairing in it, and its score. */
import type { Pairing, Round } from '../../../leagues/league.ts'
import { gamePoints } from '../../../leagues/record.ts'
import { pointsText } from '../../frame/number-words.ts'
import type { LeagueView } from './league-view.ts'

/** Returns the round that runs now; null between rounds. */
export const roundNow = ({ league }: Pick<LeagueView, 'league'>): Round | null => {
  const last = league.rounds.at(-1)
  return last === undefined || last.closed ? null : last
}

/** Returns the pairing of a player in a round that still concerns them, the last one made. */
export const pairingNow = (round: Round | null, player: string | null): Pairing | null =>
  round?.pairings.filter((one) => !one.voided && player !== null && one.players.includes(player)).at(-1) ?? null

/** Returns the score of a pairing in words: "1–1". */
export const scoreOf = (pairing: Pairing): string => gamePoints(pairing).map(pointsText).join('–')
