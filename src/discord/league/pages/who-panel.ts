/** The players of a league and its waiting list, a page of names at a time: every name is there in full. */

import type { Player } from '../../../leagues/league.ts'
import { joined, type SafeText, safe } from '../../../locales/safe-text.ts'
import { pageSuffix, press } from '../../frame/frame.ts'
import type { App } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import { literal } from '../../shell/text-limits.ts'
import { textHeight } from '../../table/phone-room.ts'
import { homeButton, moreOf } from '../base/league-more.ts'
import { leaguePanel, playerClick } from '../base/league-panel.ts'
import { type LeagueView, namedIn } from '../base/league-view.ts'

/** Pixels of a phone that names may take beside a headline of two lines, a row of buttons, and the menu. */
const NAMES_ROOM = 420

/** Returns a page of who is in, then of who waits. @param wanted the page, from 0 */
export function whoPanel(app: App, view: LeagueView, wanted: number): Promise<Body> {
  const { league, say } = view
  const pages = pagesIn(view)
  const page = Math.min(wanted, pages.length - 1)
  return leaguePanel(app, view, {
    news: safe`**${say('league.who.title', { league: literal(league.settings.name) })}**${pageSuffix(view, page, pages.length)}`,
    lines: [...pages.slice(page, page + 1), ...checkedLine(view)],
    buttons: [
      homeButton(view),
      ...(pages.length > 1 ? [press(playerClick(view, 'who', (page + 1) % pages.length), say('pool.next'))] : []),
    ],
    more: moreOf(view, 'who'),
  })
}

/** Whether people check in now: then the list shows who has. */
const checksIn = ({ league }: LeagueView): boolean => league.phase === 'checkIn'

/** Says that a mark stands for check-in, and how many players have it. */
function checkedLine(view: LeagueView): readonly SafeText[] {
  const players = view.league.players.filter(({ status }) => status === 'in')
  if (!checksIn(view)) return []
  const checked = players.filter(({ checkedIn }) => checkedIn).length
  return [view.say('league.who.checked', { checked, count: players.length })]
}

/** The names in pages that fit on a phone; at least one page. */
function pagesIn(view: LeagueView): readonly SafeText[] {
  const { league, say } = view
  const marks = checksIn(view)
  const named = (statuses: readonly Player['status'][]) =>
    league.players
      .filter(({ status }) => statuses.includes(status))
      .map(({ id: one, checkedIn }) => (marks && checkedIn ? safe`✅ ${namedIn(view, one)}` : namedIn(view, one)))
  const inIt = named(['in', 'silent'])
  const waiting = named(['waiting', 'offered'])
  const line = (from: number, to: number): SafeText => {
    const present = joined(inIt.slice(from, to))
    const later = joined(waiting.slice(Math.max(0, from - inIt.length), Math.max(0, to - inIt.length)))
    const parts = [
      ...(inIt.length === 0 ? [say('league.who.none')] : []),
      ...(present === '' ? [] : [say('league.who.in', { count: inIt.length, names: present })]),
      ...(later === '' ? [] : [say('league.who.waiting', { count: waiting.length, names: later })]),
    ]
    return joined(parts, '\n')
  }
  const pages: SafeText[] = []
  const all = inIt.length + waiting.length
  for (let from = 0; from < all; ) {
    let to = from + 1
    while (to < all && textHeight(line(from, to + 1)) <= NAMES_ROOM) to++
    pages.push(line(from, to))
    from = to
  }
  return pages.length === 0 ? [line(0, 0)] : pages
}
