/** When and how a person gets a notice: at once, silently, or later. Pure. */
import type { Settings } from './person.ts'
import { isQuiet, quietUntil } from './quiet.ts'

/** What is to be told. */
export interface Told {
  /** `reminder`: the last word before time runs out. `call`: it is their move. `word`: all else. */
  readonly kind: 'call' | 'reminder' | 'word'
  /** When their time runs out; null where it doesn't. */
  readonly deadline: Date | null
}

export type Manner =
  | { readonly when: 'now'; readonly sound: boolean }
  /** Not before then, when it has to be asked again. */
  | { readonly when: 'later'; readonly until: Date }

const MINUTE_MS = 60_000
/** Who is told must have so much time left to do something, or half of what is left now. */
const TO_ACT_MS = 60 * MINUTE_MS
/** How long those who want to be called to all their matches at once are left alone after a call. */
export const GATHER_MS = 60 * MINUTE_MS
/** So long after a sound that was not answered the next call comes without one. */
export const NEAR_MS = 5 * MINUTE_MS

/** Whether waiting until then would leave too little time to act. */
function tooLate({ deadline }: Told, until: Date, now: Date): boolean {
  if (deadline === null) return false
  const left = deadline.getTime() - now.getTime()
  return deadline.getTime() - until.getTime() < Math.min(TO_ACT_MS, left / 2)
}

/**
 * How quiet hours let something be told at this moment. In them it makes no sound, or waits until they end, as the
 * person has chosen; but what would then come too late is told at once, and a reminder that would is heard.
 */
export function mannerOf({ quiet, quietWay, zone }: Settings, told: Told, now: Date): Manner {
  if (quiet === null || zone === null || !isQuiet(quiet, zone, now)) return { when: 'now', sound: true }
  const until = quietUntil(quiet, zone, now)
  const late = tooLate(told, until, now)
  if (late && told.kind === 'reminder') return { when: 'now', sound: true }
  return late || quietWay === 'silent' ? { when: 'now', sound: false } : { when: 'later', until }
}

/**
 * Until when a call waits for others, for people who want to be called to all their matches at once.
 * @param last when they were last called; null: never, as far as is known
 * @returns null: it need not, or can't, wait
 */
export function gatheredUntil(told: Told, last: Date | null, now: Date): Date | null {
  if (told.kind !== 'call' || last === null) return null
  const until = new Date(last.getTime() + GATHER_MS)
  return until <= now || tooLate(told, until, now) ? null : until
}

/** Whether a public message that calls these people may make a sound: not if it is quiet for any of them. */
export const mayRing = (people: readonly Settings[], now: Date): boolean =>
  people.every(({ quiet, zone }) => quiet === null || zone === null || !isQuiet(quiet, zone, now))
