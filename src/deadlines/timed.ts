/** The times at which a sitting that has just begun falls due: its deadline and its reminders. */
import type { QueueName } from './alarm.ts'

/** A sitting whose time runs. */
export interface TimedSitting {
  readonly matchId: string
  readonly seat: string
  readonly deadline: Date
  readonly remindAt: Date | null
  readonly lastCallAt: Date | null
}

/** Sets alarms of one kind of work. */
type SetAlarms = (queue: QueueName, at: readonly Date[]) => void

/** Sets the alarms of sittings. */
export function setAlarmsOf(sittings: readonly TimedSitting[], set: SetAlarms): void {
  const reminders = sittings.flatMap(({ remindAt, lastCallAt }) => [remindAt, lastCallAt])
  set(
    'deadlines',
    sittings.map(({ deadline }) => deadline),
  )
  set(
    'reminders',
    reminders.filter((at) => at !== null),
  )
}
