/** Results of matches that rulings of their leagues have corrected. */
import { gameById } from '../leagues/record.ts'
import type { Database } from '../storage/open.ts'
import type { Correction } from './api.ts'
import { loadLeague } from './league-rows.ts'

interface CorrectedRow {
  readonly matchId: string
  readonly leagueId: string
  readonly game: string
  readonly reason: string
}

/**
 * Returns the last correction of each of these matches. Those whose result stands as it was played, and those of no league,
 * have no entry. Only leagues with a correction are read.
 */
export async function correctionsOf(
  prisma: Database,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, Correction>> {
  const found = new Map<string, Correction>()
  if (matchIds.length === 0) return found
  const rows = await prisma.$queryRaw<CorrectedRow[]>`
    SELECT DISTINCT ON (g."matchId") g."matchId", g."leagueId", g."game", e."data"->>'reason' AS "reason"
    FROM "LeagueGame" g JOIN "LeagueEvent" e ON e."leagueId" = g."leagueId"
      AND e."data"->>'type' = 'resultCorrected' AND e."data"->>'game' = g."game"
    WHERE g."matchId" IN (SELECT json_array_elements_text(${JSON.stringify(matchIds)}::json))
    ORDER BY g."matchId", e."seq" DESC`
  for (const leagueId of new Set(rows.map((row) => row.leagueId))) {
    const league = (await loadLeague(prisma, leagueId))?.league
    if (league === undefined) continue
    const { name, sides } = league.settings
    for (const { matchId, game: id, reason } of rows.filter((row) => row.leagueId === leagueId)) {
      const game = gameById(league, id)?.game
      const before = game?.corrected.at(-1)
      if (game?.result == null || before === undefined) continue
      const first = game.corrected.length === 1
      found.set(matchId, { league: name, sides, result: game.result, before, first, reason })
    }
  }
  return found
}
