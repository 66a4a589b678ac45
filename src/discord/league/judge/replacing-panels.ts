/** Other people for a pairing: a substitute for a player, or a new opponent. */

import type { Pairing, PlayerId } from '../../../leagues/league.ts'
import { isComplete, opponentIn } from '../../../leagues/record.ts'
import { safe } from '../../../locales/safe-text.ts'
import { menu, press } from '../../frame/frame.ts'
import type { App } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import { leaguePanel, organiserClick } from '../base/league-panel.ts'
import { roundNow } from '../base/league-rounds.ts'
import { type LeagueView, namedIn, playerNameOf, withoutReader } from '../base/league-view.ts'

/** Returns who can take over the place of a player: people who wait. */
export function substitutePanel(app: App, view: LeagueView, player: PlayerId): Promise<Body> {
  const { say, league } = view
  const waiting = league.players.filter(({ status }) => status === 'waiting' || status === 'offered')
  return leaguePanel(app, view, {
    news: safe`**${say('substitute.title', { name: namedIn(withoutReader(view), player) })}**`,
    question: waiting.length === 0 ? say('substitute.none') : say('substitute.pick'),
    line: say(waiting.length === 0 ? 'substitute.none.line' : 'substitute.line'),
    selects: menu(
      view,
      'substitute',
      say('substitute.pick'),
      waiting.map((one) => ({
        id: organiserClick(view, 'replaceform', player, one.id),
        label: playerNameOf(withoutReader(view), one.id),
      })),
    ),
    buttons: [press(organiserClick(view, 'player', player), say('league.back'), 'main')],
  })
}

/** Returns who a player can be paired with in this round: players without a running game who have not met them. */
export function repairPanel(app: App, view: LeagueView, pairing: Pairing, side: 0 | 1): Promise<Body> {
  const { say, league } = view
  const player = pairing.players[side]
  const round = roundNow(view)
  const busy = new Set(
    (round?.pairings ?? [])
      .filter((one) => !one.voided && !isComplete(one, league.settings.games) && one.id !== pairing.id)
      .flatMap(({ players }) => players),
  )
  const met = new Set(
    league.rounds.flatMap(({ pairings }) =>
      pairings.filter((one) => !one.voided && one.players.includes(player)).map((one) => opponentIn(one, player)),
    ),
  )
  const free = league.players.filter(
    (one) => one.status === 'in' && one.id !== player && !busy.has(one.id) && !met.has(one.id),
  )
  return leaguePanel(app, view, {
    news: safe`**${say('case.repair', { name: namedIn(withoutReader(view), player) })}**`,
    question: free.length === 0 ? say('repair.none') : say('repair.pick'),
    line: say('case.line'),
    selects: menu(
      view,
      'repair',
      say('repair.pick'),
      free.slice(0, 25).map((one) => ({
        id: organiserClick(view, 'repairform', player, one.id),
        label: playerNameOf(withoutReader(view), one.id),
      })),
    ),
    buttons: [press(organiserClick(view, 'pairing', pairing.id), say('league.back'), 'main')],
  })
}
