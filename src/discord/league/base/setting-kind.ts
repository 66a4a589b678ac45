/** The shape of a setting of a league: its value in words, its field, and the change that a filled-in value makes. */
import type { LeagueForm, LeagueSettings } from '../../../leagues/league.ts'
import type { MenuEntry } from '../../shell/components.ts'
import type { LeagueView } from './league-view.ts'

/** A setting: its value in words, its field, and what a filled-in value changes; null: the value can't be read. */
export interface SettingChange {
  readonly id: ChangeId
  readonly now: (view: LeagueView) => string
  /** The forms that have it; absent: all. */
  readonly forms?: readonly LeagueForm['kind'][]
  /** Whether it means something with these settings; absent: always. */
  readonly applies?: (settings: LeagueSettings) => boolean
  /** Typed, with at most this many letters; absent: picked among choices. */
  readonly typed?: number
  readonly choices?: (view: LeagueView) => readonly MenuEntry[]
  readonly take: (view: LeagueView, value: string) => LeagueSettings | null
}

/** The names of the settings. */
export type ChangeId =
  | 'about'
  | 'games'
  | 'rounds'
  | 'reach'
  | 'decay'
  | 'rematch'
  | 'playoff'
  | 'timing'
  | 'least'
  | 'weekends'
  | 'holidays'
  | 'clock'
  | 'misses'
  | 'excused'
  | 'vacationDays'
  | 'gifts'
  | 'rated'
  | 'measure'
  | 'rating'
  | 'lists'
  | 'banned'
  | 'theme'
  | 'format'
  | 'checkin'
  | 'pool'
  | 'poolShared'
  | 'buildHours'

/** Returns choices, of which one is taken. */
export const choices = (
  some: readonly (readonly [value: string, label: string])[],
  taken: string,
): readonly MenuEntry[] => some.map(([value, label]) => ({ value, label, taken: value === taken }))

/** Returns numbers as choices. */
export const numbers = (some: readonly number[]) => some.map((one) => [String(one), String(one)] as const)
