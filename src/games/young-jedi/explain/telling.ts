/** The things that every explanation needs: the view, the same as a state, and the speaker for its reader. */
import type { OpenChoice, Voice } from '../../../contract/index.ts'
import type { State } from '../state/game-state.ts'
import type { View } from '../view/player-view.ts'
import { seenState } from '../view/seen-state.ts'
import { type Speaker, speakerOf } from '../words/say.ts'

/** A view that is explained to a reader. */
export interface ExplainContext {
  readonly view: View
  /** The view as the rules can be asked about it. */
  readonly state: State
  readonly speaker: Speaker
  /** The reader's questions, with what they have chosen so far. */
  readonly choosing: readonly OpenChoice[]
}

/** Makes what explanations of a view need. */
export const tellingOf = (view: View, voice: Voice, choosing: readonly OpenChoice[] = []): ExplainContext => ({
  view,
  state: seenState(view),
  speaker: speakerOf(voice),
  choosing,
})
