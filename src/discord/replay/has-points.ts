/** Whether a match can be analysed, so that buttons offer it. */
import { isAnalysed } from '../../analysis/analyse.ts'
import type { AnyGame } from '../../games/games.ts'
import type { MatchRecord } from '../../matches/api.ts'
import { canOpen } from '../../matches/fair-play/fair-play.ts'

/** Whether a match on these terms can be analysed: once its hands are open. */
export const hasPoints = (game: AnyGame, terms: MatchRecord['terms']): boolean =>
  isAnalysed(game) && canOpen(game, terms)
