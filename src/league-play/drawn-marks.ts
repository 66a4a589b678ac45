/**
 * Marks of people who have had a pool in a league and have deleted their data since. A mark is a hash of the person under the
 * secret seed of the league, so that it names nobody. It tells one thing, to that league alone: who would draw a second
 * pool. It is deleted with the end of the league, when the seed becomes public.
 */
import { createHash } from 'node:crypto'
import type { League, PersonId } from '../leagues/league.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'

/** Whether a person has had a pool in a league before they deleted their data. Where all share one pool, nobody draws twice. */
export async function hasDrawn(
  prisma: Database,
  { id, seed, settings }: Pick<League, 'id' | 'seed' | 'settings'>,
  person: PersonId,
): Promise<boolean> {
  if (settings.pool == null || settings.pool.shared) return false
  const mark = createHash('sha256').update(`${seed} ${person}`).digest('hex')
  return (await prisma.leagueDrawn.count({ where: { leagueId: id, mark } })) > 0
}

/** Returns the statement that marks a person in the leagues in which they have, or had, the place of a drawn pool. */
export const markDrawn = (person: PersonId): Prisma.Sql => Prisma.sql`
  INSERT INTO "LeagueDrawn" ("leagueId", "mark")
  SELECT l."id", encode(sha256(convert_to((l."snapshot"::jsonb->>'seed') || ' ' || ${person}::text, 'UTF8')), 'hex')
  FROM "League" l
  WHERE l."endedAt" IS NULL AND position(${JSON.stringify(person)}::text IN l."snapshot") > 0
    AND EXISTS (SELECT 1 FROM jsonb_array_elements(l."snapshot"::jsonb->'players') AS p
      WHERE (p->>'person' = ${person}::text OR p->'former' @> to_jsonb(${person}::text))
        AND l."snapshot"::jsonb->'pools' @> (p->'id'))
  ON CONFLICT DO NOTHING`
