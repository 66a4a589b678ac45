/** Asks Discord for the bot's permissions in the channels of a server, anew each time. */
import type { REST } from 'discord.js'
import { type APIGuildMember, type APIRole, Routes } from 'discord-api-types/v10'
import { type Channel, channelFrom, forThread, holdsOf, isThread, type ToldChannel } from './channel-kinds.ts'
import { meaningOf } from './discord-errors.ts'
import { missingOf, type Needed, type Overwrite, permissionsOf } from './permissions.ts'

/** The permissions that the bot lacks in a channel; null if the channel does not exist (any more). */
export type Lacking = readonly Needed[] | null

/** The facts about a server that its setup needs. */
export interface SeenServer {
  /** By channel. */
  readonly lacking: ReadonlyMap<string, Lacking>
  /** Ids of the existing roles. */
  readonly roles: ReadonlySet<string>
}

/** A channel as Discord's API tells of it, with its permissions. */
type Found = ToldChannel & { readonly permission_overwrites?: readonly Overwrite[] }

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

  /** @throws the errors of Discord, except for channels that are gone or out of sight */
  async look(guildId: string, userId: string, channelIds: readonly string[]): Promise<SeenServer> {
    const ids = [...new Set(channelIds)]
    const [known, member, ...channels] = await Promise.all([
      this.#rest.get(Routes.guildRoles(guildId)) as Promise<APIRole[]>,
      this.#rest.get(Routes.guildMember(guildId, userId)) as Promise<APIGuildMember>,
      ...ids.map((id) => this.#channel(id)),
    ])
    const { roles } = member
    const lackingThere = (channel: Found | 'gone' | 'unseen'): Lacking => {
      if (channel === 'gone') return null
      if (channel === 'unseen') return ['ViewChannel']
      const overwrites = channel.permission_overwrites ?? []
      const needed = forThread(holdsOf(channel.type))
      return missingOf(permissionsOf({ guildId, userId, roles, known, overwrites }), needed)
    }
    const lacking = new Map(channels.map((channel, at) => [ids[at] as string, lackingThere(channel)]))
    return { lacking, roles: new Set(known.map(({ id }) => id)) }
  }

  async #channel(id: string): Promise<Found | 'gone' | 'unseen'> {
    try {
      return (await this.#rest.get(Routes.channel(id))) as Found
    } catch (error) {
      const meaning = meaningOf(error)
      if (meaning === 'gone') return 'gone'
      if (meaning === 'forbidden') return 'unseen'
      throw error
    }
  }
}
