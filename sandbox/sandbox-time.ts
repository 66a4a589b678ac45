/** The time of the sandbox in the program: it is kept in the data folder, so that a restart does not go back. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { systemClock } from '../src/time/clock.ts'
import { MovedClock } from '../src/time/moved-clock.ts'
import { TimeTravel } from '../src/time/time-travel.ts'

/** Opens the time that is kept in a file; without one it is the machine's. */
export function openSandboxTime(file: string): { readonly clock: MovedClock; readonly time: TimeTravel } {
  const clock = new MovedClock(systemClock, keptIn(file))
  const keep = (aheadMs: number) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify({ aheadMs })}\n`)
  }
  return { clock, time: new TimeTravel(clock, keep) }
}

function keptIn(file: string): number {
  try {
    const { aheadMs } = JSON.parse(readFileSync(file, 'utf8')) as { aheadMs?: unknown }
    return typeof aheadMs === 'number' && aheadMs > 0 ? aheadMs : 0
  } catch {
    return 0
  }
}
