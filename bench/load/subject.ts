/**
 * The program under load, in a process of its own: storage, matches, deadlines and, if there is a stand-in, Discord. Its
 * parent asks for its use of the machine over the channel between them.
 */
import { pino } from 'pino'
import { commands } from '../../commands/index.ts'
import { startDiscord } from '../../src/discord/start.ts'
import { games } from '../../src/games/registry.ts'
import { openHoloNet } from '../../src/holonet.ts'
import type { Herald } from '../../src/matches/api.ts'
import { systemClock } from '../../src/time/clock.ts'
import type { Asked, Setting, Usage } from './child.ts'

const setting = JSON.parse(process.argv[2] ?? '{}') as Setting
let statements = 0
let delivered = 0
let matches = 0

/** Counts what it is given, in place of Discord. */
const counting: Herald = {
  async deliver() {
    delivered += 1
    return 'sent'
  },
}

const usage = (): Usage => {
  const { user, system } = process.cpuUsage()
  return { cpuMs: (user + system) / 1000, residentBytes: process.memoryUsage.rss(), statements, delivered }
}

const log = pino({ level: 'silent' })
const holonet = await openHoloNet({
  databaseUrl: setting.databaseUrl,
  dataDir: setting.dataDir,
  ...(setting.redisUrl === undefined ? {} : { redisUrl: setting.redisUrl, redisPrefix: setting.redisPrefix }),
  games,
  clock: systemClock,
  log,
  // Every run plays the same games.
  newSeed: () => `load ${++matches}`,
  onQuery: () => {
    statements += 1
  },
})
const { api, token } = setting
const discord =
  api === undefined
    ? null
    : await startDiscord({
        token: token ?? '',
        api,
        games,
        services: holonet,
        reach: holonet.reach,
        commands,
        clock: systemClock,
        log,
        actsPerMinute: 1_000_000,
      })
holonet.setHerald(discord?.herald ?? counting)
await holonet.start()

const answers: Readonly<Record<Asked, () => Promise<void>>> = {
  usage: async () => {},
  wake: () => holonet.wake(),
  idle: () => holonet.idle(),
  async stop() {
    await discord?.close()
    await holonet.close()
  },
}
process.on('message', async (asked: Asked) => {
  await answers[asked]()
  process.send?.(usage(), () => {
    if (asked === 'stop') process.exit(0)
  })
})
process.send?.(usage())
