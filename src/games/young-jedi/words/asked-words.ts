/** Each question in words: the question, its meaning, and the effect of each option here and now. */
import type { Decision, DecisionWords, Voice } from '../../../contract/index.ts'
import { clip } from '../../../kit/wording/clipping.ts'
import { opposite, type Side } from '../cards/card.ts'
import { madeHere } from '../state/abouts.ts'
import type { QuestionKind } from '../state/game-state.ts'
import type { View } from '../view/player-view.ts'
import { type Describers, type QuestionContext, ROOM } from './asked/asking.ts'
import { BATTLE } from './asked/battle-asked.ts'
import { DUEL } from './asked/duel-asked.ts'
import { FIGHT } from './asked/fight-asked.ts'
import { PLANET } from './asked/planet-asked.ts'
import { TEXTS } from './asked/texts-asked.ts'
import { TURN } from './asked/turn-asked.ts'
import { versionOf } from './naming.ts'
import { speakerOf } from './say.ts'

const ASKED: Describers = {
  ...PLANET,
  ...TURN,
  ...TEXTS,
  ...BATTLE,
  ...FIGHT,
  ...DUEL,
}

const offeredIn = ({ shape }: Decision): readonly { readonly id: string; readonly card?: string }[] =>
  shape.type === 'choose' ? shape.options : shape.type === 'arrange' ? shape.pieces : []

/** @throws for a question that isn't one of Young Jedi's */
export function decisionWords(
  decision: Decision<Side>,
  view: View,
  voice: Voice,
  chosen: readonly string[] = [],
): DecisionWords {
  // The compiler can't follow that a decision and the words of its kind belong together.
  const describe = ASKED[decision.kind as QuestionKind] as ((asking: QuestionContext) => DecisionWords) | undefined
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
  const offered = offeredIn(decision)
  const options = Object.entries(words.options).map(([id, one]) => {
    const card = offered.find((option) => option.id === id)?.card
    const version = card === undefined ? null : versionOf(card, offered)
    return [id, version === null ? one : { ...one, label: clip(`${one.label} (${version})`, ROOM.label) }] as const
  })
  const exits = decision.exits.map(({ id }) => [id, clip(words.exits[id] ?? id, ROOM.exit)])
  return { ...words, options: Object.fromEntries(options), exits: Object.fromEntries(exits) }
}
