/** How a game of Young Jedi stands, as far as the count of taps needs it. Pure. */
import type { View } from '../../src/games/young-jedi/view.ts'
import type { Sight } from '../../src/matches/api.ts'

/** How a game stands for one of its players. */
export interface Standing {
  readonly seat: string
  readonly turn: number
  readonly own: boolean
  /** The seat that attacks in the battle that is going on. */
  readonly attacker: string | null
  readonly duel: boolean
  /** Whether this player has as many cards on the table as the opponent, and both have some. */
  readonly ready: boolean
}

/** Returns how the game stands in a sight of it, with what its reader has put together. */
export function standingOf({ reader, view }: Pick<Sight, 'reader' | 'view'>): Standing {
  const { turn, active, battle, duel, sides } = view as View
  const [mine, theirs] = active === 'dark' ? [sides.dark, sides.light] : [sides.light, sides.dark]
  const own = active === reader
  return {
    seat: reader,
    turn,
    own,
    attacker: battle?.attacker ?? null,
    duel: duel !== null,
    ready: own && theirs.table.length > 0 && mine.table.length >= theirs.table.length,
  }
}
