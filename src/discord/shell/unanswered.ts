/** The fault behind an answer that a person does not get: theirs, or Discord's and ours. */
import { meaningOf } from './discord-errors.ts'

/** Discord lets an interaction be answered for this long. One that is older was kept back, or forged: nobody waits for it. */
const OLDEST_MS = 15 * 60_000

/**
 * Whether it is Discord's fault or ours that a person gets no answer, so that their time is given back.
 *
 * An answer that Discord refuses as too late (10062) is ours or the network's fault, since nobody can make their own click
 * too late. A message that is gone, or a channel that is closed to the bot, is their server's doing or their own.
 *
 * @param ageMs the age of the interaction, in milliseconds
 */
export function isOurFault(error: unknown, ageMs: number): boolean {
  switch (meaningOf(error)) {
    case null:
    case 'later':
    case 'refused':
    case 'unfit':
    case 'unknown':
      return true
    case 'late':
      return ageMs <= OLDEST_MS
    default:
      return false
  }
}
