/**
 * Marks of people who have deleted their data since they had a pool in a league, were disqualified from it, or were ruled to
 * be one person with another player. A mark is a hash of the person under the secret seed of the league, so that it names
 * nobody. It tells one thing, to that league alone: who must not join again. It is deleted with the end of the league, when
 * the seed becomes public.
 */
import { createHash } from 'node:crypto'
import type { League, PersonId } from '../leagues/league.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'

type Kind = 'drawn' | 'barred'

async function isMarked(prisma: Database, { id, seed }: Pick<League, 'id' | 'seed'>, person: PersonId, kind: Kind) {
  const mark = createHash('sha256').update(`${seed} ${person}`).digest('hex')
  return (await prisma.leagueDrawn.count({ where: { leagueId: id, mark, kind } })) > 0
}

/** Whether a person has had a pool in a league before they deleted their data. Where all share one pool, nobody draws twice. */
export async function hasDrawn(
  prisma: Database,
  league: Pick<League, 'id' | 'seed' | 'settings'>,
  person: PersonId,
): Promise<boolean> {
  const { pool } = league.settings
  return pool != null && !pool.shared && (await isMarked(prisma, league, person, 'drawn'))
}

/** Whether a ruling of a league has barred a person from it before they deleted their data. */
export const wasBarred = (prisma: Database, league: Pick<League, 'id' | 'seed'>, person: PersonId): Promise<boolean> =>
  isMarked(prisma, league, person, 'barred')

/**
 * Returns the statement that marks a person in the leagues in which they have, or had, the place of a drawn pool, and in
 * those in which they are disqualified or one person with somebody else by ruling.
 */
export const markDrawn = (person: PersonId): Prisma.Sql => Prisma.sql`
  WITH places AS (
    SELECT l."id", l."snapshot"::jsonb AS "league", p AS "place"
    FROM "League" l, jsonb_array_elements(l."snapshot"::jsonb->'players') AS p
    WHERE l."endedAt" IS NULL AND position(${JSON.stringify(person)}::text IN l."snapshot") > 0
      AND (p->>'person' = ${person}::text OR p->'former' @> to_jsonb(${person}::text))
  ), marked AS (
    SELECT "id", "league", 'drawn' AS "kind" FROM places WHERE "league"->'pools' @> ("place"->'id')
    UNION
    SELECT "id", "league", 'barred' FROM places
    WHERE "place"->>'person' = ${person}::text AND ("place"->>'status' = 'disqualified' OR EXISTS (
      SELECT 1 FROM jsonb_array_elements(coalesce("league"->'samePersons', '[]'::jsonb)) AS s
      WHERE s->'players' @> ("place"->'id')))
  )
  INSERT INTO "LeagueDrawn" ("leagueId", "mark", "kind")
  SELECT "id", encode(sha256(convert_to(("league"->>'seed') || ' ' || ${person}::text, 'UTF8')), 'hex'), "kind"
  FROM marked ON CONFLICT DO NOTHING`
