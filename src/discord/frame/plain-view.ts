/** The view of panels of no league: the reader's language, zone and game. */

import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { App } from '../shell/app.ts'
import type { IncomingRequest } from '../shell/requests.ts'
import type { PanelView } from './frame.ts'
import { pictureWords } from './picture-words.ts'

/** Returns the view for a panel without a league. The zone is UTC where none is known. */
export async function plainView(
  app: App,
  { person, language }: IncomingRequest,
  gameId: string,
): Promise<PanelView & { readonly zone: string }> {
  const { zone, wordsOnly } = await app.persons.of(person)
  const game = gameOf(app.games, gameId)
  const [one = '', other = ''] = game.seats
  const say = speak(language)
  const sides = [one, other] as const
  return {
    say,
    language,
    game,
    now: app.clock.now(),
    wordsOnly: wordsOnly || app.pictures === null,
    sides,
    words: pictureWords({ say, game, sides, language }),
    zone: zone ?? 'UTC',
  }
}
