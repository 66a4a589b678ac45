/** What a part of a figure is made of: drawings in a fixed order from the back to the front. */
import type { Focus } from '../../../../contract/index.ts'
import type { PersonLook } from '../appearance/types.ts'
import type { Brush } from './brush.ts'

/** Draws a part. `colours` are the part's own, base first; the look says what the rest of the person is like. */
export type Draw = (brush: Brush, colours: readonly string[], look: PersonLook) => void

/** One part of a person. Every layer of all parts is drawn before the next layer begins. */
export interface Layers {
  /** Behind the body. */
  readonly back?: Draw
  /** The part itself. */
  readonly front?: Draw
  /** Before everything else. */
  readonly over?: Draw
}

/** A head, with what the rest of the figure must know of it. */
export interface HeadPainter extends Layers {
  /** The face, for what is painted on it or cut off by it; absent where nothing of the kind is worn. */
  readonly outline?: string
  /** Instead of a human neck. */
  readonly neck?: Draw
  /** Where the face lies, with all that tells who it is. */
  readonly focus: Focus
}

/** Hair or headgear; `focus` where the head with it asks for another one than the bare head. */
export interface WornPainter extends Layers {
  readonly focus?: Focus
}
