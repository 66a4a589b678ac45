/** The plan of a season before it begins: its rounds with their dates. */
import { rulesOf } from '../../../leagues/forms/forms.ts'
import type { League } from '../../../leagues/league.ts'
import { bracketRounds } from '../../../leagues/pairing/bracket.ts'
import { plannedRound } from '../../../leagues/round-dates.ts'
import type { PlanBlock } from '../../../pictures/leagues/league-blocks.ts'
import { DAY_MS } from '../../../time/lengths.ts'
import { day } from '../../frame/dates.ts'
import type { LeagueView } from './league-view.ts'
import { bracketLabels } from './league-words.ts'

/** The players that a league without a limit is planned for. */
export const USUAL_PLAYERS = 16

/** The numbers of rounds of a season. */
export interface PlannedRounds {
  readonly main: number
  readonly bracket: number
  /** Whether the numbers hold for any number of players; else fewer players play fewer rounds. */
  readonly fixed: boolean
}

/** Returns how many rounds a season has at most; null for a ladder. */
export function plannedRounds({ settings, mainRounds }: Pick<League, 'settings' | 'mainRounds'>): PlannedRounds | null {
  const { form, places } = settings
  const rules = rulesOf(form)
  if (rules.challenges !== null) return null
  const players = Math.max(2, places.most ?? USUAL_PLAYERS)
  const known = rules.pairing === 'bracket' ? null : (mainRounds ?? rules.roundsSet)
  const inBracket = rules.inBracket(players)
  return {
    main: known ?? rules.mainRounds(players),
    bracket: inBracket < 2 ? 0 : bracketRounds({ losses: rules.bracket?.losses ?? 1 }, inBracket),
    fixed: known !== null,
  }
}

/** Returns the plan of a season as a picture for one reader, in their zone; null for a ladder, which has no rounds. */
export function planOf(
  view: LeagueView,
): { readonly block: PlanBlock; readonly endsAt: number; readonly fixed: boolean } | null {
  const { league, say } = view
  const { settings } = league
  const planned = plannedRounds(league)
  if (planned === null) return null
  const anchor = { round: 1, startsAt: settings.dates.startsAt }
  const count = planned.main + planned.bracket
  const dates = Array.from({ length: count }, (_, at) => plannedRound({ settings, anchor }, at + 1))
  const labels = [
    ...Array.from({ length: planned.main }, (_, at) => `${at + 1}`),
    ...bracketLabels(settings.form, planned.bracket, say),
  ]
  const steps = dates.map(({ startsAt, hardEndAt }, at) => ({
    label: labels[at]!,
    date: day(view, startsAt),
    days: (hardEndAt - startsAt) / DAY_MS,
    final: at >= planned.main,
  }))
  return { block: { block: 'plan', steps }, endsAt: dates.at(-1)?.hardEndAt ?? anchor.startsAt, fixed: planned.fixed }
}
