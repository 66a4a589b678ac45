/** Whether a person may write in a channel by their own permissions. Pure. */
import { PermissionFlagsBits } from 'discord-api-types/v10'
import type { IncomingRequest } from '../shell/requests.ts'

/** The permissions of a person in a channel. */
export interface MayWrite {
  readonly may: bigint
  /** The message stands in a thread. */
  readonly thread: boolean
  /** The admins have named the channel for challenges or threads: writing in threads is enough, many are closed to typing. */
  readonly setUp: boolean
}

const has = (bits: bigint, permission: 'SendMessages' | 'SendMessagesInThreads' | 'ViewChannel'): boolean =>
  (bits & PermissionFlagsBits[permission]) !== 0n

/** Whether these permissions let somebody write. */
export const lets = ({ may, thread, setUp }: MayWrite): boolean =>
  has(may, 'ViewChannel') &&
  (has(may, thread ? 'SendMessagesInThreads' : 'SendMessages') || (setUp && has(may, 'SendMessagesInThreads')))

/** Whether the person of a request may write where they are. In direct messages and groups everybody may. */
export function mayWriteHere(
  { place, parentId, may, silentUntil = null }: IncomingRequest,
  setUp: (guildId: string) => readonly string[],
  now: Date,
): boolean {
  if (place.guildId === null || may === undefined) return true
  if (silentUntil !== null && silentUntil > now) return false
  const named = setUp(place.guildId).includes(parentId ?? place.channelId)
  return lets({ may, thread: parentId !== undefined, setUp: named })
}
