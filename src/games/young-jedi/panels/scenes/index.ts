/** The pictures of questions, as blocks: the table with the own hand below it. */
import type { Begun, Decision, Scene, Voice } from '../../../../contract/index.ts'
import type { Side } from '../../cards/card.ts'
import { madeHere } from '../../rules/abouts.ts'
import type { View } from '../../view.ts'
import { speakerOf } from '../../words/say.ts'
import { takenBy } from '../asking.ts'
import { comingOf, laidOf } from '../deploy-panel.ts'
import { trayOf } from './hand-tray.ts'
import { stripOf, tableOf } from './table-blocks.ts'

/** Returns the picture of a question: the table as it would be with what the draft takes, and the own hand. */
export function sceneOf(decision: Decision<Side>, view: View, begun: Begun, voice: Voice): Scene {
  const speaker = speakerOf(voice)
  const side = decision.seat
  const made = madeHere(decision)
  const taken = takenBy(made, begun)
  const coming = made.kind === 'deploy' ? comingOf(laidOf(made, taken)) : []
  const tray = trayOf(made, view, { taken, suggested: begun.suggested }, speaker)
  return {
    blocks: [stripOf(view, side, speaker), ...tableOf(view, side, coming, speaker), ...(tray === null ? [] : [tray])],
  }
}

/** Returns the table while nothing is asked, from the reader's side; for spectators with the dark side near. */
export function tableScene(view: View, voice: Voice): Scene {
  const speaker = speakerOf(voice)
  const [near] = speaker.sides
  return { blocks: [stripOf(view, near, speaker), ...tableOf(view, near, [], speaker)] }
}
