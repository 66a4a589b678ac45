/** Moves the time of the sandbox ahead by hand, and lets everything that is due on the way happen at its moment. */
import { HOUR_MS } from './lengths.ts'
import type { MovedClock } from './moved-clock.ts'

/** The program as the journey needs it. */
export interface Traveller {
  /** Returns the next moment until a time at which something becomes due; null: nothing does. */
  nextDue(until: Date): Promise<Date | null>
  /** Handles what is due, and resolves when nothing is under way any more. */
  settle(): Promise<void>
}

/** The farthest that time moves at once, in milliseconds: a year. */
const FARTHEST_MS = 366 * 24 * HOUR_MS
/** Notices that wait for the morning, or for another try, are delivered at the end of a step. */
const LONGEST_STEP_MS = HOUR_MS

/** The time of the sandbox, which people move. */
export class TimeTravel {
  readonly #clock: MovedClock
  readonly #kept: (aheadMs: number) => void
  readonly #listeners = new Set<() => void>()
  #traveller: Traveller | null = null
  #journey: Promise<void> = Promise.resolve()
  #moving = 0

  /** @param kept called with how far time is ahead, whenever that has changed: a restart must not go back */
  constructor(clock: MovedClock, kept: (aheadMs: number) => void = () => {}) {
    this.#clock = clock
    this.#kept = kept
  }

  /** Names the program that travels; until then time can't be moved. */
  carry(traveller: Traveller): void {
    this.#traveller = traveller
  }

  get aheadMs(): number {
    return this.#clock.aheadMs
  }

  /** Whether time is being moved just now. */
  get moving(): boolean {
    return this.#moving > 0
  }

  /** Calls back at each step and at the end of a journey. @returns a function that ends it */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Moves time ahead, after all journeys that were asked for before. Resolves when all that was due is done.
   *
   * @param where how far in milliseconds, or the moment to reach
   *
   * @throws RangeError if that is no time ahead, or more than a year
   */
  move(where: number | Date): Promise<void> {
    const ms = typeof where === 'number' ? where : where.getTime() - this.#clock.now().getTime()
    if (!(ms > 0 && ms <= FARTHEST_MS)) throw new RangeError('Time moves ahead only, and by a year at most.')
    if (this.#traveller === null) throw new RangeError('Time can be moved once the program has started.')
    this.#moving += 1
    this.#tell()
    const before = this.#journey.catch(() => {})
    this.#journey = before
      .then(() => this.#travel(typeof where === 'number' ? new Date(this.#clock.now().getTime() + where) : where))
      .finally(() => {
        this.#moving -= 1
        this.#tell()
      })
    return this.#journey
  }

  async #travel(end: Date): Promise<void> {
    const traveller = this.#traveller!
    await traveller.settle()
    for (let now = this.#clock.now(); now < end; now = this.#clock.now()) {
      const stepEnd = new Date(Math.min(end.getTime(), now.getTime() + LONGEST_STEP_MS))
      const due = await traveller.nextDue(stepEnd)
      const to = due === null || due <= now ? stepEnd : due
      this.#clock.advance(to.getTime() - this.#clock.now().getTime())
      this.#kept(this.#clock.aheadMs)
      this.#tell()
      await traveller.settle()
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

const UNITS: Readonly<Record<string, number>> = { h: HOUR_MS, d: 24 * HOUR_MS, w: 7 * 24 * HOUR_MS }

/** Reads how far to move: `+1h`, `+3d`, `+1w`, or a date such as `2030-05-01` or `2030-05-01T18:00Z`; null: neither. */
export function readJourney(text: string): number | Date | null {
  const [, count, unit] = /^\+?(\d{1,4})([hdw])$/.exec(text.trim()) ?? []
  if (count !== undefined && unit !== undefined) return Number(count) * (UNITS[unit] ?? 0)
  const date = /^\d{4}-\d\d-\d\d/.test(text.trim()) ? new Date(text.trim()) : null
  return date === null || Number.isNaN(date.getTime()) ? null : date
}
