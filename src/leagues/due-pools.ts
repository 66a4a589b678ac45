/** The draw of pools, in leagues whose players build their decks from them. */
import { AT_ONCE, type DueStep } from './due-step.ts'
import type { League, PlayerId } from './league.ts'

/** Returns the draw of pools: once it is settled who plays, and for late entries as soon as they come. */
export function poolsDue(league: League): DueStep {
  return {
    at: AT_ONCE,
    happen: () => {
      const players = withoutPool(league)
      return players.length === 0 ? [] : [{ type: 'poolsDrawn', players }]
    },
  }
}

/** The players who take part and have no pool yet, in the order of their places. */
function withoutPool({ settings, players, pools = [] }: League): readonly PlayerId[] {
  if (settings.pool == null) return []
  return players.filter(({ id, seed }) => seed !== null && !pools.includes(id)).map(({ id }) => id)
}
