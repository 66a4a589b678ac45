/** Work of other folders that falls due by time and is driven by the same clock as matches. */
import type { Alarm } from './alarm.ts'

/** Work that falls due by time. Every step is idempotent. */
export interface DueWork {
  /** Handles everything that is due. @throws StorageDown if the database fails; unhandled work is still due */
  due(now: Date): Promise<void>
  /** Returns the alarms for everything that becomes due in a period. @param after the end of the time whose work is done */
  alarms(after: Date, until: Date): Promise<readonly Alarm[]>
}
