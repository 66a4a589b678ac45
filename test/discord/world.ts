/** The whole program at work in the sandbox, for tests: real discord.js over HTTP and WebSocket. */

import { type APIMessage, MessageFlags } from 'discord-api-types/v10'
import { nanoid } from 'nanoid'
import { typePlay } from '../../bench/challenging.ts'
import { commands } from '../../commands/index.ts'
import { controlsOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import { UNHURRIED } from '../../sandbox/rate-limits.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/sandbox.ts'
import { NEEDED } from '../../src/discord/shell/permissions.ts'
import type { Pictures } from '../../src/discord/shell/pictures.ts'
import { type DiscordSide, startDiscord } from '../../src/discord/start.ts'
import type { Games } from '../../src/games/games.ts'
import { type HoloNet, type HoloNetOptions, openHoloNet } from '../../src/holonet.ts'
import type { LeagueHerald } from '../../src/league-play/api.ts'
import { newLog } from '../../src/log.ts'
import type { Herald } from '../../src/matches/api.ts'
import type { ThinkingThread } from '../../src/matches/practice/thinker.ts'
import { tiny } from '../games/high-card.ts'
import { HandClock } from '../hand-clock.ts'
import { type Place, quickest } from '../storage/servers.ts'
import { ACCEPT, answerPanel, asksSomething, DECK } from './panel-clicks.ts'

export { ACCEPT, actionOf, answerPanel, asksSomething, clickAnything, DECK, firstDeck, press } from './panel-clicks.ts'

/** Replacements for parts of the program. */
export interface Wires {
  readonly herald?: (real: Herald) => Herald
  readonly leagueHerald?: (real: LeagueHerald) => LeagueHerald
}

/** The options of a world. */
export interface WorldOptions extends Wires {
  readonly sandbox?: SandboxOptions
  /** The storage of the data; default: the one that opens quickest. */
  readonly place?: Place
  /** Default: timers of the process. */
  readonly redisUrl?: string
  /** Default: the tiny game. */
  readonly games?: Games
  /** The time of the network; default: real time. */
  readonly network?: HandClock
  /** Answers for opponents that think; default: a thread. */
  readonly thinks?: ThinkingThread
  /** How matches are analysed; default: at once. */
  readonly analysing?: HoloNetOptions['analysing']
  /** The id of the next league; default: a random one, so that lots in it fall differently in each run. */
  readonly newLeagueId?: () => string
  /** The painter of cards; default: none, cards are shown as text. */
  readonly pictures?: Pictures
  /** The acts a minute of each person; default: uncounted. */
  readonly actsPerMinute?: number
  /** Default: `debug`. */
  readonly logLevel?: string
  /** Requests a second of the program beside its answers; default: as for Discord, which takes real time. */
  readonly requestsPerSecond?: number
  /** The least time between two first direct messages to people who have not clicked; default: none. */
  readonly openingGapMs?: number
}

/** This many acts a minute are allowed in tests: people in them click faster than any person does, and their time stands still. */
export const UNCOUNTED = 1_000_000

/** The time for a request of the bot: on a busy machine this process may stand still for longer than the usual 15 seconds. */
export const BUSY_MS = 60_000

const TINY: Games = { [tiny.id]: tiny }

/** The program with the sandbox, and the handles that tests need. */
export interface World {
  readonly sandbox: Sandbox
  readonly clock: HandClock
  /** The log of the program. */
  readonly log: string[]
  /** Requests and deliveries that it counts for its figures, with their results. */
  readonly counted: string[]
  /** The statements that it has sent to its database. */
  readonly queries: string[]
  readonly holonet: HoloNet
  readonly discord: DiscordSide
  /** Ends the program, waits this long (not at all by default), and starts it again on the same data. */
  restart(wires?: Wires, downMs?: number): Promise<void>
  /** Waits until nothing is being delivered. */
  quiet(): Promise<void>
  /** Moves the time by this many milliseconds, and waits until the program has done what is due. */
  pass(ms: number): Promise<void>
  close(): Promise<void>
}

export async function startWorld(given: WorldOptions = {}): Promise<World> {
  const {
    place = quickest(),
    games = TINY,
    redisUrl,
    sandbox: options,
    pictures,
    network,
    newLeagueId,
    thinks,
    analysing,
    requestsPerSecond,
    openingGapMs = 0,
    actsPerMinute = UNCOUNTED,
    logLevel = 'debug',
    ...wires
  } = given
  const { dataDir, databaseUrl } = place
  const redisPrefix = `test-${nanoid(8)}`
  const clock = new HandClock('2030-01-01T12:00:00Z')
  const limits = { ...UNHURRIED, ...options?.limits }
  const sandbox = await startSandbox({ clock, botPermissions: NEEDED, ...options, limits })
  const log: string[] = []
  const counted: string[] = []
  const queries: string[] = []
  let matches = 0

  const start = async ({ herald, leagueHerald }: Wires) => {
    const logger = newLog(logLevel, { write: (line: string) => void log.push(line) })
    // Every run of the tests plays the same games.
    const newSeed = () => `match ${++matches}`
    const holonet = await openHoloNet({
      dataDir,
      databaseUrl,
      redisUrl,
      redisPrefix,
      games,
      clock,
      log: logger,
      newSeed,
      ...(newLeagueId === undefined ? {} : { newLeagueId }),
      ...(thinks === undefined ? {} : { thinks }),
      ...(analysing === undefined ? {} : { analysing }),
      network,
      tried: (kind, result) => counted.push(`${kind} ${result}`),
      onQuery: (sql) => queries.push(sql),
    })
    const discord = await startDiscord({
      reach: holonet.reach,
      presence: holonet.presence,
      hurry: () => holonet.hurry(),
      unanswered: (person) => holonet.unanswered(person),
      token: sandbox.token,
      api: sandbox.apiUrl,
      games,
      services: holonet,
      commands,
      clock,
      log: logger,
      requestMs: BUSY_MS,
      // The clock of most tests stands still.
      openingGapMs,
      actsPerMinute,
      handled: ({ name, failed }) => counted.push(`${name} ${failed ? 'failed' : 'ok'}`),
      ...(pictures === undefined ? {} : { pictures }),
      ...(network === undefined ? {} : { network }),
      ...(requestsPerSecond === undefined ? {} : { requestsPerSecond }),
    })
    holonet.setHerald(herald?.(discord.herald) ?? discord.herald)
    holonet.setLeagueHerald(leagueHerald?.(discord.leagueHerald) ?? discord.leagueHerald)
    await holonet.start()
    return { holonet, discord }
  }
  let running = await start(wires)
  // Most tests are about leagues that run, not about who may create them.
  await running.holonet.servers.change(sandbox.guildId, { leagueRoles: [sandbox.guildId] })
  const stop = async () => {
    await running.holonet.hush()
    await running.discord.close()
    await running.holonet.close()
  }
  return {
    sandbox,
    clock,
    log,
    counted,
    queries,
    get holonet() {
      return running.holonet
    },
    get discord() {
      return running.discord
    },
    async restart(again = {}, downMs = 0) {
      await stop()
      clock.advance(downMs)
      running = await start(again)
    },
    async quiet() {
      await running.holonet.idle()
    },
    async pass(ms) {
      clock.advance(ms)
      await running.holonet.wake()
      await running.holonet.idle()
    },
    async close() {
      await stop()
      await sandbox.close()
      await place.remove()
    },
  }
}

// ---------------------------------------------------------------- what people do

/** Both play by turns until the match is over. A player who has nothing to do only opens the panel. */
export async function playOut(
  world: World,
  people: readonly TestUser[],
  open: (person: TestUser) => Promise<APIMessage>,
  isOver: () => boolean,
) {
  for (let round = 0; round < 40 && !isOver(); round++)
    for (const person of people) {
      let panel = isOver() ? null : await open(person)
      while (panel !== null && asksSomething(panel)) panel = await answerPanel(person, panel)
      await world.quiet()
    }
  if (!isOver()) throw new Error('The match did not end')
}

/** A match that has begun, with its panels. */
export interface Begun {
  readonly challenge: APIMessage
  /** The panel of the person who accepted, from the start of the match. */
  readonly panel: APIMessage
  readonly threadId: string
}

/** Begins a match: one person challenges, the other accepts, both choose a deck. The first one plays left. */
export async function beginMatch(
  world: World,
  one: TestUser,
  other: TestUser,
  { format = 'tiny/short', channel = 'general' } = {},
): Promise<Begun> {
  const asked = await typePlay(one, { opponent: other, format, side: 'tiny/left' }, { channel })
  const posted = other.next(`<@${other.id}>`, { channel })
  await one.select(asked.message, DECK, 'Even')
  const challenge = await posted
  const accepted = await other.click(challenge, ACCEPT)
  const known = new Set(one.threads().map(({ id }) => id))
  const chosen = await other.select(accepted.message, DECK, 'Even')
  await world.quiet()
  const thread = await one.until('the thread', () => one.threads().find(({ id }) => !known.has(id)))
  return { challenge, panel: chosen.message, threadId: thread.id }
}

/** Makes time-outs of all matches those of a league: the safest answer at once, and two misses in a row lose. */
export async function strictly({ holonet }: World): Promise<void> {
  const clock = { kind: 'each', sittingMs: 3 * 24 * 3_600_000, counts: 'all', misses: 2 }
  await holonet.prisma.match.updateMany({ data: { clock } })
}

/** Opens a person's panel from the table in the thread. */
export async function openFromThread(person: TestUser, threadId: string): Promise<APIMessage> {
  const table = await person.sees((message) => controlsOf(message).some(({ label }) => label === 'My turn'), {
    channel: threadId,
  })
  return (await person.click(table, 'My turn')).message
}

/** Whether a thread is archived, as a person sees it. */
export function isArchived(person: TestUser, threadId: string): boolean {
  const channel = person.channel(threadId)
  return 'thread_metadata' in channel && channel.thread_metadata?.archived === true
}

/** Whether the thread of a match has its result. */
export const isOver = (person: TestUser, threadId: string): boolean =>
  publicMessages(person, threadId).some((message) => textOf(message).includes('🏁'))

/** Returns the messages of a channel that everybody sees. */
export const publicMessages = (person: TestUser, channelId: string): APIMessage[] =>
  person.messages(channelId).filter((message) => !isEphemeral(message))

/** Returns the panel in a person's DM: the last call; where they have answered, the table that its line opens. */
export async function openFromDm(person: TestUser): Promise<APIMessage> {
  const last = await person.until('a call', () => person.dms().findLast((message) => isPanel(message)))
  const table = controlsOf(last).find(({ label }) => label === 'Table')
  return table === undefined ? last : (await person.click(last, table.customId)).message
}

const isPanel = (message: APIMessage): boolean =>
  asksSomething(message) || controlsOf(message).some(({ label }) => ['Table', 'Refresh'].includes(label))

/** Waits until a message that notified by its words has its components. */
export const withComponents = (person: TestUser, message: APIMessage): Promise<APIMessage> =>
  person.until('the components of a message', () => {
    const now = person.now(message)
    return ((now?.flags ?? 0) & MessageFlags.IsComponentsV2) === 0 ? undefined : now
  })

/** Waits for a private message with these words to a person: beside the message they clicked, or as its answer. */
export const toldAlone = (person: TestUser, words: string | RegExp): Promise<APIMessage> =>
  person.sees(
    (message) =>
      isEphemeral(message) &&
      (typeof words === 'string' ? textOf(message).includes(words) : words.test(textOf(message))),
  )
