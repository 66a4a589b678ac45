/** The program's log: one line of JSON for each event. */
import { type DestinationStream, type Logger, pino } from 'pino'
import { isErrorLike, safeError } from './discord/shell/discord-errors.ts'

/** Returns what is logged with errors in a form that may be logged, whatever their key: JSON would make `{}` of them. */
const withSafeErrors = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, isErrorLike(value) ? safeError(value) : value]))

/**
 * Makes the log of the program. Errors are reduced here to the fields that may be logged, for every caller.
 * @param level the least level that is logged
 * @param to takes the lines
 */
export const newLog = (level: string, to: DestinationStream): Logger => {
  // A value at `err` may be no error at all; a reduced one stays as it is.
  const err = (value: unknown) => (isErrorLike(value) || typeof value !== 'object' ? safeError(value) : value)
  return pino({ level, base: null, serializers: { err }, formatters: { log: withSafeErrors } }, to)
}
