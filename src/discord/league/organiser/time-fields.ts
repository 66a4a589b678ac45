/** The settings of a league about time: its clock, and what misses, vacations and gifts mean in it. */
import type { Language } from '../../../contract/index.ts'
import { type LeagueTime, leagueTime, withTime } from '../../../league-play/league-time.ts'
import type { LeagueSettings } from '../../../leagues/league.ts'
import type { MatchClock } from '../../../matches/clock-terms.ts'
import { HOUR_MS } from '../../../time/lengths.ts'
import { clockChoices, clockName, clockNamed } from '../../challenge/clock-choices.ts'
import { timeText } from '../../table/clock-words.ts'
import { choices, numbers, type SettingChange } from '../base/setting-kind.ts'

const MISSES = [1, 2, 3, 4, 5]
const EXCUSED = [0, 1, 2, 3, 5]
const VACATION_DAYS = [0, 3, 5, 7, 10, 14, 21, 30]
const ALL_DAYS = 'all'
/** Hours of a stock, or of each sitting: `72`, `72+12` or `72+12/120`, with a `w` for working time alone. */
const TYPED = /^(\d{1,4})\s*h?(?:\s*\+\s*(\d{1,4})\s*h?(?:\s*[/,]\s*(\d{1,4})\s*h?)?)?\s*(w?)$/i

/** Returns the clock that somebody has typed; null if it can't be read. */
function typedClock(text: string): MatchClock | null {
  const [, start, increment, cap, working] = TYPED.exec(text.trim()) ?? []
  if (start === undefined) return null
  const ms = (hours: string) => Number(hours) * HOUR_MS
  const counts = working === '' ? 'all' : 'working'
  if (increment === undefined) return { kind: 'each', sittingMs: ms(start), counts }
  return { kind: 'fischer', startMs: ms(start), incrementMs: ms(increment), capMs: ms(cap ?? start), counts }
}

/** Returns the settings with another clock; what misses, vacations and gifts mean stays. */
function withClock(settings: LeagueSettings, clock: MatchClock): LeagueSettings {
  const { misses, vacationDays, gifts } = leagueTime(settings)
  return withTime(settings, {
    ...clock,
    misses,
    ...(vacationDays === undefined ? {} : { vacationDays }),
    ...(gifts === undefined ? {} : { gifts }),
  } as LeagueTime)
}

/** The clock of a league in words, as its menu has it. */
const clockNow = (settings: LeagueSettings, language: Language): string => timeText(leagueTime(settings), language)

/** The settings about time. */
export const TIME_CHANGES: readonly SettingChange[] = [
  {
    id: 'clock',
    now: ({ league, language }) => clockNow(league.settings, language),
    typed: 20,
    choices: ({ league: { settings }, language }) => {
      const taken = clockName(leagueTime(settings))
      return clockChoices({ sittingMs: 0 }, language).map((one) => ({ ...one, taken: one.value === taken }))
    },
    take: ({ league: { settings } }, value) => {
      const clock = clockNamed(value) ?? typedClock(value)
      return clock === null ? null : withClock(settings, clock)
    },
  },
  {
    id: 'misses',
    now: ({ league, say }) => say('set.misses.value', { count: leagueTime(league.settings).misses }),
    choices: ({ league, say }) =>
      choices(
        MISSES.map((count) => [String(count), say('set.misses.value', { count })]),
        String(leagueTime(league.settings).misses),
      ),
    take: ({ league: { settings } }, value) => withTime(settings, { ...leagueTime(settings), misses: Number(value) }),
  },
  {
    id: 'excused',
    now: ({ league }) => String(league.settings.excusedMisses ?? 0),
    choices: ({ league }) => choices(numbers(EXCUSED), String(league.settings.excusedMisses ?? 0)),
    take: ({ league: { settings } }, value) => ({ ...settings, excusedMisses: Number(value) }),
  },
  {
    id: 'vacationDays',
    now: ({ league, say }) => {
      const { vacationDays } = leagueTime(league.settings)
      return vacationDays === undefined ? say('set.vacationDays.all') : say('league.days', { count: vacationDays })
    },
    choices: ({ league, say }) =>
      choices(
        [
          [ALL_DAYS, say('set.vacationDays.all')],
          ...VACATION_DAYS.map((count) => [String(count), say('league.days', { count })] as const),
        ],
        String(leagueTime(league.settings).vacationDays ?? ALL_DAYS),
      ),
    take: ({ league: { settings } }, value) => {
      const { vacationDays: _, ...time } = leagueTime(settings)
      return withTime(settings, value === ALL_DAYS ? time : { ...time, vacationDays: Number(value) })
    },
  },
  {
    id: 'gifts',
    now: ({ league, say }) => say(leagueTime(league.settings).gifts === false ? 'set.gifts.off' : 'set.gifts.on'),
    choices: ({ league, say }) =>
      choices(
        [
          ['on', say('set.gifts.on')],
          ['off', say('set.gifts.off')],
        ],
        leagueTime(league.settings).gifts === false ? 'off' : 'on',
      ),
    take: ({ league: { settings } }, value) => {
      const { gifts: _, ...time } = leagueTime(settings)
      return withTime(settings, value === 'off' ? { ...time, gifts: false } : time)
    },
  },
]
