/** `invite`: a button that shows the links for installing the bot. */

import type { ClickHandler, Clicks } from '../shell/click.ts'
import { invitation } from './invite-panel.ts'

const invite: ClickHandler = {
  ack: (incoming) => (incoming.withBot ? 'public' : 'private'),
  atOnce: true,
  async run(request, _parts, app) {
    await request.show(invitation(app, request.incoming.language))
  },
}

/** Clicks on the button that shows how to install the bot. */
export const inviteClicks: Clicks = { invite }
