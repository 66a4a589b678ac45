/** The buttons below a match that is over. */
import type { Language } from '../../contract/index.ts'
import { type Games, gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { MatchRecord } from '../../matches/api.ts'
import { isLeagueClock } from '../../matches/clock-terms.ts'
import { button, row } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { hasPoints } from './has-points.ts'
import { replayButton } from './replay-panel.ts'

/**
 * Once more with the same person, or through it again. A league alone makes its next games: its matches have no rematch.
 *
 * @param mark a further part, by which the message is found again
 */
export function endedRow(
  games: Games,
  { id, terms }: Pick<MatchRecord, 'id' | 'terms'>,
  language: Language,
  mark?: string,
) {
  const game = gameOf(games, terms.game)
  const points = hasPoints(game, terms)
    ? [button(customId('points', id, 'show'), speak(language)('points.button'))]
    : []
  if (isLeagueClock(terms)) return row(replayButton(id, language, mark ?? ''), ...points)
  const marks = mark === undefined ? [] : [mark]
  return row(
    button(customId('rematch', id, '', ...marks), speak(language)('rematch'), 'good'),
    replayButton(id, language),
    ...points,
  )
}
