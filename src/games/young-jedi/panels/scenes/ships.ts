/** Starships with their power in a starship battle. */
import type { Tile } from '../../../../contract/index.ts'
import type { Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { fixedPower } from '../../rules/battle/power.ts'
import { loneScene } from '../../view/lone-scene.ts'
import type { View } from '../../view/player-view.ts'
import { seenState } from '../../view/seen-state.ts'
import type { Speaker } from '../../words/say.ts'
import type { BattlingCard } from './battle-uses.ts'
import { powerFigure, tileOf } from './tiles.ts'

/** Returns the power of a starship, draws not counted. */
export function shipPower(ship: BattlingCard, side: Side, view: View): number {
  const state = seenState(view)
  const { characters, texts } = fixedPower(state, side, loneScene(state, side, ship, null, 'space'))
  return Math.max(0, characters + texts)
}

/** Returns the power of these starships together, draws not counted. */
export const shipsPower = (ships: readonly BattlingCard[], side: Side, view: View): number =>
  ships.reduce((sum, ship) => sum + shipPower(ship, side, view), 0)

/** Returns a starship with its power. */
export function shipTile(ship: BattlingCard, side: Side, view: View, { say }: Speaker): Tile {
  const plate = powerFigure(ship.card, shipPower(ship, side, view), say)
  return { ...tileOf(ship.handle, ship.card), ...(plate === null ? {} : { plate }) }
}

/** Returns how many of these starships are starfighters, which draw destiny (rule 22.3). */
export const starfightersIn = (ships: readonly BattlingCard[]): number =>
  ships.filter(({ card }) => {
    const data = cardById(card)
    return data.type === 'starship' && data.starfighter
  }).length
