/** The program's log: one JSON line for each thing that happened. */
import { type DestinationStream, type Logger, pino } from 'pino'
import { safeError } from './discord/shell/discord-errors.ts'

/** Errors are cut down to what may be logged here, whoever logs them. */
export const newLog = (level: string, to: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: safeError } }, to)
