/** The part of `npm run panels` that knows a game: its players, what they want, and how it stands. */
import type { Answer, Decision } from '../../../src/contract/index.ts'
import type { Sight } from '../../../src/matches/api.ts'
import type { Goal, PanelControl, Tap } from '../next-tap.ts'
import type { Standing } from './standing.ts'

/**
 * How a player plays.
 * - `suggested`: takes what a panel proposes
 * - `changing`: changes the proposal at every second question of a kind
 * - `own`: sees no proposals
 */
export type Way = 'suggested' | 'changing' | 'own'

export interface PlayerOptions {
  readonly name: string
  readonly language: 'en' | 'fr'
  readonly way: Way
}

/** A game to play: its format, and the players of both sides. */
export interface GamePlan {
  readonly format: string
  readonly players: readonly [one: PlayerOptions, other: PlayerOptions]
}

/** The answer that a player wants to give, before they touch the panel. */
export type Wish = Omit<Goal, 'chosen'>

/** The mind of one player in one game. */
export interface Wishing {
  /** @param answer the practice opponent's */
  wish(sight: Sight, decision: Decision, answer: Answer): Wish
  /** Returns the tap that takes what the panel offers filled in; null where the player takes their own way. */
  taken(controls: readonly PanelControl[], wish: Wish, decision: Decision): Tap | null
}

/** A game that can be measured. */
export interface MeasuredGame {
  readonly id: string
  /** The formats that may be asked for. */
  readonly formats: readonly string[]
  /** The side of the first player. */
  readonly side: string
  /** The games to play. @param format in which all are played, instead of the usual ones */
  plans(count: number, format?: string): readonly GamePlan[]
  player(options: PlayerOptions): Wishing
  /** Returns how the game stands in a sight of it, with what its reader has put together. */
  standing(sight: Pick<Sight, 'reader' | 'view' | 'decisions'>): Standing
}
