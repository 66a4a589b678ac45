/** The clock of a match: its terms, and whether it stands still. Pure. */
import type { Seat } from '../contract/index.ts'
import type { Calendar } from '../time/calendar.ts'
import type { TimeControl } from '../time/time-control.ts'

/** The clock on which people agree before they play, or that a league sets for its matches. */
export type MatchClock = TimeControl & {
  /**
   * The consequence when time is up. Set: the safest answer is played, and this many misses in a row lose. Absent: in a
   * friendly match the opponent chooses; in a rated one the program's own number of misses loses.
   */
  readonly misses?: number
  /** False: nobody can give their opponent time. */
  readonly gifts?: false
}

/** The terms that say how much time there is. `clock` absent: this long for each sitting, and all time counts. */
export interface TimeTerms {
  readonly sittingMs: number
  readonly clock?: MatchClock
}

/** Returns the clock of a match. */
export const clockOf = ({ sittingMs, clock }: TimeTerms): MatchClock =>
  clock ?? { kind: 'each', sittingMs, counts: 'all' }

/** Whether a league has set the clock of a match: no other clock has misses of its own. */
export const isLeagueClock = (terms: TimeTerms): boolean => clockOf(terms).misses !== undefined

/** Returns the time terms of a clock: the ones to put into the terms of a match. */
export const timeTerms = (clock: MatchClock): Required<TimeTerms> => ({
  sittingMs: clock.kind === 'each' ? clock.sittingMs : clock.startMs,
  clock,
})

/** The name under which the clocks of a match are stopped: its players by agreement, or a league, by any name that it chooses. */
export type Stopper = string
/** The players of a match themselves. */
export const PLAYERS: Stopper = 'players'

/** Whether the clocks of a match stand still, and what its players have asked about it. */
export interface Standstill {
  /** Since when each stopper holds the clocks, as ISO texts. Clocks run while there is none. */
  readonly by: Readonly<Record<Stopper, string>>
  /** The seat whose person has asked for a pause, or to resume a match that is over. */
  readonly asked: Seat | null
  /** A player lets the result of a time-out stand. */
  readonly resultStands?: true
}

/** The clocks of a match run, and nobody has asked for anything. */
export const RUNNING: Standstill = { by: {}, asked: null }

/** Whether clocks stand still. */
export const standsStill = ({ by }: Standstill): boolean => Object.keys(by).length > 0

/** The clock of a match, as one reader may see it. */
export interface ClockSight {
  readonly standstill: Standstill
  /** When time counts for the reader in this match. */
  readonly calendar: Calendar
  /** The time left in the reader's stock, as of the start of their sitting, in milliseconds; null: no stock. */
  readonly stockMs: number | null
  /** Whether the match, which is over, can be resumed. */
  readonly mayResume: boolean
  /** Seats whose people are on vacation now, as far as this clock leaves vacations out, until when. */
  readonly away: Readonly<Record<Seat, Date>>
}

/** The news of a clock that one person gets. `deadline` is the moment at which something ends, where there is one. */
export interface ClockNews {
  /**
   * - `pause-asked`, `pause-refused`, `paused`, `resumed`: a pause by agreement
   * - `gift`: the opponent has given them `ms` more
   * - `nudge`: the opponent asks them to move
   * - `choose`: the opponent's time is up; they may choose until the deadline what follows
   * - `up`: their own time is up; the opponent chooses, and until then they may still move
   * - `vacation`: a vacation day was taken for them, since their time was up
   * - `excused`: a miss was excused
   * - `went-back`: the match is back at an earlier move, by ruling, and they have the whole time anew
   * - `again-asked`, `again-refused`: to resume a match that is over by time-out
   */
  readonly what: (typeof CLOCK_NEWS)[number]
  readonly ms?: number
  readonly deadline?: Date
}

/** All news of a clock. */
export const CLOCK_NEWS = [
  'pause-asked',
  'pause-refused',
  'paused',
  'resumed',
  'gift',
  'nudge',
  'choose',
  'up',
  'vacation',
  'excused',
  'went-back',
  'again-asked',
  'again-refused',
] as const
