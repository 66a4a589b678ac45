/**
 * The actions of people in the sandbox, and the parts of it that each of them sees. The web page and the test driver
 * both use it.
 */
import { ChannelType } from 'discord-api-types/v10'
import type { TimeTravel } from '../src/time/time-travel.ts'
import type { AnyChannel } from './channels.ts'
import type { Faults } from './faults.ts'
import type { Gateway } from './gateway.ts'
import type { Interactions } from './interactions.ts'
import type { Messages } from './messages.ts'
import { moveTime } from './move-time.ts'
import { notificationOf } from './notifications.ts'
import type { Channel, Me, PageSays, SandboxSays, SandboxTime, Snapshot } from './protocol.ts'
import type { SentFile, Uploads } from './uploads.ts'
import { isFor, Window } from './window.ts'
import type { StoredMessage, World, WorldEvent } from './world.ts'

const shownMessages = 200

export interface Connection {
  say(request: PageSays): void
  /** Uploads a file; commands refer to it by the id. A window does this by HTTP, not over its socket. */
  upload?(file: SentFile): string
  close(): void
}

export class People {
  readonly #world: World
  readonly #gateway: Gateway
  readonly #interactions: Interactions
  readonly #messages: Messages
  readonly #uploads: Uploads
  readonly #faults: Faults
  readonly #time: TimeTravel | null

  constructor(
    world: World,
    gateway: Gateway,
    interactions: Interactions,
    messages: Messages,
    uploads: Uploads,
    faults: Faults,
    time: TimeTravel | null,
  ) {
    this.#uploads = uploads
    this.#faults = faults
    this.#time = time
    this.#world = world
    this.#gateway = gateway
    this.#interactions = interactions
    this.#messages = messages
  }

  /** Opens a window for the person of that name; `tell` gets the snapshot before this returns. */
  connect(name: string, tell: (event: SandboxSays) => void): Connection {
    const userId = this.#world.personCalled(name).user.id
    tell(this.#snapshot(userId))
    const stop = [
      this.#world.on((event) => {
        for (const said of this.#translate(event, userId)) tell(said)
      }),
      this.#gateway.onOnline((online) => tell({ type: 'bot', online })),
      this.#faults.onChange(() => tell({ type: 'faults', on: [...this.#faults.names] })),
      this.#time?.onChange(() => tell({ type: 'time', time: shownTime(this.#time!) })) ?? (() => {}),
    ]
    const window = new Window(
      this.#world,
      this.#interactions,
      this.#messages,
      this.#uploads,
      this.#faults,
      userId,
      tell,
    )
    return {
      say: (request) => (request.type === 'moveTime' ? moveTime(this.#time, request, tell) : window.say(request)),
      upload: (file) => this.#uploads.keep(userId, file),
      close: () => {
        for (const end of stop) end()
      },
    }
  }

  #snapshot(userId: string): Snapshot {
    const world = this.#world
    const channels = world.channels().filter((channel) => world.sees(userId, channel))
    const messages = Object.fromEntries(
      channels.map((channel) => [
        channel.id,
        world
          .messagesIn(channel.id)
          .filter((stored) => isFor(stored, userId))
          .slice(-shownMessages)
          .map((stored) => world.show(stored)),
      ]),
    )
    return {
      type: 'snapshot',
      me: meOf(world, userId),
      botId: world.botId,
      botOnline: this.#gateway.online,
      guild: { id: world.guildId, name: world.guild().name },
      roles: world.roles().map(({ id, name }) => ({ id, name })),
      users: world.people().map(({ user }) => user),
      channels: channels.map((channel) => asSeen(channel, world)),
      commands: world.commands('all'),
      faults: [...this.#faults.names],
      time: this.#time === null ? null : shownTime(this.#time),
      messages,
      unread: world.unread(userId),
    }
  }

  #translate(event: WorldEvent, userId: string): SandboxSays[] {
    const world = this.#world
    switch (event.type) {
      case 'user':
        return [{ type: 'user', user: event.user }]
      case 'person':
        return event.userId === userId ? [{ type: 'me', me: meOf(world, userId) }] : []
      case 'role':
        return [{ type: 'role', role: { id: event.role.id, name: event.role.name } }]
      case 'channel':
        return world.sees(userId, event.channel) ? [{ type: 'channel', channel: asSeen(event.channel, world) }] : []
      case 'channelDelete':
        return [{ type: 'channelDelete', channelId: event.channel.id }]
      case 'message':
        return this.#visible(event.stored, userId) ? [{ type: 'messageCreate', message: world.show(event.stored) }] : []
      case 'messageUpdate': {
        const { id, channel_id } = event.stored.message
        if (event.stored.owner === userId && event.stored.dismissed) {
          return [{ type: 'messageDelete', channelId: channel_id, messageId: id }]
        }
        return this.#visible(event.stored, userId) ? [{ type: 'messageUpdate', message: world.show(event.stored) }] : []
      }
      case 'messageDelete': {
        const { id, channel_id } = event.stored.message
        return this.#visible(event.stored, userId)
          ? [{ type: 'messageDelete', channelId: channel_id, messageId: id }]
          : []
      }
      case 'threadMembers': {
        // Joining a private thread makes it visible.
        if (event.removed.includes(userId) && !world.sees(userId, event.thread)) {
          return [{ type: 'channelDelete', channelId: event.thread.id }]
        }
        if (!world.sees(userId, event.thread)) return []
        const said: SandboxSays[] = [{ type: 'channel', channel: event.thread }]
        if (event.added.includes(userId) && event.thread.type === ChannelType.PrivateThread) {
          for (const stored of world.messagesIn(event.thread.id)) {
            if (isFor(stored, userId)) said.push({ type: 'messageCreate', message: world.show(stored) })
          }
        }
        return said
      }
      case 'commands':
        return [{ type: 'commands', commands: world.commands('all') }]
      case 'unread':
        return event.userId === userId ? [{ type: 'unread', channelId: event.channelId, unread: event.unread }] : []
      case 'rings': {
        if (event.userId !== userId) return []
        return [{ type: 'notification', ...notificationOf(world, event.message) }]
      }
      case 'guild':
      case 'pins':
        return []
    }
  }

  #visible(stored: StoredMessage, userId: string): boolean {
    const channel = this.#world.channel(stored.message.channel_id)
    return channel !== undefined && this.#world.sees(userId, channel) && isFor(stored, userId)
  }
}

function meOf(world: World, userId: string): Me {
  const { user, locale, dmsOpen } = world.person(userId)!
  return { user, locale, dmsOpen }
}

/** For a person, the bot is the recipient of a DM. */
function asSeen(channel: AnyChannel, world: World): Channel {
  const shown = channel.type === ChannelType.DM ? { ...channel, recipients: [world.bot] } : channel
  return shown as Channel
}

const shownTime = ({ aheadMs, moving }: TimeTravel): SandboxTime => ({ aheadMs, moving })
