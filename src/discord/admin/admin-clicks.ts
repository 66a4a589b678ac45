/** Clicks on the panel of those who host the bot. Each asks anew whether the person does. */

import { speak } from '../../locales/index.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import type { App } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { inPlace, type Request } from '../shell/requests.ts'
import { literal } from '../shell/text-limits.ts'
import { adminPanel } from './admin-panel.ts'

/** Does something for a host; anybody else is refused. */
async function asHost(request: Request, app: App, act: () => Promise<void>): Promise<void> {
  const { person, language } = request.incoming
  if (await app.hosts.has(person)) return act()
  return request.tell(speak(language)('admin.not-yours'))
}

async function show(request: Request, app: App, note?: string): Promise<void> {
  const view = await app.hostDesk.view()
  await request.show(adminPanel({ view, nameOf: app.serverName, language: request.incoming.language, note }))
}

/** Shows a host how things are. */
export const showAdmin = (request: Request, app: App): Promise<void> => asHost(request, app, () => show(request, app))

/** Stops or starts the clocks of a server, whichever they do not. */
async function turn(request: Request, app: App, guildId: string): Promise<void> {
  const say = speak(request.incoming.language)
  const { servers } = await app.hostDesk.view()
  const server = servers.find(({ id }) => id === guildId)
  if (server === undefined) return show(request, app)
  const name = app.serverName(guildId)
  if (server.byHost) await app.hostDesk.resume(guildId)
  else await app.hostDesk.pause(guildId)
  app.log.warn({ guild: guildId, interaction: request.incoming.id }, server.byHost ? 'a host resumes' : 'a host pauses')
  return show(request, app, say(server.byHost ? 'admin.resumed' : 'admin.paused', { name: literal(name) }))
}

/** `admin|what`: a control of the panel. */
const admin: ClickHandler = {
  ack: inPlace,
  run: (request, [what], app) =>
    asHost(request, app, async () => {
      const { language, values } = request.incoming
      const say = speak(language)
      const known = actionOf('admin', what)
      switch (known) {
        case 'show':
          return show(request, app)
        case 'turn':
          return turn(request, app, values[0] ?? '')
        case 'again':
          return show(request, app, say('letters.tried', { count: await app.hostDesk.again() }))
        default:
          allHandled(known)
          return request.tell(say('error.button'))
      }
    }),
}

/** Clicks on the panel of the host. */
export const adminClicks: Clicks = { admin }
