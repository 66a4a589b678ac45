/** Ratings as people see them: profiles, the ladder of a server, what a game would change. */
import type { Seat } from '../contract/index.ts'
import { type AnyGame, findGame, type Games } from '../games/games.ts'
import type { Pair, PersonId } from '../leagues/league.ts'
import type { Rating } from '../leagues/ratings/glicko2.ts'
import {
  type FinishedGame,
  isListed,
  isProvisional,
  type PersonRatings,
  type RatingRecord,
  ratedAfter,
  ratingNow,
  thirdOfPair,
  type UnratedReason,
} from '../leagues/ratings/rated-games.ts'
import { isGone } from '../matches/api.ts'
import { Prisma, type RatedGame as Row } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import type { Badge, LadderRow, PersonRecord, Profile, Ratings, ShownRating, Tally } from './api.ts'
import { namesOf } from './rated-marks.ts'
import { type BothRatings, finishedGameOf, loadRatings } from './rating-rows.ts'

/** The dependencies of ratings. */
export interface StoredRatingsOptions {
  readonly prisma: Database
  readonly games: Games
  readonly clock: Clock
}

const NONE: Tally = { won: 0, drawn: 0, lost: 0 }
const MOST_OPPONENTS = 25
const MOST_DECKS = 25
const MOST_GAMES = 1_000
const MOST_UNCOUNTED = 10
/** A rating with more deviation is shown with a question mark. */
const SETTLED = 110

/** Ratings in the database. */
export class StoredRatings implements Ratings {
  readonly #options: StoredRatingsOptions

  constructor(options: StoredRatingsOptions) {
    this.#options = options
  }

  async profile(person: PersonId, reader: PersonId): Promise<Profile> {
    const { prisma } = this.#options
    const pools = await prisma.rating.findMany({
      where: { personId: person },
      orderBy: [{ game: 'asc' }, { format: 'asc' }],
    })
    const games = await prisma.ratedGame.findMany({
      where: { OR: [{ one: person }, { other: person }] },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      take: MOST_GAMES,
    })
    const hidden = person === reader ? new Set<string>() : await this.#hiding(games)
    const badges = await prisma.badge.findMany({ where: { personId: person }, orderBy: { at: 'desc' } })
    return {
      person,
      records: pools.flatMap(({ game, format, ratings }) => {
        const own = games.filter((row) => row.game === game && row.format === format).reverse()
        return this.#record(person, game, format, ratings as unknown as PersonRatings, own, hidden)
      }),
      uncounted: games
        .filter(({ why }) => why !== null)
        .slice(0, MOST_UNCOUNTED)
        .map(({ game, format, one, other, at, why }) => ({
          ...{ game, format, at, opponent: one === person ? other : one },
          why: why as UnratedReason,
        })),
      badges: badges.map(({ kind, leagueId, league, at }) => ({ kind: kind as Badge['kind'], leagueId, league, at })),
      leagues: await this.#leagues(person),
    }
  }

  async of(person: PersonId, game: string, format: string): Promise<ShownRating> {
    const { both } = await loadRatings(this.#options.prisma, { game, format }, person, this.#now())
    return this.#shown(both)
  }

  async ladder(
    guildId: string,
    game: string,
    format: string,
    { skip, most, reader }: { skip: number; most: number; reader: PersonId },
  ) {
    const now = this.#now()
    const rows = await this.#options.prisma.$queryRaw<{ personId: string; ratings: PersonRatings }[]>`
      SELECT r."personId", r."ratings" FROM "Rating" r
      WHERE r."game" = ${game} AND r."format" = ${format} AND EXISTS (SELECT 1 FROM "RatedGame" g
        WHERE g."guildId" = ${guildId} AND g."game" = ${game} AND g."format" = ${format} AND g."why" IS NULL
          AND r."personId" IN (g."one", g."other"))`
    const listed = rows
      .filter(({ personId, ratings: { both } }) => !isGone(personId) && isListed(both, now))
      .map(({ personId, ratings: { both } }) => ({
        person: personId,
        rating: this.#shown(both),
        lastAt: new Date(both.lastAt!),
      }))
      .sort((one, other) => other.rating.rating - one.rating.rating || (one.person < other.person ? -1 : 1))
    const places = listed.map((row, at): LadderRow => ({ ...row, place: at + 1 }))
    const own = places.find(({ person }) => person === reader) ?? null
    return { rows: places.slice(skip, skip + most), total: places.length, own }
  }

  async ofMatch(matchId: string) {
    const row = await this.#options.prisma.ratedGame.findUnique({ where: { id: matchId } })
    if (row === null) return null
    const change = row.change as unknown as BothRatings | null
    if (row.why !== null || change === null)
      return { counts: false as const, why: (row.why ?? 'noResult') as UnratedReason }
    return { counts: true as const, before: shownPair(change.before), after: shownPair(change.after) }
  }

  async stakes(person: PersonId, opponent: PersonId, game: string, format: string) {
    const { prisma } = this.#options
    const now = this.#now()
    const before: Pair<PersonRatings> = [
      await loadRatings(prisma, { game, format }, person, now),
      await loadRatings(prisma, { game, format }, opponent, now),
    ]
    const [own, theirs] = [[...(await namesOf(prisma, person, now))], [...(await namesOf(prisma, opponent, now))]]
    const met = await prisma.ratedGame.findMany({
      where: {
        game,
        format,
        OR: [
          { one: { in: own }, other: { in: theirs } },
          { one: { in: theirs }, other: { in: own } },
        ],
      },
    })
    const after = (scores: FinishedGame['scores']) =>
      ratedAfter(
        {
          id: '',
          persons: [person, opponent],
          scores,
          how: 'played',
          moved: [true, true],
          at: now,
          turns: null,
          league: false,
        },
        before,
      )[0].both.rating - before[0].both.rating
    const sideOf = (one: PersonId | null) => (one !== null && own.includes(one) ? person : opponent)
    const counted = met
      .filter(({ why }) => why === null)
      .map((row) => ({ ...finishedGameOf(row), persons: [sideOf(row.one), sideOf(row.other)] as const }))
    return {
      win: Math.round(after([1, 0])),
      loss: Math.round(after([0, 1])),
      counts: !thirdOfPair({ persons: [person, opponent], at: now }, counted),
      met: met.length,
    }
  }

  // -------------------------------------------------------------- parts of a profile

  #record(
    person: PersonId,
    gameId: string,
    format: string,
    ratings: PersonRatings,
    rows: readonly Row[],
    hidden: ReadonlySet<string>,
  ): readonly PersonRecord[] {
    const game = findGame(this.#options.games, gameId)
    if (game === undefined) return []
    const own = rows.map((row) => viewOf(game, row, person))
    const counted = own.filter(({ points }) => points !== null)
    const open = counted.filter(({ row }) => row.leagueId === null || !hidden.has(row.leagueId))
    const opponents = tallied(counted, ({ opponent }) => opponent)
    const decks = tallied(open, ({ deck, seat }) => (deck === null ? null : JSON.stringify([deck, seat])))
    return [
      {
        game: gameId,
        format,
        both: this.#shown(ratings.both),
        sides: Object.fromEntries(game.seats.map((seat, side) => [seat, this.#shown(ratings.sides[side as 0 | 1])])),
        tally: Object.fromEntries(game.seats.map((seat) => [seat, sum(counted.filter((one) => one.seat === seat))])),
        curve: own.flatMap(({ row, after }) => (after === null ? [] : [{ at: row.at, ...shownNumbers(after) }])),
        opponents: opponents.slice(0, MOST_OPPONENTS).map(([opponent, tally]) => ({ person: opponent, tally })),
        decks: decks.slice(0, MOST_DECKS).map(([key, tally]) => {
          const [name, seat] = JSON.parse(key) as [string, Seat]
          return { name, seat, tally }
        }),
      },
    ]
  }

  /** The running leagues among those of these games in which lists are hidden. */
  async #hiding(rows: readonly Row[]): Promise<ReadonlySet<string>> {
    const ids = [...new Set(rows.flatMap(({ leagueId }) => (leagueId === null ? [] : [leagueId])))]
    if (ids.length === 0) return new Set()
    const hiding = await this.#options.prisma.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "League" WHERE "id" IN (${Prisma.join(ids)}) AND "endedAt" IS NULL
        AND coalesce(("snapshot"::json #>> '{settings,decks,hidden}')::boolean, true)`
    return new Set(hiding.map(({ id }) => id))
  }

  async #leagues(person: PersonId): Promise<Profile['leagues']> {
    const rows = await this.#options.prisma.$queryRaw<
      { leagueId: string; name: string; player: string; final: string[] | null }[]
    >`
      SELECT l."id" AS "leagueId", l."name", p."player", l."snapshot"::json -> 'final' AS "final"
      FROM "LeaguePerson" p JOIN "League" l ON l."id" = p."leagueId"
      WHERE p."personId" = ${person} AND p."player" IS NOT NULL AND l."phase" NOT IN ('draft', 'cancelled')
      ORDER BY l."endedAt" DESC NULLS FIRST, l."createdAt" DESC LIMIT 50`
    return rows.map(({ leagueId, name, player, final }) => {
      const place = final?.indexOf(player) ?? -1
      return { leagueId, name, place: place < 0 ? null : place + 1 }
    })
  }

  #now(): number {
    return this.#options.clock.now().getTime()
  }

  #shown(record: RatingRecord): ShownRating {
    const now = this.#now()
    const { rating, deviation, games } = ratingNow(record, now)
    return { rating, deviation, provisional: isProvisional(record, now), games }
  }
}

const shownNumbers = ({ rating, deviation }: Rating) => ({ rating, deviation })

const shownPair = ([one, other]: Pair<Rating>): Pair<ShownRating> => [shownOf(one), shownOf(other)]
const shownOf = ({ rating, deviation }: Rating): ShownRating => ({
  rating,
  deviation,
  provisional: deviation > SETTLED,
  games: 0,
})

/** A game from the view of one of its players. */
interface OwnGame {
  readonly row: Row
  readonly seat: Seat
  readonly opponent: PersonId | null
  readonly deck: string | null
  /** Null: a game that does not count. */
  readonly points: number | null
  readonly after: Rating | null
}

function viewOf(game: AnyGame, row: Row, person: PersonId): OwnGame {
  const side = row.one === person ? 0 : 1
  const { scores, how } = finishedGameOf(row)
  const deck = (row.decks as unknown as Pair<string | null>)[side]
  const change = row.change as unknown as BothRatings | null
  return {
    row,
    seat: game.seats[side]!,
    opponent: side === 0 ? row.other : row.one,
    deck,
    points: how === 'void' || row.why !== null ? null : scores[side],
    after: change?.after[side] ?? null,
  }
}

const sum = (games: readonly OwnGame[]): Tally =>
  games.reduce(
    (tally, { points }) => ({
      won: tally.won + (points === 1 ? 1 : 0),
      drawn: tally.drawn + (points === 0.5 ? 1 : 0),
      lost: tally.lost + (points === 0 ? 1 : 0),
    }),
    NONE,
  )

/** Results by a key, the most frequent first. */
function tallied(
  games: readonly OwnGame[],
  key: (one: OwnGame) => string | null,
): readonly (readonly [string, Tally])[] {
  const groups = new Map<string, OwnGame[]>()
  for (const one of games) {
    const name = key(one)
    if (name !== null) groups.set(name, [...(groups.get(name) ?? []), one])
  }
  return [...groups]
    .sort(([one, own], [other, theirs]) => theirs.length - own.length || (one < other ? -1 : 1))
    .map(([name, own]) => [name, sum(own)] as const)
}
