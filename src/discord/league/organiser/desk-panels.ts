/** The organiser's desk: cases that wait, what to look at, a player, the people who run a league. */

import {
  type APIRoleSelectComponent,
  type APIUserSelectComponent,
  ComponentType,
  SelectMenuDefaultValueType,
} from 'discord-api-types/v10'
import { clip } from '../../../kit/wording/clipping.ts'
import { labelWith } from '../../../kit/wording/labels.ts'
import { deckRulesOf, type OrganiserDesk } from '../../../league-play/api.ts'
import type { Player } from '../../../leagues/league.ts'
import type { AbuseFlag } from '../../../leagues/ratings/abuse-flags.ts'
import { playerById } from '../../../leagues/record.ts'
import { plainly } from '../../../locales/index.ts'
import { joined, type SafeText, safe } from '../../../locales/safe-text.ts'
import type { LeagueBlock, LineRow } from '../../../pictures/leagues/league-blocks.ts'
import { dayTime, lengthLeft, stamp } from '../../frame/dates.ts'
import { type MoreEntry, menu, pageSuffix, press } from '../../frame/frame.ts'
import type { App } from '../../shell/app.ts'
import { type Body, type ControlRow, row } from '../../shell/components.ts'
import { literal } from '../../shell/text-limits.ts'
import { leagueId, leaguePanel, organiserClick, permits } from '../base/league-panel.ts'
import { roundNow } from '../base/league-rounds.ts'
import { type LeagueView, namedIn, playerNameOf } from '../base/league-view.ts'
import { gamesDone, pairingsOf } from '../base/round-blocks.ts'
import { headOf } from '../base/table-blocks.ts'

/** The rows of cases in one picture. */
const MOST_ROWS = 4

/** Returns what waits for organisers. */
export async function deskPanel(app: App, view: LeagueView, desk: OrganiserDesk, note?: SafeText): Promise<Body> {
  const { league, say, sight } = view
  const open = desk.cases.flatMap((one) =>
    league.cases.filter(({ id: known }) => known === one.case).map((found) => ({ ...one, found })),
  )
  const rows = open.slice(0, MOST_ROWS).map((one) => caseRow(view, one))
  const first = open.find(({ ownGame }) => !ownGame)
  const flags = await Promise.all(
    desk.flags.slice(0, MOST_ROWS - Math.min(rows.length, MOST_ROWS - 1)).map((flag) => flagRow(app, view, flag)),
  )
  const unreached = unreachedRows(view, desk)
  return leaguePanel(app, view, {
    note,
    news: deskHead(view, desk, open),
    blocks: [
      headOf(view),
      ...(rows.length + flags.length + unreached.length === 0
        ? []
        : [{ block: 'lines' as const, rows: [...rows, ...flags, ...unreached] }]),
      { block: 'stats', cells: deskCells(view, desk) },
    ],
    question: say(first === undefined ? 'organise.ask.none' : 'organise.ask'),
    ...announcedLines(view),
    ...(isOver(view) ? {} : { line: say('organise.line') }),
    selects: menu(view, 'cases', say('organise.pick'), [
      ...open.slice(0, 12).map(({ found, ownGame }) => ({
        id: organiserClick(view, 'case', found.id),
        label: plainly(say)('organise.case', { name: playerNameOf(view, found.by) }),
        hint: ownGame ? say('organise.case.own') : clip(found.topic, 90),
      })),
      ...pairingEntries(view).slice(0, 12),
    ]),
    buttons: [
      ...(first === undefined ? [] : [press(organiserClick(view, 'case', first.case), say('organise.open'), 'main')]),
      press(organiserClick(view, 'players', 0), say('organise.players'), first === undefined ? 'main' : 'plain'),
      press(leagueId('lg', 'log', sight.id, ''), say('league.more.log')),
    ],
    more: deskEntries(view),
  })
}

/** Says which act on the league is announced, and when it takes effect. */
function announcedLines({ league: { announced = null }, say }: LeagueView): { readonly lines?: readonly SafeText[] } {
  if (announced === null) return {}
  const { act, until } = announced
  const values = { left: stamp(until, 'R'), reason: literal(act.reason) }
  return { lines: [say(act.type === 'cancel' ? 'organise.announced.cancel' : 'organise.announced.pause', values)] }
}

/** Returns the head of a desk: the cases that the reader may decide, and, apart, those of their own game. */
function deskHead(view: LeagueView, desk: OrganiserDesk, open: readonly OpenCase[]): SafeText {
  const { say } = view
  const mine = open.filter(({ ownGame }) => !ownGame)
  const [first] = mine
  const others = open.length - mine.length
  const elsewhere = others === 0 ? [] : [say('organise.head.others', { count: others })]
  if (first === undefined) return elsewhere[0] ?? quietHead(view, desk)
  const oldest = say('organise.oldest', { left: stamp(first.until.getTime(), 'R') })
  return joined([say('organise.head', { count: mine.length, oldest }), ...elsewhere], ' ')
}

const isOver = ({ league: { phase } }: LeagueView): boolean =>
  phase === 'finished' || phase === 'archived' || phase === 'cancelled'

/** Returns the head of a desk at which nothing waits: what the league is about to do. */
function quietHead({ league, say }: LeagueView, { runningGames }: OrganiserDesk): SafeText {
  const { signUpEndsAt, checkInEndsAt, startsAt } = league.settings.dates
  const until = (at: number) => ({ left: stamp(at, 'R') })
  switch (league.phase) {
    case 'draft':
    case 'signUp':
      return say('organise.head.signup', until(signUpEndsAt))
    case 'checkIn':
      return say('organise.head.checkin', until(checkInEndsAt ?? startsAt))
    case 'ready':
      return say('organise.head.ready', until(startsAt))
    case 'finished':
    case 'archived':
      return say('organise.head.over')
    case 'cancelled':
      return say('organise.head.cancelled')
    case 'running':
      return say('organise.head.none', { count: runningGames })
  }
}

type Cell = Extract<LeagueBlock, { readonly block: 'stats' }>['cells'][number]

/** Returns the numbers that mean something now: of places before round 1, of games while they run, of the season after it. */
function deskCells(view: LeagueView, { runningGames, unreached }: OrganiserDesk): readonly Cell[] {
  const { league, say, sight } = view
  const cell = (count: number, key: 'rounds' | 'games' | 'players'): Cell => ({
    value: `${count}`,
    label: say(`league.stat.${key}`, { count }),
  })
  const own = (count: number, key: 'running' | 'late' | 'unreached'): Cell => ({
    value: `${count}`,
    label: say(`organise.stat.${key}`, { count }),
  })
  const notReached = own(unreached.length, 'unreached')
  const games = league.rounds.flatMap((one) => pairingsOf(one)).flatMap((one) => one.games)
  const round = roundNow(view)
  if (isOver(view))
    return [
      cell(league.players.length, 'players'),
      cell(league.rounds.length, 'rounds'),
      cell(games.filter(({ result }) => result !== null).length, 'games'),
    ]
  if (league.phase !== 'running') return [...placeCells(view), notReached]
  const { length } = league.rounds
  const rounds =
    league.mainRounds === null
      ? cell(length, 'rounds')
      : { value: `${length}/${league.mainRounds}`, label: say('league.stat.rounds', { count: league.mainRounds }) }
  if (round === null) return [own(runningGames, 'running'), rounds, notReached]
  const late = pairingsOf(round)
    .flatMap((one) => one.games)
    .filter((game) => game.result === null && sight.games[game.id] === undefined).length
  const [over, all] = gamesDone(round)
  return [
    own(runningGames, 'running'),
    { value: `${over}/${all}`, label: say('organise.stat.over', { count: over }) },
    own(late, 'late'),
    notReached,
  ]
}

/** The places of a league before round 1: who is in, who has checked in, who waits, how many it needs. */
function placeCells({ league, say }: LeagueView): readonly Cell[] {
  const { least, most } = league.settings.places
  const players = league.players.filter(({ status }) => status === 'in' || status === 'silent')
  const checked = players.filter(({ checkedIn }) => checkedIn).length
  const waiting = league.players.filter(({ status }) => status === 'waiting' || status === 'offered').length
  const cell = (value: number, label: string): Cell => ({ value: `${value}`, label })
  return [
    cell(
      players.length,
      most === null
        ? say('league.stat.signed-up', { count: players.length })
        : say('league.stat.of-places', { count: most }),
    ),
    ...(league.phase === 'checkIn' ? [cell(checked, say('league.stat.checked', { count: checked }))] : []),
    ...(waiting > 0 ? [cell(waiting, say('league.stat.waiting'))] : []),
    ...(players.length < least ? [cell(least, say('league.stat.needed'))] : []),
  ]
}

/** A case with its facts. */
interface OpenCase {
  readonly found: LeagueView['league']['cases'][number]
  readonly until: Date
  readonly ownGame: boolean
}

const caseRow = (view: LeagueView, { found, until, ownGame }: OpenCase): LineRow => ({
  icon: 'warning',
  tint: 'amber',
  tone: 'attention',
  title: plainly(view.say)('organise.case', { name: playerNameOf(view, found.by) }),
  text: ownGame ? view.say('organise.case.own') : clip(found.topic, 60),
  value: lengthLeft(until.getTime() - view.now.getTime(), view.language),
})

function unreachedRows(view: LeagueView, { unreached }: OrganiserDesk): readonly LineRow[] {
  if (unreached.length === 0) return []
  const names = unreached.slice(0, 4).map((one) => playerNameOf(view, one))
  const title = plainly(view.say)('organise.unreached', { names: names.join(', ') })
  return [{ icon: 'bell', title, text: view.say('organise.unreached.about') }]
}

/** The pairings of the round that still run, each opened as a case. */
function pairingEntries(view: LeagueView): readonly MoreEntry[] {
  const round = roundNow(view)
  if (round === null) return []
  return pairingsOf(round)
    .filter(({ games }) => games.some(({ result }) => result === null))
    .map((pairing) => ({
      id: organiserClick(view, 'pairing', pairing.id),
      label: pairing.players.map((one) => playerNameOf({ ...view, reader: null }, one)).join(' – '),
      hint: view.say('case.title', { table: pairing.table }),
    }))
}

/** The reader's own zone, for a form whose times are told in it; a form can hold no stamps. */
const ownZoneOf = ({ zone, ownZone }: LeagueView): readonly string[] => (ownZone ? [zone] : [])

function deskEntries(view: LeagueView): readonly MoreEntry[] {
  const { league, say, sight } = view
  const over = isOver(view)
  // Before sign-up ends there is no table.
  const begun = league.mainRounds !== null
  const { startsAt } = league.settings.dates
  const start = say('organise.dates.now', { time: dayTime(view, startsAt) })
  const entry = (when: boolean, at: string, label: string, hint?: string): MoreEntry[] =>
    when && permits(view, at) ? [{ id: at, label, ...(hint === undefined ? {} : { hint }) }] : []
  return [
    ...entry(
      !over && league.announced == null && league.pausedAt === null && league.phase === 'running',
      organiserClick(view, 'pause'),
      say('organise.more.pause'),
    ),
    ...entry(league.pausedAt !== null, organiserClick(view, 'resume'), say('organise.more.resume')),
    ...entry(
      league.rounds.length > 0,
      organiserClick(view, 'results', league.rounds.length, 0),
      say('organise.more.results'),
    ),
    ...entry(!over, organiserClick(view, 'texts'), say('organise.more.texts')),
    ...entry(
      league.phase === 'signUp',
      organiserClick(view, 'dates', startsAt, ...ownZoneOf(view)),
      say('organise.more.dates'),
      start,
    ),
    ...checkInEntry(view),
    ...entry(true, organiserClick(view, 'host'), say('organise.more.people')),
    ...entry(
      league.final !== null && sight.host.championRole !== null && !sight.honoured,
      organiserClick(view, 'role', 'championRole', 'again'),
      say('organise.host.again'),
    ),
    ...entry(begun, leagueId('lg', 'table', sight.id, ''), say('league.more.standings')),
    ...entry(begun, leagueId('lg', 'stats', sight.id), say('league.more.statistics')),
    ...entry(true, leagueId('lg', 'export', sight.id, 'csv'), say('league.more.export-csv')),
    ...entry(true, leagueId('lg', 'export', sight.id, 'json'), say('league.more.export-json')),
    ...entry(view.reader !== null, leagueId('lg', 'my', sight.id), say('league.more.mine')),
    ...entry(!over && league.announced == null, organiserClick(view, 'cancel'), say('organise.more.cancel')),
    ...entry(league.announced != null, organiserClick(view, 'agree'), say('organise.more.agree')),
    ...entry(league.announced != null, organiserClick(view, 'recall'), say('organise.more.recall')),
  ]
}

/** Moves the end of the check-in, until it is over. */
function checkInEntry(view: LeagueView): readonly MoreEntry[] {
  const { league, say } = view
  const { checkInEndsAt, startsAt } = league.settings.dates
  if (checkInEndsAt === null || (league.phase !== 'signUp' && league.phase !== 'checkIn')) return []
  const at = organiserClick(view, 'checkintime', checkInEndsAt, startsAt, ...ownZoneOf(view))
  const now = say('organise.dates.now', { time: dayTime(view, checkInEndsAt) })
  return permits(view, at) ? [{ id: at, label: say('organise.more.checkin'), hint: now }] : []
}

async function flagRow(app: App, view: LeagueView, flag: AbuseFlag): Promise<LineRow> {
  const persons =
    flag.flag === 'samePair'
      ? [flag.person, flag.opponent]
      : flag.flag === 'quickConcessions'
        ? [flag.from, flag.to]
        : [flag.one, flag.other]
  const names = await Promise.all(persons.map((person) => app.people.name(person, view.language)))
  return {
    icon: 'eye',
    title: plainly(view.say)('organise.flag', { names: names.join(' – ') }),
    text: view.say(`organise.flag.${flag.flag}`),
  }
}

/** The players of one page of the list. */
const PLAYERS = 24

/** Returns the players of a league, to pick one. */
export function playersPanel(app: App, view: LeagueView, page: number): Promise<Body> {
  const { league, say, sight } = view
  const some = league.players.slice(page * PLAYERS, (page + 1) * PLAYERS)
  const pages = Math.max(1, Math.ceil(league.players.length / PLAYERS))
  const status = (player: (typeof some)[number]) =>
    [
      say(`player.status.${player.status}`),
      ...checkedWords(view, player),
      ...(sight.legal === null ? [] : [say(sight.legal.has(player.id) ? 'player.legal' : 'player.not-legal')]),
    ].join(' · ')
  return leaguePanel(app, view, {
    news: safe`**${say('league.who.title', { league: literal(league.settings.name) })}** · ${say('league.players', { count: league.players.length })}${pageSuffix(view, page, pages)}`,
    selects: menu(
      view,
      'players',
      say('player.pick'),
      some.map((player) => ({
        id: organiserClick(view, 'player', player.id),
        label: playerNameOf({ ...view, reader: null }, player.id),
        hint: status(player),
      })),
    ),
    buttons: [
      press(organiserClick(view, 'desk'), say('case.back'), 'main'),
      ...(page > 0 ? [press(organiserClick(view, 'players', page - 1), say('results.before'))] : []),
      ...(page + 1 < pages ? [press(organiserClick(view, 'players', page + 1), say('results.after'))] : []),
    ],
  })
}

/** Whether a player has checked in, while people do. */
const checkedWords = ({ league, say }: LeagueView, { checkedIn, status }: Player): readonly SafeText[] =>
  league.phase !== 'checkIn' || status === 'out' || status === 'disqualified'
    ? []
    : [say(checkedIn ? 'player.checked' : 'player.not-checked')]

/** Returns one player, with everything that an organiser can do for them. */
export function playerPanel(app: App, view: LeagueView, player: string, note?: SafeText): Promise<Body> {
  const { say, sight, league } = view
  const found = playerById(league, player)
  const named = namedIn({ ...view, reader: null }, player)
  const name = playerNameOf({ ...view, reader: null }, player)
  const legal =
    sight.legal === null ? safe`` : safe` · ${say(sight.legal.has(player) ? 'player.legal' : 'player.not-legal')}`
  const permitted = found.decksPermitted == null ? safe`` : safe` · ${say('player.redeck.may')}`
  const locked = ['ready', 'running'].includes(league.phase) && deckRulesOf(league.settings).locked
  const open = found.status === 'in' || found.status === 'silent'
  const waiting = league.players.some(({ status }) => status === 'waiting' || status === 'offered')
  const entry = (when: boolean, at: string, label: string, hint: string): MoreEntry[] =>
    when && permits(view, at) ? [{ id: at, label, hint }] : []
  return leaguePanel(app, view, {
    note,
    news: say('player.head', {
      name: named,
      status: safe`${joined([say(`player.status.${found.status}`), ...checkedWords(view, found)], ' · ')}${legal}${permitted}`,
    }),
    question: say('player.ask'),
    line: say('case.line'),
    selects: menu(view, 'do', say('case.do'), [
      ...entry(
        league.phase === 'checkIn' && !found.checkedIn && found.status !== 'out' && found.status !== 'disqualified',
        organiserClick(view, 'checkedin', player),
        say('player.check-in'),
        say('player.check-in.about'),
      ),
      ...entry(
        open && waiting,
        organiserClick(view, 'substitute', player),
        say('case.substitute'),
        say('case.substitute.about'),
      ),
      ...entry(
        open && locked && found.decksPermitted == null,
        organiserClick(view, 'redeckform', player),
        say('player.redeck'),
        say('player.redeck.about'),
      ),
      ...entry(
        open,
        organiserClick(view, 'withdraw', player),
        labelWith(name, (one) => plainly(say)('player.withdraw', { name: one })),
        say('player.withdraw.about'),
      ),
      ...entry(true, organiserClick(view, 'same', player, 0), say('same.entry'), say('same.entry.about')),
      ...entry(
        open,
        organiserClick(view, 'dq', player),
        labelWith(name, (one) => plainly(say)('case.disqualify', { name: one })),
        say('case.disqualify.about'),
      ),
    ]),
    buttons: [
      press(organiserClick(view, 'players', 0), say('league.back'), 'main'),
      press(organiserClick(view, 'desk'), say('case.back')),
    ],
  })
}

/** Returns the organisers and roles of a league, to be changed. */
export async function hostPanel(app: App, view: LeagueView, note?: SafeText): Promise<Body> {
  const { say, sight } = view
  const { organisers, helperRole, joinRole, championRole } = sight.host
  const names = await Promise.all(
    organisers.map(async (person) => literal(await app.people.name(person, view.language))),
  )
  const role = (one: string | null, none: string) => (one === null ? none : `<@&${one}>`)
  return leaguePanel(app, view, {
    note,
    news: safe`**${say('organise.host')}**`,
    lines: [
      say('organise.host.organisers', { names: joined(names) }),
      say('organise.host.helper', { role: role(helperRole, say('set.none')) }),
      say('organise.host.join', { role: role(joinRole, say('set.role.any')) }),
      say('organise.host.champion', { role: role(championRole, say('set.none')) }),
    ],
    question: say('organise.host.ask'),
    selects: [
      rolePick(organiserClick(view, 'role', 'helperRole'), say('set.role.helper'), helperRole),
      rolePick(organiserClick(view, 'role', 'joinRole'), say('set.role.join'), joinRole),
      rolePick(organiserClick(view, 'role', 'championRole'), say('set.role.champion'), championRole),
      peoplePick(organiserClick(view, 'people'), say('set.organiser'), organisers),
    ],
    buttons: [
      press(
        view.league.phase === 'draft' ? leagueId('ln', 'review', sight.id) : organiserClick(view, 'desk'),
        say('league.back'),
        'main',
      ),
    ],
  })
}

/** Asks an admin again about a role that gives more than a colour. */
export function sureRolePanel(app: App, view: LeagueView, role: string): Promise<Body> {
  const { say } = view
  return leaguePanel(app, view, {
    news: safe`**${say('organise.host')}**`,
    lines: [say('role.sure.about', { role: `<@&${role}>` })],
    question: say('role.sure'),
    buttons: [
      press(organiserClick(view, 'host'), say('league.back'), 'main'),
      press(organiserClick(view, 'role', 'championRole', 'sure', role), say('role.sure.yes'), 'bad'),
    ],
  })
}

function rolePick(customId: string, placeholder: string, chosen: string | null): ControlRow {
  const part: APIRoleSelectComponent = {
    type: ComponentType.RoleSelect,
    custom_id: customId,
    placeholder,
    min_values: 0,
    max_values: 1,
    default_values: chosen === null ? [] : [{ id: chosen, type: SelectMenuDefaultValueType.Role }],
  }
  return row(part)
}

/** The most organisers of a league. */
const MOST_ORGANISERS = 10

function peoplePick(customId: string, placeholder: string, chosen: readonly string[]): ControlRow {
  const part: APIUserSelectComponent = {
    type: ComponentType.UserSelect,
    custom_id: customId,
    placeholder,
    min_values: 1,
    max_values: MOST_ORGANISERS,
    default_values: chosen
      .slice(0, MOST_ORGANISERS)
      .map((person) => ({ id: person, type: SelectMenuDefaultValueType.User })),
  }
  return row(part)
}
