/** The kinds of channels in the sandbox. */
import {
  type APIDMChannel,
  type APIGroupDMChannel,
  type APITextChannel,
  type APIThreadChannel,
  type APIUser,
  ChannelFlags,
  ChannelType,
  OverwriteType,
  PermissionFlagsBits,
  type ThreadAutoArchiveDuration,
} from 'discord-api-types/v10'

export type Thread = APIThreadChannel
/** The kinds of channels that a guild of the sandbox has. */
type GuildChannelKind = keyof typeof guildChannelTypes
const guildChannelTypes = {
  text: ChannelType.GuildText,
  announcement: ChannelType.GuildAnnouncement,
  voice: ChannelType.GuildVoice,
  forum: ChannelType.GuildForum,
} as const
/** A channel of a guild; only forums have tags. */
export type GuildChannel = Omit<APITextChannel, 'type'> & {
  type: (typeof guildChannelTypes)[GuildChannelKind]
  available_tags?: { id: string; name: string; moderated: boolean; emoji_id: null; emoji_name: null }[]
}
export type AnyChannel = GuildChannel | Thread | APIDMChannel | APIGroupDMChannel

export function isThread(channel: AnyChannel): channel is Thread {
  const threads = [ChannelType.PublicThread, ChannelType.PrivateThread, ChannelType.AnnouncementThread]
  return threads.includes(channel.type)
}

/** Whether a channel holds direct messages, of two people or of a group. */
export function isDirect(channel: AnyChannel): channel is APIDMChannel | APIGroupDMChannel {
  return channel.type === ChannelType.DM || channel.type === ChannelType.GroupDM
}

export function isGuildChannel(channel: AnyChannel): channel is GuildChannel {
  return !isThread(channel) && !isDirect(channel)
}

export interface ChannelOptions {
  kind: GuildChannelKind
  topic: string
  guildId: string
  /** The names of a forum's tags. */
  tags: readonly string[]
  /** Each post needs one of them. */
  tagged: boolean
}

/** Returns a new channel of a guild. */
export function newGuildChannel(
  name: string,
  options: Partial<ChannelOptions>,
  position: number,
  newId: () => string,
): GuildChannel {
  const { kind = 'text', topic = '', guildId, tags = [], tagged = false } = options
  const tag = (of: string) => ({ id: newId(), name: of, moderated: false, emoji_id: null, emoji_name: null })
  return {
    id: newId(),
    type: guildChannelTypes[kind],
    guild_id: guildId,
    name,
    topic,
    position,
    parent_id: null,
    nsfw: false,
    rate_limit_per_user: 0,
    permission_overwrites: [],
    last_message_id: null,
    flags: tagged ? ChannelFlags.RequireTag : 0,
    ...(kind === 'forum' ? { available_tags: tags.map(tag), default_forum_layout: 0, default_sort_order: null } : {}),
    ...(kind === 'voice' ? { bitrate: 64_000, user_limit: 0, rtc_region: null } : {}),
  } as unknown as GuildChannel
}

/** The flag of a channel that the bot can't see. */
const OBFUSCATED = 1 << 17

/**
 * Returns a channel that the bot can't see, as the gateway brings it: without its name and settings, and with one overwrite
 * that stands for all of them.
 */
export function hidden({ id, type, guild_id, position, parent_id }: GuildChannel): GuildChannel {
  const deny = PermissionFlagsBits.ViewChannel.toString()
  const overwrite = { id: guild_id!, type: OverwriteType.Role, allow: '0', deny }
  const known = { id, type, guild_id, position, parent_id, name: '___hidden___', topic: null, last_message_id: null }
  return { ...known, permission_overwrites: [overwrite], flags: OBFUSCATED } as unknown as GuildChannel
}

export interface ThreadSettings {
  id?: string
  parent: GuildChannel
  name: string
  ownerId: string
  private: boolean
  invitable: boolean
  autoArchiveMinutes: number
  /** Ids of the tags of a post in a forum. */
  tags?: readonly string[]
}

/** Returns a new thread. @param now the time, as Discord writes it */
export function threadOf(settings: ThreadSettings, id: string, now: string): Thread {
  const { parent } = settings
  const open = parent.type === ChannelType.GuildAnnouncement ? ChannelType.AnnouncementThread : ChannelType.PublicThread
  return {
    id,
    type: settings.private ? ChannelType.PrivateThread : open,
    guild_id: parent.guild_id,
    parent_id: parent.id,
    owner_id: settings.ownerId,
    name: settings.name,
    last_message_id: null,
    message_count: 0,
    total_message_sent: 0,
    member_count: 1,
    rate_limit_per_user: 0,
    flags: 0,
    ...(settings.tags === undefined ? {} : { applied_tags: settings.tags }),
    thread_metadata: {
      archived: false,
      archive_timestamp: now,
      auto_archive_duration: settings.autoArchiveMinutes as ThreadAutoArchiveDuration,
      locked: false,
      create_timestamp: now,
      ...(settings.private ? { invitable: settings.invitable } : {}),
    },
  } as unknown as Thread
}

/** Returns a new group of direct messages; the first person owns it. */
export function newGroup(id: string, people: readonly APIUser[]): APIGroupDMChannel {
  const group = { id, type: ChannelType.GroupDM, name: null, icon: null, owner_id: people[0]?.id }
  return { ...group, last_message_id: null, flags: 0, recipients: people } as unknown as APIGroupDMChannel
}
