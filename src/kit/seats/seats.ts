/** Seats by their names. A name from outside (a custom id, the database, a reader) becomes a seat here and nowhere else. */
import type { Seat } from '../../contract/index.ts'

/** Returns the seat of this name; null if the game has no such seat (`spectator`, a foreign text, no name at all). */
export const seatNamed = <Side extends Seat>(seats: readonly Side[], name: unknown): Side | null =>
  seats.find((seat) => seat === name) ?? null

/** Returns the seat of this name. @throws if the game has no such seat */
export function seatOf<Side extends Seat>(seats: readonly Side[], name: unknown): Side {
  const seat = seatNamed(seats, name)
  if (seat === null) throw new Error(`not a seat: ${String(name)}`)
  return seat
}

/** Returns a value for each seat. */
export const bySeat = <Side extends Seat, T>(seats: readonly Side[], of: (seat: Side) => T): Record<Side, T> =>
  // The compiler can't follow that every seat has got its entry.
  Object.fromEntries(seats.map((seat) => [seat, of(seat)])) as Record<Side, T>
