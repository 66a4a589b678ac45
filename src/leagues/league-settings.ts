/** Settings of leagues: what can work, and what an organiser should hear before publishing. */
import { IANAZone } from 'luxon'
import { HOUR_MS } from '../time/lengths.ts'
import type { LadderTerms, LeagueSettings } from './league.ts'
import { type LeagueRefusal, refuse } from './league-refusals.ts'

/** When it is fixed who plays: decks are locked or pools drawn then. */
export const rosterFixedAt = ({ checkInEndsAt, signUpEndsAt }: LeagueSettings['dates']): number =>
  checkInEndsAt ?? signUpEndsAt

/** Brackets and tables are drawn for this many at most; larger leagues are several. */
const MOST_PLAYERS = 1024

/** Returns the first setting that can't work, or null. */
export function badSetting(settings: LeagueSettings): LeagueRefusal | null {
  const { form, rounds, places, dates, silence } = settings
  const bad = (field: string, bound: number | null = null) => refuse('badSetting', { field, bound })
  if (settings.name.trim() === '') return bad('name')
  if (!IANAZone.isValidZone(settings.zone)) return bad('zone')
  if (!(rounds.days >= 1 && Number.isInteger(rounds.days))) return bad('rounds.days', 1)
  if (!(rounds.graceHours >= 0)) return bad('rounds.graceHours', 0)
  if (places.least < 2) return bad('places.least', 2)
  if (places.most !== null && places.most < places.least) return bad('places.most', places.least)
  if (places.most !== null && places.most > MOST_PLAYERS) return bad('places.most', MOST_PLAYERS)
  if (dates.checkInEndsAt !== null && dates.checkInEndsAt < dates.signUpEndsAt) return bad('dates.checkInEndsAt')
  if (dates.startsAt < rosterFixedAt(dates)) return bad('dates.startsAt')
  if (!(silence.callAgain > 0 && silence.callAgain < silence.out && silence.out < 1)) return bad('silence')
  if (!((settings.excusedMisses ?? 0) >= 0)) return bad('excusedMisses', 0)
  if (form.kind === 'swiss' && form.rounds !== null && form.rounds < 1) return bad('form.rounds', 1)
  if (form.kind === 'groups' && form.groups < 2) return bad('form.groups', 2)
  const ladder = form.kind === 'ladder' ? badLadder(form) : null
  if (ladder !== null) return bad(...ladder)
  const late = buildFault(settings)
  if (late !== null) return late
  if ('playOff' in form && form.playOff !== null && form.playOff.places < 1) return bad('form.playOff.places', 1)
  return null
}

/** The most places that a challenge may reach upward, and the most days of a term of a ladder. */
const MOST_REACH = 50
const MOST_TERM_DAYS = 365

/** Returns the first term of a ladder that can't work, with its bound. */
function badLadder({ rounds, reach, decayDays, rematchDays }: LadderTerms): readonly [string, number] | null {
  const whole = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most
  if (!whole(rounds, 1, MOST_TERM_DAYS)) return ['form.rounds', 1]
  if (!whole(reach, 1, MOST_REACH)) return ['form.reach', reach > MOST_REACH ? MOST_REACH : 1]
  if (!whole(decayDays, 1, MOST_TERM_DAYS)) return ['form.decayDays', decayDays > MOST_TERM_DAYS ? MOST_TERM_DAYS : 1]
  if (!whole(rematchDays, 0, MOST_TERM_DAYS)) return ['form.rematchDays', rematchDays > 0 ? MOST_TERM_DAYS : 0]
  return null
}

/** The longest time for building decks, in hours: two weeks. */
const MOST_BUILDING = 14 * 24

/** The time from the end of sign-up to round 1 has to be enough for building decks from pools. */
function buildFault({ pool, dates }: LeagueSettings): LeagueRefusal | null {
  if (pool == null) return null
  const { buildHours } = pool
  if (!(buildHours >= 1 && buildHours <= MOST_BUILDING)) return refuse('badSetting', { field: 'buildHours', bound: 1 })
  const drawnAt = rosterFixedAt(dates)
  return dates.startsAt - drawnAt < buildHours * HOUR_MS ? refuse('buildTime', { hours: buildHours }) : null
}

/** Something an organiser should know of before publishing. */
export type SettingsWarning =
  /** A Swiss league with more rounds than half its players may run out of opponents: a round robin fits better. */
  | { readonly warning: 'tooManyRounds'; readonly rounds: number; readonly safe: number }
  /** This many days have passed when the last round ends, if all rounds take their time. */
  | { readonly warning: 'longSeason'; readonly days: number }

const LONG_SEASON_DAYS = 120

/** Returns the warnings for settings when this many people play. */
export function settingsWarnings({ form, rounds }: LeagueSettings, players: number): readonly SettingsWarning[] {
  const warnings: SettingsWarning[] = []
  const count = mainRoundsFor(form, players)
  const safe = Math.floor(players / 2)
  if (form.kind === 'swiss' && count > safe) warnings.push({ warning: 'tooManyRounds', rounds: count, safe })
  if (count * rounds.days > LONG_SEASON_DAYS) warnings.push({ warning: 'longSeason', days: count * rounds.days })
  return warnings
}

/** Returns the number of groups that have two players at least. */
export const groupsFor = (wanted: number, players: number): number =>
  Math.max(1, Math.min(wanted, Math.floor(players / 2)))

/**
 * Returns the number of rounds of the main stage. Swiss without a number: min(⌈log₂ n⌉ + 1, ⌊n/2⌋), at least one. Brackets
 * count their rounds as they come, so it is 0 for them.
 */
export function mainRoundsFor(form: LeagueSettings['form'], players: number): number {
  const robin = (size: number) => (size < 2 ? 0 : size % 2 === 0 ? size - 1 : size)
  switch (form.kind) {
    case 'swiss':
      return (
        form.rounds ?? Math.max(1, Math.min(Math.ceil(Math.log2(Math.max(2, players))) + 1, Math.floor(players / 2)))
      )
    case 'roundRobin':
      return robin(players) * form.legs
    case 'groups':
      return robin(Math.ceil(players / groupsFor(form.groups, players))) * form.legs
    case 'ladder':
      return 1
    case 'elimination':
      return 0
  }
}
