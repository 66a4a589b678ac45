/** Results of matches that rulings of their leagues have corrected. */
import { gameById } from '../leagues/record.ts'
import type { Database } from '../storage/open.ts'
import type { Correction } from './api.ts'
import { loadLeague } from './league-rows.ts'

/** Returns the last correction of a match; null if its result stands as it was played, or if it is no league's. */
export async function correctionOf(prisma: Database, matchId: string): Promise<Correction | null> {
  const row = await prisma.leagueGame.findUnique({ where: { matchId } })
  if (row === null) return null
  const league = (await loadLeague(prisma, row.leagueId))?.league
  const game = league === undefined ? undefined : gameById(league, row.game)?.game
  const before = game?.corrected.at(-1)
  if (league === undefined || game?.result == null || before === undefined) return null
  const { name, sides } = league.settings
  const [last] = await prisma.$queryRaw<{ reason: string }[]>`
    SELECT "data"->>'reason' AS "reason" FROM "LeagueEvent"
    WHERE "leagueId" = ${row.leagueId} AND "data"->>'type' = 'resultCorrected' AND "data"->>'game' = ${row.game}
    ORDER BY "seq" DESC LIMIT 1`
  const first = game.corrected.length === 1
  return { league: name, sides, result: game.result, before, first, reason: last?.reason ?? '' }
}
