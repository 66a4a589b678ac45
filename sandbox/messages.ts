/** Makes messages from requests: new ones and edits, of the bot and of people. */
import {
  type APIAllowedMentions,
  type APIAttachment,
  type APIEmbed,
  type APIMessage,
  type APIMessageTopLevelComponent,
  type APIUser,
  EmbedType,
  MessageFlags,
} from 'discord-api-types/v10'
import type { Behaviour } from './behaviour.ts'
import type { AnyChannel } from './channels.ts'
import { DiscordError, refuseIf, TooHeavy } from './errors.ts'
import type { Files, Upload } from './files.ts'
import { type Component, complaintsAboutMessage, type Embed, flatten, type, weightOf } from './limits.ts'
import { MOST_UPLOADED } from './uploads.ts'
import type { NewMessage, World } from './world.ts'

/** The common part of all requests that send or edit a message. */
export interface MessageBody {
  content?: string | null
  embeds?: APIEmbed[] | null
  components?: Component[] | null
  attachments?: { id: string | number; filename?: string; description?: string }[] | null
  allowed_mentions?: APIAllowedMentions | null
  flags?: number | null
  tts?: boolean
}

/** Flags that the author of a message may set. */
const settable =
  MessageFlags.SuppressEmbeds |
  MessageFlags.Ephemeral |
  MessageFlags.SuppressNotifications |
  MessageFlags.IsComponentsV2

export class Messages {
  readonly #world: World
  readonly #files: Files
  readonly #url: () => string
  readonly #behaviour: Pick<Behaviour, 'heaviest'>

  /** @param url the sandbox's address; attachments get addresses below it */
  constructor(world: World, files: Files, url: () => string, behaviour: Pick<Behaviour, 'heaviest'>) {
    this.#world = world
    this.#files = files
    this.#url = url
    this.#behaviour = behaviour
  }

  /**
   * Returns a new message without storing it.
   *
   * @throws DiscordError 50006 (empty), 50035 (a limit); TooHeavy
   */
  compose(channel: AnyChannel, author: APIUser, body: MessageBody, uploads: readonly Upload[] = []): NewMessage {
    const flags = (body.flags ?? 0) & settable
    const attachments = this.#attachments(channel.id, body, uploads, [])
    const contents = {
      content: (body.content ?? '').trim(),
      embeds: body.embeds ?? [],
      components: body.components ?? [],
    }
    return {
      type: 0,
      channel_id: channel.id,
      author,
      edited_timestamp: null,
      tts: body.tts ?? false,
      mention_roles: [],
      pinned: false,
      flags: flags as MessageFlags,
      attachments,
      ...this.#finish(contents, attachments, flags),
      ...this.#mentions(contents, body.allowed_mentions),
    }
  }

  /**
   * Returns the message after an edit without storing it. Fields that the body leaves out stay as they are.
   *
   * @throws DiscordError 50006 (nothing left), 50035 (a limit); TooHeavy
   */
  edit(message: APIMessage, body: MessageBody, uploads: readonly Upload[] = []): APIMessage {
    const before = message.flags ?? 0
    const wasThinking = (before & MessageFlags.Loading) !== 0
    // Privacy is fixed when a message is first sent, and a message of components stays one.
    const changeable = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2
    const asked = (body.flags ?? 0) & changeable
    const flags = (before & ~MessageFlags.Loading & ~(body.flags == null ? 0 : MessageFlags.SuppressEmbeds)) | asked
    const attachments = this.#attachments(message.channel_id, body, uploads, message.attachments)
    const contents = {
      content: body.content === undefined ? message.content : (body.content ?? '').trim(),
      embeds: body.embeds === undefined ? message.embeds : (body.embeds ?? []),
      components: body.components === undefined ? (message.components as Component[]) : (body.components ?? []),
    }
    return {
      ...message,
      edited_timestamp: wasThinking ? null : this.#world.now().toISOString(),
      flags: flags as MessageFlags,
      attachments,
      ...this.#finish(contents, attachments, flags, message.components),
      ...(body.content === undefined && body.components === undefined
        ? {}
        : this.#mentions(contents, body.allowed_mentions)),
    }
  }

  /** Checks the whole message and replaces `attachment://` addresses and missing component ids as Discord does. */
  #finish(
    contents: { content: string; embeds: readonly APIEmbed[]; components: readonly Component[] },
    attachments: readonly APIAttachment[],
    flags: number,
    before?: readonly unknown[],
  ): Pick<APIMessage, 'content' | 'embeds' | 'components'> {
    const { content, embeds, components } = contents
    const v2 = (flags & MessageFlags.IsComponentsV2) !== 0
    if (v2 ? components.length === 0 : !content && !embeds.length && !components.length && !attachments.length) {
      throw new DiscordError(50006)
    }
    refuseIf(
      complaintsAboutMessage({ content, embeds: embeds as Embed[], components, attachments: attachments.length }, v2),
    )
    // Components that stay as they are have their addresses by now, and have been weighed before.
    const weight = weightOf(components)
    if (components !== before && weight > this.#behaviour.heaviest) throw new TooHeavy(`The components weigh ${weight}`)
    return {
      content,
      embeds: embeds.map((embed) => withUrls({ ...embed, type: EmbedType.Rich }, attachments)),
      components: this.#withMedia(components, attachments) as APIMessageTopLevelComponent[],
    }
  }

  #withMedia(components: readonly Component[], attachments: readonly APIAttachment[]): Component[] {
    const all = flatten(components, '/components')
    const taken = new Set(all.map(({ component }) => component.id))
    let last = 0
    const nextId = () => {
      do last += 1
      while (taken.has(last))
      return last
    }
    const media = (item: { url: string }, pointer: string) => {
      const name = attachmentName(item.url)
      if (name === null) return item
      const attachment = attachments.find(({ filename }) => filename === name)
      if (attachment === undefined) {
        refuseIf([{ pointer, message: `The referenced attachment '${name}' was not found` }])
      }
      const { id, url, content_type } = attachment!
      return { ...item, url, proxy_url: url, attachment_id: id, content_type, loading_state: 2 }
    }
    const complete = (component: Component, pointer: string): Component => {
      const id = component.id || nextId()
      const inner = (list: Component[], key: string) =>
        list.map((child, i) => complete(child, `${pointer}/${key}/${i}`))
      return {
        ...component,
        id,
        ...(component.components ? { components: inner(component.components, 'components') } : {}),
        ...(component.accessory ? { accessory: complete(component.accessory, `${pointer}/accessory`) } : {}),
        ...(component.media ? { media: media(component.media, `${pointer}/media/url`) } : {}),
        ...(component.file ? { file: media(component.file, `${pointer}/file/url`) } : {}),
        ...(component.items
          ? {
              items: component.items.map((item, i) => ({
                ...item,
                media: media(item.media, `${pointer}/items/${i}/media/url`),
              })),
            }
          : {}),
      }
    }
    return components.map((component, index) => complete(component, `/components/${index}`))
  }

  /** Returns the kept attachments and the new ones. A body without `attachments` keeps all and takes all. */
  #attachments(
    channelId: string,
    body: MessageBody,
    uploads: readonly Upload[],
    before: readonly APIAttachment[],
  ): APIAttachment[] {
    const listed = body.attachments?.map((entry) => ({ ...entry, id: String(entry.id) }))
    const kept = listed === undefined ? before : before.filter(({ id }) => listed.some((entry) => entry.id === id))
    if (uploads.some(({ data }) => data.length > MOST_UPLOADED)) throw new DiscordError(40005)
    const added = uploads.map((upload) => {
      const entry = listed?.find(({ id }) => id === upload.index)
      const id = this.#world.newId()
      const filename = (entry?.filename ?? upload.name).replace(/[^\w.-]+/g, '_')
      this.#files.save(id, upload.data)
      const url = `${this.#url()}/attachments/${channelId}/${id}/${filename}`
      return {
        id,
        filename,
        size: upload.data.length,
        url,
        proxy_url: url,
        content_type: upload.contentType,
        ...(entry?.description ? { description: entry.description } : {}),
      } as APIAttachment
    })
    const all = [...kept, ...added]
    if (all.length > 10) refuseIf([{ pointer: '/attachments', message: 'Must be 10 or fewer in length.' }])
    return all
  }

  /** Returns the people that a message mentions, as far as `allowed_mentions` allows. */
  #mentions(
    contents: { content: string; components: readonly Component[] },
    allowed: APIAllowedMentions | null | undefined,
  ): Pick<APIMessage, 'mentions' | 'mention_everyone'> {
    const texts = flatten(contents.components, '')
      .filter(({ component }) => component.type === type.text)
      .map(({ component }) => component.content ?? '')
    const text = [contents.content, ...texts].join('\n')
    const parse: readonly string[] = allowed ? (allowed.parse ?? []) : ['users', 'everyone']
    const ids = new Set([...text.matchAll(/<@!?(\d+)>/g)].map((match) => match[1]!))
    const called = [...ids].filter((id) => parse.includes('users') || allowed?.users?.includes(id))
    return {
      mentions: called.flatMap((id) => this.#world.person(id)?.user ?? []),
      mention_everyone: parse.includes('everyone') && /@(everyone|here)\b/.test(text),
    }
  }
}

function attachmentName(url: string): string | null {
  return url.startsWith('attachment://') ? url.slice('attachment://'.length) : null
}

/** Returns the embed with the addresses of its pictures; like Discord, leaves out pictures that were not sent along. */
function withUrls(embed: APIEmbed, attachments: readonly APIAttachment[]): APIEmbed {
  const resolved = { ...embed }
  for (const key of ['image', 'thumbnail'] as const) {
    const name = embed[key] && attachmentName(embed[key].url)
    if (name == null) continue
    const url = attachments.find(({ filename }) => filename === name)?.url
    if (url === undefined) delete resolved[key]
    else resolved[key] = { ...embed[key], url, proxy_url: url }
  }
  return resolved
}
