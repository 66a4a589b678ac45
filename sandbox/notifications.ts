/** The notifications of phones: who writes where, and the `content` of the message. Components are not shown. */
import type { APIMessage } from 'discord-api-types/v10'
import type { PhoneNotification } from './protocol.ts'
import type { World } from './world.ts'

/** Returns the notification of a message. */
export function notificationOf(world: World, message: APIMessage): PhoneNotification {
  const { id, channel_id, author, content } = message
  const text = content
    .replace(/<@!?(\d+)>/g, (_, user: string) => `@${nameOf(world.person(user)?.user) ?? 'unknown-user'}`)
    .replace(/<#(\d+)>/g, (_, channel: string) => `#${world.channel(channel)?.name ?? 'unknown'}`)
  return { channelId: channel_id, messageId: id, from: nameOf(author) ?? '', text }
}

const nameOf = (user: APIMessage['author'] | undefined): string | undefined => user?.global_name ?? user?.username
