/** The rounds of a season with their dates: those that have begun, and those to come by the calendar. */
import type { League } from './league.ts'
import { plannedRound } from './round-dates.ts'

/** A round of the season: its dates, where they are known. */
export interface SeasonRound {
  readonly number: number
  readonly startsAt: number
  readonly endsAt: number
  readonly begun: boolean
}

/** Returns the rounds that have begun, and those to come by the calendar. */
export function seasonRounds(league: League): readonly SeasonRound[] {
  const begun = league.rounds.map(({ number, startsAt, softEndAt }) => ({
    number,
    startsAt,
    endsAt: softEndAt,
    begun: true,
  }))
  const { form, rounds } = league.settings
  const fixed = rounds.kind === 'calendar' && form.kind !== 'elimination' && form.kind !== 'ladder'
  const total = league.mainRounds ?? (form.kind === 'swiss' ? form.rounds : null)
  if (!fixed || total === null) return begun
  const last = begun.at(-1)?.number ?? 0
  const anchor = league.rounds.length === 0 ? { round: 1, startsAt: league.settings.dates.startsAt } : league.anchor
  const ahead = Array.from({ length: Math.max(0, total - last) }, (_, at) => {
    const number = last + 1 + at
    const dates = plannedRound({ settings: league.settings, anchor }, number)
    return { number, startsAt: dates.startsAt, endsAt: dates.softEndAt, begun: false }
  })
  return [...begun, ...ahead]
}

/** Returns the start of the next round; null where it follows from results alone. */
export const nextRoundAt = (league: League): number | null =>
  seasonRounds(league).find(({ begun }) => !begun)?.startsAt ?? null
