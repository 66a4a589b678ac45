/**
 * Members of servers, with their roles and rights now. Discord is asked for them, since the bot hears of nobody who leaves. An
 * answer is kept for a minute; if Discord gives none, reading and playing go on by the last one, of a day at most.
 */
import type { REST } from 'discord.js'
import { type APIGuild, type APIGuildMember, PermissionFlagsBits, Routes } from 'discord-api-types/v10'
import type { PersonId } from '../../matches/api.ts'
import type { Clock } from '../../time/clock.ts'
import { DAY_MS, MINUTE_MS } from '../../time/lengths.ts'
import { isThread, type ToldChannel } from './channel-kinds.ts'
import { isUnknownMember, meaningOf } from './discord-errors.ts'
import { type Overwrite, permissionsOf, serverPermissionsOf } from './permissions.ts'
import { isSeenByAll } from './seen-by-all.ts'

/** A person in a server. Rights of one server mean nothing in another. */
export interface MemberRank {
  readonly guildId: string
  readonly member: boolean
  /** Ids of their roles. */
  readonly roles: readonly string[]
  /** They may manage the whole server. */
  readonly manages: boolean
  /** Until when a moderator has silenced them. */
  readonly silentUntil: Date | null
}

/** Discord does not say now who is a member. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** Somebody who is not in a server. */
export const outside = (guildId: string): MemberRank => ({
  guildId,
  member: false,
  roles: [],
  manages: false,
  silentUntil: null,
})

interface CachedValue<T> {
  readonly value: T
  /** When Discord said so, in milliseconds. */
  readonly at: number
}

/** The roles of a server, and its owner. */
interface Server {
  readonly owner: string
  readonly roles: readonly { readonly id: string; readonly permissions: string }[]
}

/** The permissions that decide whether a channel is seen and written in. */
type SeenChannel = ToldChannel & {
  readonly guild_id?: string
  readonly permission_overwrites?: readonly Overwrite[]
}

/** The most answers that are kept. */
const MOST_KEPT = 5_000

/** Looks up members of servers. */
export class KnownMembers {
  readonly #rest: REST
  readonly #clock: Pick<Clock, 'now'>
  readonly #standings = new Map<string, CachedValue<MemberRank>>()
  readonly #servers = new Map<string, CachedValue<Server>>()
  readonly #channels = new Map<string, CachedValue<SeenChannel | null>>()
  /** The channels that hold threads. */
  readonly #parents = new Map<string, string>()

  constructor(rest: REST, clock: Pick<Clock, 'now'>) {
    this.#rest = rest
    this.#clock = clock
  }

  /**
   * Returns a person's standing in a server; outside of it where the bot is not.
   * @param patient an answer of up to a day ago will do while Discord gives none
   * @throws NoAnswer
   */
  async of(guildId: string, person: PersonId, patient = false): Promise<MemberRank> {
    return this.#kept(this.#standings, `${guildId} ${person}`, patient, async () => {
      const [member, server] = await Promise.all([this.#member(guildId, person), this.#server(guildId)])
      if (member === null || server === null) return outside(guildId)
      const { roles, communication_disabled_until: silenced = null } = member
      const rights = serverPermissionsOf({ guildId, roles, known: server.roles })
      const manages = server.owner === person || (rights & PermissionFlagsBits.ManageGuild) !== 0n
      return { guildId, member: true, roles, manages, silentUntil: silenced === null ? null : new Date(silenced) }
    })
  }

  /** Returns the permissions of a member in a channel; none if either is not there. @throws NoAnswer */
  async permissions({ guildId, roles, member }: MemberRank, person: PersonId, channelId: string): Promise<bigint> {
    if (!member) return 0n
    const [server, channel] = await this.#asking(() => Promise.all([this.#server(guildId), this.#channel(channelId)]))
    if (server === null || channel === null || channel.guild_id !== guildId) return 0n
    if (server.owner === person) return ~0n
    const overwrites = channel.permission_overwrites ?? []
    return permissionsOf({ guildId, userId: person, roles, known: server.roles, overwrites })
  }

  /** Returns a channel, or of a thread the one that holds it; null if there is none that the bot sees. */
  async channel(id: string): Promise<SeenChannel | null> {
    return this.#asking(() => this.#channel(id))
  }

  /** Whether everybody who sees a channel of a server also sees another one, or the one that holds that thread. @throws NoAnswer */
  async seenByAll(guildId: string, list: string, other: string): Promise<boolean> {
    const [server, listed, named] = await this.#asking(() =>
      Promise.all([this.#server(guildId), this.#channel(list), this.#channel(this.#parents.get(other) ?? other)]),
    )
    if (server === null || listed === null || named === null || named.guild_id !== guildId) return false
    // A thread never moves to another channel.
    if (named.id !== other) keep(this.#parents, other, named.id)
    const of = ({ permission_overwrites: overwrites = [] }: SeenChannel) => overwrites
    return isSeenByAll(guildId, server.roles, of(listed), of(named))
  }

  async #channel(id: string): Promise<SeenChannel | null> {
    const kept = this.#channels.get(id)
    if (kept !== undefined && this.#ageOf(kept) < MINUTE_MS) return kept.value
    const value = await this.#askedChannel(id)
    keep(this.#channels, id, { value, at: this.#clock.now().getTime() })
    return value
  }

  async #askedChannel(id: string): Promise<SeenChannel | null> {
    const found = await absent(() => this.#rest.get(Routes.channel(id)) as Promise<SeenChannel>)
    if (found === null || !isThread(found) || found.parent_id == null) return found
    return this.#channel(found.parent_id)
  }

  #member(guildId: string, person: PersonId): Promise<APIGuildMember | null> {
    return absent(() => this.#rest.get(Routes.guildMember(guildId, person)) as Promise<APIGuildMember>)
  }

  /** Returns the roles of a server and its owner; null where the bot is not. */
  async server(guildId: string): Promise<Server | null> {
    return this.#asking(() => this.#server(guildId))
  }

  async #server(guildId: string): Promise<Server | null> {
    const kept = this.#servers.get(guildId)
    if (kept !== undefined && this.#ageOf(kept) < MINUTE_MS) return kept.value
    const found = await absent(() => this.#rest.get(Routes.guild(guildId)) as Promise<APIGuild>)
    if (found === null) return null
    const value = { owner: found.owner_id, roles: found.roles }
    keep(this.#servers, guildId, { value, at: this.#clock.now().getTime() })
    return value
  }

  async #kept(
    all: Map<string, CachedValue<MemberRank>>,
    key: string,
    patient: boolean,
    ask: () => Promise<MemberRank>,
  ): Promise<MemberRank> {
    const kept = all.get(key)
    if (kept !== undefined && this.#ageOf(kept) < MINUTE_MS) return kept.value
    try {
      const value = await this.#asking(ask)
      keep(all, key, { value, at: this.#clock.now().getTime() })
      return value
    } catch (error) {
      if (error instanceof NoAnswer && patient && kept !== undefined && this.#ageOf(kept) < DAY_MS) return kept.value
      throw error
    }
  }

  /** @throws NoAnswer for errors that say nothing about the person or the server */
  async #asking<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      if (meaningOf(error) === null) throw error
      throw new NoAnswer('Discord gives no answer', { cause: error })
    }
  }

  #ageOf({ at }: CachedValue<unknown>): number {
    return this.#clock.now().getTime() - at
  }
}

function keep<T>(all: Map<string, T>, key: string, kept: T): void {
  if (all.size >= MOST_KEPT) all.clear()
  all.set(key, kept)
}

/** Asks for something; null if it is not there, or not for the bot to see. */
async function absent<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    const meaning = meaningOf(error)
    if (isUnknownMember(error) || meaning === 'gone' || meaning === 'forbidden') return null
    throw error
  }
}
