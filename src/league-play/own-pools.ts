/** The pools of a person in all their leagues, for the export of their data. */
import { type Games, gameOf } from '../games/games.ts'
import type { PersonId } from '../leagues/league.ts'
import type { Database } from '../storage/open.ts'
import { loadLeague } from './league-rows.ts'
import { playerOf } from './league-sight.ts'
import { type Pool, poolOf } from './pools.ts'

/** A pool with the league that it is for. */
export interface OwnPool extends Pool {
  readonly leagueId: string
}

/** Returns the pools that are drawn for the places of a person. They see each of them in their league, too. */
export async function poolsOf(prisma: Database, games: Games, person: PersonId): Promise<readonly OwnPool[]> {
  const places = await prisma.leaguePerson.findMany({
    where: { personId: person, player: { not: null } },
    orderBy: { leagueId: 'asc' },
  })
  const pools: OwnPool[] = []
  for (const { leagueId } of places) {
    const league = (await loadLeague(prisma, leagueId))?.league
    if (league?.settings.pool == null) continue
    const pool = poolOf(gameOf(games, league.settings.game), league, playerOf(league, person))
    if (pool !== null) pools.push({ leagueId, ...pool })
  }
  return pools
}
