/**
 * The data that the program stores of a person: it shows them, exports them, and deletes them. Matches and
 * leagues belong to others, too, so that the person in them becomes a name that stands for nobody.
 */
import { randomBytes } from 'node:crypto'
import { nobodyOf } from '../matches/nobody.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'

/**
 * `rows`: the rows are deleted; `name`: the person in them becomes nobody; `mark`: the row stays without the person, as a mark
 * that names nobody; `kept`: they are the setting of another person.
 */
type Way = 'rows' | 'name' | 'mark' | 'kept'

/** Every column that names a person, as `Table.column`, and what deleting does to it. A test finds columns that are missing. */
export const PERSONAL_COLUMNS: Readonly<Record<string, Way>> = {
  'Person.id': 'rows',
  'WorkingTime.personId': 'rows',
  'Deck.personId': 'rows',
  'Call.personId': 'rows',
  'DmChannel.personId': 'rows',
  'LessonOffer.personId': 'rows',
  'Block.by': 'rows',
  // Somebody who has blocked a person must not meet them again because that person has deleted their data.
  'Block.whom': 'kept',
  'Player.personId': 'name',
  // The seed follows from the hash of a word: only its text goes.
  'SealWord.personId': 'name',
  'Challenge.by': 'name',
  'Challenge.to': 'name',
  'LeaguePerson.personId': 'name',
  'LeagueEvent.by': 'name',
  'LeagueDeck.personId': 'name',
  'LeagueEffect.personId': 'rows',
  'LeagueWatch.personId': 'rows',
  'RatedGame.one': 'name',
  'RatedGame.other': 'name',
  // The people of a game are rated together: the ratings of the others rest on it.
  'Rating.personId': 'name',
  'Badge.personId': 'rows',
  'GivenRole.personId': 'rows',
  'LeagueInvitation.personId': 'rows',
  'LeagueInvitation.by': 'rows',
  'QueueTicket.personId': 'rows',
  'QueueOffer.one': 'rows',
  'QueueOffer.other': 'rows',
  // Limits protect others: deleting resets none of them.
  'LimitUse.personId': 'mark',
}

/** Columns of leagues that hold persons within JSON. */
const WITHIN = { League: ['organisers', 'snapshot'], LeagueEvent: ['data'], LeagueEffect: ['data'] } as const

/** The number of things that are stored of a person. */
export interface StoredOfPerson {
  readonly decks: number
  readonly running: number
  readonly over: number
  readonly blocks: number
  /** Challenges by them or to them that still wait, the first made first. */
  readonly challenges: readonly { readonly id: string; readonly mine: boolean }[]
}

/** The dependencies of the personal data. */
export interface PersonalDataOptions {
  readonly prisma: Database
  readonly clock: Pick<Clock, 'now'>
  /** Returns the pools of a person in leagues. They follow from the seeds of the leagues, and stand in no table. */
  readonly pools: (person: string) => Promise<readonly object[]>
  /** Returns the statement that marks a person in leagues in which they must not draw another pool. */
  readonly markDrawn: (person: string) => Prisma.Sql
  /** Returns the statement that marks a person with rated games, whose name from now on is given. */
  readonly markRated: (person: string, nobody: string) => Promise<Prisma.Sql>
  /** Ends the running rated matches and games of leagues of a person as conceded. */
  readonly concede: (person: string) => Promise<void>
  /** Called when a person was deleted: nothing of them may stay in memory. */
  readonly erased: (person: string) => Promise<void>
}

/** Reads and deletes what is stored of people. */
export class PersonalData {
  readonly #options: PersonalDataOptions

  constructor(options: PersonalDataOptions) {
    this.#options = options
  }

  /** Returns how much is stored of a person. */
  async of(person: string): Promise<StoredOfPerson> {
    const { prisma } = this.#options
    const matches = (status: string) => prisma.player.count({ where: { personId: person, match: { status } } })
    const open = await prisma.challenge.findMany({
      where: { status: { in: ['draft', 'open'] }, OR: [{ by: person }, { to: person }] },
      orderBy: { createdAt: 'asc' },
      select: { id: true, by: true },
    })
    return {
      decks: await prisma.deck.count({ where: { personId: person } }),
      running: await matches('running'),
      over: await matches('over'),
      blocks: await prisma.block.count({ where: { by: person } }),
      challenges: open.map(({ id, by }) => ({ id, mine: by === person })),
    }
  }

  /** Returns everything that is stored of a person and that they may know, as JSON text. */
  async export(person: string): Promise<string> {
    const { prisma, clock, pools } = this.#options
    const rows = (statement: Prisma.Sql) => prisma.$queryRaw<object[]>(statement)
    const of = (table: string, column = 'personId') =>
      rows(Prisma.sql`SELECT * FROM ${Prisma.raw(`"${table}"`)} WHERE ${Prisma.raw(`"${column}"`)} = ${person}`)
    const all = {
      person,
      exportedAt: clock.now(),
      settings: await of('Person', 'id'),
      workingTime: await of('WorkingTime'),
      blocked: await rows(Prisma.sql`SELECT "whom", "at" FROM "Block" WHERE "by" = ${person}`),
      directMessages: await of('DmChannel'),
      calls: await of('Call'),
      firstGameOffered: await of('LessonOffer'),
      decks: await of('Deck'),
      challenges: await of('Challenge', 'by'),
      // The deck of its author is their secret.
      challengesReceived: await rows(Prisma.sql`SELECT "id", "game", "format", "rated", "status", "createdAt", "matchId"
        FROM "Challenge" WHERE "to" = ${person}`),
      matches: await rows(Prisma.sql`SELECT m."id", p."seat", m."game", m."format", m."rated", m."status", m."guildId",
          m."threadId", m."startedAt", m."endedAt", m."outcome", p."misses"
        FROM "Player" p JOIN "Match" m ON m."id" = p."matchId" WHERE p."personId" = ${person} ORDER BY m."startedAt"`),
      answers: await rows(Prisma.sql`SELECT l."matchId", l."seq", l."at", l."data"->'answers' AS "answers"
        FROM "Player" p JOIN "Move" l ON l."matchId" = p."matchId" AND l."seat" = p."seat"
        WHERE p."personId" = ${person} AND l."origin" = 'player' ORDER BY l."at", l."seq"`),
      // Their own half: the rest is their opponent's.
      counts: await rows(Prisma.sql`SELECT c."matchId", c."counts"->'seats'->p."seat" AS "counts"
        FROM "Player" p JOIN "MatchCount" c ON c."matchId" = p."matchId" WHERE p."personId" = ${person}`),
      // It is only made once the hands of its match are open.
      analyses: await rows(Prisma.sql`SELECT a.* FROM "Player" p JOIN "Analysis" a ON a."matchId" = p."matchId"
        WHERE p."personId" = ${person} ORDER BY a."matchId"`),
      words: await rows(Prisma.sql`SELECT w."subject", w."text", s."matchId" FROM "SealWord" w
        JOIN "Seal" s ON s."subject" = w."subject" WHERE w."personId" = ${person}`),
      leagues: await of('LeaguePerson'),
      leagueDecks: await of('LeagueDeck'),
      leaguePools: await pools(person),
      leagueEvents: await leagueEventsOf(prisma, person),
      leagueMessages: await of('LeagueEffect'),
      leaguesAwaited: await of('LeagueWatch'),
      ratings: await of('Rating'),
      ratedGames: [...(await ratedGamesOf(prisma, person, 0)), ...(await ratedGamesOf(prisma, person, 1))],
      badges: await of('Badge'),
      rolesGiven: await of('GivenRole'),
      invitationsToOrganise: await of('LeagueInvitation'),
      searches: await of('QueueTicket'),
      opponentsOffered: [...(await offersOf(prisma, person, 0)), ...(await offersOf(prisma, person, 1))],
      limits: await rows(Prisma.sql`SELECT "name", "times", "until" FROM "LimitUse" WHERE "personId" = ${person}`),
      standingOrders: await ofSeat(prisma, person, 'StandingOrder'),
      drafts: await ofSeat(prisma, person, 'Draft'),
    }
    return JSON.stringify(all, (_, value) => (typeof value === 'bigint' ? Number(value) : value), 1)
  }

  /** Deletes what is stored of a person, all or nothing. Doing it twice does no harm. */
  async erase(person: string): Promise<void> {
    const { prisma, clock, markDrawn, markRated, concede, erased } = this.#options
    await concede(person)
    const ways = Object.entries(PERSONAL_COLUMNS).map(([name, way]) => ({ way, at: placeOf(name) }))
    const nobody = nobodyOf(randomBytes(8).toString('hex'))
    const [was, becomes] = [JSON.stringify(person), JSON.stringify(nobody)]
    const rated = await markRated(person, nobody)
    await prisma.$transaction([
      // A person who had a pool must not draw another one by coming back.
      prisma.$executeRaw(markDrawn(person)),
      // Nor may they lose as a newcomer again and again.
      prisma.$executeRaw(rated),
      // Ratings name the opponents that they were made against.
      prisma.$executeRaw`UPDATE "Rating" SET "ratings" = replace("ratings"::text, ${was}, ${becomes})::json
        WHERE position(${was} IN "ratings"::text) > 0`,
      prisma.$executeRaw`DELETE FROM "StandingOrder" o USING "Player" p
        WHERE p."matchId" = o."matchId" AND p."seat" = o."seat" AND p."personId" = ${person}`,
      prisma.$executeRaw`DELETE FROM "Draft" d USING "Player" p
        WHERE p."matchId" = d."matchId" AND p."seat" = d."seat" AND p."personId" = ${person}`,
      // It judges their choices. It can be made again, without their name.
      prisma.$executeRaw`DELETE FROM "Analysis" a USING "Player" p
        WHERE p."matchId" = a."matchId" AND p."personId" = ${person}`,
      prisma.$executeRaw`UPDATE "SealWord" SET "text" = NULL WHERE "personId" = ${person}`,
      prisma.$executeRaw`DELETE FROM "Seal" s USING "Challenge" c WHERE c."id" = s."subject" AND s."matchId" IS NULL
        AND (c."by" = ${person} OR c."to" = ${person}) AND c."status" <> 'accepted'`,
      prisma.$executeRaw`DELETE FROM "Challenge" WHERE ("by" = ${person} OR "to" = ${person}) AND "status" <> 'accepted'`,
      ...Object.entries(WITHIN).flatMap(([table, columns]) =>
        columns.map((column) => rename(prisma, table, column, { person, was, becomes })),
      ),
      // A process that has read a league before must not write it back. One that runs takes the place back at once.
      prisma.$executeRaw`UPDATE "League" SET "version" = "version" + 1,
          "nextAt" = CASE WHEN "endedAt" IS NULL THEN least("nextAt", ${clock.now()}::timestamptz) ELSE "nextAt" END
        WHERE "id" IN (SELECT "leagueId" FROM "LeaguePerson" WHERE "personId" = ${person})`,
      // Nor must one that is making ratings.
      prisma.$executeRaw`UPDATE "RatingPool" SET "version" = "version" + 1`,
      // Searches that have found this person go on.
      prisma.$executeRaw`UPDATE "QueueTicket" SET "offerId" = NULL WHERE "offerId" IN (
        SELECT "id" FROM "QueueOffer" WHERE ("one" = ${person} OR "other" = ${person}) AND "matchId" IS NULL)`,
      prisma.$executeRaw`UPDATE "QueueTicket" SET "declined" = replace("declined"::text, ${was}, ${becomes})::json
        WHERE position(${was} IN "declined"::text) > 0`,
      ...ways
        .filter(({ way }) => way === 'rows')
        .map(({ at }) => prisma.$executeRaw`DELETE FROM ${at.table} WHERE ${at.column} = ${person}`),
      ...ways
        .filter(({ way }) => way === 'name')
        .map(
          ({ at }) =>
            prisma.$executeRaw`UPDATE ${at.table} SET ${at.column} = ${nobody} WHERE ${at.column} = ${person}`,
        ),
      ...ways
        .filter(({ way }) => way === 'mark')
        .map(({ at }) => prisma.$executeRaw`UPDATE ${at.table} SET ${at.column} = NULL WHERE ${at.column} = ${person}`),
    ])
    await erased(person)
  }
}

/** Renames a person within the JSON of their leagues. */
function rename(
  prisma: Database,
  table: string,
  column: string,
  { person, was, becomes }: { readonly person: string; readonly was: string; readonly becomes: string },
) {
  const { table: where, column: json } = placeOf(`${table}.${column}`)
  const league = Prisma.raw(table === 'League' ? '"id"' : '"leagueId"')
  const type = Prisma.raw(column === 'snapshot' ? 'text' : 'json')
  return prisma.$executeRaw`UPDATE ${where} SET ${json} = replace(${json}::text, ${was}, ${becomes})::${type}
    WHERE ${league} IN (SELECT "leagueId" FROM "LeaguePerson" WHERE "personId" = ${person})`
}

const placeOf = (name: string) => {
  const [table = '', column = ''] = name.split('.')
  return { table: Prisma.raw(`"${table}"`), column: Prisma.raw(`"${column}"`) }
}

/** The rows of a person's own seats in matches. */
const ofSeat = (prisma: Database, person: string, table: 'StandingOrder' | 'Draft') =>
  prisma.$queryRaw<object[]>`SELECT t.* FROM ${Prisma.raw(`"${table}"`)} t
    JOIN "Player" p ON p."matchId" = t."matchId" AND p."seat" = t."seat" WHERE p."personId" = ${person}`

/** The acts of a person in leagues, and the events of their place there. The seed of a pairing stays secret. */
const leagueEventsOf = (prisma: Database, person: string) =>
  prisma.$queryRaw<object[]>`SELECT e."leagueId", e."seq", e."at", e."data"::jsonb - 'seed' AS "data"
    FROM "LeaguePerson" p JOIN "LeagueEvent" e ON e."leagueId" = p."leagueId"
    WHERE p."personId" = ${person} AND (e."by" = ${person} OR e."data"->>'player' = p."player")
    ORDER BY e."leagueId", e."seq"`

/** A person's half of their rated games, as side 0 or 1. */
const ratedGamesOf = (prisma: Database, person: string, side: 0 | 1) =>
  prisma.$queryRaw<object[]>`SELECT "id", "game", "format", "guildId", "leagueId", "at", "why",
      "data"#>>ARRAY['scores', ${`${side}`}] AS "score", "decks"->>${side}::int AS "deck",
      "change"#>ARRAY['before', ${`${side}`}] AS "before", "change"#>ARRAY['after', ${`${side}`}] AS "after"
    FROM "RatedGame" WHERE ${Prisma.raw(side === 0 ? '"one"' : '"other"')} = ${person} ORDER BY "at", "id"`

/** A person's half of the offers that the queue has made. */
const offersOf = (prisma: Database, person: string, side: 0 | 1) =>
  prisma.$queryRaw<object[]>`SELECT "id", "seats"->>${side}::int AS "seat", "terms", "decks"->>${side}::int AS "deck",
      "accepted"->${side}::int AS "accepted", "at", "until", "matchId"
    FROM "QueueOffer" WHERE ${Prisma.raw(side === 0 ? '"one"' : '"other"')} = ${person} ORDER BY "at", "id"`
