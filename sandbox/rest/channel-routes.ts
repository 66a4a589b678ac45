/** The endpoints of channels, threads and their members. */
import {
  ChannelFlags,
  ChannelType,
  MessageFlags,
  MessageReferenceType,
  MessageType,
  type ThreadAutoArchiveDuration,
} from 'discord-api-types/v10'
import { type GuildChannel, isDirect, isGuildChannel, isThread, type Thread } from '../channels.ts'
import { DiscordError, refuseIf } from '../errors.ts'
import type { MessageBody } from '../messages.ts'
import type { StoredMessage } from '../world.ts'
import type { Call, Handler, Routes, Services } from './routes.ts'

interface PostBody {
  name: string
  auto_archive_duration?: number
  applied_tags?: string[]
  message?: MessageBody
}

/** Handles the requests for channels and threads. */
export class ChannelRoutes {
  readonly #world: Services['world']
  readonly #access: Services['access']
  readonly #messages: Services['messages']

  constructor({ world, access, messages }: Services) {
    this.#world = world
    this.#access = access
    this.#messages = messages
  }

  readonly #newThread = ({ params, body }: Call, starter: StoredMessage | null): Thread => {
    const parent = this.#access.guildChannelOf(params.channel_id!)
    const holds = [ChannelType.GuildText, ChannelType.GuildAnnouncement]
    if (!holds.includes(parent.type)) throw new DiscordError(50024)
    const request = body as {
      name: string
      auto_archive_duration?: number
      type?: ChannelType
      invitable?: boolean
    }
    const secret = starter === null && (request.type ?? ChannelType.PrivateThread) === ChannelType.PrivateThread
    this.#access.channelOf(parent.id, secret ? 'CreatePrivateThreads' : 'CreatePublicThreads')
    this.#access.refuseOverfull(parent)
    return this.#world.newThread({
      ...(starter === null ? {} : { id: starter.message.id }),
      parent,
      name: request.name,
      ownerId: this.#world.botId,
      private: secret,
      invitable: request.invitable ?? true,
      autoArchiveMinutes: request.auto_archive_duration ?? 1440,
    })
  }

  readonly #threadFromMessage: Handler = (call) => {
    const parent = this.#access.channelOf(call.params.channel_id!)
    const starter = this.#access.messageOf(parent, call.params.message_id!)
    if (this.#world.channel(starter.message.id) !== undefined) throw new DiscordError(160004)
    const thread = this.#newThread(call, starter)
    const flags = ((starter.message.flags ?? 0) | MessageFlags.HasThread) as MessageFlags
    this.#world.saveMessage({ ...starter, message: { ...starter.message, flags } })
    this.#world.addMessage({
      ...this.#messages.compose(thread, starter.message.author, { content: '-' }),
      content: '',
      type: MessageType.ThreadStarterMessage,
      message_reference: {
        type: MessageReferenceType.Default,
        channel_id: parent.id,
        message_id: starter.message.id,
        guild_id: thread.guild_id!,
      },
    })
    return this.#world.channel(thread.id)
  }

  /** Makes a post in a forum: a thread with its first message, which has its id. */
  readonly #post = ({ params, body, uploads }: Call, parent: GuildChannel): object => {
    const request = body as PostBody
    this.#access.channelOf(params.channel_id!, 'SendMessages')
    const { message, applied_tags: tags = [], name } = request
    if (message === undefined) refuseIf([{ pointer: '/message', message: 'This field is required' }])
    const known = parent.available_tags?.map(({ id }) => id) ?? []
    if (!tags.every((id) => known.includes(id))) refuseIf([{ pointer: '/applied_tags', message: 'Unknown tag' }])
    if (((parent.flags ?? 0) & ChannelFlags.RequireTag) !== 0 && tags.length === 0) throw new DiscordError(40067)
    this.#access.refuseOverfull(parent)
    const autoArchiveMinutes = request.auto_archive_duration ?? 1440
    const own = { parent, name, ownerId: this.#world.botId, private: false, invitable: true }
    const thread = this.#world.newThread({ ...own, autoArchiveMinutes, tags })
    const draft = this.#messages.compose(thread, this.#world.bot, message ?? {}, uploads)
    const first = this.#world.addMessage({ ...draft, id: thread.id })
    return { ...this.#world.channel(thread.id), message: this.#world.show(first) }
  }

  readonly #threadAlone: Handler = (call) => {
    const place = this.#access.guildChannelOf(call.params.channel_id!)
    if (place.type === ChannelType.GuildForum) return this.#post(call, place)
    const thread = this.#newThread(call, null)
    if (thread.type !== ChannelType.PrivateThread) {
      const parent = this.#world.parentOf(thread)!
      this.#world.addMessage({
        ...this.#messages.compose(parent, this.#world.bot, { content: thread.name }),
        type: MessageType.ThreadCreated,
        message_reference: {
          type: MessageReferenceType.Default,
          channel_id: thread.id,
          guild_id: thread.guild_id!,
        },
      })
    }
    return this.#world.channel(thread.id)
  }

  readonly #patchChannel: Handler = ({ params, body }) => {
    const channel = this.#access.channelOf(params.channel_id!)
    if (isDirect(channel)) throw new DiscordError(50024)
    if (!isThread(channel)) {
      this.#access.channelOf(channel.id, 'ManageChannels')
      const { name = channel.name, topic = channel.topic } = body as { name?: string; topic?: string | null }
      const changed = { ...channel, name, ...(topic === undefined ? {} : { topic }) }
      this.#world.saveChannel(changed)
      return changed
    }
    const change = body as {
      name?: string
      archived?: boolean
      locked?: boolean
      invitable?: boolean
      auto_archive_duration?: ThreadAutoArchiveDuration
      rate_limit_per_user?: number
    }
    const metadata = channel.thread_metadata!
    if (metadata.archived && change.archived !== false) throw new DiscordError(50083)
    const own = channel.owner_id === this.#world.botId
    if (!own || metadata.locked || change.locked !== undefined) this.#access.channelOf(channel.id, 'ManageThreads')
    if (metadata.archived) this.#access.refuseOverfull(channel)
    const archived = change.archived ?? metadata.archived
    const changed: Thread = {
      ...channel,
      name: change.name ?? channel.name,
      rate_limit_per_user: change.rate_limit_per_user ?? channel.rate_limit_per_user ?? 0,
      thread_metadata: {
        ...metadata,
        archived,
        locked: change.locked ?? metadata.locked,
        auto_archive_duration: change.auto_archive_duration ?? metadata.auto_archive_duration,
        archive_timestamp:
          archived === metadata.archived ? metadata.archive_timestamp : this.#world.now().toISOString(),
        ...(change.invitable === undefined ? {} : { invitable: change.invitable }),
      },
    }
    this.#world.saveChannel(changed)
    return changed
  }

  readonly #deleteChannel: Handler = ({ params }) => {
    const channel = this.#access.channelOf(params.channel_id!)
    // Closing a DM only removes it from the bot's own list.
    if (isDirect(channel)) return channel
    this.#access.channelOf(channel.id, isThread(channel) ? 'ManageThreads' : 'ManageChannels')
    this.#world.deleteChannel(channel)
    return channel
  }

  readonly #threadMember = (thread: Thread, userId: string) => ({
    id: thread.id,
    user_id: userId,
    join_timestamp: thread.thread_metadata!.create_timestamp ?? thread.thread_metadata!.archive_timestamp,
    flags: 0,
  })

  readonly #changeMembers =
    (change: 'join' | 'leave'): Handler =>
    ({ params }) => {
      const thread = this.#access.threadOf(params.channel_id!)
      if (thread.thread_metadata!.archived) throw new DiscordError(50083)
      const userId = params.user_id ?? this.#world.botId
      this.#access.personOf(userId)
      if (change === 'join') this.#world.joinThread(thread, [userId])
      else this.#world.leaveThread(thread, userId)
    }

  readonly #archivedThreads =
    (type: ChannelType): Handler =>
    ({ params }) => {
      const parent = this.#access.channelOf(params.channel_id!, 'ReadMessageHistory')
      const threads = this.#world
        .channels()
        .filter(isThread)
        .filter((one) => one.parent_id === parent.id && one.thread_metadata!.archived)
        .filter((one) => (one.type === ChannelType.PrivateThread) === (type === ChannelType.PrivateThread))
        .filter((one) => this.#world.sees(this.#world.botId, one))
      return { threads, members: [], has_more: false }
    }

  /** Returns the endpoints by their names. */
  routes(): Routes {
    return {
      'GET /channels/{channel_id}': ({ params }) => this.#access.channelOf(params.channel_id!),
      'PATCH /channels/{channel_id}': this.#patchChannel,
      'DELETE /channels/{channel_id}': this.#deleteChannel,
      'POST /channels/{channel_id}/threads': this.#threadAlone,
      'POST /channels/{channel_id}/messages/{message_id}/threads': this.#threadFromMessage,
      'GET /channels/{channel_id}/threads/archived/public': this.#archivedThreads(ChannelType.PublicThread),
      'GET /channels/{channel_id}/threads/archived/private': this.#archivedThreads(ChannelType.PrivateThread),
      'GET /channels/{channel_id}/thread-members': ({ params }) => {
        const thread = this.#access.threadOf(params.channel_id!)
        return this.#world.threadMembers(thread.id).map((id) => this.#threadMember(thread, id))
      },
      'GET /channels/{channel_id}/thread-members/{user_id}': ({ params }) => {
        const thread = this.#access.threadOf(params.channel_id!)
        const userId = params.user_id === '@me' ? this.#world.botId : params.user_id!
        if (!this.#world.threadMembers(thread.id).includes(userId)) throw new DiscordError(10007)
        return this.#threadMember(thread, userId)
      },
      'PUT /channels/{channel_id}/thread-members/@me': this.#changeMembers('join'),
      'DELETE /channels/{channel_id}/thread-members/@me': this.#changeMembers('leave'),
      'PUT /channels/{channel_id}/thread-members/{user_id}': this.#changeMembers('join'),
      'DELETE /channels/{channel_id}/thread-members/{user_id}': this.#changeMembers('leave'),
      'POST /users/@me/channels': ({ body }) => {
        const { recipient_id } = body as { recipient_id?: string }
        const person = this.#access.personOf(recipient_id ?? '')
        if (person.user.bot) throw new DiscordError(50007)
        return this.#world.openDm(person.user.id)
      },
      'GET /guilds/{guild_id}/channels': ({ params }) => {
        this.#access.guildOf(params.guild_id!)
        return this.#world
          .channels()
          .filter(isGuildChannel)
          .filter(({ guild_id }) => guild_id === params.guild_id)
          .filter((channel) => this.#world.sees(this.#world.botId, channel))
      },
      'GET /guilds/{guild_id}/threads/active': ({ params }) => {
        this.#access.guildOf(params.guild_id!)
        const threads = this.#world
          .activeThreads()
          .filter((thread) => thread.guild_id === params.guild_id && this.#world.sees(this.#world.botId, thread))
        const members = threads
          .filter((thread) => this.#world.threadMembers(thread.id).includes(this.#world.botId))
          .map((thread) => this.#threadMember(thread, this.#world.botId))
        return { threads, members }
      },
    }
  }
}
