/**
 * Decides which seats' time runs. A sitting begins when its seat is called and lasts until the game waits for another
 * seat alone; its own answers don't renew it. A secret answer of another seat that comes to light ends it too: nobody
 * could know the next questions before. All this depends on public facts only, since everybody can see a deadline.
 * Pure.
 */
import type { Seat } from '../contract/index.ts'
import { ALWAYS, type Calendar } from '../time/calendar.ts'
import type { Sitting } from './api.ts'
import type { MatchClock } from './clock-terms.ts'
import { begunTime, type RowTime, stockAfter } from './seat-time.ts'

/** A sitting as it is kept. */
export interface SittingRow extends Omit<Sitting, keyof RowTime>, RowTime {
  /** The seat has answered in secret: its clock has stopped, but everybody else still sees it as called. */
  readonly answered: boolean
}

/** The changes to sittings that one move causes. */
export interface SittingChange {
  /** Begun now; they replace earlier ones of the same seat. */
  readonly begun: readonly SittingRow[]
  /** Seats that have answered, which nobody else may know yet. */
  readonly answered: readonly Seat[]
  /** Seats that are not called any more. */
  readonly ended: readonly Seat[]
  /** Seats whose person has to be called. */
  readonly called: readonly Seat[]
  /** Seats that have ended a sitting. */
  readonly completed: readonly Seat[]
  /** Sittings that go on, with other moments. */
  readonly moved: readonly SittingRow[]
  /** The time left in the stocks that have changed, in milliseconds. */
  readonly stocks: Readonly<Record<Seat, number>>
}

/** A change of a match, as far as it concerns the sittings. */
export interface Turn {
  /** Seats for which the game waited before and waits now. */
  readonly before: readonly Seat[]
  readonly after: readonly Seat[]
  /** Seats for which a new sitting has begun in between. */
  readonly opened: ReadonlySet<Seat>
  /** The seat for which the clock answered: its person has not seen the change. */
  readonly absent: Seat | null
  /** Seats that count as called for everybody. */
  readonly publicly: readonly Seat[]
  readonly rows: readonly SittingRow[]
  readonly misses: Readonly<Record<Seat, number>>
  readonly now: Date
  readonly clock: MatchClock
  /** When time counts for the person of each seat; always, where it is not known. */
  readonly calendars: Readonly<Record<Seat, Calendar>>
  /** The time left in the stock of each seat when its last sitting ended; null: the whole. */
  readonly stocks: Readonly<Record<Seat, number | null>>
  /** Whether the clocks of the match stand still. */
  readonly standsStill: boolean
  /** Seats of an opponent that thinks: no clock runs for it, and it has no stock. */
  readonly thinking: readonly Seat[]
  /** Sittings that get other moments by this change, as far as they go on. */
  readonly moved: readonly SittingRow[]
}

/** Returns the sittings after a change: which ones begin, go on, are answered or end. */
export function sittingsAfter(turn: Turn): SittingChange {
  const { before, after, opened, publicly, rows, absent, moved } = turn
  const completed = before.filter((seat) => !after.includes(seat) || opened.has(seat))
  const stocks = stocksAfter(turn, completed)
  const begun: SittingRow[] = []
  const answered: Seat[] = []
  const row = (seat: Seat) => rows.find((one) => one.seat === seat)
  for (const seat of new Set([...publicly, ...after])) {
    const waiting = after.includes(seat)
    if (before.includes(seat) && row(seat) !== undefined && !opened.has(seat)) {
      if (!waiting) answered.push(seat)
    } else if (waiting || opened.has(seat) || row(seat) === undefined) {
      // Also for a seat whose order has answered in secret: everybody else must see the same as if it had not.
      begun.push(begin(seat, !waiting, { ...turn, stocks: { ...turn.stocks, ...stocks } }))
    }
  }
  const ended = rows.map(({ seat }) => seat).filter((seat) => !publicly.includes(seat) && !after.includes(seat))
  const gone = [...ended, ...begun.map(({ seat }) => seat)]
  return {
    begun,
    answered,
    ended,
    called: after.filter((seat) => !before.includes(seat) || seat === absent),
    completed,
    moved: moved
      .filter(({ seat }) => !gone.includes(seat))
      .map((one) => (answered.includes(one.seat) ? { ...one, answered: true } : one)),
    stocks,
  }
}

/** The stocks of the seats that have ended a sitting; nothing was left to a seat for which the clock answered. */
function stocksAfter(
  { clock, rows, now, absent, thinking }: Turn,
  completed: readonly Seat[],
): Readonly<Record<Seat, number>> {
  return Object.fromEntries(
    completed.flatMap((seat) => {
      if (thinking.includes(seat)) return []
      const row = rows.find((one) => one.seat === seat)
      const left = row === undefined ? null : stockAfter(clock, seat === absent ? null : row, now)
      return left === null ? [] : [[seat, left]]
    }),
  )
}

function begin(seat: Seat, answered: boolean, turn: Turn): SittingRow {
  const { now, clock, calendars, stocks, standsStill, misses, before, absent, thinking } = turn
  const hasEndedOne = before.includes(seat) && seat !== absent
  return {
    seat,
    calledAt: now,
    ...(thinking.includes(seat)
      ? thinkingTime(now)
      : begunTime(clock, stocks[seat] ?? null, calendars[seat] ?? ALWAYS, now, standsStill)),
    misses: hasEndedOne ? 0 : (misses[seat] ?? 0),
    answered,
  }
}

/** An opponent that thinks and has not answered by then answers by the practice policy (`time-up.ts`). */
const MOST_THINKING_MS = 10 * 60_000

function thinkingTime(now: Date): RowTime {
  const deadline = new Date(now.getTime() + MOST_THINKING_MS)
  return { deadline, remindAt: null, lastCallAt: null, calendar: null, heldMs: null, upAt: null }
}

/** The sittings after a change. */
export function changed(rows: readonly SittingRow[], change: SittingChange): readonly SittingRow[] {
  const anew = [...change.begun, ...change.moved]
  const replaced = new Set([...change.ended, ...anew.map(({ seat }) => seat)])
  return [
    ...rows
      .filter(({ seat }) => !replaced.has(seat))
      .map((row) => (change.answered.includes(row.seat) ? { ...row, answered: true } : row)),
    ...anew,
  ]
}
