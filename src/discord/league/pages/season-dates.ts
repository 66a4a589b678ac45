/** Dates of a season: each round with its opponent and result, absences, and the same as a file for a calendar. */

import { DateTime } from 'luxon'
import { opponentIn, recordsOf } from '../../../leagues/record.ts'
import { roundsInBracket, type SeasonRound, seasonRounds } from '../../../leagues/season-rounds.ts'
import type { SafeText } from '../../../locales/safe-text.ts'
import type { LineRow } from '../../../pictures/leagues/league-blocks.ts'
import { day } from '../../frame/dates.ts'
import { pick, press } from '../../frame/frame.ts'
import type { App } from '../../shell/app.ts'
import type { Body, BodyFile, MenuEntry } from '../../shell/components.ts'
import { literal } from '../../shell/text-limits.ts'
import { moreOf } from '../base/league-more.ts'
import { leagueId, leaguePanel } from '../base/league-panel.ts'
import { scoreOf } from '../base/league-rounds.ts'
import { type LeagueView, playerNameOf } from '../base/league-view.ts'
import { bracketLabels, isRobin } from '../base/league-words.ts'
import { roundTitle } from '../base/stage-words.ts'

/** The rows of the picture. */
const MOST_ROWS = 8

/** A round as the reader plays it: opponent, bye, absence; its dates; its score. */
function roundRow(view: LeagueView, round: SeasonRound): LineRow {
  const { league, say, reader } = view
  const now = league.rounds.at(-1)?.number ?? 0
  const records = reader === null ? [] : (recordsOf(league).get(reader) ?? [])
  const record = records.find((one) => one.round === round.number) ?? null
  const away = league.players.find(({ id }) => id === reader)?.away.includes(round.number) === true
  const over = round.number < now || league.final !== null || league.rounds[round.number - 1]?.closed === true
  const state = over ? 'played' : round.number === now && round.begun ? 'now' : 'open'
  const pairing = record?.pairing ?? null
  const plain =
    record?.kind === 'bye' ? say('league.dates.bye') : away ? say('league.dates.away') : roundTitle(view, round)
  const begun = pairing?.games.some(({ result }) => result !== null) === true
  return {
    chip: { label: chipOf(view, round), state },
    title: record === null || record.opponent === null ? plain : playerNameOf(view, record.opponent),
    // The reader's own game may have more time than its round.
    text: `${day(view, round.startsAt)} – ${day(view, pairing?.softEndAt ?? round.endsAt)}`,
    ...(pairing === null || !begun ? {} : { value: ownScore(view, pairing) }),
    ...(state === 'now' ? { tone: 'own' as const } : {}),
  }
}

/** The short name of a round: "R3", in a bracket "SF". */
function chipOf({ league, say }: LeagueView, { number, inBracket }: SeasonRound): string {
  if (inBracket === null) return `R${number}`
  return bracketLabels(league.settings.form, roundsInBracket(league), say)[inBracket - 1] ?? `R${number}`
}

/** Sign-up and check-in, before round 1. */
function earlyRows(view: LeagueView): readonly LineRow[] {
  const { league, say } = view
  const { signUpEndsAt, checkInEndsAt } = league.settings.dates
  if (league.rounds.length > 0) return []
  const signUp: LineRow = { icon: 'person', title: say('league.dates.signup'), text: day(view, signUpEndsAt) }
  if (checkInEndsAt === null) return [signUp]
  return [signUp, { icon: 'bell', title: say('league.dates.checkin'), text: day(view, checkInEndsAt) }]
}

/** Returns the dates of a season. */
export function datesPanel(app: App, view: LeagueView, note?: SafeText): Promise<Body> {
  const { league, say, reader, sight } = view
  const all = seasonRounds(view.league)
  const now = league.rounds.at(-1)?.number ?? 0
  const early = earlyRows(view)
  const room = MOST_ROWS - early.length
  const from = Math.max(0, Math.min(all.length - room, now - 4))
  const rows = all.slice(from, from + room).map((round) => roundRow(view, round))
  const player = league.players.find(({ id }) => id === reader)
  const away = player?.away ?? []
  const open =
    player === undefined || player.status === 'out'
      ? []
      : all.filter(({ number, begun, inBracket }) => !begun && inBracket === null && number > now)
  const choices = open.map(
    ({ number, startsAt, endsAt }): MenuEntry => ({
      value: String(number),
      label: say('league.dates.round', { round: number }),
      hint: `${day(view, startsAt)} – ${day(view, endsAt)}`,
      taken: away.includes(number),
    }),
  )
  const calendar = league.settings.rounds.kind === 'calendar'
  return leaguePanel(app, view, {
    note,
    news: say(calendar ? 'league.dates.head' : 'league.dates.head-open', { league: literal(league.settings.name) }),
    blocks: [
      {
        block: 'head',
        left: say(view.ownZone ? 'league.dates.title' : 'league.dates.title.league'),
        right: zoneCity(view.zone),
      },
      { block: 'lines', rows: [...early, ...rows] },
    ],
    question: say(choices.length === 0 ? 'league.dates.none' : 'league.dates.ask'),
    ...(choices.length === 0 ? {} : { line: say(isRobin(league) ? 'league.dates.line.robin' : 'league.dates.line') }),
    selects:
      choices.length === 0
        ? []
        : [
            pick(view, leagueId('lg', 'away', sight.id), say('league.dates.pick'), choices, {
              min: 0,
              max: choices.length,
            }),
          ],
    buttons: [
      press(leagueId('lg', 'ics', sight.id), say('league.dates.calendar'), 'main'),
      press(leagueId('lg', 'my', sight.id), say('league.back')),
    ],
    more: moreOf(view, 'dates'),
  })
}

const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replace(/_/g, ' ')

function ownScore(view: LeagueView, pairing: Parameters<typeof scoreOf>[0]): string {
  const score = scoreOf(pairing)
  return pairing.players[0] === view.reader || !pairing.players.includes(view.reader ?? '')
    ? score
    : score.split('–').reverse().join('–')
}

/** Returns the rounds as a calendar file (iCalendar, RFC 5545), times in UTC. */
export function calendarFile(view: LeagueView): BodyFile {
  const { league, reader } = view
  const utc = (at: number) => DateTime.fromMillis(at, { zone: 'utc' }).toFormat("yyyyMMdd'T'HHmmss'Z'")
  const records = reader === null ? [] : (recordsOf(league).get(reader) ?? [])
  const plain = (words: string) => words.replace(/[\\;,]/g, '\\$&').replace(/[\r\n]+/g, ' ')
  const events = seasonRounds(view.league).flatMap((round) => {
    const { number, startsAt, endsAt } = round
    const pairing = records.find((one) => one.round === number)?.pairing ?? null
    const against = pairing === null || reader === null ? '' : ` · ${playerNameOf(view, opponentIn(pairing, reader))}`
    return [
      'BEGIN:VEVENT',
      `UID:${league.id}-${number}@holonet`,
      `DTSTAMP:${utc(view.now.getTime())}`,
      `DTSTART:${utc(startsAt)}`,
      `DTEND:${utc(endsAt)}`,
      `SUMMARY:${plain(`${league.settings.name}: ${roundTitle(view, round)}${against}`)}`,
      'END:VEVENT',
    ]
  })
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//HoloNet//Leagues//EN', ...events, 'END:VCALENDAR', '']
  return { name: 'league.ics', data: Buffer.from(lines.flatMap(folded).join('\r\n')) }
}

/** Lines of a calendar file have 75 octets at most; a space continues one. */
function folded(line: string): string[] {
  const out: string[] = ['']
  for (const letter of line) {
    const last = `${out.at(-1)}${letter}`
    if (Buffer.byteLength(last) > 74) out.push(` ${letter}`)
    else out[out.length - 1] = last
  }
  return out
}
