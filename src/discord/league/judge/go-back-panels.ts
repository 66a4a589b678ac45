/** A judge lets a game go back to an earlier move: the choice of the move, asked again with all that follows from it. */

import { clip } from '../../../kit/wording/clipping.ts'
import { joined, safe } from '../../../locales/safe-text.ts'
import type { EarlierMove } from '../../../matches/api.ts'
import { menu, press } from '../../frame/frame.ts'
import type { App } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import { literal } from '../../shell/text-limits.ts'
import { gameTitle } from '../base/case-words.ts'
import { costRows, moveEntries, type RuledGame, saidOf } from '../base/earlier-moves.ts'
import { leaguePanel, organiserClick } from '../base/league-panel.ts'
import { type LeagueView, namedIn, withoutReader } from '../base/league-view.ts'
import { dangerPanel } from './danger-panel.ts'

/** This many letters of a sentence fit into a row of a picture. */
const ROW = 46

/** Returns the choice of a move for a judge. */
export async function goBackPanel(app: App, view: LeagueView, ruled: RuledGame): Promise<Body> {
  const { say } = view
  const entries = await moveEntries(app, view, ruled, (move) => organiserClick(view, 'goback', ruled.game.id, move))
  const plain = withoutReader(view)
  const names = joined(
    ruled.pairing.players.map((one) => namedIn(plain, one)),
    ' – ',
  )
  const which =
    ruled.pairing.games.length === 1 ? safe`` : safe` · ${literal(gameTitle(view, ruled.pairing, ruled.game))}`
  return leaguePanel(app, view, {
    news: safe`**${names}**${which}`,
    question: say(entries.length === 0 ? 'goback.none' : 'goback.pick'),
    line: say('goback.line'),
    selects: menu(view, 'goback', say('goback.pick'), entries),
    buttons: [press(organiserClick(view, 'pairing', ruled.pairing.id), say('league.back'), 'main')],
  })
}

/** Returns the question before a game goes back to the state before a move. */
export async function goBackSurePanel(app: App, view: LeagueView, ruled: RuledGame, move: EarlierMove): Promise<Body> {
  const { say } = view
  const said = await saidOf(app, view, ruled)
  return dangerPanel(app, view, {
    title: say('goback.title'),
    under: clip(said(move), ROW),
    rows: [...costRows(view, move), { icon: 'bell', title: say('goback.told'), text: say('goback.told.about') }],
    question: say('goback.ask'),
    line: say('disqualify.line'),
    yes: { id: organiserClick(view, 'gobackform', ruled.game.id, move.move), label: say('goback.yes') },
    back: organiserClick(view, 'goback', ruled.game.id),
  })
}
