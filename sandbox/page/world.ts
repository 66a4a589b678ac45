/** The sandbox as this window sees it: built from its frames, never changed in place. */
import type {
  Channel,
  Command,
  FaultName,
  Me,
  Message,
  Person,
  PhoneNotification,
  Role,
  SandboxSays,
  SandboxTime,
  Snapshot,
  Unread,
} from '../protocol.ts'
import { CHANNEL, FLAG, hasFlag } from './discord.ts'

export interface World {
  me: Me
  botId: string
  botOnline: boolean
  guild: { id: string; name: string }
  users: ReadonlyMap<string, Person>
  roles: ReadonlyMap<string, Role>
  channels: ReadonlyMap<string, Channel>
  commands: readonly Command[]
  faults: readonly FaultName[]
  /** Null: it can't be moved here. */
  time: SandboxTime | null
  messages: ReadonlyMap<string, readonly Message[]>
  unread: ReadonlyMap<string, Unread>
  /** The last notifications of the reader's phone, oldest first. */
  notifications: readonly PhoneNotification[]
}

/** The most notifications that a lock screen keeps. */
const MOST_NOTIFIED = 20

export function open(snapshot: Snapshot): World {
  return {
    me: snapshot.me,
    botId: snapshot.botId,
    botOnline: snapshot.botOnline,
    guild: snapshot.guild,
    roles: new Map(snapshot.roles.map((role) => [role.id, role])),
    users: new Map(snapshot.users.map((user) => [user.id, user])),
    channels: new Map(snapshot.channels.map((channel) => [channel.id, channel])),
    commands: snapshot.commands,
    faults: snapshot.faults,
    time: snapshot.time,
    messages: new Map(Object.entries(snapshot.messages)),
    unread: new Map(Object.entries(snapshot.unread)),
    notifications: [],
  }
}

function put<K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> {
  return new Map(map).set(key, value)
}

function without<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  const copy = new Map(map)
  copy.delete(key)
  return copy
}

function withMessage(world: World, message: Message): World {
  const known = world.messages.get(message.channel_id) ?? []
  const at = known.findIndex((one) => one.id === message.id)
  const list = at === -1 ? [...known, message] : known.with(at, message)
  return { ...world, messages: put(world.messages, message.channel_id, list) }
}

/** Returns the world after a frame; the same object if the frame changes nothing. */
export function apply(world: World, frame: SandboxSays): World {
  switch (frame.type) {
    case 'snapshot':
      return open(frame)
    case 'me':
      return { ...world, me: frame.me, users: put(world.users, frame.me.user.id, frame.me.user) }
    case 'bot':
      return { ...world, botOnline: frame.online }
    case 'faults':
      return { ...world, faults: frame.on }
    case 'time':
      return { ...world, time: frame.time }
    case 'user':
      return { ...world, users: put(world.users, frame.user.id, frame.user) }
    case 'role':
      return { ...world, roles: put(world.roles, frame.role.id, frame.role) }
    case 'channel':
      return { ...world, channels: put(world.channels, frame.channel.id, frame.channel) }
    case 'channelDelete':
      return {
        ...world,
        channels: without(world.channels, frame.channelId),
        messages: without(world.messages, frame.channelId),
        unread: without(world.unread, frame.channelId),
      }
    case 'notification':
      return { ...world, notifications: [...world.notifications, frame].slice(-MOST_NOTIFIED) }
    case 'commands':
      return { ...world, commands: frame.commands }
    case 'messageCreate':
    case 'messageUpdate':
      return withMessage(world, frame.message)
    case 'messageDelete': {
      const list = world.messages.get(frame.channelId)
      if (!list?.some((one) => one.id === frame.messageId)) return world
      const rest = list.filter((one) => one.id !== frame.messageId)
      return { ...world, messages: put(world.messages, frame.channelId, rest) }
    }
    case 'unread': {
      const nothing = frame.unread.count === 0 && frame.unread.mentions === 0
      return {
        ...world,
        unread: nothing ? without(world.unread, frame.channelId) : put(world.unread, frame.channelId, frame.unread),
      }
    }
    default:
      return world
  }
}

export const nameOf = (person: Person | undefined): string => person?.global_name ?? person?.username ?? '?'

const THREADS: readonly number[] = [CHANNEL.publicThread, CHANNEL.privateThread, CHANNEL.announcementThread]
const DIRECT: readonly number[] = [CHANNEL.dm, CHANNEL.groupDm]

export const isThread = (channel: Channel): boolean => THREADS.includes(channel.type)

export const isDm = (channel: Channel | undefined): boolean => channel !== undefined && DIRECT.includes(channel.type)

const parentOf = (channel: Channel): string | null => ('parent_id' in channel ? (channel.parent_id ?? null) : null)
const positionOf = (channel: Channel): number => ('position' in channel ? channel.position : 0)

export function isArchived(channel: Channel): boolean {
  return 'thread_metadata' in channel && channel.thread_metadata?.archived === true
}

export function isLocked(channel: Channel): boolean {
  return 'thread_metadata' in channel && channel.thread_metadata?.locked === true
}

/** Compares snowflakes, which grow with time: the longer is later, then the digits decide. */
const bySnowflake = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0)

export interface Branch {
  channel: Channel
  threads: Channel[]
  archived: Channel[]
}

/** Returns the channels of the server in their order, each with its threads: open ones oldest first, archived ones latest first. */
export function tree(world: World): Branch[] {
  const all = [...world.channels.values()]
  return all
    .filter((channel) => !isThread(channel) && !isDm(channel))
    .sort((one, other) => positionOf(one) - positionOf(other) || bySnowflake(one.id, other.id))
    .map((channel) => {
      const threads = all
        .filter((one) => isThread(one) && parentOf(one) === channel.id)
        .sort((one, other) => bySnowflake(one.id, other.id))
      return {
        channel,
        threads: threads.filter((one) => !isArchived(one)),
        archived: threads.filter(isArchived).reverse(),
      }
    })
}

export const dms = (world: World): Channel[] => [...world.channels.values()].filter(isDm)

/** Returns the reader's partner in a DM. */
export function partner(world: World, channel: Channel): Person | undefined {
  if (!('recipients' in channel)) return undefined
  return channel.recipients?.find((one) => one.id !== world.me.user.id) ?? channel.recipients?.[0]
}

const others = (world: World, channel: Channel): readonly Person[] =>
  'recipients' in channel ? (channel.recipients ?? []).filter(({ id }) => id !== world.me.user.id) : []

export function channelName(world: World, channel: Channel | undefined): string {
  if (!channel) return '?'
  if (channel.type === CHANNEL.groupDm) return others(world, channel).map(nameOf).join(', ')
  return isDm(channel) ? nameOf(partner(world, channel)) : (channel.name ?? '?')
}

/** Returns the name for use in a sentence: `#general`, a thread by its name, a DM by `@name`. */
export function channelLabel(world: World, channel: Channel): string {
  if (isDm(channel)) return `@${channelName(world, channel)}`
  return isThread(channel) ? channelName(world, channel) : `#${channelName(world, channel)}`
}

export function parentChannel(world: World, channel: Channel): Channel | undefined {
  const parent = parentOf(channel)
  return parent === null ? undefined : world.channels.get(parent)
}

/** Whether a message mentions the reader. */
export const calls = (world: World, message: Message): boolean =>
  message.mention_everyone || message.mentions.some((user) => user.id === world.me.user.id)

export const isEphemeral = (message: Message): boolean => hasFlag(message, FLAG.ephemeral)
