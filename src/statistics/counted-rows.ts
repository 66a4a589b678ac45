/** Reads finished matches with their counts from the database, and counts those that were not counted yet. */
import type { Outcome, Seat } from '../contract/index.ts'
import { findGame, type Games } from '../games/games.ts'
import type { MatchRecord } from '../matches/api.ts'
import { loadLog, recordOf } from '../matches/match-rows.ts'
import { isPractice } from '../matches/practice/practice.ts'
import { isOpen, mayResume } from '../matches/resuming.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { CountedMatch } from './figures/sums.ts'
import { countMatch, countsVersion, isCounted, type MatchCounts, readCounts } from './match-counts.ts'

/** A finished match, before its counts are read. */
export interface EndedRecord {
  readonly record: MatchRecord & { readonly outcome: Outcome; readonly endedAt: Date }
  readonly league: { readonly id: string; readonly endedAt: Date | null } | null
  /** Whether everybody may know cards and decks: by the match's terms, and not while its league is running. */
  readonly open: boolean
  /** Against the practice opponent. */
  readonly practice: boolean
  /** Somebody in it does not want to be counted. */
  readonly withheld: boolean
}

/** Which matches are wanted: those of a server, of a league or of a person, in one game and format. */
export interface MatchFilter {
  readonly guildId?: string
  readonly leagueId?: string
  readonly person?: string
  readonly game: string
  readonly format: string
  /** Ended at this time or later. */
  readonly since?: Date
}

/** This many matches are read or counted at once. */
const TOGETHER = 200

/** Returns finished matches that say something of play, the first ended first. Those that can still be resumed are left out. */
export async function endedMatches(
  prisma: Database,
  games: Games,
  wanted: MatchFilter,
  at: Date,
): Promise<readonly EndedRecord[]> {
  const game = findGame(games, wanted.game)
  if (game === undefined) return []
  const ids =
    wanted.leagueId === undefined
      ? null
      : (await prisma.leagueGame.findMany({ where: { leagueId: wanted.leagueId }, select: { matchId: true } })).map(
          ({ matchId }) => matchId,
        )
  const rows = await prisma.match.findMany({
    where: {
      status: 'over',
      game: wanted.game,
      format: wanted.format,
      ...(wanted.guildId === undefined ? {} : { guildId: wanted.guildId }),
      ...(ids === null ? {} : { id: { in: ids } }),
      ...(wanted.person === undefined ? {} : { players: { some: { personId: wanted.person } } }),
      ...(wanted.since === undefined ? {} : { endedAt: { gte: wanted.since } }),
    },
    omit: { state: true },
    include: { players: true },
    orderBy: [{ endedAt: 'asc' }, { id: 'asc' }],
  })
  const leagues = await leaguesOf(
    prisma,
    rows.map(({ id }) => id),
  )
  const withheld = await uncounted(
    prisma,
    rows.flatMap(({ players }) => players.map(({ personId }) => personId)),
  )
  return rows.flatMap((row) => {
    const record = recordOf({ ...row, state: '' })
    if (!isCounted(record.outcome) || record.endedAt === null || mayResume(record, at)) return []
    const league = leagues.get(row.id) ?? null
    const people = Object.values(record.players)
    return [
      {
        record: record as EndedRecord['record'],
        league,
        open: isOpen(game, record, at) && (league === null || league.endedAt !== null),
        practice: people.some(isPractice),
        withheld: people.some((person) => withheld.has(person)),
      },
    ]
  })
}

async function leaguesOf(
  prisma: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly endedAt: Date | null }>> {
  const rows = await prisma.$queryRaw<{ matchId: string; id: string; endedAt: Date | null }[]>(Prisma.sql`
    SELECT g."matchId", l."id", l."endedAt" FROM "LeagueGame" g JOIN "League" l ON l."id" = g."leagueId"
    WHERE g."matchId" = ANY(${[...ids]}::text[])`)
  return new Map(rows.map(({ matchId, id, endedAt }) => [matchId, { id, endedAt }]))
}

/** Returns those of these people who do not want to be counted. */
async function uncounted(prisma: Database, people: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await prisma.person.findMany({
    where: { counted: false, id: { in: [...new Set(people)] } },
    select: { id: true },
  })
  return new Set(rows.map(({ id }) => id))
}

/** Joins matches with their counts. Those without any are left out. */
export async function withCounts(prisma: Database, matches: readonly EndedRecord[]): Promise<readonly CountedMatch[]> {
  const counts = new Map<string, MatchCounts>()
  for (let at = 0; at < matches.length; at += TOGETHER) {
    const ids = matches.slice(at, at + TOGETHER).map(({ record }) => record.id)
    for (const row of await prisma.matchCount.findMany({ where: { matchId: { in: ids } } }))
      if (row.counts !== null) counts.set(row.matchId, readCounts(row.counts))
  }
  return matches.flatMap(({ record, open }) => {
    const own = counts.get(record.id)
    return own === undefined ? [] : [countedMatch(record, open, own)]
  })
}

const countedMatch = (record: EndedRecord['record'], open: boolean, counts: MatchCounts): CountedMatch => ({
  id: record.id,
  people: record.players as Readonly<Record<Seat, string>>,
  kind: record.outcome.kind,
  winner: record.outcome.winner,
  startedAt: record.startedAt,
  endedAt: record.endedAt,
  open,
  counts,
})

/** Finished matches that are not counted yet, or by another version, or that have ended again since. */
async function uncountedMatches(
  prisma: Database,
  games: Games,
  person: string | null,
  most: number,
): Promise<readonly { readonly id: string; readonly game: string; readonly endedAt: Date }[]> {
  const versions = JSON.stringify(
    Object.fromEntries(Object.values(games).map((game) => [game.id, countsVersion(game)])),
  )
  const own =
    person === null
      ? Prisma.empty
      : Prisma.sql`AND EXISTS (SELECT 1 FROM "Player" p WHERE p."matchId" = m."id" AND p."personId" = ${person})`
  return prisma.$queryRaw(Prisma.sql`
    SELECT m."id", m."game", m."endedAt" FROM "Match" m LEFT JOIN "MatchCount" c ON c."matchId" = m."id"
    WHERE m."status" = 'over' AND m."endedAt" IS NOT NULL ${own}
      AND ${versions}::json->>m."game" IS NOT NULL
      AND (c."matchId" IS NULL OR c."endedAt" <> m."endedAt" OR c."version" <> ${versions}::json->>m."game")
    ORDER BY m."endedAt", m."id" LIMIT ${most}::int`)
}

/**
 * Counts finished matches that lack their counts, from their stored events. Doing it twice, or in two processes, does no harm.
 *
 * @param person only matches of this person; null: all
 * @param goesOn asked before each match
 * @returns the number of matches that were counted
 */
export async function countEnded(
  prisma: Database,
  games: Games,
  person: string | null = null,
  goesOn: () => boolean = () => true,
): Promise<number> {
  let done = 0
  for (;;) {
    const found = await uncountedMatches(prisma, games, person, TOGETHER)
    for (const { id, game: name, endedAt } of found) {
      if (!goesOn()) return done
      const game = findGame(games, name)
      if (game === undefined) continue
      let counts: MatchCounts | null = null
      try {
        counts = countMatch(game, await loadLog(prisma, id))
      } catch {
        // Events of a former version that can't be read: the match is not counted, and stops no other.
      }
      const row = { version: countsVersion(game), endedAt, counts: counts ?? Prisma.DbNull }
      await prisma.matchCount.upsert({ where: { matchId: id }, create: { matchId: id, ...row }, update: row })
      done += 1
    }
    if (found.length < TOGETHER) return done
  }
}
