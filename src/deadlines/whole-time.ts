/** Gives a sitting its whole time from a moment on: its call has only just arrived, or its person got no answer then. */
import { clockOf } from '../matches/clock-terms.ts'
import { termsOf } from '../matches/match-rows.ts'
import { begunTime } from '../matches/seat-time.ts'
import type { Match, Player, Sitting } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import { ALWAYS, type Calendar } from '../time/calendar.ts'
import type { TimedSitting } from './timed.ts'

/** A sitting with its match, and the player of its seat. */
export interface SittingOfPlayer {
  readonly sitting: Sitting
  readonly match: Match
  readonly player: Pick<Player, 'stockMs'> | undefined
}

/**
 * Moves the deadline of a sitting to where it would be if it had begun at a moment.
 *
 * @returns its new times; null if its clock does not run, or it has more time already
 *
 * @throws StorageDown
 */
export async function giveWholeTime(
  prisma: Pick<Database, 'sitting'>,
  { sitting, match, player }: SittingOfPlayer,
  from: Date,
): Promise<TimedSitting | null> {
  const { matchId, seat, calledAt, deadline, calendar } = sitting
  if (sitting.answered || sitting.heldMs !== null || sitting.upAt !== null || calledAt > from) return null
  const clock = clockOf(termsOf(match))
  const anew = begunTime(clock, player?.stockMs ?? null, (calendar as Calendar | null) ?? ALWAYS, from, false)
  if (anew.deadline <= deadline) return null
  const times = { deadline: anew.deadline, remindAt: anew.remindAt, lastCallAt: anew.lastCallAt }
  const { count } = await prisma.sitting.updateMany({
    where: { matchId, seat, answered: false, calledAt, deadline },
    data: times,
  })
  return count === 0 ? null : { matchId, seat, ...times }
}
