/**
 * Writes changes of matches: all that follows from a change goes into the database with one statement, so that it is all
 * or nothing. Several matches share a statement, each on its own condition.
 */
import type { Answer, Outcome, Seat, StandingOrder } from '../contract/index.ts'
import { StatementRefused } from '../storage/errors.ts'
import { Prisma } from '../storage/generated/client.ts'
import { type Database, isDeadlock, isTaken } from '../storage/open.ts'
import type { Challenge, ChannelPlace, InteractionId, Live, OutboxNotice, PersonId, Terms } from './api.ts'
import type { Standstill } from './clock-terms.ts'
import type { NewLogRow } from './course.ts'
import { PREVIEW_IDS } from './decision-id.ts'
import { IS_LOCKED, type KeptSeal, lockedSeal } from './fair-play/seals.ts'
import { textOf } from './known/known-states.ts'
import { type KeptDraft, keptAs, type LoadedMatch, type Submissions } from './match-rows.ts'
import { SITTING } from './pending.ts'
import type { SittingChange } from './sittings.ts'

/** Everything that one request changes in a match. */
export interface MatchChange {
  readonly at: Date
  readonly interaction: InteractionId | null
  readonly rows: readonly NewLogRow[]
  readonly state: unknown
  /** The last link of the chain over the log; null if nothing is sealed. */
  readonly end: string | null
  readonly outcome: Outcome | null
  readonly sittings: SittingChange
  /** New number of misses in a row, of the seats for which it changes. */
  readonly misses: Readonly<Record<Seat, number>>
  /** The seat that has missed its sitting. */
  readonly missed?: Seat
  readonly notices: readonly OutboxNotice[]
  /** The moves that may be taken back, of the seats for which that changes. */
  readonly submissions: Submissions
  /** Whether the clocks stand still, if that changes. */
  readonly standstill?: Standstill
  /** The live session, if it changes. */
  readonly live?: Live
  readonly setOrder?: { readonly seat: Seat; readonly order: StandingOrder }
  /** Set with the decks of a match that begins. */
  readonly orders?: Readonly<Record<Seat, readonly StandingOrder[]>>
  readonly deletedOrder?: { readonly seat: Seat; readonly kind: string; readonly key: string }
  /** Drafts of questions that were never asked before. */
  readonly drafts?: readonly KeptDraft[]
}

/** The change that begins a match. */
export interface FirstChange extends MatchChange {
  readonly seal: string | null
}

/** A change of a match as it was read. */
export interface Write {
  readonly from: LoadedMatch
  readonly change: MatchChange
}

/** A change that was written, and whether leagues or ratings have to hear of it. */
export interface CommitReport {
  readonly reported: boolean
}

/**
 * Writes a change of a match, unless anybody else has changed it since it was read or the interaction has counted.
 * @returns null if it was not written
 */
export async function commit(prisma: Database, from: LoadedMatch, change: MatchChange): Promise<CommitReport | null> {
  const written = await ask(prisma, commits([{ from, change }]))
  return written.get(from.record.id) ?? null
}

/**
 * Writes changes of different matches, each unless anybody else has changed it since it was read or writes it now. If
 * the database refuses one of them, none is written.
 * @returns null for each that was not written: it may be tried alone
 */
export async function commitAll(prisma: Database, writes: readonly Write[]): Promise<readonly (CommitReport | null)[]> {
  if (writes.length === 0) return []
  try {
    const written = await ask(prisma, commits(writes))
    return writes.map(({ from }) => written.get(from.record.id) ?? null)
  } catch (error) {
    if (error instanceof StatementRefused || isDeadlock(error)) return writes.map(() => null)
    throw error
  }
}

/** This many matches fit into one statement; more are not written. */
const MOST_WRITES = 100

/**
 * The statement that writes changes. One alone waits while another process writes the match. Several pass such a
 * match over: two processes that wait for each other's matches would never end.
 */
function commits(writes: readonly Write[]): Prisma.Sql {
  const alone = writes.length === 1
  const held = Prisma.sql`held AS (
      SELECT m."id" FROM "Match" m JOIN given g ON g."id" = m."id" ORDER BY m."id" FOR NO KEY UPDATE OF m SKIP LOCKED
    ),`
  // The server plans a statement for as many rows as its limit says: one match is found by its key.
  return Prisma.sql`
      WITH given AS (
        SELECT * FROM json_to_recordset(${json(writes.map(givenOf))}) AS g("id" text, "at" timestamptz,
          "interaction" text, "version" int, "was" text, "rows" int, "engine" text, "state" text, "status" text,
          "outcome" json, "standstill" json, "endedAt" timestamptz, "end" text) LIMIT ${Prisma.raw(alone ? '1' : `${MOST_WRITES}`)}
      ), ${alone ? Prisma.empty : held} changed AS (
        UPDATE "Match" m SET
          "version" = m."version" + 1,
          "moves" = m."moves" + g."rows",
          "engine" = g."engine",
          "state" = g."state",
          "status" = g."status",
          "outcome" = g."outcome",
          "standstill" = g."standstill",
          "endedAt" = g."endedAt",
          "end" = g."end"
        FROM given g ${alone ? Prisma.empty : Prisma.sql`JOIN held USING ("id")`}
        WHERE m."id" = g."id" AND m."version" = g."version" AND m."status" = g."was"
        RETURNING m."id", g."at", g."interaction"
      ), ${consequences(writes.map(({ from, change }) => ({ matchId: from.record.id, moves: from.moves, change })))}
      ${CHANGED}`
}

const givenOf = ({ from, change }: Write) => ({
  id: from.record.id,
  at: change.at,
  interaction: change.interaction,
  version: from.version,
  was: from.record.status,
  rows: change.rows.length,
  engine: change.rows.at(-1)?.engine ?? from.engine,
  state: textOf(change.state),
  status: change.outcome === null ? 'running' : 'over',
  outcome: change.outcome,
  standstill: change.standstill ?? from.standstill,
  endedAt: change.outcome === null ? null : (from.record.endedAt ?? change.at),
  end: change.end,
})

/** All that begins a match. */
export interface MatchStart {
  readonly matchId: string
  /**
   * Makes the statement that makes room for it, on a condition; it returns a row if the match may begin.
   */
  readonly won: (condition: Prisma.Sql) => Prisma.Sql
  /** The seal of its shuffles, as it was read; null in a lesson. */
  readonly sealed: Pick<KeptSeal, 'subject' | 'version'> | null
  readonly terms: Terms
  readonly place: ChannelPlace
  readonly players: Readonly<Record<Seat, PersonId>>
  readonly change: FirstChange
  readonly engine: string
}

/** Returns the statement that turns a challenge into a match, unless somebody else was faster. */
export const acceptance =
  ({ id, seat, status, seal }: Challenge, matchId: string) =>
  (condition: Prisma.Sql): Prisma.Sql =>
    Prisma.sql`
  UPDATE "Challenge" SET "status" = 'accepted', "seat" = ${seat}, "matchId" = ${matchId}, "rematch" = "rematchOf",
    "seal" = ${seal}
  WHERE "id" = ${id} AND "status" = ${status} AND ${condition} RETURNING "id"`

/**
 * Begins a match, if its statement `won` makes room for it.
 * @returns whether it was written
 */
export async function commitStart(prisma: Database, start: MatchStart): Promise<boolean> {
  const { matchId, terms, place, change, sealed } = start
  const { seal, end } = change
  const written = await ask(
    prisma,
    Prisma.sql`
      WITH ${sealed === null ? Prisma.empty : Prisma.sql`${lockedSeal(sealed)},`}
      won AS (${start.won(sealed === null ? Prisma.sql`true` : IS_LOCKED)}), bound AS (
        UPDATE "Seal" SET "matchId" = ${matchId} FROM won WHERE "subject" = ${sealed?.subject ?? null}::text
      ), begun AS (
        INSERT INTO "Match" ("id", "game", "format", "rules", "rated", "suggestions", "opens", "sittingMs", "clock",
          "guildId", "channelId", "status", "startedAt", "endedAt", "outcome", "version", "moves", "engine", "state",
          "seal", "end")
        SELECT ${matchId}, ${terms.game}, ${terms.format}, ${json(terms.rules)}, ${terms.rated}::boolean,
          ${terms.suggestions ?? null}::boolean, ${terms.opens ?? null}::boolean, ${terms.sittingMs}::bigint,
          ${json(terms.clock ?? null)}, ${place.guildId}, ${place.channelId}, ${change.outcome === null ? 'running' : 'over'},
          ${change.at}::timestamptz, ${change.outcome === null ? null : change.at}::timestamptz,
          ${json(change.outcome)}, 0, ${change.rows.length}::int, ${start.engine}, ${JSON.stringify(change.state)},
          ${seal}::text, ${end}::text
        FROM won
      ), seated AS (
        INSERT INTO "Player" ("matchId", "seat", "personId", "misses")
        SELECT ${matchId}, r."key", r."value", 0 FROM won, json_each_text(${json(start.players)}) AS r
      ), changed AS (
        SELECT ${matchId}::text AS "id", ${change.at}::timestamptz AS "at", ${change.interaction}::text AS "interaction"
        FROM won LIMIT 1
      ), ${consequences([{ matchId, moves: 0, change }])}
      ${CHANGED}`,
  )
  return written.has(matchId)
}

const json = (value: unknown) => Prisma.sql`${value === null ? null : JSON.stringify(value)}::json`

/** The matches that were changed, and whether leagues or ratings have to hear of them. */
const CHANGED = Prisma.sql`SELECT c."id", EXISTS (SELECT 1 FROM reported r WHERE r."matchId" = c."id") AS "reported"
  FROM changed c`

/** The change of a match, and the number of rows in its log before it. */
interface Consequence {
  readonly matchId: string
  readonly moves: number
  readonly change: MatchChange
}

/** All statements that follow from changes; each acts only for matches that were `changed`. */
function consequences(all: readonly Consequence[]): Prisma.Sql {
  /** Rows for all matches, as one list. */
  const rows = (of: (one: Consequence) => readonly object[]) =>
    json(all.flatMap((one) => of(one).map((row) => ({ matchId: one.matchId, ...row }))))
  return Prisma.sql`
    brought AS (
      INSERT INTO "Interaction" ("id", "at", "matchId")
      SELECT c."interaction", c."at", c."id" FROM changed c WHERE c."interaction" IS NOT NULL
    ), logged AS (
      INSERT INTO "Move" ("matchId", "seq", "at", "kind", "seat", "origin", "engine", "data", "events", "hash")
      SELECT c."id", r."seq", c."at", r."kind", r."seat", r."origin", r."engine", r."data", r."events", r."hash"
      FROM changed c JOIN json_to_recordset(${rows(logged)}) AS r("matchId" text, "seq" int, "kind" text, "seat" text,
        "origin" text, "engine" text, "data" json, "events" json, "hash" text) ON r."matchId" = c."id"
    ), ${sittingsAnew(rows)}, seated_anew AS (
      UPDATE "Player" p SET "misses" = coalesce(r."misses", p."misses"),
        "stockMs" = coalesce(r."stockMs", p."stockMs"),
        "submission" = CASE WHEN r."submits" THEN r."submission" ELSE p."submission" END
      FROM changed c JOIN json_to_recordset(${rows(({ change }) => seatsAnew(change))})
        AS r("matchId" text, "seat" text, "misses" int, "stockMs" float8, "submits" boolean, "submission" json)
        ON r."matchId" = c."id"
      WHERE p."matchId" = c."id" AND p."seat" = r."seat"
    ), ${preparedAnew(rows)}, lived AS (
      INSERT INTO "Live" ("matchId", "answeredAt", "agreed", "endsAt")
      SELECT r.* FROM changed c JOIN json_to_recordset(${rows(({ change }) => listed(change.live))})
        AS r("matchId" text, "answeredAt" json, "agreed" json, "endsAt" timestamptz) ON r."matchId" = c."id"
      ON CONFLICT ("matchId") DO UPDATE SET "answeredAt" = excluded."answeredAt", "agreed" = excluded."agreed",
        "endsAt" = excluded."endsAt"
    ), told AS (
      INSERT INTO "Notice" ("id", "matchId", "kind", "data", "at")
      SELECT r."id", c."id", r."kind", r."data", c."at"
      FROM changed c JOIN ROWS FROM (json_to_recordset(${rows(told)}) AS ("matchId" text, "id" text, "kind" text,
        "data" json)) WITH ORDINALITY AS r("matchId", "id", "kind", "data", "place") ON r."matchId" = c."id"
      ORDER BY r."place"
    ), reported AS (
      INSERT INTO "MatchReport" ("matchId", "kind", "seat", "at")
      SELECT c."id", r."kind", r."seat", c."at"
      FROM changed c JOIN ROWS FROM (json_to_recordset(${rows(({ change }) => reportsOf(change))}) AS ("matchId" text,
        "kind" text, "seat" text)) WITH ORDINALITY AS r("matchId", "kind", "seat", "place") ON r."matchId" = c."id"
      WHERE EXISTS (SELECT 1 FROM "LeagueGame" g WHERE g."matchId" = c."id") OR r."kind" = 'ended' AND EXISTS (
        SELECT 1 FROM "Match" m WHERE m."id" = c."id" AND m."rated")
      ORDER BY r."place"
      RETURNING "matchId"
    )`
}

/** Makes a list of rows out of those of each match. */
type RowsOf = (of: (one: Consequence) => readonly object[]) => Prisma.Sql

/** The statements that change sittings. */
const sittingsAnew = (rows: RowsOf) => Prisma.sql`
  called AS (
    INSERT INTO "Sitting" ("matchId", "seat", "calledAt", "deadline", "remindAt", "lastCallAt", "calendar", "heldMs",
      "upAt", "misses", "answered")
    SELECT r.* FROM changed c JOIN json_to_recordset(${rows(({ change: { sittings } }) => [...sittings.begun, ...sittings.moved])})
      AS r("matchId" text, "seat" text, "calledAt" timestamptz, "deadline" timestamptz, "remindAt" timestamptz,
      "lastCallAt" timestamptz, "calendar" json, "heldMs" float8, "upAt" timestamptz, "misses" int, "answered" boolean)
      ON r."matchId" = c."id"
    ON CONFLICT ("matchId", "seat") DO UPDATE SET "calledAt" = excluded."calledAt", "deadline" = excluded."deadline",
      "remindAt" = excluded."remindAt", "lastCallAt" = excluded."lastCallAt", "calendar" = excluded."calendar",
      "heldMs" = excluded."heldMs", "upAt" = excluded."upAt", "misses" = excluded."misses",
      "answered" = excluded."answered"
  ), answered AS (
    UPDATE "Sitting" s SET "answered" = true
    FROM changed c JOIN json_to_recordset(${rows(({ change }) => answeredOnly(change.sittings).map((seat) => ({ seat })))})
      AS r("matchId" text, "seat" text) ON r."matchId" = c."id"
    WHERE s."matchId" = c."id" AND s."seat" = r."seat"
  ), ended AS (
    DELETE FROM "Sitting" s
    USING changed c JOIN json_to_recordset(${rows(({ change }) => change.sittings.ended.map((seat) => ({ seat })))})
      AS r("matchId" text, "seat" text) ON r."matchId" = c."id"
    WHERE s."matchId" = c."id" AND s."seat" = r."seat"
  )`

/** The statements that change what a person has prepared: orders and drafts. */
const preparedAnew = (rows: RowsOf) => Prisma.sql`
  ordered AS (
    INSERT INTO "StandingOrder" ("matchId", "seat", "kind", "key", "settings")
    SELECT r.* FROM changed c JOIN json_to_recordset(${rows(ordersOf)})
      AS r("matchId" text, "seat" text, "kind" text, "key" text, "settings" json) ON r."matchId" = c."id"
    ON CONFLICT ("matchId", "seat", "kind", "key") DO UPDATE SET "settings" = excluded."settings"
  ), dropped AS (
    DELETE FROM "StandingOrder" o
    USING changed c JOIN json_to_recordset(${rows(({ change }) => listed(change.deletedOrder))})
      AS r("matchId" text, "seat" text, "kind" text, "key" text) ON r."matchId" = c."id"
    WHERE o."matchId" = c."id" AND o."seat" = r."seat" AND o."kind" = r."kind" AND o."key" = r."key"
  ), settled AS (
    DELETE FROM "Draft" d
    USING changed c JOIN json_to_recordset(${rows(draftsGone)}) AS r("matchId" text, "seat" text, "about" text)
      ON r."matchId" = c."id"
    WHERE d."matchId" = c."id" AND d."seat" = r."seat" AND (d."about" = r."about"
      OR r."about" = ${SITTING} AND d."about" LIKE ${PREVIEW_IDS})
  ), drafted AS (
    INSERT INTO "Draft" ("matchId", "seat", "about", "draft")
    SELECT r.* FROM changed c JOIN json_to_recordset(${rows(({ change }) => change.drafts ?? [])})
      AS r("matchId" text, "seat" text, "about" text, "draft" json) ON r."matchId" = c."id"
    ON CONFLICT ("matchId", "seat", "about") DO UPDATE SET "draft" = excluded."draft"
  )`

const listed = <T extends object>(one: T | undefined): readonly T[] => (one === undefined ? [] : [one])

const logged = ({ moves, change }: Consequence) => change.rows.map((row, index) => ({ ...row, seq: moves + index }))

const told = ({ change }: Consequence) =>
  change.notices.map(({ id, kind, matchId: _, at: __, ...data }) => ({ id, kind, data }))

function ordersOf({ change: { orders = {}, setOrder } }: Consequence) {
  const begun = Object.entries(orders).flatMap(([seat, list]) => list.map((order) => ({ seat, order })))
  return [...begun, ...listed(setOrder)].map(({ seat, order }) => ({ ...order, settings: keptAs(order), seat }))
}

const draftsGone = ({ change: { rows, drafts = [] } }: Consequence) =>
  settledBy(rows).filter((gone) => !drafts.some((kept) => kept.seat === gone.seat && kept.about === gone.about))

/** The changes in the rows of players, one entry a seat: one statement changes a row once. */
const seatsAnew = ({ misses, sittings: { stocks }, submissions }: MatchChange) =>
  [...new Set([misses, stocks, submissions].flatMap((one) => Object.keys(one)))].map((seat) => ({
    seat,
    misses: misses[seat] ?? null,
    stockMs: stocks[seat] ?? null,
    submits: seat in submissions,
    submission: submissions[seat] ?? null,
  }))

/** The seats that have answered in secret and whose row changes in nothing else: one statement changes a row once. */
const answeredOnly = ({ answered, moved }: SittingChange): readonly Seat[] =>
  answered.filter((seat) => !moved.some((row) => row.seat === seat))

/**
 * Returns what a league has to hear: whose sitting has ended with a move of their own, even if it was made in secret, who
 * has missed one, and the end.
 */
function reportsOf({ rows, sittings, outcome, missed }: MatchChange) {
  const moved = new Set(
    rows.flatMap(({ kind, seat, origin }) => (kind === 'answers' && origin === 'player' ? [seat] : [])),
  )
  const moves = sittings.completed.filter((seat) => moved.has(seat)).map((seat) => ({ kind: 'moved', seat }))
  if (outcome !== null) return [...moves, { kind: 'ended', seat: null }]
  return missed === undefined ? moves : [...moves, { kind: 'missed', seat: missed }]
}

/**
 * Returns the drafts that nobody needs any more: those of decisions that these rows answer, and the person's pending
 * answers. If the clock has answered for the person, their pending answers are kept until they have been told.
 */
export const settledBy = (rows: readonly NewLogRow[]): readonly { readonly seat: Seat; readonly about: string }[] =>
  rows.flatMap(({ kind, seat, data, origin }) => {
    if (kind !== 'answers' || seat === null) return []
    const { answers } = data as unknown as { answers: readonly Answer[] }
    const answered = answers.map(({ decision }) => ({ seat, about: decision }))
    return origin === 'player' ? [...answered, { seat, about: SITTING }] : answered
  })

/** Runs a statement. @returns the matches that it has changed */
async function ask(prisma: Database, statement: Prisma.Sql): Promise<ReadonlyMap<string, CommitReport>> {
  try {
    const changed = await prisma.direct<{ id: string; reported: boolean }>(statement)
    return new Map(changed.map(({ id, reported }) => [id, { reported }]))
  } catch (error) {
    // The same interaction (or, which the version forbids, the same row) was written meanwhile.
    if (isTaken(error)) return new Map()
    throw error
  }
}

// ---------------------------------------------------------------- drafts of challenges

/** A condition of a statement: the challenge is a draft, and its terms and its opponent are those that were read. */
export const isDraftOf = ({ terms, to }: Pick<Challenge, 'terms' | 'to'>): Prisma.Sql => Prisma.sql`("status" = 'draft'
  AND "to" IS NOT DISTINCT FROM ${to}::text AND "game" = ${terms.game} AND "format" = ${terms.format} AND "rules"::jsonb = ${JSON.stringify(terms.rules)}::jsonb
  AND "rated" = ${terms.rated}::boolean AND "sittingMs" = ${terms.sittingMs}::bigint
  AND "clock"::jsonb IS NOT DISTINCT FROM ${clockColumn(terms)}::jsonb
  AND "suggestions" IS NOT DISTINCT FROM ${terms.suggestions ?? null}::boolean
  AND "opens" IS NOT DISTINCT FROM ${terms.opens ?? null}::boolean)`

const clockColumn = ({ clock }: Terms): string | null => (clock === undefined ? null : JSON.stringify(clock))

/** Writes other terms and another side into a draft. @returns false if it was changed or posted meanwhile */
export async function changeDraft(
  prisma: Database,
  challenge: Pick<Challenge, 'id' | 'terms' | 'to'>,
  { terms, seat, to }: Pick<Challenge, 'terms' | 'seat' | 'to'>,
): Promise<boolean> {
  const changed = await prisma.$executeRaw`
    UPDATE "Challenge" SET "game" = ${terms.game}, "format" = ${terms.format},
      "rules" = ${JSON.stringify(terms.rules)}::json, "rated" = ${terms.rated}::boolean,
      "suggestions" = ${terms.suggestions ?? null}::boolean, "opens" = ${terms.opens ?? null}::boolean,
      "sittingMs" = ${terms.sittingMs}::bigint, "clock" = ${clockColumn(terms)}::json, "seat" = ${seat}::text,
      "to" = ${to}::text
    WHERE "id" = ${challenge.id} AND ${isDraftOf(challenge)}`
  return changed === 1
}
