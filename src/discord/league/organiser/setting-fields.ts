/** The settings of a draft that an organiser may change one by one, each with its value now and the form that asks for it. */

import type { Json, Language } from '../../../contract/index.ts'
import type { AnyGame } from '../../../games/games.ts'
import { clip } from '../../../kit/wording/clipping.ts'
import { deckRulesOf } from '../../../league-play/api.ts'
import { formRules, rulesOf } from '../../../leagues/forms/forms.ts'
import type { LeagueForm, LeagueSettings } from '../../../leagues/league.ts'
import { type Key, speak } from '../../../locales/index.ts'
import { HOUR_MS } from '../../../time/lengths.ts'
import { isInRange } from '../../../time/typed-dates.ts'
import type { Form } from '../../shell/forms.ts'
import { formatEntries } from '../../shell/game-options.ts'
import { readTheme, themeText } from '../base/deck-themes.ts'
import { leagueId } from '../base/league-panel.ts'
import type { LeagueView } from '../base/league-view.ts'
import { type ChangeId, choices, numbers, type SettingChange } from '../base/setting-kind.ts'
import { POOL_CHANGES, withFormat } from '../pools/pool-fields.ts'
import { LADDER_CHANGES } from './ladder-fields.ts'
import { TIME_CHANGES } from './time-fields.ts'

const withForm = (settings: LeagueSettings, form: LeagueForm): LeagueSettings => ({ ...settings, form })

/** Returns settings with other rules for decks. */
const withDecks = (settings: LeagueSettings, changed: object): LeagueSettings => ({
  ...settings,
  decks: { ...deckRulesOf(settings), ...changed } as unknown as Json,
})

const listsOf = (settings: LeagueSettings): 'locked-hidden' | 'locked' | 'hidden' | 'open' => {
  const { locked, hidden } = deckRulesOf(settings)
  return locked ? (hidden ? 'locked-hidden' : 'locked') : hidden ? 'hidden' : 'open'
}

const ROUNDS = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]
const PLACES = [0, 2, 4, 8, 16]
const LEAST = [2, 3, 4, 5, 6, 8, 10, 12, 16, 24, 32]
const RATINGS = [0, 1300, 1400, 1500, 1600, 1700, 1800]
const OFF = '0'

/** The settings, those first that organisers change most. */
const CHANGES: readonly SettingChange[] = [
  {
    id: 'about',
    now: ({ league, say }) => clip(league.settings.about, 60) || say('set.none'),
    typed: 300,
    take: ({ league }, value) => ({ ...league.settings, about: value }),
  },
  {
    id: 'games',
    now: ({ league, say }) => say(`league.games.${league.settings.games}`),
    choices: ({ league, say }) =>
      choices(
        (['bothSides', 'bestOf1', 'bestOf3'] as const).map((one) => [one, say(`league.games.${one}`)]),
        league.settings.games,
      ),
    take: ({ league }, value) =>
      value === 'bothSides' || value === 'bestOf1' || value === 'bestOf3' ? { ...league.settings, games: value } : null,
  },
  {
    id: 'rounds',
    forms: ['swiss'],
    now: ({ league, say }) => `${formRules(league).roundsSet ?? say('create.length.about')}`,
    choices: ({ league, say }) =>
      choices(
        numbers(ROUNDS).map(([value, label]) => [value, value === OFF ? say('create.length.about') : label]),
        String(formRules(league).roundsSet ?? OFF),
      ),
    take: ({ league: { settings } }, value) =>
      withForm(settings, rulesOf(settings.form).withRounds?.(value === OFF ? null : Number(value)) ?? settings.form),
  },
  {
    id: 'playoff',
    forms: ['swiss', 'roundRobin', 'groups'],
    now: ({ league, say }) => {
      const off = formRules(league).playOff
      return off === null ? say('set.playoff.none') : say('league.playoff', { count: off.places })
    },
    choices: ({ league, say }) =>
      choices(
        PLACES.map((count) => [
          String(count),
          count === 0 ? say('set.playoff.none') : say('league.playoff', { count }),
        ]),
        String(formRules(league).playOff?.places ?? 0),
      ),
    take: ({ league: { settings } }, value) => {
      const playOff = value === OFF ? null : { places: Number(value), losses: 1 as const, thirdPlace: true }
      return withForm(settings, rulesOf(settings.form).withPlayOff?.(playOff) ?? settings.form)
    },
  },
  {
    id: 'timing',
    forms: ['swiss', 'roundRobin', 'groups', 'elimination'],
    now: ({ league, say }) => say(`set.timing.${league.settings.rounds.kind}`),
    choices: ({ league, say }) =>
      choices(
        (['calendar', 'whenDone'] as const).map((one) => [one, say(`set.timing.${one}`)]),
        league.settings.rounds.kind,
      ),
    take: ({ league: { settings } }, value) =>
      value === 'calendar' || value === 'whenDone'
        ? { ...settings, rounds: { ...settings.rounds, kind: value } }
        : null,
  },
  {
    id: 'weekends',
    now: ({ league, say }) => say(league.settings.rounds.skipWeekends ? 'set.weekends.on' : 'set.weekends.off'),
    choices: ({ league, say }) =>
      choices(
        [
          ['on', say('set.weekends.on')],
          ['off', say('set.weekends.off')],
        ],
        league.settings.rounds.skipWeekends ? 'on' : 'off',
      ),
    take: ({ league: { settings } }, value) => ({
      ...settings,
      rounds: { ...settings.rounds, skipWeekends: value === 'on' },
    }),
  },
  {
    id: 'holidays',
    now: ({ league, say }) => league.settings.rounds.holidays.join(', ') || say('set.none'),
    typed: 600,
    take: ({ league: { settings }, now }, value) => {
      const days = value.split(/[\s,;]+/).filter(Boolean)
      const before = settings.rounds.holidays
      const real = days.length <= MOST_LINES && days.every((day) => before.includes(day) || isInRange(day, now))
      return real ? { ...settings, rounds: { ...settings.rounds, holidays: [...new Set(days)].sort() } } : null
    },
  },
  ...LADDER_CHANGES,
  ...TIME_CHANGES,
  {
    id: 'format',
    now: ({ league, game, language }) => game.words.format(league.settings.format, language),
    choices: ({ league, game, language }) =>
      formatEntries(game, language).map((entry) => ({ ...entry, taken: entry.value === league.settings.format })),
    take: ({ league: { settings }, game }, value) =>
      game.formats.includes(value) ? withFormat(settings, game, value) : null,
  },
  ...POOL_CHANGES,
  {
    id: 'lists',
    now: ({ league, say }) => say(`rules.decks.${listsOf(league.settings)}`),
    choices: ({ league, say }) =>
      choices(
        (['locked-hidden', 'locked', 'hidden', 'open'] as const).map((one) => [one, say(`create.row.lists.${one}`)]),
        listsOf(league.settings),
      ),
    take: ({ league: { settings } }, value) =>
      withDecks(settings, { locked: value.startsWith('locked'), hidden: value.endsWith('hidden') }),
  },
  {
    id: 'banned',
    now: (view) => bannedNames(view).join(', ') || view.say('set.none'),
    typed: 1000,
    take: ({ league: { settings }, game, language }, value) => {
      const names = value
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
      if (names.length > MOST_LINES) return null
      const ids = idsByName(game, language)
      const found = names.map((name) => ids.get(name) ?? ids.get(name.toLowerCase()))
      return found.includes(undefined) ? null : withDecks(settings, { banned: found })
    },
  },
  {
    id: 'theme',
    now: ({ league, game, language, say }) =>
      themeText(deckRulesOf(league.settings).theme, game, language) || say('set.theme.all'),
    typed: 100,
    take: ({ league: { settings }, game, language }, value) => {
      const theme = readTheme(value, game, language)
      return theme === null ? null : withDecks(settings, { theme })
    },
  },
  {
    id: 'rated',
    now: ({ league, say }) => say(league.settings.rated ? 'create.row.rated' : 'create.row.friendly'),
    choices: ({ league, say }) =>
      choices(
        [
          ['on', say('create.row.rated')],
          ['off', say('create.row.friendly')],
        ],
        league.settings.rated ? 'on' : 'off',
      ),
    take: ({ league: { settings } }, value) => ({ ...settings, rated: value === 'on' }),
  },
  {
    id: 'measure',
    now: ({ league, say }) => say(league.settings.measure ? 'set.measure.on' : 'set.measure.off'),
    choices: ({ league, say }) =>
      choices(
        [
          ['on', say('set.measure.on')],
          ['off', say('set.measure.off')],
        ],
        league.settings.measure ? 'on' : 'off',
      ),
    take: ({ league: { settings } }, value) => ({ ...settings, measure: value === 'on' }),
  },
  {
    id: 'least',
    now: ({ league }) => `${league.settings.places.least}`,
    choices: ({ league }) => choices(numbers(LEAST), String(league.settings.places.least)),
    take: ({ league: { settings } }, value) => ({ ...settings, places: { ...settings.places, least: Number(value) } }),
  },
  {
    id: 'rating',
    now: ({ league, say }) =>
      league.settings.leastRating === null ? say('set.rating.none') : `${league.settings.leastRating}`,
    choices: ({ league, say }) =>
      choices(
        RATINGS.map((one) => [String(one), one === 0 ? say('set.rating.none') : String(one)]),
        String(league.settings.leastRating ?? 0),
      ),
    take: ({ league: { settings } }, value) => ({ ...settings, leastRating: value === OFF ? null : Number(value) }),
  },
  {
    id: 'checkin',
    now: ({ league, say }) => say(league.settings.dates.checkInEndsAt === null ? 'set.checkin.off' : 'set.checkin.on'),
    choices: ({ league, say }) =>
      choices(
        [
          ['on', say('set.checkin.on')],
          ['off', say('set.checkin.off')],
        ],
        league.settings.dates.checkInEndsAt === null ? 'off' : 'on',
      ),
    take: ({ league: { settings } }, value) => ({
      ...settings,
      dates: {
        ...settings.dates,
        checkInEndsAt: value === 'on' ? settings.dates.startsAt - checkInMs(settings) : null,
      },
    }),
  },
]

/** Check-in ends this long before round 1; where decks are built from pools, this much earlier. */
const checkInMs = ({ pool }: LeagueSettings): number => (pool?.buildHours ?? 1) * HOUR_MS

/** The most lines of a typed list. */
const MOST_LINES = 50

/** The cards of a game by their ids and, in small letters, by their names; the first one of a name. One pass for all lines. */
function idsByName(game: AnyGame, language: Language): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  const add = (name: string, id: string) => ids.has(name) || ids.set(name, id)
  for (const { id } of game.cards.all) {
    const { title, subtitle } = game.cards.sheet(id, language)
    ids.set(id, id)
    add(title.toLowerCase(), id)
    add(`${title}, ${subtitle ?? ''}`.toLowerCase(), id)
  }
  return ids
}

function bannedNames({ league, game, language }: LeagueView): readonly string[] {
  return deckRulesOf(league.settings).banned.map((id) => {
    try {
      const { title, subtitle } = game.cards.sheet(id, language)
      return subtitle === null ? title : `${title}, ${subtitle}`
    } catch {
      return id
    }
  })
}

/** Returns what can be changed in a league: what its form has, and what means something beside its other settings. */
export function changesFor(settings: LeagueSettings): readonly SettingChange[] {
  const { kind } = settings.form
  return CHANGES.filter(
    ({ forms, applies }) => (forms === undefined || forms.includes(kind)) && applies?.(settings) !== false,
  )
}

/** Returns the setting with this name. */
export const settingNamed = (id: string | undefined): SettingChange | null =>
  CHANGES.find((one) => one.id === id) ?? null

/** Returns the form for a setting that is typed. */
export function changeForm(league: string, change: SettingChange, language: Language): Form {
  const say = speak(language)
  const label = say(`set.${change.id}`)
  const about = ABOUT[change.id]
  return {
    customId: leagueId('ln', 'changed', league, change.id),
    title: say('set.title', { what: label }),
    fields: [
      {
        id: 'value',
        type: change.id === 'theme' || change.id === 'clock' || change.id === 'pool' ? 'line' : 'lines',
        label,
        max: change.typed ?? 300,
        optional: true,
        ...(about === undefined ? {} : { about: say(about) }),
      },
    ],
  }
}

export const ABOUT: Partial<Record<ChangeId, Key>> = {
  clock: 'set.clock.about',
  holidays: 'set.holidays.about',
  banned: 'set.banned.about',
  theme: 'create.form.theme.about',
  pool: 'set.pool.about',
}

/** Returns settings with other days, and dates that follow from another start. */
export const withDates = (settings: LeagueSettings, startsAt: number, days: number): LeagueSettings => {
  const moved = startsAt - settings.dates.startsAt
  const { signUpEndsAt, checkInEndsAt } = settings.dates
  return {
    ...settings,
    rounds: { ...settings.rounds, days, graceHours: Math.min(24, Math.floor((days * 24) / 4)) },
    dates: {
      startsAt,
      signUpEndsAt: signUpEndsAt + moved,
      checkInEndsAt: checkInEndsAt === null ? null : checkInEndsAt + moved,
    },
  }
}
