/** Dates that people type: from yesterday to three years ahead, so that no loop over days runs longer. Pure. */
import { DAY_MS } from './lengths.ts'

/** How far ahead a typed date may lie. */
const MOST_AHEAD_MS = 3 * 366 * DAY_MS
/** Yesterday, wherever somebody lives. */
const MOST_BACK_MS = 2 * DAY_MS

/** Whether a date such as 2026-12-24 is one of the calendar, from yesterday to three years ahead. */
export function isInRange(date: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false
  const at = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date) return false
  return at >= now.getTime() - MOST_BACK_MS && at <= now.getTime() + MOST_AHEAD_MS
}
