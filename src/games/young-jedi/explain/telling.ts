/** How an explanation is put together: what is asked of whom, and lines with the rules on which they rest. */
import type { Explanation, Voice } from '../../../contract/index.ts'
import type { State } from '../rules/state.ts'
import { seenState } from '../seen/seen-state.ts'
import type { View } from '../view.ts'
import { type Speaker, speakerOf } from '../words/say.ts'

export interface Telling {
  readonly view: View
  /** The view as the rules can be asked about it. */
  readonly state: State
  readonly speaker: Speaker
}

export const tellingOf = (view: View, voice: Voice): Telling => ({
  view,
  state: seenState(view),
  speaker: speakerOf(voice),
})

export const because = (text: string, ...rules: readonly string[]): Explanation => ({ text, rules })
