/**
 * Marks of people who had rated games when they deleted their data. A second account could else lose, delete its data, and
 * lose again as a newcomer, so that its opponent gains without end. A mark is a keyed hash of the person, and holds the name
 * that stands for nobody in their former games. A person who comes back within a year goes on with the rating of before, and
 * the games with their opponents count for the limits of a pair.
 */
import { createHmac, randomBytes } from 'node:crypto'
import type { PersonId } from '../leagues/league.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import { DAY_MS } from '../time/lengths.ts'

/** A mark is kept for this long. */
const MARKED_MS = 365 * DAY_MS

/** The key is made once, for all processes on a database. */
async function keyOf(prisma: Database): Promise<string> {
  const known = await prisma.markKey.findUnique({ where: { id: 1 } })
  if (known !== null) return known.key
  await prisma.markKey.createMany({ data: [{ id: 1, key: randomBytes(32).toString('hex') }], skipDuplicates: true })
  return (await prisma.markKey.findUniqueOrThrow({ where: { id: 1 } })).key
}

const markOf = (key: string, person: PersonId): string => createHmac('sha256', key).update(person).digest('hex')

/** Returns the statement that marks a person who has rated games, or plays one. @param nobody their name from now on */
export async function markRated(prisma: Database, person: PersonId, nobody: string, now: Date): Promise<Prisma.Sql> {
  const mark = markOf(await keyOf(prisma), person)
  const until = new Date(now.getTime() + MARKED_MS)
  return Prisma.sql`
    WITH renewed AS (
      UPDATE "RatedMark" SET "until" = ${until}::timestamptz WHERE "mark" = ${mark}
    )
    INSERT INTO "RatedMark" ("mark", "nobody", "at", "until")
    SELECT ${mark}, ${nobody}, ${now}::timestamptz, ${until}::timestamptz
    WHERE EXISTS (SELECT 1 FROM "RatedGame" WHERE "one" = ${person} OR "other" = ${person})
      OR EXISTS (SELECT 1 FROM "Player" p JOIN "Match" m ON m."id" = p."matchId"
        WHERE p."personId" = ${person} AND m."rated")
    ON CONFLICT DO NOTHING`
}

/** For each of these persons, the name under which they are rated: their first one that still counts, else their own. */
export type RatedNames = ReadonlyMap<PersonId, PersonId>

/** Returns the names of those of these persons, or names of nobody, who are rated under another one. @param now in ms */
export async function ratedNames(prisma: Database, persons: readonly PersonId[], now: number): Promise<RatedNames> {
  const marks = await prisma.ratedMark.findMany({
    where: { until: { gt: new Date(now) } },
    orderBy: [{ at: 'asc' }, { nobody: 'asc' }],
  })
  if (marks.length === 0) return new Map()
  const key = await keyOf(prisma)
  const firstOf = new Map<string, PersonId>()
  for (const { mark, nobody } of marks) if (!firstOf.has(mark)) firstOf.set(mark, nobody)
  const known = new Map(marks.map(({ mark, nobody }) => [nobody, firstOf.get(mark)!]))
  const own = [...new Set(persons)].flatMap((person): (readonly [PersonId, PersonId])[] => {
    const name = known.get(person) ?? firstOf.get(markOf(key, person))
    return name === undefined || name === person ? [] : [[person, name]]
  })
  return new Map(own)
}

/** Returns all names of a person in rated games: their own, and those that stood for nobody. @param now in ms */
export async function namesOf(prisma: Database, person: PersonId, now: number): Promise<readonly PersonId[]> {
  const marks = await prisma.ratedMark.findMany({ where: { until: { gt: new Date(now) } } })
  if (marks.length === 0) return [person]
  const mark = marks.find(({ nobody }) => nobody === person)?.mark ?? markOf(await keyOf(prisma), person)
  return [...new Set([person, ...marks.filter((one) => one.mark === mark).map(({ nobody }) => nobody)])]
}
