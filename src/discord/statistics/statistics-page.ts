/** Which page of statistics is wanted, as it stands in custom ids. Pure. */
import type { AnyGame } from '../../games/games.ts'
import { customId } from '../shell/custom-id.ts'

/** The matches that are counted: one's own, those of the server of the request, those of a league. */
export type WhoseMatches = 'me' | 'here' | 'league'
/** Panels that every scope may have. */
export const PANELS = ['cards', 'decks', 'pairs', 'sides', 'openings', 'ends', 'levels', 'how'] as const
/** A panel; `own0` and so on are tables of the game about a player's own matches. */
export type PanelName = (typeof PANELS)[number] | `own${number}`

/** A page of statistics. */
export interface StatisticsPage {
  readonly whose: WhoseMatches
  /** Null unless the page is a league's. */
  readonly leagueId: string | null
  readonly game: string
  readonly format: string
  readonly panel: PanelName
  /** From 0. */
  readonly page: number
  /** Only of one's own matches: all, or those of the last 90 days. */
  readonly period: 'all' | 'recent'
  /** In words, without a picture. */
  readonly words: boolean
}

/** Stands in ids for no league. */
const NO_LEAGUE = '-'

const isPanel = (name: string): name is PanelName =>
  (PANELS as readonly string[]).includes(name) || /^own\d$/.test(name)

/** Returns the id of an act on a page. @param act absent: shows it */
export function pageId(
  page: StatisticsPage,
  changed: Partial<StatisticsPage> = {},
  act: '' | 'csv' | 'share' = '',
): string {
  const { whose, leagueId, game, format, panel, page: at, period, words } = { ...page, ...changed }
  const parts = [leagueId ?? NO_LEAGUE, game, format, panel, String(at), period, words ? 'words' : 'picture']
  return customId('st', `${whose}${act}`, ...parts)
}

/** Returns the page that the parts of an id name, behind its action. Unknown names give what is usual. */
export function pageFromId(
  whose: WhoseMatches,
  [leagueId, game = '', format = '', panel = '', at, period, look]: readonly string[],
  usual: { readonly game: AnyGame; readonly formatOf: (game: AnyGame) => string },
  games: Readonly<Record<string, AnyGame>>,
): StatisticsPage {
  const known = Object.hasOwn(games, game) ? (games[game] as AnyGame) : usual.game
  return {
    whose,
    leagueId: whose === 'league' && leagueId !== undefined && leagueId !== NO_LEAGUE ? leagueId : null,
    game: known.id,
    format: known.formats.includes(format) ? format : usual.formatOf(known),
    panel: isPanel(panel) ? panel : firstPanel(whose),
    page: Math.max(0, Number(at) || 0),
    period: period === 'recent' && whose === 'me' ? 'recent' : 'all',
    words: look === 'words',
  }
}

const firstPanel = (whose: WhoseMatches): PanelName => (whose === 'me' ? 'own0' : 'cards')
