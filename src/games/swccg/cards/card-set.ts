/** A set of cards. */
import type { Card } from './printed-card.ts'

export interface CardSet {
  /** The number before the underscore of its ids. */
  readonly code: string
  readonly name: string
  /** The icon that texts may ask for; absent: its cards have none. */
  readonly icon?: string
  /** Its cards, in any order. */
  readonly cards: readonly Card[]
}
