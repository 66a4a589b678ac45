/** The present facts about the players as a whole: the battle that goes on, Force generation, Life Force. */
import type { Explanation, Voice } from '../../../contract/index.ts'
import { because } from '../../../kit/explain/counting.ts'
import { nameOf } from '../../../kit/wording/words.ts'
import { SIDES, type Side } from '../state/engine-card.ts'
import type { TotalParts } from '../state/game-facts.ts'
import { lifeForce } from '../state/game-state.ts'
import type { Reading } from '../state/position-reading.ts'
import { readingOf } from '../texts/reading-of.ts'
import { battleDestinies, totalParts } from '../values/battling.ts'
import { generation } from '../values/presence.ts'
import type { View } from '../view/player-view.ts'
import { tell } from '../words/explain-dictionary.ts'

/** Returns the facts that hold now, those of a battle first. All of them lie open. */
export function standing(view: View, voice: Voice): readonly Explanation[] {
  const reading = readingOf(view)
  return [...battleLines(reading, voice), ...SIDES.flatMap((side) => pileLines(view, reading, side, voice))]
}

/** "Total power 9 = cards 6, battle destiny 3". */
export function totalWords(name: string, parts: TotalParts, { language }: Pick<Voice, 'language'>): string {
  const { cards, texts, power, destiny } = parts
  const sum = cards + texts + power + destiny
  const total = tell('total', language, { name, total: sum })
  const made = Object.entries({ cards, texts, power, destiny }).filter(([, number]) => number !== 0)
  if (made.length < 2) return total
  const said = made.map(([part, number]) => tell(`part.${part}`, language, { number }))
  return tell('total.parts', language, { total, parts: said.join(', ') })
}

function battleLines(reading: Reading, voice: Voice): readonly Explanation[] {
  const { battle } = reading.board
  if (battle === null) return []
  return SIDES.flatMap((side) => {
    const name = nameOf(side, voice)
    const parts = totalParts(reading, battle, side)
    const count = battleDestinies(reading, side, battle.at)
    return [
      because(totalWords(name, parts, voice), '9.5.1', '9.5.4'),
      ...(battle.totals === null ? [because(tell('destinies', voice.language, { name, count }), '9.4.1')] : []),
    ]
  })
}

function pileLines(view: View, reading: Reading, side: Side, voice: Voice): readonly Explanation[] {
  const { language } = voice
  const name = nameOf(side, voice)
  const total = generation(reading, side)
  const { reserve, force, used } = view.sizes[side]
  return [
    because(tell('life', language, { name, total: lifeForce(view, side), reserve, force, used }), '4.1'),
    because(tell('activation', language, { name, total, base: total - 1 }), '6.1'),
  ]
}
