/** The program's log: one line of JSON for each event. */
import { type DestinationStream, type Logger, pino } from 'pino'
import { safeError } from './discord/shell/discord-errors.ts'

/** Errors are reduced here to the fields that may be logged, for every caller. */
export const newLog = (level: string, to: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: safeError } }, to)
