/** The view of panels without a league: the reader's language, zone and game. */

import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { App } from '../shell/app.ts'
import type { Incoming } from '../shell/requests.ts'
import type { PanelView } from './league-panel.ts'
import type { LeagueView } from './league-view.ts'
import { leaguePictureWords } from './league-words.ts'

/** Returns the view for a panel without a league. The zone is UTC where none is known. */
export async function plainView(
  app: App,
  { person, language }: Incoming,
  gameId: string,
): Promise<PanelView & { readonly zone: string }> {
  const { zone, wordsOnly } = await app.persons.of(person)
  const game = gameOf(app.games, gameId)
  const [one = '', other = ''] = game.seats
  const say = speak(language)
  const league = { settings: { sides: [one, other] } } as unknown as LeagueView['league']
  return {
    say,
    language,
    game,
    now: app.clock.now(),
    wordsOnly: wordsOnly || app.pictures === null,
    sides: [one, other],
    words: leaguePictureWords({ say, game, league, language }),
    zone: zone ?? 'UTC',
  }
}
