/** Users and members of guilds, in the format of Discord's API. */
import type { APIGuildMember, APIUser, GuildMemberFlags } from 'discord-api-types/v10'

/** Returns a user with this name. */
export function newUser(id: string, username: string, displayName: string): APIUser {
  return { id, username, discriminator: '0', global_name: displayName, avatar: null }
}

/** Returns a member of a guild with these roles. @param silentUntil the time until which a moderator has silenced them */
export function shownMember(
  user: APIUser,
  roles: string[],
  joinedAt: string,
  silentUntil: string | null = null,
): APIGuildMember {
  return {
    user,
    nick: null,
    avatar: null,
    banner: null,
    roles,
    joined_at: joinedAt,
    premium_since: null,
    deaf: false,
    mute: false,
    pending: false,
    communication_disabled_until: silentUntil,
    flags: 0 as GuildMemberFlags,
  }
}
