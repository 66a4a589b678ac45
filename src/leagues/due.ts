/**
 * Everything that falls due by time or follows at once from what has happened: the one function that moves a
 * league on. Call it after every command and whenever `nextAt` has come; calling it twice gives nothing the second time.
 */

import { announcedDue } from './announced-acts.ts'
import { casesDue, gamesDue } from './due-games.ts'
import { poolsDue } from './due-pools.ts'
import { roundsDue } from './due-rounds.ts'
import { signUpDue } from './due-sign-up.ts'
import type { DueStep, Knowledge } from './due-step.ts'
import type { League } from './league.ts'
import type { Happening, LeagueEvent } from './league-events.ts'
import { apply } from './reducer.ts'

/** The events that fell due, the league after them, and when to ask again. */
export interface Due {
  readonly league: League
  readonly events: readonly LeagueEvent[]
  /** The next time at which something falls due; null if nothing does by time. */
  readonly nextAt: number | null
}

/** More than any league has to do at once: a league that reaches it would never rest. */
const MOST_STEPS = 100_000

/** Returns all that is due now, in the order in which it fell due. A paused league waits. */
export function due(league: League, now: number, knowledge: Knowledge = {}): Due {
  const events: LeagueEvent[] = []
  let present = league
  for (let count = 0; count < MOST_STEPS; count++) {
    const steps = stepsOf(present, now, knowledge)
    const happened = firstDue(steps, now)
    if (happened.length === 0) {
      const later = steps.map(({ at }) => at).filter((at) => at > now)
      return { league: present, events, nextAt: later.length === 0 ? null : Math.min(...later) }
    }
    for (const happening of happened) {
      const event: LeagueEvent = { ...happening, at: now, by: 'clock' }
      present = apply(present, event)
      events.push(event)
    }
  }
  throw new Error(`league ${league.id} does not come to rest`)
}

function firstDue(steps: readonly DueStep[], now: number): readonly Happening[] {
  const overdue = steps.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at)
  for (const step of overdue) {
    const happened = step.happen()
    if (happened.length > 0) return happened
  }
  return []
}

function stepsOf(league: League, now: number, knowledge: Knowledge): readonly DueStep[] {
  // An announced end comes in a pause, too.
  const announced = announcedDue(league)
  return league.pausedAt !== null ? announced : [...announced, ...phaseSteps(league, now, knowledge)]
}

function phaseSteps(league: League, now: number, knowledge: Knowledge): readonly DueStep[] {
  switch (league.phase) {
    case 'signUp':
    case 'checkIn':
      return signUpDue(league, now)
    case 'ready':
    case 'running':
      return [
        poolsDue(league),
        ...gamesDue(league, now, knowledge),
        ...casesDue(league),
        ...roundsDue(league, now, knowledge),
      ]
    case 'finished':
      return [...casesDue(league), ...roundsDue(league, now, knowledge)]
    case 'archived':
    case 'cancelled':
      return casesDue(league)
    default:
      return []
  }
}
