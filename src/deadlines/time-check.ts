/**
 * Compares the clock of this process with the database's, which is the one that counts: deadlines are times that several
 * processes have to read in the same way. This process works by the corrected time. If the machine's own clock differs by
 * more than a mere drift, nobody can trust it, and clocks stand still until somebody has set it.
 */
import type { Logger } from 'pino'
import type { Reach } from '../matches/reach.ts'
import type { Database } from '../storage/open.ts'
import type { CorrectedClock } from '../time/corrected-clock.ts'
import { MINUTE_MS } from '../time/lengths.ts'

/** The dependencies of the check. */
export interface TimeCheckOptions {
  readonly prisma: Pick<Database, '$queryRaw'>
  readonly clock: CorrectedClock
  readonly reach: Pick<Reach, 'report'>
  readonly log: Logger
}

const EVERY_MS = MINUTE_MS
/** The machine's clock is looked at so often, in case that somebody has set it, or that the machine has slept. */
const LOOK_MS = 5_000
/** It has leapt if it has moved by more against the clock of this process. */
const LEAP_MS = 1_000
/** A greater difference is no drift. */
const MOST_MS = MINUTE_MS
/** Smaller changes of the difference are noise. */
const SAME_MS = 100
/** If the database has taken longer to answer, its time says too little, in milliseconds. */
const SLOW_MS = 2_000
/** The sign of `Reach` that the check decides. */
const SIGN = 'clock'

/** Keeps the clock of this process at the database's time. */
export class TimeCheck {
  readonly #options: TimeCheckOptions
  #cancel: () => void = () => {}
  #stopped = false
  /** When it was measured last, and how far the machine's clock was ahead of this process's. */
  #last = { at: 0, leadMs: 0 }

  constructor(options: TimeCheckOptions) {
    this.#options = options
  }

  /** Measures now, again every minute, and soon after the machine's clock has leapt. */
  async start(): Promise<void> {
    await this.measure()
    this.#later()
  }

  stop(): void {
    this.#stopped = true
    this.#cancel()
  }

  /** Measures the difference and corrects the clock by it. Does nothing while the database does not answer. */
  async measure(): Promise<void> {
    const { prisma, clock, reach, log } = this.#options
    const before = clock.machine.now().getTime()
    const leadMs = this.#lead()
    this.#last = { at: before, leadMs }
    let rows: { at: Date }[]
    try {
      rows = await prisma.$queryRaw<{ at: Date }[]>`SELECT clock_timestamp() AS "at"`
    } catch (error) {
      log.warn({ err: error }, 'the time of the database could not be read')
      return
    }
    const tookMs = clock.machine.now().getTime() - before
    const [row] = rows
    if (row === undefined || tookMs > SLOW_MS || tookMs < 0) return
    const aheadMs = before + tookMs / 2 - row.at.getTime()
    if (Math.abs(aheadMs - clock.aheadMs) > Math.max(SAME_MS, tookMs / 2)) {
      log.info({ aheadMs }, 'the clock of this machine differs from the database’s, and is corrected')
      clock.correct(aheadMs)
    }
    const wallMs = aheadMs + leadMs
    reach.report(SIGN, Math.abs(wallMs) > MOST_MS ? wordsFor(wallMs) : null)
  }

  /** How far the machine's clock is ahead of the one by which this process runs, in milliseconds. */
  #lead(): number {
    const { machine, wall } = this.#options.clock
    return wall.now().getTime() - machine.now().getTime()
  }

  #later(): void {
    if (this.#stopped) return
    const { machine } = this.#options.clock
    this.#cancel = machine.wake(new Date(machine.now().getTime() + LOOK_MS), () => {
      const { at, leadMs } = this.#last
      const isDue = machine.now().getTime() - at >= EVERY_MS || Math.abs(this.#lead() - leadMs) > LEAP_MS
      void (isDue ? this.measure() : Promise.resolve()).finally(() => this.#later())
    })
  }
}

const wordsFor = (aheadMs: number): string =>
  `The clock of this machine is ${Math.round(Math.abs(aheadMs) / 1000)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database’s. ` +
  'Set both by a time service (NTP); until then clocks stand still.'
