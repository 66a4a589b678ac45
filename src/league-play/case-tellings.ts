/** Organisers and helpers are told of a new case: nobody has to look at the desk every day. */
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
  const { player, pairing, case: known } = event
  const players = pairingById(league, pairing)?.players ?? []
  const helpers = {
    kind: 'tellHelpers',
    id: `${league.id}.e${sequence}.helpers`,
    player,
    pairing,
    case: known,
  } as const
  return [
    ...organisers
      .filter((person) => !isPartial(league, person, players))
      .map(
        (to, at): Effect => ({
          kind: 'tell',
          id: `${league.id}.e${sequence}.o${at}`,
          to,
          about: 'caseOpened',
          values: { player, pairing, case: known },
          sound: true,
        }),
      ),
    ...(helperRole === null ? [] : [helpers]),
  ]
}

/** Returns the messages to the other organisers when an act on the whole league is announced: one of them may agree. */
export function announcedTellings(
  { organisers }: Pick<LeagueHost, 'organisers'>,
  event: LeagueEvent,
  league: League,
  sequence: number,
): readonly Effect[] {
  if (event.type !== 'announced') return []
  const { act, author, until } = event
  const players = league.players.filter(({ status }) => status !== 'out').map(({ person }) => person)
  return organisers
    .filter((person) => person !== author && !players.includes(person))
    .map((to, at) => ({
      kind: 'tell',
      id: `${league.id}.e${sequence}.a${at}`,
      to,
      about: 'announced',
      values: { what: act.type, reason: act.reason, until, judge: author },
      sound: true,
    }))
}

/**
 * Writes a line for each known person of the helpers' role who may rule on a case. Discord lists no members of a role: only
 * people are looked at who have to do with leagues of this server. A case that is settled meanwhile needs nobody.
 */
export async function tellHelpers(
  prisma: Database,
  herald: Pick<LeagueHerald, 'holders'>,
  { id: leagueId, host, league }: Pick<LoadedLeague, 'id' | 'host' | 'league'>,
  effect: Extract<Effect, { readonly kind: 'tellHelpers' }>,
): Promise<Delivery> {
  const open = league.cases.some(({ id, settled }) => id === effect.case && settled === null)
  if (!open || host.helperRole === null) return 'sent'
  const players = pairingById(league, effect.pairing)?.players ?? []
  const known = (await knownPeople(prisma, host.guildId)).filter(
    (person) => !host.organisers.includes(person) && !isPartial(league, person, players),
  )
  const helpers = known.length === 0 ? [] : await herald.holders(host.guildId, host.helperRole, known)
  if (!isList(helpers)) return helpers
  const values = { player: effect.player, pairing: effect.pairing, case: effect.case }
  const data = JSON.stringify({ about: 'caseForHelpers', values, sound: true })
  // In one statement: a crash neither loses a line nor writes two.
  await prisma.direct(Prisma.sql`
    WITH done AS (DELETE FROM "LeagueEffect" WHERE "id" = ${effect.id} RETURNING "id", "at")
    INSERT INTO "LeagueEffect" ("id", "leagueId", "kind", "personId", "data", "at")
    SELECT done."id" || '.' || person, ${leagueId}, 'tell', person, ${data}::json, done."at"
    FROM done, json_array_elements_text(${JSON.stringify(helpers)}::json) AS person
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
