/** The panel of a person's working hours: nights, free days, holidays, automatic vacation, and the daily call. Pure. */
import { DateTime } from 'luxon'
import type { Language } from '../../contract/index.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { Person } from '../../people/person.ts'
import type { WorkingTime } from '../../people/working-time.ts'
import { type Body, button, type MenuEntry, row, select, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import type { Form } from '../shell/forms.ts'

/** Nights to choose, in hours: from, to. */
const NIGHTS = [
  [21, 6],
  [22, 6],
  [22, 7],
  [22, 8],
  [23, 6],
  [23, 7],
  [23, 8],
  [0, 6],
  [0, 7],
  [0, 8],
  [0, 9],
  [1, 8],
  [1, 9],
  [2, 10],
] as const
const WEEK = [1, 2, 3, 4, 5, 6, 7]
/** The most dates that a form may hold. */
const MOST_LINES = 50
/** The most days of a week that may be free. */
const MOST_FREE = 3
/** The first and the last hour of a daily call. */
const DIGEST = { from: 5, to: 23 }

/** The data from which the panel is made. */
export interface HoursInput {
  readonly person: Person
  readonly time: WorkingTime
  readonly language: Language
  readonly note?: string | undefined
  /** The match from whose clock it was opened; empty: none. */
  readonly matchId: string
}

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The name of a day of the week, 1 is Monday. */
const weekday = (day: number, language: Language): string =>
  DateTime.fromObject({ weekYear: 2026, weekNumber: 2, weekday: day as 1 }, { locale: language }).toFormat('cccc')

/** Returns the panel. */
export function hoursPanel(input: HoursInput): Body {
  const { person, time, language, note, matchId } = input
  const say = speak(language)
  const { night, rest, holidays, autoVacation } = time
  const free = rest.map((day) => weekday(day, language)).join(', ')
  const lines = [
    ...(note === undefined ? [] : [`-# ${note}`]),
    `### ${say('hours.title')}`,
    `-# ${say('hours.about')}`,
    ...(person.zone === null ? [`⚠️ ${say('hours.zone')}`] : []),
    night === null
      ? say('hours.no-night')
      : say('hours.night-set', { from: clockText(night.from), to: clockText(night.to) }),
    rest.length === 0 ? say('hours.no-free') : say('hours.free', { days: free }),
    holidays.length === 0 ? say('hours.no-holidays') : say('hours.holidays-set', { days: holidays.join(', ') }),
    say(autoVacation ? 'hours.auto' : 'hours.no-auto'),
    person.digestAt === null ? say('hours.no-digest') : say('hours.digest', { time: clockText(person.digestAt) }),
  ]
  return {
    components: [
      text(lines.join('\n')),
      select(customId('hours', 'night', matchId), say('hours.pick-night'), nightChoices(time, say)),
      select(customId('hours', 'free', matchId), say('hours.pick-free'), dayChoices(time, language), {
        min: 0,
        max: MOST_FREE,
      }),
      select(customId('hours', 'digest', matchId), say('hours.pick-digest'), digestChoices(person, say)),
      row(
        button(customId('hours', 'holidays', matchId), say('hours.holidays-button')),
        button(
          customId('hours', 'auto', matchId, autoVacation ? 'off' : 'on'),
          say(autoVacation ? 'hours.auto-off' : 'hours.auto-on'),
        ),
        button(matchId === '' ? customId('set', 'show') : customId('table', matchId), say('clock.back')),
      ),
    ],
  }
}

const nightChoices = ({ night }: WorkingTime, say: Say): MenuEntry[] => [
  { value: 'none', label: say('hours.none'), taken: night === null },
  ...NIGHTS.map(([from, to]) => ({
    value: `${from * 60}-${to * 60}`,
    label: say('hours.night-choice', { from: clockText(from * 60), to: clockText(to * 60) }),
    taken: night !== null && night.from === from * 60 && night.to === to * 60,
  })),
]

const dayChoices = ({ rest }: WorkingTime, language: Language): MenuEntry[] =>
  WEEK.map((day) => ({ value: String(day), label: weekday(day, language), taken: rest.includes(day) }))

const digestChoices = ({ digestAt }: Person, say: Say): MenuEntry[] => [
  { value: 'off', label: say('hours.digest-off'), taken: digestAt === null },
  ...Array.from({ length: DIGEST.to - DIGEST.from + 1 }, (_, at) => (DIGEST.from + at) * 60).map((minutes) => ({
    value: String(minutes),
    label: say('hours.digest-choice', { time: clockText(minutes) }),
    taken: digestAt === minutes,
  })),
]

/** The form for holidays: dates, separated by spaces or commas. */
export function holidaysForm(matchId: string, language: Language): Form {
  const say = speak(language)
  return {
    customId: customId('hours', 'typed', matchId),
    title: say('hours.holidays-form'),
    fields: [
      {
        id: 'days',
        type: 'lines',
        label: say('hours.holidays-field'),
        max: 600,
        optional: true,
        example: '2026-12-25, 2027-01-01',
      },
    ],
  }
}

/** Returns the dates of a typed text, in order and once each; null if one of them is no date. */
export function datesIn(typed: string): readonly string[] | null {
  const dates = typed.split(/[\s,;]+/).filter((one) => one !== '')
  if (dates.length > MOST_LINES) return null
  const valid = dates.every((one) => /^\d{4}-\d{2}-\d{2}$/.test(one) && DateTime.fromISO(one).isValid)
  return valid ? [...new Set(dates)].sort() : null
}
