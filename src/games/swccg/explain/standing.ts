/** The present facts about the players as a whole: the battle that goes on, Force generation, Life Force. */
import type { Explanation, Voice } from '../../../contract/index.ts'
import { because } from '../../../kit/explain/counting.ts'
import { SIDES, type Side } from '../state/engine-card.ts'
import { lifeForce } from '../state/game-state.ts'
import type { Position } from '../state/position-reading.ts'
import { readingOf } from '../texts/reading-of.ts'
import { generation } from '../texts/values/presence.ts'
import type { View } from '../view/player-view.ts'
import { type StorySpeaker, speakerOf } from '../words/speaker.ts'
import { battleLines } from './battle-numbers.ts'

/** Returns the facts that hold now, those of a battle first. All of them lie open. */
export function standing(view: View, voice: Voice): readonly Explanation[] {
  const reading = readingOf(view)
  const speaker = speakerOf(voice)
  return [...battleLines(reading, speaker), ...SIDES.flatMap((side) => pileLines(view, reading, side, speaker))]
}

function pileLines(view: View, reading: Position, side: Side, speaker: StorySpeaker): readonly Explanation[] {
  const { say } = speaker
  const name = speaker.name(side)
  const total = generation(reading, side)
  const { reserve, force, used } = view.sizes[side]
  return [
    because(say('why.life', { name, total: lifeForce(view, side), reserve, force, used }), '4.1'),
    because(say('why.activation', { name, total, count: total - 1 }), '6.1'),
  ]
}
