/** Settings of leagues: what can work, and what an organiser should hear before publishing. */

import { IANAZone } from 'luxon'
import { HOUR_MS } from '../time/lengths.ts'
import { rulesOf } from './forms/forms.ts'
import type { LeagueSettings } from './league.ts'
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
  const term = rulesOf(form).badTerm()
  if (term !== null) return bad(...term)
  const late = buildFault(settings)
  if (late !== null) return late
  if ('playOff' in form && form.playOff !== null && form.playOff.places < 1) return bad('form.playOff.places', 1)
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
  const { pairing, mainRounds } = rulesOf(form)
  const count = mainRounds(players)
  const safe = Math.floor(players / 2)
  if (pairing === 'byTable' && count > safe) warnings.push({ warning: 'tooManyRounds', rounds: count, safe })
  if (count * rounds.days > LONG_SEASON_DAYS) warnings.push({ warning: 'longSeason', days: count * rounds.days })
  return warnings
}
