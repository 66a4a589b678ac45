/** Moves the time of the sandbox as a window asks for it. */
import { HOUR_MS } from '../src/time/lengths.ts'
import type { TimeTravel } from '../src/time/time-travel.ts'
import type { PageSays, SandboxSays } from './protocol.ts'

/**
 * Moves time ahead.
 * @param time null: it can't be moved here
 * @param tell told why it could not be moved
 */
export function moveTime(
  time: TimeTravel | null,
  request: Extract<PageSays, { type: 'moveTime' }>,
  tell: (event: SandboxSays) => void,
): void {
  const refused = (message: string) => tell({ type: 'refused', message })
  if (time === null) return refused('Time can not be moved here')
  const where = 'to' in request ? new Date(request.to) : request.hours * HOUR_MS
  try {
    time.move(where).catch((error: Error) => refused(error.message))
  } catch (error) {
    refused((error as Error).message)
  }
}
