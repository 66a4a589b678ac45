/** The roles of a server, and whether the bot and a person can give one of them, by Discord's rules. Pure. */
import { PermissionFlagsBits } from 'discord-api-types/v10'
import { bitsOf, type Overwrite, type Permission } from './permissions.ts'

/** A role as Discord's API tells of it. */
export interface ServerRole {
  readonly id: string
  readonly name: string
  readonly permissions: string
  /** The higher, the more it may give. */
  readonly position: number
  /** Belongs to an app or to Discord, so that nobody can give it. */
  readonly managed: boolean
}

/** A server with the members in question. */
export interface RoledServer {
  readonly guildId: string
  readonly ownerId: string
  readonly roles: readonly ServerRole[]
  /** The overwrites of its channels, as far as the bot sees them. */
  readonly overwrites: readonly Overwrite[]
  /** The roles of members, by person; nobody else is a member. */
  readonly members: Readonly<Record<string, readonly string[]>>
}

/** Why a role can't be given. */
export type RoleFault =
  /** No role of this server, or the role of everybody. */
  | 'unknown'
  | 'managed'
  /** The bot lacks *Manage Roles*. */
  | 'bot-may-not'
  /** It stands above the bot's own roles. */
  | 'above-bot'
  /** The person could not give it themselves. */
  | 'not-yours'
  /** It gives rights to moderate or manage: an admin has to name it. */
  | 'powerful'
  /** The same, and the person is an admin, who has not confirmed it yet. */
  | 'unsure'

/** Rights to moderate or manage. */
const POWERS: readonly Permission[] = [
  'Administrator',
  'ManageGuild',
  'ManageRoles',
  'ManageChannels',
  'ManageMessages',
  'ManageThreads',
  'ManageNicknames',
  'ManageWebhooks',
  'ManageEvents',
  'ManageGuildExpressions',
  'PinMessages',
  'KickMembers',
  'BanMembers',
  'ModerateMembers',
  'MuteMembers',
  'DeafenMembers',
  'MoveMembers',
  'MentionEveryone',
  'ViewAuditLog',
  'ViewGuildInsights',
]

const rolesOf = ({ guildId, roles, members }: RoledServer, person: string): readonly ServerRole[] =>
  roles.filter(({ id }) => id === guildId || members[person]?.includes(id) === true)

const bitsIn = (roles: readonly ServerRole[]): bigint =>
  roles.reduce((bits, { permissions }) => bits | BigInt(permissions), 0n)

/** Returns the permissions of a member in the whole server; none for somebody who is no member. */
function permissionsIn(server: RoledServer, person: string): bigint {
  if (server.members[person] === undefined) return 0n
  const bits = bitsIn(rolesOf(server, person))
  return person === server.ownerId || (bits & PermissionFlagsBits.Administrator) !== 0n ? ~0n : bits
}

const may = (bits: bigint, permission: Permission): boolean => (bits & PermissionFlagsBits[permission]) !== 0n

const topOf = (server: RoledServer, person: string): number =>
  Math.max(0, ...rolesOf(server, person).map(({ position }) => position))

/** Whether a person has *Manage Server* in a server, or owns it. */
export const isAdmin = (server: RoledServer, person: string): boolean =>
  may(permissionsIn(server, person), 'ManageGuild')

/** Whether a role is one of this server, and not the role of everybody. */
export const isRole = ({ guildId, roles }: Pick<RoledServer, 'guildId' | 'roles'>, role: string): boolean =>
  role !== guildId && roles.some(({ id }) => id === role)

/** Whether a role gives rights to moderate or manage that not everybody has: in the whole server, or in one channel. */
function isPowerful({ guildId, roles, overwrites }: RoledServer, role: ServerRole): boolean {
  const everybody = BigInt(roles.find(({ id }) => id === guildId)?.permissions ?? '0')
  const bits = overwrites
    .filter(({ id }) => id === role.id)
    .reduce((sum, { allow }) => sum | BigInt(allow), BigInt(role.permissions))
  return (bits & ~everybody & bitsOf(POWERS)) !== 0n
}

/** Whether a person can give others a role. */
const canGive = (server: RoledServer, person: string, role: ServerRole): boolean =>
  person === server.ownerId ||
  (may(permissionsIn(server, person), 'ManageRoles') && topOf(server, person) > role.position)

/**
 * Returns why a role can't be given; null if it can.
 *
 * @param by the person who names the role; null: it was named before, and is about to be given
 *
 * @param sure whether an admin has confirmed that it gives rights to moderate or manage
 */
export function roleFault(
  server: RoledServer,
  botId: string,
  roleId: string,
  { by, sure }: { readonly by: string | null; readonly sure: boolean },
): RoleFault | null {
  const role = server.roles.find(({ id }) => id === roleId)
  if (role === undefined || !isRole(server, roleId)) return 'unknown'
  if (role.managed) return 'managed'
  if (!may(permissionsIn(server, botId), 'ManageRoles')) return 'bot-may-not'
  if (topOf(server, botId) <= role.position) return 'above-bot'
  if (by !== null && !canGive(server, by, role)) return 'not-yours'
  if (!isPowerful(server, role)) return null
  if (by === null) return sure ? null : 'powerful'
  if (!isAdmin(server, by)) return 'powerful'
  return sure ? null : 'unsure'
}
