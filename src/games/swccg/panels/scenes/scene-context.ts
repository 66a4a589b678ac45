/** All that pictures of a position are made from. */
import type { Voice } from '../../../../contract/index.ts'
import { seatNamed } from '../../../../kit/seats/seats.ts'
import { opponentOf, SIDES, type Side } from '../../state/engine-card.ts'
import type { Position } from '../../state/position-reading.ts'
import { readingOf } from '../../texts/reading-of.ts'
import type { View } from '../../view/player-view.ts'
import { type StorySpeaker, speakerOf } from '../../words/speaker.ts'

/** A position with its reader and their language. */
export interface SceneContext {
  readonly view: View
  readonly reading: Position
  readonly speaker: StorySpeaker
  /** The side that is below and left: the reader's own; for a spectator the first. */
  readonly near: Side
  readonly far: Side
  /** Whether the reader plays. */
  readonly plays: boolean
}

/** Returns the context of a view for the reader of a voice. */
export function sceneContext(view: View, voice: Voice): SceneContext {
  const speaker = speakerOf(voice)
  const [near] = speaker.sides
  return {
    view,
    reading: readingOf(view),
    speaker,
    near,
    far: opponentOf(near),
    plays: seatNamed(SIDES, view.reader) !== null,
  }
}
