/** The permissions that the bot needs in a channel, and those that it has there by Discord's rules. Pure. */
import { PermissionFlagsBits } from 'discord-api-types/v10'

/** A permission, as Discord names it. */
export type Permission = keyof typeof PermissionFlagsBits

/**
 * The permissions that the bot uses in a server, and no more. Its invitation asks for them, and each chosen channel is
 * checked for them.
 */
export const NEEDED = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'ReadMessageHistory',
  'AttachFiles',
] as const satisfies readonly Permission[]
/** A permission that the bot needs; everybody has *Connect*, which counts where a voice channel denies it. */
export type NeededPermission = (typeof NEEDED)[number] | 'Connect'

/** Permissions as the number that Discord takes. */
export const bitsOf = (permissions: readonly Permission[]): bigint =>
  permissions.reduce((bits, one) => bits | PermissionFlagsBits[one], 0n)

/** Those of the needed permissions that are not among the given ones. */
export const missingOf = (bits: bigint, needed: readonly NeededPermission[]): readonly NeededPermission[] =>
  needed.filter((one) => (bits & PermissionFlagsBits[one]) === 0n)

/** The permissions that a channel gives to a role or a member, and those that it takes from them. */
export interface Overwrite {
  /** The id of the role or the member. */
  readonly id: string
  readonly allow: string
  readonly deny: string
}

/** The facts about a member and a channel that decide the permissions. */
export interface MemberStanding {
  readonly guildId: string
  readonly userId: string
  /** Ids of their roles. */
  readonly roles: readonly string[]
  /** All roles of the guild; the role of everybody has the guild's own id. */
  readonly known: readonly { readonly id: string; readonly permissions: string }[]
  readonly overwrites: readonly Overwrite[]
}

/** The permissions of a member in the whole server, before any channel changes them. */
export function serverPermissionsOf({
  guildId,
  roles,
  known,
}: Pick<MemberStanding, 'guildId' | 'roles' | 'known'>): bigint {
  const own = [guildId, ...roles]
  const bits = known.reduce((sum, { id, permissions }) => (own.includes(id) ? sum | BigInt(permissions) : sum), 0n)
  return (bits & PermissionFlagsBits.Administrator) === 0n ? bits : ~0n
}

/** The permissions of a member in a channel: those of their roles, then the channel's overwrites. */
export function permissionsOf({ guildId, userId, roles, known, overwrites }: MemberStanding): bigint {
  const base = serverPermissionsOf({ guildId, roles, known })
  if (base === ~0n) return base
  const layers = [[guildId], roles, [userId]]
  const here = layers.reduce((bits, ids) => overlaid(bits, overwrites, ids), base)
  // A member who does not see a channel has no permission in it.
  return (here & PermissionFlagsBits.ViewChannel) === 0n ? 0n : here
}

/** Applies overwrites of one level: a permission that one gives is not taken by another. */
function overlaid(bits: bigint, overwrites: readonly Overwrite[], ids: readonly string[]): bigint {
  const of = overwrites.filter(({ id }) => ids.includes(id))
  const deny = of.reduce((sum, one) => sum | BigInt(one.deny), 0n)
  const allow = of.reduce((sum, one) => sum | BigInt(one.allow), 0n)
  return (bits & ~deny) | allow
}
