import { html, nothing, type TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import type { Command } from '../../protocol.ts'
import type { App } from '../app.ts'
import { nameIn, offered } from '../commands.ts'
import { COMMAND } from '../discord.ts'
import { isDm, nameOf } from '../world.ts'
import { openModally } from './element.ts'
import { icons } from './icons.ts'
import { avatar, excerpt } from './message.ts'

/** Moves through the items of a menu with the arrow keys. */
function walk(event: KeyboardEvent): void {
  const items = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || items.length === 0) return
  event.preventDefault()
  items[(at + step + items.length) % items.length]!.focus()
}

/** The menu of a message or a person: the "…" of a message, a click on a name. */
export function menu(app: App): TemplateResult | typeof nothing {
  const { world, words, screen } = app
  const open = screen.menu
  const person = open && world?.users.get(open.userId)
  if (!world || !open || !person) return nothing
  const close = (): void => app.show({ menu: null })
  const item = (testId: string, label: unknown, act: () => void, name = ''): TemplateResult =>
    html`<button
      type="button"
      role="menuitem"
      class="menu-item"
      data-testid=${testId}
      data-name=${name}
      @click=${() => {
        close()
        act()
      }}
    >
      ${label}
    </button>`
  const run = (command: Command, targetId: string): void => {
    const channelId = screen.channelId ?? ''
    app.ask(
      { type: 'contextCommand', channelId, commandId: command.id, targetId },
      { kind: 'command', channelId, label: nameIn(command, app.locale) },
    )
  }
  const here = isDm(app.channel)
  const commands = (type: number, targetId: string): TemplateResult[] =>
    world.commands
      .filter((command) => command.type === type && offered(command, here))
      .map((command) =>
        item(
          'context-command',
          html`${icons.apps} ${nameIn(command, app.locale)}`,
          () => run(command, targetId),
          command.name,
        ),
      )
  const about = open.message
  const left = Math.max(8, Math.min(open.x, innerWidth - 268))
  const top = Math.max(8, Math.min(open.y, innerHeight - 280))
  return html`<dialog
    class="menu-dialog"
    aria-label=${words.profileOf(nameOf(person))}
    data-testid="menu"
    ${ref(openModally)}
    @close=${close}
    @click=${(event: Event) => event.target === event.currentTarget && close()}
    @keydown=${walk}
  >
    <div class="menu-panel" role="menu" style="--left: ${left}px; --top: ${top}px">
      <div class="menu-head" role="none">
        <img class="small-avatar" src=${avatar(person)} alt="" />
        <span><strong>${nameOf(person)}</strong><span class="menu-note">${person.username}</span></span>
      </div>
      ${
        about
          ? html`${item('menu-reply', html`${icons.reply} ${words.reply}`, () => {
              app.show({ replyTo: about })
              document.querySelector<HTMLElement>('[data-testid=composer]')?.focus()
            })}
            ${item('menu-copy', html`${icons.file} ${words.copyText}`, () => void navigator.clipboard?.writeText(excerpt(app, about)))}
            ${commands(COMMAND.message, about.id)}`
          : nothing
      }
      ${person.id === world.botId ? item('menu-dm', html`${icons.home} ${words.messageThem}`, () => app.openDm()) : nothing}
      ${commands(COMMAND.user, person.id)}
    </div>
  </dialog>`
}

/** A picture as large as the screen. */
export function largePicture(app: App): TemplateResult | typeof nothing {
  const { picture } = app.screen
  if (!picture) return nothing
  const close = (): void => app.show({ picture: null })
  return html`<dialog class="picture-dialog" aria-label=${picture.alt} data-testid="large-picture" ${ref(openModally)} @close=${close} @click=${close}>
    <img src=${picture.url} alt=${picture.alt} />
    <button type="button" class="icon-button" aria-label=${app.words.close}>${icons.close}</button>
  </dialog>`
}
