/** The panels of tables: standings, cross table, why somebody stands where they stand, the order of the table. */

import { formRules, hasChallenges } from '../../../leagues/forms/forms.ts'
import type { PlayerId } from '../../../leagues/league.ts'
import { recordsOf } from '../../../leagues/record.ts'
import { criteriaOf, type TableRow } from '../../../leagues/standings/league-table.ts'
import type { PlaceForecast } from '../../../leagues/standings/likely-places.ts'
import { plainly } from '../../../locales/index.ts'
import { joined, type SafeText } from '../../../locales/safe-text.ts'
import { type MoreEntry, menu, press } from '../../frame/frame.ts'
import { numberIn, ordinal } from '../../frame/number-words.ts'
import type { App } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import { literal } from '../../shell/text-limits.ts'
import { homeButton, moreOf } from '../base/league-more.ts'
import { leaguePanel, playerClick } from '../base/league-panel.ts'
import { type LeagueView, namedIn, playerNameOf } from '../base/league-view.ts'
import { sideName } from '../base/league-words.ts'
import { bracketBlocks, LADDER_ROWS, ladderBlocks, slotsIn } from '../base/round-blocks.ts'
import { capital, slotWord } from '../base/stage-words.ts'
import {
  compareBlocks,
  crossBlocks,
  decidedInBracket,
  groupLetter,
  groupOf,
  isOutside,
  lastMain,
  MOST_CROSSED,
  PAGE_ROWS,
  playOffLine,
  reasonKey,
  shownRows,
  standingsBlocks,
  type TablePart,
  tableRowsOf,
} from '../base/table-blocks.ts'

/** The wishes of a reader of a table. */
export interface TableWish {
  readonly part: TablePart | null
  readonly group: number | null
  readonly note?: SafeText | undefined
}

/** Returns the standings. */
export function standingsPanel(
  app: App,
  view: LeagueView,
  forecast: readonly PlaceForecast[] | null,
  wish: TableWish,
): Promise<Body> {
  const { league, say, language, reader } = view
  if (hasChallenges(league)) return ladderPanel(app, view, typeof wish.part === 'number' ? wish.part : null, wish.note)
  if (formRules(league).pairing === 'bracket' && league.bracket !== null)
    return bracketPanel(app, view, null, wish.note)
  const group = groupOf(league, reader, wish.group)
  const table = standingsBlocks(view, wish.part, group)
  const rows = shownRows(league, group)
  const own = reader === null ? null : (rows.find(({ player }) => player === reader) ?? null)
  const place = own === null ? null : ordinal(own.place, language)
  const seen = forecast?.find(({ player }) => player === reader) ?? null
  const { from, to, count } = table
  const whole = count === 0 ? say('league.who.none') : say('league.table.places', { from, to, count })
  const span = table.around ? say('league.table.around', { count: table.count }) : whole
  const left = Math.max(0, (league.mainRounds ?? 0) - lastMain(league))
  const settled = league.final !== null || isOutside(league, reader)
  const asked = seen === null || settled ? span : forecastWords(view, seen, left <= 1)
  const line = asked === span ? undefined : span
  const buttons = tableButtons(view, { group, around: table.around, rows, own })
  const news =
    own === null
      ? say('league.table.head.none', { league: namedLeague(view), news: newsOf(view, null) })
      : say('league.table.head', { place: place ?? '', count: rows.length, news: newsOf(view, own.place) })
  return leaguePanel(app, view, {
    note: wish.note,
    news,
    blocks: table.blocks,
    question: asked,
    ...(line === undefined ? {} : { line }),
    selects: menu(
      view,
      'rows',
      say('league.table.pick'),
      entriesOf(
        view,
        group,
        rows.map(({ player }) => player),
      ),
    ),
    buttons,
    more: moreOf(view, 'table'),
  })
}

/** A table as its buttons need it. */
interface ButtonedTable {
  readonly group: number | null
  readonly around: boolean
  readonly rows: readonly TableRow[]
  readonly own: TableRow | null
}

/** Why the reader's row stands where it stands, and the other views of the table. */
function tableButtons(view: LeagueView, { group, around, rows, own }: ButtonedTable) {
  const { league, say, language } = view
  const part = group ?? 0
  // Places that a play-off has decided are explained by the bracket.
  const decided = decidedInBracket(league)
  const look = own === null && !decided ? 'main' : 'plain'
  const bracket = (shown: 'main' | 'plain') =>
    press(playerClick(view, 'bracket', ''), say('league.more.bracket'), shown)
  const why = (row: TableRow) =>
    press(
      playerClick(view, 'why', row.player, ''),
      say('league.table.why', { place: ordinal(row.place, language) }),
      'main',
    )
  const window = () =>
    press(
      playerClick(view, 'table', around ? '0' : 'around', part),
      say(around ? 'league.table.top' : 'league.table.me'),
    )
  return [
    ...(decided ? [bracket('main')] : own === null ? [] : [why(own)]),
    ...(rows.length <= MOST_CROSSED && formRules(league).pairing !== 'bracket'
      ? [press(playerClick(view, 'cross', part), say('league.more.cross'), look)]
      : own !== null && own.place > PAGE_ROWS
        ? [window()]
        : slotsIn(league) === null || decided
          ? []
          : [bracket(look)]),
  ]
}

const namedLeague = ({ league }: LeagueView): SafeText => literal(league.settings.name)

/** Places where a season may end, in a sentence. */
export function forecastWords(
  view: Pick<LeagueView, 'say' | 'language'>,
  { likely, possible }: PlaceForecast,
  late: boolean,
): SafeText {
  const { say, language } = view
  const [from, to] = late ? possible : likely
  if (possible[0] === possible[1]) return say('league.my.certain', { from: ordinal(from, language) })
  if (from === to) return say('league.my.likely-one', { from: ordinal(from, language) })
  return say(late ? 'league.table.possible' : 'league.my.likely', {
    from: ordinal(from, language),
    to: ordinal(to, language),
  })
}

function newsOf(view: LeagueView, place: number | null): SafeText {
  const { league, say } = view
  if (league.final !== null) return say('league.table.over')
  if (lastMain(league) === 0) return say('league.table.before-line')
  const stays = league.players.some(({ id, status }) => id === view.reader && status === 'in')
  if (league.cutTable !== null)
    return say(stays && league.bracket?.includes(view.reader ?? '') ? 'league.table.cut.in' : 'league.table.cut.out')
  const cut = playOffLine(league, null)?.after ?? null
  const rows = tableRowsOf(league, null)
  const at = rows.findIndex(({ player }) => player === view.reader)
  const left = Math.max(0, (league.mainRounds ?? 0) - lastMain(league))
  const rounds = left === 0 ? say('league.table.last') : say('league.table.left', { count: left })
  if (place === null || cut === null || league.groups.length > 1 || !stays) return rounds
  // Of players who share a place, those above the line are in.
  if (at < cut) return say('league.table.in')
  const own = rows[at]?.sums.points.value ?? 0
  const needed = (rows[cut - 1]?.sums.points.value ?? 0) - own
  return needed > 0 ? say('league.table.gap', { count: needed }) : rounds
}

/** Pages of the table, other groups, and rows to be explained: the reader's neighbours. */
function entriesOf(view: LeagueView, group: number | null, players: readonly PlayerId[]): readonly MoreEntry[] {
  const { say, league, reader } = view
  const part = group ?? 0
  const pages = Math.ceil(players.length / PAGE_ROWS)
  const own = Math.max(0, reader === null ? 0 : players.indexOf(reader))
  const near = players
    .slice(Math.max(0, own - 3), own + 4)
    .filter((player) => player !== reader)
    .slice(0, 5)
  const page = (at: number): MoreEntry => ({
    id: playerClick(view, 'table', at, part),
    label: say('league.table.pick.places', {
      from: at * PAGE_ROWS + 1,
      to: Math.min(players.length, (at + 1) * PAGE_ROWS),
    }),
  })
  return [
    ...(pages < 2 ? [] : Array.from({ length: Math.min(pages, 17) }, (_, at) => page(at))),
    ...(league.groups.length < 2
      ? []
      : league.groups.slice(0, 12).flatMap((_, at) =>
          at === group
            ? []
            : [
                {
                  id: playerClick(view, 'table', 0, at),
                  label: say('league.table.pick.group', { letter: groupLetter(at) }),
                },
              ],
        )),
    ...(decidedInBracket(league) ? [] : near).map((player) => ({
      id: playerClick(view, 'why', player, ''),
      label: plainly(say)('league.table.pick.explain', { name: playerNameOf(view, player) }),
    })),
  ]
}

/** Returns the cross table. */
export function crossPanel(app: App, view: LeagueView, wanted: number | null): Promise<Body> {
  const { league, say, reader } = view
  const group = groupOf(league, reader, wanted)
  const blocks = crossBlocks(view, group)
  if (blocks === null) return standingsPanel(app, view, null, { part: null, group, note: say('league.cross.large') })
  const rows = tableRowsOf(league, group)
  const own = reader === null ? [] : (recordsOf(league).get(reader) ?? [])
  // The table holds no play-off.
  const met = new Set(
    own.flatMap(({ opponent, kind, stage }) =>
      opponent === null || kind === 'open' || stage !== 'main' ? [] : [opponent],
    ),
  )
  const isOver = league.phase !== 'running' || league.bracket !== null
  const left = rows
    .filter(({ player }) => !isOver && player !== reader && !met.has(player))
    .map(({ player }) => namedIn(view, player))
  const names = left.length === 0 || left.length > 4 ? '' : say('league.cross.left', { names: joined(left) })
  const inIt = reader !== null && rows.some(({ player }) => player === reader)
  return leaguePanel(app, view, {
    news: inIt
      ? say('league.cross.head', { met: met.size, count: rows.length - 1, left: names })
      : say('league.table.head.none', { league: literal(league.settings.name), news: '' }),
    blocks,
    question: say(inIt ? 'league.cross.ask' : 'league.cross.ask.none'),
    line: say('league.cross.line', { one: sideName(view, 0), other: sideName(view, 1) }),
    buttons: [
      press(playerClick(view, 'table', '', group ?? 0), say('league.cross.table'), 'main'),
      press(playerClick(view, 'dates'), say('league.my.schedule')),
    ],
    more: moreOf(view, 'cross'),
  })
}

/** Returns why one player stands above another: their neighbour above, or the one below the first. */
export function whyPanel(app: App, view: LeagueView, player: PlayerId, other: PlayerId | null): Promise<Body> {
  const { league, say, language, reader } = view
  const group = groupOf(league, player, null)
  const rows = tableRowsOf(league, group)
  const at = rows.findIndex((row) => row.player === player)
  const neighbour = other ?? rows[at === 0 ? 1 : at - 1]?.player ?? null
  const compared = neighbour === null ? null : compareBlocks(view, player, neighbour)
  if (compared === null || at < 0) return standingsPanel(app, view, null, { part: null, group })
  const { comparison, blocks } = compared
  const placed = (one: PlayerId) => {
    const place = ordinal(rows.find((row) => row.player === one)?.place ?? 0, language)
    return one === reader
      ? say('league.why.place.you', { place })
      : say('league.why.place.other', { name: namedIn(view, one), place })
  }
  const criterion = comparison.decides
  const sentence =
    criterion === null
      ? say(reasonKey(comparison.why))
      : say('league.why.reason', { criterion: say(`league.criterion.${criterion}`) })
  const others = rows
    .slice(Math.max(0, at - 6), at + 7)
    .filter((row) => row.player !== player && row.player !== neighbour)
  return leaguePanel(app, view, {
    news: say('league.why.head', { reader: placed(player), other: placed(neighbour!), reason: sentence }),
    blocks,
    question: say('league.why.ask'),
    line: say(criterion === 'opponents' ? 'league.why.line.opponents' : 'league.why.line.other'),
    selects: menu(
      view,
      'rows',
      say('league.why.pick'),
      others.map((row) => ({
        id: playerClick(view, 'why', player, row.player),
        label: `${row.place} ${playerNameOf(view, row.player)}`,
      })),
    ),
    buttons: [
      press(playerClick(view, 'table', '', group ?? 0), say('league.back')),
      press(playerClick(view, 'order'), say('league.why.rule'), 'main'),
    ],
    more: moreOf(view, 'why'),
  })
}

/** Returns the order of the table in words: each criterion with its meaning. */
export function orderPanel(app: App, view: LeagueView): Promise<Body> {
  const { say, league } = view
  const criteria = criteriaOf(league.settings)
  const { win, draw, loss } = league.settings.points
  const points = [win, draw, loss].map((value) => numberIn(value, view.language)).join(' · ')
  return leaguePanel(app, view, {
    news: say('league.why.rules', { criteria: joined(criteria.map((one) => say(`league.criterion.${one}`))) }),
    blocks: [
      { block: 'head', left: league.settings.name, right: points },
      {
        block: 'lines',
        rows: criteria.map((one, at) => ({
          chip: { label: `${at + 1}`, state: 'played' as const },
          title: capital(say(`league.criterion.${one}`)),
          text: say(`league.criterion.about.${one}`),
        })),
      },
    ],
    buttons: [press(playerClick(view, 'table', ''), say('league.back'), 'main')],
    more: moreOf(view, 'order'),
  })
}

/** Returns a part of the bracket. */
export function bracketPanel(app: App, view: LeagueView, part: number | null, note?: SafeText): Promise<Body> {
  const { league, say, language, reader } = view
  const shown = bracketBlocks(view, part)
  if (shown === null) return standingsPanel(app, view, null, { part: null, group: null })
  const now = [...(slotsIn(league) ?? [])].find(
    ({ winner, contestants }) =>
      winner === 'open' && contestants.some((one) => typeof one === 'object' && one.player === reader),
  )
  const rival = now?.contestants.find((one) => typeof one === 'object' && one.player !== reader)
  const name = typeof rival === 'object' ? namedIn(view, rival.player) : null
  const round = now === undefined ? null : slotWord(view, now.id)
  const place = reader === null || league.final === null ? null : league.final.indexOf(reader) + 1
  const news =
    round !== null
      ? name === null
        ? say('league.bracket.head.wait', { round })
        : say('league.bracket.head', { round, name })
      : place !== null && place > 0
        ? say(place === 1 ? 'league.bracket.head.won' : 'league.bracket.head.out', { place: ordinal(place, language) })
        : say('league.bracket.head.none', { league: literal(league.settings.name) })
  const others = Array.from({ length: shown.parts }, (_, at) => at).filter((at) => at !== shown.part)
  return leaguePanel(app, view, {
    note,
    news,
    blocks: shown.blocks,
    question: say('league.bracket.ask.none', { open: shown.open, count: shown.count }),
    selects: menu(
      view,
      'parts',
      say('league.bracket.pick'),
      others.map((at) => ({
        id: playerClick(view, 'bracket', at),
        label: say('league.bracket.part', { n: at + 1, count: shown.parts }),
      })),
    ),
    buttons: [homeButton(view), press(playerClick(view, 'dates'), say('league.my.schedule'))],
    more: moreOf(view, 'bracket'),
  })
}

/** This many rows stand above the reader's own. */
const BELOW = 4

/** Returns the ladder of a league around the reader, with the players they may challenge. */
function ladderPanel(app: App, view: LeagueView, page: number | null, note?: SafeText): Promise<Body> {
  const { league, say, language, reader } = view
  const rows = tableRowsOf(league, null)
  const own = rows.findIndex(({ player }) => player === reader)
  const pages = Math.max(1, Math.ceil(rows.length / LADDER_ROWS))
  const last = Math.max(0, rows.length - LADDER_ROWS)
  // By default the reader stands in the middle, below the players that they may challenge.
  const from = page === null ? Math.max(0, Math.min(last, own - BELOW)) : Math.min(pages - 1, page) * LADDER_ROWS
  const [first, ...more] = view.sight.challenges
  const challenge = (player: PlayerId): MoreEntry => ({
    id: playerClick(view, 'challenge', player),
    label: plainly(say)('ladder.challenge', { name: playerNameOf(view, player) }),
  })
  const others = [
    ...more.map(challenge),
    ...Array.from({ length: Math.min(pages, 12) }, (_, at) => ({
      id: playerClick(view, 'table', at),
      label: say('league.table.pick.places', {
        from: at * LADDER_ROWS + 1,
        to: Math.min(rows.length, (at + 1) * LADDER_ROWS),
      }),
    })).filter((_, at) => at * LADDER_ROWS !== from),
  ]
  return leaguePanel(app, view, {
    note,
    news:
      own < 0
        ? say('league.table.head.none', { league: literal(league.settings.name), news: '' })
        : say('league.table.head', { place: ordinal(own + 1, language), count: rows.length, news: '' }),
    blocks: ladderBlocks(view, from),
    question:
      first === undefined
        ? say('league.table.places', {
            from: from + 1,
            to: Math.min(rows.length, from + LADDER_ROWS),
            count: rows.length,
          })
        : say('ladder.ask', { name: namedIn(view, first) }),
    ...(first === undefined ? {} : { line: say('ladder.line', { place: ordinal(own + 1, language) }) }),
    selects: menu(view, 'rows', say('ladder.pick'), others),
    buttons: [
      ...(first === undefined
        ? []
        : [press(playerClick(view, 'challenge', first), challenge(first).label, 'good', say('ladder.challenge-this'))]),
      press(playerClick(view, 'my'), say('league.more.mine'), first === undefined ? 'main' : 'plain'),
    ],
    more: moreOf(view, 'ladder'),
  })
}
