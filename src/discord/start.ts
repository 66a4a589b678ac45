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
import type { APIApplication, APIUser } from 'discord-api-types/v10'
import type { Logger } from 'pino'
import { type Serves, shardOf } from '../cluster/roles.ts'
import { ListReader } from '../decks/list-reader.ts'
import type { Games } from '../games/games.ts'
import type { LeagueHerald } from '../league-play/api.ts'
import { languageOf } from '../locales/index.ts'
import { CardIndex } from '../lookup/search.ts'
import type { Herald, PersonId, ServerPresence } from '../matches/api.ts'
import type { Reach } from '../matches/reach.ts'
import { MatchExports } from '../records/match-exports.ts'
import type { Servers } from '../servers/server.ts'
import { type Clock, steadyClock } from '../time/clock.ts'
import { FEATURES } from './features.ts'
import { DiscordLeagueHerald } from './league/board/league-herald.ts'
import { Boards } from './notices/boards.ts'
import { DiscordHerald } from './notices/herald.ts'
import type { OtherPanels } from './notices/live-panels.ts'
import { evidenceOf, Rights } from './rights/rights.ts'
import { Allowances } from './shell/allowances.ts'
import type { App, Services } from './shell/app.ts'
import { FileFetcher } from './shell/attachments.ts'
import { channelFrom, isHidden, type Channel as KnownChannel } from './shell/channel-kinds.ts'
import type { MakeCommand } from './shell/command.ts'
import { type CommandIds, registerCommands, registeredIds } from './shell/command-registration.ts'
import { Connection } from './shell/connection.ts'
import { failureOf, meaningOf } from './shell/discord-errors.ts'
import {
  type FileKeeping,
  incomingClick,
  incomingCommand,
  incomingForm,
  incomingKeys,
  incomingMessageCommand,
  responderOf,
} from './shell/discord-interactions.ts'
import { DmDoor } from './shell/dm-door.ts'
import type { GatewayHealth } from './shell/gateway-watch.ts'
import { Hosts } from './shell/hosts.ts'
import { type BroughtChannel, HttpChannels, keepBrought } from './shell/http-channels.ts'
import { knockAt, openHttpRequests } from './shell/http-requests.ts'
import type { IdentifyTurn } from './shell/identify-turns.ts'
import { IntakeWatch } from './shell/intake-watch.ts'
import { KnownMembers } from './shell/members.ts'
import { Messenger } from './shell/messenger.ts'
import { OpenPanels } from './shell/open-panels.ts'
import { KnownPeople } from './shell/people.ts'
import type { Pictures } from './shell/pictures.ts'
import { Places } from './shell/places.ts'
import { registryOf } from './shell/registry.ts'
import type { IncomingKeys, IncomingRequest } from './shell/requests.ts'
import { type HandledRequest, Router } from './shell/router.ts'
import { watchServers } from './shell/server-watch.ts'
import { TwinWatch } from './shell/twin-watch.ts'
import { answerUnreadable } from './shell/unreadable.ts'

/** The other processes that work on the same database. */
export interface OtherProcesses {
  /**
   * Says which application the token is of.
   *
   * @throws if another process works there with the token of another one
   */
  claim(applicationId: string): Promise<void>
  /** Does something while no other process does it. */
  alone<T>(what: 'commands', act: () => Promise<T>): Promise<T>
  /** Asks for a turn to begin a session at the gateway. */
  readonly turn?: IdentifyTurn
  /** Whether this process keeps the boards of servers. */
  keepsBoards(): boolean
  /** Panels that people have opened through other processes. */
  readonly panels: OtherPanels
}

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
  readonly reach: Pick<Reach, 'report' | 'warn'>
  /** Told in which servers the bot is. */
  readonly presence?: ServerPresence
  /** The requests of people that this process takes; null: none. Default: all, over the gateway. */
  readonly serves?: Serves | null
  /** Where requests by HTTP arrive, if `serves` says so. */
  readonly http?: { readonly host: string; readonly port: number } | undefined
  /** Default: this process works alone. */
  readonly company?: OtherProcesses
  /** Called when permissions have changed: what was not allowed may be so now. */
  readonly hurry?: () => void
  /** Called after each request of a person. */
  readonly handled?: (request: HandledRequest) => void
  /** Called if a person got no answer by a fault of Discord's or ours. */
  readonly unanswered?: (person: PersonId) => void
  readonly pictures?: Pictures
  /** The ids of those who host the bot; default: the owners of its application. */
  readonly owners?: readonly string[]
  /** Reads long deck lists; default: the program's own thread does. */
  readonly listThread?: ConstructorParameters<typeof ListReader>[1]
  /** Makes exports of matches; default: the program's own thread does. */
  readonly exportThread?: ConstructorParameters<typeof MatchExports>[2]
  /** The time of the network; default: real time, whatever `clock` is. */
  readonly network?: Clock
  /** The time limit of one request to Discord, in milliseconds; default: 15 seconds. */
  readonly requestMs?: number
  /** The acts a minute that each person may make; default: those of the table of limits. */
  readonly actsPerMinute?: number | undefined
  /** The least time between two first direct messages to people who have not clicked lately; default: 15 seconds. */
  readonly openingGapMs?: number | undefined
  /** Requests a second beside those that answer people; default: 40. */
  readonly requestsPerSecond?: number
}

/** The running Discord side. */
export interface DiscordSide {
  readonly herald: Herald
  readonly leagueHerald: LeagueHerald
  /** Whether the first try to connect has succeeded; if not, it is tried again. */
  readonly connected: boolean
  /** The port where requests by HTTP arrive; null: they don't. */
  readonly httpPort: number | null
  health(): GatewayHealth
  /** Disconnects once the answers on their way have been given, or after two seconds. */
  close(): Promise<void>
}

/** The Discord side before it connects. */
export interface PreparedDiscord {
  connect(): Promise<DiscordSide>
  /** Makes the index of cards beside other work; else the first person who asks for a card waits a second for it. */
  warm(): Promise<void>
}

/** Notices wait so long for the answers to people that are on their way, and so does the end of the program. */
const ANSWER_MS = 2_000

const DEFAULTS = { network: steadyClock, serves: '*' as Serves | null, requestMs: 15_000 }
/** The options, with the defaults of those that everything here reads. */
type Settings = DiscordOptions & typeof DEFAULTS

const paused = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => void clock.wake(new Date(clock.now().getTime() + ms), resolve))

/**
 * Connects to Discord and answers its requests. If Discord can't be reached, or refuses, it goes on trying.
 * @throws if two commands or kinds of clicks have the same name
 */
export async function startDiscord(options: DiscordOptions): Promise<DiscordSide> {
  return prepareDiscord(options).connect()
}

/**
 * Makes everything for which nobody has to be connected. A process that stands by has done it when its turn comes.
 *
 * @throws if two commands or kinds of clicks have the same name
 */
export function prepareDiscord(given: DiscordOptions): PreparedDiscord {
  const options = { ...DEFAULTS, ...given }
  const parts = partsOf(options)
  return { connect: () => connect(options, parts), warm: () => parts.app.cards.warm() }
}

async function connect(options: Settings, { connection, app, router, twins }: Parts): Promise<DiscordSide> {
  const { log, services, network, serves, company } = options
  const { client, watch } = connection
  const work = new Set<Promise<void>>()
  const boards = new Boards(app, () => company?.keepsBoards() ?? true)
  // A request that hangs must not keep all others from being told.
  const answered = () => Promise.race([Promise.all(work), paused(network, ANSWER_MS)])
  const herald = new DiscordHerald({ app, answered, otherPanels: company?.panels })
  const http = serves === 'http' ? await takeByHttp(options, connection, app) : null
  const keeper: FileKeeping = { keeps: true }
  let closing = false
  client.on(Events.InteractionCreate, (interaction) => {
    if (closing) return
    http?.arrived(interaction)
    app.dmDoor.acted(interaction.user.id)
    // A person who writes to us directly can get direct messages.
    if (interaction.context === InteractionContextType.BotDM)
      herald
        .heard(interaction.user.id, interaction.channelId)
        .catch((error) => log.warn({ err: error }, 'a channel of direct messages was not kept'))
    const { guildId, guildLocale } = interaction
    if (guildId !== null && guildLocale !== null)
      services.servers
        .located(new Map([[guildId, guildLocale]]))
        .catch((error) => log.warn({ err: error }, 'the locale of a server was not kept'))
    const done = route(router, interaction, { servers: services.servers, keeper })
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
  const mine = (guildId: string) =>
    typeof serves !== 'object' || serves?.ids.includes(shardOf(guildId, serves.count)) === true
  watchServers(client, { ...options, servers: services.servers, mine })
  const connected = await connection.open()
  boards.start()
  const close = async () => {
    await http?.close()
    await answered()
    closing = true
    twins.stop()
    // The next process does the requests that still wait for Discord.
    connection.cut()
    await boards.stop()
    await herald.stop()
    await Promise.all(work)
    await connection.close()
  }
  const leagueHerald = new DiscordLeagueHerald(app, herald)
  return { herald, leagueHerald, connected, httpPort: http?.port ?? null, health: () => watch.health, close }
}

/** The sign of `Reach` for commands that Discord refuses. */
const COMMANDS = 'commands'

type Parts = ReturnType<typeof partsOf>

/** The connection, and what answers the requests that come over it. */
function partsOf(options: Settings) {
  const { log, reach, network, serves, company } = options
  const commands = options.commands.map((make) => make(options.games))
  const registry = registryOf(commands, FEATURES)
  const commandIds = new Map<string, string>()
  // Commands are known before a session begins: it costs one of the day's starts.
  const before = async ({ id, interactions_endpoint_url: endpoint }: APIApplication) => {
    await company?.claim(id)
    const register = () => registerCommands(connection.rest, id, commands)
    try {
      // A worker uses the commands; who takes requests writes them.
      const registered = serves === null ? registeredIds(connection.rest, id) : alone(company, register)
      for (const [name, known] of await registered) commandIds.set(name, known)
      reach.report(COMMANDS, null)
      reach.warn(COMMANDS, null)
    } catch (error) {
      if (meaningOf(error) === 'later') throw error
      log.error({ err: error }, 'Discord refuses the commands')
      const what = `Discord refuses the commands (${failureOf(error)}): npm run doctor says why.`
      // The commands of an earlier run still work.
      const earlier = await registeredIds(connection.rest, id).catch(() => new Map<string, string>())
      for (const [name, known] of earlier) commandIds.set(name, known)
      if (earlier.size === 0) reach.report(COMMANDS, what)
      else reach.warn(COMMANDS, `${what} Those of an earlier run still work.`)
    }
    if (serves !== null) reach.report('address', addressFault(serves, endpoint ?? null, company?.panels.there === true))
  }
  const isDm = (channelId: string) => options.services.dmChannels.has(channelId)
  const connection = new Connection({ ...options, before, isDm, turn: company?.turn })
  const app = appOf(connection, options, commandIds)
  const twins = new TwinWatch({ clock: network, reach })
  const { handled, unanswered } = options
  const router = new Router(app, registry, { handled, unanswered, taken: () => twins.refused() }, app.rights)
  return { connection, app, router, twins }
}

async function alone(
  company: OtherProcesses | undefined,
  register: () => Promise<CommandIds>,
): Promise<CommandIds['ids']> {
  return (await (company === undefined ? register() : company.alone('commands', register))).ids
}

/** Requests come over the gateway or to an address that the developer portal names, never both ways. */
function addressFault(serves: Serves, endpoint: string | null, accompanied: boolean): string | null {
  if (serves === 'http')
    return endpoint === null
      ? 'Discord knows no address for requests of people. Enter yours as Interactions Endpoint URL in the developer portal.'
      : null
  // Other processes may take requests at that address.
  if (endpoint === null || accompanied) return null
  return `Discord sends requests of people to ${endpoint} instead of here. Delete the Interactions Endpoint URL in the developer portal, or set INTERACTIONS_PORT.`
}

/** Takes requests of people by HTTP, in the place of the gateway. */
async function takeByHttp(options: Settings, connection: Connection, app: App) {
  const { http, log, network, reach, unanswered } = options
  const { host, port } = http ?? { host: '127.0.0.1', port: 0 }
  const channels = new HttpChannels((id) => app.places.holding(id))
  const { actions } = connection.client as unknown as Actions
  let now: BroughtChannel | null = null
  const received = async (data: object) => {
    const brought = await channels.of(data)
    // discord.js makes the interaction of the data, and emits it at once.
    now = brought
    actions.InteractionCreate.handle(data)
    now = null
  }
  const lost = (data: object) => {
    const person = senderOf(data)
    if (person !== null) unanswered?.(person)
  }
  const intake = new IntakeWatch({
    ...{ clock: network, reach, knock: knockAt },
    address: () => connection.endpoint(),
    told: (endpoint) => reach.report('address', addressFault('http', endpoint, false)),
  })
  const address = await openHttpRequests({
    ...{ host, port, log, lost },
    clock: { now: () => connection.discordTime() },
    publicKey: () => connection.publicKey,
    received: (data) => {
      received(data).catch((error: unknown) => {
        log.error({ err: error }, 'a request by HTTP can not be read')
        lost(data)
      })
    },
    reached: () => {
      reach.report('address', null)
      intake.heard()
    },
    isFirst: (id) => app.signedRequests.isFirst(id),
  })
  log.info({ port: address.port }, 'requests of people are taken by HTTP')
  const arrived = (interaction: Interaction) => now !== null && keepBrought(interaction, now)
  const close = () => {
    intake.stop()
    return address.close()
  }
  return { port: address.port, close, arrived }
}

/** The person whose request it is; null: it names none. */
function senderOf(data: object): PersonId | null {
  const { member, user = member?.user } = data as { user?: { id?: unknown }; member?: { user?: { id?: unknown } } }
  return typeof user?.id === 'string' ? user.id : null
}

/** The part of discord.js that it does not offer: it makes interactions of what the gateway brings. */
interface Actions {
  readonly actions: { readonly InteractionCreate: { handle(data: object): void } }
}

/** The parts of the program that handlers may use. */
function appOf(
  connection: Connection,
  options: Settings,
  commandIds: App['commandIds'],
): App & { readonly rights: Rights } {
  const { client, rest } = connection
  const { games, services, clock, log, api, pictures, listThread = null, owners = [], reach } = options
  const { exportThread = null } = options
  const cards = new CardIndex(games)
  const { persons, servers } = services
  const dmDoor = new DmDoor({ clock, reach, gapMs: options.openingGapMs })
  const rights = new Rights(evidenceOf(() => app))
  const app: App & { readonly rights: Rights } = {
    ...services,
    games,
    hosts: new Hosts(rest, clock, owners),
    serverName: (id) => client.guilds.cache.get(id)?.name ?? id,
    members: new KnownMembers(rest, clock),
    rights,
    places: new Places(rest, (id) => knownChannel(client.channels.cache.get(id))),
    clock,
    allowances: new Allowances(clock, options.actsPerMinute),
    log,
    people: new KnownPeople({ persons, clock, lookUp: (person) => displayName(rest, person) }),
    dmDoor,
    messenger: new Messenger(rest, services.dmChannels, dmDoor),
    openPanels: new OpenPanels(),
    files: new FileFetcher(api),
    cards,
    lists: new ListReader(cards, listThread),
    exports: new MatchExports(games, services.fairPlays, exportThread),
    pictures: pictures ?? null,
    get botId() {
      return client.user?.id ?? connection.botId ?? ''
    },
    get applicationId() {
      return client.application?.id ?? connection.applicationId ?? ''
    },
    commandIds,
    guildLanguage: (guildId) => {
      if (guildId === null) return languageOf(null)
      const locale = client.guilds.cache.get(guildId)?.preferredLocale ?? servers.localeOf(guildId)
      return servers.of(guildId).language ?? languageOf(locale)
    },
  }
  return app
}

async function route(
  router: Router,
  interaction: Interaction,
  { servers, keeper }: { readonly servers: Servers; readonly keeper: FileKeeping },
): Promise<void> {
  // Public messages are in the server's language.
  const there = <A extends IncomingRequest>(incoming: A): A => {
    const { language } = servers.of(incoming.place.guildId)
    return language === null ? incoming : { ...incoming, placeLanguage: language }
  }
  if (interaction.isChatInputCommand())
    return router.command(there(incomingCommand(interaction)), responderOf(interaction, keeper))
  if (interaction.isMessageContextMenuCommand())
    return router.command(there(incomingMessageCommand(interaction)), responderOf(interaction, keeper))
  if (interaction.isMessageComponent())
    return router.click(there(incomingClick(interaction)), responderOf(interaction, keeper))
  if (interaction.isModalSubmit())
    return router.click(there(incomingForm(interaction)), responderOf(interaction, keeper))
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
  const flags = Number(channel.flags?.bitfield ?? 0)
  // Discord is asked for a channel out of sight, and refuses it.
  if (isHidden({ flags })) return null
  return channelFrom({
    id: channel.id,
    type: channel.type,
    parent_id: channel.parentId,
    flags,
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
