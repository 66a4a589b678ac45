/** The Discord side: connects, registers the commands, passes requests to the router and notices to people. */
import type { EventEmitter } from 'node:events'
import {
  Client,
  DiscordAPIError,
  Events,
  GatewayIntentBits,
  type Interaction,
  InteractionContextType,
  Options,
  Routes,
} from 'discord.js'
import type { APIUser } from 'discord-api-types/v10'
import type { Logger } from 'pino'
import type { Games } from '../games/games.ts'
import { languageOf } from '../locales/index.ts'
import { CardIndex } from '../lookup/search.ts'
import type { Herald } from '../matches/api.ts'
import type { Servers } from '../servers/server.ts'
import type { Clock } from '../time/clock.ts'
import { FEATURES } from './features.ts'
import { Boards } from './notices/boards.ts'
import { DiscordHerald } from './notices/herald.ts'
import type { App, Services } from './shell/app.ts'
import { FileFetcher } from './shell/attachments.ts'
import type { MakeCommand } from './shell/command.ts'
import { registerCommands } from './shell/command-registration.ts'
import { meaningOf } from './shell/discord-errors.ts'
import {
  incomingClick,
  incomingCommand,
  incomingForm,
  incomingKeys,
  incomingMessageCommand,
  responderOf,
} from './shell/discord-interactions.ts'
import { type GatewayHealth, GatewayWatch } from './shell/gateway-watch.ts'
import { Messenger } from './shell/messenger.ts'
import { OpenPanels } from './shell/open-panels.ts'
import { People } from './shell/people.ts'
import type { Pictures } from './shell/pictures.ts'
import { Places } from './shell/places.ts'
import { registryOf } from './shell/registry.ts'
import type { Incoming } from './shell/requests.ts'
import { Router } from './shell/router.ts'

/** The dependencies of the Discord side. */
export interface DiscordOptions {
  readonly token: string
  /** Address of the API if it is not Discord's own. */
  readonly api?: string | undefined
  readonly games: Games
  readonly services: Services
  readonly commands: readonly MakeCommand[]
  readonly clock: Clock
  readonly log: Logger
  readonly pictures?: Pictures
}

/** The running Discord side. */
export interface DiscordSide {
  readonly herald: Herald
  health(): GatewayHealth
  /** Disconnects once the answers on their way have been given. */
  close(): Promise<void>
}

/** The time limit for connecting. */
const READY_MS = 30_000

/**
 * Connects to Discord and answers its requests.
 * @throws if Discord can't be reached or refuses the token, or if two commands or kinds of clicks have the same name
 */
export async function startDiscord(options: DiscordOptions): Promise<DiscordSide> {
  const { log, services } = options
  const commands = options.commands.map((make) => make(options.games))
  const registry = registryOf(commands, FEATURES)
  const client = newClient(options)
  const watch = watchOf(client, options)
  const commandIds = new Map<string, string>()
  const app = appOf(client, options, commandIds)
  const router = new Router(app, registry)
  const work = new Set<Promise<void>>()
  const boards = new Boards(app)
  const herald = new DiscordHerald({ app, answered: () => Promise.all(work) })
  client.on(Events.InteractionCreate, (interaction) => {
    // A person who writes to us directly can get direct messages.
    if (interaction.context === InteractionContextType.BotDM) herald.heard(interaction.user.id)
    const done = route(router, interaction, services.servers)
      .catch((error) => log.error({ err: error, interaction: interaction.id }, 'a request was lost'))
      .finally(() => work.delete(done))
    work.add(done)
  })
  const close = async () => {
    await boards.stop()
    await Promise.all(work)
    watch.stop()
    await client.destroy()
  }
  try {
    await connect(client, options)
    const { written, ids } = await registerCommands(client.rest, client.application!.id, commands)
    for (const [name, id] of ids) commandIds.set(name, id)
    log.info(
      { bot: client.user?.id, guilds: client.guilds.cache.size, commandsWritten: written },
      'connected to Discord',
    )
  } catch (error) {
    await close()
    throw error
  }
  boards.start()
  return { herald, health: () => watch.health, close }
}

function newClient({ api, log }: DiscordOptions): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    // Contents of messages are never looked up again, so they are not cached.
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    ...(api === undefined ? {} : { rest: { api } }),
  })
  client.on(Events.Error, (error) => log.error({ err: error }, 'the Discord client reports an error'))
  client.on(Events.ShardError, (error, shard) => log.warn({ err: error, shard }, 'gateway error'))
  return client
}

const watchOf = (client: Client, { clock, log }: DiscordOptions): GatewayWatch =>
  new GatewayWatch({
    client: client as unknown as EventEmitter,
    clock,
    forgetSession(shardId) {
      log.warn({ shard: shardId }, 'resuming fails again and again: a new session is begun')
      const shard = client.ws.shards.get(shardId) as { sessionInfo: unknown } | undefined
      if (shard !== undefined) shard.sessionInfo = null
    },
  })

/** The parts of the program that handlers may use. */
function appOf(
  client: Client,
  { games, services, clock, log, api, pictures }: DiscordOptions,
  commandIds: App['commandIds'],
): App {
  const { matches, challenges, decks, persons, calls, servers, newcomers } = services
  return {
    games,
    matches,
    challenges,
    decks,
    persons,
    calls,
    servers,
    newcomers,
    places: new Places(client.rest),
    clock,
    log,
    people: new People({ persons, lookUp: (person) => displayName(client, person) }),
    messenger: new Messenger(client.rest),
    openPanels: new OpenPanels(),
    files: new FileFetcher(api),
    cards: new CardIndex(games),
    pictures: pictures ?? null,
    get botId() {
      return client.user?.id ?? ''
    },
    get applicationId() {
      return client.application?.id ?? client.user?.id ?? ''
    },
    commandIds,
    guildLanguage: (guildId) =>
      servers.of(guildId).language ??
      languageOf(guildId === null ? null : client.guilds.cache.get(guildId)?.preferredLocale),
  }
}

/** The login is done before the gateway has said hello: waits for both. */
async function connect(client: Client, { token, clock }: DiscordOptions): Promise<void> {
  let cancel = () => {}
  const late = new Promise<never>((_, reject) => {
    const at = new Date(clock.now().getTime() + READY_MS)
    cancel = clock.wake(at, () => reject(new Error('Discord does not answer')))
  })
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()))
  try {
    await Promise.race([Promise.all([client.login(token), ready]), late])
  } finally {
    cancel()
  }
}

async function route(router: Router, interaction: Interaction, servers: Servers): Promise<void> {
  // Public messages are in the server's language.
  const there = <A extends Incoming>(incoming: A): A => {
    const { language } = servers.of(incoming.place.guildId)
    return language === null ? incoming : { ...incoming, placeLanguage: language }
  }
  if (interaction.isChatInputCommand())
    return router.command(there(incomingCommand(interaction)), responderOf(interaction))
  if (interaction.isMessageContextMenuCommand())
    return router.command(there(incomingMessageCommand(interaction)), responderOf(interaction))
  if (interaction.isMessageComponent()) return router.click(there(incomingClick(interaction)), responderOf(interaction))
  if (interaction.isModalSubmit()) return router.click(there(incomingForm(interaction)), responderOf(interaction))
  if (interaction.isAutocomplete()) await interaction.respond(await router.complete(incomingKeys(interaction)))
}

async function displayName(client: Client, person: string): Promise<string | null> {
  try {
    const user = (await client.rest.get(Routes.user(person))) as APIUser
    return user.global_name ?? user.username
  } catch (error) {
    if (error instanceof DiscordAPIError && meaningOf(error) !== 'later') return null
    throw error
  }
}
