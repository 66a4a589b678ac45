/** Standing orders that belong to a deck. */
import type { Language } from './languages.ts'
import type { OrderOffer, StandingOrder } from './orders.ts'
import type { Seat } from './seats.ts'
import type { DeckList } from './setup.ts'
import type { OrderWords } from './words.ts'

/** Standing orders that belong to a deck: taken into each match that is begun with it, and changeable there. */
export interface DeckOrders<Side extends Seat = Seat> {
  offers(list: DeckList, seat: Side, format: string): readonly OrderOffer[]
  /**
   * The orders that a deck has by itself, where its owner says nothing else. They answer every question that the game
   * asks before the first turn, whatever the deck holds: an empty list where there is nothing to choose from. So neither
   * a pause nor its absence tells what is in it.
   */
  filled(list: DeckList, seat: Side, format: string): readonly StandingOrder[]
  words(offer: OrderOffer, seat: Side, language: Language): OrderWords
  /** An order in one sentence. */
  standing(order: StandingOrder, seat: Side, language: Language): string
}
