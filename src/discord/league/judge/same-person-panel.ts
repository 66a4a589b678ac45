/** The ruling that two accounts are one person, and its undoing: a judge chooses the other account. */
import type { PlayerId } from '../../../leagues/league.ts'
import { samePerson } from '../../../leagues/same-person.ts'
import { menu, press } from '../../frame/frame.ts'
import type { App } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import { leagueId, leaguePanel } from '../base/league-panel.ts'
import { type LeagueView, namedIn, playerNameOf } from '../base/league-view.ts'

/** A menu has 25 entries; one of them may lead on. */
const PAGE = 24

/** Shows the accounts among which a judge chooses the other one; those ruled to be the same person already come first. */
export function samePersonPanel(app: App, view: LeagueView, player: PlayerId, page: number): Promise<Body> {
  const { say, league, sight } = view
  const plain = { ...view, reader: null }
  const id = (action: string, ...parts: readonly (string | number)[]) => leagueId('lo', action, sight.id, ...parts)
  const others = league.players.filter((one) => one.id !== player)
  const ruled = others.filter((one) => samePerson(league, player, one.id) !== null)
  const entries = [
    ...ruled.map((one) => ({
      id: id('unsameform', player, one.id),
      label: playerNameOf(plain, one.id),
      hint: say('same.undo'),
    })),
    ...others
      .filter((one) => !ruled.includes(one))
      .map((one) => ({
        id: id('sameform', player, one.id),
        label: playerNameOf(plain, one.id),
        hint: say('same.rule'),
      })),
  ]
  const first = Math.min(Math.max(0, page), Math.max(0, Math.ceil(entries.length / PAGE) - 1)) * PAGE
  const rest =
    entries.length > PAGE
      ? [{ id: id('same', player, (first / PAGE + 1) % Math.ceil(entries.length / PAGE)), label: say('same.more') }]
      : []
  return leaguePanel(app, view, {
    news: say('same.head', { name: namedIn(plain, player) }),
    lines: [say('same.void'), say('same.bracket')],
    question: say(entries.length === 0 ? 'same.none' : 'same.pick'),
    line: say('case.line'),
    selects: menu(view, 'same', say('same.pick'), [...entries.slice(first, first + PAGE), ...rest]),
    buttons: [press(id('player', player), say('league.back'), 'main')],
  })
}
