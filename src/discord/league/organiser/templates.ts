/** Templates of leagues: settings that work, from which an organiser starts. Pure. */

import { DateTime } from 'luxon'
import type { Json } from '../../../contract/index.ts'
import type { AnyGame } from '../../../games/games.ts'
import type { DeckRules } from '../../../league-play/api.ts'
import { rulesOf } from '../../../leagues/forms/forms.ts'
import type { LeagueForm, LeagueSettings } from '../../../leagues/league.ts'
import type { MatchClock } from '../../../matches/clock-terms.ts'
import { DAY_MS, HOUR_MS } from '../../../time/lengths.ts'
import { usualPool, withPool } from '../pools/pool-fields.ts'

/** The templates, the most fitting for most servers first. */
export const TEMPLATES = [
  'swiss',
  'swissOne',
  'robin',
  'groups',
  'cup',
  'doubleCup',
  'ladder',
  'starter',
  'sealed',
  'theme',
] as const
/** The name of a template. */
export type TemplateId = (typeof TEMPLATES)[number]

interface Template {
  readonly form: LeagueForm
  readonly games: LeagueSettings['games']
  readonly days: number
  /** For how many players it is made; null: any number. */
  readonly players: readonly [least: number, most: number] | null
  readonly clock: MatchClock
  readonly decks: Partial<DeckRules>
  readonly rated: boolean
  readonly small?: true
  /** Decks are built from the usual pool of the game. */
  readonly pool?: true
}

const SWISS: LeagueForm = { kind: 'swiss', rounds: null, playOff: { places: 4, losses: 1, thirdPlace: true } }
const OPEN: LeagueForm = { kind: 'swiss', rounds: null, playOff: null }
const each = (sittingMs: number): MatchClock => ({ kind: 'each', sittingMs, counts: 'all' })
/** Three days, twelve hours more with each move; nobody loses time at night. */
const STOCK: MatchClock = {
  kind: 'fischer',
  startMs: 3 * DAY_MS,
  incrementMs: 12 * HOUR_MS,
  capMs: 3 * DAY_MS,
  counts: 'working',
}
const LISTS: Partial<DeckRules> = { locked: true, hidden: true }

const ALL: Readonly<Record<TemplateId, Template>> = {
  swiss: {
    form: SWISS,
    games: 'bothSides',
    days: 10,
    players: [8, 256],
    clock: STOCK,
    decks: LISTS,
    rated: true,
  },
  swissOne: {
    form: OPEN,
    games: 'bestOf1',
    days: 7,
    players: [6, 256],
    clock: each(2 * DAY_MS),
    decks: LISTS,
    rated: true,
  },
  robin: {
    form: { kind: 'roundRobin', legs: 1, playOff: null },
    games: 'bothSides',
    days: 10,
    players: [3, 12],
    clock: STOCK,
    decks: LISTS,
    rated: true,
  },
  groups: {
    form: { kind: 'groups', groups: 4, legs: 1, playOff: { places: 2, losses: 1, thirdPlace: true } },
    games: 'bothSides',
    days: 10,
    players: [12, 64],
    clock: STOCK,
    decks: LISTS,
    rated: true,
  },
  cup: {
    form: { kind: 'elimination', losses: 1, thirdPlace: true },
    games: 'bestOf3',
    days: 14,
    players: [4, 64],
    clock: each(2 * DAY_MS),
    decks: LISTS,
    rated: true,
  },
  doubleCup: {
    form: { kind: 'elimination', losses: 2, thirdPlace: false },
    games: 'bestOf1',
    days: 7,
    players: [4, 64],
    clock: each(2 * DAY_MS),
    decks: LISTS,
    rated: true,
  },
  ladder: {
    form: { kind: 'ladder', rounds: 8, reach: 3, decayDays: 21, rematchDays: 7 },
    games: 'bothSides',
    days: 14,
    players: null,
    clock: each(3 * DAY_MS),
    decks: { locked: false, hidden: true },
    rated: true,
  },
  starter: {
    form: { kind: 'swiss', rounds: 4, playOff: null },
    games: 'bestOf1',
    days: 1,
    players: [4, 64],
    clock: each(6 * HOUR_MS),
    decks: { locked: false, hidden: false },
    rated: false,
    small: true,
  },
  sealed: {
    form: { kind: 'swiss', rounds: 4, playOff: null },
    games: 'bestOf1',
    days: 1,
    players: [4, 64],
    clock: each(6 * HOUR_MS),
    decks: LISTS,
    rated: false,
    small: true,
    pool: true,
  },
  theme: {
    form: OPEN,
    games: 'bothSides',
    days: 10,
    players: [4, 64],
    clock: STOCK,
    decks: LISTS,
    rated: true,
  },
}

/** Returns the template with this name; the first one for anything else. */
export const templateOf = (id: string | undefined): { readonly id: TemplateId } & Template => {
  const known = TEMPLATES.find((one) => one === id) ?? TEMPLATES[0]
  return { id: known, ...ALL[known] }
}

/**
 * Returns the format of a new league: formats go from the smallest to the full game. A sealed league takes the smallest whose
 * usual pool is of packs, where the game has packs at all.
 */
export function formatFor(template: TemplateId, game: AnyGame): string {
  const { small, pool } = templateOf(template)
  const { formats } = game
  const ofPacks = (format: string) => (usualPool(game, format)?.packs ?? []).length > 0
  const first = (pool === true ? formats.find(ofPacks) : undefined) ?? formats[0]
  return (small === true ? first : formats.at(-1)) ?? ''
}

/** The values that an organiser has filled in. */
export interface FilledTemplate {
  readonly name: string
  readonly startsAt: number
  readonly days: number
  readonly most: number | null
  /** A theme: conditions that each card has to fulfil; empty: none. */
  readonly theme: DeckRules['theme']
}

/** The least players of a league that has no lower bound of its own. */
const LEAST = 2
const CHECK_IN_MS = HOUR_MS
const SIGN_UP_ENDS_MS = 2 * DAY_MS

/** Returns the settings of a new league. */
export function settingsFrom(
  template: TemplateId,
  filled: FilledTemplate,
  { game, zone }: { readonly game: AnyGame; readonly zone: string },
): LeagueSettings {
  const { form, games, players, clock, decks, rated, pool } = templateOf(template)
  const { name, startsAt, days, most, theme } = filled
  const [one = '', other = ''] = game.seats
  const format = formatFor(template, game)
  const quick = days <= 2
  const settings: LeagueSettings = {
    name,
    about: '',
    game: game.id,
    format,
    rules: {},
    sides: [one, other],
    form,
    games,
    rated,
    points: { win: 3, draw: 1, loss: 0 },
    tieBreaks: null,
    zone,
    dates: {
      signUpEndsAt: quick ? startsAt - 6 * HOUR_MS : startsAt - SIGN_UP_ENDS_MS,
      checkInEndsAt: startsAt - CHECK_IN_MS,
      startsAt,
    },
    rounds: {
      kind: rulesOf(form).pairing === 'bracket' ? 'whenDone' : 'calendar',
      days,
      skipWeekends: false,
      holidays: [],
      graceHours: Math.min(24, Math.floor((days * 24) / 4)),
    },
    places: { least: Math.max(LEAST, Math.min(players?.[0] ?? LEAST, 4)), most },
    leastRating: null,
    offerHours: 12,
    silence: { callAgain: 0.25, out: 0.4 },
    graces: { times: 2, hours: 24 },
    caseHours: 72,
    measure: false,
    clock: { ...clock, misses: 2 } as unknown as Json,
    decks: { ...decks, theme } as unknown as Json,
  }
  return pool === true ? withPool(settings, usualPool(game, format)) : settings
}

/** Returns the evenings on which a league may start: the next 25 at 18:00 in its zone, three days from now at the earliest. */
export function startTimes(now: Date, zone: string, soonest: number): readonly number[] {
  const first = DateTime.fromJSDate(now, { zone }).startOf('day').plus({ days: soonest }).set({ hour: 18 })
  return Array.from({ length: 25 }, (_, at) => first.plus({ days: at }).toMillis())
}

/** How many days before its start a league with this template can be made. */
export const soonestOf = (id: TemplateId): number => {
  const { days, pool } = templateOf(id)
  return days <= 2 && pool !== true ? 1 : 3
}
