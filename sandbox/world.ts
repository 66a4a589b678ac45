/**
 * Everything that exists in the sandbox: people, channels, threads, messages, commands. It keeps their relations and
 * reports changes to its listeners. Permissions of bots and people are checked elsewhere.
 */
import {
  type APIApplicationCommand,
  type APIDMChannel,
  type APIGroupDMChannel,
  type APIGuildMember,
  type APIMessage,
  type APIUser,
  ChannelType,
  type Locale,
  MessageFlags,
  MessageType,
  OverwriteType,
  PermissionFlagsBits,
} from 'discord-api-types/v10'
import type { Clock } from '../src/time/clock.ts'
import {
  type AnyChannel,
  type ChannelOptions,
  type GuildChannel,
  isDirect,
  isGuildChannel,
  isThread,
  newGroup,
  newGuildChannel,
  type Thread,
  type ThreadSettings,
  threadOf,
} from './channels.ts'
import { type StoredRole, shownGuild } from './guild.ts'
import { GuildRights } from './guild-rights.ts'
import { Guilds } from './guilds.ts'
import { Journal, type Table } from './journal.ts'
import { newUser, shownMember } from './members.ts'
import { allows, bitsOf, botRole, everyone, type Permission, permissionsIn } from './permissions.ts'
import { newPortal, type Portal } from './portal.ts'
import type { Unread } from './protocol.ts'
import { Snowflakes, timeOf } from './snowflakes.ts'

export interface StoredUser {
  user: APIUser
  locale: `${Locale}`
  dmsOpen: boolean
  joinedAt: string
  /** Ids of their roles, without the role that everybody has. */
  roles?: string[]
  /** A moderator has silenced them until this time. */
  silentUntil?: string
}

export interface StoredMessage {
  /** As it was sent; `referenced_message` and `thread` are added for readers. */
  message: APIMessage
  /** Ephemeral: the only person who sees it. */
  owner: string | null
  /** Its owner has closed it; edits are not shown. */
  dismissed?: true
}

export type WorldEvent =
  | { type: 'user'; user: APIUser }
  | { type: 'person'; userId: string }
  | { type: 'role'; role: StoredRole }
  /** The bot has joined a guild, or has left it. */
  | { type: 'guild'; guildId: string; joined: boolean }
  | { type: 'channel'; channel: AnyChannel; created: boolean }
  | { type: 'channelDelete'; channel: AnyChannel }
  | { type: 'message'; stored: StoredMessage }
  | { type: 'messageUpdate'; stored: StoredMessage }
  | { type: 'messageDelete'; stored: StoredMessage }
  | { type: 'threadMembers'; thread: Thread; added: string[]; removed: string[] }
  | { type: 'pins'; channelId: string }
  | { type: 'commands' }
  /** A message makes the phone of a person ring. */
  | { type: 'rings'; userId: string; message: APIMessage }
  | { type: 'unread'; userId: string; channelId: string; unread: Unread }

/** The content of a new message; the world adds id and time. */
export type NewMessage = Omit<APIMessage, 'id' | 'timestamp'> & { id?: string }

/** A role that may set the bot up; a person called Admin has it. */
const ADMINS = 'Admins'
const ADMIN = 'admin'

const textChannels = [
  { name: 'general', topic: 'Talk' },
  { name: 'games', topic: 'Challenges and matches' },
]

export class World {
  /** The entries of the application's owner in the developer portal. */
  readonly portal: Portal = newPortal()
  readonly #clock: Clock
  readonly #journal: Journal
  readonly #ids: Snowflakes
  readonly #identity: Table<string>
  readonly #users: Table<StoredUser>
  readonly #roles: Table<StoredRole>
  readonly guilds: Guilds
  readonly #channels: Table<AnyChannel>
  readonly #messages: Table<StoredMessage>
  readonly #members: Table<string[]>
  readonly #unread: Table<Record<string, Unread>>
  readonly #commands: Table<APIApplicationCommand>
  readonly #inChannel = new Map<string, Set<string>>()
  readonly #sleepers = new Map<string, () => void>()
  readonly #listeners = new Set<(event: WorldEvent) => void>()

  /** All permissions of the bot: those of everybody and of its role, or exactly those that it was invited with. */
  readonly rights: GuildRights

  /**
   * @param dataFile the file of the world; without one it ends with the process
   *
   * @param botPermissions exactly the permissions of the bot; default: those of everybody, and more
   */
  constructor(clock: Clock, dataFile?: string, botPermissions?: readonly Permission[]) {
    this.#clock = clock
    this.rights = new GuildRights(botPermissions === undefined ? everyone | botRole : bitsOf(botPermissions))
    this.#journal = new Journal(dataFile)
    this.#identity = this.#journal.table('identity')
    this.#users = this.#journal.table('users')
    this.#roles = this.#journal.table('roles')
    this.guilds = new Guilds(this.#journal.table('guilds'), this)
    this.#channels = this.#journal.table('channels')
    this.#messages = this.#journal.table('messages')
    this.#members = this.#journal.table('threadMembers')
    this.#unread = this.#journal.table('unread')
    this.#commands = this.#journal.table('commands')
    this.#ids = new Snowflakes(clock)
    for (const table of [this.#users, this.#roles, this.#channels, this.#messages, this.#commands]) {
      for (const id of table.keys()) this.#ids.skipPast(id)
    }
    for (const { message } of this.#messages.values()) this.#listed(message.channel_id).add(message.id)
    if (this.#identity.get('bot') === undefined) this.#found()
    for (const channel of this.#channels.values()) if (isThread(channel)) this.#watch(channel)
  }

  #found(): void {
    const botId = this.newId()
    this.#identity.set('bot', botId)
    this.#identity.set('guild', this.newId())
    this.#users.set(botId, {
      user: { ...newUser(botId, 'HoloNet', 'HoloNet'), discriminator: '0001', bot: true },
      locale: 'en-US',
      dmsOpen: true,
      joinedAt: this.now().toISOString(),
    })
    this.addRole(ADMINS, 'ManageGuild', 'Administrator')
    for (const { name, topic } of textChannels) this.addChannel(name, { topic })
  }

  on(listener: (event: WorldEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #emit(event: WorldEvent): void {
    for (const listener of this.#listeners) listener(event)
  }

  close(): void {
    for (const cancel of this.#sleepers.values()) cancel()
    this.#sleepers.clear()
    this.#journal.close()
  }

  now(): Date {
    return this.#clock.now()
  }

  newId(): string {
    return this.#ids.next()
  }

  get botId(): string {
    return this.#identity.get('bot')!
  }

  get guildId(): string {
    return this.#identity.get('guild')!
  }

  /** The base address of stored attachments; a sandbox that starts at another address changes them. */
  moveTo(url: string): void {
    const old = this.#identity.get('url')
    if (old === url) return
    this.#identity.set('url', url)
    if (old === undefined) return
    for (const id of this.#messages.keys()) {
      const stored = JSON.stringify(this.#messages.get(id))
      if (stored.includes(`${old}/attachments/`)) {
        this.#messages.set(id, JSON.parse(stored.replaceAll(`${old}/attachments/`, `${url}/attachments/`)))
      }
    }
  }

  // People -------------------------------------------------------------------------------------------------------------

  get bot(): APIUser {
    return this.#users.get(this.botId)!.user
  }

  people(): StoredUser[] {
    return this.#users.values()
  }

  person(userId: string): StoredUser | undefined {
    return this.#users.get(userId)
  }

  /** Returns the person of that name in any capitals; a new one joins now. */
  personCalled(name: string): StoredUser {
    const wanted = name.trim().slice(0, 32) || 'Guest'
    const known = this.people().find(
      ({ user }) => !user.bot && user.global_name?.toLowerCase() === wanted.toLowerCase(),
    )
    if (known !== undefined) return known
    const id = this.newId()
    const username = wanted.toLowerCase().replace(/[^a-z0-9_.]+/g, '_')
    const person: StoredUser = {
      user: newUser(id, username, wanted),
      locale: 'en-US',
      dmsOpen: true,
      joinedAt: this.now().toISOString(),
    }
    if (wanted.toLowerCase() === ADMIN)
      person.roles = this.roles().flatMap(({ id, name }) => (name === ADMINS ? [id] : []))
    this.#users.set(id, person)
    this.#emit({ type: 'user', user: person.user })
    return person
  }

  // Roles --------------------------------------------------------------------------------------------------------------

  roles(): StoredRole[] {
    return this.#roles.values()
  }

  addRole(name: string, ...permissions: readonly Permission[]): StoredRole {
    const bits = permissions.reduce((sum, permission) => sum | PermissionFlagsBits[permission], 0n)
    return this.#saveRole({ id: this.newId(), name, permissions: bits.toString() })
  }

  /** Changes a role: its place above the bot's, who it belongs to, its permissions. */
  changeRole(roleId: string, changes: Partial<Omit<StoredRole, 'id'>>): void {
    this.#saveRole({ ...this.#roles.get(roleId)!, ...changes })
  }

  #saveRole(role: StoredRole): StoredRole {
    this.#roles.set(role.id, role)
    this.#emit({ type: 'role', role })
    return role
  }

  /** Gives somebody a role, or takes it away. */
  setRole(userId: string, roleId: string, has: boolean): void {
    const person = this.#users.get(userId)!
    const others = (person.roles ?? []).filter((id) => id !== roleId)
    this.savePerson({ ...person, roles: has ? [...others, roleId] : others })
  }

  savePerson(person: StoredUser): void {
    this.#users.set(person.user.id, person)
    this.#emit({ type: 'person', userId: person.user.id })
  }

  member(userId: string): APIGuildMember {
    const { user, joinedAt, roles = [], silentUntil } = this.#users.get(userId)!
    return shownMember(user, user.bot === true ? [this.botId] : roles, joinedAt, silentUntil)
  }

  // Guild and channels -------------------------------------------------------------------------------------------------

  guild(id: string = this.guildId) {
    return shownGuild(
      { id, name: this.guilds.name(id) },
      this.botId,
      this.roles(),
      this.rights.bits,
      this.rights.of(id),
    )
  }

  /** Makes a further guild with a text channel, for these people: with the bot, with its commands alone, or with neither. */
  addGuild(
    name: string,
    {
      people,
      bot = true,
      commands = bot,
    }: { people: readonly { readonly id: string }[]; bot?: boolean; commands?: boolean },
  ) {
    const { id } = this.guilds.add({
      id: this.newId(),
      name,
      people: people.map((person) => person.id),
      bot,
      ...(commands ? { commands } : {}),
    })
    if (bot) this.#emit({ type: 'guild', guildId: id, joined: true })
    return { id, channelId: this.addChannel(name.toLowerCase(), { guildId: id }).id }
  }

  /** Lets the bot join a further guild, or leave it. */
  setBotIn(guildId: string, bot: boolean): void {
    if (this.guilds.setBot(guildId, bot)) this.#emit({ type: 'guild', guildId, joined: bot })
  }

  /** Makes a channel of a guild; default: a text channel of the first one. */
  addChannel(name: string, options: Partial<ChannelOptions> = {}): GuildChannel {
    const position = this.channels().filter(isGuildChannel).length
    const channel = newGuildChannel(name, { guildId: this.guildId, ...options }, position, () => this.newId())
    this.saveChannel(channel, true)
    return channel
  }

  channels(): AnyChannel[] {
    return this.#channels.values()
  }

  channel(id: string): AnyChannel | undefined {
    return this.#channels.get(id)
  }

  activeThreads(): Thread[] {
    return this.channels()
      .filter(isThread)
      .filter((thread) => !thread.thread_metadata!.archived)
  }

  /** Returns the channel of the guild that a channel or thread is or belongs to; null for direct messages. */
  parentOf(channel: AnyChannel): GuildChannel | null {
    if (isGuildChannel(channel)) return channel
    if (isDirect(channel)) return null
    return this.#channels.get(channel.parent_id!) as GuildChannel
  }

  /** Returns the guild of a channel; null for direct messages. */
  guildOf(channel: AnyChannel): string | null {
    return this.parentOf(channel)?.guild_id ?? null
  }

  permissions(channel: AnyChannel, userId: string): bigint {
    const { roles = [] } = this.person(userId) ?? {}
    const owner = this.rights.of(this.guildOf(channel) ?? '').ownerId === userId
    const more = this.roles().reduce(
      (bits, { id, permissions }) => (roles.includes(id) ? bits | BigInt(permissions) : bits),
      owner ? PermissionFlagsBits.Administrator : 0n,
    )
    return permissionsIn(this.parentOf(channel), userId, userId === this.botId ? this.rights.bits : everyone, more)
  }

  can(userId: string, permission: Permission, channel: AnyChannel): boolean {
    return allows(this.permissions(channel, userId), permission)
  }

  /** Whether a member sees a channel: DMs are for their people, private threads for their members. */
  sees(userId: string, channel: AnyChannel): boolean {
    if (isDirect(channel)) {
      if (channel.type === ChannelType.DM && userId === this.botId) return true
      return channel.recipients?.some((other) => other.id === userId) === true
    }
    if (!this.guilds.isIn(this.guildOf(channel) ?? '', userId)) return false
    if (channel.type === ChannelType.PrivateThread && !this.threadMembers(channel.id).includes(userId)) return false
    return this.can(userId, 'ViewChannel', channel)
  }

  /** Returns the DM of the bot with that person. */
  openDm(userId: string): APIDMChannel {
    const open = this.channels().find(
      (channel): channel is APIDMChannel => channel.type === ChannelType.DM && channel.recipients?.[0]?.id === userId,
    )
    if (open !== undefined) return open
    const channel = {
      id: this.newId(),
      type: ChannelType.DM,
      last_message_id: null,
      flags: 0,
      recipients: [this.person(userId)!.user],
    } as unknown as APIDMChannel
    this.saveChannel(channel, true)
    return channel
  }

  /** Opens a group of direct messages. Bots are in none; people use an app there that they have installed. */
  openGroup(people: readonly { readonly id: string }[]): APIGroupDMChannel {
    const group = newGroup(
      this.newId(),
      people.map(({ id }) => this.person(id)!.user),
    )
    this.saveChannel(group, true)
    return group
  }

  /** Takes permissions away from the bot in a channel of a guild; they replace those taken before. */
  denyBot(channelId: string, permissions: readonly Permission[]): void {
    const channel = this.#channels.get(channelId) as GuildChannel
    const deny = permissions.reduce((bits, permission) => bits | PermissionFlagsBits[permission], 0n).toString()
    const overwrite = { id: this.botId, type: OverwriteType.Member, allow: '0', deny }
    this.saveChannel({ ...channel, permission_overwrites: permissions.length > 0 ? [overwrite] : [] })
  }

  saveChannel(channel: AnyChannel, created = false): void {
    this.#channels.set(channel.id, channel)
    if (isThread(channel)) this.#watch(channel)
    this.#emit({ type: 'channel', channel, created })
  }

  deleteChannel(channel: AnyChannel): void {
    this.#channels.delete(channel.id)
    this.#sleepers.get(channel.id)?.()
    for (const id of this.#listed(channel.id)) this.#messages.delete(id)
    this.#inChannel.delete(channel.id)
    this.#members.delete(channel.id)
    this.#emit({ type: 'channelDelete', channel })
  }

  archive(thread: Thread, archived: boolean): Thread {
    const changed: Thread = {
      ...thread,
      thread_metadata: { ...thread.thread_metadata!, archived, archive_timestamp: this.now().toISOString() },
    }
    this.saveChannel(changed)
    return changed
  }

  /** Archives a thread without activity after its set time, as Discord does. */
  #watch(thread: Thread): void {
    this.#sleepers.get(thread.id)?.()
    this.#sleepers.delete(thread.id)
    const { archived, auto_archive_duration, archive_timestamp } = thread.thread_metadata!
    if (archived) return
    const lastMessage = thread.last_message_id ? timeOf(thread.last_message_id).getTime() : 0
    const quietSince = Math.max(lastMessage, new Date(archive_timestamp).getTime())
    const end = new Date(quietSince + auto_archive_duration * 60_000)
    const cancel = this.#clock.wake(end, () => {
      const present = this.#channels.get(thread.id)
      if (present !== undefined && isThread(present)) this.archive(present, true)
    })
    this.#sleepers.set(thread.id, cancel)
  }

  threadMembers(threadId: string): string[] {
    return this.#members.get(threadId) ?? []
  }

  joinThread(thread: Thread, userIds: readonly string[]): void {
    const before = this.threadMembers(thread.id)
    const added = userIds.filter((id) => !before.includes(id) && this.#users.get(id) !== undefined)
    if (added.length === 0) return
    this.#setMembers(thread, [...before, ...added], added, [])
  }

  leaveThread(thread: Thread, userId: string): void {
    const before = this.threadMembers(thread.id)
    if (!before.includes(userId)) return
    const after = before.filter((id) => id !== userId)
    this.#setMembers(thread, after, [], [userId])
  }

  #setMembers(thread: Thread, members: string[], added: string[], removed: string[]): void {
    this.#members.set(thread.id, members)
    const counted: Thread = { ...(this.#channels.get(thread.id) as Thread), member_count: members.length }
    this.#channels.set(thread.id, counted)
    this.#emit({ type: 'threadMembers', thread: counted, added, removed })
  }

  newThread(settings: ThreadSettings): Thread {
    const thread = threadOf(settings, settings.id ?? this.newId(), this.now().toISOString())
    this.#members.set(thread.id, [settings.ownerId])
    this.saveChannel(thread, true)
    return thread
  }

  // Messages -----------------------------------------------------------------------------------------------------------

  #listed(channelId: string): Set<string> {
    let ids = this.#inChannel.get(channelId)
    if (ids === undefined) {
      ids = new Set()
      this.#inChannel.set(channelId, ids)
    }
    return ids
  }

  /** Returns messages oldest first, ephemeral ones among them. */
  messagesIn(channelId: string): StoredMessage[] {
    return [...this.#listed(channelId)].map((id) => this.#messages.get(id)!)
  }

  message(id: string): StoredMessage | undefined {
    return this.#messages.get(id)
  }

  /** Adds a message; an archived thread opens again, unless only one person sees it. */
  addMessage(draft: NewMessage, owner: string | null = null): StoredMessage {
    const message: APIMessage = { ...draft, id: draft.id ?? this.newId(), timestamp: this.now().toISOString() }
    const stored: StoredMessage = { message, owner }
    const channel = this.#channels.get(message.channel_id)!
    if (owner === null) this.#countMessage(channel, message)
    this.#messages.set(message.id, stored)
    this.#listed(channel.id).add(message.id)
    this.#emit({ type: 'message', stored })
    if (owner === null) this.#countUnread(this.#channels.get(channel.id)!, message)
    return stored
  }

  #countMessage(channel: AnyChannel, message: APIMessage): void {
    if (!isThread(channel)) {
      this.#channels.set(channel.id, { ...channel, last_message_id: message.id })
      return
    }
    this.joinThread(channel, [message.author.id, ...message.mentions.map(({ id }) => id)])
    let thread = this.#channels.get(channel.id) as Thread
    if (thread.thread_metadata!.archived) thread = this.archive(thread, false)
    const counted: Thread = {
      ...thread,
      last_message_id: message.id,
      message_count: (thread.message_count ?? 0) + 1,
      total_message_sent: (thread.total_message_sent ?? 0) + 1,
    }
    this.#channels.set(counted.id, counted)
    this.#watch(counted)
  }

  saveMessage(stored: StoredMessage): void {
    this.#messages.set(stored.message.id, stored)
    this.#emit({ type: 'messageUpdate', stored })
  }

  deleteMessage(stored: StoredMessage): void {
    const { id, channel_id } = stored.message
    this.#messages.delete(id)
    this.#listed(channel_id).delete(id)
    this.#emit({ type: 'messageDelete', stored })
  }

  pin(stored: StoredMessage, pinned: boolean): void {
    this.saveMessage({ ...stored, message: { ...stored.message, pinned } })
    this.#emit({ type: 'pins', channelId: stored.message.channel_id })
  }

  /**
   * Returns the message in Discord's format, with the message it answers and its thread as they are now. Files that
   * stand in components are not among its attachments.
   */
  show(stored: StoredMessage): APIMessage {
    const message = { ...stored.message, attachments: looseFiles(stored.message) }
    const reference = message.message_reference
    if (reference?.message_id !== undefined) {
      const answered = this.#messages.get(reference.message_id)
      message.referenced_message = answered === undefined ? null : answered.message
    }
    const thread = this.#channels.get(message.id)
    if (thread !== undefined && isThread(thread)) message.thread = thread
    return message
  }

  // Unread messages
  // -----------------------------------------------------------------------------------------------------

  unread(userId: string): Record<string, Unread> {
    return this.#unread.get(userId) ?? {}
  }

  markRead(userId: string, channelId: string): void {
    if (this.unread(userId)[channelId] !== undefined) this.#setUnread(userId, channelId, { count: 0, mentions: 0 })
  }

  #countUnread(channel: AnyChannel, message: APIMessage): void {
    if (message.type === MessageType.ThreadStarterMessage) return
    const readers = isThread(channel)
      ? this.threadMembers(channel.id)
      : this.people()
          .map(({ user }) => user.id)
          .filter((id) => this.sees(id, channel))
    for (const userId of readers) {
      if (userId === this.botId || userId === message.author.id) continue
      const called =
        isDirect(channel) || message.mention_everyone || message.mentions.some((mentioned) => mentioned.id === userId)
      const silent = (message.flags ?? 0) & MessageFlags.SuppressNotifications
      const { count, mentions } = this.unread(userId)[channel.id] ?? { count: 0, mentions: 0 }
      this.#setUnread(userId, channel.id, { count: count + 1, mentions: mentions + (called && !silent ? 1 : 0) })
      if (called && !silent) this.#emit({ type: 'rings', userId, message })
    }
  }

  #setUnread(userId: string, channelId: string, unread: Unread): void {
    const { [channelId]: _, ...others } = this.unread(userId)
    this.#unread.set(userId, unread.count === 0 ? others : { ...others, [channelId]: unread })
    this.#emit({ type: 'unread', userId, channelId, unread })
  }

  // Commands -----------------------------------------------------------------------------------------------------------

  /** Returns global commands or those of the guild; `all`: both, as the guild's members see them. */
  commands(scope: 'global' | 'guild' | 'all'): APIApplicationCommand[] {
    return this.#commands
      .values()
      .filter((command) => scope === 'all' || (command.guild_id === undefined) === (scope === 'global'))
  }

  /** Replaces all commands of a scope, or adds and replaces some. */
  saveCommands(commands: readonly APIApplicationCommand[], replaced: readonly APIApplicationCommand[] = []): void {
    for (const { id } of replaced) if (!commands.some((command) => command.id === id)) this.#commands.delete(id)
    for (const command of commands) this.#commands.set(command.id, command)
    this.#emit({ type: 'commands' })
  }
}

/** Returns the files of a message that none of its components shows. */
function looseFiles({ attachments, components = [] }: APIMessage): APIMessage['attachments'] {
  if (attachments.length === 0 || components.length === 0) return attachments
  const shown = JSON.stringify(components)
  return attachments.filter(({ url }) => !shown.includes(`"${url}"`))
}
