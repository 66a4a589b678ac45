/** The gateway: sends events to bots over WebSocket, with sessions that they can resume. */
import { randomBytes } from 'node:crypto'
import {
  type APIMessage,
  GatewayCloseCodes,
  GatewayIntentBits,
  GatewayOpcodes,
  type ThreadMemberFlags,
} from 'discord-api-types/v10'
import type { WebSocket } from 'ws'
import {
  type AnyChannel,
  type GuildChannel,
  hidden,
  isDirect,
  isGuildChannel,
  isThread,
  type Thread,
} from './channels.ts'
import type { Faults } from './faults.ts'
import { brings, type Shard, type Shards } from './shards.ts'
import type { World, WorldEvent } from './world.ts'

interface Frame {
  op: GatewayOpcodes
  d?: unknown
  s?: number
  t?: string
}

interface Session {
  readonly id: string
  readonly intents: number
  readonly shard: Shard
  sequence: number
  /** The last dispatches as they were sent, for a bot that resumes. */
  readonly sent: { sequence: number; text: string }[]
  socket: WebSocket | null
  /** Brings no events any more; only a new session does. */
  held: boolean
}

const hasDetails: readonly GatewayOpcodes[] = [
  GatewayOpcodes.Identify,
  GatewayOpcodes.Resume,
  GatewayOpcodes.RequestGuildMembers,
]

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Parses a bot's message; null if it is invalid. */
function frameOf(text: string): Frame | null {
  try {
    const frame = JSON.parse(text) as Frame
    return isObject(frame) && (!hasDetails.includes(frame.op) || isObject(frame.d)) ? frame : null
  } catch {
    return null
  }
}

/** Intents that need a grant, which this application lacks. */
const privileged = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent
const kept = 1000

export class Gateway {
  readonly #world: World
  readonly #faults: Faults
  readonly #url: () => string
  readonly #heartbeatMs: number
  readonly shards: Shards
  readonly #sessions = new Map<string, Session>()
  readonly #sockets = new Set<WebSocket>()
  readonly #onlineListeners = new Set<(online: boolean) => void>()
  /** The number of times that bots have asked for a session, have got one, and have resumed one. */
  readonly counts = { asked: 0, identified: 0, resumed: 0 }

  constructor(world: World, faults: Faults, shards: Shards, url: () => string, heartbeatMs: number) {
    this.#world = world
    this.#faults = faults
    this.shards = shards
    this.#url = url
    this.#heartbeatMs = heartbeatMs
    world.on((event) => this.#tell(event))
    faults.onChange((name, on) => {
      if (on && name === 'gateway-cut') this.drop()
      if (on && (name === 'token-refused' || name === 'session-refused'))
        this.closeWith(GatewayCloseCodes.AuthenticationFailed)
      if (name === 'kicked') this.#changed(world.guildId, !on)
      if (name === 'guild-unavailable') this.#changed(world.guildId, !on, true)
      if (name === 'events-held') for (const session of this.#sessions.values()) session.held = on
    })
  }

  /** Tells bots that they have joined a guild or left it, or that Discord has lost or found it. */
  #changed(id: string, there: boolean, outage = false): void {
    const gone = { id, ...(outage ? { unavailable: true } : {}) }
    if (there) this.#dispatch('GUILD_CREATE', this.#guild(id), GatewayIntentBits.Guilds, id)
    else this.#dispatch('GUILD_DELETE', gone, GatewayIntentBits.Guilds, id)
  }

  /** Returns the ids of the guilds that a shard is told of when it identifies. */
  #guilds(shard: Shard): string[] {
    const kicked = this.#faults.has('kicked') ? this.#world.guildId : null
    return this.#world.guilds.ofBot().filter((id) => id !== kicked && brings(shard, id))
  }

  /** Returns why a connection is not made at all, as a line of HTTP; null: it is made. */
  refuses(path: string): string | null {
    const resumes = path.startsWith('/gateway/resume')
    const refused = this.#faults.has('gateway-cut') || (resumes && this.#faults.has('resume-refused'))
    return refused ? '503 Service Unavailable' : null
  }

  get online(): boolean {
    return [...this.#sessions.values()].some(({ socket }) => socket !== null)
  }

  onOnline(listener: (online: boolean) => void): () => void {
    this.#onlineListeners.add(listener)
    return () => this.#onlineListeners.delete(listener)
  }

  /** Serves a new connection. */
  accept(socket: WebSocket): void {
    this.#sockets.add(socket)
    let session: Session | null = null
    send(socket, { op: GatewayOpcodes.Hello, d: { heartbeat_interval: this.#heartbeatMs } })
    socket.on('message', (data) => {
      const frame = frameOf(String(data))
      if (frame === null) return socket.close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.')
      switch (frame.op) {
        case GatewayOpcodes.Heartbeat:
          return send(socket, { op: GatewayOpcodes.HeartbeatAck })
        case GatewayOpcodes.Identify:
          session = this.#identify(socket, frame.d as Identify)
          return
        case GatewayOpcodes.Resume:
          session = this.#resume(socket, frame.d as { session_id: string; seq: number })
          return
        case GatewayOpcodes.PresenceUpdate:
        case GatewayOpcodes.VoiceStateUpdate:
          return
        case GatewayOpcodes.RequestGuildMembers:
          if (session !== null) this.#sendMembers(session, frame.d as MembersRequest)
          return
        default:
          return socket.close(GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.')
      }
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      this.#sockets.delete(socket)
      if (session?.socket === socket) {
        session.socket = null
        this.#tellOnline()
      }
    })
  }

  #identify(socket: WebSocket, { token, intents, shard: wanted }: Identify): Session | null {
    this.counts.asked += 1
    if (!token || this.#faults.has('token-refused') || this.#faults.has('session-refused')) {
      socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.')
      return null
    }
    if (intents === undefined || (intents & privileged) !== 0) {
      const code = intents === undefined ? GatewayCloseCodes.InvalidIntents : GatewayCloseCodes.DisallowedIntents
      socket.close(code, 'Disallowed intent(s).')
      return null
    }
    const identified = this.shards.identify(wanted)
    if (identified === 'wait') {
      send(socket, { op: GatewayOpcodes.InvalidSession, d: false })
      return null
    }
    if ('close' in identified) return this.#refuse(socket, identified.close)
    const { shard } = identified
    this.counts.identified += 1
    // A shard that identifies again doesn't resume its old session.
    for (const [id, old] of this.#sessions)
      if (old.socket === null && String(old.shard) === String(shard)) this.#sessions.delete(id)
    const session: Session = {
      id: randomBytes(16).toString('hex'),
      intents,
      shard,
      sequence: 0,
      sent: [],
      socket,
      held: false,
    }
    this.#sessions.set(session.id, session)
    const { bot, guildId } = this.#world
    this.#send(session, 'READY', {
      v: 10,
      user: { ...bot, verified: true, mfa_enabled: true, email: null, flags: 0 },
      guilds: this.#guilds(shard).map((id) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: `${this.#url()}/resume`,
      shard,
      application: { id: bot.id, flags: 0 },
      session_type: 'normal',
      user_settings: {},
      relationships: [],
      private_channels: [],
      presences: [],
      guild_join_requests: [],
    })
    for (const id of this.#guilds(shard))
      if (id !== guildId || !this.#faults.has('guild-unavailable')) this.#send(session, 'GUILD_CREATE', this.#guild(id))
    this.#tellOnline()
    return session
  }

  /** Begins no session. A bot that has begun too many in a day loses all of them, and its token. */
  #refuse(socket: WebSocket, code: GatewayCloseCodes): null {
    if (code === GatewayCloseCodes.AuthenticationFailed) this.#faults.set('token-refused', true)
    socket.close(code)
    return null
  }

  #resume(socket: WebSocket, { session_id, seq }: { session_id: string; seq: number }): Session | null {
    const session = this.#sessions.get(session_id)
    const oldest = session?.sent[0]?.sequence ?? 0
    if (session === undefined || seq > session.sequence || seq + 1 < oldest) {
      send(socket, { op: GatewayOpcodes.InvalidSession, d: false })
      return null
    }
    this.counts.resumed += 1
    session.socket?.close(GatewayCloseCodes.UnknownError)
    session.socket = socket
    for (const { sequence, text } of session.sent) if (sequence > seq) socket.send(text)
    this.#send(session, 'RESUMED', {})
    this.#tellOnline()
    return session
  }

  #sendMembers(session: Session, request: MembersRequest): void {
    const wanted = request.user_ids === undefined ? null : [request.user_ids].flat()
    const members = this.#world
      .people()
      .filter(({ user }) =>
        wanted === null
          ? (request.query ?? '') !== '' && user.username.startsWith(request.query!.toLowerCase())
          : wanted.includes(user.id),
      )
      .map(({ user }) => this.#world.member(user.id))
    this.#send(session, 'GUILD_MEMBERS_CHUNK', {
      guild_id: this.#world.guildId,
      members,
      chunk_index: 0,
      chunk_count: 1,
      not_found: (wanted ?? []).filter((id) => this.#world.person(id) === undefined),
      ...(request.nonce === undefined ? {} : { nonce: request.nonce }),
    })
  }

  #guild(id: string): object {
    const { botId } = this.#world
    const channels = this.#world.channels().filter((channel) => this.#world.guildOf(channel) === id)
    const visible = channels.filter((channel) => this.#world.sees(botId, channel))
    return {
      ...this.#world.guild(id),
      joined_at: this.#world.person(botId)!.joinedAt,
      large: false,
      unavailable: false,
      member_count: this.#world.people().length,
      voice_states: [],
      members: [this.#world.member(botId)],
      channels: channels.filter(isGuildChannel).map((channel) => this.#shown(channel)),
      threads: visible.filter(isThread).flatMap((thread) => {
        return thread.thread_metadata!.archived ? [] : [this.#asBot(thread)]
      }),
      presences: [],
      stage_instances: [],
      guild_scheduled_events: [],
      soundboard_sounds: [],
    }
  }

  /** Returns a channel as the bot may know it. */
  #shown(channel: GuildChannel): GuildChannel {
    return this.#world.sees(this.#world.botId, channel) ? channel : hidden(channel)
  }

  /** Sends a thread with the bot's own membership, if it has one. */
  #asBot(thread: Thread): Thread {
    if (!this.#world.threadMembers(thread.id).includes(this.#world.botId)) return thread
    const member = {
      id: thread.id,
      user_id: this.#world.botId,
      join_timestamp: this.#now(),
      flags: 0 as ThreadMemberFlags,
    }
    return { ...thread, member }
  }

  #now(): string {
    return this.#world.now().toISOString()
  }

  /** Sends an interaction, which needs no intent. */
  interaction(data: { readonly guild_id?: string }): void {
    this.#dispatch('INTERACTION_CREATE', data, 0, data.guild_id ?? null)
  }

  #tell(event: WorldEvent): void {
    switch (event.type) {
      case 'guild':
        return this.#changed(event.guildId, event.joined)
      case 'channel':
        return this.#channel(event.channel, event.created)
      case 'channelDelete': {
        const { channel } = event
        if (isDirect(channel)) return
        const data = isThread(channel)
          ? { id: channel.id, guild_id: channel.guild_id, parent_id: channel.parent_id, type: channel.type }
          : channel
        const name = isThread(channel) ? 'THREAD_DELETE' : 'CHANNEL_DELETE'
        return this.#dispatch(name, data, GatewayIntentBits.Guilds, channel.guild_id ?? null)
      }
      case 'message':
      case 'messageUpdate': {
        if (event.stored.owner !== null) return
        const name = event.type === 'message' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE'
        return this.#message(name, this.#world.show(event.stored))
      }
      case 'messageDelete': {
        if (event.stored.owner !== null) return
        const { id, channel_id } = event.stored.message
        const guild_id = this.#guildOf(channel_id)
        const inDm = guild_id === null
        const intent = inDm ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages
        return this.#dispatch('MESSAGE_DELETE', { id, channel_id, ...(inDm ? {} : { guild_id }) }, intent, guild_id)
      }
      case 'threadMembers': {
        const { thread, added, removed } = event
        // Without the members intent a bot receives only its own member events.
        const self = this.#world.botId
        if (!added.includes(self) && !removed.includes(self)) return
        const data = {
          id: thread.id,
          guild_id: thread.guild_id,
          member_count: thread.member_count,
          added_members: added.includes(self)
            ? [
                {
                  id: thread.id,
                  user_id: self,
                  join_timestamp: this.#now(),
                  flags: 0,
                  member: this.#world.member(self),
                },
              ]
            : [],
          removed_member_ids: removed.filter((id) => id === self),
        }
        return this.#dispatch('THREAD_MEMBERS_UPDATE', data, GatewayIntentBits.Guilds, thread.guild_id ?? null)
      }
      case 'pins': {
        const guild_id = this.#guildOf(event.channelId)
        const inDm = guild_id === null
        const data = { channel_id: event.channelId, last_pin_timestamp: this.#now(), ...(inDm ? {} : { guild_id }) }
        const intent = inDm ? GatewayIntentBits.DirectMessages : GatewayIntentBits.Guilds
        return this.#dispatch('CHANNEL_PINS_UPDATE', data, intent, guild_id)
      }
      case 'role':
        return this.#role(event.role.id)
      case 'rings':
      case 'user':
      case 'person':
      case 'commands':
      case 'unread':
    }
  }

  #channel(channel: AnyChannel, created: boolean): void {
    // Bots learn of a DM channel only through events in it.
    if (isDirect(channel)) return
    const guildId = this.#world.guildOf(channel)
    // A guild without the bot tells it nothing.
    if (guildId === null || !this.#world.guilds.isIn(guildId, this.#world.botId)) return
    if (isThread(channel) && !this.#world.sees(this.#world.botId, channel)) return
    const change = created ? 'CREATE' : 'UPDATE'
    if (!isThread(channel))
      return this.#dispatch(`CHANNEL_${change}`, this.#shown(channel), GatewayIntentBits.Guilds, guildId)
    const data = { ...this.#asBot(channel), ...(created ? { newly_created: true } : {}) }
    this.#dispatch(`THREAD_${change}`, data, GatewayIntentBits.Guilds, guildId)
  }

  #role(roleId: string): void {
    const { guildId: guild_id } = this.#world
    const role = this.#world.guild().roles.find(({ id }) => id === roleId)
    this.#dispatch('GUILD_ROLE_CREATE', { guild_id, role }, GatewayIntentBits.Guilds, guild_id)
  }

  /** Returns the guild of a channel, also of one that is gone; null for direct messages. */
  #guildOf(channelId: string): string | null {
    const channel = this.#world.channel(channelId)
    return channel === undefined ? this.#world.guildId : this.#world.guildOf(channel)
  }

  #message(name: string, message: APIMessage): void {
    const channel = this.#world.channel(message.channel_id)!
    const self = this.#world.botId
    if (isDirect(channel)) {
      if (!this.#world.sees(self, channel)) return
      return this.#dispatch(name, { ...message, channel_type: channel.type }, GatewayIntentBits.DirectMessages, null)
    }
    if (!this.#world.sees(self, channel)) return
    const { user: _, ...member } = this.#world.member(message.author.id)
    const called = message.mentions.some(({ id }) => id === self)
    // A bot without the message content intent gets no text of people, unless they mention it.
    const hidden =
      message.author.id === self || called ? {} : { content: '', embeds: [], attachments: [], components: [] }
    const guild_id = this.#world.guildOf(channel)
    const data = { ...message, ...hidden, guild_id, channel_type: channel.type, member }
    this.#dispatch(name, data, GatewayIntentBits.GuildMessages, guild_id)
  }

  /** Sends an event to the shards that bring those of a guild; null: of no guild. */
  #dispatch(name: string, data: object, intent: number, guildId: string | null): void {
    for (const session of this.#sessions.values())
      if (brings(session.shard, guildId) && (intent === 0 || (session.intents & intent) !== 0))
        this.#send(session, name, data)
  }

  #send(session: Session, t: string, d: object): void {
    session.sequence += 1
    const text = JSON.stringify({ op: GatewayOpcodes.Dispatch, t, s: session.sequence, d })
    if (session.held) return
    session.sent.push({ sequence: session.sequence, text })
    if (session.sent.length > kept) session.sent.shift()
    if (session.socket?.readyState === session.socket?.OPEN) session.socket?.send(text)
  }

  #tellOnline(): void {
    for (const listener of this.#onlineListeners) listener(this.online)
  }

  // Faults -------------------------------------------------------------------------------------------------------------

  /** Cuts all connections without notice, as a broken network does. */
  drop(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  /** Closes all connections with a code, as Discord does when it won't serve a bot any more. */
  closeWith(code: GatewayCloseCodes): void {
    for (const socket of this.#sockets) socket.close(code)
  }

  /** Asks bots to connect again and resume, as Discord does from time to time. */
  askReconnect(): void {
    for (const socket of this.#sockets) send(socket, { op: GatewayOpcodes.Reconnect, d: null })
  }

  /** Forgets all sessions: bots that come back have to identify. */
  invalidate(): void {
    this.#sessions.clear()
    for (const socket of this.#sockets) send(socket, { op: GatewayOpcodes.InvalidSession, d: false })
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
    this.#sessions.clear()
    this.#onlineListeners.clear()
  }
}

interface Identify {
  token?: string
  intents?: number
  shard?: unknown
}

interface MembersRequest {
  user_ids?: string | string[]
  query?: string
  nonce?: string
}

function send(socket: WebSocket, frame: Frame): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ t: null, s: null, ...frame }))
}
