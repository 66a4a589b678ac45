/**
 * Decides which two people may begin a match. If one of the two has blocked the other person, they get no match
 * together; and nobody has more matches than they want. A refused person learns that the match is not possible, but not
 * why: a block and a full list of matches give the same words.
 */

import type { Refusal } from '../contract/index.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Denial, PersonId } from './api.ts'
import { isPractice, PRACTICE_IDS } from './practice/practice.ts'

/** The facts about two people that may prevent a match, as seen by the first; there need not be a second. */
export interface Company {
  /** Matches that they play. */
  readonly running: number
  /** Their challenges that anybody may still accept. */
  readonly offered: number
  /** The most matches they want; null: the usual maximum. */
  readonly most: number | null
  readonly othersRunning: number
  readonly othersMost: number | null
  /** The first person has blocked the second. */
  readonly blocks: boolean
  /** The second person has blocked the first. */
  readonly blocked: boolean
}

/** The columns of `Company`, to be read in the same statement as the challenge that needs them. */
export function companyColumns(one: Prisma.Sql, other: Prisma.Sql, now: Date): Prisma.Sql {
  // The practice opponent plays any number of matches.
  const running = (person: Prisma.Sql) => Prisma.sql`(SELECT count(*)::int FROM "Player" p
    JOIN "Match" m ON m."id" = p."matchId"
    WHERE p."personId" = ${person} AND p."personId" <> ALL(${[...PRACTICE_IDS]}::text[]) AND m."status" = 'running')`
  const most = (person: Prisma.Sql) => Prisma.sql`(SELECT r."openMatches" FROM "Person" r WHERE r."id" = ${person})`
  const blocks = (by: Prisma.Sql, whom: Prisma.Sql) =>
    Prisma.sql`EXISTS (SELECT 1 FROM "Block" b WHERE b."by" = ${by} AND b."whom" = ${whom})`
  return Prisma.sql`${running(one)} AS "running",
    (SELECT count(*)::int FROM "Challenge" o
      WHERE o."by" = ${one} AND o."status" = 'open' AND o."expiresAt" > ${now}::timestamptz) AS "offered",
    ${most(one)} AS "most", ${running(other)} AS "othersRunning", ${most(other)} AS "othersMost",
    ${blocks(one, other)} AS "blocks", ${blocks(other, one)} AS "blocked"`
}

/** Whether these columns allow a challenge by the first person, as in `mayChallenge`. */
export const goTogether = (usual: number): Prisma.Sql => Prisma.sql`NOT "blocks" AND NOT "blocked"
  AND "running" + "offered" < coalesce("most", ${usual}::int)
  AND "othersRunning" < coalesce("othersMost", ${usual}::int)`

const deny = (refused: string, values: Refusal['values'] = {}): Denial => ({ refused, values })

function full({ running, offered, most }: Company, usual: number): Denial | null {
  const count = running + offered
  return count < (most ?? usual) ? null : deny('challenge.full', { count, most: most ?? usual })
}

/** Whether the second person can begin a match. Their own open challenges do not count. */
const hasRoom = ({ othersRunning, othersMost }: Company, usual: number): boolean =>
  othersRunning < (othersMost ?? usual)

/**
 * Whether a person may challenge another, or everybody.
 * @param usual the usual maximum of simultaneous matches
 * @returns null, or why not: `challenge.full`, `challenge.own-block` or `challenge.barred`
 */
export function mayChallenge(company: Company, to: PersonId | null, usual: number): Denial | null {
  const toPerson = to !== null && !isPractice(to)
  if (toPerson && company.blocks) return deny('challenge.own-block', { person: to })
  if (toPerson && (company.blocked || !hasRoom(company, usual))) return deny('challenge.barred', { person: to })
  return full(company, usual)
}

/**
 * Whether a person may accept another's challenge.
 * @returns null, or why not: `challenge.own-block`, `challenge.barred-open` or `challenge.full`
 */
export function mayAccept(company: Company, by: PersonId, usual: number): Denial | null {
  if (company.blocks) return deny('challenge.own-block', { person: by })
  if (company.blocked || !hasRoom(company, usual)) return deny('challenge.barred-open')
  return full(company, usual)
}
