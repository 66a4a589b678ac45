/** Limits that a challenge uses. */

import { LIMIT_TABLE } from '../limits/limit-table.ts'
import { type CountedUses, type LimitUse, limitReached } from '../limits/limits.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Challenge, Denial } from './api.ts'
import type { Company } from './company.ts'
import { isPractice } from './practice/practice.ts'

/** How long a challenge waits to be accepted. */
const WAITS_MS = 3 * 24 * 60 * 60 * 1000

/** Returns when a challenge that is made or opened now is accepted no more. */
export const expiryOf = (at: Date): Date => new Date(at.getTime() + WAITS_MS)

type NewChallenge = Pick<Challenge, 'by' | 'to' | 'terms' | 'seat' | 'place' | 'rematchOf'>

/** Returns what a challenge uses that counts no more once it is accepted. */
function requestUses({ by, to, terms, seat, rematchOf }: NewChallenge): readonly LimitUse[] {
  const pair = { person: by, target: to }
  const same: LimitUse =
    rematchOf === null
      ? { limit: 'sameChallenges', of: { ...pair, terms: JSON.stringify([terms, seat]) } }
      : { limit: 'rematches', of: { person: by, match: rematchOf } }
  const told: readonly LimitUse[] =
    to === null
      ? []
      : [
          { limit: 'notices', of: pair },
          { limit: 'approaches', of: pair },
        ]
  return [{ limit: 'challenges', of: pair }, same, ...told]
}

/** Returns all that a challenge uses; nothing for practice, which nobody else is told of. */
export function challengeUses(challenge: NewChallenge): readonly LimitUse[] {
  const { by, to, place } = challenge
  if (isPractice(to)) return []
  return [...requestUses(challenge), { limit: 'posts', of: { person: by, server: place.guildId } }]
}

/** Returns what an open challenge has used, as it is to be given back when it is accepted. */
export const acceptedUses = (challenge: Challenge): CountedUses => ({
  uses: isPractice(challenge.to) ? [] : requestUses(challenge),
  at: openedAt(challenge),
})

/** Returns what an open challenge has used that nobody has seen. */
export const unseenUses = (challenge: Challenge): CountedUses => ({
  uses: challengeUses(challenge),
  at: openedAt(challenge),
})

const openedAt = ({ expiresAt }: Challenge): Date => new Date(expiresAt.getTime() - WAITS_MS)

/** Returns the refusal of one more open challenge; null: there may be one. */
export function tooManyOpen({ offered }: Pick<Company, 'offered'>, to: Challenge['to']): Denial | null {
  const { most } = LIMIT_TABLE.openChallenges.counts[0]
  return isPractice(to) || offered < most ? null : limitReached('openChallenges', null, { most })
}

/** Whether there may be one more open challenge, as in `tooManyOpen`, as a condition of a statement. */
export function isRoomForOpen({ by, to }: Pick<Challenge, 'by' | 'to'>, at: Date): Prisma.Sql {
  const { most } = LIMIT_TABLE.openChallenges.counts[0]
  return Prisma.sql`(${isPractice(to)}::boolean OR (SELECT count(*) FROM "Challenge" o
    WHERE o."by" = ${by} AND o."status" = 'open' AND o."expiresAt" > ${at}::timestamptz) < ${most}::int)`
}

/** Returns what the thread of a practice match uses; nothing where it has none. */
export const threadUses = ({ by, place }: Pick<Challenge, 'by' | 'place'>): readonly LimitUse[] =>
  place.guildId === null ? [] : [{ limit: 'threads', of: { person: by, server: place.guildId } }]
