/** Asks about which of several games a player wants a judge. */

import { press } from '../../frame/frame.ts'
import type { App } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import { literal } from '../../shell/text-limits.ts'
import { caseGameWords, gamesToReport } from '../base/case-words.ts'
import { leagueId, leaguePanel } from '../base/league-panel.ts'
import type { LeagueView } from '../base/league-view.ts'

/** The games that fit into buttons of one message. */
const MOST_GAMES = 4

/** Returns the question about which game it is. */
export function whichGamePanel(app: App, view: LeagueView): Promise<Body> {
  const { say, league, sight, reader } = view
  const games = gamesToReport(league, reader).slice(0, MOST_GAMES)
  return leaguePanel(app, view, {
    news: say('league.judge.which'),
    lines: games.map(({ pairing, game }, at) =>
      say('league.judge.which.line', { number: at + 1, game: literal(caseGameWords(view, pairing.id, game.id)) }),
    ),
    question: say('league.judge.which.ask'),
    buttons: [
      ...games.map(({ game }, at) =>
        press(leagueId('lg', 'judge', sight.id, game.id), say('league.judge.which.game', { number: at + 1 }), 'main'),
      ),
      press(leagueId('lg', 'my', sight.id), say('league.back')),
    ],
  })
}
