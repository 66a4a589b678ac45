/** The whole program with the sandbox in this process, by real time and without pictures. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { commands } from '../../commands/index.ts'
import { UNHURRIED } from '../../sandbox/rate-limits.ts'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { listThread } from '../../src/decks/list-reader.ts'
import { NEEDED } from '../../src/discord/shell/permissions.ts'
import { startDiscord } from '../../src/discord/start.ts'
import { games } from '../../src/games/registry.ts'
import { type HoloNet, openHoloNet } from '../../src/holonet.ts'
import { newLog } from '../../src/log.ts'
import { systemClock } from '../../src/time/clock.ts'

/** The running program. */
export interface Running {
  readonly sandbox: Sandbox
  readonly holonet: HoloNet
  close(): Promise<void>
}

/** The options of a program. */
export interface ProgramOptions {
  readonly seed: string
  /** A PostgreSQL server, on which it uses a schema of its own; default: an embedded database. */
  readonly databaseUrl?: string | undefined
  /** Gets each line of the log. */
  readonly write: (line: string) => void
}

/** No request is held back: Discord's rate limits are not what is tried here. */
const WIDE = {
  ...UNHURRIED,
  bucket: { requests: 1_000_000, perMs: 1_000 },
  global: { requests: 1_000_000, perMs: 1_000 },
}

async function dropSchema(connectionString: string, schema: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(`DROP SCHEMA IF EXISTS "${schema}" CASCADE`)
  await client.end()
}

/** Starts the program on an empty database. */
export async function startProgram({ seed, databaseUrl, write }: ProgramOptions): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'holonet-fuzz-'))
  const schema = `fuzz_${process.pid}_${Date.now()}`
  const sandbox = await startSandbox({ limits: WIDE, botPermissions: NEEDED })
  const log = newLog('debug', { write })
  let matches = 0
  const newSeed = () => `${seed} ${++matches}`
  const server = databaseUrl === undefined ? undefined : `${databaseUrl}?schema=${schema}`
  const holonet = await openHoloNet({ dataDir, databaseUrl: server, games, clock: systemClock, log, newSeed })
  const { token, apiUrl: api } = sandbox
  const options = {
    token,
    api,
    games,
    commands,
    clock: systemClock,
    log,
    reach: holonet.reach,
    actsPerMinute: 1_000_000,
    listThread: listThread('games/registry.ts'),
  }
  const discord = await startDiscord({ ...options, services: holonet, presence: holonet.presence })
  holonet.setHerald(discord.herald)
  await holonet.start()
  return {
    sandbox,
    holonet,
    async close() {
      await holonet.hush()
      await discord.close()
      await holonet.close()
      await sandbox.close()
      rmSync(dataDir, { recursive: true, force: true })
      if (databaseUrl !== undefined) await dropSchema(databaseUrl, schema)
    },
  }
}
