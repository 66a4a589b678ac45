import { ChannelType } from 'discord-api-types/v10'
import { DiscordError } from '../errors.ts'
import type { Faults } from '../faults.ts'
import type { Permission } from '../permissions.ts'
import { type AnyChannel, isThread, type StoredMessage, type Thread, type World } from '../world.ts'

/** Looks up objects for the bot and checks its permissions; each function throws the error of Discord. */
export type Access = ReturnType<typeof accessTo>

export function accessTo(world: World, limits: { readonly activeThreads: number }, faults: Faults) {
  const kicked = () => faults.has('kicked')

  const channelOf = (id: string, ...needed: Permission[]): AnyChannel => {
    const channel = world.channel(id)
    if (channel === undefined) throw new DiscordError(10003)
    if (!world.sees(world.botId, channel) || (kicked() && channel.type !== ChannelType.DM))
      throw new DiscordError(50001)
    for (const permission of needed) {
      if (!world.can(world.botId, permission, channel)) throw new DiscordError(50013)
    }
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
    if (id !== world.guildId || kicked()) throw new DiscordError(10004)
    return world.guild()
  }

  const personOf = (id: string) => {
    const person = world.person(id)
    if (person === undefined) throw new DiscordError(10013)
    return person
  }

  const refuseOverfull = () => {
    if (world.activeThreads().length >= limits.activeThreads) throw new DiscordError(160006)
  }

  /** Refuses to write to a person who takes no messages from the bot, or shares no guild with it. */
  const refuseToWrite = (userId: string) => {
    if (kicked()) throw new DiscordError(50278)
    if (!personOf(userId).dmsOpen) throw new DiscordError(50007)
    if (faults.has('quarantined')) throw new DiscordError(20026)
  }

  return { refuseToWrite, channelOf, threadOf, messageOf, guildOf, personOf, refuseOverfull }
}
