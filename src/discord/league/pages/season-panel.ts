/** The end of a league: the champion for everybody, my season for each. */

import { hasTable } from '../../../leagues/forms/forms.ts'
import type { PlayerId } from '../../../leagues/league.ts'
import { opponentIn, recordsOf, seatIn } from '../../../leagues/record.ts'
import { earnedBadges } from '../../../leagues/standings/earned-badges.ts'
import { finalPlaces } from '../../../leagues/standings/final-places.ts'
import { plainly } from '../../../locales/index.ts'
import { type SafeText, safe } from '../../../locales/safe-text.ts'
import type { LeagueBlock, LineRow } from '../../../pictures/leagues/league-blocks.ts'
import { DAY_MS } from '../../../time/lengths.ts'
import { press } from '../../frame/frame.ts'
import { numberIn, ordinal, percentIn } from '../../frame/number-words.ts'
import type { App } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import { literal } from '../../shell/text-limits.ts'
import { moreOf } from '../base/league-more.ts'
import { leagueId, leaguePanel } from '../base/league-panel.ts'
import { type LeagueView, namedIn, playerNameOf } from '../base/league-view.ts'
import { sideName } from '../base/league-words.ts'
import { inSentence, titleOfPairing, titleOfRound } from '../base/stage-words.ts'
import { gamesOf, tableRowsOf } from '../base/table-blocks.ts'
import { formWords } from '../forms/form-words.ts'
import { tellButton } from './empty-panels.ts'
import { standingsPanel } from './standings-panel.ts'

/** The sign of each badge. */
const BADGES = {
  champion: { icon: 'cup', tint: 'yellow' },
  second: { icon: 'star', tint: 'white' },
  third: { icon: 'star', tint: 'yellow' },
  onTime: { icon: 'tick', tint: 'green' },
  allRounds: { icon: 'rows', tint: 'blue' },
} as const

/** Returns the picture of the champion. */
function championBlocks(view: LeagueView): readonly LeagueBlock[] {
  const { league, say, language } = view
  const final = league.final ?? finalPlaces(league)
  const [first] = final
  const games = league.rounds.flatMap(({ pairings }) => pairings.flatMap((one) => (one.voided ? [] : one.games)))
  const played = games.filter(
    ({ result }) => result !== null && ['played', 'concession', 'time-out'].includes(result.how),
  )
  const days = Math.max(1, Math.round(((league.finishedAt ?? 0) - (league.rounds[0]?.startsAt ?? 0)) / DAY_MS))
  const rows = new Map(tableRowsOf(league, null).map((row) => [row.player, row]))
  const last = league.rounds
    .at(-1)
    ?.pairings.find((one) => one.slot !== null && first !== undefined && one.players.includes(first))
  const under =
    last === undefined || first === undefined
      ? undefined
      : plainly(say)('league.over.beat', { name: playerNameOf(view, opponentIn(last, first)) })
  const pointed = hasTable(league)
  const points = (id: PlayerId) => {
    const { value } = rows.get(id)?.sums.points ?? { value: 0 }
    return say('league.over.points', { points: numberIn(value, language), count: value })
  }
  return [
    {
      block: 'hero',
      cup: true,
      over: plainly(say)('league.over.title', { league: league.settings.name }),
      title: first === undefined ? '–' : playerNameOf({ ...view, reader: null }, first),
      ...(under === undefined ? (first === undefined || !pointed ? {} : { under: points(first) }) : { under }),
    },
    {
      block: 'stats',
      cells: [
        { value: `${final.length}`, label: say('league.stat.players', { count: final.length }) },
        { value: `${games.length}`, label: say('league.stat.games', { count: games.length }) },
        { value: `${days}`, label: say('league.stat.days-all', { count: days }) },
        {
          value: games.length === 0 ? '–' : percentIn(played.length / games.length, language, 0),
          label: say('league.stat.played-out', { count: played.length }),
        },
      ],
    },
    {
      block: 'lines',
      rows: final.slice(1, 4).map(
        (id, at): LineRow => ({
          chip: { label: `${at + 2}`, state: 'played' },
          title: playerNameOf({ ...view, reader: null }, id),
          ...(pointed ? { value: points(id).replace(/\D*$/, '') } : {}),
        }),
      ),
    },
  ]
}

/** Returns the end of a league for somebody who did not play in it, and for everybody in public. */
export function championPanel(app: App, view: LeagueView, note?: SafeText): Promise<Body> {
  const { league, say, sight } = view
  if (league.final === null) return standingsPanel(app, view, null, { part: null, group: null, note })
  const first = league.final[0]
  const role = sight.host.championRole
  return leaguePanel(app, view, {
    note,
    blocks: championBlocks(view),
    lines: correctedLines(view),
    question: say('league.over.ask', { league: literal(league.settings.name) }),
    line:
      role === null || first === undefined || !sight.honoured
        ? say('league.over.thanks')
        : say('league.over.role', { name: namedIn({ ...view, reader: null }, first), role: `<@&${role}>` }),
    buttons: [
      press(leagueId('lg', 'table', sight.id, ''), say('league.over.table'), 'main'),
      press(leagueId('lg', 'my', sight.id), say('league.over.mine')),
      // Most readers may create none; /league offers it to those who may.
      ...(sight.governs ? [press(leagueId('ln', 'new', '-'), say('league.over.new'))] : []),
    ],
  })
}

/** A ruling has changed the places since the end: the champion of before is named if it is another one. */
function correctedLines(view: LeagueView): readonly SafeText[] {
  const { league, say } = view
  const before = league.formerFinals?.[0]?.[0]
  if (before === undefined) return []
  if (before === league.final?.[0]) return [safe`⚖️ ${say('league.over.corrected')}`]
  return [safe`⚖️ ${say('league.over.corrected.champion', { name: namedIn({ ...view, reader: null }, before) })}`]
}

/** Returns the season of the reader: a joy for all places. */
export async function seasonPanel(app: App, view: LeagueView, note?: SafeText): Promise<Body> {
  const { league, say, language, reader, sight } = view
  const final = league.final ?? []
  const at = reader === null ? -1 : final.indexOf(reader)
  if (reader === null || at < 0) return championPanel(app, view)
  const records = recordsOf(league).get(reader) ?? []
  const row = tableRowsOf(league, null).find(({ player }) => player === reader)
  const points = row?.sums.points.value ?? 0
  const games = gamesOf(records, reader)
    .map((one) => numberIn(one, language))
    .join('–')
  const best = bestWin(view, reader)
  const sides = ([0, 1] as const).map((side) => sideRecord(view, reader, side))
  const earned = earnedBadges(league).filter(([player]) => player === reader)
  const badges = earned.map(([, kind]) => ({ ...BADGES[kind], label: say(`league.badge.${kind}`) }))
  const place = ordinal(at + 1, language)
  const told = await app.leagues.watches(sight.host.guildId, view.person ?? '')
  const blocks: LeagueBlock[] = [
    {
      block: 'hero',
      ...(at === 0 ? { cup: true as const } : {}),
      over: plainly(say)('league.season.over', { league: league.settings.name }),
      title: at === 0 ? say('league.season.title-won') : say('league.season.title', { place, count: final.length }),
    },
    {
      block: 'stats',
      cells: [
        {
          value: row === undefined ? '–' : `${row.won}–${row.drawn}–${row.lost}`,
          label: say(formWords(league.settings.form).key.results),
        },
        { value: games, label: say('league.stat.score') },
        ...(hasTable(league)
          ? [{ value: numberIn(points, language), label: say('league.stat.points', { count: points }) }]
          : []),
      ],
    },
    {
      block: 'lines',
      rows: [
        ...(best === null
          ? []
          : [{ icon: 'star' as const, tint: 'yellow' as const, title: say('league.season.best'), text: best }]),
        {
          icon: 'swap' as const,
          title: plainly(say)('league.season.sides', {
            one: sideName(view, 0),
            first: sides[0]!,
            other: sideName(view, 1),
            second: sides[1]!,
          }),
          text: say('league.season.sides.about'),
        },
      ],
    },
    ...(badges.length === 0 ? [] : [{ block: 'badges' as const, badges }]),
  ]
  return leaguePanel(app, view, {
    note,
    blocks,
    question: say(told ? 'league.tell.on' : 'league.tell.next'),
    line: say('league.season.line'),
    buttons: [
      tellButton(sight.id, told, say),
      press(leagueId('lg', 'table', sight.id, ''), say('league.over.table'), told ? 'main' : 'plain'),
      press(leagueId('lg', 'share', sight.id), say('league.season.share')),
    ],
    more: moreOf(view, 'season'),
  })
}

/** The won round against the opponent who finished highest. */
function bestWin(view: LeagueView, player: PlayerId): string | null {
  const { league, say, language } = view
  const final = league.final ?? []
  const won = (recordsOf(league).get(player) ?? []).filter(
    ({ kind, outcome, opponent }) => kind === 'played' && outcome === 'win' && opponent !== null,
  )
  const [best] = [...won].sort((one, other) => final.indexOf(one.opponent!) - final.indexOf(other.opponent!))
  if (best === undefined) return null
  return plainly(say)(formWords(league.settings.form).key.best, {
    name: playerNameOf(view, best.opponent!),
    place: ordinal(final.indexOf(best.opponent!) + 1, language),
    round: inSentence(best.pairing === null ? titleOfRound(view, best.round) : titleOfPairing(view, best.pairing)),
  })
}

function sideRecord({ league, language }: LeagueView, player: PlayerId, side: 0 | 1): string {
  let [won, lost] = [0, 0]
  for (const { pairing } of recordsOf(league).get(player) ?? [])
    for (const game of pairing?.games ?? []) {
      if (game.result === null || seatIn(game, player) !== side) continue
      won += game.result.scores[side]
      lost += game.result.scores[side === 0 ? 1 : 0]
    }
  return [won, lost].map((one) => numberIn(one, language)).join('–')
}
