/** Deadlines before round 1: offers of free places, check-in, the end of sign-up. */

import { HOUR_MS } from '../time/lengths.ts'
import { AT_ONCE, type DueStep } from './due-step.ts'
import { rulesOf } from './forms/forms.ts'
import { placesTaken } from './handle-sign-up.ts'
import type { League, Player } from './league.ts'
import type { Happening } from './league-events.ts'
import { rosterFixedAt } from './league-settings.ts'

/** Returns what falls due while people may join. */
export function signUpDue(league: League, now: number): readonly DueStep[] {
  const { dates } = league.settings
  const end = rosterFixedAt(dates)
  const steps: DueStep[] = league.players.flatMap(({ id, status, offerUntil }) =>
    status === 'offered' && offerUntil !== null
      ? [{ at: offerUntil, happen: () => [{ type: 'offerLapsed', player: id, declined: false } as const] }]
      : [],
  )
  if (now < end) steps.push({ at: AT_ONCE, happen: () => offers(league, now, end) })
  if (league.phase === 'checkIn') steps.push(...reminders(league, now, end), { at: end, happen: () => roster(league) })
  else if (dates.checkInEndsAt === null) steps.push({ at: dates.signUpEndsAt, happen: () => roster(league) })
  else steps.push({ at: dates.signUpEndsAt, happen: () => [{ type: 'checkInOpened' }] })
  return steps
}

/** Hours before the end of the check-in at which those who are missing are reminded. */
const REMINDERS = [24, 2]
/** A reminder soon after the check-in has opened would say the same again. */
const FRESH_MS = HOUR_MS

/** Of several reminders that have come due together, only the last one is sent. */
function reminders(league: League, now: number, end: number): readonly DueStep[] {
  const last = league.checkInReminded ?? Number.POSITIVE_INFINITY
  const open = REMINDERS.map((hours) => ({ hours, at: end - hours * HOUR_MS })).filter(
    ({ hours, at }) => hours < last && at >= league.settings.dates.signUpEndsAt + FRESH_MS && at < end,
  )
  return open
    .filter(({ at }, index) => !open.some((one, later) => later > index && one.at <= now && at <= now))
    .map(({ hours, at }) => ({ at, happen: () => [{ type: 'checkInReminded', hours }] }))
}

/** Free places are offered to the first on the waiting list who has not let an offer pass. */
function offers(league: League, now: number, end: number): readonly Happening[] {
  const { most } = league.settings.places
  if (most !== null && placesTaken(league) >= most) return []
  const next = league.players.find(({ status, offerLapsed }) => status === 'waiting' && !offerLapsed)
  if (next === undefined) return []
  const until = Math.min(now + league.settings.offerHours * HOUR_MS, end)
  return [{ type: 'placeOffered', player: next.id, until }]
}

/** The players of the league: those who checked in, then the waiting list in its order. Too few: the league is cancelled. */
function roster(league: League): readonly Happening[] {
  const { dates, places, form } = league.settings
  const ready = ({ checkedIn }: Player) => dates.checkInEndsAt === null || checkedIn
  const most = places.most ?? Number.POSITIVE_INFINITY
  const sure = league.players.filter((player) => player.status === 'in' && ready(player))
  const spare = league.players.filter(
    (player) =>
      (player.status === 'waiting' || player.status === 'offered') && dates.checkInEndsAt !== null && player.checkedIn,
  )
  const playing = [...sure, ...spare.slice(0, Math.max(0, most - sure.length))]
  if (playing.length < places.least) return [{ type: 'cancelled', reason: 'tooFew' }]
  const order = new Map(league.players.map(({ id }, at) => [id, at]))
  const rating = (player: Player) => player.rating ?? Number.NEGATIVE_INFINITY
  const seeds = [...playing]
    .sort((one, other) => rating(other) - rating(one) || order.get(one.id)! - order.get(other.id)!)
    .map(({ id }) => id)
  const absent = league.players.filter((player) => player.status === 'in' && !ready(player)).map(({ id }) => id)
  const { mainRounds, groups } = rulesOf(form)
  return [{ type: 'rosterFixed', seeds, absent, mainRounds: mainRounds(seeds.length), groups: groups(seeds) }]
}
