/** How a game stands for one of its players, as far as the count of taps needs it. */
export interface Standing {
  readonly seat: string
  /** The turn of the game in which the question is asked. */
  readonly turn: number
  /** Whether it is the player's own turn. */
  readonly own: boolean
  /** The seat that attacks in the battle that is going on, or that has attacked in its own turn before. */
  readonly attacker: string | null
  /** Names the battle that is going on among those of its turn; null where there is none, or never more than one. */
  readonly battle: string | null
  /** Whether a duel is going on. */
  readonly duel: boolean
  /** Names the payment for a drain that this player makes; null where they make none. */
  readonly drain: string | null
}
