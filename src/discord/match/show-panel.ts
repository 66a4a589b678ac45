/** Shows panels, and remembers those that are kept up to date: in a live session, and while their player waits. */
import { createHash } from 'node:crypto'
import type { Sight } from '../../matches/api.ts'
import type { App } from '../shell/app.ts'
import type { Incoming, Request } from '../shell/requests.ts'
import { onlyWaits } from './answered-line.ts'
import { type PanelOptions, panelOf } from './panel-of.ts'

/** A message that answers an interaction can be changed for 15 minutes; some seconds are left for the request. */
const TOKEN_MS = 15 * 60_000 - 10_000

/** Shows the panel of a player as it is now. */
export async function showPanel(
  request: Request<Incoming & { readonly dm?: string }>,
  app: App,
  sight: Sight,
  options: PanelOptions = {},
): Promise<void> {
  const { incoming } = request
  app.records.learn(sight.match)
  const messageId = await request.show(await panelOf(app, sight, incoming.language, options))
  app.openPanels.unsettle(messageId)
  const { live, match, reader } = sight
  const inDm = incoming.dm === messageId
  if (inDm) app.openPanels.show(messageId, { matchId: sight.match.id, seat: sight.reader })
  // A panel that waits asks by itself when it is called. One in a DM is followed by the call, which is a panel.
  const isKept = live !== null || (!inDm && onlyWaits(sight))
  if (!isKept || match.players[reader] !== incoming.person) return
  const { channelId } = incoming.place
  app.openPanels.put({
    matchId: match.id,
    seat: reader,
    messageId,
    until: inDm ? null : new Date(incoming.at.getTime() + TOKEN_MS),
    digest: digestOf(sight),
    show: (body) => (inDm ? app.messenger.edit(channelId, messageId, body) : request.show(body)),
  })
}

/** Returns the digest of everything that a panel shows: another position has another one. */
export function digestOf({ match, view, decisions, calls, takeBack, live, pending }: Sight): string {
  const asked = decisions.map(({ id }) => id)
  const shown = [match.outcome, view, asked, calls, takeBack, live, pending?.id]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}
