import { html, nothing, type TemplateResult } from 'lit'
import type { Channel } from '../../protocol.ts'
import type { App } from '../app.ts'
import { initials } from '../avatars.ts'
import { CHANNEL } from '../discord.ts'
import { type Branch, channelName, dms, isDm, nameOf, partner, tree } from '../world.ts'
import { icons } from './icons.ts'
import { avatar } from './message.ts'

/** Returns the sign of a channel of the server, by its kind. */
export function signOf({ type }: Channel): TemplateResult {
  if (type === CHANNEL.voice) return icons.speaker
  if (type === CHANNEL.announcement) return icons.megaphone
  return type === CHANNEL.forum ? icons.posts : icons.hash
}

function entry(app: App, channel: Channel, kind: 'channel' | 'thread' | 'dm'): TemplateResult {
  const { world, screen, words } = app
  const unread = world?.unread.get(channel.id)
  const name = world ? channelName(world, channel) : ''
  const here = screen.channelId === channel.id
  const other = world && kind === 'dm' ? partner(world, channel) : undefined
  const state = unread ? `, ${unread.mentions > 0 ? words.mentions(unread.mentions) : words.unread}` : ''
  return html`<li>
    <a
      class="entry ${kind} ${here ? 'here' : ''} ${unread ? 'unread' : ''}"
      href="#${channel.id}"
      data-testid=${kind}
      data-channel-id=${channel.id}
      data-name=${name}
      data-unread=${unread?.count ?? 0}
      data-mentions=${unread?.mentions ?? 0}
      aria-current=${here ? 'page' : nothing}
      aria-label="${name}${state}"
      @click=${(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey) return
        event.preventDefault()
        app.go(channel.id)
      }}
    >
      ${other ? html`<img class="small-avatar" src=${avatar(other)} alt="" />` : kind === 'thread' ? icons.thread : signOf(channel)}
      <span class="entry-name">${name}</span>
      ${unread && unread.mentions > 0 ? html`<span class="badge" data-testid="mention-badge">${unread.mentions}</span>` : nothing}
    </a>
  </li>`
}

function branch(app: App, it: Branch): TemplateResult {
  const { screen, words } = app
  const opened = screen.archives.has(it.channel.id)
  const toggle = (): void => {
    const archives = new Set(screen.archives)
    if (opened) archives.delete(it.channel.id)
    else archives.add(it.channel.id)
    app.show({ archives })
  }
  return html`${entry(app, it.channel, 'channel')}
    ${
      it.threads.length + it.archived.length > 0
        ? html`<li class="threads">
          <ul>
            ${it.threads.map((thread) => entry(app, thread, 'thread'))}
            ${
              it.archived.length > 0
                ? html`<li>
                  <button
                    type="button"
                    class="archives ${opened ? 'opened' : ''}"
                    data-testid="archived-threads"
                    data-channel-id=${it.channel.id}
                    aria-expanded=${opened}
                    @click=${toggle}
                  >
                    ${icons.right} ${words.archived} (${it.archived.length})
                  </button>
                </li>
                ${opened ? it.archived.map((thread) => entry(app, thread, 'thread')) : nothing}`
                : nothing
            }
          </ul>
        </li>`
        : nothing
    }`
}

function rail(app: App): TemplateResult {
  const { world, words, screen } = app
  if (!world) return html``
  const private_ = dms(world)
  const called = private_.reduce((sum, dm) => sum + (world.unread.get(dm.id)?.mentions ?? 0), 0)
  const inDm = isDm(app.channel)
  const first = tree(world)[0]?.channel
  return html`<div class="rail">
    <button
      type="button"
      class="rail-button ${inDm ? 'here' : ''}"
      data-testid="open-dm"
      aria-label=${words.directMessages}
      title=${words.directMessages}
      @click=${() => (private_[0] ? app.go(private_[0].id) : app.openDm())}
    >
      ${icons.home}${called > 0 ? html`<span class="badge">${called}</span>` : nothing}
    </button>
    <hr />
    <button
      type="button"
      class="rail-button ${inDm || screen.channelId === null ? '' : 'here'}"
      data-testid="open-guild"
      aria-label=${world.guild.name}
      title=${world.guild.name}
      @click=${() => first && app.go(first.id)}
    >
      <span aria-hidden="true">${initials(world.guild.name)}</span>
    </button>
  </div>`
}

/** The sidebar with server, channels, threads and direct messages; a drawer on a small screen. */
export function sidebar(app: App): TemplateResult {
  const { world, words, screen } = app
  if (!world) return html``
  const private_ = dms(world)
  const bot = world.users.get(world.botId)
  const hasBotDm = private_.some((dm) => partner(world, dm)?.id === world.botId)
  return html`<div
      class="scrim ${screen.drawer ? 'shown' : ''}"
      data-testid="close-drawer"
      @click=${() => app.show({ drawer: false })}
    ></div>
    <nav
      class="sidebar ${screen.drawer ? 'shown' : ''}"
      data-testid="sidebar"
      aria-label=${world.guild.name}
      @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && app.show({ drawer: false })}
    >
      ${rail(app)}
      <div class="lists">
        <div class="guild-name">
          <strong>${world.guild.name}</strong>
          <button type="button" class="icon-button only-small" aria-label=${words.closeMenu} @click=${() => app.show({ drawer: false })}>
            ${icons.close}
          </button>
        </div>
        <div class="lists-scroll">
          <h2>${words.channels}</h2>
          <ul data-testid="channels">
            ${tree(world).map((it) => branch(app, it))}
          </ul>
          <h2>${words.directMessages}</h2>
          <ul data-testid="dms">
            ${private_.map((dm) => entry(app, dm, 'dm'))}
            ${
              bot && !hasBotDm
                ? html`<li>
                  <button type="button" class="entry dm" data-testid="dm-bot" @click=${() => app.openDm()}>
                    <img class="small-avatar" src=${avatar(bot)} alt="" /><span class="entry-name">${nameOf(bot)}</span>
                  </button>
                </li>`
                : nothing
            }
          </ul>
        </div>
        <div class="me-bar">
          <img class="me-avatar" src=${avatar(world.me.user)} alt="" />
          <span class="me-name"><strong data-testid="me">${nameOf(world.me.user)}</strong><span>${world.me.user.username}</span></span>
          <button
            type="button"
            class="icon-button"
            data-testid="open-settings"
            aria-label=${words.settings}
            title=${words.settings}
            @click=${() => app.show({ settings: true })}
          >
            ${icons.gear}
          </button>
        </div>
      </div>
    </nav>`
}

/** The list of everybody in the guild. */
export function members(app: App): TemplateResult | typeof nothing {
  const { world, words, screen } = app
  if (!world || !screen.members) return nothing
  const people = [...world.users.values()].sort((one, other) => nameOf(one).localeCompare(nameOf(other)))
  const group = (title: string, bots: boolean): TemplateResult => {
    const some = people.filter((person) => (person.bot === true) === bots)
    return html`<h2>${title} — ${some.length}</h2>
      <ul>
        ${some.map(
          (person) =>
            html`<li>
              <button
                type="button"
                class="entry member ${person.bot && !world.botOnline ? 'away' : ''}"
                data-testid="member"
                data-user-id=${person.id}
                data-name=${person.username}
                aria-haspopup="menu"
                @click=${(event: Event) => {
                  const box = (event.currentTarget as Element).getBoundingClientRect()
                  app.show({ menu: { x: box.left - 230, y: box.top, message: null, userId: person.id } })
                }}
              >
                <img class="small-avatar" src=${avatar(person)} alt="" />
                <span class="entry-name">${nameOf(person)}</span>
                ${person.bot ? html`<span class="app-tag">${words.app}</span>` : nothing}
              </button>
            </li>`,
        )}
      </ul>`
  }
  return html`<aside class="members" data-testid="members" aria-label=${words.members}>
    <div class="members-head only-small">
      <strong>${words.members}</strong>
      <button type="button" class="icon-button" aria-label=${words.close} @click=${() => app.show({ members: false })}>${icons.close}</button>
    </div>
    ${group(words.bots, true)} ${group(words.people, false)}
  </aside>`
}
