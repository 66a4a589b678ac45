/** The kinds of channels, by what a match can have there. Pure. */
import { ChannelFlags, ChannelType } from 'discord-api-types/v10'
import type { NeededPermission } from './permissions.ts'

/** The contents of a channel: threads under messages, posts, messages alone, or none of these. */
export type Holds = 'threads' | 'posts' | 'messages' | 'nothing'

/** A channel as far as matches need to know it. */
export interface Channel {
  readonly id: string
  readonly type: ChannelType
  /** The channel that holds it, if it is a thread. */
  readonly parentId: string | null
  /** Of a forum: the tag that each post needs; null if it needs none. */
  readonly tag: string | null
}

const HOLDS: Partial<Readonly<Record<ChannelType, Holds>>> = {
  [ChannelType.GuildText]: 'threads',
  [ChannelType.GuildAnnouncement]: 'threads',
  [ChannelType.GuildForum]: 'posts',
  [ChannelType.GuildMedia]: 'posts',
  [ChannelType.GuildVoice]: 'messages',
  [ChannelType.GuildStageVoice]: 'messages',
  [ChannelType.PublicThread]: 'messages',
  [ChannelType.PrivateThread]: 'messages',
  [ChannelType.AnnouncementThread]: 'messages',
}

const THREADS: readonly ChannelType[] = [
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
]

/** The flag of a channel that the bot can't see: its name and its overwrites are not its own. */
const OBFUSCATED = 1 << 17

/** Whether a channel, as Discord tells of it, is out of the bot's sight. */
export const isHidden = ({ flags = 0 }: Pick<ToldChannel, 'flags'>): boolean => (flags & OBFUSCATED) !== 0

/** Whether a channel is a thread, of any kind. */
export const isThread = ({ type }: Pick<Channel, 'type'>): boolean => THREADS.includes(type)

/** Returns what a channel of a type holds. */
export const holdsOf = (type: ChannelType): Holds => HOLDS[type] ?? 'nothing'

/** The types of channels in which the matches of a server can be. */
export const MATCH_CHANNELS = [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.GuildForum] as const
/** The types of channels in which people can challenge each other. */
export const CHALLENGE_CHANNELS = [...MATCH_CHANNELS, ChannelType.GuildVoice] as const
/** The types of channels that take ordinary messages. */
export const MESSAGE_CHANNELS = [ChannelType.GuildText, ChannelType.GuildAnnouncement] as const

/** Channels in which nobody writes who may not connect. */
const VOICES: readonly (ChannelType | undefined)[] = [ChannelType.GuildVoice, ChannelType.GuildStageVoice]

/**
 * The permissions for a challenge, by what its channel holds. In a forum it stands in the post where it was made.
 * @param type of the channel, as far as it is known
 */
export const forChallenge = (holds: Holds, type?: ChannelType): readonly NeededPermission[] => [
  'ViewChannel',
  holds === 'posts' ? 'SendMessagesInThreads' : 'SendMessages',
  ...(VOICES.includes(type) ? (['Connect'] as const) : []),
]

/** The permissions for the thread of a match. In a forum *Send Messages* makes posts. */
export const forThread = (holds: Holds): readonly NeededPermission[] => [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  ...(holds === 'posts' ? [] : (['CreatePublicThreads'] as const)),
  'ReadMessageHistory',
  'AttachFiles',
]

/** A channel as Discord's API tells of it. */
export interface ToldChannel {
  readonly id: string
  readonly type: ChannelType
  readonly parent_id?: string | null
  readonly flags?: number
  readonly available_tags?: readonly { readonly id: string; readonly moderated: boolean }[]
}

/** Reads a channel; of a forum that wants a tag on each post, the first that everybody may choose. */
export function channelFrom({ id, type, parent_id = null, flags = 0, available_tags = [] }: ToldChannel): Channel {
  const wanted = (flags & ChannelFlags.RequireTag) !== 0
  const tag = available_tags.find(({ moderated }) => !moderated) ?? available_tags[0]
  return { id, type, parentId: parent_id, tag: wanted ? (tag?.id ?? null) : null }
}
