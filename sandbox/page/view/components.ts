/** Draws the components of a message: rows of buttons and selects, and Components v2. */
import type {
  APIButtonComponent,
  APIMessageComponent,
  APISelectMenuComponent,
  APIUnfurledMediaItem,
} from 'discord-api-types/v10'
import { html, nothing, type TemplateResult } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { repeat } from 'lit/directives/repeat.js'
import type { Message } from '../../protocol.ts'
import type { App, Pending } from '../app.ts'
import { avatarOf } from '../avatars.ts'
import { COMPONENT } from '../discord.ts'
import type { Pickable } from '../picking.ts'
import { channelLabel, isDm, nameOf } from '../world.ts'
import { icons } from './icons.ts'
import { formatted } from './markdown.ts'
import './select.ts'

/** A message whose components are drawn, and the state of requests from them. */
interface Place {
  app: App
  message: Message
  pending: Pending | undefined
}

const STYLES: Record<number, string> = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'secondary' }

function emojiText(emoji: { id?: string | null; name?: string | null } | undefined): string | undefined {
  if (!emoji?.name) return undefined
  return emoji.id ? `:${emoji.name}:` : emoji.name
}

function button({ app, message, pending }: Place, it: APIButtonComponent): TemplateResult {
  const label = 'label' in it ? (it.label ?? '') : ''
  const emoji = 'emoji' in it ? emojiText(it.emoji) : undefined
  const inside = html`${emoji ? html`<span class="emoji">${emoji}</span>` : nothing}${label ? html`<span>${label}</span>` : nothing}`
  if ('url' in it) {
    if (it.disabled)
      return html`<button type="button" class="btn secondary" data-testid="button" disabled>${inside}${icons.outside}</button>`
    return html`<a class="btn secondary" data-testid="link-button" href=${it.url} target="_blank" rel="noopener noreferrer">${inside}${icons.outside}</a>`
  }
  if (!('custom_id' in it)) return html`<button type="button" class="btn primary" disabled>${inside}</button>`
  const waiting = pending?.state === 'sent'
  const busy = waiting && pending.customId === it.custom_id
  const click = (): void => {
    if (waiting) return
    app.ask(
      { type: 'click', channelId: message.channel_id, messageId: message.id, customId: it.custom_id },
      { kind: 'component', channelId: message.channel_id, messageId: message.id, customId: it.custom_id, label },
    )
  }
  return own(
    it.custom_id,
    html`<button
    type="button"
    class="btn ${STYLES[it.style] ?? 'secondary'}"
    data-testid="button"
    data-custom-id=${it.custom_id}
    aria-busy=${busy}
    aria-disabled=${waiting}
    ?disabled=${it.disabled === true}
    @click=${click}
  >
    ${busy ? html`<span class="dots"><i></i><i></i><i></i></span>` : nothing}<span class="btn-inside">${inside}</span>
  </button>`,
  )
}

/**
 * Redraws the element when another control takes its place: the focus must not move to a button with another effect.
 * For the same reason a waiting button is not disabled, but marked as busy.
 */
const own = (customId: string, drawn: TemplateResult): TemplateResult => html`${keyed(customId, drawn)}`

/** Returns the options of any kind of select, with the initially picked ones. */
export function pickables(app: App, it: APISelectMenuComponent): { options: Pickable[]; initial: string[] } {
  if (it.type === COMPONENT.stringSelect) {
    return {
      options: it.options.map((option) => {
        const emoji = emojiText(option.emoji)
        return {
          value: option.value,
          label: option.label,
          ...(option.description ? { description: option.description } : {}),
          ...(emoji ? { emoji } : {}),
        }
      }),
      initial: it.options.filter((option) => option.default).map((option) => option.value),
    }
  }
  const initial = (it.default_values ?? []).map((value) => value.id)
  if (it.type === COMPONENT.channelSelect) {
    const kinds = it.channel_types
    const channels = [...(app.world?.channels.values() ?? [])].filter(
      (channel) => !isDm(channel) && (!kinds || kinds.length === 0 || kinds.includes(channel.type)),
    )
    return {
      options: channels.map((channel) => ({
        value: channel.id,
        label: app.world ? channelLabel(app.world, channel) : '',
      })),
      initial,
    }
  }
  if (it.type === COMPONENT.roleSelect) {
    const roles = [...(app.world?.roles.values() ?? [])]
    return { options: roles.map(({ id, name }) => ({ value: id, label: name })), initial }
  }
  return {
    options: [...(app.world?.users.values() ?? [])].map((user) => ({
      value: user.id,
      label: nameOf(user),
      description: user.username,
      avatar: avatarOf(nameOf(user), user.bot === true),
    })),
    initial,
  }
}

function select({ app, message, pending }: Place, it: APISelectMenuComponent): TemplateResult {
  const waiting = pending?.state === 'sent'
  const { options, initial } = pickables(app, it)
  const picks = (event: CustomEvent<string[]>): void => {
    app.ask(
      {
        type: 'select',
        channelId: message.channel_id,
        messageId: message.id,
        customId: it.custom_id,
        values: event.detail,
      },
      {
        kind: 'component',
        channelId: message.channel_id,
        messageId: message.id,
        customId: it.custom_id,
        label: it.placeholder ?? '',
      },
    )
  }
  return own(
    it.custom_id,
    html`<sandbox-select
    .options=${options}
    .initial=${initial}
    .source=${it}
    .limits=${{ min: it.min_values ?? 1, max: it.max_values ?? 1 }}
    .words=${app.words}
    .placeholder=${it.placeholder}
    .customId=${it.custom_id}
    .disabled=${it.disabled === true}
    .waiting=${waiting}
    .busy=${waiting && pending.customId === it.custom_id}
    @picks=${picks}
  ></sandbox-select>`,
  )
}

/** A picture that opens in full size. */
export function picture(
  app: App,
  media: Pick<APIUnfurledMediaItem, 'url'> & { width?: number | null; height?: number | null },
  alt: string | null | undefined,
  kind: string,
): TemplateResult {
  const text = alt || app.words.picture
  const open = (): void => app.show({ picture: { url: media.url, alt: text } })
  return html`<button type="button" class="picture ${kind}" data-testid="picture" aria-label=${app.words.openPicture(text)} @click=${open}>
    <img src=${media.url} alt=${text} width=${media.width ?? nothing} height=${media.height ?? nothing} loading="lazy" />
  </button>`
}

const fileName = (url: string): string =>
  decodeURIComponent(new URL(url, location.href).pathname.split('/').at(-1) ?? url)

const sizeText = (bytes: number): string => (bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`)

export function fileCard(url: string, name: string, size: number | undefined): TemplateResult {
  return html`<a class="file-card" data-testid="file" href=${url} download=${name} target="_blank" rel="noopener">
    ${icons.file}
    <span><span class="file-name">${name}</span>${size === undefined ? nothing : html`<span class="file-size">${sizeText(size)}</span>`}</span>
  </a>`
}

/** A cover over a spoiler; a click removes it. */
function covered(app: App, spoiler: boolean | undefined, content: TemplateResult): TemplateResult {
  if (!spoiler) return content
  const uncover = (event: Event): void => (event.currentTarget as Element).parentElement?.classList.remove('covered')
  return html`<div class="cover covered">
    ${content}<button type="button" class="uncover" data-testid="uncover" @click=${uncover}>${app.words.spoiler}</button>
  </div>`
}

const hexColour = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`

function component(place: Place, it: APIMessageComponent): TemplateResult {
  const { app } = place
  switch (it.type) {
    case COMPONENT.actionRow:
      return html`<div class="action-row" role="group" data-testid="action-row">${each(place, it.components)}</div>`
    case COMPONENT.button:
      return button(place, it)
    case COMPONENT.stringSelect:
    case COMPONENT.userSelect:
    case COMPONENT.roleSelect:
    case COMPONENT.mentionableSelect:
    case COMPONENT.channelSelect:
      return select(place, it)
    case COMPONENT.section:
      return html`<div class="section">
        <div class="section-text">${each(place, it.components)}</div>
        <div class="section-accessory">${component(place, it.accessory)}</div>
      </div>`
    case COMPONENT.textDisplay:
      return html`<div class="text-display" data-testid="text">${formatted(app, it.content)}</div>`
    case COMPONENT.thumbnail:
      return covered(app, it.spoiler, picture(app, it.media, it.description, 'thumbnail'))
    case COMPONENT.mediaGallery:
      return html`<div class="gallery count-${Math.min(it.items.length, 4)}">
        ${it.items.map((item) => covered(app, item.spoiler, picture(app, item.media, item.description, 'in-gallery')))}
      </div>`
    case COMPONENT.file:
      return covered(app, it.spoiler, fileCard(it.file.url, it.name ?? fileName(it.file.url), it.size))
    case COMPONENT.separator:
      return html`<div
        class="separator ${it.spacing === 2 ? 'large' : 'small'} ${it.divider === false ? '' : 'line'}"
        role=${it.divider === false ? 'none' : 'separator'}
      ></div>`
    case COMPONENT.container: {
      const accent = it.accent_color == null ? '' : `--accent: ${hexColour(it.accent_color)}`
      return covered(
        app,
        it.spoiler,
        html`<div class=${accent ? 'container accented' : 'container'} style=${accent} data-testid="container">
          ${each(place, it.components)}
        </div>`,
      )
    }
    default:
      return html`<div class="unknown">Unknown component ${(it as { type: number }).type}</div>`
  }
}

/** Returns a key from a control's custom_id, or from the position of a part among its kind. */
function keysOf(all: readonly APIMessageComponent[]): string[] {
  const counts = new Map<number, number>()
  return all.map((it) => {
    const count = (counts.get(it.type) ?? 0) + 1
    counts.set(it.type, count)
    const [first] = it.type === COMPONENT.actionRow ? it.components : [it]
    return first !== undefined && 'custom_id' in first ? `${it.type} ${first.custom_id}` : `${it.type} ${count}`
  })
}

/** An edit that adds a picture above an open menu keeps the menu open and focused. */
function each(place: Place, all: readonly APIMessageComponent[]): unknown {
  const keys = keysOf(all)
  return repeat(
    all,
    (_, at) => keys[at],
    (it) => component(place, it),
  )
}

/** Draws all components of a message, and below them the error of the last use. */
export function components(app: App, message: Message): TemplateResult | typeof nothing {
  const pending = app.pendingOf(message.id)
  const all = message.components ?? []
  if (all.length === 0 && !pending) return nothing
  const place = { app, message, pending }
  return html`<div class="components" slot="components">
    ${each(place, all)}
    ${
      pending?.state === 'failed' || pending?.state === 'refused'
        ? html`<div class="failed" role="alert" data-testid="interaction-failed">${pending.reason ?? app.words.interactionFailed}</div>`
        : nothing
    }
  </div>`
}

/** Returns the text of Components v2, for screen readers and excerpts. */
export function textOf(all: readonly APIMessageComponent[] | undefined): string {
  return (all ?? [])
    .map((it) => {
      if (it.type === COMPONENT.textDisplay) return it.content
      return 'components' in it ? textOf(it.components) : ''
    })
    .filter(Boolean)
    .join('\n')
}
