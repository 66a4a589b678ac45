/** The few facts on which rights depend, each read with one short statement: they are asked before every request. */

import type { Seat } from '../contract/index.ts'
import type { SavedDeck } from '../decks/deck.ts'
import type { PersonId, PlayerId } from '../leagues/league.ts'
import { type MatchRecord, ownDeckId } from '../matches/api.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'

/** The server and the people of a match. */
export interface MatchPlace {
  readonly guildId: string | null
  readonly channelId: string
  readonly players: Readonly<Record<Seat, PersonId>>
}

/** A league and what a person is in it, as far as the program knows. */
export interface LeagueStanding {
  readonly guildId: string
  readonly channelId: string
  readonly draft: boolean
  readonly organisers: readonly PersonId[]
  readonly helperRole: string | null
  /** They are asked to organise it, and have not answered. */
  readonly invited: boolean
  /** The person's place; also that of a former player. Null: they have none. */
  readonly player: PlayerId | null
}

/** The most matches whose place is kept. */
const MOST_KEPT = 5_000

/** Reads the facts on which rights depend. */
export class RightsRecords {
  readonly #prisma: Database
  readonly #clock: Pick<Clock, 'now'>
  readonly #matches = new Map<string, MatchPlace>()

  constructor(prisma: Database, clock: Pick<Clock, 'now'>) {
    this.#prisma = prisma
    this.#clock = clock
  }

  /**
   * Returns the server and the people of a match; null if there is none. It is read once: only who holds a seat ever
   * changes, so it is read again for a person who seems to hold none.
   */
  async match(id: string, person: PersonId): Promise<MatchPlace | null> {
    const kept = this.#matches.get(id)
    if (kept !== undefined && Object.values(kept.players).includes(person)) return kept
    const [row] = await this.#prisma.direct<MatchPlace>(Prisma.sql`
      SELECT m."guildId", m."channelId", json_object_agg(p."seat", p."personId") AS "players"
      FROM "Match" m JOIN "Player" p ON p."matchId" = m."id" WHERE m."id" = ${id} GROUP BY m."id"`)
    if (row === undefined) return null
    this.#keep(id, row)
    return row
  }

  /** Learns of a match that was read anyway: the next click on it needs no statement for its right. */
  learn({ id, place, players }: Pick<MatchRecord, 'id' | 'place' | 'players'>): void {
    this.#keep(id, { ...place, players })
  }

  #keep(id: string, place: MatchPlace): void {
    if (this.#matches.size >= MOST_KEPT) this.#matches.clear()
    this.#matches.set(id, place)
  }

  /** Returns a league with a person's place in it; null if there is none. */
  async league(id: string, person: PersonId): Promise<LeagueStanding | null> {
    const [row] = await this.#prisma.direct<LeagueStanding>(Prisma.sql`
      SELECT l."guildId", l."channelId", l."phase" = 'draft' AS "draft", l."organisers", l."helperRole", p."player",
        EXISTS (SELECT 1 FROM "LeagueInvitation" i WHERE i."leagueId" = l."id" AND i."personId" = ${person}
          AND i."until" > ${this.#clock.now()}::timestamptz) AS "invited"
      FROM "League" l LEFT JOIN "LeaguePerson" p ON p."leagueId" = l."id" AND p."personId" = ${person}
      WHERE l."id" = ${id}`)
    return row ?? null
  }

  /**
   * Returns the name of a league that goes on, hides the lists of its players, and has this deck of a person, under its id
   * or card by card; null if there is none.
   */
  async hidingDeck(person: PersonId, { id, list }: Pick<SavedDeck, 'id' | 'list'>): Promise<string | null> {
    const [row] = await this.#prisma.direct<{ name: string }>(Prisma.sql`
      SELECT l."name" FROM "LeagueDeck" d JOIN "League" l ON l."id" = d."leagueId"
      WHERE d."personId" = ${person} AND l."endedAt" IS NULL AND l."phase" NOT IN ('draft', 'finished', 'cancelled')
        AND (d."deckId" = ${ownDeckId(id)} OR d."list"::jsonb = ${JSON.stringify(list)}::jsonb)
        AND coalesce((l."snapshot"::json #>> '{settings,decks,hidden}')::boolean, true)
      ORDER BY l."createdAt" DESC LIMIT 1`)
    return row?.name ?? null
  }

  /** Returns the server in which a person looks for an opponent, or has been found one; null if they do not. */
  async searching(person: PersonId): Promise<string | null> {
    const [row] = await this.#prisma.direct<{ guildId: string | null }>(Prisma.sql`
      SELECT "guildId" FROM "QueueTicket" WHERE "personId" = ${person}`)
    return row?.guildId ?? null
  }

  /** Returns a person in the queue and the opponent of their offer, each with the server in which they look. */
  async found(person: PersonId): Promise<readonly { readonly person: PersonId; readonly guildId: string }[]> {
    return this.#prisma.direct<{ person: PersonId; guildId: string }>(Prisma.sql`
      SELECT t."personId" AS "person", t."guildId" FROM "QueueTicket" t
      WHERE t."personId" = ${person} OR t."offerId" = (SELECT "offerId" FROM "QueueTicket" WHERE "personId" = ${person})`)
  }

  /** Whether two people have played each other, or share a league. */
  async acquainted(person: PersonId, other: PersonId): Promise<boolean> {
    const [row] = await this.#prisma.direct<{ met: boolean }>(Prisma.sql`
      SELECT EXISTS (SELECT 1 FROM "Player" p JOIN "Player" o ON o."matchId" = p."matchId" AND o."seat" <> p."seat"
          WHERE p."personId" = ${person} AND o."personId" = ${other})
        OR EXISTS (SELECT 1 FROM "LeaguePerson" p JOIN "LeaguePerson" o ON o."leagueId" = p."leagueId"
          JOIN "League" l ON l."id" = p."leagueId" AND l."phase" <> 'draft'
          WHERE p."personId" = ${person} AND o."personId" = ${other}
            AND p."player" IS NOT NULL AND o."player" IS NOT NULL) AS "met"`)
    return row?.met === true
  }
}
