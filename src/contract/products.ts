/** Products of a game: what cards are bought or dealt in, for pools from which players build their decks. */
import type { Language } from './languages.ts'
import type { Seat } from './seats.ts'
import type { DeckList } from './setup.ts'

type Words = Readonly<Record<Language, string>>

/** A number of one product. */
export interface ProductCount {
  readonly product: string
  readonly count: number
}

/** Lists for all seats that are sold together. A pool begins with them, so that it holds a legal deck of each seat. */
export interface StarterSet<Side extends Seat = Seat> {
  readonly id: string
  readonly name: Words
  readonly lists: Readonly<Record<Side, DeckList>>
}

/** A closed pack. No card comes twice within a slot of a pack. */
export interface Pack {
  readonly id: string
  readonly name: Words
  /** The slots with their numbers of cards; each of a slot's cards is as likely as the others. */
  readonly slots: readonly { readonly id: string; readonly count: number; readonly cards: readonly string[] }[]
  /** How its contents are known. */
  readonly source: Words
}

/** A usual pool of a format: starter sets with packs, or a cube, whose cards are dealt one by one. */
export interface PoolRecipe {
  /** Lower-case letters, digits and hyphens. */
  readonly id: string
  readonly name: Words
  readonly starters: readonly ProductCount[]
  readonly packs: readonly ProductCount[]
  /** Cards of a cube, dealt evenly to the seats; 0: none. */
  readonly cards: number
  /** Values of the card filter `set` to which the cube is limited; null: all sets. */
  readonly sets: readonly string[] | null
}

/** Everything of which pools are made. */
export interface Products<Side extends Seat = Seat> {
  readonly starters: readonly StarterSet<Side>[]
  readonly packs: readonly Pack[]
  /** Ids of the cards that a cube may hold, one printing of each. */
  readonly cube: readonly string[]
  /** The number of starter sets whose lists of a seat, put together, are a legal deck of this format. */
  startersFor(format: string): number
  /** The usual pools of a format, the most fitting first. */
  recipes(format: string): readonly PoolRecipe[]
}
