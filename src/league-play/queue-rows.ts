/** The queue for an opponent in the database: searches, and the offers of an opponent. */
import type { Seat } from '../contract/index.ts'
import type { Pair, PersonId } from '../leagues/league.ts'
import type { Terms } from '../matches/api.ts'
import { newSecret, queueSubject } from '../matches/fair-play/seals.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { QueueWishes } from './api.ts'

/** A person who looks. */
export interface TicketRow {
  readonly personId: PersonId
  readonly wishes: QueueWishes
  readonly guildId: string
  readonly channelId: string
  readonly since: Date
  readonly until: Date
  readonly declined: readonly PersonId[]
  /** The offer that waits for them; `OVER` once nobody was found in time. */
  readonly offerId: string | null
}

/** The mark of a search that has ended without an opponent. */
export const OVER = 'over'

/** Two people who have been found for each other, in this order. */
export interface OfferRow {
  readonly id: string
  readonly one: PersonId
  readonly other: PersonId
  readonly seats: Pair<Seat>
  readonly terms: Terms
  readonly decks: Pair<string>
  readonly accepted: Pair<boolean>
  readonly at: Date
  readonly until: Date
  readonly matchId: string | null
}

const json = (value: unknown) => Prisma.sql`${JSON.stringify(value)}::json`

/** Reads the search of a person. */
export async function loadTicket(prisma: Database, personId: PersonId): Promise<TicketRow | null> {
  return (await prisma.queueTicket.findUnique({ where: { personId } })) as unknown as TicketRow | null
}

/**
 * Writes the search of a person, without an offer, if it is still as it was read.
 *
 * @param before the search that was read; null: there was none
 * @returns whether it was written
 */
export async function replaceTicket(
  prisma: Database,
  before: TicketRow | null,
  { personId, ...ticket }: Omit<TicketRow, 'offerId'>,
): Promise<boolean> {
  const { wishes, declined, ...fields } = ticket
  const data = { ...fields, wishes: wishes as never, declined: declined as never, offerId: null }
  const { count } =
    before === null
      ? await prisma.queueTicket.createMany({ data: { personId, ...data }, skipDuplicates: true })
      : await prisma.queueTicket.updateMany({
          where: {
            personId,
            offerId: before.offerId,
            since: before.since,
            declined: { equals: before.declined as never },
          },
          data,
        })
  return count === 1
}

/** Reads all who look and have no offer. */
export async function loadLooking(prisma: Database, now: Date): Promise<readonly TicketRow[]> {
  const rows = await prisma.queueTicket.findMany({
    where: { offerId: null, until: { gt: now } },
    orderBy: [{ since: 'asc' }, { personId: 'asc' }],
  })
  return rows as unknown as readonly TicketRow[]
}

/** Reads an offer. */
export async function loadOffer(prisma: Database, id: string): Promise<OfferRow | null> {
  return (await prisma.queueOffer.findUnique({ where: { id } })) as unknown as OfferRow | null
}

/** Something that a person is told about their search. */
export interface QueueTelling {
  readonly id: string
  readonly to: PersonId
  readonly about: 'queueFound' | 'queueOver'
  readonly values: Readonly<Record<string, string | number>>
}

const rowsOf = (tellings: readonly QueueTelling[]) =>
  tellings.map(({ id, to, about, values }) => ({ id, person: to, data: { to, about, values, sound: true } }))

const told = (tellings: readonly QueueTelling[], at: Date) => Prisma.sql`
  INSERT INTO "LeagueEffect" ("id", "leagueId", "kind", "personId", "data", "at")
  SELECT r."id", NULL, 'tell', r."person", r."data", ${at}::timestamptz
  FROM won JOIN json_to_recordset(${json(rowsOf(tellings))}) AS r("id" text, "person" text, "data" json)
    ON r."person" = won."whom"
  ON CONFLICT ("id") DO NOTHING`

/** Offers two people to each other, if both still look. @returns whether it was written */
export async function insertOffer(
  prisma: Database,
  offer: OfferRow,
  tellings: readonly QueueTelling[],
): Promise<boolean> {
  const { id, one, other, seats, terms, decks, accepted, at, until } = offer
  const [counted] = await prisma.direct<{ won: number }>(Prisma.sql`
    WITH free AS (
      SELECT "personId" FROM "QueueTicket" WHERE "personId" IN (${one}, ${other}) AND "offerId" IS NULL FOR UPDATE
    ), won AS (
      UPDATE "QueueTicket" SET "offerId" = ${id}
      WHERE "personId" IN (SELECT "personId" FROM free) AND (SELECT count(*) FROM free) = 2 RETURNING "personId" AS "whom"
    ), kept AS (
      INSERT INTO "QueueOffer" ("id", "one", "other", "seats", "terms", "decks", "accepted", "at", "until")
      SELECT ${id}, ${one}, ${other}, ${json(seats)}, ${json(terms)}, ${json(decks)}, ${json(accepted)},
        ${at}::timestamptz, ${until}::timestamptz FROM (SELECT 1 FROM won LIMIT 1) AS once
    ), sealed AS (
      INSERT INTO "Seal" ("subject", "secret") SELECT ${queueSubject(id)}, ${newSecret()} FROM won LIMIT 1
    ), told AS (${told(tellings, at)})
    SELECT count(*)::int AS "won" FROM won`)
  return counted?.won === 2
}

/** Ends searches and tells their people. @param offerId the offer that they have; null: none */
export async function endSearches(
  prisma: Database,
  people: readonly PersonId[],
  offerId: string | null,
  tellings: readonly QueueTelling[],
  at: Date,
): Promise<void> {
  if (people.length === 0) return
  await prisma.direct(Prisma.sql`
    WITH won AS (
      UPDATE "QueueTicket" SET "offerId" = ${OVER}
      WHERE "personId" IN (${Prisma.join([...people])}) AND "offerId" IS NOT DISTINCT FROM ${offerId}::text RETURNING "personId" AS "whom"
    ), told AS (${told(tellings, at)})
    SELECT count(*)::int AS "won" FROM won`)
}

/** Takes an offer back; those who look on are not offered to each other again in this search. */
export async function endOffer(prisma: Database, { id, one, other }: OfferRow): Promise<void> {
  await prisma.direct(Prisma.sql`
    WITH won AS (
      DELETE FROM "QueueOffer" WHERE "id" = ${id} AND "matchId" IS NULL RETURNING "id" AS "gone"
    ), unsealed AS (
      DELETE FROM "Seal" USING won WHERE "subject" = ${queueSubject(id)} AND "matchId" IS NULL
    )
    UPDATE "QueueTicket" AS t SET "offerId" = NULL, "declined" = (
      SELECT json_agg(DISTINCT d) FROM (
        SELECT json_array_elements_text(t."declined") AS d
        UNION SELECT CASE WHEN t."personId" = ${one} THEN ${other} ELSE ${one} END
      ) AS all_of_them)
    FROM won WHERE t."offerId" = ${id}`)
}

/** Deletes offers that ended before this time, and the seals of those that became no match. */
export async function forgetOffers(prisma: Database, before: Date): Promise<void> {
  await prisma.direct(Prisma.sql`
    WITH old AS (DELETE FROM "QueueOffer" WHERE "until" < ${before}::timestamptz RETURNING "id")
    DELETE FROM "Seal" USING old WHERE "subject" = ${queueSubject('')} || old."id" AND "matchId" IS NULL`)
}

/** How long the last searches took, in milliseconds: half of them took at most this long. Null: too few are known. */
export async function usualSearch(prisma: Database, game: string, format: string): Promise<number | null> {
  const rows = await prisma.queueSearch.findMany({
    where: { game, format },
    orderBy: { at: 'desc' },
    take: 20,
    select: { tookMs: true },
  })
  if (rows.length < 5) return null
  const times = rows.map(({ tookMs }) => Number(tookMs)).sort((one, other) => one - other)
  return times[Math.floor((times.length - 1) / 2)]!
}
