/** How a game stands for one of its players, as far as the count of taps needs it. */
export interface Standing {
  readonly seat: string
  readonly turn: number
  readonly own: boolean
  /** The seat that attacks in the battle that is going on. */
  readonly attacker: string | null
  readonly duel: boolean
  /** Names the payment for a drain that this player makes; null where they make none. */
  readonly drain: string | null
}
