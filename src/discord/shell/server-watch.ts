/** Watches the servers of the bot: whether it is in them, and whether its permissions there have changed. */
import { type Client, Events, GatewayDispatchEvents, type GatewayReadyDispatch, type Guild } from 'discord.js'
import type { Logger } from 'pino'
import type { ServerPresence } from '../../matches/api.ts'
import type { Servers } from '../../servers/server.ts'
import { type Clock, steadyClock } from '../../time/clock.ts'

/** The dependencies of the watch. */
export interface ServerWatchOptions {
  readonly presence?: ServerPresence
  /** Told the locales that servers have chosen. */
  readonly servers: Pick<Servers, 'located'>
  /** Whether the events of a server come here; default: those of all. */
  readonly mine?: (guildId: string) => boolean
  /** Called when permissions have changed. */
  readonly hurry?: () => void
  readonly network?: Clock
  readonly log: Logger
}

type GuildLocale = Pick<Guild, 'id' | 'preferredLocale'>

/** Changes come in bunches: one call answers for all of this time. */
const BUNCH_MS = 1_000

/** A packet of the gateway, as far as it is read here. */
type Packet = GatewayReadyDispatch | { readonly t: null }

/**
 * Takes those servers out of the cache that a new session does not name: the bot was removed while it was not connected, and no
 * event says so. discord.js would keep them, and not notice when the bot is back. @returns their ids
 */
function leftOut({ guilds }: Client, present: readonly { readonly id: string }[], shardId: number): readonly string[] {
  const ids = new Set(present.map(({ id }) => id))
  const gone = [...guilds.cache.values()].filter((guild) => guild.shardId === shardId && !ids.has(guild.id))
  for (const { id } of gone) guilds.cache.delete(id)
  return gone.map(({ id }) => id)
}

/** Reports servers that were lost and found, and changes of permissions. */
export function watchServers(client: Client, options: ServerWatchOptions): void {
  const { presence, servers, mine, log, hurry = () => {}, network = steadyClock } = options
  const report = (what: Promise<void> | undefined) =>
    what?.catch((error: unknown) => log.error({ err: error }, 'a server could not be marked as lost or found'))
  let waiting = false
  const changed = () => {
    if (waiting) return
    waiting = true
    network.wake(new Date(network.now().getTime() + BUNCH_MS), () => {
      waiting = false
      hurry()
    })
  }
  const located = (guilds: Iterable<GuildLocale>) =>
    report(
      servers.located(
        new Map([...guilds].flatMap((one) => (one.preferredLocale ? [[one.id, one.preferredLocale]] : []))),
      ),
    )
  client.on(Events.ClientReady, ({ guilds }) => {
    report(presence?.all([...guilds.cache.keys()], mine))
    located(guilds.cache.values())
  })
  client.on(Events.Raw, (packet: Packet, shardId: number) => {
    if (packet.t !== GatewayDispatchEvents.Ready) return
    for (const id of leftOut(client, packet.d.guilds, shardId)) report(presence?.lost(id, true))
  })
  client.on(Events.GuildDelete, ({ id }) => report(presence?.lost(id, true)))
  client.on(Events.GuildUnavailable, ({ id }) => report(presence?.lost(id, false)))
  const back = (guild: GuildLocale) => {
    report(presence?.found(guild.id))
    located([guild])
    changed()
  }
  client.on(Events.GuildUpdate, (_before, after) => located([after]))
  client.on(Events.GuildCreate, back)
  client.on(Events.GuildAvailable, back)
  client.on(Events.ChannelUpdate, changed)
  client.on(Events.GuildRoleUpdate, changed)
  client.on(Events.GuildMemberUpdate, ({ id }) => id === client.user?.id && changed())
  client.on(Events.ThreadUpdate, (before, after) => before.locked !== after.locked && changed())
}
