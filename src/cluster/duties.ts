/**
 * Duties: work that one process at a time may do, such as delivering the notices of some of the matches. Workers share
 * them by leases, each about as many as the others. A worker alone on its database has all of them, without leases.
 */
import { hash } from 'node:crypto'
import type { Fence, Leases } from '../storage/leases.ts'

/** Notices are delivered by this many parts, each by one process at a time; this many workers can share them. */
const PARTS = 16

/** The effects of leagues, and the boards of servers. */
export const LEAGUES_DUTY = 'leagues'
export const BOARDS_DUTY = 'boards'
export const outboxPart = (part: number): string => `outbox ${part}`

/** All duties. */
export const DUTIES: readonly string[] = [
  ...Array.from({ length: PARTS }, (_, part) => outboxPart(part)),
  LEAGUES_DUTY,
  BOARDS_DUTY,
]

/** Returns the part to which the notices of a match (or of a challenge) belong. @param lane see `outbox-lane.ts` */
export const partOf = (lane: string): number => hash('md5', lane, 'buffer').readUInt16BE(0) % PARTS

/** The duty to deliver the notices of a match (or of a challenge). */
export const outboxDuty = (lane: string): string => outboxPart(partOf(lane))

/** The dependencies of duties. */
export interface DutiesOptions {
  /** Null: this process does everything, or, if `none`, nothing. */
  readonly leases: Leases | null
  readonly none: boolean
}

/** The duties of this process. */
export class Duties {
  readonly #options: DutiesOptions
  #own: ReadonlySet<string> = new Set()
  /** Own duties whose lease ran out before it was renewed, until those who listen know. */
  readonly #lapsed = new Set<string>()
  readonly #listeners: ((begun: readonly string[], ended: readonly string[]) => void)[] = []

  constructor(options: DutiesOptions) {
    this.#options = options
  }

  /** Whether this process may do something now. */
  has(duty: string): boolean {
    const { leases, none } = this.#options
    if (none) return false
    return leases === null || leases.holds(duty)
  }

  /** Whether this process has all duties, for as long as it lives. */
  get everything(): boolean {
    const { leases, none } = this.#options
    return leases === null && !none
  }

  /** The right under which a duty is written; null: this process needs none. A duty that it has not may write nothing. */
  fence(duty: string): Fence | null {
    const { leases, none } = this.#options
    if (leases === null && !none) return null
    return leases?.fence(duty) ?? { lease: duty, number: 0n }
  }

  /**
   * Calls back with duties that have begun and ended. One whose lease ran out before it was renewed has begun anew: what
   * others told of it meanwhile was not heard.
   */
  onChange(listener: (begun: readonly string[], ended: readonly string[]) => void): void {
    this.#listeners.push(listener)
  }

  /**
   * Renews the own duties, takes free ones, and gives some back, so that each worker has its share.
   *
   * @param workers the number of living workers, this one included
   *
   * @throws StorageDown
   */
  async balance(workers: number): Promise<void> {
    const { leases, none } = this.#options
    if (leases === null || none) return
    const share = Math.ceil(DUTIES.length / Math.max(1, workers))
    const own = [...this.#own]
    // Kept beyond an error of the database: the next time, some of them may have been renewed already.
    for (const duty of own) if (!leases.holds(duty)) this.#lapsed.add(duty)
    const kept = new Set<string>()
    for (const duty of own.slice(0, share)) if (await leases.take(duty)) kept.add(duty)
    await leases.release(own.slice(share))
    for (const duty of DUTIES)
      if (kept.size < share && !this.#own.has(duty) && (await leases.take(duty))) kept.add(duty)
    this.#changed(kept)
  }

  /** Gives all duties back. */
  async end(): Promise<void> {
    const { leases } = this.#options
    if (leases === null) return
    const own = [...this.#own]
    this.#changed(new Set())
    await leases.release(own)
  }

  #changed(now: ReadonlySet<string>): void {
    const begun = [...now].filter((duty) => !this.#own.has(duty) || this.#lapsed.has(duty))
    this.#lapsed.clear()
    const ended = [...this.#own].filter((duty) => !now.has(duty))
    this.#own = now
    if (begun.length + ended.length > 0) for (const listener of this.#listeners) listener(begun, ended)
  }
}
