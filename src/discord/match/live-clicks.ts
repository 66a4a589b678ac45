/** Clicks that ask for a live session, agree to it, give it more time, or end it. */
import { isRefusal } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { actionOf } from '../acts/acts.ts'
import { refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { inPlace } from '../shell/requests.ts'
import { showLate } from './answer-clicks.ts'
import { ownSight } from './panel-clicks.ts'
import { showPanel } from './show-panel.ts'

/** `live|match|seat|agree, stay or end` */
const live: ClickHandler = {
  ack: inPlace,
  async run(request, [matchId = '', seat = '', what], app) {
    const { person, language, id } = request.incoming
    // All that the match knows of is asked of it: a row that it does not know does not compile.
    const asked = actionOf('live', what)
    const before = await ownSight(request, app, matchId, seat)
    if (before === null || asked === null) return
    const done = await app.matches.live({ matchId, person, what: asked, interaction: id })
    if (!isRefusal(done)) return showPanel(request, app, done.sight)
    // The same click again has done what it should, or the session has ended by itself.
    if (done.refused !== 'live.late') return showLate(request, app, before)
    const word = refusalText(done, language, gameOf(app.games, before.match.terms.game))
    await showPanel(request, app, before, { word })
  },
}

/** Clicks about live sessions. */
export const liveClicks: Clicks = { live }
