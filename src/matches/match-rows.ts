/**
 * Matches in the database, as they are read: each with one statement. A change is written with one more
 * (`match-writes.ts`), so that it costs two round trips.
 */
import type { GameEvent, Outcome, Seat, StandingOrder } from '../contract/index.ts'
import { type AnyGame, type Games, gameOf } from '../games/games.ts'
import { type Match, type Player, Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Calendar } from '../time/calendar.ts'
import type { InteractionId, Live, MatchRecord, PersonId, Terms } from './api.ts'
import { autoVacationsIn, type CalendarJson, calendarsBySeat, calendarsOfMatch } from './calendars.ts'
import { type MatchClock, RUNNING, type Standstill } from './clock-terms.ts'
import type { NewLogRow } from './course.ts'
import { stateIn } from './known/known-states.ts'
import type { RecentRow } from './last-turn.ts'
import { NOT_LIVE } from './live.ts'
import type { SittingRow } from './sittings.ts'
import { UNDOING } from './undone.ts'

/** A draft of a seat, with its subject. */
export interface KeptDraft {
  readonly seat: Seat
  readonly about: string
  readonly draft: unknown
}

/** A person's last move, if the opponent has not answered it for all to see and it can be taken back. */
export interface Submission {
  /** The number of its row in the log. */
  readonly move: number
  /** Whether its player has asked to take it back; `done`: it is taken back, and the move that replaces it is final. */
  readonly asked: 'no' | 'yes' | 'refused' | 'done'
}

/** The last move of each seat that may be taken back, or null. */
export type Submissions = Readonly<Record<Seat, Submission | null>>

/** A match as it was when it was read. */
export interface LoadedMatch {
  readonly record: MatchRecord
  readonly game: AnyGame
  /** A write names the version that was read, so that it fails if somebody else has written since. */
  readonly version: number
  /** Rows in the log. */
  readonly moves: number
  readonly engine: string
  readonly state: unknown
  /** The last link of the chain over the log so far; null if nothing is sealed. */
  readonly end: string | null
  readonly misses: Readonly<Record<Seat, number>>
  readonly sittings: readonly SittingRow[]
  readonly orders: Readonly<Record<Seat, readonly StandingOrder[]>>
  readonly drafts: readonly KeptDraft[]
  readonly submissions: Submissions
  readonly live: Live
  /** When time counts for the person of each seat, as they have set it. */
  readonly calendars: Readonly<Record<Seat, Calendar>>
  /** The seats for whose people vacation days are taken by themselves. */
  readonly autoVacations: readonly Seat[]
  /** The time left in the stock of each seat when its last sitting ended; null: the whole, or there is no stock. */
  readonly stocks: Readonly<Record<Seat, number | null>>
  readonly standstill: Standstill
  /** When it was read. */
  readonly at: Date
  /** The interaction asked for has counted already. */
  readonly seen: boolean
}

/** A match with all that belongs to it, as the database puts it together. */
interface MatchRows extends Match {
  readonly players: readonly Omit<Player, 'matchId'>[]
  readonly sittings: readonly AsJson<SittingRow>[]
  readonly orders: readonly (StandingOrder & { readonly seat: string })[]
  readonly drafts: readonly KeptDraft[]
  readonly live: LiveJson | null
  readonly calendars: Readonly<Record<Seat, CalendarJson>> | null
  readonly seen: boolean
}

/** A live session as JSON. */
interface LiveJson {
  readonly answeredAt: Readonly<Record<Seat, string>>
  readonly agreed: readonly Seat[]
  readonly endsAt: string | null
}

/** A row as JSON: times are texts. */
type AsJson<T> = { readonly [Key in keyof T]: T[Key] extends Date | null ? string | Extract<T[Key], null> : T[Key] }

const TIME_COLUMNS = ['deadline', 'remindAt', 'lastCallAt', 'calendar', 'heldMs', 'upAt'] as const
const SITTING_COLUMNS = ['calledAt', ...TIME_COLUMNS, 'misses', 'answered'] as const

/** SQL by hand: the same query by Prisma takes twice the time, and each click needs it. */
const matchesWhere = (condition: Prisma.Sql, interaction: InteractionId | null) => Prisma.sql`
  SELECT m."id", m."game", m."format", m."rules", m."rated", m."suggestions", m."opens",
    m."sittingMs", m."clock", m."standstill", m."guildId", m."channelId", m."threadId",
    m."status", m."startedAt", m."endedAt", m."outcome", m."version", m."moves", m."engine", m."state", m."seal", m."end",
    ${listed('Player', ['seat'], ['personId', 'misses', 'stockMs', 'submission'])} AS "players",
    ${listed('Sitting', ['seat'], SITTING_COLUMNS)} AS "sittings",
    ${listed('StandingOrder', ['seat', 'kind', 'key'], ['settings'])} AS "orders",
    ${listed('Draft', ['seat', 'about'], ['draft'])} AS "drafts",
    (SELECT json_build_object('answeredAt', l."answeredAt", 'agreed', l."agreed", 'endsAt', l."endsAt")
      FROM "Live" l WHERE l."matchId" = m."id") AS "live",
    ${calendarsOfMatch} AS "calendars",
    EXISTS (SELECT 1 FROM "Interaction" i WHERE i."id" = ${interaction} AND i."matchId" = m."id") AS "seen"
  FROM "Match" m WHERE ${condition}`

/** The rows of a table that belong to the match, by their key, as one JSON list. */
const listed = (table: string, key: readonly string[], columns: readonly string[]) =>
  Prisma.raw(`(SELECT coalesce(json_agg(json_build_object(${[...key, ...columns].map((name) => `'${name}', r."${name}"`)})
    ORDER BY ${key.map((name) => `r."${name}"`)}), '[]') FROM "${table}" r WHERE r."matchId" = m."id")`)

/** One match, and whether this interaction has counted in it. */
export async function load(
  prisma: Database,
  games: Games,
  matchId: string,
  at: Date,
  interaction: InteractionId | null = null,
): Promise<LoadedMatch | null> {
  const [found] = await prisma.direct<MatchRows>(matchesWhere(Prisma.sql`m."id" = ${matchId}`, interaction))
  return found === undefined ? null : loaded(found, games, at)
}

/** A match that is read once it is asked for: one that can't be read must not hide the others. */
export interface ReadableMatch {
  readonly matchId: string
  readonly read: () => LoadedMatch
}

/** Matches by their ids, with one statement. */
export async function loadAll(
  prisma: Database,
  games: Games,
  matchIds: readonly string[],
  at: Date,
): Promise<readonly ReadableMatch[]> {
  return readWhere(prisma, games, Prisma.sql`m."id" = ANY(${[...matchIds]}::text[])`, at)
}

async function readWhere(
  prisma: Database,
  games: Games,
  where: Prisma.Sql,
  at: Date,
): Promise<readonly ReadableMatch[]> {
  const found = await prisma.direct<MatchRows>(matchesWhere(where, null))
  return found.map((row) => ({ matchId: row.id, read: () => loaded(row, games, at) }))
}

/** Selects the row of the last answer that the person of a seat gave, as `seq`: not of their order, not of the clock. */
export const lastAnswer = (matchId: Prisma.Sql, seat: Prisma.Sql) => Prisma.sql`
  SELECT coalesce(max(own."seq"), 0) AS "seq" FROM "Move" AS own
  WHERE own."matchId" = ${matchId} AND own."seat" = ${seat} AND own."origin" = 'player'`

/** The rows before the last answer of a seat in which the beginning of its turn is looked for. */
const TURN_ROWS = 48

/** The row of the log that one of these names undoes, and all between; null if it undoes none. */
export const undoesOf = (row: Prisma.Sql) => Prisma.sql`
  CASE WHEN ${row}."kind"::text = ANY(${[...UNDOING]}::text[]) THEN (${row}."data"->>'move')::int END`

/** A later row of the log has undone the row `m`. Nearly no match has such a row: those are picked first. */
export const IS_UNDONE = Prisma.sql`EXISTS (
  SELECT 1 FROM "Move" AS later WHERE later."matchId" = m."matchId" AND later."kind"::text = ANY(${[...UNDOING]}::text[])
  AND later."seq" > m."seq" AND ${undoesOf(Prisma.sql`later`)} <= m."seq"
)`

/** The most own rows in which the last turn of a seat is looked for. */
const OWN_ROWS = 32

/** Safest answers, given for a seat whose time was up. */
const BY_CLOCK = Prisma.sql`(m."kind" = 'answers' AND m."origin" = 'clock')`

/**
 * Returns the statement that reads the recent rows of a match for a seat, in the order of the log (see `RecentRow`): those
 * since the last answer of its person, those just before, and the last ones of the seat itself, which hold its last turn.
 * @param before only rows before this number of the log
 */
export function recentRows(matchId: string, seat: Seat, before?: number): Prisma.Sql {
  const [id, own] = [Prisma.sql`${matchId}`, Prisma.sql`${seat}`]
  const limit = before === undefined ? Prisma.empty : Prisma.sql`AND m."seq" < ${before}`
  // Each bound is found once, so that only the rows from the lower one on are looked at.
  return Prisma.sql`
    SELECT m."seat", m."events", ${BY_CLOCK} AS "byClock", m."data"->>'order' AS "order", m."seq" >= own."last" AS "since",
      m."seq" >= own."near" AS "near", m."kind" = 'setup' AS "first"
    FROM (
      SELECT answer."seq" AS "last", answer."seq" - ${TURN_ROWS}::int AS "near", coalesce(turns."seq", 0) AS "turns"
      FROM (${lastAnswer(id, own)}) AS answer, (
        SELECT min(latest."seq") AS "seq" FROM (
          SELECT "seq" FROM "Move" WHERE "matchId" = ${id} AND "seat" = ${own} ORDER BY "seq" DESC LIMIT ${OWN_ROWS}
        ) AS latest
      ) AS turns
    ) AS own
    JOIN "Move" AS m ON m."matchId" = ${id} AND m."seq" >= least(own."near", own."turns")
    WHERE NOT ${IS_UNDONE} ${limit} AND (m."seq" >= own."near" OR m."seat" = ${own})
    ORDER BY m."seq"`
}

/** A match with its recent rows for a seat. */
export interface LoadedSince {
  readonly match: LoadedMatch
  readonly recent: readonly RecentRow[]
}

/**
 * One match, with its recent rows for a seat, and whether this interaction has counted in it.
 * @param known the match as this process knows it: its recent rows are not read again while it has the same version, since each
 *   row of a log comes with another version
 */
export async function loadSince(
  prisma: Database,
  games: Games,
  { matchId, seat, at }: { readonly matchId: string; readonly seat: Seat; readonly at: Date },
  interaction: InteractionId | null = null,
  known?: LoadedSince,
): Promise<LoadedSince | null> {
  const recent = Prisma.sql`CASE WHEN found."version" = ${known?.match.version ?? NO_VERSION}::int THEN NULL ELSE (
    SELECT coalesce(json_agg(r), '[]') FROM (${recentRows(matchId, seat)}) AS r) END AS "recent"`
  const [found] = await prisma.direct<MatchRows & { recent: readonly RecentRow[] | null }>(Prisma.sql`
    SELECT found.*, ${recent} FROM (${matchesWhere(Prisma.sql`m."id" = ${matchId}`, interaction)}) AS found`)
  return found === undefined ? null : { match: loaded(found, games, at), recent: found.recent ?? known?.recent ?? [] }
}

/** No match has this version. */
const NO_VERSION = -1

/** The players, their seats and the outcome, for which no engine is needed. */
export async function loadRecord(prisma: Database, matchId: string): Promise<MatchRecord | null> {
  const found = await prisma.match.findUnique({ where: { id: matchId }, include: { players: true } })
  return found === null ? null : recordOf(found)
}

/** All running matches of a person. */
export async function loadOf(
  prisma: Database,
  games: Games,
  personId: PersonId,
  at: Date,
): Promise<readonly ReadableMatch[]> {
  const running = Prisma.sql`m."status" = 'running'
    AND EXISTS (SELECT 1 FROM "Player" p WHERE p."matchId" = m."id" AND p."personId" = ${personId})`
  return readWhere(prisma, games, running, at)
}

const bySeat = <T extends { seat: string }, U>(rows: readonly T[], value: (row: T) => U): Readonly<Record<Seat, U>> =>
  Object.fromEntries(rows.map((row) => [row.seat, value(row)]))

/** The agreed terms, as the row of a challenge or a match keeps them. */
export const termsOf = ({
  game,
  format,
  rules,
  rated,
  suggestions,
  opens,
  sittingMs,
  clock,
}: Pick<Match, 'game' | 'format' | 'rules' | 'rated' | 'suggestions' | 'opens' | 'sittingMs' | 'clock'>): Terms => ({
  game,
  format,
  rules: rules as Terms['rules'],
  rated,
  ...(suggestions === null ? {} : { suggestions }),
  ...(opens === null ? {} : { opens }),
  sittingMs: Number(sittingMs),
  ...(clock === null ? {} : { clock: clock as unknown as MatchClock }),
})

/** The record of a match, from its rows. */
export function recordOf(found: Pick<MatchRows, keyof Match | 'players'>): MatchRecord {
  return {
    id: found.id,
    terms: termsOf(found),
    place: { guildId: found.guildId, channelId: found.channelId },
    status: found.status as MatchRecord['status'],
    players: bySeat(found.players, ({ personId }) => personId),
    threadId: found.threadId,
    startedAt: found.startedAt,
    endedAt: found.endedAt,
    outcome: found.outcome as Outcome | null,
    ...(found.seal === null ? {} : { seal: found.seal }),
    // Before the end it would name the position: a hash of secrets.
    ...(found.end === null || found.status !== 'over' ? {} : { end: found.end }),
    ...((found.standstill as Standstill | null)?.resultStands === true ? { resultStands: true } : {}),
  }
}

function stateOf(text: string): unknown {
  try {
    return stateIn(text)
  } catch {
    // The original error quotes the text that it could not read, and errors are logged.
    throw new Error('The state of this match is no JSON')
  }
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

const sittingOf = (row: AsJson<SittingRow>): SittingRow => ({
  ...row,
  calledAt: new Date(row.calledAt),
  deadline: new Date(row.deadline),
  remindAt: dateOf(row.remindAt),
  lastCallAt: dateOf(row.lastCallAt),
  upAt: dateOf(row.upAt),
})

const liveOf = (row: LiveJson | null): Live =>
  row === null
    ? NOT_LIVE
    : {
        answeredAt: Object.fromEntries(Object.entries(row.answeredAt).map(([seat, at]) => [seat, new Date(at)])),
        agreed: row.agreed,
        endsAt: dateOf(row.endsAt),
      }

function loaded(found: MatchRows, games: Games, at: Date): LoadedMatch {
  const game = gameOf(games, found.game)
  const ordersOf = (seat: Seat) => found.orders.filter((row) => row.seat === seat).map(orderOf)
  return {
    record: recordOf(found),
    game,
    version: found.version,
    moves: found.moves,
    engine: found.engine,
    state: stateOf(found.state),
    end: found.end,
    misses: bySeat(found.players, ({ misses }) => misses),
    sittings: found.sittings.map(sittingOf),
    orders: Object.fromEntries(game.seats.map((seat) => [seat, ordersOf(seat)])),
    drafts: found.drafts,
    submissions: bySeat(found.players, ({ submission }) => submission as Submission | null),
    live: liveOf(found.live),
    calendars: calendarsBySeat(found.calendars),
    autoVacations: autoVacationsIn(found.calendars),
    stocks: bySeat(found.players, ({ stockMs }) => stockMs),
    standstill: (found.standstill as Standstill | null) ?? RUNNING,
    at,
    seen: found.seen,
  }
}

// ---------------------------------------------------------------- orders

/** The key in an order's settings that holds the facts on which it rests; no field has this name. */
const BASIS = '$basis'

/** The settings of an order as its row keeps them. */
export const keptAs = ({ settings, basis }: StandingOrder): object =>
  basis === undefined ? settings : { ...settings, [BASIS]: basis }

function orderOf({ kind, key, settings: kept }: StandingOrder): StandingOrder {
  const { [BASIS]: basis, ...settings } = kept as StandingOrder['settings'] & { [BASIS]?: readonly string[] }
  return { kind, key, settings, ...(basis === undefined ? {} : { basis }) }
}

// ---------------------------------------------------------------- the log

/** A row of the log, as the database keeps it. */
export interface LoggedRow extends NewLogRow {
  readonly seq: number
  readonly at: Date
}

/** Returns the rows of a log in order. @param from the number of the first; absent: all */
export async function loadLog(prisma: Database, matchId: string, from = 0): Promise<readonly LoggedRow[]> {
  const rows = await prisma.move.findMany({ where: { matchId, seq: { gte: from } }, orderBy: { seq: 'asc' } })
  return rows.map((row) => ({ ...row, events: row.events as unknown as GameEvent[] }) as LoggedRow)
}
