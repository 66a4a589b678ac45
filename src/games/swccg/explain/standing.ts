/** The present facts about the players as a whole: the battle that goes on, Force generation, Life Force. */
import type { Explanation, Voice } from '../../../contract/index.ts'
import { because } from '../../../kit/explain/counting.ts'
import { SIDES, type Side } from '../state/engine-card.ts'
import type { TotalParts } from '../state/game-facts.ts'
import { lifeForce } from '../state/game-state.ts'
import type { Reading } from '../state/position-reading.ts'
import { readingOf } from '../texts/reading-of.ts'
import { battleDestinies, totalParts } from '../values/battling.ts'
import { generation } from '../values/presence.ts'
import type { View } from '../view/player-view.ts'
import { type StorySpeaker, speakerOf } from '../words/speaker.ts'

/** Returns the facts that hold now, those of a battle first. All of them lie open. */
export function standing(view: View, voice: Voice): readonly Explanation[] {
  const reading = readingOf(view)
  const speaker = speakerOf(voice)
  return [...battleLines(reading, speaker), ...SIDES.flatMap((side) => pileLines(view, reading, side, speaker))]
}

const PARTS = ['cards', 'texts', 'power', 'destiny'] as const

/** "Total power 9 = cards 6, battle destiny 3". */
export function totalWords(name: string, parts: TotalParts, { say }: StorySpeaker): string {
  const made = PARTS.filter((part) => parts[part] !== 0)
  const total = say('why.total', { name, total: PARTS.reduce((sum, part) => sum + parts[part], 0) })
  if (made.length < 2) return total
  const said = made.map((part) => say(`why.part.${part}`, { number: parts[part] }))
  return say('why.total.parts', { total, parts: said.join(', ') })
}

function battleLines(reading: Reading, speaker: StorySpeaker): readonly Explanation[] {
  const { battle } = reading.board
  if (battle === null) return []
  return SIDES.flatMap((side) => {
    const name = speaker.name(side)
    const parts = totalParts(reading, battle, side)
    const count = battleDestinies(reading, side, battle.at)
    return [
      because(totalWords(name, parts, speaker), '9.5.1', '9.5.4'),
      ...(battle.totals === null ? [because(speaker.say('why.destinies', { name, count }), '9.4.1')] : []),
    ]
  })
}

function pileLines(view: View, reading: Reading, side: Side, speaker: StorySpeaker): readonly Explanation[] {
  const { say } = speaker
  const name = speaker.name(side)
  const total = generation(reading, side)
  const { reserve, force, used } = view.sizes[side]
  return [
    because(say('why.life', { name, total: lifeForce(view, side), reserve, force, used }), '4.1'),
    because(say('why.activation', { name, total, count: total - 1 }), '6.1'),
  ]
}
