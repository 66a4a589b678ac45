/** `invite`: the way to take the bot along, from a button. */
import { invitation } from '../panels/invite.ts'
import type { ClickHandler } from '../router.ts'

const invite: ClickHandler = {
  ack: (asked) => (asked.withBot ? 'public' : 'private'),
  atOnce: true,
  async run(request, _parts, app) {
    await request.show(invitation(app, request.asked.language))
  },
}

export const inviteClicks: Readonly<Record<string, ClickHandler>> = { invite }
