import type { APIAttachment, APIEmbed } from 'discord-api-types/v10'
import { html, nothing, type TemplateResult } from 'lit'
import { ifDefined } from 'lit/directives/if-defined.js'
import type { Message, Person } from '../../protocol.ts'
import type { App, Pending } from '../app.ts'
import { avatarOf } from '../avatars.ts'
import { FLAG, hasFlag } from '../discord.ts'
import { now } from '../now.ts'
import { messageTime } from '../times.ts'
import { calls, isEphemeral, nameOf } from '../world.ts'
import { components, fileCard, picture, textOf } from './components.ts'
import { icons } from './icons.ts'
import { formatted, unformatted } from './markdown.ts'

const TYPE = { pinned: 6, threadCreated: 18, reply: 19, slash: 20, threadStarter: 21, contextMenu: 23 }
const GROUP_MS = 7 * 60_000
/** The length of text that is read out when the focus reaches a message. */
const HEARD = 200

export const avatar = (person: Person): string => avatarOf(nameOf(person), person.bot === true)

/** Returns a message as one line of text. */
export function excerpt(app: App, message: Message): string {
  const embeds = message.embeds.map((embed) => [embed.title, embed.description].filter(Boolean).join(' ')).join(' ')
  const text = [message.content, textOf(message.components), embeds].filter(Boolean).join(' ')
  return unformatted(app, text) || message.attachments.map((file) => file.filename).join(', ')
}

const isSystem = (message: Message): boolean => message.type === TYPE.pinned || message.type === TYPE.threadCreated

/** Whether a message continues under the name of the one before. */
function continues(message: Message, before: Message | undefined): boolean {
  return (
    before !== undefined &&
    before.author.id === message.author.id &&
    (message.type === 0 || message.type === TYPE.threadStarter) &&
    !isSystem(before) &&
    isEphemeral(before) === isEphemeral(message) &&
    Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUP_MS
  )
}

function above(app: App, message: Message): TemplateResult | typeof nothing {
  const used = message.interaction_metadata
  const name = used && 'name' in used ? String(used.name) : undefined
  if (used && name && (message.type === TYPE.slash || message.type === TYPE.contextMenu)) {
    return html`<div slot="reply" class="above" data-testid="used-command">
      <img class="tiny-avatar" src=${avatar(used.user)} alt="" />
      <span>${app.words.used(nameOf(used.user))}</span>
      <span class="command-name">${message.type === TYPE.slash ? `/${name}` : name}</span>
    </div>`
  }
  if (message.type !== TYPE.reply) return nothing
  const to = message.referenced_message
  if (!to) return html`<div slot="reply" class="above"><em>${app.words.noLongerThere}</em></div>`
  return html`<discord-reply
    slot="reply"
    author=${nameOf(to.author)}
    avatar=${avatar(to.author)}
    ?bot=${to.author.bot}
    ?mentions=${message.mentions.some((user) => user.id === to.author.id)}
    >${excerpt(app, to)}</discord-reply
  >`
}

function embed(app: App, it: APIEmbed): TemplateResult {
  let inline = 0
  return html`<discord-embed
    slot="embeds"
    data-testid="embed"
    color=${ifDefined(it.color === undefined ? undefined : `#${it.color.toString(16).padStart(6, '0')}`)}
    embed-title=${ifDefined(it.title)}
    url=${ifDefined(it.url)}
    author-name=${ifDefined(it.author?.name)}
    author-url=${ifDefined(it.author?.url)}
    author-image=${ifDefined(it.author?.icon_url)}
    thumbnail=${ifDefined(it.thumbnail?.url)}
    image=${ifDefined(it.image?.url)}
  >
    ${it.description ? html`<discord-embed-description slot="description">${formatted(app, it.description)}</discord-embed-description>` : nothing}
    ${
      it.fields && it.fields.length > 0
        ? html`<discord-embed-fields slot="fields">
          ${it.fields.map(
            (field) =>
              html`<discord-embed-field
                field-title=${field.name}
                ?inline=${field.inline}
                inline-index=${field.inline ? (inline++ % 3) + 1 : 1}
                >${formatted(app, field.value)}</discord-embed-field
              >`,
          )}
        </discord-embed-fields>`
        : nothing
    }
    ${
      it.footer
        ? html`<discord-embed-footer slot="footer" footer-image=${ifDefined(it.footer.icon_url)} timestamp=${ifDefined(it.timestamp ? messageTime(Date.parse(it.timestamp), now(), app.locale) : undefined)}
          >${it.footer.text}</discord-embed-footer
        >`
        : nothing
    }
  </discord-embed>`
}

const isPicture = (file: APIAttachment): boolean =>
  file.content_type?.startsWith('image/') === true || /\.(png|jpe?g|gif|webp|svg)$/i.test(file.filename)

const attachment = (app: App, file: APIAttachment): TemplateResult =>
  isPicture(file)
    ? picture(app, file, file.description ?? file.filename, 'attached')
    : fileCard(file.url, file.filename, file.size)

function threadCard(app: App, message: Message): TemplateResult | typeof nothing {
  const thread = message.thread && (app.world?.channels.get(message.thread.id) ?? message.thread)
  if (!thread) return nothing
  const count = 'message_count' in thread ? (thread.message_count ?? 0) : 0
  return html`<button type="button" slot="thread" class="thread-card" data-testid="thread-card" data-channel-id=${thread.id} @click=${() => app.go(thread.id)}>
    ${icons.thread}<strong>${thread.name}</strong><span>${app.words.messageCount(count)} ›</span>
  </button>`
}

function actions(app: App, message: Message, author: Person): TemplateResult {
  const open = (event: Event): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    app.show({ menu: { x: box.right - 220, y: box.bottom + 4, message, userId: author.id } })
  }
  return html`<div class="actions">
    <button
      type="button"
      class="icon-button"
      data-testid="message-menu"
      aria-haspopup="menu"
      aria-label="${app.words.more}: ${nameOf(author)}"
      title=${app.words.more}
      @click=${open}
    >
      ${icons.more}
    </button>
  </div>`
}

function onlyYou(app: App, dismiss: () => void): TemplateResult {
  return html`<div slot="thread" class="only-you">
    ${icons.eye}<span>${app.words.onlyYou} •</span>
    <button type="button" class="as-link" data-testid="dismiss" @click=${dismiss}>${app.words.dismiss}</button>
  </div>`
}

function systemLine(app: App, message: Message): TemplateResult {
  const { words } = app
  const time = messageTime(Date.parse(message.timestamp), now(), app.locale)
  const threadId = message.message_reference?.channel_id
  return html`<li class="message system" tabindex="-1" data-testid="system-message" data-message-id=${message.id}>
    ${message.type === TYPE.threadCreated ? icons.thread : icons.hash}
    <span>
      <strong>${nameOf(message.author)}</strong>
      ${message.type === TYPE.pinned ? words.pinned : words.startedThread}
      ${
        message.type === TYPE.threadCreated
          ? html`<strong>${message.content}</strong>${
              threadId
                ? html` <button type="button" class="as-link" data-channel-id=${threadId} @click=${() => app.go(threadId)}>${words.seeThread}</button>`
                : nothing
            }`
          : nothing
      }
      <time class="system-time">${time}</time>
    </span>
  </li>`
}

/** Draws one message in the list. */
export function message(app: App, it: Message, before: Message | undefined): TemplateResult {
  if (isSystem(it)) return systemLine(app, it)
  const { words } = app
  // A thread that was started from a message begins with a copy of it.
  const shown = it.type === TYPE.threadStarter && it.referenced_message ? it.referenced_message : it
  const author = app.world?.users.get(shown.author.id) ?? shown.author
  const ephemeral = isEphemeral(it)
  const thinking = hasFlag(it, FLAG.thinking)
  const called = app.world !== null && calls(app.world, it) && it.author.id !== app.world.me.user.id
  const grouped = continues(it, before)
  const openAuthor = (event: Event): void => {
    const hit = event
      .composedPath()
      .find((one) => one instanceof HTMLElement && /discord-author-(avatar|username)/.test(one.className))
    if (!(hit instanceof HTMLElement)) return
    const box = hit.getBoundingClientRect()
    app.show({ menu: { x: box.left, y: box.bottom + 4, message: null, userId: author.id } })
  }
  const time = messageTime(Date.parse(it.timestamp), now(), app.locale)
  const heard = excerpt(app, shown).slice(0, HEARD)
  return html`<li
    tabindex="-1"
    aria-label="${nameOf(author)}: ${thinking ? words.thinking(nameOf(author)) : heard}"
    class="message ${grouped ? 'grouped' : ''} ${ephemeral ? 'ephemeral' : ''} ${called ? 'called' : ''}"
    data-testid="message"
    data-message-id=${it.id}
    data-author=${author.username}
    data-ephemeral=${ephemeral}
    data-thinking=${thinking}
  >
    <discord-message
      author=${nameOf(author)}
      avatar=${avatar(author)}
      ?bot=${author.bot}
      timestamp=${time}
      ?message-body-only=${grouped}
      @click=${openAuthor}
    >
      ${above(app, it)}
      ${
        thinking
          ? html`<span class="thinking" data-testid="thinking"><span class="dots"><i></i><i></i><i></i></span> ${words.thinking(nameOf(author))}</span>`
          : shown.content
            ? html`<span class="content" data-testid="content">${formatted(app, shown.content)}</span>`
            : nothing
      }${shown.edited_timestamp && !thinking && shown.content ? html`<span class="edited" data-testid="edited"> (${words.edited})</span>` : nothing}
      ${shown.embeds.map((one) => embed(app, one))}
      ${
        shown.attachments.length > 0 && !hasFlag(shown, FLAG.componentsV2)
          ? html`<div slot="attachments" class="attachments">${shown.attachments.map((file) => attachment(app, file))}</div>`
          : nothing
      }
      ${components(app, shown)} ${threadCard(app, shown)} ${ephemeral ? onlyYou(app, () => app.dismiss(it)) : nothing}
    </discord-message>
    ${thinking ? nothing : actions(app, it, author)}
  </li>`
}

/** Draws a request of this window that nobody has answered; only the window stores it. */
export function notice(app: App, pending: Pending): TemplateResult {
  const { words } = app
  const bot = app.world?.users.get(app.world.botId)
  const name = bot ? nameOf(bot) : 'Bot'
  const text =
    pending.state === 'sent'
      ? words.sendingCommand
      : pending.state === 'failed'
        ? words.noResponse
        : (pending.reason ?? '')
  return html`<li class="message ephemeral" data-testid="notice" data-state=${pending.state}>
    <discord-message author=${name} avatar=${avatarOf(name, true)} bot timestamp=${messageTime(now(), now(), app.locale)}>
      ${pending.label ? html`<div slot="reply" class="above"><span>${words.used(words.you)}</span> <span class="command-name">${pending.label}</span></div>` : nothing}
      <span class=${pending.state === 'sent' ? 'thinking' : 'failed'} role=${pending.state === 'sent' ? nothing : 'alert'}
        >${pending.state === 'sent' ? html`<span class="dots"><i></i><i></i><i></i></span> ` : nothing}${pending.kind === 'message' ? `${words.sendFailed}: ` : ''}${text}</span
      >
      ${pending.state === 'sent' ? nothing : onlyYou(app, () => app.forget(pending.ref))}
    </discord-message>
  </li>`
}
