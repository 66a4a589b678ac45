/** Watches the servers of the bot: whether it is in them, and whether its permissions there have changed. */
import { type Client, Events } from 'discord.js'
import type { Logger } from 'pino'
import type { ServerPresence } from '../../matches/api.ts'
import { type Clock, systemClock } from '../../time/clock.ts'

/** The dependencies of the watch. */
export interface ServerWatchOptions {
  readonly presence?: ServerPresence
  /** Called when permissions have changed. */
  readonly hurry?: () => void
  readonly network?: Clock
  readonly log: Logger
}

/** Changes come in bunches: one call answers for all of this time. */
const BUNCH_MS = 1_000

/** Reports servers that were lost and found, and changes of permissions. */
export function watchServers(client: Client, options: ServerWatchOptions): void {
  const { presence, log, hurry = () => {}, network = systemClock } = options
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
  client.on(Events.ClientReady, ({ guilds }) => {
    report(presence?.all([...guilds.cache.keys()]))
  })
  client.on(Events.GuildDelete, ({ id }) => report(presence?.lost(id, true)))
  client.on(Events.GuildUnavailable, ({ id }) => report(presence?.lost(id, false)))
  const back = ({ id }: { readonly id: string }) => {
    report(presence?.found(id))
    changed()
  }
  client.on(Events.GuildCreate, back)
  client.on(Events.GuildAvailable, back)
  client.on(Events.ChannelUpdate, changed)
  client.on(Events.GuildRoleUpdate, changed)
  client.on(Events.GuildMemberUpdate, ({ id }) => id === client.user?.id && changed())
  client.on(Events.ThreadUpdate, (before, after) => before.locked !== after.locked && changed())
}
