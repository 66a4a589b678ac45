/** The program with the sandbox in this process, with games that a seed decides. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { commands } from '../../commands/index.ts'
import { UNHURRIED } from '../../sandbox/rate-limits.ts'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { startDiscord } from '../../src/discord/start.ts'
import { games } from '../../src/games/registry.ts'
import { type HoloNet, openHoloNet } from '../../src/holonet.ts'
import { CardPictures } from '../../src/pictures/card-pictures.ts'
import { HandClock } from '../../test/hand-clock.ts'

/** The running program. */
export interface Measured {
  readonly sandbox: Sandbox
  readonly holonet: HoloNet
  /** Moves only when it is told to. */
  readonly clock: HandClock
  close(): Promise<void>
}

/** No request is held back and none times out: neither is measured. */
const PATIENT = {
  ...UNHURRIED,
  bucket: { requests: 1_000_000, perMs: 1_000 },
  global: { requests: 1_000_000, perMs: 1_000 },
  acknowledgeMs: 60_000,
}

/** Starts the program on an empty database in a folder of its own. @param draws whether panels have pictures, else words */
export async function startMeasured(seed: string, draws = true): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'holonet-panels-'))
  const clock = new HandClock('2030-01-01T12:00:00Z')
  const sandbox = await startSandbox({ clock, limits: PATIENT })
  const log = pino({ level: 'silent' })
  let matches = 0
  const newSeed = () => `${seed} ${++matches}`
  const holonet = await openHoloNet({ dataDir, games, clock, log, newSeed })
  const discord = await startDiscord({
    reach: holonet.reach,
    token: sandbox.token,
    api: sandbox.apiUrl,
    games,
    services: holonet,
    commands,
    clock,
    log,
    ...(draws ? { pictures: new CardPictures(games) } : {}),
    actsPerMinute: 1_000_000,
  })
  holonet.setHerald(discord.herald)
  holonet.setLeagueHerald(discord.leagueHerald)
  await holonet.start()
  return {
    sandbox,
    holonet,
    clock,
    async close() {
      await discord.close()
      await holonet.close()
      await sandbox.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
