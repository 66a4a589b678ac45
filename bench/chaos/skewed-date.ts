/** Lets the clock of a process be ahead, by as many milliseconds as a file says that the environment names. */
import { readFileSync } from 'node:fs'

const LOOK_MS = 100
const file = process.env.CHAOS_CLOCK_FILE
const RealDate = Date
let aheadMs = 0

/** The time of this machine and what its clock is ahead. */
class SkewedDate extends RealDate {
  // biome-ignore lint/suspicious/noExplicitAny: a date is made of a dozen forms, all passed on as they are.
  constructor(...all: any[]) {
    if (all.length === 0) super(RealDate.now() + aheadMs)
    else super(...(all as [number]))
  }

  static override now(): number {
    return RealDate.now() + aheadMs
  }
}

if (file !== undefined && file !== '') {
  setInterval(() => {
    try {
      aheadMs = Number(readFileSync(file, 'utf8'))
    } catch {
      aheadMs = 0
    }
  }, LOOK_MS).unref()
  globalThis.Date = SkewedDate as DateConstructor
}
