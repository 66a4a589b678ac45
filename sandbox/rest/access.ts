import { ChannelType } from 'discord-api-types/v10'
import { type AnyChannel, type GuildChannel, isGuildChannel, isThread, type Thread } from '../channels.ts'
import { DiscordError } from '../errors.ts'
import type { Faults } from '../faults.ts'
import type { Permission } from '../permissions.ts'
import type { Limits } from '../rate-limits.ts'
import type { StoredMessage, World } from '../world.ts'

/** Looks up objects for the bot and checks its permissions; each function throws the error of Discord. */
export type Access = ReturnType<typeof accessTo>

export function accessTo(world: World, limits: Pick<Limits, 'activeThreads' | 'announcementThreads'>, faults: Faults) {
  const botIsIn = (guildId: string) =>
    world.guilds.isIn(guildId, world.botId) && !(guildId === world.guildId && faults.has('kicked'))

  const refuseOutage = (guildId: string | null) => {
    if (guildId === world.guildId && faults.has('guild-unavailable')) throw new DiscordError(130000)
  }

  const channelOf = (id: string, ...needed: Permission[]): AnyChannel => {
    const channel = world.channel(id)
    if (channel === undefined) throw new DiscordError(10003)
    const guildId = world.guildOf(channel)
    if (!world.sees(world.botId, channel) || (guildId !== null && !botIsIn(guildId))) throw new DiscordError(50001)
    refuseOutage(guildId)
    for (const permission of needed) {
      if (!world.can(world.botId, permission, channel)) throw new DiscordError(50013)
    }
    return channel
  }

  /** @throws 50024 for threads and direct messages */
  const guildChannelOf = (id: string): GuildChannel => {
    const channel = channelOf(id)
    if (!isGuildChannel(channel)) throw new DiscordError(50024)
    return channel
  }

  const threadOf = (id: string): Thread => {
    const channel = channelOf(id)
    if (!isThread(channel)) throw new DiscordError(50024)
    return channel
  }

  /** Only the token of their interaction reaches ephemeral messages. */
  const messageOf = (channel: AnyChannel, id: string): StoredMessage => {
    const stored = world.message(id)
    if (stored === undefined || stored.owner !== null || stored.message.channel_id !== channel.id) {
      throw new DiscordError(10008)
    }
    return stored
  }

  const guildOf = (id: string) => {
    if (!botIsIn(id)) throw new DiscordError(10004)
    refuseOutage(id)
    return world.guild(id)
  }

  const personOf = (id: string) => {
    const person = world.person(id)
    if (person === undefined) throw new DiscordError(10013)
    return person
  }

  /** Refuses one more open thread in the guild of a channel. */
  const refuseOverfull = (channel: AnyChannel) => {
    const parent = world.parentOf(channel)
    const open = world.activeThreads().filter((thread) => world.guildOf(thread) === parent?.guild_id)
    if (open.length >= limits.activeThreads || faults.has('threads-full')) throw new DiscordError(160006)
    if (parent?.type !== ChannelType.GuildAnnouncement) return
    const announcing = open.filter(({ type }) => type === ChannelType.AnnouncementThread)
    if (announcing.length >= limits.announcementThreads) throw new DiscordError(160007)
  }

  const hasWrittenTo = (userId: string): boolean =>
    world.messagesIn(world.openDm(userId).id).some(({ message }) => message.author.id === world.botId)

  /** Refuses to write to a person who takes no messages from the bot, or shares no guild with it. */
  const refuseToWrite = (userId: string) => {
    if (!world.guilds.sharedWith(userId, faults.has('kicked'))) throw new DiscordError(50278)
    if (!personOf(userId).dmsOpen) throw new DiscordError(50007)
    const code = faults.unopened
    if (code !== null && !hasWrittenTo(userId)) throw new DiscordError(code)
  }

  return {
    botIsIn,
    guildChannelOf,
    refuseToWrite,
    channelOf,
    threadOf,
    messageOf,
    guildOf,
    personOf,
    refuseOverfull,
  }
}
