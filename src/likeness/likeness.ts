/**
 * Painters of persons and machines that any game may use. They know shapes and colours, and no card: a game says who has which.
 * The neck of a figure stands at 0/0, the middle of a human head at 0/−150.
 */
import type { Focus } from '../contract/index.ts'
import type { Brush } from '../kit/drawing/brush.ts'

/** Draws a part; its colours are base, second, third. The painter chooses missing ones. */
export type PaintedPart = (brush: Brush, colours: readonly string[]) => void

/** Something worn on the head, in layers around it; `focus` if the head with it needs another one than the bare head. */
export interface WornLikeness {
  /** Behind the body. */
  readonly back?: PaintedPart
  readonly front?: PaintedPart
  /** Before everything else. */
  readonly over?: PaintedPart
  readonly focus?: Focus
}
