/** The values of players in a battle, as texts ask for them. */
import type { Side } from '../../state/engine-card.ts'
import type { Position } from '../../state/position-reading.ts'
import type { Stat } from '../language/words.ts'
import { attritionAgainst, totalPower } from '../values/battling.ts'

/**
 * Returns the value of a side in this battle: what it still owes, or its total power; null without a battle. Attrition before
 * totals are compared is what it would be.
 * @throws for a value that no player has
 */
export function playerValue(reading: Position, side: Side, stat: Stat): number | null {
  const { battle } = reading.board
  if (battle === null) return null
  switch (stat) {
    case 'battle damage':
      return battle.damageLeft[side]
    case 'attrition':
      return battle.totals === null ? attritionAgainst(reading, battle, side) : battle.attritionLeft[side]
    case 'total power':
      return totalPower(reading, battle, side)
    default:
      throw new Error(`${stat} is no value of a player`)
  }
}
