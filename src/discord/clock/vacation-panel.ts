/** The panel of a person's vacations: what is left of the year, what a vacation does, and the way back. Pure. */

import { DateTime } from 'luxon'
import type { Language } from '../../contract/index.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { SafeText } from '../../locales/safe-text.ts'
import type { Days } from '../../time/calendar.ts'
import { dateWords } from '../../time/date-words.ts'
import { daysAfter } from '../../time/working-time.ts'
import { type Body, button, type MenuEntry, row, select, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { literal } from '../shell/text-limits.ts'
import type { MetRound } from './vacation-leagues.ts'

/** The first days that can be chosen, from today on. */
const MOST_STARTS = 25
const LENGTHS = [1, 2, 3, 4, 5, 7, 10, 14, 21, 30]

/** The data from which the panel is made. */
export interface VacationInput {
  readonly language: Language
  /** The date where the person lives. */
  readonly today: string
  readonly vacations: readonly Days[]
  /** Days left this year. */
  readonly left: number
  /** The number of their running matches. */
  readonly running: number
  /** Those among them whose clocks stand still on it, at least on one day. */
  readonly stopping: number
  /** The first day, and how many, that are proposed. */
  readonly from: string
  readonly days: number
  /** The rounds of leagues that it meets. */
  readonly met: readonly MetRound[]
  readonly note?: string | undefined
  /** The match from whose clock it was opened; empty: none. */
  readonly matchId: string
}

/** Whether a day belongs to a vacation. */
export const isOnVacation = (vacations: readonly Days[], date: string): boolean =>
  vacations.some(({ from, to }) => from <= date && date <= to)

/** Returns the first day that is free: today, or the day after the vacations that follow from today on. */
export function firstFree(vacations: readonly Days[], today: string): string {
  const running = vacations.find((one) => isOnVacation([one], today))
  return running === undefined ? today : firstFree(vacations, daysAfter(running.to, 1))
}

/** A date in words: "Mon 11 January". */
const dateText = (date: string, language: Language): string =>
  dateWords(DateTime.fromISO(date, { zone: 'UTC' }), 'ccc d LLLL', language)

/** Returns the panel. */
export function vacationPanel(input: VacationInput): Body {
  const { language, today, left, running, stopping, from, days, note, vacations, matchId, met } = input
  const say = speak(language)
  const until = daysAfter(from, days)
  const ahead = vacations.filter(({ to }) => to >= today)
  // Today stays used: an end gives back later days alone.
  const later = ahead.filter(({ to }) => to > today)
  const backKey = isOnVacation(vacations, today) ? 'vacation.back' : 'vacation.withdraw'
  const span = (from: string, to: string) => ({ from: dateText(from, language), to: dateText(to, language) })
  const lines = [
    ...(note === undefined ? [] : [`-# ${note}`]),
    `**${say('vacation.left', { count: left })}** ${say('vacation.running', { count: running })}`,
    ...ahead.map(({ from, to }) => `🏖️ ${say(from === to ? 'vacation.taken-day' : 'vacation.taken', span(from, to))}`),
    ...(running === 0 ? [] : [`> ⏸️ ${say('vacation.clocks', { count: stopping, until: dateText(until, language) })}`]),
    ...leagueLines(met, say),
    `### ${askText(input, say)}`,
    `-# ${say('vacation.then', { count: Math.max(0, left - days) })}`,
  ]
  return {
    components: [
      text(lines.join('\n')),
      select(customId('vac', 'from', matchId, String(days)), say('vacation.from'), startChoices(input, say)),
      select(customId('vac', 'days', matchId, from), say('vacation.days'), dayChoices(input, say)),
      row(
        ...takeButtons(input, say),
        ...(later.length === 0 ? [] : [button(customId('vac', 'back', matchId), say(backKey))]),
        ...(matchId === '' ? [] : [button(customId('table', matchId), say('clock.back'))]),
      ),
    ],
  }
}

/** The most rounds of which the panel tells. */
const MOST_ROUNDS = 3

function leagueLines(met: readonly MetRound[], say: Say): string[] {
  const counting = new Map(met.flatMap((one) => (one.stops === null ? [] : [[one.leagueId, one] as const])))
  return [
    ...met.slice(0, MOST_ROUNDS).map(({ league, round, endsAt, away }) => {
      const values = { league: literal(league), round, end: `<t:${Math.floor(endsAt / 1000)}:D>` }
      return away ? `> ⚠️ ${say('vacation.round-away', values)}` : `> 🏁 ${say('vacation.round', values)}`
    }),
    ...[...counting.values()].map(({ league, stops }) => `> ⏳ ${stopsText(literal(league), stops, say)}`),
  ]
}

/** On how many days the clocks of a league stand still. */
function stopsText(league: SafeText, stops: MetRound['stops'], say: Say): string {
  const { most, days } = stops ?? { most: 0, days: 0 }
  if (most === 0) return say('vacation.league-counts', { league })
  return say('vacation.league-first', { league, count: most, days: say('vacation.of-these', { count: days }) })
}

/** The rounds in which the panel proposes to be away. */
const awayRounds = ({ met }: VacationInput): readonly MetRound[] => met.filter(({ away }) => away)

function askText(input: VacationInput, say: Say): string {
  const { days } = input
  const rounds = awayRounds(input)
  const [only] = rounds
  if (only === undefined) return say('vacation.ask', { count: days })
  return rounds.length === 1
    ? say('vacation.ask-away', { count: days, round: only.round })
    : say('vacation.ask-rounds', { count: days, rounds: rounds.length })
}

function takeButtons(input: VacationInput, say: Say) {
  const { matchId, from, days } = input
  const plain = (look: 'good' | 'plain', label: string) =>
    button(customId('vac', 'take', matchId, from, String(days)), label, look)
  if (awayRounds(input).length === 0) return [plain('good', say('vacation.take', { count: days }))]
  return [
    button(customId('vac', 'both', matchId, from, String(days)), say('vacation.take-both'), 'good'),
    plain('plain', say('vacation.take-only', { count: days })),
  ]
}

const startChoices = ({ today, from, language }: VacationInput, say: Say): MenuEntry[] =>
  Array.from({ length: MOST_STARTS }, (_, at) => daysAfter(today, at)).map((date) => ({
    value: date,
    label: say('vacation.start', { date: dateText(date, language) }),
    taken: date === from,
  }))

const dayChoices = ({ days, left }: VacationInput, say: Say): MenuEntry[] =>
  LENGTHS.filter((count) => count <= Math.max(1, left)).map((count) => ({
    value: String(count),
    label: say('vacation.length', { count }),
    taken: count === days,
  }))
