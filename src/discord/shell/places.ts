/** Asks Discord for the bot's permissions in the channels of a server, anew each time. */
import type { REST } from 'discord.js'
import { type APIGuild, type APIGuildMember, type APIRole, PermissionFlagsBits, Routes } from 'discord-api-types/v10'
import { type Channel, channelFrom, forThread, holdsOf, isHidden, isThread, type ToldChannel } from './channel-kinds.ts'
import { isUnknownMember, meaningOf } from './discord-errors.ts'
import { missingOf, type NeededPermission, type Overwrite, permissionsOf } from './permissions.ts'
import type { RoledServer } from './server-roles.ts'

/** The permissions that the bot lacks in a channel; null if the channel does not exist (any more). */
export type LackingPermissions = readonly NeededPermission[] | null

/** The facts about a server that its setup needs. */
export interface SeenServer {
  /** By channel. */
  readonly lacking: ReadonlyMap<string, LackingPermissions>
  /** Ids of the existing roles. */
  readonly roles: ReadonlySet<string>
  /** Whether the bot has *Manage Roles*, without which it gives a champion no role. */
  readonly givesRoles: boolean
}

/** A channel as Discord's API tells of it, with its permissions. */
type FoundChannel = ToldChannel & { readonly permission_overwrites?: readonly Overwrite[] }

/** Looks up the bot's permissions in the channels of a server, and the kinds of channels. */
export class Places {
  readonly #rest: REST
  readonly #known: (id: string) => Channel | null

  /** @param known returns a channel of which the gateway has told; null: Discord is asked */
  constructor(rest: REST, known: (id: string) => Channel | null = () => null) {
    this.#rest = rest
    this.#known = known
  }

  /** Returns a channel, or the one that holds it if it is a thread. @throws the errors of Discord */
  async holding(id: string): Promise<Channel> {
    const channel = this.#known(id) ?? channelFrom((await this.#rest.get(Routes.channel(id))) as ToldChannel)
    return isThread(channel) && channel.parentId !== null ? this.holding(channel.parentId) : channel
  }

  /** Whether the bot is in a server; true if Discord can't be asked. */
  async isIn(guildId: string): Promise<boolean> {
    try {
      await this.#rest.get(Routes.guild(guildId))
      return true
    } catch (error) {
      const meaning = meaningOf(error)
      return meaning !== 'gone' && meaning !== 'forbidden'
    }
  }

  /** @throws the errors of Discord, except for channels that are gone or out of sight */
  async look(guildId: string, userId: string, channelIds: readonly string[]): Promise<SeenServer> {
    const ids = [...new Set(channelIds)]
    const [known, member, ...channels] = await Promise.all([
      this.#rest.get(Routes.guildRoles(guildId)) as Promise<APIRole[]>,
      this.#rest.get(Routes.guildMember(guildId, userId)) as Promise<APIGuildMember>,
      ...ids.map((id) => this.#channel(id)),
    ])
    const { roles } = member
    const lackingThere = (channel: FoundChannel | 'gone' | 'unseen'): LackingPermissions => {
      if (channel === 'gone') return null
      if (channel === 'unseen' || isHidden(channel)) return ['ViewChannel']
      const overwrites = channel.permission_overwrites ?? []
      const needed = forThread(holdsOf(channel.type))
      return missingOf(permissionsOf({ guildId, userId, roles, known, overwrites }), needed)
    }
    const lacking = new Map(channels.map((channel, at) => [ids[at] as string, lackingThere(channel)]))
    const own = permissionsOf({ guildId, userId, roles, known, overwrites: [] })
    const givesRoles = (own & PermissionFlagsBits.ManageRoles) !== 0n
    return { lacking, roles: new Set(known.map(({ id }) => id)), givesRoles }
  }

  /**
   * Returns the roles of a server with those of these people, as they are now.
   * @throws the errors of Discord
   */
  async roled(guildId: string, people: readonly string[]): Promise<RoledServer> {
    const wanted = [...new Set(people)]
    const [guild, channels, ...members] = await Promise.all([
      this.#rest.get(Routes.guild(guildId)) as Promise<APIGuild>,
      this.#rest.get(Routes.guildChannels(guildId)) as Promise<readonly FoundChannel[]>,
      ...wanted.map((person) => this.#rolesOf(guildId, person)),
    ])
    const overwrites = channels.flatMap(({ permission_overwrites = [] }) => permission_overwrites)
    const known = wanted.flatMap((person, at) => {
      const roles = members[at]
      return roles == null ? [] : [[person, roles] as const]
    })
    return { guildId, ownerId: guild.owner_id, roles: guild.roles, overwrites, members: Object.fromEntries(known) }
  }

  async #rolesOf(guildId: string, person: string): Promise<readonly string[] | null> {
    try {
      return ((await this.#rest.get(Routes.guildMember(guildId, person))) as APIGuildMember).roles
    } catch (error) {
      if (isUnknownMember(error)) return null
      throw error
    }
  }

  async #channel(id: string): Promise<FoundChannel | 'gone' | 'unseen'> {
    try {
      return (await this.#rest.get(Routes.channel(id))) as FoundChannel
    } catch (error) {
      const meaning = meaningOf(error)
      if (meaning === 'gone') return 'gone'
      if (meaning === 'forbidden') return 'unseen'
      throw error
    }
  }
}
