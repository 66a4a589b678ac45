/** Asks about which of several games a player wants a judge. */

import { type MoreEntry, press } from '../frame/frame.ts'
import type { App } from '../shell/app.ts'
import type { Body } from '../shell/components.ts'
import { literal } from '../shell/text-limits.ts'
import { caseGameWords, gamesToReport } from './case-words.ts'
import { leagueId, leaguePanel } from './league-panel.ts'
import type { LeagueView } from './league-view.ts'

/** The games that fit into buttons of one message. */
const MOST_GAMES = 4

/** Returns the entry that asks for a judge: its form at once, or which game is meant where there are several. */
export function judgeEntry(view: LeagueView): MoreEntry {
  const { say, league, sight, reader } = view
  const games = gamesToReport(league, reader)
  const [only] = games
  const about = say(league.settings.form.kind === 'ladder' ? 'ladder.judge.about' : 'league.more.judge.about')
  const id =
    only !== undefined && games.length === 1
      ? leagueId('lg', 'judge', sight.id, only.game.id)
      : leagueId('lg', games.length === 0 ? 'judge' : 'which', sight.id)
  return { id, label: say('league.more.judge'), hint: about }
}

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
