/** The sandbox's page: a small Discord in one window. */
import '@skyra/discord-components-core/discord-code.js'
import '@skyra/discord-components-core/discord-embed.js'
import '@skyra/discord-components-core/discord-embed-description.js'
import '@skyra/discord-components-core/discord-embed-field.js'
import '@skyra/discord-components-core/discord-embed-fields.js'
import '@skyra/discord-components-core/discord-embed-footer.js'
import '@skyra/discord-components-core/discord-link.js'
import '@skyra/discord-components-core/discord-mention.js'
import '@skyra/discord-components-core/discord-message.js'
import '@skyra/discord-components-core/discord-reply.js'
import '@skyra/discord-components-core/discord-spoiler.js'
import '@skyra/discord-components-core/discord-time.js'
import './main.css'
import './theme.ts'
import { html, render } from 'lit'
import { App, callsIn } from './app.ts'
import { Focus } from './focus.ts'
import { isUserName } from './names.ts'
import { channelView, isOwn, scroll } from './view/channel.ts'
import { lockScreen } from './view/lock-screen.ts'
import { largePicture, menu } from './view/menu.ts'
import { excerpt } from './view/message.ts'
import { modal } from './view/modal.ts'
import { settings } from './view/settings.ts'
import { members, sidebar } from './view/sidebar.ts'
import { start } from './view/start.ts'
import './view/composer.ts'
import './view/time.ts'
import { channelName, nameOf } from './world.ts'

const root = document.querySelector<HTMLElement>('#app')!
const live = document.querySelector<HTMLElement>('#live')!

function run(user: string): void {
  const app = new App(user)
  const locked = new URLSearchParams(location.search).has('locked')
  const focus = new Focus(root)
  let drawnChannel: string | null = null
  let asked = false

  const draw = (): void => {
    asked = false
    const { world, channel } = app
    if (locked) {
      render(lockScreen(app), root)
      return
    }
    render(
      html`<div class="window" data-testid="window" data-link=${app.screen.link} data-waiting=${app.waiting}>
        ${sidebar(app)} ${channelView(app)} ${members(app)}
      </div>
      ${settings(app)} ${menu(app)} ${modal(app)} ${largePicture(app)}`,
      root,
    )
    const called = world ? callsIn(world) : 0
    const where = world && channel ? channelName(world, channel) : ''
    document.title = `${called > 0 ? `(${called}) ` : ''}${where ? `${where} · ` : ''}${user}`
    if (app.screen.channelId !== drawnChannel) {
      drawnChannel = app.screen.channelId
      scroll.follow()
    }
  }
  const drawSoon = (): void => {
    if (asked) return
    asked = true
    queueMicrotask(draw)
  }

  app.onChange = drawSoon
  // Runs after the last event is drawn.
  app.onAnswer = (messageId) => requestAnimationFrame(() => focus.answer(messageId))
  scroll.onChange = drawSoon
  app.onMessage = (message) => {
    scroll.arrived(isOwn(app, message))
    live.textContent = `${nameOf(message.author)}: ${excerpt(app, message).slice(0, 300)}`
  }
  drawSoon()
  app.connect()
}

const user = new URLSearchParams(location.search).get('user')?.toLowerCase() ?? ''
if (isUserName(user)) run(user)
else render(start(), root)
