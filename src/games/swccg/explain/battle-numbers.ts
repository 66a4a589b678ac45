/** The numbers of the battle that goes on: total power, the destinies to come, and attrition, each with its parts. */
import type { Explanation } from '../../../contract/index.ts'
import { because } from '../../../kit/explain/counting.ts'
import { signed } from '../../../kit/wording/words.ts'
import { opponentOf, SIDES, type Side } from '../state/engine-card.ts'
import type { TotalParts } from '../state/game-facts.ts'
import type { BattleFrame, CountedDraw } from '../state/game-frames.ts'
import type { Position } from '../state/position-reading.ts'
import { attritionAgainst, attritionParts, battleDestinies, totalParts } from '../texts/values/battling.ts'
import { shortName } from '../words/short-names.ts'
import type { StorySpeaker } from '../words/speaker.ts'
import { partsInWords, sumOf } from './numbers.ts'

const PARTS = ['cards', 'texts', 'power', 'destiny'] as const

const totalOf = (parts: TotalParts): number => PARTS.reduce((sum, part) => sum + parts[part], 0)

/** Returns the total of a side with its parts: "Total power 9 = cards 6, battle destiny 3". */
export function totalWords(name: string, parts: TotalParts, { say }: StorySpeaker): string {
  const made = PARTS.filter((part) => parts[part] !== 0)
  const total = say('why.total', { name, total: totalOf(parts) })
  if (made.length < 2) return total
  const said = made.map((part) => say(`why.part.${part}`, { number: parts[part] }))
  return say('why.total.parts', { total, parts: said.join(', ') })
}

/** Returns the numbers of both sides in the battle that goes on; none where there is no battle. */
export function battleLines(reading: Position, speaker: StorySpeaker): readonly Explanation[] {
  const { battle } = reading.board
  if (battle === null) return []
  return SIDES.flatMap((side) => {
    const name = speaker.name(side)
    const count = battleDestinies(reading, side, battle.at)
    return [
      because(totalLine(reading, battle, side, speaker), '9.5.1', '9.5.4'),
      ...(battle.totals === null ? [because(speaker.say('why.destinies', { name, count }), '9.4.1')] : []),
      ...attritionLine(reading, battle, side, speaker),
    ]
  })
}

/** The total that counts. Its parts are left out once cards that made it have left the battle. */
function totalLine(reading: Position, battle: BattleFrame, side: Side, speaker: StorySpeaker): string {
  const name = speaker.name(side)
  const parts = totalParts(reading, battle, side)
  const total = battle.totals?.[side] ?? totalOf(parts)
  return total === totalOf(parts) ? totalWords(name, parts, speaker) : speaker.say('why.total', { name, total })
}

/** "battle destiny 4 (A-wing)": each draw with its card. */
export const drawsInWords = (draws: readonly CountedDraw[], { say }: StorySpeaker): readonly string[] =>
  draws.map(({ card, value: number }) =>
    card === null ? say('why.part.destiny', { number }) : say('why.part.draw', { number, card: shortName(card) }),
  )

/** The attrition against a side: each destiny that makes it with its card, and each text that changes it. */
function attritionLine(
  reading: Position,
  battle: BattleFrame,
  side: Side,
  speaker: StorySpeaker,
): readonly Explanation[] {
  const { say } = speaker
  const total = battle.totals === null ? attritionAgainst(reading, battle, side) : battle.attrition[side]
  const draws = battle.counted[opponentOf(side)].filter(({ use }) => use === 'battle')
  const changes = attritionParts(reading, battle, side)
  if (total === 0 && draws.length === 0 && changes.length === 0) return []
  const drawn = draws.reduce((sum, { value }) => sum + value, 0)
  // Cards whose texts counted may have left since: what they changed stays.
  const gone = total - drawn - sumOf(changes)
  const texts = gone === 0 ? partsInWords(changes, '', speaker) : ''
  const made = [
    ...drawsInWords(draws, speaker),
    ...(texts === '' ? [] : [texts]),
    ...(gone === 0 ? [] : [say('why.part.texts', { number: signed(total - drawn) })]),
  ]
  const line = say('why.attrition', { name: speaker.person(side), total })
  const words = made.length === 0 ? line : say('why.total.parts', { total: line, parts: made.join(', ') })
  return [because(words, '9.4.3', ...(total === drawn && changes.length === 0 ? [] : ['17.1']))]
}
