/** The panels of a league: the frame of all panels, the ids of its clicks, and which controls its reader may use. */
import { actionOf, kindRow } from '../../acts/acts.ts'
import { framePanel, type PanelParts, type PanelView } from '../../frame/frame.ts'
import { pictureWords } from '../../frame/picture-words.ts'
import type { App } from '../../shell/app.ts'
import type { Body } from '../../shell/components.ts'
import { customId } from '../../shell/custom-id.ts'
import type { LeagueView } from './league-view.ts'

/** The kinds of clicks: of players, of organisers, of people who make a league. */
export type LeagueKind = 'lg' | 'lo' | 'ln'

/** Returns the id of a click on a league: its action, the league, and what it needs. */
export const leagueId = (
  kind: LeagueKind,
  action: string,
  league: string,
  ...parts: readonly (string | number)[]
): string => customId(kind, action, league, ...parts.map(String))

type Parts = readonly (string | number)[]

/** Returns the id of a player's click on the league that they see. */
export const playerClick = (view: Pick<LeagueView, 'sight'>, action: string, ...parts: Parts): string =>
  leagueId('lg', action, view.sight.id, ...parts)

/** Returns the id of an organiser's or judge's click on the league that they see. */
export const organiserClick = (view: Pick<LeagueView, 'sight'>, action: string, ...parts: Parts): string =>
  leagueId('lo', action, view.sight.id, ...parts)

/** The last part of clicks in a message about several leagues: what they show comes beside it, so that its other buttons stay. */
export const BESIDE = 'beside'

/** Returns what panels need of the view of a league. */
const panelView = (view: LeagueView): PanelView => {
  const { sides } = view.league.settings
  return { ...view, sides, words: pictureWords({ ...view, sides }) }
}

/** Returns a panel of a league. */
export const leaguePanel = (app: Pick<App, 'pictures'>, view: LeagueView, parts: PanelParts): Promise<Body> =>
  framePanel(app, panelView(view), parts)

/** Whether the reader of a league may use a control of it, by the table of acts: helpers get nothing that runs the league. */
export function permits({ sight }: LeagueView, id: string): boolean {
  const [, kind, action] = id.split('|')
  if (kind !== 'lo' || sight.governs) return true
  const known = actionOf('lo', action)
  return known !== null && !kindRow('lo').acts[known]?.who.includes('organiser')
}
