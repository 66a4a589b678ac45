import { ChannelType, PermissionFlagsBits as P } from 'discord-api-types/v10'
import type { GuildChannel } from './channels.ts'

export type Permission = keyof typeof P

/** The permissions of everybody in the guild. */
export const everyone =
  P.ViewChannel |
  P.SendMessages |
  P.SendMessagesInThreads |
  P.ReadMessageHistory |
  P.UseApplicationCommands |
  P.EmbedLinks |
  P.AttachFiles |
  P.AddReactions |
  P.CreatePublicThreads |
  P.Connect

/** Permissions as a number. */
export const bitsOf = (permissions: readonly Permission[]): bigint =>
  permissions.reduce((bits, one) => bits | P[one], 0n)

/** The permissions of the bot's own role, if the sandbox is not told otherwise. */
export const botRole = P.CreatePrivateThreads | P.ManageThreads | P.ManageMessages | P.PinMessages | P.UseExternalEmojis

/** The permissions of an administrator. */
const everything = Object.values(P).reduce((bits, one) => bits | one, 0n)

/** The permissions in a DM. */
const inDm = everyone | P.UseExternalEmojis | P.PinMessages

/**
 * Returns the permissions of a member in a channel.
 *
 * @param parent the channel of the guild (of a thread: its parent); null for direct messages
 *
 * @param base the permissions of everybody, or of the bot
 *
 * @param more the permissions of their roles
 */
export function permissionsIn(parent: GuildChannel | null, userId: string, base: bigint, more = 0n): bigint {
  if (parent === null) return inDm
  if ((more & P.Administrator) !== 0n) return everything
  // Everybody may connect, unless the channel denies it.
  let bits = base | more | P.Connect
  for (const overwrite of parent.permission_overwrites ?? []) {
    if (overwrite.id === userId) bits = (bits & ~BigInt(overwrite.deny)) | BigInt(overwrite.allow)
  }
  const isVoice = parent.type === ChannelType.GuildVoice
  return isVoice && (bits & P.Connect) === 0n ? bits & ~(P.SendMessages | P.AttachFiles | P.EmbedLinks) : bits
}

export function allows(bits: bigint, permission: Permission): boolean {
  return (bits & P[permission]) !== 0n
}

/**
 * Whether permissions suffice for a command: one that names none is for everybody, and `0` is for administrators alone.
 *
 * @param needed permissions as a number in decimal digits, as the command states them
 */
export const mayUse = (bits: bigint, needed: string | null | undefined): boolean =>
  needed == null || allows(bits, 'Administrator') || (needed !== '0' && (bits & BigInt(needed)) === BigInt(needed))
