/** The Discord side: connects, registers the commands, passes requests to the router and notices to people. */
import {
  type AutocompleteInteraction,
  type Channel,
  DiscordAPIError,
  Events,
  type Interaction,
  InteractionContextType,
  type REST,
  Routes,
} from 'discord.js'
import type { APIUser } from 'discord-api-types/v10'
import type { Logger } from 'pino'
import { ListReader } from '../decks/list-reader.ts'
import type { Games } from '../games/games.ts'
import type { LeagueHerald } from '../league-play/api.ts'
import { languageOf } from '../locales/index.ts'
import { CardIndex } from '../lookup/search.ts'
import type { Herald, ServerPresence } from '../matches/api.ts'
import type { Reach } from '../matches/reach.ts'
import type { Servers } from '../servers/server.ts'
import { type Clock, systemClock } from '../time/clock.ts'
import { FEATURES } from './features.ts'
import { DiscordLeagueHerald } from './league/league-herald.ts'
import { Boards } from './notices/boards.ts'
import { DiscordHerald } from './notices/herald.ts'
import { Allowances } from './shell/allowances.ts'
import type { App, Services } from './shell/app.ts'
import { FileFetcher } from './shell/attachments.ts'
import { channelFrom, type Channel as KnownChannel } from './shell/channel-kinds.ts'
import type { MakeCommand } from './shell/command.ts'
import { registerCommands } from './shell/command-registration.ts'
import { Connection } from './shell/connection.ts'
import { meaningOf } from './shell/discord-errors.ts'
import {
  incomingClick,
  incomingCommand,
  incomingForm,
  incomingKeys,
  incomingMessageCommand,
  responderOf,
} from './shell/discord-interactions.ts'
import type { GatewayHealth } from './shell/gateway-watch.ts'
import { Hosts } from './shell/hosts.ts'
import { Messenger } from './shell/messenger.ts'
import { OpenPanels } from './shell/open-panels.ts'
import { People } from './shell/people.ts'
import type { Pictures } from './shell/pictures.ts'
import { Places } from './shell/places.ts'
import { registryOf } from './shell/registry.ts'
import type { Incoming, IncomingKeys } from './shell/requests.ts'
import { type HandledRequest, Router } from './shell/router.ts'
import { watchServers } from './shell/server-watch.ts'
import { answerUnreadable } from './shell/unreadable.ts'

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
  /** Told whether people can play. */
  readonly reach: Pick<Reach, 'report'>
  /** Told in which servers the bot is. */
  readonly presence?: ServerPresence
  /** Called when permissions have changed: what was not allowed may be so now. */
  readonly hurry?: () => void
  /** Called after each request of a person. */
  readonly handled?: (request: HandledRequest) => void
  readonly pictures?: Pictures
  /** The ids of those who host the bot; default: the owners of its application. */
  readonly owners?: readonly string[]
  /** Reads long deck lists; default: the program's own thread does. */
  readonly listThread?: ConstructorParameters<typeof ListReader>[1]
  /** The time of the network; default: real time, whatever `clock` is. */
  readonly network?: Clock
  /** The time limit of one request to Discord, in milliseconds; default: 15 seconds. */
  readonly requestMs?: number
}

/** The running Discord side. */
export interface DiscordSide {
  readonly herald: Herald
  readonly leagueHerald: LeagueHerald
  /** Whether the first try to connect has succeeded; if not, it is tried again. */
  readonly connected: boolean
  health(): GatewayHealth
  /** Disconnects once the answers on their way have been given. */
  close(): Promise<void>
}

const REQUEST_MS = 15_000
/** Notices wait so long for the answers to people that are on their way. */
const ANSWER_MS = 2_000

const paused = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => void clock.wake(new Date(clock.now().getTime() + ms), resolve))

/**
 * Connects to Discord and answers its requests. If Discord can't be reached, or refuses, it goes on trying.
 * @throws if two commands or kinds of clicks have the same name
 */
export async function startDiscord(options: DiscordOptions): Promise<DiscordSide> {
  const { log, services, reach, token, api, network = systemClock, requestMs = REQUEST_MS } = options
  const commands = options.commands.map((make) => make(options.games))
  const registry = registryOf(commands, FEATURES)
  const commandIds = new Map<string, string>()
  // Commands are known before a session begins: it costs one of the day's starts.
  const before = async (applicationId: string) => {
    try {
      const { written, ids } = await registerCommands(connection.rest, applicationId, commands)
      for (const [name, id] of ids) commandIds.set(name, id)
      log.info({ written }, 'the commands are registered')
    } catch (error) {
      if (meaningOf(error) === 'later') throw error
      // The commands of an earlier run still work.
      log.error({ err: error }, 'Discord refuses the commands')
    }
  }
  const connection = new Connection({ token, api, network, reach, log, requestMs, before })
  const { client, watch } = connection
  const app = appOf(connection, options, commandIds)
  const router = new Router(app, registry, options.handled)
  const work = new Set<Promise<void>>()
  const boards = new Boards(app)
  // A request that hangs must not keep all others from being told.
  const answered = () => Promise.race([Promise.all(work), paused(network, ANSWER_MS)])
  const herald = new DiscordHerald({ app, answered })
  client.on(Events.InteractionCreate, (interaction) => {
    // A person who writes to us directly can get direct messages.
    if (interaction.context === InteractionContextType.BotDM)
      herald
        .heard(interaction.user.id, interaction.channelId)
        .catch((error) => log.warn({ err: error }, 'a channel of direct messages was not kept'))
    const done = route(router, interaction, services.servers)
      .catch((error) => {
        log.error({ err: error, interaction: interaction.id }, 'a request can not be read')
        return answerUnreadable(interaction)
      })
      .finally(() => work.delete(done))
    work.add(done)
  })
  client.on(Events.ClientReady, ({ user, guilds }) =>
    log.info({ bot: user.id, guilds: guilds.cache.size }, 'connected to Discord'),
  )
  watchServers(client, options)
  const connected = await connection.open()
  boards.start()
  const close = async () => {
    await boards.stop()
    await herald.stop()
    await Promise.all(work)
    await connection.close()
  }
  return { herald, leagueHerald: new DiscordLeagueHerald(app, herald), connected, health: () => watch.health, close }
}

/** The parts of the program that handlers may use. */
function appOf(
  { client, rest }: Connection,
  { games, services, clock, log, api, pictures, listThread = null, owners = [] }: DiscordOptions,
  commandIds: App['commandIds'],
): App {
  const cards = new CardIndex(games)
  const {
    matches,
    challenges,
    clocks,
    workingTimes,
    decks,
    leagues,
    ratings,
    queue,
    persons,
    calls,
    servers,
    newcomers,
    deadLetters,
    hostDesk,
    personalData,
  } = services
  return {
    games,
    matches,
    clocks,
    workingTimes,
    challenges,
    decks,
    leagues,
    ratings,
    queue,
    persons,
    calls,
    servers,
    newcomers,
    deadLetters,
    hostDesk,
    hosts: new Hosts(rest, clock, owners),
    serverName: (id) => client.guilds.cache.get(id)?.name ?? id,
    personalData,
    places: new Places(rest, (id) => knownChannel(client.channels.cache.get(id))),
    clock,
    allowances: new Allowances(clock),
    log,
    people: new People({ persons, lookUp: (person) => displayName(rest, person) }),
    messenger: new Messenger(rest, services.dmChannels),
    openPanels: new OpenPanels(),
    files: new FileFetcher(api),
    cards,
    lists: new ListReader(cards, listThread),
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
  if (interaction.isAutocomplete()) await interaction.respond(await choicesFor(router, interaction))
}

/** Choices for the option that a person is typing; none for a request that no client sends. */
async function choicesFor(router: Router, interaction: AutocompleteInteraction) {
  let incoming: IncomingKeys
  try {
    incoming = incomingKeys(interaction)
  } catch {
    return []
  }
  return router.complete(incoming)
}

/** A channel of which the gateway has told; null if it has not, or if it may have changed without a word. */
function knownChannel(channel: Channel | undefined): KnownChannel | null {
  if (channel === undefined || channel.isDMBased()) return null
  return channelFrom({
    id: channel.id,
    type: channel.type,
    parent_id: channel.parentId,
    flags: Number(channel.flags?.bitfield ?? 0),
    ...('availableTags' in channel ? { available_tags: channel.availableTags } : {}),
  })
}

async function displayName(rest: REST, person: string): Promise<string | null> {
  try {
    const user = (await rest.get(Routes.user(person))) as APIUser
    return user.global_name ?? user.username
  } catch (error) {
    if (error instanceof DiscordAPIError && meaningOf(error) !== 'later') return null
    throw error
  }
}
