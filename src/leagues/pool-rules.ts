/** Leagues whose players build their decks from a pool: cards that the league's seed gives them once sign-up has ended. */
import type { Json, ProductCount } from '../contract/index.ts'

/** The pool of each player of a league, as its settings hold it. */
export interface PoolRules {
  /** `sealed`: starter sets and packs. `cube`: starter sets and cards that are dealt one by one. */
  readonly kind: 'sealed' | 'cube'
  /** One pool of which everybody has all cards; else each player has a pool of their own. */
  readonly shared: boolean
  /** Hours from the draw to round 1, in which decks are built. */
  readonly buildHours: number
  readonly starters: readonly ProductCount[]
  /** Empty for a cube. */
  readonly packs: readonly ProductCount[]
  /** Cards of a cube, dealt evenly to the sides; 0 for a sealed pool. */
  readonly cards: number
  /** The sets and conditions of cards of a cube, as rules for decks have them. */
  readonly sets: readonly string[] | null
  readonly theme: Json
}
