/** The endpoints that send, edit, read and pin messages. */
import {
  type APIMessage,
  type APIMessageReferenceSend,
  ChannelType,
  ComponentType,
  MessageFlags,
  MessageReferenceType,
  MessageType,
} from 'discord-api-types/v10'
import { type AnyChannel, isDirect, isThread } from '../channels.ts'
import { Broken, DiscordError, refuseIf } from '../errors.ts'
import type { MessageBody } from '../messages.ts'
import type { Permission } from '../permissions.ts'
import { timeOf } from '../snowflakes.ts'
import type { StoredMessage } from '../world.ts'
import type { Call, Handler, Routes, Services } from './routes.ts'

/** Discord remembers nonces for "the past few minutes". */
const nonceMs = 5 * 60_000
const hourMs = 60 * 60_000
const fortnightMs = 14 * 24 * hourMs

interface CreateBody extends MessageBody {
  nonce?: string | number | null
  enforce_nonce?: boolean
  message_reference?: APIMessageReferenceSend | null
}

/** Messages that Discord lets nobody delete. That somebody has started a thread is none of them. */
const KEPT: readonly MessageType[] = [
  MessageType.RecipientAdd,
  MessageType.RecipientRemove,
  MessageType.Call,
  MessageType.ChannelNameChange,
  MessageType.ChannelIconChange,
  MessageType.ThreadStarterMessage,
]

const holdsContainer = ({ message }: StoredMessage): boolean =>
  message.components?.some(({ type }) => type === ComponentType.Container) === true

/** Handles the requests for messages. */
export class MessageRoutes {
  readonly #world: Services['world']
  readonly #access: Services['access']
  readonly #messages: Services['messages']
  readonly #limits: Services['limits']
  readonly #behaviour: Services['behaviour']

  constructor({ world, access, messages, limits, editClock, behaviour }: Services) {
    this.#editClock = editClock
    this.#behaviour = behaviour
    this.#world = world
    this.#access = access
    this.#messages = messages
    this.#limits = limits
  }

  readonly #editClock: Services['editClock']
  readonly #oldEdits = new Map<string, number[]>()

  readonly #send = ({ params, body, uploads }: Call): APIMessage => {
    const channel = this.#access.channelOf(params.channel_id!)
    const request = body as CreateBody
    if (channel.type === ChannelType.GuildForum) throw new DiscordError(40058)
    const permission: Permission = isThread(channel) ? 'SendMessagesInThreads' : 'SendMessages'
    this.#access.channelOf(channel.id, permission, ...(uploads.length > 0 ? (['AttachFiles'] as const) : []))
    if (channel.type === ChannelType.DM) this.#access.refuseToWrite(channel.recipients![0]!.id)
    if (isThread(channel)) {
      const { archived, locked } = channel.thread_metadata!
      const moderates = this.#world.can(this.#world.botId, 'ManageThreads', channel)
      if (locked && (archived || !moderates)) throw new DiscordError(160005)
      if (archived) this.#access.refuseOverfull(channel)
    }
    const nonce = request.nonce ?? undefined
    if (nonce !== undefined && request.enforce_nonce) {
      const known = this.#world
        .messagesIn(channel.id)
        .find(
          ({ message }) =>
            message.author.id === this.#world.botId && message.nonce === nonce && this.#isYoung(message.id, nonceMs),
        )
      if (known !== undefined) return this.#world.show(known)
    }
    const draft = this.#messages.compose(channel, this.#world.bot, request, uploads)
    const flags = ((draft.flags ?? 0) & ~MessageFlags.Ephemeral) as MessageFlags
    const stored = this.#world.addMessage({
      ...draft,
      flags,
      ...(nonce === undefined ? {} : { nonce }),
      ...this.#answering(channel, request, draft.mentions),
    })
    return this.#world.show(stored)
  }

  /** Returns the fields that make a message a reply, and mentions the author of the answered message. */
  readonly #answering = (channel: AnyChannel, body: CreateBody, mentions: APIMessage['mentions']) => {
    const reference = body.message_reference
    if (reference == null) return {}
    const answered = this.#world.message(reference.message_id)
    if (answered === undefined || answered.owner !== null || answered.message.channel_id !== channel.id) {
      if (reference.fail_if_not_exists === false) return {}
      const complaint = { pointer: '/message_reference', message: 'Unknown message' }
      throw new DiscordError(50035, [complaint])
    }
    const { author } = answered.message
    const calls = body.allowed_mentions == null || body.allowed_mentions.replied_user === true
    return {
      type: MessageType.Reply,
      message_reference: {
        type: MessageReferenceType.Default,
        channel_id: channel.id,
        message_id: reference.message_id,
        ...(isDirect(channel) ? {} : { guild_id: this.#world.guildOf(channel)! }),
      },
      mentions: calls && !mentions.some(({ id }) => id === author.id) ? [...mentions, author] : mentions,
    }
  }

  readonly #isYoung = (id: string, ms: number) => this.#world.now().getTime() - timeOf(id).getTime() < ms

  readonly #edit = ({ params, body, uploads }: Call): APIMessage => {
    const channel = this.#access.channelOf(params.channel_id!)
    const stored = this.#access.messageOf(channel, params.message_id!)
    if (stored.message.author.id !== this.#world.botId) throw new DiscordError(50005)
    if (isThread(channel) && channel.thread_metadata!.archived) throw new DiscordError(50083)
    if (!this.#isYoung(stored.message.id, hourMs)) this.#countOldEdit(channel.id)
    const edited = { ...stored, message: this.#messages.edit(stored.message, body as MessageBody, uploads) }
    this.#world.saveMessage(edited)
    return this.#world.show(edited)
  }

  readonly #countOldEdit = (channelId: string) => {
    const now = this.#editClock.now().getTime()
    const { requests, perMs } = this.#limits.oldEdits
    const recent = (this.#oldEdits.get(channelId) ?? []).filter((at) => at > now - perMs)
    if (recent.length >= requests) {
      throw new DiscordError(30046, [], { retry_after: (recent[0]! + perMs - now) / 1000, global: false })
    }
    this.#oldEdits.set(channelId, [...recent, now])
  }

  readonly #remove = ({ params }: Call): undefined => {
    const channel = this.#access.channelOf(params.channel_id!)
    const stored = this.#access.messageOf(channel, params.message_id!)
    if (KEPT.includes(stored.message.type)) throw new DiscordError(50021)
    if (stored.message.author.id !== this.#world.botId) {
      if (isDirect(channel)) throw new DiscordError(50003)
      this.#access.channelOf(channel.id, 'ManageMessages')
    }
    this.#world.deleteMessage(stored)
  }

  readonly #removeMany = ({ params, body }: Call): undefined => {
    const channel = this.#access.channelOf(params.channel_id!, 'ManageMessages')
    if (isDirect(channel)) throw new DiscordError(50003)
    const { messages: ids } = body as { messages: string[] }
    if (ids.length < 2 || ids.length > 100)
      refuseIf([{ pointer: '/messages', message: 'Must be between 2 and 100 in length.' }])
    if (!ids.every((id) => this.#isYoung(id, fortnightMs))) throw new DiscordError(50034)
    for (const id of ids) {
      const stored = this.#world.message(id)
      if (stored?.message.channel_id === channel.id && stored.owner === null) this.#world.deleteMessage(stored)
    }
  }

  readonly #list = ({ params, query }: Call): APIMessage[] => {
    const channel = this.#access.channelOf(params.channel_id!, 'ReadMessageHistory')
    const limit = Number(query.limit ?? 50)
    if (!(limit >= 1 && limit <= 100)) refuseIf([{ pointer: '/limit', message: 'Must be between 1 and 100.' }])
    const all = this.#world.messagesIn(channel.id).filter(({ owner }) => owner === null)
    const beside = (stored: StoredMessage, id: string) => Number(BigInt(stored.message.id) - BigInt(id))
    const page = () => {
      if (query.after !== undefined) return all.filter((one) => beside(one, query.after!) > 0).slice(0, limit)
      if (query.around !== undefined) {
        const at = all.findIndex((one) => beside(one, query.around!) >= 0)
        return all.slice(Math.max(0, at - Math.floor(limit / 2)), at + Math.ceil(limit / 2))
      }
      if (query.before !== undefined) return all.filter((one) => beside(one, query.before!) < 0).slice(-limit)
      return all.slice(-limit)
    }
    const found = page()
    // Reported: a single message of this kind is read without trouble.
    if (this.#behaviour.containersBreakLists && found.some(holdsContainer)) throw new Broken('A container is listed')
    return found.map((stored) => this.#world.show(stored)).reverse()
  }

  readonly #pin =
    (pinned: boolean): Handler =>
    ({ params }) => {
      const channel = this.#access.channelOf(params.channel_id!, 'PinMessages')
      const stored = this.#access.messageOf(channel, params.message_id!)
      if (stored.message.pinned === pinned) return
      if (isThread(channel) && channel.thread_metadata!.archived) throw new DiscordError(50083)
      if (pinned && this.#pins(channel.id).length >= 250) throw new DiscordError(30003)
      this.#world.pin(stored, pinned)
      if (!pinned) return
      this.#world.addMessage({
        ...this.#messages.compose(channel, this.#world.bot, { content: '-' }),
        content: '',
        type: MessageType.ChannelPinnedMessage,
        message_reference: {
          type: MessageReferenceType.Default,
          channel_id: channel.id,
          message_id: stored.message.id,
        },
      })
    }

  readonly #pins = (channelId: string): APIMessage[] =>
    this.#world
      .messagesIn(channelId)
      .filter(({ message }) => message.pinned)
      .map((stored) => this.#world.show(stored))
      .reverse()

  /** Returns the endpoints by their names. */
  routes(): Routes {
    return {
      'POST /channels/{channel_id}/typing': ({ params }) => {
        this.#access.channelOf(params.channel_id!, 'SendMessages')
      },
      'GET /channels/{channel_id}/messages': this.#list,
      'POST /channels/{channel_id}/messages': this.#send,
      'POST /channels/{channel_id}/messages/bulk-delete': this.#removeMany,
      'GET /channels/{channel_id}/messages/{message_id}': ({ params }) =>
        this.#world.show(
          this.#access.messageOf(this.#access.channelOf(params.channel_id!, 'ReadMessageHistory'), params.message_id!),
        ),
      'PATCH /channels/{channel_id}/messages/{message_id}': this.#edit,
      'DELETE /channels/{channel_id}/messages/{message_id}': this.#remove,
      'GET /channels/{channel_id}/pins': ({ params }) => this.#pins(this.#access.channelOf(params.channel_id!).id),
      'PUT /channels/{channel_id}/pins/{message_id}': this.#pin(true),
      'DELETE /channels/{channel_id}/pins/{message_id}': this.#pin(false),
      'GET /channels/{channel_id}/messages/pins': ({ params }) => ({
        items: this.#pins(this.#access.channelOf(params.channel_id!).id).map((message) => ({
          pinned_at: message.timestamp,
          message,
        })),
        has_more: false,
      }),
      'PUT /channels/{channel_id}/messages/pins/{message_id}': this.#pin(true),
      'DELETE /channels/{channel_id}/messages/pins/{message_id}': this.#pin(false),
    }
  }
}
