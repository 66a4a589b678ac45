/** The sides of a match, and its readers. */

/** One side of a match, by the game's own name for it. A game gives its own names as a narrower type. */
export type Seat = string

/** The reader of a view: a seat, or anybody else. */
export type Reader<Side extends Seat = Seat> = Side | 'spectator'
