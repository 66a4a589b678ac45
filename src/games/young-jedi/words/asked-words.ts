/** Each question in words: the question, its meaning, and the effect of each option here and now. */
import type { Decision, DecisionWords, Voice } from '../../../contract/index.ts'
import { clip } from '../../../kit/wording/clipping.ts'
import { opposite, type Side } from '../cards/card.ts'
import { madeHere } from '../rules/abouts.ts'
import type { QuestionKind } from '../rules/state.ts'
import type { View } from '../view.ts'
import { type Asking, type Describers, ROOM } from './asked/asking.ts'
import { BATTLE } from './asked/battle-asked.ts'
import { DUEL } from './asked/duel-asked.ts'
import { FIGHT } from './asked/fight-asked.ts'
import { PLANET } from './asked/planet-asked.ts'
import { TEXTS } from './asked/texts-asked.ts'
import { TURN } from './asked/turn-asked.ts'
import { speakerOf } from './say.ts'

const ASKED: Describers = {
  ...PLANET,
  ...TURN,
  ...TEXTS,
  ...BATTLE,
  ...FIGHT,
  ...DUEL,
}

/** @throws for a question that isn't one of Young Jedi's */
export function decisionWords(
  decision: Decision<Side>,
  view: View,
  voice: Voice,
  chosen: readonly string[] = [],
): DecisionWords {
  // The compiler can't follow that a decision and the words of its kind belong together.
  const describe = ASKED[decision.kind as QuestionKind] as ((asking: Asking) => DecisionWords) | undefined
  if (describe === undefined) throw new Error(`no words for a question like ${decision.kind}`)
  const speaker = speakerOf(voice)
  const side = decision.seat
  const words = describe({
    decision: madeHere(decision),
    chosen,
    view,
    speaker,
    side,
    name: speaker.name(opposite(side)),
  })
  const exits = decision.exits.map(({ id }) => [id, clip(words.exits[id] ?? id, ROOM.exit)])
  return { ...words, exits: Object.fromEntries(exits) }
}
