/**
 * Organisers and helpers are told of a new case: nobody has to look at the desk every day. Where every organiser plays in
 * it themselves, the admins of the server are asked.
 */
import { isPartial } from '../leagues/impartial.ts'
import type { League, PersonId } from '../leagues/league.ts'
import type { Effect } from '../leagues/league-effects.ts'
import type { LeagueEvent } from '../leagues/league-events.ts'
import { pairingById } from '../leagues/record.ts'
import { type Delivery, isGone } from '../matches/api.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { LeagueHerald, LeagueHost } from './api.ts'
import type { LoadedLeague } from './league-rows.ts'

/** The most people who are asked for their roles; those who have ruled on this server before come first. */
const MOST_ASKED = 100
/** The most people who are looked at as admins: Discord is asked for each of them. */
const MOST_ADMINS = 20

/**
 * Returns the messages to those who may rule on a new case. People of the helpers' role are not known by name: they are
 * looked for when the effect is done.
 *
 * @param sequence the event's number in the log
 */
export function caseTellings(
  { organisers, helperRole }: Pick<LeagueHost, 'organisers' | 'helperRole'>,
  event: LeagueEvent,
  league: League,
  sequence: number,
): readonly Effect[] {
  if (event.type !== 'reported') return []
  const { player, pairing, case: known, game } = event
  const players = pairingById(league, pairing)?.players ?? []
  const values = { player, pairing, case: known, ...(game === undefined ? {} : { game }) }
  const looked = (kind: 'tellHelpers' | 'tellAdmins', name: string): Effect => ({
    kind,
    id: `${league.id}.e${sequence}.${name}`,
    ...values,
  })
  const free = organisers.filter((person) => !isPartial(league, person, players))
  return [
    ...free.map(
      (to, at): Effect => ({
        kind: 'tell',
        id: `${league.id}.e${sequence}.o${at}`,
        to,
        about: 'caseOpened',
        values,
        sound: true,
      }),
    ),
    ...(helperRole === null ? [] : [looked('tellHelpers', 'helpers')]),
    ...(free.length > 0 ? [] : [looked('tellAdmins', 'admins')]),
  ]
}

/**
 * Writes a line for each known person of the helpers' role, or for each admin of the server, who may rule on a case. Discord
 * lists no members of a role: only people are looked at who have to do with leagues of this server, and its owner. A case
 * that is settled meanwhile needs nobody.
 */
export async function tellOfCase(
  prisma: Database,
  herald: Pick<LeagueHerald, 'holders' | 'admins'>,
  { id: leagueId, host, league }: Pick<LoadedLeague, 'id' | 'host' | 'league'>,
  effect: Extract<Effect, { readonly case: string }>,
): Promise<Delivery> {
  const open = league.cases.some(({ id, settled }) => id === effect.case && settled === null)
  const { guildId, organisers, helperRole } = host
  const forAdmins = effect.kind === 'tellAdmins'
  if (!open || (!forAdmins && helperRole === null)) return 'sent'
  const players = pairingById(league, effect.pairing)?.players ?? []
  const may = (person: PersonId) => !organisers.includes(person) && !isPartial(league, person, players)
  const known = (await knownPeople(prisma, guildId)).filter(may)
  const found = forAdmins
    ? await herald.admins(guildId, known.slice(0, MOST_ADMINS))
    : known.length === 0
      ? []
      : await herald.holders(guildId, helperRole, known)
  if (!isList(found)) return found
  const asked = [...new Set(found)].filter(may)
  const { player, pairing, case: opened, game } = effect
  const values = { player, pairing, case: opened, ...(game === undefined ? {} : { game }) }
  const data = JSON.stringify({ about: forAdmins ? 'caseForAdmins' : 'caseForHelpers', values, sound: true })
  // In one statement: a crash neither loses a line nor writes two.
  await prisma.direct(Prisma.sql`
    WITH done AS (DELETE FROM "LeagueEffect" WHERE "id" = ${effect.id} RETURNING "id", "at")
    INSERT INTO "LeagueEffect" ("id", "leagueId", "kind", "personId", "data", "at")
    SELECT done."id" || '.' || person, ${leagueId}, 'tell', person, ${data}::json, done."at"
    FROM done, json_array_elements_text(${JSON.stringify(asked)}::json) AS person
    ON CONFLICT ("id") DO NOTHING`)
  return 'sent'
}

const isList = (some: readonly PersonId[] | Delivery): some is readonly PersonId[] => Array.isArray(some)

/** People who have ruled, organised or played in leagues of a server, or wait for the next one. */
async function knownPeople(prisma: Database, guildId: string): Promise<readonly PersonId[]> {
  const rows = await prisma.$queryRaw<{ person: string }[]>`
    SELECT "person" FROM (
      SELECT e."by" AS "person", 0 AS "rank" FROM "LeagueEvent" e JOIN "League" l ON l."id" = e."leagueId"
        WHERE l."guildId" = ${guildId} AND e."by" <> 'clock'
      UNION ALL
      SELECT p."personId", 1 FROM "LeaguePerson" p JOIN "League" l ON l."id" = p."leagueId" WHERE l."guildId" = ${guildId}
      UNION ALL
      SELECT w."personId", 2 FROM "LeagueWatch" w WHERE w."guildId" = ${guildId}
    ) AS known GROUP BY "person" ORDER BY MIN("rank"), "person" LIMIT ${MOST_ASKED}::int`
  return rows.map(({ person }) => person).filter((person) => !isGone(person))
}
