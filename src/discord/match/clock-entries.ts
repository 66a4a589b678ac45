/** The entries about clocks in the menu of a match. Pure. */

import { labelWith } from '../../kit/wording/labels.ts'
import { plainly, type Say } from '../../locales/index.ts'
import type { Sight, Sitting } from '../../matches/api.ts'
import { isLeagueClock, PLAYERS } from '../../matches/clock-terms.ts'
import { customId } from '../shell/custom-id.ts'

/** An entry of the menu: a click that may be made. */
export interface ClockEntry {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
}

/** The custom id of a click about a clock. */
export const clockId = ({ match, reader }: Pick<Sight, 'match' | 'reader'>, ...parts: readonly string[]): string =>
  customId('clock', match.id, reader, ...parts)

/** The sitting of the opponent, if they are called. */
export const rivalCall = ({ calls, reader }: Sight): Sitting | undefined => calls.find(({ seat }) => seat !== reader)
/** The reader's own sitting. */
export const ownCall = ({ calls, reader }: Sight): Sitting | undefined => calls.find(({ seat }) => seat === reader)

/** Returns the entries about the clock of a match that runs. */
export function clockEntries(sight: Sight, name: string, say: Say): ClockEntry[] {
  const { clock, match } = sight
  const rival = rivalCall(sight)
  const { asked, by } = clock.standstill
  const entry = (when: boolean, what: readonly string[], label: string): ClockEntry[] =>
    when ? [{ id: clockId(sight, ...what), label }] : []
  const named = (key: 'more.time-up' | 'more.gift' | 'more.nudge') =>
    labelWith(name, (short) => plainly(say)(key, { name: short }))
  const paused = PLAYERS in by
  const theirs = asked !== null && asked !== sight.reader
  const league = isLeagueClock(match.terms)
  return [
    ...entry(true, ['show'], say('more.clock')),
    ...entry(rival?.upAt != null, ['up'], named('more.time-up')),
    ...entry(rival !== undefined, ['gift', '24'], named('more.gift')),
    ...entry(rival !== undefined && rival.heldMs == null, ['nudge'], named('more.nudge')),
    ...entry(theirs, ['pause', 'agree'], say('more.pause-agree')),
    ...entry(theirs, ['pause', 'refuse'], say('more.pause-refuse')),
    ...entry(paused, ['pause', 'resume'], say('more.pause-end')),
    ...entry(!paused && asked === null && !league, ['pause', 'ask'], say('more.pause-ask')),
    ...entry(asked === sight.reader, ['pause', 'refuse'], say('more.pause-withdraw')),
  ]
}

/** The ways to resume a friendly match that is over by time-out. */
export function againEntries(sight: Sight, say: Say): ClockEntry[] {
  if (!sight.clock.mayResume) return []
  const { asked } = sight.clock.standstill
  const entry = (what: string, label: string): ClockEntry => ({ id: clockId(sight, 'again', what), label })
  const refuse = entry('refuse', say('more.again-refuse'))
  if (asked === sight.reader) return [refuse]
  return [asked === null ? entry('ask', say('more.again-ask')) : entry('agree', say('more.again-agree')), refuse]
}
