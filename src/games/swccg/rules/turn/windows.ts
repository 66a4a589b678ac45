/** Windows: chances that go to and fro between the players until both have passed (rules 5.4, 15.8; SG-82). */
import { opened, type ToAndFro, wentOn } from '../../../../kit/flow/windows.ts'
import { SIDES, type Side } from '../../state/engine-card.ts'

/** A frame with a window. */
export interface FrameWithWindow {
  window: ToAndFro<Side> | null
}

/**
 * Returns the side that is asked next, and keeps the window; a side that could do nothing passes by itself. Null once
 * both have passed: the window is shut again.
 */
export function nextIn(frame: FrameWithWindow, first: Side, could: (side: Side) => boolean): Side | null {
  frame.window ??= opened(first)
  while (frame.window !== null) {
    if (frame.window.passes < SIDES.length && could(frame.window.turn)) return frame.window.turn
    frame.window = wentOn(frame.window, true, SIDES)
  }
  return null
}

/** The side of the window has passed or acted. Where both have passed, `nextIn` shuts it. */
export function answered(frame: FrameWithWindow, passed: boolean): void {
  if (frame.window === null) return
  const { turn } = frame.window
  frame.window = wentOn(frame.window, passed, SIDES) ?? { turn, passes: SIDES.length }
}
