/** `/league`: finds the league that is meant, and the panel that is wanted of it. */

import type { LeagueBrief } from '../../league-play/api.ts'
import { speak } from '../../locales/index.ts'
import { press } from '../frame/frame.ts'
import type { App } from '../shell/app.ts'
import { type Body, row, text } from '../shell/components.ts'
import type { IncomingRequest } from '../shell/requests.ts'
import { literal } from '../shell/text-limits.ts'
import { BEFORE_PLAY } from './base/league-more.ts'
import { leagueId } from './base/league-panel.ts'
import { readerOf } from './base/league-view.ts'
import { newLeague } from './organiser/create-clicks.ts'
import { organiserBody } from './organiser/organise-clicks.ts'
import { listPanel, nonePanel } from './pages/empty-panels.ts'
import { leagueBody } from './player/league-clicks.ts'

/** The most leagues that are looked at. */
const MOST = 25

const OVER: readonly LeagueBrief['phase'][] = ['finished', 'archived', 'cancelled']
const HAS_BEGUN: readonly LeagueBrief['phase'][] = ['running', ...OVER]
const isOpen = ({ phase }: LeagueBrief): boolean => !OVER.includes(phase)

/** The first league that somebody is not in and can join before it begins: one whose sign-up is open, if there is one. */
const joinableIn = (leagues: readonly LeagueBrief[]): LeagueBrief | undefined =>
  BEFORE_PLAY.map((phase) => leagues.find((one) => one.phase === phase && one.player === null)).find(
    (one) => one !== undefined,
  )

/** Leagues of this server first. */
const hereFirst = (leagues: readonly LeagueBrief[], guildId: string | null): readonly LeagueBrief[] => [
  ...leagues.filter((one) => one.guildId === guildId),
  ...leagues.filter((one) => one.guildId !== guildId),
]

/** The panels that the choices of the command open. */
const OPENS: ReadonlyMap<string, readonly string[]> = new Map([
  ['standings', ['table', '']],
  ['schedule', ['dates']],
  ['drop', ['drop']],
])

/** Returns what `/league` shows. */
export async function leagueCommand(app: App, incoming: IncomingRequest, what: string): Promise<Body> {
  app.people.met(incoming.person, incoming.name, incoming.language)
  if (what === 'create') return newLeague(app, incoming, undefined)
  const { guildId } = incoming.place
  const [own, here] = await Promise.all([
    app.leagues.of(incoming.person, MOST),
    guildId === null ? Promise.resolve([]) : app.leagues.inServer(guildId, readerOf(incoming), MOST),
  ])
  const mine = hereFirst(own, guildId)
  const open = (league: LeagueBrief | undefined, action: string, ...args: readonly string[]) =>
    league === undefined ? null : leagueBody(app, incoming, { league: league.id, action, args })
  const playing = mine.filter(({ player, phase }) => player !== null && phase !== 'draft')
  const first = playing.find(isOpen) ?? playing[0]
  if (what === 'organise') {
    // Helpers by role and those who manage the server have no part of their own in the league.
    const others = here.filter(({ id }) => !mine.some((one) => one.id === id))
    return organised(
      app,
      incoming,
      [...mine, ...others].filter(({ organises }) => organises),
    )
  }
  if (what === 'join') {
    const joinable = joinableIn(here) ?? here.find((one) => isOpen(one) && one.player === null)
    // A player who is in already finds their league.
    const shown = joinable === undefined ? open(playing.find(isOpen), 'my') : open(joinable, 'join')
    return (await shown) ?? nothing(app, incoming, mine)
  }
  if (what === 'report') return reporting(app, incoming, first, mine)
  // No choice, or one that no client offers.
  const isUsual = !OPENS.has(what)
  const wanted = first ?? here.find(isOpen) ?? (isUsual ? undefined : here[0])
  // A league of others that has not begun has no table yet: its rules and dates.
  const usual = first === undefined && wanted !== undefined && !HAS_BEGUN.includes(wanted.phase) ? 'rules' : 'my'
  const [action = usual, ...args] = OPENS.get(what) ?? []
  if (isUsual && playing.filter(isOpen).length > 1)
    return listPanel(mine, { language: incoming.language, now: app.clock.now() })
  const joins = isUsual ? joinableIn(here) : undefined
  const shown = first === undefined && joins !== undefined ? open(joins, 'join') : open(wanted, action, ...args)
  return (await shown) ?? nothing(app, incoming, mine)
}

/** The leagues that somebody organises: one is opened, several are listed. */
async function organised(app: App, incoming: IncomingRequest, leagues: readonly LeagueBrief[]): Promise<Body> {
  const active = leagues.filter(isOpen)
  const [first] = active.length === 0 ? leagues : active
  if (first === undefined) return newLeague(app, incoming, undefined)
  if (active.length > 1) return listPanel(active, { language: incoming.language, now: app.clock.now() }, 'organise')
  return organiserBody(app, incoming, { league: first.id, action: 'desk', args: [] })
}

/** A judge is asked by a form, which only a button can open. */
async function reporting(
  app: App,
  incoming: IncomingRequest,
  league: LeagueBrief | undefined,
  mine: readonly LeagueBrief[],
): Promise<Body> {
  if (league === undefined) return nothing(app, incoming, mine)
  const say = speak(incoming.language)
  return {
    components: [
      text(`**${literal(league.name)}**\n-# ${say('league.judge.topic.about')}`),
      row(
        press(leagueId('lg', 'judge', league.id), say('league.more.judge'), 'main'),
        press(leagueId('lg', 'my', league.id), say('league.more.mine')),
      ),
    ],
  }
}

/** Nothing to show: leagues of other servers, or the way to a first one. */
async function nothing(app: App, incoming: IncomingRequest, mine: readonly LeagueBrief[]): Promise<Body> {
  return mine.length === 0
    ? nonePanel(app, incoming)
    : listPanel(mine, { language: incoming.language, now: app.clock.now() })
}
