/** Channels, threads and their members. */
import {
  ChannelType,
  MessageFlags,
  MessageReferenceType,
  MessageType,
  type ThreadAutoArchiveDuration,
} from 'discord-api-types/v10'
import { DiscordError } from '../errors.ts'
import { isThread, type StoredMessage, type Thread } from '../world.ts'
import type { Call, Handler, Routes, Services } from './routes.ts'

export function channelRoutes({ world, access, messages }: Services): Routes {
  const { channelOf, threadOf, messageOf, guildOf, personOf, refuseOverfull } = access

  const newThread = ({ params, body }: Call, starter: StoredMessage | null): Thread => {
    const parent = channelOf(params.channel_id!)
    if (parent.type !== ChannelType.GuildText) throw new DiscordError(50024)
    const request = body as {
      name: string
      auto_archive_duration?: number
      type?: ChannelType
      invitable?: boolean
    }
    const secret = starter === null && (request.type ?? ChannelType.PrivateThread) === ChannelType.PrivateThread
    channelOf(parent.id, secret ? 'CreatePrivateThreads' : 'CreatePublicThreads')
    refuseOverfull()
    return world.newThread({
      ...(starter === null ? {} : { id: starter.message.id }),
      parent,
      name: request.name,
      ownerId: world.botId,
      private: secret,
      invitable: request.invitable ?? true,
      autoArchiveMinutes: request.auto_archive_duration ?? 1440,
    })
  }

  const threadFromMessage: Handler = (call) => {
    const parent = channelOf(call.params.channel_id!)
    const starter = messageOf(parent, call.params.message_id!)
    if (world.channel(starter.message.id) !== undefined) throw new DiscordError(160004)
    const thread = newThread(call, starter)
    const flags = ((starter.message.flags ?? 0) | MessageFlags.HasThread) as MessageFlags
    world.saveMessage({ ...starter, message: { ...starter.message, flags } })
    world.addMessage({
      ...messages.compose(thread, starter.message.author, { content: '-' }),
      content: '',
      type: MessageType.ThreadStarterMessage,
      message_reference: {
        type: MessageReferenceType.Default,
        channel_id: parent.id,
        message_id: starter.message.id,
        guild_id: world.guildId,
      },
    })
    return world.channel(thread.id)
  }

  const threadAlone: Handler = (call) => {
    const thread = newThread(call, null)
    if (thread.type === ChannelType.PublicThread) {
      const parent = world.parentOf(thread)!
      world.addMessage({
        ...messages.compose(parent, world.bot, { content: thread.name }),
        type: MessageType.ThreadCreated,
        message_reference: {
          type: MessageReferenceType.Default,
          channel_id: thread.id,
          guild_id: world.guildId,
        },
      })
    }
    return world.channel(thread.id)
  }

  const patchChannel: Handler = ({ params, body }) => {
    const channel = channelOf(params.channel_id!)
    if (channel.type === ChannelType.DM) throw new DiscordError(50024)
    if (!isThread(channel)) {
      channelOf(channel.id, 'ManageChannels')
      const { name = channel.name, topic = channel.topic } = body as { name?: string; topic?: string | null }
      const changed = { ...channel, name, ...(topic === undefined ? {} : { topic }) }
      world.saveChannel(changed)
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
    const own = channel.owner_id === world.botId
    if (!own || metadata.locked || change.locked !== undefined) channelOf(channel.id, 'ManageThreads')
    if (metadata.archived) refuseOverfull()
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
        archive_timestamp: archived === metadata.archived ? metadata.archive_timestamp : world.now().toISOString(),
        ...(change.invitable === undefined ? {} : { invitable: change.invitable }),
      },
    }
    world.saveChannel(changed)
    return changed
  }

  const deleteChannel: Handler = ({ params }) => {
    const channel = channelOf(params.channel_id!)
    // Closing a DM only takes it out of the bot's own list.
    if (channel.type === ChannelType.DM) return channel
    channelOf(channel.id, isThread(channel) ? 'ManageThreads' : 'ManageChannels')
    world.deleteChannel(channel)
    return channel
  }

  const threadMember = (thread: Thread, userId: string) => ({
    id: thread.id,
    user_id: userId,
    join_timestamp: thread.thread_metadata!.create_timestamp ?? thread.thread_metadata!.archive_timestamp,
    flags: 0,
  })

  const changeMembers =
    (change: 'join' | 'leave'): Handler =>
    ({ params }) => {
      const thread = threadOf(params.channel_id!)
      if (thread.thread_metadata!.archived) throw new DiscordError(50083)
      const userId = params.user_id ?? world.botId
      personOf(userId)
      if (change === 'join') world.joinThread(thread, [userId])
      else world.leaveThread(thread, userId)
    }

  const archived =
    (type: ChannelType): Handler =>
    ({ params }) => {
      const parent = channelOf(params.channel_id!, 'ReadMessageHistory')
      const threads = world
        .channels()
        .filter(isThread)
        .filter((one) => one.parent_id === parent.id && one.type === type && one.thread_metadata!.archived)
        .filter((one) => world.sees(world.botId, one))
      return { threads, members: [], has_more: false }
    }

  return {
    'GET /channels/{channel_id}': ({ params }) => channelOf(params.channel_id!),
    'PATCH /channels/{channel_id}': patchChannel,
    'DELETE /channels/{channel_id}': deleteChannel,
    'POST /channels/{channel_id}/threads': threadAlone,
    'POST /channels/{channel_id}/messages/{message_id}/threads': threadFromMessage,
    'GET /channels/{channel_id}/threads/archived/public': archived(ChannelType.PublicThread),
    'GET /channels/{channel_id}/threads/archived/private': archived(ChannelType.PrivateThread),
    'GET /channels/{channel_id}/thread-members': ({ params }) => {
      const thread = threadOf(params.channel_id!)
      return world.threadMembers(thread.id).map((id) => threadMember(thread, id))
    },
    'GET /channels/{channel_id}/thread-members/{user_id}': ({ params }) => {
      const thread = threadOf(params.channel_id!)
      const userId = params.user_id === '@me' ? world.botId : params.user_id!
      if (!world.threadMembers(thread.id).includes(userId)) throw new DiscordError(10007)
      return threadMember(thread, userId)
    },
    'PUT /channels/{channel_id}/thread-members/@me': changeMembers('join'),
    'DELETE /channels/{channel_id}/thread-members/@me': changeMembers('leave'),
    'PUT /channels/{channel_id}/thread-members/{user_id}': changeMembers('join'),
    'DELETE /channels/{channel_id}/thread-members/{user_id}': changeMembers('leave'),
    'POST /users/@me/channels': ({ body }) => {
      const { recipient_id } = body as { recipient_id?: string }
      const person = personOf(recipient_id ?? '')
      if (person.user.bot) throw new DiscordError(50007)
      return world.openDm(person.user.id)
    },
    'GET /guilds/{guild_id}/channels': ({ params }) => {
      guildOf(params.guild_id!)
      return world
        .channels()
        .filter(({ type }) => type === ChannelType.GuildText)
        .filter((channel) => world.sees(world.botId, channel))
    },
    'GET /guilds/{guild_id}/threads/active': ({ params }) => {
      guildOf(params.guild_id!)
      const threads = world.activeThreads().filter((thread) => world.sees(world.botId, thread))
      const members = threads
        .filter((thread) => world.threadMembers(thread.id).includes(world.botId))
        .map((thread) => threadMember(thread, world.botId))
      return { threads, members }
    },
  }
}
