/** Lines that say of which parts a number is made. */
import type { Explanation } from '../../../contract/index.ts'
import { because } from '../../../kit/explain/counting.ts'
import { signed } from '../../../kit/wording/words.ts'
import { cardOf } from '../state/engine-card.ts'
import type { TableCard } from '../state/game-state.ts'
import type { NumberPart, Position } from '../state/position-reading.ts'
import { numberParts, type TableStat } from '../texts/values/fighting-values.ts'
import { shortName } from '../words/short-names.ts'
import type { StorySpeaker } from '../words/speaker.ts'

/** "Midge +2, its own text +1": changes of one card together. @param own catalogue id of the card whose number it is */
export function partsInWords(parts: readonly NumberPart[], own: string, { say }: StorySpeaker): string {
  const sums = new Map<string | null, number>()
  for (const { card, change } of parts) sums.set(card, (sums.get(card) ?? 0) + change)
  return [...sums]
    .filter(([, change]) => change !== 0)
    .map(([card, change]) => {
      if (card === null) return say('why.floor')
      return `${card === own ? say('why.own-text') : shortName(card)} ${signed(change)}`
    })
    .join(', ')
}

/** The sum of the changes. */
export const sumOf = (parts: readonly NumberPart[]): number => parts.reduce((sum, { change }) => sum + change, 0)

/** The rules on which each number rests. */
const RULES: Readonly<Record<TableStat, readonly string[]>> = {
  power: ['2.3.4'],
  ability: ['2.3.5'],
  forfeit: ['2.3.3'],
  defense: ['2.3.6'],
  armor: ['2.3.6'],
  maneuver: ['10.2.4'],
  landspeed: ['2.3.7'],
  hyperspeed: ['2.3.8'],
}

/** The line of one number of a card on table; none where it has none, or where it is 0 and nothing changes it. */
export function numberLine(reading: Position, piece: TableCard, stat: TableStat, speaker: StorySpeaker): Explanation[] {
  const found = numberParts(reading, piece, stat)
  if (found === null) return []
  const { base, parts } = found
  const total = base + sumOf(parts)
  if (total === 0 && parts.length === 0) return []
  const { say } = speaker
  const named = { stat: say(`why.stat.${stat}`), total }
  if (parts.length === 0) return [because(say('why.plain', named), ...RULES[stat])]
  const made = { ...named, base, parts: partsInWords(parts, piece.card, speaker) }
  return [because(say('why.changed', made), ...RULES[stat], '17.1')]
}

/** The numbers that say something about a card of this kind on table. */
export function statsFor(piece: TableCard): readonly TableStat[] {
  const { type } = cardOf(piece.card)
  if (type === 'character') return ['power', 'ability', 'defense', 'forfeit', 'landspeed']
  if (type === 'starship') return ['power', 'ability', 'maneuver', 'defense', 'forfeit', 'hyperspeed']
  if (type === 'vehicle') return ['power', 'ability', 'maneuver', 'defense', 'forfeit', 'landspeed']
  return type === 'weapon' ? ['forfeit'] : []
}
