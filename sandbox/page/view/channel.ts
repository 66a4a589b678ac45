/** The open channel: its header, its messages, and their scrolling. */
import { html, nothing, type TemplateResult } from 'lit'
import { guard } from 'lit/directives/guard.js'
import { ref } from 'lit/directives/ref.js'
import { repeat } from 'lit/directives/repeat.js'
import type { Channel, Message } from '../../protocol.ts'
import type { App } from '../app.ts'
import { dayLine, sameDay } from '../times.ts'
import { channelLabel, channelName, isArchived, isDm, isLocked, isThread, parentChannel } from '../world.ts'
import { icons } from './icons.ts'
import { message, notice } from './message.ts'
import { signOf } from './sidebar.ts'

const NEAR_PX = 90
const SETTLE_MS = 1200

/** Keeps the newest message in view for a reader at the end, and never scrolls for other readers. */
class Scroll {
  below = false
  onChange: () => void = () => {}
  #box: HTMLElement | null = null
  #following = true
  #top = 0
  #settlesUntil = 0
  readonly #observer = new ResizeObserver(() => this.#resized())

  readonly attach = (element: Element | undefined): void => {
    if (element === this.#box) return
    this.#observer.disconnect()
    this.#box = element instanceof HTMLElement ? element : null
    if (!this.#box) return
    this.#box.addEventListener('scroll', () => this.#scrolled(), { passive: true })
    this.#observer.observe(this.#box)
    const list = this.#box.querySelector('ol')
    if (list) this.#observer.observe(list)
  }

  /** Scrolls after a change of channel, or for a message that the reader has caused. */
  follow(): void {
    this.#following = true
    this.#settlesUntil = Date.now() + SETTLE_MS
    this.#setBelow(false)
    requestAnimationFrame(() => this.#toLatest())
  }

  arrived(own: boolean): void {
    if (own || this.#following) this.follow()
    else this.#setBelow(true)
  }

  /** Scrolls to the end, or to the top of a last message that is higher than the screen. */
  #toLatest(): void {
    const box = this.#box
    const last = box?.querySelector<HTMLElement>('ol > li:last-of-type')
    if (!box) return
    box.scrollTop = box.scrollHeight
    if (!last || last.offsetHeight <= box.clientHeight) return
    last.scrollIntoView({ block: 'start' })
    this.#following = false
  }

  #resized(): void {
    if (Date.now() < this.#settlesUntil) this.#toLatest()
    else if (this.#following && this.#box) this.#box.scrollTop = this.#box.scrollHeight
  }

  #scrolled(): void {
    const box = this.#box
    if (!box) return
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX
    // Only scrolling up counts as leaving the end: new messages may increase the distance too.
    if (near) this.#following = true
    else if (box.scrollTop < this.#top) {
      this.#following = false
      this.#settlesUntil = 0
    }
    this.#top = box.scrollTop
    if (near) this.#setBelow(false)
  }

  #setBelow(below: boolean): void {
    if (this.below === below) return
    this.below = below
    this.onChange()
  }
}

export const scroll = new Scroll()

/** Messages that the reader has caused, as others see it. */
export function isOwn(app: App, it: Message): boolean {
  const me = app.world?.me.user.id
  return it.author.id === me || it.interaction_metadata?.user.id === me || ((it.flags ?? 0) & 64) !== 0
}

/** Opens the list of channels on a small screen and moves the focus into it. */
function openDrawer(app: App): void {
  app.show({ drawer: true })
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.sidebar .entry.here, .sidebar .entry')?.focus())
}

function head(app: App, channel: Channel | undefined): TemplateResult {
  const { words, world, screen } = app
  const parent = world && channel ? parentChannel(world, channel) : undefined
  const topic = channel && 'topic' in channel ? channel.topic : undefined
  return html`<header class="channel-head">
    <button
      type="button"
      class="icon-button only-small"
      data-testid="open-drawer"
      aria-label=${words.openMenu}
      aria-expanded=${screen.drawer}
      @click=${() => openDrawer(app)}
    >
      ${icons.menu}${world && world.unread.size > 0 ? html`<span class="dot"></span>` : nothing}
    </button>
    <h1 data-testid="channel-title">
      ${
        parent
          ? html`<button type="button" class="crumb" data-channel-id=${parent.id} @click=${() => app.go(parent.id)}>
              ${icons.hash}<span>${parent.name}</span></button
            >${icons.right}`
          : nothing
      }
      ${channel && isThread(channel) ? icons.thread : channel && isDm(channel) ? html`<span class="at">@</span>` : channel ? signOf(channel) : icons.hash}
      <span class="title-text">${world && channel ? channelName(world, channel) : words.noChannel}</span>
    </h1>
    ${topic ? html`<p class="topic">${topic}</p>` : nothing}
    <button
      type="button"
      class="icon-button members-button"
      data-testid="toggle-members"
      aria-label=${words.showMembers}
      aria-pressed=${screen.members}
      @click=${() => app.show({ members: !screen.members })}
    >
      ${icons.people}
    </button>
  </header>`
}

function banner(app: App): TemplateResult | typeof nothing {
  const { words, screen, world } = app
  const text =
    screen.link === 'lost'
      ? words.connectionLost
      : screen.link === 'connecting'
        ? words.connecting
        : world?.botOnline === false
          ? words.botOffline
          : null
  return text === null ? nothing : html`<div class="banner" role="status" data-testid="banner">${text}</div>`
}

function beginning(app: App, channel: Channel): TemplateResult {
  const { words, world } = app
  if (!world) return html``
  return html`<li class="beginning">
    <strong>${words.beginning(channelLabel(world, channel))}</strong>
    <span>${isDm(channel) ? words.beginningDm : words.beginningText}</span>
  </li>`
}

function line(app: App, it: Message, before: Message | undefined): TemplateResult {
  const time = Date.parse(it.timestamp)
  const newDay = !before || !sameDay(time, Date.parse(before.timestamp))
  const firstUnread = app.screen.firstUnread.get(it.channel_id) === it.id
  return html`${newDay ? html`<li class="divider"><span>${dayLine(time, app.locale)}</span></li>` : nothing}${
    firstUnread
      ? html`<li class="divider new" data-testid="new-divider"><span>${app.words.newMessages}</span></li>`
      : nothing
  }${message(app, it, newDay || firstUnread ? undefined : before)}`
}

function list(app: App, channel: Channel): TemplateResult {
  const { words, world, screen } = app
  const messages = world?.messages.get(channel.id) ?? []
  const firstUnread = screen.firstUnread.get(channel.id)
  const today = new Date().toDateString()
  const notices = [...screen.pending.values()].filter(
    (one) =>
      one.channelId === channel.id &&
      one.state !== 'thinking' &&
      (one.kind === 'command' || (one.kind === 'message' && one.state !== 'sent')),
  )
  return html`<div class="scroller" tabindex="0" data-testid="scroller" ${ref(scroll.attach)}>
    <ol class="messages" data-testid="messages" aria-label=${words.messages(world ? channelLabel(world, channel) : '')}>
      ${beginning(app, channel)}
      ${repeat(
        messages,
        (it) => it.id,
        (it, index) => {
          const before = messages[index - 1]
          // A long channel is drawn with each frame, so unchanged messages are reused.
          return guard(
            [it, before, world?.users, world?.channels, world?.me, app.pendingOf(it.id), firstUnread, today],
            () => line(app, it, before),
          )
        },
      )}
      ${repeat(
        notices,
        (it) => it.ref,
        (it) => notice(app, it),
      )}
    </ol>
  </div>`
}

function foot(app: App, channel: Channel): TemplateResult {
  const { words } = app
  const state = isLocked(channel) ? words.isLocked : isArchived(channel) ? words.isArchived : null
  return html`<div class="foot">
    ${
      scroll.below
        ? html`<button type="button" class="jump" data-testid="jump-to-present" @click=${() => scroll.follow()}>
          ${words.jumpToPresent} ${icons.down}
        </button>`
        : nothing
    }
    ${state ? html`<p class="thread-state" data-testid="thread-state">${state}</p>` : nothing}
    <sandbox-composer .app=${app} .world=${app.world} .screen=${app.screen} .channel=${channel}></sandbox-composer>
  </div>`
}

export function channelView(app: App): TemplateResult {
  const { channel } = app
  return html`<main class="channel-view" data-testid="channel-view" data-channel-id=${channel?.id ?? ''}>
    ${head(app, channel)} ${banner(app)}
    ${channel ? html`${list(app, channel)}${foot(app, channel)}` : html`<p class="nothing-here">${app.words.noChannel}</p>`}
  </main>`
}
