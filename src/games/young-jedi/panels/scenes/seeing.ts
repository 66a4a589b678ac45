/** The parts of a question from which its picture is made. */
import type { AnswerDraft, Block, Decision, Voice } from '../../../../contract/index.ts'
import { takenOf } from '../../../../kit/decisions/chosen.ts'
import { opposite, type Side } from '../../cards/card.ts'
import { type DecisionOf, madeHere } from '../../state/abouts.ts'
import type { QuestionKind } from '../../state/game-state.ts'
import type { View } from '../../view/player-view.ts'
import { type Speaker, speakerOf } from '../../words/say.ts'

/** A question with the part of its answer that is put together so far. */
export interface SceneContext<One = DecisionOf> {
  readonly decision: One
  readonly view: View
  readonly begun: AnswerDraft
  readonly speaker: Speaker
  /** The side that is asked; it is below in every picture. */
  readonly side: Side
  readonly far: Side
  /** The opponent by name. */
  readonly name: string
  /** Ids of the options that the draft takes, as far as they can be taken together. */
  readonly taken: readonly string[]
  /** The state of a card that the draft takes. */
  readonly mark: 'chosen' | 'suggested'
}

/** The picture of each kind of question, from top to bottom. */
export type ScenePainters = {
  readonly [Kind in QuestionKind]: (seeing: SceneContext<DecisionOf<Kind>>) => readonly Block[]
}

/** Puts together the parts of a question from which its picture is made. */
export function seeingOf(decision: Decision<Side>, view: View, begun: AnswerDraft, voice: Voice): SceneContext {
  const made = madeHere(decision)
  const speaker = speakerOf(voice)
  const side = decision.seat
  const far = opposite(side)
  const { shape } = decision
  return {
    decision: made,
    view,
    begun,
    speaker,
    side,
    far,
    name: speaker.name(far),
    taken: shape.type === 'choose' ? takenOf(shape, begun.choose ?? []) : [],
    mark: begun.suggested ? 'suggested' : 'chosen',
  }
}
