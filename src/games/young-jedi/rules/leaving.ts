/** The cards that leave in an evacuation (rules 22.4.3, 22.6). */
import type { Planet } from '../cards/card.ts'
import type { EvacuationFrame, PlanCard, Side, State, TableCard } from '../state/game-state.ts'

/** Returns the characters and weapons that leave: all of the side on that planet (rule 22.4.3). */
export function leaving(state: State, side: Side, planet: Planet): readonly TableCard[] {
  const zone = state.sides[side]
  return planet === state.planet ? zone.table : (zone.stranded[planet] ?? [])
}

/** Returns the evacuated cards that texts can see; hidden cards do not count (rule 7.5). */
export const evacuatedOf = (state: State, { side, planet }: EvacuationFrame): readonly PlanCard[] =>
  leaving(state, side, planet).filter((laid) => !laid.hidden)
