/** People who want to hear of the next league that opens on a server. Each is told once. */
import type { PersonId } from '../leagues/league.ts'
import type { Effect } from '../leagues/league-effects.ts'
import type { Delivery } from '../matches/api.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { LeagueHerald } from './api.ts'
import type { LoadedLeague } from './league-rows.ts'

/** A server, and a person who asks about its leagues. */
export interface Watcher {
  readonly guildId: string
  readonly person: PersonId
}

/** Whether a person is to be told of the next league of a server. */
export async function isWatching(prisma: Database, { guildId, person }: Watcher): Promise<boolean> {
  return (await prisma.leagueWatch.count({ where: { guildId, personId: person } })) > 0
}

/** Tells a person of the next league of a server, or does so no more. Doing it twice changes nothing. */
export async function setWatching(prisma: Database, { guildId, person }: Watcher, at: Date | null): Promise<void> {
  if (at === null) await prisma.leagueWatch.deleteMany({ where: { guildId, personId: person } })
  else await prisma.leagueWatch.createMany({ data: [{ guildId, personId: person, at }], skipDuplicates: true })
}

/** The dependencies of telling the watchers of a server. */
export interface ForWatchers {
  readonly prisma: Database
  readonly herald: Pick<LeagueHerald, 'holders'>
  readonly at: Date
}

/**
 * Writes a line for each person who waits for a league of this server and may join this one, and ends their waiting. All
 * others go on waiting, and so does the person who has opened the league.
 */
export async function tellWatchers(
  { prisma, herald, at }: ForWatchers,
  league: Pick<LoadedLeague, 'id' | 'host'>,
  effect: Extract<Effect, { readonly kind: 'tellWatchers' }>,
): Promise<Delivery> {
  const { guildId, joinRole } = league.host
  // Somebody who has left since then is told nothing.
  const rows = await prisma.leagueWatch.findMany({ where: { guildId, personId: { not: effect.by } } })
  const waiting = rows.map(({ personId }) => personId)
  const may = waiting.length === 0 ? waiting : await herald.holders(guildId, joinRole, waiting)
  if (!isList(may)) return may
  await endWaiting(prisma, league, { effect, persons: may, at })
  return 'sent'
}

const isList = (some: readonly PersonId[] | Delivery): some is readonly PersonId[] => Array.isArray(some)

/** In one statement: a crash neither loses a line nor writes two. */
async function endWaiting(
  prisma: Database,
  { id, host }: Pick<LoadedLeague, 'id' | 'host'>,
  {
    effect,
    persons,
    at,
  }: { readonly effect: { readonly id: string }; readonly persons: readonly PersonId[]; readonly at: Date },
): Promise<void> {
  const data = JSON.stringify({ about: 'opened', values: {}, sound: true })
  await prisma.direct(Prisma.sql`
    WITH told AS (
      DELETE FROM "LeagueWatch" WHERE "guildId" = ${host.guildId} AND "personId" IN (
        SELECT json_array_elements_text(${JSON.stringify(persons)}::json)) RETURNING "personId"
    )
    INSERT INTO "LeagueEffect" ("id", "leagueId", "kind", "personId", "data", "at")
    SELECT ${effect.id} || '.' || "personId", ${id}, 'tell', "personId", ${data}::json, ${at}::timestamptz FROM told
    ON CONFLICT ("id") DO NOTHING`)
}
