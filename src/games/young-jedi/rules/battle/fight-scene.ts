/** The current fight as texts see it. */

import { type BattleFrame, type Fighters, type FightFrame, frameOf, type State } from '../../state/game-state.ts'
import type { Table } from '../../state/game-table.ts'
import { placeOf } from '../../state/game-table.ts'
import type { FightScene, FightSceneSide } from '../../texts/reading/scene.ts'
import { evacuatedOf } from '../leaving.ts'

/** A side of a fight without its ignored weapons. */
const sceneSide = ({ characters, weapons, battle, ignored, carried }: Fighters): FightSceneSide => ({
  characters,
  weapons: weapons.filter(({ handle }) => !ignored.includes(handle)),
  ignored,
  battle: battle?.card ?? null,
  carried,
})

/** Returns the scene of a fight in a battle. */
export function sceneOf(state: State, battle: BattleFrame, fighters: FightFrame['fighters']): FightScene {
  const evacuation = frameOf(state, 'evacuation')
  return {
    kind: battle.where === 'space' ? 'space' : 'battle',
    planet: battle.planet,
    place: battle.where === 'space' ? null : placeOf(state),
    sides: { dark: sceneSide(fighters.dark), light: sceneSide(fighters.light) },
    initiator: null,
    evacuated:
      battle.where === 'space' && evacuation !== null
        ? { side: evacuation.side, cards: evacuatedOf(state, evacuation) }
        : null,
  }
}

/** Returns the current battle. @throws if there is none */
export function battleFor(table: Table): BattleFrame {
  const battle = frameOf(table.state, 'battle')
  if (battle === null) throw new Error('a fight without a battle')
  return battle
}
