/**
 * Statistics of servers, leagues and people. Sums of servers and leagues are made at night, and only if enough has changed that
 * nobody reads one match by the difference; a person's own figures are made when they ask.
 */
import { setImmediate } from 'node:timers/promises'
import type { Seat, SeatNumbers } from '../contract/index.ts'
import { type AnyGame, type Games, gameOf } from '../games/games.ts'
import { type OpponentLevel, practiceLevel } from '../matches/practice/practice.ts'
import { seatOfPerson } from '../matches/sight.ts'
import type { Database } from '../storage/open.ts'
import { countEnded, type EndedRecord, endedMatches, type MatchFilter, withCounts } from './counted-rows.ts'
import { areEnough, type Member, markOf, mayRenew, memberOfMark } from './figures/renewing.ts'
import { type CountedMatch, type MatchSums, readSums, SumMaker, shareWon, sumsOf } from './figures/sums.ts'
import { countsVersion } from './match-counts.ts'

/** A server or a league. */
export interface StatisticsScope {
  readonly of: 'server' | 'league'
  readonly id: string
}

/** Sums as they may be read. */
export interface ReadableSums {
  readonly sums: MatchSums
  readonly madeAt: Date
  /** Why cards and decks are left out: the league is running, or too few other matches are in the sums of its server. */
  readonly closed: 'running' | 'few' | null
}

/** Games against the practice opponent of one level. */
export interface LevelRecord {
  readonly level: OpponentLevel
  readonly won: number
  readonly games: number
}

/** A game of a person's own; opponents are numbered in the order in which they were met. */
export interface OwnGame {
  readonly endedAt: Date
  readonly seat: Seat
  readonly deck: string
  readonly opponent: number
  readonly won: number
  readonly kind: string
  readonly turns: number
}

/** The figures that a person may know of their own play. */
export interface OwnFigures {
  readonly sums: MatchSums
  /** The numbers of each match, the first ended first. */
  readonly numbers: readonly SeatNumbers[]
  readonly games: readonly OwnGame[]
  readonly levels: readonly LevelRecord[]
}

/** The dependencies. */
export interface StatisticsOptions {
  readonly prisma: Database
  readonly games: Games
  readonly clock: { now(): Date }
}

/** This many matches are added up at once. */
const TOGETHER = 50

const scopeName = ({ of, id }: StatisticsScope): string => `${of} ${id}`
const wantedIn = ({ of, id }: StatisticsScope, game: string, format: string): MatchFilter => ({
  ...(of === 'server' ? { guildId: id } : { leagueId: id }),
  game,
  format,
})

const memberOf = ({ record, open }: EndedRecord): Member => ({
  id: record.id,
  open,
  people: Object.values(record.players),
})

/** Makes and reads statistics. */
export class StoredStatistics {
  readonly #options: StatisticsOptions

  constructor(options: StatisticsOptions) {
    this.#options = options
  }

  // -------------------------------------------------------------- making

  /** Counts what has ended, and renews the sums that may be renewed: once a night. */
  async nightly(): Promise<void> {
    const { prisma, games } = this.#options
    await countEnded(prisma, games)
    await this.renew()
  }

  /** Renews the sums of all servers and leagues as far as enough has changed. @returns how many were written */
  async renew(): Promise<number> {
    let written = 0
    for (const { scope, game, format } of await this.#places())
      if (await this.#renewOne(scope, game, format)) written += 1
    return written
  }

  /** Counts every match again, and makes the sums again over the same matches. @returns the number of matches */
  async restat(): Promise<number> {
    const { prisma, games } = this.#options
    await prisma.matchCount.deleteMany({})
    const done = await countEnded(prisma, games)
    await prisma.statisticsSum.updateMany({ data: { version: '' } })
    await this.renew()
    return done
  }

  /** Servers and leagues that have finished matches, by game and format. */
  async #places(): Promise<
    readonly { readonly scope: StatisticsScope; readonly game: string; readonly format: string }[]
  > {
    const { prisma, games } = this.#options
    const rows = await prisma.$queryRaw<{ of: StatisticsScope['of']; id: string; game: string; format: string }[]>`
      SELECT DISTINCT 'server' AS "of", m."guildId" AS "id", m."game", m."format" FROM "Match" m
        WHERE m."status" = 'over' AND m."guildId" IS NOT NULL
      UNION SELECT DISTINCT 'league', g."leagueId", m."game", m."format" FROM "LeagueGame" g
        JOIN "Match" m ON m."id" = g."matchId" WHERE m."status" = 'over'
      ORDER BY 1, 2, 3, 4`
    return rows
      .filter(({ game }) => Object.hasOwn(games, game))
      .map(({ of, id, game, format }) => ({ scope: { of, id }, game, format }))
  }

  async #renewOne(scope: StatisticsScope, gameId: string, format: string): Promise<boolean> {
    const { prisma, games, clock } = this.#options
    const game = gameOf(games, gameId)
    const ended = await endedMatches(prisma, games, wantedIn(scope, gameId, format), clock.now())
    const found = ended.filter(({ practice, withheld }) => !practice && !withheld)
    const where = { scope_game_format: { scope: scopeName(scope), game: gameId, format } }
    const stored = await prisma.statisticsSum.findUnique({ where })
    const before = (stored?.members ?? []) as string[]
    const fresh =
      mayRenew(before, found.map(memberOf), await this.#peopleOf(before, found)) || isFinal(scope, found, before)
    if (!fresh && (stored === null || stored.version === countsVersion(game))) return false
    // Counted in another way, sums keep their matches until enough has changed.
    const wasOpen = new Map(before.map(memberOfMark).map(({ id, open }) => [id, open]))
    const members = fresh
      ? found
      : ended.flatMap((one) => {
          const open = wasOpen.get(one.record.id)
          return open === undefined ? [] : [{ ...one, open }]
        })
    const sums = await this.#sumsOver(members, game)
    const row = {
      version: countsVersion(game),
      madeAt: fresh ? clock.now() : (stored?.madeAt ?? clock.now()),
      members: members.map((one) => markOf(memberOf(one))),
      sums: JSON.stringify(sums),
    }
    await prisma.statisticsSum.upsert({ where, create: { ...where.scope_game_format, ...row }, update: row })
    return true
  }

  /** Adds matches up, a few at a time: people's clicks go on meanwhile. */
  async #sumsOver(members: readonly EndedRecord[], game: AnyGame): Promise<MatchSums> {
    const maker = new SumMaker(game.seats)
    for (let at = 0; at < members.length; at += TOGETHER) {
      for (const match of await withCounts(this.#options.prisma, members.slice(at, at + TOGETHER))) maker.add(match)
      await setImmediate()
    }
    return maker.sums
  }

  /** The people of matches that are in sums and not found any more. */
  async #peopleOf(
    before: readonly string[],
    found: readonly EndedRecord[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const there = new Set(found.map(({ record }) => record.id))
    const gone = before.map((mark) => memberOfMark(mark).id).filter((id) => !there.has(id))
    const rows = await this.#options.prisma.player.findMany({ where: { matchId: { in: gone } } })
    const people = new Map<string, string[]>()
    for (const { matchId, personId } of rows) people.set(matchId, [...(people.get(matchId) ?? []), personId])
    return people
  }

  // -------------------------------------------------------------- reading

  /**
   * Returns the sums of a server or a league; null if none were made yet. Those of a running league hold no cards and no decks,
   * and neither do those of a league if the matches outside of it in the sums of its server are so few that they could be
   * read from the difference.
   *
   * @param guildId the server of the league
   */
  async sums(
    scope: StatisticsScope,
    game: string,
    format: string,
    guildId: string | null = null,
  ): Promise<ReadableSums | null> {
    const { prisma } = this.#options
    const row = (of: StatisticsScope) =>
      prisma.statisticsSum.findUnique({ where: { scope_game_format: { scope: scopeName(of), game, format } } })
    const own = await row(scope)
    if (own === null) return null
    const sums = readSums(JSON.parse(own.sums))
    if (scope.of === 'server') return { sums, madeAt: own.madeAt, closed: null }
    const league = await prisma.league.findUnique({ where: { id: scope.id }, select: { endedAt: true } })
    const closed =
      league?.endedAt == null
        ? 'running'
        : (await this.#isApart(
              own.members as string[],
              guildId === null ? null : await row({ of: 'server', id: guildId }),
            ))
          ? null
          : 'few'
    return {
      sums: closed === null ? sums : { ...sums, cards: [], decks: [], pairs: [], openings: [], open: 0 },
      madeAt: own.madeAt,
      closed,
    }
  }

  /** Whether the matches of a server outside of a league are none, or enough to be read together. */
  async #isApart(members: readonly string[], server: { readonly members: unknown } | null): Promise<boolean> {
    if (server === null) return true
    const inside = new Set(members)
    const rest = (server.members as string[]).filter((mark) => !inside.has(mark)).map((mark) => memberOfMark(mark).id)
    if (rest.length === 0) return true
    const people = await this.#peopleOf(rest, [])
    return areEnough(rest.map((id) => ({ people: people.get(id) ?? [] })))
  }

  /**
   * Returns what a person may know of their own play in a game and format, from all their matches or from those since a time.
   * Of opponents it holds the names of decks in matches whose hands are open.
   */
  async own(person: string, game: AnyGame, format: string, since: Date | null): Promise<OwnFigures> {
    const { prisma, games, clock } = this.#options
    await countEnded(prisma, games, person)
    const wanted = { person, game: game.id, format, ...(since === null ? {} : { since }) }
    const ended = await endedMatches(prisma, games, wanted, clock.now())
    const matches = await withCounts(
      prisma,
      ended.filter(({ practice }) => !practice),
    )
    return {
      sums: sumsOf(matches, game.seats, person),
      numbers: matches.flatMap((match) => {
        const seat = seatOfPerson(match.people, person)
        return seat === null ? [] : [match.counts.seats[seat]?.numbers ?? {}]
      }),
      games: gamesOf(matches, person),
      levels: levelsIn(ended, person),
    }
  }
}

/** The sums of a league that has just ended are made once more: its cards and decks open together. */
function isFinal({ of }: StatisticsScope, found: readonly EndedRecord[], before: readonly string[]): boolean {
  const over = of === 'league' && found.some(({ league }) => league !== null && league.endedAt !== null)
  return over && found.some(({ open }) => open) && !before.some((mark) => memberOfMark(mark).open)
}

function gamesOf(matches: readonly CountedMatch[], person: string): readonly OwnGame[] {
  const met: string[] = []
  return matches.flatMap(({ people, winner, kind, endedAt, counts }) => {
    const seat = seatOfPerson(people, person)
    const foe = Object.values(people).find((one) => one !== person)
    if (seat === null || foe === undefined) return []
    if (!met.includes(foe)) met.push(foe)
    const won = shareWon(winner, seat)
    const { deck = '' } = counts.seats[seat] ?? {}
    return [{ endedAt, seat, deck, opponent: met.indexOf(foe) + 1, won, kind, turns: counts.turns }]
  })
}

/** A person's record against the practice opponent, by its level. */
function levelsIn(ended: readonly EndedRecord[], person: string): readonly LevelRecord[] {
  const records = new Map<OpponentLevel, LevelRecord>()
  for (const { record } of ended) {
    const seat = seatOfPerson(record.players, person)
    const level = Object.values(record.players)
      .map(practiceLevel)
      .find((one) => one !== null)
    if (seat === null || level == null) continue
    const before = records.get(level) ?? { level, won: 0, games: 0 }
    const won = shareWon(record.outcome.winner, seat)
    records.set(level, { level, won: before.won + won, games: before.games + 1 })
  }
  return [...records.values()]
}
