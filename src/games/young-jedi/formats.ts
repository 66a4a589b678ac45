/** The formats of a game. */

/** The starter game (30 cards, one planet) or the full game (60 cards, three planets). */
export type Format = 'starter' | 'full'
