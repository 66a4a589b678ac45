/** Removes rows that nobody needs any more. */
import { tidyLimits } from '../limits/stored-limits.ts'
import type { Database } from '../storage/open.ts'
import { DAY_MS } from '../time/lengths.ts'

/** Discord never repeats an interaction after this time. */
const FORGET_MS = 7 * DAY_MS
/** A message that was refused this long ago tells its reader nothing new: nobody tries it again. */
const REFUSED_MS = 90 * DAY_MS

/**
 * Deletes the ids of interactions that can't come again, drafts of matches that are over, challenges that came to nothing,
 * uses of limits that count no more, and messages that were refused long ago.
 * @param now in ms since 1970
 */
export async function tidy(prisma: Database, now: number): Promise<void> {
  const before = (ms: number) => ({ lt: new Date(now - ms) })
  await prisma.interaction.deleteMany({ where: { at: before(FORGET_MS) } })
  await prisma.draft.deleteMany({ where: { match: { status: 'over' } } })
  const ended = { in: ['draft', 'withdrawn', 'declined', 'expired', 'stopped'] }
  await prisma.challenge.deleteMany({ where: { status: ended, expiresAt: before(FORGET_MS) } })
  await prisma.notice.deleteMany({ where: { deadAt: before(REFUSED_MS) } })
  await tidyLimits(prisma, new Date(now))
  await prisma.leagueEffect.deleteMany({ where: { deadAt: before(REFUSED_MS) } })
  await prisma.ratedMark.deleteMany({ where: { until: before(0) } })
}
