/** The layers of a figure: drawings in a fixed order from the back to the front. */
import type { Focus } from '../../../../contract/index.ts'
import type { Brush } from '../../../../kit/drawing/brush.ts'
import type { PersonLook } from '../appearance/types.ts'

/** Draws a part. `colours` are the part's own, base first; the look describes the rest of the person. */
export type PartPainter = (brush: Brush, colours: readonly string[], look: PersonLook) => void

/** One part of a person. Every layer of all parts is drawn before the next layer begins. */
export interface Layers {
  /** Behind the body. */
  readonly back?: PartPainter
  /** The part itself. */
  readonly front?: PartPainter
  /** Before everything else. */
  readonly over?: PartPainter
}

/** A head, with the facts about it that the rest of the figure needs. */
export interface HeadPainter extends Layers {
  /** The outline of the face, to paint on it or cut at it; absent for heads without paint. */
  readonly outline?: string
  /** Instead of a human neck. */
  readonly neck?: PartPainter
  /** The place of the face, with all features that identify the person. */
  readonly focus: Focus
}

/** Hair or headgear; `focus` if the head with it needs another one than the bare head. */
export interface WornPainter extends Layers {
  readonly focus?: Focus
}
