/** The pictures of questions as blocks; each kind of question has its own. */
import type { AnswerDraft, Block, Decision, Scene, Voice } from '../../../../contract/index.ts'
import type { Side } from '../../cards/card.ts'
import type { QuestionKind } from '../../state/game-state.ts'
import type { View } from '../../view/player-view.ts'
import { readingSide } from '../../view/seen-state.ts'
import { speakerOf } from '../../words/say.ts'
import { boardOf, tableBlocks } from './board.ts'
import { CARD } from './card-scene.ts'
import { DUEL, pairOf, restingDuel } from './duel-scene.ts'
import { FIGHT, sumOf } from './fight-sums.ts'
import { FLEETS } from './fleets.ts'
import { HAND } from './hand-scene.ts'
import { LANES } from './plan-lanes.ts'
import { PLANETS_TO_CHOOSE } from './planet-choices.ts'
import { type SceneContext, type ScenePainters, seeingOf } from './seeing.ts'
import { stripOf } from './strip.ts'
import { TABLE } from './table-scene.ts'
import { plainHand } from './tray.ts'
import { VERSUS } from './versus.ts'

const PICTURES: ScenePainters = {
  ...TABLE,
  ...VERSUS,
  ...LANES,
  ...DUEL,
  ...HAND,
  ...FLEETS,
  ...PLANETS_TO_CHOOSE,
  ...FIGHT,
  ...CARD,
}

/**
 * Returns the picture of a question, with the part of the answer that is put together so far. It shows nothing but what
 * follows from the view.
 * @param begun the proposal of the game is completed already
 * @throws if the question isn't one of Young Jedi's
 */
export function sceneOf(decision: Decision<Side>, view: View, begun: AnswerDraft, voice: Voice): Scene {
  // The compiler can't follow that a decision and the picture of its kind belong together.
  const picture = PICTURES[decision.kind as QuestionKind] as ((seeing: SceneContext) => readonly Block[]) | undefined
  if (picture === undefined) throw new Error(`no picture for a question like ${decision.kind}`)
  return { blocks: picture(seeingOf(decision, view, begun, voice)) }
}

/**
 * Returns the table while its reader is asked nothing: the fight or duel that goes on, else both sides of the planet,
 * with the own hand below. Spectators see the dark side below, and no hand.
 */
export function tableScene(view: View, voice: Voice): Scene {
  const speaker = speakerOf(voice)
  const [near] = speaker.sides
  const hand = readingSide(view) === near ? plainHand(view, near, speaker) : []
  const strip = stripOf(view, near, speaker)
  const sum = sumOf(view, near, speaker)
  if (sum !== null) return { blocks: [strip, sum, ...hand] }
  const pair = pairOf(view, near, speaker)
  if (pair !== null) return { blocks: [strip, pair, ...restingDuel(view, near, speaker)] }
  return { blocks: [strip, ...tableBlocks(boardOf(view, near), speaker), ...hand] }
}
