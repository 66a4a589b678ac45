/**
 * Acts on a whole league that nobody takes at once: a player whose game runs would decide in their own cause. They are
 * announced to everybody with the name of their author, and take effect a day later, or as soon as somebody agrees who
 * plays no game.
 */
import { isRefusal } from '../contract/index.ts'
import { DAY_MS } from '../time/lengths.ts'
import type { AnnouncedCommand, Handlers } from './command-types.ts'
import type { DueStep } from './due-step.ts'
import { RULINGS } from './handle-rulings.ts'
import { SIGN_UP } from './handle-sign-up.ts'
import { playsNow } from './impartial.ts'
import type { League, PlannedAct } from './league.ts'
import type { Happening } from './league-events.ts'
import { type LeagueRefusal, refuse } from './league-refusals.ts'

type Result = readonly Happening[] | LeagueRefusal

/** Returns the events of an announced act, in the name of its author. */
function carriedOut(league: League, { act, by }: Pick<PlannedAct, 'act' | 'by'>, now: number): Result {
  const done = act.type === 'pause' ? RULINGS.pause(league, act, now, by) : SIGN_UP.cancel(league, act, now, by)
  if (isRefusal(done)) return done as LeagueRefusal
  return (done as readonly Happening[]).map((event) =>
    event.type === 'paused' || event.type === 'cancelled' ? { ...event, asked: by } : event,
  )
}

export const ANNOUNCED: Handlers<AnnouncedCommand, League, Result> = {
  announce(league, { act }, now, by) {
    if (league.announced != null || by === 'clock') return refuse('announcedAlready', {})
    const possible = carriedOut(league, { act, by }, now)
    return isRefusal(possible) ? possible : [{ type: 'announced', act, author: by, until: now + DAY_MS }]
  },

  agreeAnnounced(league, _, now, by) {
    const { announced = null } = league
    if (announced === null) return refuse('nothingAnnounced', {})
    if (announced.by === by || playsNow(league, by)) return refuse('ownLeague', {})
    return carriedOut(league, announced, now)
  },

  recallAnnounced(league) {
    return league.announced == null ? refuse('nothingAnnounced', {}) : [{ type: 'announcementRecalled' }]
  },
}

/** Returns what has to happen when the time of an announced act has come: it is done, or recalled if it can't be any more. */
export function announcedDue(league: League): readonly DueStep[] {
  const { announced = null } = league
  if (announced === null) return []
  const happen = (): readonly Happening[] => {
    const done = carriedOut(league, announced, announced.until)
    return isRefusal(done) ? [{ type: 'announcementRecalled' }] : (done as readonly Happening[])
  }
  return [{ at: announced.until, happen }]
}
