/** The players who are ahead in running matches, by their games' own measure: public facts only. */
import type { Lead } from '../contract/index.ts'
import { findGame, type Games } from '../games/games.ts'
import type { Database } from '../storage/open.ts'
import { current } from './course.ts'

/**
 * Returns who is ahead in each of these matches that run; matches whose game has no measure are left out, and so are those
 * that their engine can't read.
 */
export async function leadsOf(
  prisma: Database,
  games: Games,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, Lead>> {
  const rows = await prisma.match.findMany({
    where: { id: { in: [...matchIds] }, status: 'running' },
    select: { id: true, game: true, engine: true, state: true },
  })
  const leads = new Map<string, Lead>()
  for (const { id, game: name, engine, state } of rows) {
    const game = findGame(games, name)
    if (game?.measure === undefined) continue
    try {
      leads.set(id, game.measure(game.view(current(game, JSON.parse(state), engine), 'spectator')))
    } catch {
      // A match that can't be read is drawn, and holds up no round.
    }
  }
  return leads
}
