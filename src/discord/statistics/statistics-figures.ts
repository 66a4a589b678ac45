/** The figures of a page of statistics: read for one reader, with what they may not see left out. */
import { type AnyGame, gameOf } from '../../games/games.ts'
import type { Audience } from '../../statistics/figures/shown-rows.ts'
import type { MatchSums } from '../../statistics/figures/sums.ts'
import type { OwnFigures } from '../../statistics/stored-statistics.ts'
import { DAY_MS } from '../../time/lengths.ts'
import { loadView } from '../league/base/league-view.ts'
import type { App } from '../shell/app.ts'
import type { IncomingRequest } from '../shell/requests.ts'
import type { StatisticsPage } from './statistics-page.ts'

/** The figures of a page. */
export interface PageFigures {
  /** The page in the game and format of its league. */
  readonly page: StatisticsPage
  readonly game: AnyGame
  readonly audience: Audience
  /** Null: nothing has been counted yet. */
  readonly sums: MatchSums | null
  readonly own: OwnFigures | null
  readonly madeAt: Date | null
  readonly closed: 'running' | 'few' | null
  /** The name of the league. */
  readonly league: string | null
}

const RECENT_MS = 90 * DAY_MS

/**
 * Reads the figures of a page.
 *
 * @returns null if the page is a league's that this person may not see
 */
export async function figuresOf(
  app: App,
  incoming: IncomingRequest,
  page: StatisticsPage,
): Promise<PageFigures | null> {
  const game = gameOf(app.games, page.game)
  const nothing = { page, game, madeAt: null, closed: null, league: null, own: null }
  if (page.whose === 'me') {
    const since = page.period === 'all' ? null : new Date(app.clock.now().getTime() - RECENT_MS)
    const own = await app.statistics.own(incoming.person, game, page.format, since)
    return { ...nothing, audience: 'own', sums: own.sums, own }
  }
  if (page.whose === 'here') {
    const { guildId } = incoming.place
    const found =
      guildId === null ? null : await app.statistics.sums({ of: 'server', id: guildId }, game.id, page.format)
    return { ...nothing, audience: 'public', sums: found?.sums ?? null, madeAt: found?.madeAt ?? null }
  }
  const view = page.leagueId === null ? null : await loadView(app, incoming, page.leagueId)
  if (view === null || page.leagueId === null) return null
  const scope = { of: 'league', id: page.leagueId } as const
  const { format } = view.league.settings
  const found = await app.statistics.sums(scope, view.game.id, format, view.sight.host.guildId)
  return {
    page: { ...page, game: view.game.id, format },
    game: view.game,
    own: null,
    audience: view.sight.organises ? 'judge' : 'public',
    sums: found?.sums ?? null,
    madeAt: found?.madeAt ?? null,
    closed: found?.closed ?? null,
    league: view.league.settings.name,
  }
}
