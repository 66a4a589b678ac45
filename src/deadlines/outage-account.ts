/**
 * The account of an outage that may come in many short pieces, such as a program that its host restarts again and again:
 * pieces add up, and get one margin together. Pure.
 */
import { MINUTE_MS } from '../time/lengths.ts'

/** The program makes up for no time down that is shorter than this, all pieces together. */
const OUTAGE_MS = MINUTE_MS
const MARGIN_MS = { least: 10 * MINUTE_MS, most: 60 * MINUTE_MS }
/** Pieces that follow each other within this time are one outage: its margin has just been given. */
const TOGETHER_MS = 60 * MINUTE_MS

/** Returns the time that people get for an outage, in milliseconds: to hear that it is over, and to come back. */
export const extensionFor = (lostMs: number): number =>
  lostMs + Math.min(MARGIN_MS.most, Math.max(MARGIN_MS.least, lostMs))

/** The last outage, as far as it is known. */
export interface OutageAccount {
  /** The time that was lost in all its pieces, in milliseconds. */
  readonly lostMs: number
  /** The time that was given back for it, in milliseconds. */
  readonly givenMs: number
  /** The end of its last piece; null: there was none. */
  readonly lostAt: Date | null
}

/** An account after one more piece. */
export interface AccountAfterLoss {
  readonly account: OutageAccount
  /** The time that the outage had lost before this piece, in milliseconds; none if it begins with it. */
  readonly beforeMs: number
  /** The whole extension for the outage, in milliseconds; none if it is too short so far. */
  readonly wholeMs: number
  /** The part of it that they have not got yet, in milliseconds. */
  readonly extensionMs: number
}

/**
 * Adds a piece of lost time to an account. A piece too short to be made up for is kept until others have joined it.
 *
 * @param lostMs from the last moment at which people could play to `now`, in milliseconds
 */
export function withLoss(account: OutageAccount, lostMs: number, now: Date): AccountAfterLoss {
  const { lostAt } = account
  const sinceMs = lostAt === null ? Number.POSITIVE_INFINITY : now.getTime() - lostMs - lostAt.getTime()
  const goesOn = account.givenMs === 0 || sinceMs <= TOGETHER_MS
  const before = goesOn ? account : { lostMs: 0, givenMs: 0 }
  const sum = before.lostMs + lostMs
  const wholeMs = sum <= OUTAGE_MS ? 0 : extensionFor(sum)
  const extensionMs = Math.max(0, wholeMs - before.givenMs)
  const givenMs = before.givenMs + extensionMs
  return { account: { lostMs: sum, givenMs, lostAt: now }, beforeMs: before.lostMs, wholeMs, extensionMs }
}

/** A loss so short says nothing where another process may have been well meanwhile: it signs as often. */
export const isShort = (lostMs: number): boolean => lostMs <= OUTAGE_MS
