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
import type { Clock } from '../clock/clock.ts'
import type { Games } from '../games/games.ts'
import { languageOf } from '../locales/index.ts'
import { CardIndex } from '../lookup/search.ts'
import type { Herald } from '../matches/api.ts'
import type { Servers } from '../servers/api.ts'
import type { App, Rooms } from './app.ts'
import { FileFetcher } from './attachments.ts'
import type { MakeCommand } from './commands.ts'
import { meaningOf } from './errors.ts'
import { cardClicks } from './handlers/cards.ts'
import { challengeClicks } from './handlers/challenges.ts'
import { concedeClicks } from './handlers/conceding.ts'
import { deckClicks } from './handlers/decks.ts'
import { gameListClicks } from './handlers/game-list.ts'
import { helpClicks } from './handlers/help.ts'
import { inviteClicks } from './handlers/inviting.ts'
import { learnClicks } from './handlers/learning.ts'
import { orderClicks } from './handlers/orders.ts'
import { panelClicks } from './handlers/panels.ts'
import { rematchClicks } from './handlers/rematch.ts'
import { replayClicks } from './handlers/replay.ts'
import { ruleClicks } from './handlers/rules.ts'
import { settingsClicks } from './handlers/settings.ts'
import { setupClicks } from './handlers/setup.ts'
import { sittingClicks } from './handlers/sitting.ts'
import { DiscordHerald } from './herald.ts'
import { clickAsked, commandAsked, formAsked, keysAsked, lineOf, messageCommandAsked } from './interactions.ts'
import { Messenger } from './messenger.ts'
import { People } from './people.ts'
import type { Pictures } from './pictures.ts'
import { Places } from './places.ts'
import { registerCommands } from './registration.ts'
import type { Asked } from './requests.ts'
import { Router } from './router.ts'
import { type GatewayHealth, GatewayWatch } from './watch.ts'

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
