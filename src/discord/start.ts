/** The Discord side: connects, registers the commands, hands requests to the router and notices to people. */
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
import { cardClicks } from './cards/card-clicks.ts'
import { challengeClicks } from './challenge/challenge-clicks.ts'
import { learnClicks } from './challenge/first-game-clicks.ts'
import { rematchClicks } from './challenge/rematch-clicks.ts'
import { deckClicks } from './decks/deck-clicks.ts'
import { helpClicks } from './explain/explain-clicks.ts'
import { inviteClicks } from './invite/invite-clicks.ts'
import { concedeClicks } from './match/concede-clicks.ts'
import { gameListClicks } from './match/match-list.ts'
import { panelClicks } from './match/panel-clicks.ts'
import { sittingClicks } from './match/undo-clicks.ts'
import { DiscordHerald } from './notices/herald.ts'
import { orderClicks } from './orders/order-clicks.ts'
import { replayClicks } from './replay/replay-clicks.ts'
import { ruleClicks } from './rules/rule-clicks.ts'
import { settingsClicks } from './settings/settings-clicks.ts'
import { setupClicks } from './setup/setup-clicks.ts'
import type { App, Rooms } from './shell/app.ts'
import { FileFetcher } from './shell/attachments.ts'
import type { MakeCommand } from './shell/command.ts'
import { registerCommands } from './shell/command-registration.ts'
import { meaningOf } from './shell/discord-errors.ts'
import {
  clickAsked,
  commandAsked,
  formAsked,
  keysAsked,
  lineOf,
  messageCommandAsked,
} from './shell/discord-interactions.ts'
import { type GatewayHealth, GatewayWatch } from './shell/gateway-watch.ts'
import { Messenger } from './shell/messenger.ts'
import { People } from './shell/people.ts'
import type { Pictures } from './shell/pictures.ts'
import { Places } from './shell/places.ts'
import type { Asked } from './shell/requests.ts'
import { Router } from './shell/router.ts'

export interface DiscordOptions {
  readonly token: string
  /** Address of the API where it is not Discord's own. */
  readonly api?: string | undefined
  readonly games: Games
  readonly rooms: Rooms
  readonly commands: readonly MakeCommand[]
  readonly clock: Clock
  readonly log: Logger
  readonly pictures?: Pictures
}

export interface DiscordSide {
  readonly herald: Herald
  health(): GatewayHealth
  /** Hangs up when the answers on their way have been given. */
  close(): Promise<void>
}

/** How long connecting may take. */
const READY_MS = 30_000

/** @throws if Discord can't be reached or refuses the token */
export async function startDiscord(options: DiscordOptions): Promise<DiscordSide> {
  const { games, rooms, clock, log } = options
  const { matches, challenges, decks, persons, calls, servers, newcomers } = rooms
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    // Nothing that a message holds is ever looked up again.
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    ...(options.api === undefined ? {} : { rest: { api: options.api } }),
  })
  const watch = new GatewayWatch({
    client: client as unknown as EventEmitter,
    clock,
    forgetSession(shardId) {
      log.warn({ shard: shardId }, 'resuming fails again and again: a new session is begun')
      const shard = client.ws.shards.get(shardId) as { sessionInfo: unknown } | undefined
      if (shard !== undefined) shard.sessionInfo = null
    },
  })
  const people = new People({ persons, lookUp: (person) => displayName(client, person) })
  const app: App = {
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
    people,
    messenger: new Messenger(client.rest),
    files: new FileFetcher(options.api),
    cards: new CardIndex(games),
    pictures: options.pictures ?? null,
    get botId() {
      return client.user?.id ?? ''
    },
    get applicationId() {
      return client.application?.id ?? client.user?.id ?? ''
    },
    guildLanguage: (guildId) =>
      servers.of(guildId).language ??
      languageOf(guildId === null ? null : client.guilds.cache.get(guildId)?.preferredLocale),
  }
  const commands = options.commands.map((make) => make(games))
  const clicks = {
    ...panelClicks,
    ...learnClicks,
    ...setupClicks,
    ...helpClicks,
    ...orderClicks,
    ...sittingClicks,
    ...gameListClicks,
    ...concedeClicks,
    ...challengeClicks,
    ...cardClicks,
    ...deckClicks,
    ...ruleClicks,
    ...settingsClicks,
    ...rematchClicks,
    ...replayClicks,
    ...inviteClicks,
  }
  const router = new Router(app, commands, clicks)
  const work = new Set<Promise<void>>()
  const herald = new DiscordHerald({ app, answered: () => Promise.all(work) })
  client.on(Events.InteractionCreate, (interaction) => {
    // Whoever writes to us directly can be written to.
    if (interaction.context === InteractionContextType.BotDM) herald.heard(interaction.user.id)
    const done = route(router, interaction, servers)
      .catch((error) => log.error({ err: error, interaction: interaction.id }, 'a request was lost'))
      .finally(() => work.delete(done))
    work.add(done)
  })
  client.on(Events.Error, (error) => log.error({ err: error }, 'the Discord client reports an error'))
  client.on(Events.ShardError, (error, shard) => log.warn({ err: error, shard }, 'gateway error'))

  const close = async () => {
    await Promise.all(work)
    watch.stop()
    await client.destroy()
  }
  try {
    await connect(client, options)
    const written = await registerCommands(client.rest, client.application!.id, commands)
    log.info(
      { bot: client.user?.id, guilds: client.guilds.cache.size, commandsWritten: written },
      'connected to Discord',
    )
  } catch (error) {
    await close()
    throw error
  }
  return { herald, health: () => watch.health, close }
}

/** Logging in is done before the gateway has said hello: waits for both. */
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
  // What everybody reads there is as the server wants it.
  const there = <A extends Asked>(asked: A): A => {
    const { language } = servers.of(asked.place.guildId)
    return language === null ? asked : { ...asked, placeLanguage: language }
  }
  if (interaction.isChatInputCommand()) return router.command(there(commandAsked(interaction)), lineOf(interaction))
  if (interaction.isMessageContextMenuCommand())
    return router.command(there(messageCommandAsked(interaction)), lineOf(interaction))
  if (interaction.isMessageComponent()) return router.click(there(clickAsked(interaction)), lineOf(interaction))
  if (interaction.isModalSubmit()) return router.click(there(formAsked(interaction)), lineOf(interaction))
  if (interaction.isAutocomplete()) await interaction.respond(await router.complete(keysAsked(interaction)))
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
