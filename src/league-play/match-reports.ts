/**
 * Brings what has happened in matches to leagues and ratings. Matches write a report with their move, in one statement. A
 * report is deleted in the statement that writes what follows from it, so that each counts once.
 */
import type { Logger } from 'pino'
import { isRefusal } from '../contract/index.ts'
import type { Decks } from '../decks/deck.ts'
import type { Games } from '../games/games.ts'
import type { LeagueGame, Pair, PersonId } from '../leagues/league.ts'
import { gameById, isPlayedOut, playedResult } from '../leagues/record.ts'
import { pauseAfter } from '../matches/tries.ts'
import { StorageDown } from '../storage/errors.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import type { AuthoredCommand } from './advance.ts'
import type { InnerEffect } from './effect-worker.ts'
import { deckNames, type EndedMatch, endedMatch, finishedGame } from './ended-matches.ts'
import { type LoadedLeague, loadDecks, loadLeague } from './league-rows.ts'
import type { LeagueStore } from './league-store.ts'
import { rateGame } from './rating-rows.ts'

/** The dependencies of the reports. */
export interface MatchReportsOptions {
  readonly prisma: Database
  readonly clock: Clock
  readonly games: Games
  readonly decks: Pick<Decks, 'of'>
  readonly store: LeagueStore
  readonly log: Logger
}

interface Report {
  readonly seq: bigint
  readonly matchId: string
  readonly kind: 'moved' | 'missed' | 'ended'
  readonly seat: string | null
  readonly leagueId: string | null
  /** The id of the game in its league. */
  readonly game: string | null
  /** The number of tries that have failed. */
  readonly tries: number
}

const MOST_AT_ONCE = 1_000
/** After this many tries, within about nine minutes, a report is kept aside: another try needs somebody who asks for it. */
const MOST_TRIES = 10
/** This much of an error is kept. */
const MOST_OF_ERROR = 200

/** Brings reports of matches where they belong. */
export class MatchReports {
  readonly #options: MatchReportsOptions

  constructor(options: MatchReportsOptions) {
    this.#options = options
  }

  /**
   * Handles all reports, those of a league together and in their order. One that fails is tried again after a pause, and
   * holds up those of its match alone. After some tries it is kept aside with its error.
   */
  async pull(): Promise<void> {
    const { prisma, clock } = this.#options
    const now = clock.now()
    const reports = await prisma.$queryRaw<Report[]>`
      WITH alive AS (
        SELECT r."seq", r."matchId", r."kind", r."seat", r."tries", g."leagueId", g."game",
          coalesce(r."notBefore" > ${now}::timestamptz, false) AS "held"
        FROM "MatchReport" r LEFT JOIN "LeagueGame" g ON g."matchId" = r."matchId" WHERE r."deadAt" IS NULL
      )
      SELECT "seq", "matchId", "kind", "seat", "tries", "leagueId", "game" FROM alive
      WHERE "matchId" NOT IN (SELECT "matchId" FROM alive WHERE "held") ORDER BY "seq" LIMIT ${MOST_AT_ONCE}::int`
    const leagues = new Map<string, Report[]>()
    for (const report of reports)
      if (report.leagueId !== null) leagues.set(report.leagueId, [...(leagues.get(report.leagueId) ?? []), report])
    for (const [leagueId, own] of leagues) await this.#ofLeague(leagueId, own)
    for (const report of reports)
      if (report.leagueId === null) await this.#attempt(report, () => this.#toRatings(report))
  }

  /** The reports of a league together; if that fails, one by one, so that all but the faulty one count. */
  async #ofLeague(leagueId: string, reports: readonly Report[]): Promise<void> {
    if (reports.length > 1)
      try {
        return await this.#toLeague(leagueId, reports)
      } catch (error) {
        if (error instanceof StorageDown) throw error
      }
    const waiting = new Set<string>()
    for (const report of reports) {
      if (waiting.has(report.matchId)) continue
      if (!(await this.#attempt(report, () => this.#toLeague(leagueId, [report])))) waiting.add(report.matchId)
    }
  }

  /** @returns false if later reports of this match have to wait for it */
  async #attempt({ seq, matchId, tries }: Report, act: () => Promise<void>): Promise<boolean> {
    const { prisma, clock, log } = this.#options
    try {
      await act()
      return true
    } catch (error) {
      if (error instanceof StorageDown) throw error
      const dead = tries + 1 >= MOST_TRIES
      log.error({ err: error, match: matchId, dead }, 'a report of a match failed')
      const now = clock.now()
      const aside = { deadAt: now, deadFor: String(error).slice(0, MOST_OF_ERROR) }
      const later = { notBefore: new Date(now.getTime() + pauseAfter(tries, 0)) }
      await prisma.matchReport.updateMany({ where: { seq }, data: { tries: tries + 1, ...(dead ? aside : later) } })
      return dead
    }
  }

  async #toLeague(leagueId: string, reports: readonly Report[]): Promise<void> {
    const { prisma, games, store } = this.#options
    const ends = new Map<string, EndedMatch | null>()
    for (const { kind, matchId } of reports)
      if (kind === 'ended') ends.set(matchId, await endedMatch(prisma, games, matchId))
    const done = await store.change(leagueId, null, async (loaded) => {
      const { league } = loaded
      await this.#rateOverruled(loaded, reports, ends)
      const commands = reports.flatMap(({ game, kind, seat, matchId }): readonly AuthoredCommand[] => {
        const known = game === null ? null : gameById(league, game)
        if (known === null) return []
        const playerOf = (side: string) => known.game.seats[league.settings.sides.indexOf(side) as 0 | 1]
        if (kind === 'moved' && seat !== null)
          return [{ command: { type: 'recordMove', game: known.game.id, player: playerOf(seat) }, by: 'clock' }]
        if (kind === 'missed' && seat !== null)
          return [{ command: { type: 'recordMiss', game: known.game.id, player: playerOf(seat) }, by: 'clock' }]
        const end = ends.get(matchId)
        if (end == null) return []
        const { winner, how, turns } = end
        const won = winner === null ? null : playerOf(winner)
        return [
          {
            command: { type: 'recordResult', game: known.game.id, winner: won, how, differential: 0, turns },
            by: 'clock',
          },
        ]
      })
      return { commands, reports: reports.map(({ seq }) => seq), lenient: true }
    })
    if (isRefusal(done)) throw new Error(`league ${leagueId} did not take its reports: ${done.refused}`)
  }

  /** Rates games that had ended by themselves when a ruling set a result: the ruling had not heard of it. */
  async #rateOverruled(
    { id, host, league }: LoadedLeague,
    reports: readonly Report[],
    ends: ReadonlyMap<string, EndedMatch | null>,
  ): Promise<void> {
    const { prisma, games } = this.#options
    const { game, format, sides, rated } = league.settings
    for (const { game: gameId, kind, matchId } of reports) {
      const known = gameId === null ? null : gameById(league, gameId)
      const end = ends.get(matchId)
      if (!rated || kind !== 'ended' || known?.game.result == null || end == null || !isPlayedOut(end.how)) continue
      if (playedResult(known.game) !== null) continue
      const decks = await this.#deckNames(id, sides, known.game)
      const read = async () => ({ ...finishedGame((await endedMatch(prisma, games, matchId)) ?? end), league: true })
      await rateGame(prisma, read, { game, format, guildId: host.guildId, leagueId: id, decks })
    }
  }

  /** A rated match outside of leagues. */
  async #toRatings({ seq, matchId }: Report): Promise<void> {
    const { prisma, games, decks } = this.#options
    const match = await endedMatch(prisma, games, matchId)
    if (match === null || !match.rated) {
      await prisma.matchReport.deleteMany({ where: { seq } })
      return
    }
    const names = await deckNames(decks, match)
    const meta = { game: match.game.id, format: match.format, guildId: match.guildId, leagueId: null, decks: names }
    const read = async () => finishedGame((await endedMatch(prisma, games, matchId)) ?? match)
    await rateGame(prisma, read, meta, [seq])
  }

  /** Rates a game of a league as it ended first; one that its players have not brought to its end counts for nobody. */
  async rate({ id, host, league }: LoadedLeague, { game: gameId }: Extract<InnerEffect, { kind: 'rate' }>) {
    const { prisma } = this.#options
    const row = await prisma.leagueGame.findUnique({ where: { game: gameId } })
    const known = gameById(league, gameId)
    const result = known === null ? null : (known.game.corrected[0] ?? known.game.result)
    if (row === null || known === null || result === null) return
    // The players may have ended it before the ruling, which had not heard of it: then their end counts.
    if (!isPlayedOut(result.how) && (await this.#isPlayed(row.matchId))) return
    const { game, format } = league.settings
    const decks = await this.#deckNames(id, league.settings.sides, known.game)
    const read = async () => ({
      id: row.matchId,
      persons: (await personsOf(prisma, id, gameId)) ?? known.game.persons,
      scores: result.scores,
      how: result.how,
      moved: [known.game.movedAt[0] !== null, known.game.movedAt[1] !== null] as const,
      at: result.at,
      turns: result.turns,
      league: true,
    })
    await rateGame(prisma, read, { game, format, guildId: host.guildId, leagueId: id, decks })
  }

  /** Whether a match is rated by an end that its players have brought about, or will be. */
  async #isPlayed(matchId: string): Promise<boolean> {
    const { prisma, games } = this.#options
    if ((await prisma.ratedGame.count({ where: { id: matchId } })) > 0) return true
    const end = await endedMatch(prisma, games, matchId)
    return end !== null && isPlayedOut(end.how)
  }

  async #deckNames(leagueId: string, sides: Pair<string>, { persons }: LeagueGame): Promise<Pair<string | null>> {
    const decks = await loadDecks(this.#options.prisma, leagueId, null)
    const nameOf = (side: 0 | 1) =>
      decks.find(({ personId, seat }) => personId === persons[side] && seat === sides[side])?.name ?? null
    return [nameOf(0), nameOf(1)]
  }
}

/** The persons of a game of a league as it is stored now. */
async function personsOf(prisma: Database, leagueId: string, game: string): Promise<Pair<PersonId> | null> {
  const league = (await loadLeague(prisma, leagueId))?.league
  return league === undefined ? null : (gameById(league, game)?.game.persons ?? null)
}
