/**
 * Ratings in the database. All ratings of one game and format are a pool. A game that is later than all others of its two
 * players changes their two rows alone, however many people there are; a correction makes the pool anew.
 */
import type { Pair, PersonId } from '../leagues/league.ts'
import type { Rating } from '../leagues/ratings/glicko2.ts'
import {
  type FinishedGame,
  type PersonRatings,
  ratedAfter,
  rateGames,
  STRANGER,
  type UnratedReason,
  whyUnrated,
} from '../leagues/ratings/rated-games.ts'
import { type SidedGame, sideAdvantage } from '../leagues/ratings/side-advantage.ts'
import { Prisma, type RatedGame } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import { DAY_MS } from '../time/lengths.ts'
import { namesOf, type RatedNames, ratedNames } from './rated-marks.ts'

/** The pool to which a game belongs, with facts that are shown beside it. */
export interface RatingMeta {
  readonly game: string
  readonly format: string
  readonly guildId: string | null
  readonly leagueId: string | null
  readonly decks: Pair<string | null>
}

/** A change of both ratings by one game: all ratings of both persons, before and after. */
export interface BothRatings {
  readonly before: Pair<Rating>
  readonly after: Pair<Rating>
}

/** A game with its effect, as it is written. */
interface RatedGameRow {
  readonly finished: FinishedGame
  readonly meta: RatingMeta
  readonly why: UnratedReason | null
  readonly change: BothRatings | null
}

interface PoolWrite {
  readonly version: number
  readonly games: readonly RatedGameRow[]
  readonly people: ReadonlyMap<PersonId, PersonRatings>
  /** Whether `people` are all people of the pool. */
  readonly whole: boolean
  readonly reports: readonly bigint[]
  /** The matches whose messages say from now on that they do not count, or no longer say it. */
  readonly told: readonly string[]
}

const TRIES = 20
/** Games of the last days decide whether one more of the same two, or one more time-out, counts. */
const LATELY_DAYS = 31

/**
 * Rates a finished game, or rates it anew with another result.
 *
 * @param read reads the game; again after a lost race, since one of its persons may have deleted their data
 * @param reports rows of `MatchReport` that this answers
 */
export async function rateGame(
  prisma: Database,
  read: () => Promise<FinishedGame>,
  meta: RatingMeta,
  reports: readonly bigint[] = [],
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const finished = await read()
    const write = (await appended(prisma, finished, meta)) ?? (await remade(prisma, meta, { finished, meta }))
    if (await commitPool(prisma, meta, { ...write, reports })) return
  }
  throw new Error(`the ratings of ${meta.game} were changed too often`)
}

type PoolName = Pick<RatingMeta, 'game' | 'format'>

const poolOf = async (prisma: Database, { game, format }: PoolName) =>
  (await prisma.ratingPool.findUnique({ where: { game_format: { game, format } } })) ?? { version: 0, advantage: 0 }

/** Returns the ratings of a person in a pool: those of before if they have deleted their data since. @param now in ms */
export async function loadRatings(
  prisma: Database,
  { game, format }: PoolName,
  person: PersonId,
  now: number,
): Promise<PersonRatings> {
  const at = (personId: PersonId) =>
    prisma.rating.findUnique({ where: { game_format_personId: { game, format, personId } } })
  const own = await at(person)
  if (own !== null) return own.ratings as unknown as PersonRatings
  const former = await prisma.rating.findMany({
    where: { game, format, personId: { in: [...(await namesOf(prisma, person, now))] } },
  })
  const ratings = former.map((row) => row.ratings as unknown as PersonRatings)
  return ratings.sort((one, other) => (other.both.lastAt ?? 0) - (one.both.lastAt ?? 0))[0] ?? STRANGER
}

/** The worth of side 0 in a new game: in a season that of its first game, so that it stays the same; else the present one. */
async function advantageIn(prisma: Database, { leagueId }: RatingMeta, present: number): Promise<number> {
  if (leagueId === null) return present
  const first = await prisma.ratedGame.findFirst({ where: { leagueId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })
  return first === null ? present : (finishedGameOf(first).advantage ?? 0)
}

/** The worth of side 0 in a season, and what its own games give for the next one; `fitted` is null without games that count. */
export interface SeasonAdvantage {
  readonly worth: number
  readonly fitted: number | null
}

/** Returns the worth of side 0 in a season, in points of rating. */
export async function seasonAdvantage(
  prisma: Database,
  { game, format, leagueId }: PoolName & { readonly leagueId: string },
): Promise<SeasonAdvantage> {
  const rows = await prisma.ratedGame.findMany({ where: { leagueId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })
  const [first] = rows
  const worth =
    first === undefined ? (await poolOf(prisma, { game, format })).advantage : (finishedGameOf(first).advantage ?? 0)
  const counted = rows.flatMap((row): SidedGame[] => {
    const change = row.change as unknown as BothRatings | null
    if (change === null) return []
    const [one, other] = change.before
    return [{ difference: one.rating - other.rating, score: finishedGameOf(row).scores[0] }]
  })
  return { worth, fitted: counted.length === 0 ? null : sideAdvantage(counted) }
}

/** The games from now on are rated with what the games of a season that is over have given. Doing it twice changes nothing. */
export async function fitAdvantage(prisma: Database, season: PoolName & { readonly leagueId: string }): Promise<void> {
  const { game, format } = season
  const { fitted } = await seasonAdvantage(prisma, season)
  if (fitted === null) return
  // A game that is being rated with the former worth is rated again with this one.
  await prisma.ratingPool.updateMany({
    where: { game, format },
    data: { advantage: fitted, version: { increment: 1 } },
  })
}

/** A game that is later than all games of its two players. Null if it is not, or if it was rated before. */
async function appended(prisma: Database, given: FinishedGame, meta: RatingMeta): Promise<PoolWrite | null> {
  const pool = await poolOf(prisma, meta)
  if ((await prisma.ratedGame.count({ where: { id: given.id } })) > 0) return null
  const finished = { ...given, advantage: await advantageIn(prisma, meta, pool.advantage) }
  const [one, other] = finished.persons
  if (one === null || other === null)
    return { ...blank(pool.version), games: [{ finished, meta, why: 'practice', change: null }], told: [finished.id] }
  const before: Pair<PersonRatings> = [
    await loadRatings(prisma, meta, one, finished.at),
    await loadRatings(prisma, meta, other, finished.at),
  ]
  if (before.some(({ both }) => both.lastAt !== null && both.lastAt > finished.at)) return null
  const all = [...(await namesOf(prisma, one, finished.at)), ...(await namesOf(prisma, other, finished.at))]
  const lately = await prisma.ratedGame.findMany({
    where: {
      game: meta.game,
      format: meta.format,
      why: null,
      at: { gt: new Date(finished.at - LATELY_DAYS * DAY_MS) },
      OR: [{ one: { in: all } }, { other: { in: all } }],
    },
  })
  const named = byRatedNames(await ratedNames(prisma, [...all, ...lately.flatMap(personsOf)], finished.at))
  const why = whyUnrated(named(finished), lately.map(finishedGameOf).map(named))
  if (why !== null)
    return { ...blank(pool.version), games: [{ finished, meta, why, change: null }], told: [finished.id] }
  const after = ratedAfter(named(finished), before)
  const change = { before: plainOf(before), after: plainOf(after) }
  const people = new Map([
    [one, after[0]],
    [other, after[1]],
  ])
  return { ...blank(pool.version), games: [{ finished, meta, why, change }], people }
}

const blank = (version: number): PoolWrite => ({
  version,
  games: [],
  people: new Map(),
  whole: false,
  reports: [],
  told: [],
})

const plainOf = ([one, other]: Pair<PersonRatings>): Pair<Rating> => [plain(one.both), plain(other.both)]
const plain = ({ rating, deviation, volatility }: Rating): Rating => ({ rating, deviation, volatility })

const personsIn = ({ persons }: FinishedGame): readonly PersonId[] => persons.flatMap((person) => person ?? [])
const personsOf = ({ one, other }: RatedGame): readonly PersonId[] => [one, other].flatMap((person) => person ?? [])

/** Returns a game with the names under which its persons are rated: the same person counts once, whatever they deleted. */
const byRatedNames =
  (names: RatedNames) =>
  (game: FinishedGame): FinishedGame => {
    const [one, other] = game.persons.map((person) => (person === null ? null : (names.get(person) ?? person)))
    return { ...game, persons: [one ?? null, other ?? null] }
  }

/** Makes all ratings of a pool anew, with one game more, or with another end of a game. */
async function remade(
  prisma: Database,
  { game, format }: PoolName,
  added: Pick<RatedGameRow, 'finished' | 'meta'>,
): Promise<PoolWrite> {
  const pool = await poolOf(prisma, { game, format })
  const rows = await prisma.ratedGame.findMany({ where: { game, format }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })
  const known = rows
    .filter(({ id }) => id !== added.finished.id)
    .map((row) => ({ finished: finishedGameOf(row), meta: metaOf(row) }))
  const advantage =
    rows.map(finishedGameOf).find(({ id }) => id === added.finished.id)?.advantage ??
    (await advantageIn(prisma, added.meta, pool.advantage))
  const games = [...known, { ...added, finished: { ...added.finished, advantage } }].sort(
    (one, other) => one.finished.at - other.finished.at,
  )
  const names = await ratedNames(
    prisma,
    games.flatMap(({ finished }) => personsIn(finished)),
    Math.max(0, ...games.map(({ finished }) => finished.at)),
  )
  const rated = rateGames(games.map(({ finished }) => finished).map(byRatedNames(names)))
  const people = new Map(
    games
      .flatMap(({ finished }) => personsIn(finished))
      .flatMap((person) => {
        const own = rated.people.get(names.get(person) ?? person)
        return own === undefined ? [] : [[person, own] as const]
      }),
  )
  const changes = new Map<string, BothRatings>()
  for (let at = 0; at + 1 < rated.changes.length; at += 2) {
    const [one, other] = [rated.changes[at]!, rated.changes[at + 1]!]
    changes.set(one.game, { before: [one.before, other.before], after: [one.after, other.after] })
  }
  const former = new Map(rows.map(({ id, why }) => [id, why]))
  return {
    ...blank(pool.version),
    told: games.flatMap(({ finished: { id } }) =>
      (former.get(id) ?? null) === (rated.unrated.get(id) ?? null) ? [] : [id],
    ),
    games: games.map((one) => ({
      ...one,
      why: rated.unrated.get(one.finished.id) ?? null,
      change: changes.get(one.finished.id) ?? null,
    })),
    people,
    whole: true,
  }
}

/** Returns the game of a row. */
export function finishedGameOf({ id, one, other, at, leagueId, data }: RatedGame): FinishedGame {
  const facts = data as unknown as Pick<FinishedGame, 'scores' | 'how' | 'moved' | 'turns' | 'advantage'>
  return { id, persons: [one, other], ...facts, at: at.getTime(), league: leagueId !== null }
}

const metaOf = ({ game, format, guildId, leagueId, decks }: RatedGame): RatingMeta => ({
  game,
  format,
  guildId,
  leagueId,
  decks: decks as unknown as Pair<string | null>,
})

const json = (value: unknown) => Prisma.sql`${JSON.stringify(value)}::json`

/** Writes a pool unless anybody else has changed it since it was read. @returns whether it was written */
async function commitPool(prisma: Database, { game, format }: PoolName, write: PoolWrite): Promise<boolean> {
  const { version, games, people, whole, reports, told } = write
  const rows = games.map(
    ({ finished: { id, persons, at, scores, how, moved, turns, advantage }, meta, why, change }) => ({
      id,
      guildId: meta.guildId,
      leagueId: meta.leagueId,
      one: persons[0],
      other: persons[1],
      data: { scores, how, moved, turns, ...(advantage === undefined ? {} : { advantage }) },
      decks: meta.decks,
      at: new Date(at),
      why,
      change,
    }),
  )
  const ratings = [...people].map(([personId, own]) => ({ personId, ratings: own }))
  const effects = games
    .filter(({ finished }) => told.includes(finished.id))
    .map(({ finished: { id, at }, meta }) => ({
      id: `${id}.rated.${version + 1}`,
      leagueId: meta.leagueId,
      data: { matchId: id },
      at: new Date(at),
    }))
  const [counted] = await prisma.direct<{ won: number }>(Prisma.sql`
    WITH won AS (
      INSERT INTO "RatingPool" ("game", "format", "version", "advantage") VALUES (${game}, ${format}, 1, 0)
      ON CONFLICT ("game", "format") DO UPDATE SET "version" = "RatingPool"."version" + 1
        WHERE "RatingPool"."version" = ${version}::int
      RETURNING "version" AS "now"
    ), rated AS (
      INSERT INTO "RatedGame" ("id", "game", "format", "guildId", "leagueId", "one", "other", "data", "decks", "at", "why",
        "change")
      SELECT r."id", ${game}, ${format}, r."guildId", r."leagueId", r."one", r."other", r."data", r."decks", r."at",
        r."why", r."change"
      FROM won, json_to_recordset(${json(rows)}) AS r("id" text, "guildId" text, "leagueId" text, "one" text,
        "other" text, "data" json, "decks" json, "at" timestamptz, "why" text, "change" json)
      ON CONFLICT ("id") DO UPDATE SET "data" = excluded."data", "at" = excluded."at", "why" = excluded."why",
        "change" = excluded."change", "one" = excluded."one", "other" = excluded."other"
    ), people AS (
      INSERT INTO "Rating" ("game", "format", "personId", "ratings")
      SELECT ${game}, ${format}, r."personId", r."ratings"
      FROM won, json_to_recordset(${json(ratings)}) AS r("personId" text, "ratings" json)
      ON CONFLICT ("game", "format", "personId") DO UPDATE SET "ratings" = excluded."ratings"
    ), gone AS (
      DELETE FROM "Rating" USING won WHERE ${whole}::boolean AND "game" = ${game} AND "format" = ${format}
        AND "personId" NOT IN (SELECT json_array_elements_text(${json([...people.keys()])}))
    ), told AS (
      INSERT INTO "LeagueEffect" ("id", "leagueId", "kind", "data", "at")
      SELECT r."id", r."leagueId", 'showRated', r."data", r."at"
      FROM won, json_to_recordset(${json(effects)}) AS r("id" text, "leagueId" text, "data" json, "at" timestamptz)
      ON CONFLICT ("id") DO NOTHING
    ), answered AS (
      DELETE FROM "MatchReport" USING won
      WHERE "seq" IN (SELECT r::text::bigint FROM json_array_elements_text(${json(reports.map(String))}) AS r)
    )
    SELECT count(*)::int AS "won" FROM won`)
  return counted?.won === 1
}
