/**
 * Who may begin a match with whom: nobody with somebody who has blocked them or whom they have blocked, nobody with more
 * matches than they want. A person who is turned down by the other's wish learns that it is not possible, and not why: the
 * same words stand for a block and for having enough matches.
 */
import type { Refusal } from '../contract/index.ts'
import { Prisma } from '../storage/generated/client.ts'
import { type Denied, type PersonId, PRACTICE } from './api.ts'

/** What stands between two people, seen by the first; there need not be another. */
export interface Company {
  /** Matches that they play. */
  readonly running: number
  /** Their challenges that anybody may still accept. */
  readonly offered: number
  /** How many they want at most; null: as many as is usual. */
  readonly most: number | null
  readonly othersRunning: number
  readonly othersMost: number | null
  /** They have blocked the other. */
  readonly blocks: boolean
  /** The other has blocked them. */
  readonly blocked: boolean
}

/** The columns of `Company`, to be read with whatever else is read: it is asked with each challenge. */
export function companyOf(one: Prisma.Sql, other: Prisma.Sql, now: Date): Prisma.Sql {
  // The practice opponent plays with as many as want to.
  const running = (person: Prisma.Sql) => Prisma.sql`(SELECT count(*)::int FROM "Player" p
    JOIN "Match" m ON m."id" = p."matchId"
    WHERE p."personId" = ${person} AND p."personId" <> ${PRACTICE} AND m."status" = 'running')`
  const most = (person: Prisma.Sql) => Prisma.sql`(SELECT r."openMatches" FROM "Person" r WHERE r."id" = ${person})`
  const blocks = (by: Prisma.Sql, whom: Prisma.Sql) =>
    Prisma.sql`EXISTS (SELECT 1 FROM "Block" b WHERE b."by" = ${by} AND b."whom" = ${whom})`
  return Prisma.sql`${running(one)} AS "running",
    (SELECT count(*)::int FROM "Challenge" o
      WHERE o."by" = ${one} AND o."status" = 'open' AND o."expiresAt" > ${now}::timestamptz) AS "offered",
    ${most(one)} AS "most", ${running(other)} AS "othersRunning", ${most(other)} AS "othersMost",
    ${blocks(one, other)} AS "blocks", ${blocks(other, one)} AS "blocked"`
}

/** Whether nothing in these columns stands against a challenge by the first, as `mayChallenge` says it. */
export const goTogether = (usual: number): Prisma.Sql => Prisma.sql`NOT "blocks" AND NOT "blocked"
  AND "running" + "offered" < coalesce("most", ${usual}::int)
  AND "othersRunning" < coalesce("othersMost", ${usual}::int)`

const deny = (refused: string, values: Refusal['values'] = {}): Denied => ({ refused, values })

function full({ running, offered, most }: Company, usual: number): Denied | null {
  const count = running + offered
  return count < (most ?? usual) ? null : deny('challenge.full', { count, most: most ?? usual })
}

/** Whether the other one can begin a match; what they have offered to play is their own business. */
const hasRoom = ({ othersRunning, othersMost }: Company, usual: number): boolean =>
  othersRunning < (othersMost ?? usual)

/**
 * Whether somebody may challenge another, or everybody.
 * @param usual how many matches at once is usual
 * @returns null, or why not: `challenge.full`, `challenge.own-block` or `challenge.barred`
 */
export function mayChallenge(company: Company, to: PersonId | null, usual: number): Denied | null {
  const toPerson = to !== null && to !== PRACTICE
  if (toPerson && company.blocks) return deny('challenge.own-block', { person: to })
  if (toPerson && (company.blocked || !hasRoom(company, usual))) return deny('challenge.barred', { person: to })
  return full(company, usual)
}

/**
 * Whether somebody may accept a challenge of another.
 * @returns null, or why not: `challenge.own-block`, `challenge.barred-open` or `challenge.full`
 */
export function mayAccept(company: Company, by: PersonId, usual: number): Denied | null {
  if (company.blocks) return deny('challenge.own-block', { person: by })
  if (company.blocked || !hasRoom(company, usual)) return deny('challenge.barred-open')
  return full(company, usual)
}
