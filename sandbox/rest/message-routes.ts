/** Sending, editing, reading and pinning messages. */
import {
  type APIMessage,
  type APIMessageReferenceSend,
  ChannelType,
  MessageFlags,
  MessageReferenceType,
  MessageType,
} from 'discord-api-types/v10'
import { DiscordError, refuseIf } from '../errors.ts'
import type { MessageBody } from '../messages.ts'
import type { Permission } from '../permissions.ts'
import { timeOf } from '../snowflakes.ts'
import { type AnyChannel, isThread, type StoredMessage } from '../world.ts'
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

export function messageRoutes({ world, access, messages, limits }: Services): Routes {
  const { channelOf, messageOf, personOf, refuseOverfull } = access
  const oldEdits = new Map<string, number[]>()

  const send = ({ params, body, uploads }: Call): APIMessage => {
    const channel = channelOf(params.channel_id!)
    const request = body as CreateBody
    const permission: Permission = isThread(channel) ? 'SendMessagesInThreads' : 'SendMessages'
    channelOf(channel.id, permission, ...(uploads.length > 0 ? (['AttachFiles'] as const) : []))
    if (channel.type === ChannelType.DM && !personOf(channel.recipients![0]!.id).dmsOpen) throw new DiscordError(50007)
    if (isThread(channel) && channel.thread_metadata!.archived) {
      if (channel.thread_metadata!.locked) throw new DiscordError(160005)
      refuseOverfull()
    }
    const nonce = request.nonce ?? undefined
    if (nonce !== undefined && request.enforce_nonce) {
      const known = world
        .messagesIn(channel.id)
        .find(
          ({ message }) => message.author.id === world.botId && message.nonce === nonce && isYoung(message.id, nonceMs),
        )
      if (known !== undefined) return world.show(known)
    }
    const draft = messages.compose(channel, world.bot, request, uploads)
    const flags = ((draft.flags ?? 0) & ~MessageFlags.Ephemeral) as MessageFlags
    const stored = world.addMessage({
      ...draft,
      flags,
      ...(nonce === undefined ? {} : { nonce }),
      ...answering(channel, request, draft.mentions),
    })
    return world.show(stored)
  }

  /** What makes a message a reply, and calls the author of the one that it replies to. */
  const answering = (channel: AnyChannel, body: CreateBody, mentions: APIMessage['mentions']) => {
    const reference = body.message_reference
    if (reference == null) return {}
    const answered = world.message(reference.message_id)
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
        ...(channel.type === ChannelType.DM ? {} : { guild_id: world.guildId }),
      },
      mentions: calls && !mentions.some(({ id }) => id === author.id) ? [...mentions, author] : mentions,
    }
  }

  const isYoung = (id: string, ms: number) => world.now().getTime() - timeOf(id).getTime() < ms

  const edit = ({ params, body, uploads }: Call): APIMessage => {
    const channel = channelOf(params.channel_id!)
    const stored = messageOf(channel, params.message_id!)
    if (stored.message.author.id !== world.botId) throw new DiscordError(50005)
    if (isThread(channel) && channel.thread_metadata!.archived) throw new DiscordError(50083)
    if (!isYoung(stored.message.id, hourMs)) countOldEdit(channel.id)
    const edited = { ...stored, message: messages.edit(stored.message, body as MessageBody, uploads) }
    world.saveMessage(edited)
    return world.show(edited)
  }

  const countOldEdit = (channelId: string) => {
    const now = world.now().getTime()
    const { requests, perMs } = limits.oldEdits
    const recent = (oldEdits.get(channelId) ?? []).filter((at) => at > now - perMs)
    if (recent.length >= requests) {
      throw new DiscordError(30046, [], { retry_after: (recent[0]! + perMs - now) / 1000, global: false })
    }
    oldEdits.set(channelId, [...recent, now])
  }

  const remove = ({ params }: Call): undefined => {
    const channel = channelOf(params.channel_id!)
    const stored = messageOf(channel, params.message_id!)
    if (stored.message.author.id !== world.botId) {
      if (channel.type === ChannelType.DM) throw new DiscordError(50003)
      channelOf(channel.id, 'ManageMessages')
    }
    world.deleteMessage(stored)
  }

  const removeMany = ({ params, body }: Call): undefined => {
    const channel = channelOf(params.channel_id!, 'ManageMessages')
    if (channel.type === ChannelType.DM) throw new DiscordError(50003)
    const { messages: ids } = body as { messages: string[] }
    if (ids.length < 2 || ids.length > 100)
      refuseIf([{ pointer: '/messages', message: 'Must be between 2 and 100 in length.' }])
    if (!ids.every((id) => isYoung(id, fortnightMs))) throw new DiscordError(50034)
    for (const id of ids) {
      const stored = world.message(id)
      if (stored?.message.channel_id === channel.id && stored.owner === null) world.deleteMessage(stored)
    }
  }

  const list = ({ params, query }: Call): APIMessage[] => {
    const channel = channelOf(params.channel_id!, 'ReadMessageHistory')
    const limit = Number(query.limit ?? 50)
    if (!(limit >= 1 && limit <= 100)) refuseIf([{ pointer: '/limit', message: 'Must be between 1 and 100.' }])
    const all = world.messagesIn(channel.id).filter(({ owner }) => owner === null)
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
    return page()
      .map((stored) => world.show(stored))
      .reverse()
  }

  const pin =
    (pinned: boolean): Handler =>
    ({ params }) => {
      const channel = channelOf(params.channel_id!, 'PinMessages')
      const stored = messageOf(channel, params.message_id!)
      if (stored.message.pinned === pinned) return
      if (isThread(channel) && channel.thread_metadata!.archived) throw new DiscordError(50083)
      if (pinned && pins(channel.id).length >= 250) throw new DiscordError(30003)
      world.pin(stored, pinned)
      if (!pinned) return
      world.addMessage({
        ...messages.compose(channel, world.bot, { content: '-' }),
        content: '',
        type: MessageType.ChannelPinnedMessage,
        message_reference: {
          type: MessageReferenceType.Default,
          channel_id: channel.id,
          message_id: stored.message.id,
        },
      })
    }

  const pins = (channelId: string): APIMessage[] =>
    world
      .messagesIn(channelId)
      .filter(({ message }) => message.pinned)
      .map((stored) => world.show(stored))
      .reverse()

  return {
    'POST /channels/{channel_id}/typing': ({ params }) => {
      channelOf(params.channel_id!, 'SendMessages')
    },
    'GET /channels/{channel_id}/messages': list,
    'POST /channels/{channel_id}/messages': send,
    'POST /channels/{channel_id}/messages/bulk-delete': removeMany,
    'GET /channels/{channel_id}/messages/{message_id}': ({ params }) =>
      world.show(messageOf(channelOf(params.channel_id!, 'ReadMessageHistory'), params.message_id!)),
    'PATCH /channels/{channel_id}/messages/{message_id}': edit,
    'DELETE /channels/{channel_id}/messages/{message_id}': remove,
    'GET /channels/{channel_id}/pins': ({ params }) => pins(channelOf(params.channel_id!).id),
    'PUT /channels/{channel_id}/pins/{message_id}': pin(true),
    'DELETE /channels/{channel_id}/pins/{message_id}': pin(false),
    'GET /channels/{channel_id}/messages/pins': ({ params }) => ({
      items: pins(channelOf(params.channel_id!).id).map((message) => ({ pinned_at: message.timestamp, message })),
      has_more: false,
    }),
    'PUT /channels/{channel_id}/messages/pins/{message_id}': pin(true),
    'DELETE /channels/{channel_id}/messages/pins/{message_id}': pin(false),
  }
}
