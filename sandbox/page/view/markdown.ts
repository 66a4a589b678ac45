import { html, nothing, type TemplateResult } from 'lit'
import type { App } from '../app.ts'
import { type List, type Mark, parseMarkdown, plainText } from '../markdown.ts'
import { now } from '../now.ts'
import { stamp } from '../times.ts'
import { channelName, nameOf } from '../world.ts'

const KEPT = 400
const parsed = new Map<string, Mark[]>()

function marksOf(text: string): Mark[] {
  let marks = parsed.get(text)
  if (!marks) {
    if (parsed.size >= KEPT) parsed.clear()
    marks = parseMarkdown(text)
    parsed.set(text, marks)
  }
  return marks
}

/** Only web addresses become links; other addresses stay text. */
const webAddress = (target: string): string | null => (/^https?:\/\//i.test(target) ? target : null)

const link = (target: string, content: unknown): unknown => {
  const address = webAddress(target)
  return address === null
    ? content
    : html`<discord-link href=${address} target="_blank" rel="noopener noreferrer">${content}</discord-link>`
}

/** Handles Enter and Space on elements that look and work like a button. */
const pressed = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  act()
}

interface Spoiler extends HTMLElement {
  activated: boolean
}

const uncover = (target: EventTarget | null): void => {
  const spoiler = target as Spoiler
  spoiler.activated = true
  spoiler.removeAttribute('role')
  spoiler.removeAttribute('aria-label')
}

const afterBlock = (mark: Mark | undefined): boolean =>
  mark?.type === 'codeBlock' || mark?.type === 'list' || mark?.type === 'blockQuote'

// The templates are tight: white space in a message counts.
function renderMark(app: App, mark: Mark, before: Mark | undefined): unknown {
  const inside = (content: Mark[]): unknown => renderMarks(app, content)
  switch (mark.type) {
    case 'text':
      return mark.content
    case 'strong':
      return html`<strong>${inside(mark.content)}</strong>`
    case 'em':
      return html`<em>${inside(mark.content)}</em>`
    case 'underline':
      return html`<u>${inside(mark.content)}</u>`
    case 'strikethrough':
      return html`<s>${inside(mark.content)}</s>`
    case 'spoiler':
      return html`<discord-spoiler tabindex="0" role="button" aria-label=${app.words.showSpoiler} data-testid="spoiler" @click=${(event: Event) => uncover(event.currentTarget)} @keydown=${(event: KeyboardEvent) => pressed(() => uncover(event.currentTarget))(event)}>${inside(mark.content)}</discord-spoiler>`
    case 'inlineCode':
      return html`<discord-code>${mark.content}</discord-code>`
    case 'codeBlock':
      return html`<discord-code multiline>${mark.content}</discord-code>`
    case 'blockQuote':
      return html`<blockquote>${inside(mark.content)}</blockquote>`
    case 'heading':
      return html`<div class="heading level-${mark.level}" role="heading" aria-level=${mark.level + 1}>${inside(mark.content)}</div>`
    case 'subtext':
      return html`<div class="subtext">${inside(mark.content)}</div>`
    case 'list':
      return renderList(app, mark)
    case 'link':
    case 'url':
    case 'autolink':
      return link(mark.target, inside(mark.content))
    case 'user': {
      const me = app.world?.me.user.id === mark.id
      const show = (event: Event): void => openProfile(app, mark.id, event)
      return html`<discord-mention type="user" class=${me ? 'me' : ''} role="button" tabindex="0" data-testid="user-mention" data-user-id=${mark.id} @click=${show} @keydown=${(event: KeyboardEvent) => pressed(() => show(event))(event)}>${nameOf(app.world?.users.get(mark.id))}</discord-mention>`
    }
    case 'channel': {
      const channel = app.world?.channels.get(mark.id)
      const thread = channel !== undefined && 'thread_metadata' in channel
      const go = (): void => {
        if (channel) app.go(channel.id)
      }
      return html`<discord-mention type=${thread ? 'thread' : 'channel'} role="link" tabindex="0" data-testid="channel-mention" data-channel-id=${mark.id} @click=${go} @keydown=${pressed(go)}>${app.world ? channelName(app.world, channel) : '?'}</discord-mention>`
    }
    case 'role':
      return html`<discord-mention type="role">${mark.id === app.world?.guild.id ? 'everyone' : 'role'}</discord-mention>`
    case 'everyone':
    case 'here':
      return html`<discord-mention type="role">${mark.type}</discord-mention>`
    case 'slashCommand': {
      const [, ...subcommand] = mark.fullName.split(' ')
      const start = (): void => app.startCommand(mark.id, subcommand)
      return html`<discord-mention type="slash" role="button" tabindex="0" data-testid="command-mention" data-command=${mark.fullName} @click=${start} @keydown=${pressed(start)}>${mark.fullName}</discord-mention>`
    }
    case 'timestamp':
      return html`<sandbox-time .unix=${Number(mark.timestamp)} .format=${mark.format} .locale=${app.locale}></sandbox-time>`
    case 'emoji':
      return html`<span class="emoji custom" title=":${mark.name}:">:${mark.name}:</span>`
    case 'twemoji':
      return html`<span class="emoji">${mark.name}</span>`
    case 'emoticon':
      return typeof mark.content === 'string' ? mark.content : inside(mark.content)
    case 'br':
    case 'newline':
      return afterBlock(before) ? nothing : html`<br />`
  }
}

function renderList(app: App, list: List): TemplateResult {
  const items = list.items.map(
    (item) => html`<li>${renderMarks(app, item.content)}${item.nested.map((nested) => renderList(app, nested))}</li>`,
  )
  return list.ordered ? html`<ol start=${list.start}>${items}</ol>` : html`<ul>${items}</ul>`
}

const renderMarks = (app: App, marks: Mark[]): unknown[] =>
  marks.map((mark, index) => renderMark(app, mark, marks[index - 1]))

/** A text of Discord's markdown. */
export const formatted = (app: App, text: string): TemplateResult =>
  html`<span class="marks">${renderMarks(app, marksOf(text))}</span>`

/** Returns the same without formatting, for excerpts and screen readers. */
export function unformatted(app: App, text: string): string {
  return plainText(marksOf(text), {
    user: (id) => nameOf(app.world?.users.get(id)),
    channel: (id) => (app.world ? channelName(app.world, app.world.channels.get(id)) : '?'),
    time: (unix, format) => stamp(unix, format, now(), app.locale),
  }).trim()
}

/** Opens the menu of a person beside the clicked element. */
function openProfile(app: App, userId: string, event: Event): void {
  const box = (event.currentTarget as Element).getBoundingClientRect()
  app.show({ menu: { x: box.left, y: box.bottom + 4, message: null, userId } })
}
