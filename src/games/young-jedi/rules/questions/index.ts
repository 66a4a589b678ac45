/** Makes a decision of the contract from each open question: its closed shape, its exits and its data. */
import type { Decision } from '../../../../contract/index.ts'
import type { Side } from '../../cards/card.ts'
import type { Question, State } from '../../state/game-state.ts'
import { BATTLE_QUESTIONS } from './battle-questions.ts'
import { DUEL_QUESTIONS } from './duel-questions.ts'
import { FIGHT_QUESTIONS } from './fight-questions.ts'
import { goingOn } from './follows.ts'
import { PLANET_QUESTIONS } from './planet-questions.ts'
import type { QuestionMakers } from './shapes.ts'
import { TEXT_QUESTIONS } from './texts-questions.ts'
import { TURN_QUESTIONS } from './turn-questions.ts'

const MAKERS: QuestionMakers = {
  ...PLANET_QUESTIONS,
  ...TURN_QUESTIONS,
  ...TEXT_QUESTIONS,
  ...BATTLE_QUESTIONS,
  ...FIGHT_QUESTIONS,
  ...DUEL_QUESTIONS,
}

/** Returns the decision for a question, as its seat may know it. */
export function decisionFor(state: State, question: Question): Decision<Side> {
  const { id, side, kind } = question
  const made = MAKERS[kind](state, side, question)
  return { id, seat: side, kind, ...made, exits: goingOn(state, question, made.exits) }
}
