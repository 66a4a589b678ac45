/**
 * Leagues in the database. A league is read with one statement, with all that it has to know of its matches and people, and
 * written with one: events, effects and snapshot are stored together, or not at all.
 */
import type { DeckList, Seat, StandingOrder } from '../contract/index.ts'
import type { Knowledge } from '../leagues/due-step.ts'
import type { League, PersonId, PlayerId } from '../leagues/league.ts'
import type { Effect } from '../leagues/league-effects.ts'
import type { LeagueEvent } from '../leagues/league-events.ts'
import { tableRoundNow } from '../leagues/pairing/next-round.ts'
import { type CalendarJson, calendarColumn, calendarsBySeat } from '../matches/calendars.ts'
import { gameSubject } from '../matches/fair-play/seals.ts'
import { type League as LeagueRow, Prisma } from '../storage/generated/client.ts'
import { type Database, isTaken } from '../storage/open.ts'
import { inTurn } from '../storage/turns.ts'
import type { Calendar } from '../time/calendar.ts'
import { readableZone } from '../time/zone.ts'
import type { LeagueHost } from './api.ts'

/** A seat that counts as called for everybody. */
interface CalledSeat {
  readonly seat: Seat
  /** Null while the clock stands still. */
  readonly deadline: Date | null
  readonly calledAt: Date
  /** The seat's consecutive misses when it was called. */
  readonly misses: number
}

/** A match of a league, by public facts alone. */
export interface LeagueMatch {
  /** The id of the game in the league. */
  readonly game: string
  readonly matchId: string
  readonly threadId: string | null
  readonly running: boolean
  readonly startedAt: Date
  readonly endedAt: Date | null
  /** The seats that count as called for everybody. */
  readonly called: readonly CalledSeat[]
  /** The last answer of each seat that everybody could see. */
  readonly seenAt: Readonly<Record<Seat, Date>>
}

/** A deck of a person in a league. */
export interface LeagueDeckRow {
  readonly personId: PersonId
  readonly seat: Seat
  readonly deckId: string
  readonly name: string
  readonly list: DeckList
  readonly orders: readonly StandingOrder[]
  readonly lockedAt: Date | null
}

/** A league as it was when it was read. */
export interface LoadedLeague {
  readonly id: string
  readonly host: LeagueHost
  readonly league: League
  readonly version: number
  /** The number of its events. */
  readonly events: number
  readonly nextAt: Date | null
  readonly owedMs: number
  readonly matches: readonly LeagueMatch[]
  /** The calendars of its people who have ever taken vacations. */
  readonly calendars: Readonly<Record<PersonId, Calendar>>
  /** Pairs of its people in which one blocks the other. */
  readonly blocks: readonly (readonly [PersonId, PersonId])[]
  /** Whether the bot has given the champion's role to the present champion; absent: no. */
  readonly honoured?: boolean
  /** The bot is not in its server now, so that nothing may fall due. */
  readonly lost: boolean
  /** The interaction asked for has counted already. */
  readonly seen: boolean
  /** Its matches have reported something that it does not know yet. */
  readonly unread: boolean
  /** Those reports have to be read before anything falls due. */
  readonly reportsFirst?: boolean
  /** The leaders of games whose time is up, for leagues that want the measure. */
  readonly leaders?: Knowledge['leaders']
}

type MatchJson = Omit<LeagueMatch, 'startedAt' | 'endedAt' | 'called' | 'seenAt'> & {
  readonly startedAt: string
  readonly endedAt: string | null
  readonly called: readonly (Pick<CalledSeat, 'seat' | 'misses'> & {
    readonly deadline: string | null
    readonly calledAt: string
  })[]
  readonly seenAt: Readonly<Record<Seat, string>> | null
}

type Row = LeagueRow & {
  readonly matches: readonly MatchJson[]
  readonly calendars: Readonly<Record<PersonId, CalendarJson>> | null
  readonly blocks: readonly (readonly [PersonId, PersonId])[]
  /** Champion's roles that the bot has given, each with its person. */
  readonly given: readonly (readonly [PersonId, string])[] | null
  readonly lost: boolean
  readonly seen: boolean
  readonly unread: boolean
}

/** Reads a league. @param interaction an id of which `seen` tells whether it has counted */
export async function loadLeague(
  prisma: Database,
  id: string,
  interaction: string | null = null,
): Promise<LoadedLeague | null> {
  const [row] = await prisma.direct<Row>(Prisma.sql`
    SELECT l.*,
      (SELECT coalesce(json_agg(json_build_object(
          'game', g."game", 'matchId', m."id", 'threadId', m."threadId", 'running', m."status" = 'running',
          'startedAt', m."startedAt", 'endedAt', m."endedAt",
          'called', (SELECT coalesce(json_agg(json_build_object('seat', s."seat", 'calledAt', s."calledAt",
              'misses', s."misses", 'deadline', CASE WHEN s."heldMs" IS NULL THEN s."deadline" END) ORDER BY s."seat"), '[]') FROM "Sitting" s WHERE s."matchId" = m."id"),
          'seenAt', (SELECT v."answeredAt" FROM "Live" v WHERE v."matchId" = m."id")) ORDER BY g."game"), '[]')
        FROM "LeagueGame" g JOIN "Match" m ON m."id" = g."matchId" WHERE g."leagueId" = l."id") AS "matches",
      (SELECT json_object_agg(p."personId", ${calendarColumn(Prisma.sql`p."personId"`)}) FROM "LeaguePerson" p
        JOIN "WorkingTime" w ON w."personId" = p."personId"
        WHERE p."leagueId" = l."id" AND p."player" IS NOT NULL AND w."vacations"::text <> '[]') AS "calendars",
      (SELECT coalesce(json_agg(json_build_array(b."by", b."whom")), '[]') FROM "Block" b
        JOIN "LeaguePerson" p ON p."leagueId" = l."id" AND p."personId" = b."by" AND p."player" IS NOT NULL
        JOIN "LeaguePerson" q ON q."leagueId" = l."id" AND q."personId" = b."whom" AND q."player" IS NOT NULL
      ) AS "blocks",
      (SELECT json_agg(json_build_array(r."personId", r."roleId")) FROM "GivenRole" r
        WHERE r."leagueId" = l."id" AND r."givenAt" IS NOT NULL) AS "given",
      EXISTS (SELECT 1 FROM "LostServer" x WHERE x."id" = l."guildId") AS "lost",
      EXISTS (SELECT 1 FROM "Interaction" i WHERE i."id" = ${interaction}) AS "seen",
      EXISTS (SELECT 1 FROM "MatchReport" r JOIN "LeagueGame" g ON g."matchId" = r."matchId"
        WHERE g."leagueId" = l."id" AND r."deadAt" IS NULL) AS "unread"
    FROM "League" l WHERE l."id" = ${id}`)
  return row === undefined ? null : loaded(row)
}

/**
 * Whether matches of a league have reported something that nobody has tried to read. A report that waits for one that can't be
 * read does not count: it would hold up the league.
 *
 * @param own reports that are being read now
 */
export async function hasUntried(prisma: Database, id: string, own: readonly bigint[]): Promise<boolean> {
  const rows = await prisma.direct<{ seq: string }>(Prisma.sql`
    SELECT r."seq"::text FROM "MatchReport" r JOIN "LeagueGame" g ON g."matchId" = r."matchId"
    WHERE g."leagueId" = ${id} AND r."deadAt" IS NULL AND NOT EXISTS (SELECT 1 FROM "MatchReport" f
      WHERE f."matchId" = r."matchId" AND f."tries" > 0 AND f."deadAt" IS NULL)`)
  return rows.some(({ seq }) => !own.includes(BigInt(seq)))
}

function loaded(row: Row): LoadedLeague {
  const { id, guildId, channelId, organisers, helperRole, joinRole, version, events, nextAt } = row
  const { championRole, championSure } = row
  const league = leagueIn(row.snapshot)
  return {
    id,
    host: { guildId, channelId, organisers: organisers as string[], helperRole, joinRole, championRole, championSure },
    honoured: isHonoured(league, championRole, row.given ?? []),
    league,
    version,
    events,
    nextAt,
    owedMs: Number(row.owedMs),
    matches: row.matches.map(matchOf),
    calendars: calendarsBySeat(row.calendars),
    blocks: row.blocks,
    lost: row.lost,
    seen: row.seen,
    unread: row.unread,
  }
}

/** A zone as it stands in the text of a league: the marks of a player's own text would be escaped. */
const ZONES = /"zone":("(?:[^"\\]|\\.)*")/g

/**
 * Reads the text of a league. Its zones are replaced only where this machine can't read one of them: a function that sees
 * every value makes reading twelve times as slow.
 */
function leagueIn(text: string): League {
  const readable = [...text.matchAll(ZONES)].every(([, zone]) => {
    const named: string = JSON.parse(zone ?? '""')
    return readableZone(named) === named
  })
  return JSON.parse(
    text,
    readable ? undefined : (key, value) => (key === 'zone' ? readableZone(value) : value),
  ) as League
}

/** Whether the present champion has the champion's role from the bot. */
function isHonoured(league: League, role: string | null, given: readonly (readonly [PersonId, string])[]): boolean {
  const champion = league.players.find(({ id }) => id === league.final?.[0])?.person
  return given.some(([person, one]) => person === champion && one === role)
}

const matchOf = ({ startedAt, endedAt, called, seenAt, ...rest }: MatchJson): LeagueMatch => ({
  ...rest,
  startedAt: new Date(startedAt),
  endedAt: endedAt === null ? null : new Date(endedAt),
  called: called.map(({ seat, misses, calledAt, deadline: at }) => {
    return { seat, misses, calledAt: new Date(calledAt), deadline: at === null ? null : new Date(at) }
  }),
  seenAt: Object.fromEntries(Object.entries(seenAt ?? {}).map(([seat, at]) => [seat, new Date(at)])),
})

/** Reads decks of a league: those of one person, or of all. */
export async function loadDecks(
  prisma: Database,
  leagueId: string,
  person: PersonId | null,
): Promise<readonly LeagueDeckRow[]> {
  const whose = person === null ? Prisma.empty : Prisma.sql`AND "personId" = ${person}`
  return prisma.direct<LeagueDeckRow>(Prisma.sql`
    SELECT "personId", "seat", "deckId", "name", "list", "orders", "lockedAt" FROM "LeagueDeck"
    WHERE "leagueId" = ${leagueId} ${whose} ORDER BY "personId", "seat"`)
}

// ---------------------------------------------------------------- writing

/** Everything that one request, or the clock, changes in a league. */
export interface LeagueChange {
  readonly at: Date
  readonly interaction: string | null
  readonly league: League
  readonly host: LeagueHost
  readonly events: readonly LeagueEvent[]
  readonly effects: readonly Effect[]
  readonly nextAt: Date | null
  /** Time that was given back to its deadlines. */
  readonly paidMs?: number
  /** Decks that are chosen with it. */
  readonly decks?: readonly LeagueDeckRow[]
  /** Rows of `MatchReport` that it answers. */
  readonly reports?: readonly bigint[]
  /** The secrets of games whose pairing is made with it. */
  readonly seals?: readonly { readonly subject: string; readonly secret: string }[]
}

/** Returns the ids of all games of a league. */
export const gameIdsOf = ({ rounds }: League): readonly string[] =>
  rounds.flatMap(({ pairings }) => pairings.flatMap(({ games }) => games.map(({ id }) => id)))

const json = (value: unknown) => Prisma.sql`${JSON.stringify(value)}::json`

/** Phases in which nothing happens by itself any more. */
const ENDED: readonly League['phase'][] = ['finished', 'archived', 'cancelled']

/** The columns that lists need, from the snapshot. */
const partsOf = ({ settings, phase, rounds, bracket, players, cases }: League) => ({
  name: settings.name,
  game: settings.game,
  format: settings.format,
  phase,
  round: tableRoundNow({ settings, rounds, bracket }),
  players: players.filter(({ status }) => status === 'in' || status === 'silent').length,
  cases: cases.filter(({ settled }) => settled === null).length,
})

/** The people of a league with what they are in it. */
function peopleOf(league: League, { organisers }: LeagueHost) {
  const players = new Map<PersonId, PlayerId>()
  // The last place of a person counts: somebody may have left sign-up and joined again.
  for (const { id, person, status, seed } of league.players)
    if (status !== 'out' || seed !== null) players.set(person, id)
  const people = [...new Set([...players.keys(), ...organisers])]
  return people.map((personId) => ({
    personId,
    player: players.get(personId) ?? null,
    organises: organisers.includes(personId),
  }))
}

/** The room that a limit leaves for one more league. It is asked in the statement that takes it, one after the other. */
export interface LeagueRoom {
  /** The requests of one name wait for each other. */
  readonly lock: string
  readonly isLeft: Prisma.Sql
}

const ROOM_FOR_ALL: LeagueRoom = { lock: '', isLeft: Prisma.sql`true` }

/** Writes a new league. @returns false if the interaction has counted, or no room is left */
export async function insertLeague(
  prisma: Database,
  id: string,
  change: LeagueChange,
  room: LeagueRoom | null,
): Promise<boolean> {
  const { at, league, host } = change
  const { name, game, format, phase, round, players, cases } = partsOf(league)
  return write(
    prisma,
    Prisma.sql`
      WITH won AS (
        INSERT INTO "League" ("id", "guildId", "channelId", "organisers", "helperRole", "joinRole", "championRole", "name",
          "game", "format", "phase", "round", "players", "cases", "snapshot", "version", "events", "nextAt", "createdAt")
        SELECT ${id}, ${host.guildId}, ${host.channelId}, ${json(host.organisers)}, ${host.helperRole}, ${host.joinRole},
          ${host.championRole}, ${name}, ${game}, ${format}, ${phase}, ${round}::int, ${players}::int, ${cases}::int,
          ${JSON.stringify(league)}, 0, ${change.events.length}::int, ${change.nextAt}::timestamptz, ${at}::timestamptz
        WHERE ${(room ?? ROOM_FOR_ALL).isLeft}
        RETURNING "id"
      ), ${consequences(id, 0, change)}
      SELECT count(*)::int AS "won" FROM won`,
    room,
  )
}

/**
 * Writes a change of a league, unless anybody else has changed it since it was read or the interaction has counted.
 * @param room which it takes, if it is limited
 * @returns whether it was written
 */
export async function commitLeague(
  prisma: Database,
  from: LoadedLeague,
  change: LeagueChange,
  room: LeagueRoom | null = null,
): Promise<boolean> {
  const { at, league, host, paidMs = 0 } = change
  const { name, game, format, phase, round, players, cases } = partsOf(league)
  const endedAt = ENDED.includes(phase) ? at : null
  return write(
    prisma,
    Prisma.sql`
      WITH won AS (
        UPDATE "League" SET "version" = "version" + 1, "events" = "events" + ${change.events.length}::int,
          "snapshot" = ${JSON.stringify(league)}, "channelId" = ${host.channelId}, "organisers" = ${json(host.organisers)},
          "helperRole" = ${host.helperRole}, "joinRole" = ${host.joinRole}, "championRole" = ${host.championRole},
          "championSure" = ${host.championSure ?? false}::boolean,
          "name" = ${name}, "game" = ${game}, "format" = ${format}, "phase" = ${phase}, "round" = ${round}::int,
          "players" = ${players}::int, "cases" = ${cases}::int, "nextAt" = ${change.nextAt}::timestamptz,
          "owedMs" = "owedMs" - ${paidMs}::bigint, "endedAt" = coalesce("endedAt", ${endedAt}::timestamptz)
        WHERE "id" = ${from.id} AND "version" = ${from.version}::int AND ${(room ?? ROOM_FOR_ALL).isLeft}
        RETURNING "id"
      ), ${consequences(from.id, from.events, change)}
      SELECT count(*)::int AS "won" FROM won`,
    room,
  )
}

/** All statements that follow from a change; each acts only if the change has `won`. */
function consequences(id: string, from: number, change: LeagueChange): Prisma.Sql {
  const { at, interaction, events, effects, league, host, decks = [], reports = [], seals = [] } = change
  const log = events.map(({ at: time, by, ...data }, index) => ({ seq: from + index, at: new Date(time), by, data }))
  const tasks = effects.map(({ kind, id: effect, ...data }) => ({
    id: effect,
    kind,
    person: 'to' in data ? data.to : null,
    data,
  }))
  return Prisma.sql`
    brought AS (
      INSERT INTO "Interaction" ("id", "at")
      SELECT ${interaction}::text, ${at}::timestamptz FROM won WHERE ${interaction}::text IS NOT NULL
    ), logged AS (
      INSERT INTO "LeagueEvent" ("leagueId", "seq", "at", "by", "data")
      SELECT ${id}, r.* FROM won, json_to_recordset(${json(log)}) AS r("seq" int, "at" timestamptz, "by" text, "data" json)
    ), tasks AS (
      INSERT INTO "LeagueEffect" ("id", "leagueId", "kind", "personId", "data", "at")
      SELECT r."id", ${id}, r."kind", r."person", r."data", ${at}::timestamptz
      FROM won, ROWS FROM (json_to_recordset(${json(tasks)}) AS ("id" text, "kind" text, "person" text, "data" json))
        WITH ORDINALITY AS r("id", "kind", "person", "data", "place") ORDER BY r."place"
      ON CONFLICT ("id") DO NOTHING
    ), people AS (
      INSERT INTO "LeaguePerson" ("leagueId", "personId", "player", "organises")
      SELECT ${id}, r.* FROM won, json_to_recordset(${json(peopleOf(league, host))})
        AS r("personId" text, "player" text, "organises" boolean)
      ON CONFLICT ("leagueId", "personId") DO UPDATE SET "player" = excluded."player", "organises" = excluded."organises"
        WHERE "LeaguePerson"."player" IS DISTINCT FROM excluded."player"
          OR "LeaguePerson"."organises" <> excluded."organises"
    ), sealed AS (
      INSERT INTO "Seal" ("subject", "secret")
      SELECT r."subject", r."secret" FROM won, json_to_recordset(${json(seals)}) AS r("subject" text, "secret" text)
      ON CONFLICT DO NOTHING
    ), unsealed AS (
      DELETE FROM "Seal" USING won WHERE "matchId" IS NULL AND ${ENDED.includes(league.phase)}::boolean
        AND "subject" = ANY(${gameIdsOf(league).map(gameSubject)}::text[])
    ), undrawn AS (
      DELETE FROM "LeagueDrawn" USING won WHERE "leagueId" = ${id} AND ${ENDED.includes(league.phase)}::boolean
    ), gone AS (
      DELETE FROM "LeaguePerson" USING won WHERE "leagueId" = ${id} AND "personId" NOT IN (
        SELECT json_array_elements_text(${json(peopleOf(league, host).map(({ personId }) => personId))}))
    ), chosen AS (
      INSERT INTO "LeagueDeck" ("leagueId", "personId", "seat", "deckId", "name", "list", "orders", "lockedAt")
      SELECT ${id}, r.* FROM won, json_to_recordset(${json(decks)}) AS r("personId" text, "seat" text, "deckId" text,
        "name" text, "list" json, "orders" json, "lockedAt" timestamptz)
      ON CONFLICT ("leagueId", "personId", "seat") DO UPDATE SET "deckId" = excluded."deckId", "name" = excluded."name",
        "list" = excluded."list", "orders" = excluded."orders", "lockedAt" = excluded."lockedAt"
    ), answered AS (
      DELETE FROM "MatchReport" USING won
      WHERE "seq" IN (SELECT r::text::bigint FROM json_array_elements_text(${json(reports.map(String))}) AS r)
    )`
}

async function write(prisma: Database, statement: Prisma.Sql, room: LeagueRoom | null): Promise<boolean> {
  try {
    const [counted] =
      room === null
        ? await prisma.direct<{ won: number }>(statement)
        : await inTurn(prisma, room.lock, prisma.$queryRaw<{ won: number }[]>(statement))
    return counted?.won === 1
  } catch (error) {
    // The same interaction (or, which the version forbids, the same event) was written meanwhile.
    if (isTaken(error)) return false
    throw error
  }
}
