/** Asks Discord what the bot may do in the channels of a server, anew each time. */
import type { REST } from 'discord.js'
import { type APIGuildMember, type APIRole, type APITextChannel, Routes } from 'discord-api-types/v10'
import { meaningOf } from './discord-errors.ts'
import { lackingIn, type Needed, permissionsOf } from './permissions.ts'

/** What it lacks in a channel; null: there is no such channel (any more). */
export type Lacking = readonly Needed[] | null

/** What there is to know of a server before it is set up. */
export interface Seen {
  /** By channel. */
  readonly lacking: ReadonlyMap<string, Lacking>
  /** Ids of the roles that there are. */
  readonly roles: ReadonlySet<string>
}

/** Looks up what the bot may do in the channels of a server. */
export class Places {
  readonly #rest: REST

  constructor(rest: REST) {
    this.#rest = rest
  }

  /** @throws what Discord throws but for channels that are gone or out of sight */
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
