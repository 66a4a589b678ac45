import type { Clock } from '../src/time/clock.ts'

/** Discord counts its ids from the first second of 2015. */
const EPOCH_MS = 1_420_070_400_000n

/** Makes ids as Discord does: 42 bits of time, then a counter. They always rise, even while the clock stands still. */
export class Snowflakes {
  readonly #clock: Clock
  #last: bigint

  constructor(clock: Clock, last = 0n) {
    this.#clock = clock
    this.#last = last
  }

  next(): string {
    const now = (BigInt(this.#clock.now().getTime()) - EPOCH_MS) << 22n
    this.#last = now > this.#last ? now : this.#last + 1n
    return this.#last.toString()
  }

  /** Ensures that future ids are above this one. */
  skipPast(id: string): void {
    if (BigInt(id) > this.#last) this.#last = BigInt(id)
  }
}

/** Returns the time when an id was made. */
export function timeOf(id: string): Date {
  return new Date(Number((BigInt(id) >> 22n) + EPOCH_MS))
}
