/** Clicks that undo an answer before it is sent, and that take a move back afterwards. */
import { isRefusal } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import { actionOf } from '../acts/acts.ts'
import { refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { inPlace } from '../shell/requests.ts'
import { ownVoice } from '../table/voices.ts'
import { showLate } from './answer-clicks.ts'
import { ownSight } from './panel-clicks.ts'
import { showPanel } from './show-panel.ts'
import { backLine, lastAsked } from './sitting-lines.ts'

/** `undo|match|seat|name of what lies|all` */
const undo: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  async run(request, [matchId = '', seat = '', pending = '', reach], app) {
    const { person } = request.incoming
    const before = await ownSight(request, app, matchId, seat)
    if (before === null) return
    const now = await app.matches.undo({ matchId, person, pending, all: reach === 'all' })
    if (isRefusal(now)) return showLate(request, app, before)
    if (before.pending === null) {
      const done = speak(request.incoming.language)('sitting.rest-gone')
      return showPanel(request, app, now, { done })
    }
    await showPanel(request, app, now, { focus: lastAsked(before.pending, now) })
  },
}

/** `back|match|seat|ask, agree or refuse|move` */
const back: ClickHandler = {
  ack: inPlace,
  async run(request, [matchId = '', seat = '', named, move = ''], app) {
    const { person, language, id } = request.incoming
    // All that the match knows of is asked of it: a row that it does not know does not compile.
    const what = actionOf('back', named)
    const before = await ownSight(request, app, matchId, seat)
    if (before === null || what === null) return
    const game = gameOf(app.games, before.match.terms.game)
    const done = await app.matches.takeBack({ matchId, person, what, move: Number(move), interaction: id })
    if (isRefusal(done)) {
      // The same click again has done what it should.
      if (done.refused === 'match.stale' || done.refused === 'match.over') return showLate(request, app, before)
      const word = refusalText(done, language, game)
      return showPanel(request, app, before, { word })
    }
    const { sight } = done
    const { voice } = await ownVoice(app, sight.match, seat)
    await showPanel(request, app, sight, { done: backLine(game, sight, what, voice, speak(language)) })
  },
}

/** Clicks that undo an answer, or take a move back. */
export const sittingClicks: Clicks = { undo, back }
