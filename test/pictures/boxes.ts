/** How boxes of a picture lie to each other, but for a pixel of rounding. */
import type { Rect } from '../../src/contract/index.ts'

const ROUNDING = 1
/** Whether a box lies within another one. */
export const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - ROUNDING &&
  inner.y >= outer.y - ROUNDING &&
  inner.x + inner.width <= outer.x + outer.width + ROUNDING &&
  inner.y + inner.height <= outer.y + outer.height + ROUNDING
/** Whether two boxes cover each other. */
export const overlap = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width - ROUNDING &&
  other.x < one.x + one.width - ROUNDING &&
  one.y < other.y + other.height - ROUNDING &&
  other.y < one.y + one.height - ROUNDING
