/** The whole program: opens storage, starts the deadlines and Discord (or the sandbox in its place). `main.ts` loads it. */
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { commands } from '../commands/index.ts'
import { analysisThread } from './analysis/match-analyses.ts'
import type { Cluster } from './cluster/cluster.ts'
import { ProcessClash } from './cluster/process-register.ts'
import type { Serves } from './cluster/roles.ts'
import type { Config } from './config.ts'
import { openLine } from './control/line.ts'
import { listThread } from './decks/list-reader.ts'
import { safeError } from './discord/shell/discord-errors.ts'
import { NEEDED } from './discord/shell/permissions.ts'
import { prepareDiscord } from './discord/start.ts'
import { games } from './games/registry.ts'
import { type HoloNet, type HoloNetOptions, openHoloNet } from './holonet.ts'
import { newLog } from './log.ts'
import { Metrics } from './operations/metrics.ts'
import { openOperationsPort, type WatchedProgram } from './operations/operations-port.ts'
import { collector, QuietCollection } from './operations/quiet-collection.ts'
import { CardPictures } from './pictures/card-pictures.ts'
import { exportThread } from './records/match-exports.ts'
import { otherProcessesOf } from './sharing.ts'
import { startTrouble } from './start-trouble.ts'
import { databaseTrouble } from './storage/database-trouble.ts'
import { DatabaseNotMade, MigrationFailed } from './storage/errors.ts'
import { type Clock, steadyClock, systemClock } from './time/clock.ts'
import { CorrectedClock } from './time/corrected-clock.ts'

type Step = () => Promise<unknown>

/** Functions to call at the end, the last first. */
const open: Step[] = []

async function closeAll(): Promise<void> {
  for (let step = open.pop(); step !== undefined; step = open.pop()) await step()
}

const REPLACED =
  'Another process has taken the place of this one while it stood still. It ends; restart it if you need it.'
/** Whether another process does the work of this one. */
let standsBy = false
/** The work of the program before people can play, or at its end, as a sentence; null: it has started. */
let busy: string | null = 'Starting: the database is being opened and brought up to date.'
/** The parts that the port for those who run the program looks into. */
let watched: WatchedProgram | null = null

/** Opens the port for those who run the program, if one is set. */
async function openOperations(config: Config, log: Logger): Promise<void> {
  const { operationsHost: host, operationsPort: port } = config
  if (port === undefined) return
  const operations = await openOperationsPort({
    host,
    port,
    log,
    program: () => watched,
    busy: () => busy,
    standsBy: () => standsBy,
    trouble: (error) => databaseTrouble(error, config.databaseUrl),
  })
  open.push(() => operations.close())
}

/** Waits until no other process takes the same requests of people. @returns false if this process ends before */
async function takeOver(cluster: Cluster, serves: Serves | null): Promise<boolean> {
  if (serves === null) return true
  const taken = await cluster.takeOver(serves, () => {
    standsBy = true
    process.stdout.write('HoloNet stands by: another process serves the same people.\n')
  })
  standsBy = false
  return taken
}

/** Gives each match a seed that follows from one seed and the number of matches before it in this run. */
function seedsFrom(seed: string): () => string {
  let matches = 0
  return () => `${seed} ${++matches}`
}

/** The module of the games, for threads. */
const GAMES = 'games/registry.ts'

async function run(config: Config): Promise<void> {
  const log = newLog(config.logLevel, pino.destination(2))
  await openOperations(config, log)
  const { databaseUrl, redisUrl, dataDir, missesToLose, openMatches, sandboxSeed: seed } = config
  const moved = await sandboxTime(config)
  const clock = moved?.clock ?? new CorrectedClock(steadyClock, systemClock)
  let counting: Metrics | null = null
  const tried: HoloNetOptions['tried'] = (kind, result) => counting?.tried({ kind, result })
  const holonet = await openHoloNet({
    ...{ databaseUrl, redisUrl, dataDir, missesToLose, openMatches },
    ...{ games, clock, log, tried, role: config.role, analysing: { thread: analysisThread(GAMES) } },
    newSeed: seed === undefined ? undefined : seedsFrom(seed),
  })
  open.push(() => holonet.close())
  const { prisma, reach, cluster } = holonet
  await cluster.join((clash) => {
    process.stderr.write(`${clash?.message ?? REPLACED}\n`)
    void stop(1)
  })
  const metrics = new Metrics({ prisma, clock, reach, alarms: holonet.alarms })
  counting = metrics
  watched = { metrics, reach, database: () => prisma.$queryRaw`SELECT 1` }
  busy = 'Starting: Discord is being connected and told the commands.'
  const { serves, http } = config
  // Commands on the command line find one program in the folder, or read the database themselves.
  if (config.role === 'all') open.push(await openLine(dataDir, { ...holonet, games, log }))

  const sandbox = config.discordToken === undefined ? await startSandbox(config, moved) : null
  const pictures = new CardPictures(games)
  const threads = { listThread: listThread(GAMES), exportThread: exportThread(GAMES) }
  const prepared = prepareDiscord({
    token: config.discordToken ?? sandbox?.token ?? '',
    api: sandbox?.apiUrl ?? config.discordApi,
    games,
    services: holonet,
    commands,
    pictures,
    ...threads,
    owners: config.owners,
    actsPerMinute: config.actsPerMinute,
    clock,
    log,
    serves,
    http: http ?? undefined,
    company: otherProcessesOf(cluster),
    reach,
    presence: holonet.presence,
    hurry: () => holonet.hurry(),
    handled: handling(metrics, clock),
    unanswered: (person) => holonet.unanswered(person),
  })
  prepared.warm().catch((error) => log.error({ err: error }, 'the index of cards can not be made'))
  if (!(await takeOver(cluster, serves))) return
  const discord = await prepared.connect()
  open.push(() => discord.close())
  open.push(() => Promise.all([pictures, ...Object.values(threads)].map((one) => one.close())))
  // Notices on their way need Discord.
  open.push(() => holonet.hush())
  holonet.setHerald(discord.herald)
  holonet.setLeagueHerald(discord.leagueHerald)
  await holonet.start()
  if (!stopping) busy = null
  if (moved !== null) await letTimeMove(moved, holonet, config)
  const failing = reach.obstacles.map(({ what }) => what)
  if (!discord.connected) process.stdout.write(`HoloNet is not connected: ${failing.join(' ')}\n`)
  else if (sandbox === null) process.stdout.write('HoloNet is connected to Discord.\n')
  else process.stdout.write(`HoloNet is ready: open ${sandbox.url} to play (one window per person).\n`)
}

/** The time of the sandbox, which people move by hand; a bot in Discord never loads it. */
async function sandboxTime({ dataDir, discordToken }: Config) {
  if (discordToken !== undefined) return null
  const { openSandboxTime } = await import('../sandbox/sandbox-time.ts')
  return openSandboxTime(join(dataDir, 'sandbox-time.json'))
}

type SandboxTime = NonNullable<Awaited<ReturnType<typeof sandboxTime>>>

/** Lets the time of the sandbox be moved, and moves it as far as the settings say. */
async function letTimeMove({ time }: SandboxTime, holonet: HoloNet, { sandboxTime: where }: Config): Promise<void> {
  const settle = async () => {
    await holonet.wake()
    await holonet.idle()
  }
  time.carry({ nextDue: (until) => holonet.nextDue(until), settle })
  if (where !== null) await time.move(where)
}

/** Counts each request, and collects the garbage once nobody asks anything any more. */
function handling(metrics: Metrics, clock: Clock): Metrics['handled'] {
  const quiet = new QuietCollection(clock, collector())
  open.push(async () => quiet.stop())
  return (request) => {
    metrics.handled(request)
    quiet.heard()
  }
}

/** The sandbox is for trials; a bot in Discord never loads it. */
async function startSandbox({ host, port, dataDir }: Config, moved: SandboxTime | null) {
  const { startSandbox: start } = await import('../sandbox/sandbox.ts')
  const common = { host, port, dataFile: join(dataDir, 'sandbox.jsonl'), botPermissions: NEEDED }
  const sandbox = await start({ ...common, ...(moved ?? {}) })
  open.push(() => sandbox.close())
  return sandbox
}

/**
 * Returns a sentence for mistakes of the person who started the program and for faults that they can repair; null for
 * other errors.
 */
function sentence(error: unknown, { port, databaseUrl }: Pick<Config, 'port' | 'databaseUrl'>): string | null {
  const known = [DatabaseNotMade, MigrationFailed, ProcessClash]
  if (known.some((kind) => error instanceof kind)) return (error as Error).message
  const trouble = startTrouble(error, databaseUrl)
  if (trouble !== null) return trouble
  const code = (error as { code?: unknown } | null)?.code
  const at = (error as { port?: unknown } | null)?.port ?? port
  if (code === 'EADDRINUSE')
    return `Port ${at} is taken by another program: set PORT (or OPERATIONS_PORT) to another one.`
  if (code === 'EACCES') return `Port ${at} or the data folder may not be used by this user.`
  return null
}

/** The program ends after this time even if a request is still on its way. Nothing is lost by it. */
const LONGEST_END_MS = 5_000
let stopping = false
async function stop(exitCode: number): Promise<void> {
  // A second signal ends the program at once.
  if (stopping) process.exit(1)
  stopping = true
  busy = 'The program is ending.'
  process.exitCode = exitCode
  // Discord may make a request wait for longer than a restart should take; rows that are left are done at the next start.
  systemClock.wake(new Date(systemClock.now().getTime() + LONGEST_END_MS), () => process.exit())
  try {
    await closeAll()
  } catch (error) {
    process.stderr.write(`${JSON.stringify(safeError(error))}\n`)
    process.exitCode = 1
  }
  process.exit()
}

/** Runs the program until it is told to end. An error that no part catches ends it, and is told in a sentence where one is known. */
export async function runProgram(config: Config): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  try {
    await run(config)
  } catch (error) {
    process.stderr.write(`${sentence(error, config) ?? JSON.stringify(safeError(error), null, 2)}\n`)
    await stop(1)
  }
}
