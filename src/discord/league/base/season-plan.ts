/** The plan of a season before it begins: its rounds with their dates. */
import type { League, LeagueForm } from '../../../leagues/league.ts'
import { groupsFor, mainRoundsFor } from '../../../leagues/league-settings.ts'
import { bracketRounds } from '../../../leagues/pairing/bracket.ts'
import { plannedRound } from '../../../leagues/round-dates.ts'
import type { PlanBlock } from '../../../pictures/leagues/league-blocks.ts'
import { DAY_MS } from '../../../time/lengths.ts'
import { day } from '../../frame/dates.ts'
import type { LeagueView } from './league-view.ts'
import { bracketLabels, playOffOf } from './league-words.ts'

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
  if (form.kind === 'ladder') return null
  const players = Math.max(2, places.most ?? USUAL_PLAYERS)
  const known = mainRounds ?? (form.kind === 'swiss' ? form.rounds : null)
  const inBracket = form.kind === 'elimination' ? players : bracketPlayers(form, players)
  const losses = form.kind === 'elimination' ? form.losses : (playOffOf(form)?.losses ?? 1)
  return {
    main: form.kind === 'elimination' ? 0 : (known ?? mainRoundsFor(form, players)),
    bracket: inBracket < 2 ? 0 : bracketRounds({ losses }, inBracket),
    fixed: form.kind !== 'elimination' && known !== null,
  }
}

/** Returns how many players the play-off has at most. */
function bracketPlayers(form: LeagueForm, players: number): number {
  const places = playOffOf(form)?.places ?? 0
  return form.kind === 'groups' ? places * groupsFor(form.groups, players) : places
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
