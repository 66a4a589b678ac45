/** Results of games in words. */
import type { GameResult } from '../../../leagues/league.ts'
import type { LeagueView } from './league-view.ts'

/** Returns how a game ended: "by resignation, turn 7". */
export function outcomeWords({ say }: Pick<LeagueView, 'say'>, { how, turns }: GameResult): string {
  const end = say(`told.how.${how}`)
  return turns === null ? end : say('told.how.turn', { how: end, turn: turns })
}
