/** The worth of a side in points of rating, fitted from the games of a season. */

/** A game as the fit sees it. */
export interface SidedGame {
  /** The rating of side 0 minus that of side 1 before the game. */
  readonly difference: number
  /** The score of side 0. */
  readonly score: number
}

const SCALE = 173.7178
/** How far from 0 the worth may be expected, in points: few games move it little. */
const PRIOR = 30
const STEPS = 50

/**
 * Returns the points that side 0 is worth: the most probable value, given that it is 0 give or take 30 before any game
 * has been seen. It is fitted once a season and stays fixed in it.
 */
export function sideAdvantage(games: readonly SidedGame[]): number {
  let worth = 0
  for (let step = 0; step < STEPS; step++) {
    let slope = -worth / PRIOR ** 2
    let curve = -1 / PRIOR ** 2
    for (const { difference, score } of games) {
      const expected = 1 / (1 + Math.exp(-(difference + worth) / SCALE))
      slope += (score - expected) / SCALE
      curve -= (expected * (1 - expected)) / SCALE ** 2
    }
    worth -= slope / curve
  }
  return worth
}
