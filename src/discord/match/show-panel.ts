/** Shows panels, and remembers those that a live session keeps up to date. */
import { createHash } from 'node:crypto'
import type { Sight } from '../../matches/api.ts'
import type { App } from '../shell/app.ts'
import type { Incoming, Request } from '../shell/requests.ts'
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
  const messageId = await request.show(await panelOf(app, sight, incoming.language, options))
  app.openPanels.unsettle(messageId)
  const { live, match, reader } = sight
  if (live === null || match.players[reader] !== incoming.person) return
  const inDm = incoming.dm === messageId
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
