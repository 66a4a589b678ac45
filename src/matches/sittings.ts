/**
 * Decides which seats' time runs. A sitting begins when its seat is called and lasts until the game waits for another
 * seat alone; its own answers don't renew it. A secret answer of another seat that comes to light ends it too: nobody
 * could know the next questions before. All this depends on public facts only, since everybody can see a deadline.
 * Pure.
 */
import type { Seat } from '../contract/index.ts'
import type { Sitting } from './api.ts'

/** A sitting as it is kept. */
export interface SittingRow extends Sitting {
  /** When to remind; null once done. */
  readonly remindAt: Date | null
  /** The seat has answered in secret: its clock has stopped, but everybody else still sees it as called. */
  readonly answered: boolean
}

/** The share of a sitting after which its person is reminded. */
const REMIND_AT = 0.8

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
  readonly sittingMs: number
}

/** Returns the sittings after a change: which ones begin, go on, are answered or end. */
export function sittingsAfter(turn: Turn): SittingChange {
  const { before, after, opened, publicly, rows, absent } = turn
  const begun: SittingRow[] = []
  const answered: Seat[] = []
  const row = (seat: Seat) => rows.find((one) => one.seat === seat)
  for (const seat of new Set([...publicly, ...after])) {
    const waiting = after.includes(seat)
    if (before.includes(seat) && row(seat) !== undefined && !opened.has(seat)) {
      if (!waiting) answered.push(seat)
    } else if (waiting || opened.has(seat) || row(seat) === undefined) {
      // Also for a seat whose order has answered in secret: everybody else must see the same as if it had not.
      begun.push(begin(seat, !waiting, turn))
    }
  }
  return {
    begun,
    answered,
    ended: rows.map(({ seat }) => seat).filter((seat) => !publicly.includes(seat) && !after.includes(seat)),
    called: after.filter((seat) => !before.includes(seat) || seat === absent),
    completed: before.filter((seat) => !after.includes(seat) || opened.has(seat)),
  }
}

function begin(seat: Seat, answered: boolean, { now, sittingMs, misses, before, absent }: Turn): SittingRow {
  const hasEndedOne = before.includes(seat) && seat !== absent
  return {
    seat,
    calledAt: now,
    deadline: new Date(now.getTime() + sittingMs),
    remindAt: new Date(now.getTime() + sittingMs * REMIND_AT),
    misses: hasEndedOne ? 0 : (misses[seat] ?? 0),
    answered,
  }
}

/** The sittings after a change. */
export function changed(rows: readonly SittingRow[], change: SittingChange): readonly SittingRow[] {
  const replaced = new Set([...change.ended, ...change.begun.map(({ seat }) => seat)])
  return [
    ...rows
      .filter(({ seat }) => !replaced.has(seat))
      .map((row) => (change.answered.includes(row.seat) ? { ...row, answered: true } : row)),
    ...change.begun,
  ]
}
