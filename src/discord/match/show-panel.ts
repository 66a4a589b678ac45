/** Shows panels, and remembers those that are kept up to date: in a live session, and while their player waits. */
import { createHash } from 'node:crypto'
import type { Sight } from '../../matches/api.ts'
import type { App } from '../shell/app.ts'
import type { Body } from '../shell/components.ts'
import type { IncomingClick, IncomingRequest, Request } from '../shell/requests.ts'
import { onlyWaits } from './answered-line.ts'
import { type PanelOptions, panelOf } from './panel-of.ts'

/** A message that answers an interaction can be changed for 15 minutes; some seconds are left for the request. */
const TOKEN_MS = 15 * 60_000 - 10_000

/** A request that may be a click. */
type PanelRequest = Request<IncomingRequest & Partial<Pick<IncomingClick, 'alone' | 'dm'>>>

/** Shows the panel of a player as it is now. */
export async function showPanel(
  request: PanelRequest,
  app: App,
  sight: Sight,
  options: PanelOptions = {},
): Promise<void> {
  await placePanel(request, app, sight, options)
}

/**
 * Shows the panel of a player as it is now.
 * @param drawn the panel, where it is made already
 * @returns the id of its message
 */
export async function placePanel(
  request: PanelRequest,
  app: App,
  sight: Sight,
  options: PanelOptions,
  drawn: Promise<Body> = panelOf(app, sight, request.incoming.language, options),
): Promise<string> {
  const { incoming } = request
  app.records.learn(sight.match)
  const messageId = await request.show(await drawn)
  app.openPanels.unsettle(messageId)
  const { live, match, reader } = sight
  const inDm = isInOwnDm(incoming)
  if (inDm) {
    const panel = { matchId: match.id, seat: reader }
    app.openPanels.show(messageId, panel)
    // One that can be resumed keeps its panel, whose menu has the ways to do so.
    if (match.outcome !== null && !sight.clock.mayResume)
      app.openPanels.end({ channelId: incoming.place.channelId, messageId }, panel)
  }
  // A panel that waits asks by itself when it is called. One in a DM is followed by the call, which is a panel.
  const isKept = match.outcome === null && (live !== null || (!inDm && onlyWaits(sight)))
  if (!isKept || match.players[reader] !== incoming.person) return messageId
  const { channelId } = incoming.place
  app.openPanels.put({
    matchId: match.id,
    seat: reader,
    messageId,
    until: inDm ? null : new Date(incoming.at.getTime() + TOKEN_MS),
    digest: digestOf(sight),
    show: (body) => (inDm ? app.messenger.edit(channelId, messageId, body) : request.show(body)),
  })
  return messageId
}

/** Whether the answer to a request is an ordinary message in a DM with the bot, also where it is a new one. */
export const isInOwnDm = ({ withBot, dm, alone }: PanelRequest['incoming']): boolean =>
  withBot && (dm !== undefined || alone !== true)

/** Returns the digest of everything that a panel shows: another position has another one. */
export function digestOf({ match, view, decisions, calls, takeBack, live, pending }: Sight): string {
  const asked = decisions.map(({ id }) => id)
  const shown = [match.outcome, view, asked, calls, takeBack, live, pending?.id]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}
