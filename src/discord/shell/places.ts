/** Asks Discord for the bot's permissions in the channels of a server, anew each time. */
import type { REST } from 'discord.js'
import { type APIGuildMember, type APIRole, type APITextChannel, Routes } from 'discord-api-types/v10'
import { meaningOf } from './discord-errors.ts'
import { lackingIn, type Needed, permissionsOf } from './permissions.ts'

/** The permissions that the bot lacks in a channel; null if the channel does not exist (any more). */
export type Lacking = readonly Needed[] | null

/** The facts about a server that its setup needs. */
export interface Seen {
  /** By channel. */
  readonly lacking: ReadonlyMap<string, Lacking>
  /** Ids of the existing roles. */
  readonly roles: ReadonlySet<string>
}

/** Looks up the bot's permissions in the channels of a server. */
export class Places {
  readonly #rest: REST

  constructor(rest: REST) {
    this.#rest = rest
  }

  /** @throws the errors of Discord, except for channels that are gone or out of sight */
  async look(guildId: string, userId: string, channelIds: readonly string[]): Promise<Seen> {
    const ids = [...new Set(channelIds)]
    const [known, member, ...channels] = await Promise.all([
      this.#rest.get(Routes.guildRoles(guildId)) as Promise<APIRole[]>,
      this.#rest.get(Routes.guildMember(guildId, userId)) as Promise<APIGuildMember>,
      ...ids.map((id) => this.#channel(id)),
    ])
    const { roles } = member
    const lackingThere = (channel: APITextChannel | 'gone' | 'unseen'): Lacking => {
      if (channel === 'gone') return null
      if (channel === 'unseen') return ['ViewChannel']
      const overwrites = channel.permission_overwrites ?? []
      return lackingIn(permissionsOf({ guildId, userId, roles, known, overwrites }))
    }
    const lacking = new Map(channels.map((channel, at) => [ids[at] as string, lackingThere(channel)]))
    return { lacking, roles: new Set(known.map(({ id }) => id)) }
  }

  async #channel(id: string): Promise<APITextChannel | 'gone' | 'unseen'> {
    try {
      return (await this.#rest.get(Routes.channel(id))) as APITextChannel
    } catch (error) {
      const meaning = meaningOf(error)
      if (meaning === 'gone') return 'gone'
      if (meaning === 'forbidden') return 'unseen'
      throw error
    }
  }
}
