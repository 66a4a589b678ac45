/** Whether everybody who sees one channel of a server also sees another one. Pure. */
import { type MemberStanding, type Overwrite, permissionsOf } from './permissions.ts'

/** The roles of a server. */
type Roles = MemberStanding['known']

const sees = (guildId: string, known: Roles, overwrites: readonly Overwrite[], id: string): boolean => {
  // An overwrite is of a role or of one member; whichever it is, it counts for them alone.
  const isRole = known.some((role) => role.id === id)
  return permissionsOf({ guildId, userId: isRole ? '' : id, roles: isRole ? [id] : [], known, overwrites }) !== 0n
}

/**
 * Whether everybody who sees the `list` sees the `other` channel: everybody without a role, and the holder of each role
 * and each member that an overwrite of either channel names, or whose role shows them all channels.
 */
export function isSeenByAll(
  guildId: string,
  known: Roles,
  list: readonly Overwrite[],
  other: readonly Overwrite[],
): boolean {
  const ids = new Set([guildId, ...[...list, ...other].map(({ id }) => id), ...known.map(({ id }) => id)])
  return [...ids].every((id) => !sees(guildId, known, list, id) || sees(guildId, known, other, id))
}
