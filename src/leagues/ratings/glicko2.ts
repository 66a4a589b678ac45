/**
 * Glicko-2 after Glickman, with rating periods of any length: a rating is updated after each game, and the time since the
 * last one counts as a fraction of a period. Own code, because `glicko2-lite` adds a whole period at each call; the tests
 * hold the two against each other where both mean the same.
 */
import { DAY_MS } from '../../time/lengths.ts'

/** A rating with its uncertainty. */
export interface Rating {
  readonly rating: number
  /** The rating deviation: in 19 of 20 cases the true strength is within 1.96 of it. */
  readonly deviation: number
  readonly volatility: number
}

/** A game from one player's view. */
export interface RatedGame {
  readonly opponent: Rating
  /** 1 a win, ½ a draw, 0 a loss. */
  readonly score: number
  /** Points that the player's side is worth beyond the rating; negative for the weaker side. */
  readonly advantage?: number
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

/** How fast volatility may change. */
const TAU = 0.5
/** Points of a rating in one unit of Glicko-2's own scale. */
const SCALE = 173.7178
const MIDDLE = 1500
/** A deviation of 60 grows to 110 in a year without games, which makes the rating provisional again. */
const PERIODS_PER_DAY = (110 ** 2 - 60 ** 2) / SCALE ** 2 / 0.06 ** 2 / 365
const LEAST_DEVIATION = 45
const MOST_DEVIATION = 350
const MOST_VOLATILITY = 0.1
const LEAST_RATING = 400
const MOST_RATING = 4000
const PRECISION = 1e-10
const MOST_STEPS = 200

/** Returns the rating periods in a time. */
export const periodsIn = (ms: number): number => Math.max(0, (ms / DAY_MS) * PERIODS_PER_DAY)

/** Returns the rating after this many periods without a game: only its deviation grows. */
export function idle(player: Rating, periods: number): Rating {
  return {
    ...player,
    deviation: Math.min(MOST_DEVIATION, grown(player.deviation / SCALE, player.volatility, periods) * SCALE),
  }
}

const grown = (deviation: number, volatility: number, periods: number): number =>
  Math.sqrt(deviation ** 2 + periods * volatility ** 2)

/**
 * Returns the rating after these games, which count as played together.
 *
 * @param periods rating periods since the player's last update
 */
export function rated(player: Rating, games: readonly RatedGame[], periods: number): Rating {
  if (games.length === 0) return idle(player, periods)
  const own = (player.rating - MIDDLE) / SCALE
  const deviation = player.deviation / SCALE
  let information = 0
  let surprise = 0
  for (const { opponent, score, advantage = 0 } of games) {
    const weight = 1 / Math.sqrt(1 + (3 * (opponent.deviation / SCALE) ** 2) / Math.PI ** 2)
    const difference = own + advantage / SCALE - (opponent.rating - MIDDLE) / SCALE
    const expected = 1 / (1 + Math.exp(-weight * difference))
    information += weight ** 2 * expected * (1 - expected)
    surprise += weight * (score - expected)
  }
  const variance = 1 / information
  const volatility = newVolatility(player.volatility, deviation, variance, variance * surprise)
  const before = grown(deviation, volatility, periods)
  const after = 1 / Math.sqrt(1 / before ** 2 + 1 / variance)
  return {
    rating: within(LEAST_RATING, MIDDLE + SCALE * (own + after ** 2 * surprise), MOST_RATING),
    deviation: within(LEAST_DEVIATION, after * SCALE, MOST_DEVIATION),
    volatility: Math.min(MOST_VOLATILITY, volatility),
  }
}

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

/** Finds the volatility by the Illinois algorithm, as Glickman's step 5 does. */
function newVolatility(volatility: number, deviation: number, variance: number, improvement: number): number {
  const start = Math.log(volatility ** 2)
  const slope = (x: number): number => {
    const e = Math.exp(x)
    const spread = deviation ** 2 + variance + e
    return (e * (improvement ** 2 - spread)) / (2 * spread ** 2) - (x - start) / TAU ** 2
  }
  let low = start
  let high: number
  if (improvement ** 2 > deviation ** 2 + variance) high = Math.log(improvement ** 2 - deviation ** 2 - variance)
  else {
    let steps = 1
    while (slope(start - steps * TAU) < 0 && steps < MOST_STEPS) steps++
    high = start - steps * TAU
  }
  let [atLow, atHigh] = [slope(low), slope(high)]
  for (let step = 0; step < MOST_STEPS && Math.abs(high - low) > PRECISION; step++) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow)
    const atNext = slope(next)
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh]
    else atLow /= 2
    ;[high, atHigh] = [next, atNext]
  }
  return Math.exp(low / 2)
}
