/** Several processes of the program over one stand-in and one database, as instances in this process. */
import { commands } from '../../commands/index.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { type ProcessRole, type Serves, writeServes } from '../../src/cluster/roles.ts'
import { type DiscordSide, startDiscord } from '../../src/discord/start.ts'
import { type HoloNet, openHoloNet } from '../../src/holonet.ts'
import { newLog } from '../../src/log.ts'
import { otherProcessesOf } from '../../src/sharing.ts'
import { Prisma } from '../../src/storage/generated/client.ts'
import type { Clock } from '../../src/time/clock.ts'
import { tiny } from '../games/high-card.ts'
import { type Place, wireTo } from '../storage/servers.ts'
import { BUSY_MS, UNCOUNTED } from './world.ts'

/** The settings of a process. */
export interface ProcessOptions {
  readonly sandbox: Sandbox
  readonly place: Place
  readonly clock: Clock
  readonly role: ProcessRole
  /** Default: what the role usually serves. */
  readonly serves?: Serves | null
  /** The time of the network; default: real time. */
  readonly network?: Clock
  /** Whether gateways wait for each other before they begin a session, six seconds each; default: they don't. */
  readonly turns?: boolean
}

/** A running process. */
export interface Process {
  readonly holonet: HoloNet
  readonly discord: DiscordSide
  readonly log: readonly string[]
  /** Ends it as a signal does. */
  stop(): Promise<void>
  /**
   * Ends it as a kill does: its connections break, and it gives nothing back. Returns after the time in which the others
   * still believe in it.
   *
   * @param before called when its sign of life is old, and its leases are not yet
   */
  kill(others: Process, before?: () => Promise<void>): Promise<void>
}

/** The matches that were begun in each stand-in, so that no other test decides which games a test plays. */
const begun = new WeakMap<Sandbox, number>()

function nextSeed(sandbox: Sandbox): string {
  const number = (begun.get(sandbox) ?? 0) + 1
  begun.set(sandbox, number)
  return `seed ${number}`
}

/** Starts a process, as `main.ts` does. */
export async function startProcess(options: ProcessOptions): Promise<Process> {
  const { sandbox, place, clock, role, serves = role === 'worker' ? null : '*', network, turns = false } = options
  const { dataDir } = place
  const wire = place.databaseUrl === undefined ? null : await wireTo(place.databaseUrl)
  const databaseUrl = wire?.url
  const games = { [tiny.id]: tiny }
  const log: string[] = []
  const logger = newLog('debug', { write: (line: string) => void log.push(line) })
  const newSeed = () => nextSeed(sandbox)
  const holonet = await openHoloNet({ databaseUrl, dataDir, games, clock, network, role, log: logger, newSeed })
  const { cluster, reach, presence } = holonet
  await cluster.join()
  if (serves !== null) await cluster.takeOver(serves, () => {})
  const discord = await startDiscord({
    ...{ games, commands, clock, serves, reach, presence, log: logger },
    ...{ token: sandbox.token, api: sandbox.apiUrl, requestMs: BUSY_MS, actsPerMinute: UNCOUNTED },
    ...(network === undefined ? {} : { network }),
    http: { host: '127.0.0.1', port: 0 },
    services: holonet,
    company: { ...otherProcessesOf(cluster), ...(turns ? {} : { turn: async () => null }) },
    hurry: () => holonet.hurry(),
  })
  holonet.setHerald(discord.herald)
  holonet.setLeagueHerald(discord.leagueHerald)
  await holonet.start()
  await cluster.beat()
  let stopped = false
  const stop = async () => {
    if (stopped) return
    stopped = true
    await holonet.hush()
    await discord.close()
    await holonet.close()
    await wire?.cut()
  }
  const kill: Process['kill'] = async ({ holonet: { prisma } }, before = async () => {}) => {
    stopped = true
    const own = { serves: serves === null ? null : writeServes(serves), role }
    const { id } = await prisma.process.findFirstOrThrow({ where: own, orderBy: { startedAt: 'asc' } })
    await wire?.cut()
    await discord.close()
    await holonet.close().catch(() => {})
    const old = Prisma.sql`clock_timestamp() - interval '30 seconds'`
    await prisma.$executeRaw`UPDATE "Process" SET "seenAt" = ${old} WHERE "id" = ${id}`
    await before()
    await prisma.$executeRaw`UPDATE "Lease" SET "until" = ${old} WHERE "holder" = ${id}`
  }
  return { holonet, discord, log, stop, kill }
}
