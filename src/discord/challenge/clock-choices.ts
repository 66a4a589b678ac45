/** The clocks that a challenge or a server can choose, each with the name that stands for it in a menu. */
import type { Language } from '../../contract/index.ts'
import { clockOf, type MatchClock, type TimeTerms, timeTerms } from '../../matches/clock-terms.ts'
import { HOUR_MS } from '../../time/lengths.ts'
import type { MenuEntry } from '../shell/components.ts'
import { timeText } from '../table/clock-words.ts'
import { TIMES } from './server-rules.ts'

/** Clocks with a stock, in hours: to begin with, added by each turn, and the most. */
const STOCKS = [
  [24, 4, 72],
  [72, 12, 120],
  [72, 36, 240],
] as const

const fischer = ([start, increment, cap]: (typeof STOCKS)[number]): MatchClock => ({
  kind: 'fischer',
  startMs: start * HOUR_MS,
  incrementMs: increment * HOUR_MS,
  capMs: cap * HOUR_MS,
  counts: 'all',
})

/** The name of a clock in a menu: hours, or hours of a stock; `w` if working time alone counts. */
export function clockName(clock: MatchClock): string {
  const parts = clock.kind === 'each' ? [clock.sittingMs] : [clock.startMs, clock.incrementMs, clock.capMs]
  return [...parts.map((ms) => String(ms / HOUR_MS)), ...(clock.counts === 'working' ? ['w'] : [])].join('-')
}

/** The clocks with a stock. */
const FISCHER: readonly MatchClock[] = STOCKS.map(fischer)

/** All clocks that can be chosen; each also by working time alone. */
const CLOCKS: readonly MatchClock[] = (['all', 'working'] as const).flatMap((counts) => [
  ...TIMES.map((sittingMs): MatchClock => ({ kind: 'each', sittingMs, counts })),
  ...FISCHER.map((clock): MatchClock => ({ ...clock, counts })),
])

/** Returns the clock of a name; null if there is none. */
export const clockNamed = (name: string): MatchClock | null => CLOCKS.find((one) => clockName(one) === name) ?? null

/** Returns all clocks as choices of a menu. @param now the present one */
export const clockChoices = (now: TimeTerms, language: Language): MenuEntry[] =>
  CLOCKS.map((clock) => ({
    value: clockName(clock),
    label: timeText(clock, language),
    taken: clockName(clock) === clockName(clockOf(now)),
  }))

/** Returns the time terms with a chosen clock; a plain time for each turn needs no clock beside it. */
export function timeTermsOf(clock: MatchClock): TimeTerms {
  const { sittingMs } = timeTerms(clock)
  return clock.kind === 'each' && clock.counts === 'all' ? { sittingMs } : { sittingMs, clock }
}
