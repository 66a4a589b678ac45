/** The chance of the first seat with both hands open: the match is played on again and again by the practice policy. */
import { type Answer, isRefusal, type Seat } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { wilson } from '../kit/chance/wilson.ts'
import { chanceOf } from '../kit/search/chances.ts'
import { playOn } from '../kit/search/playout.ts'
import { errorOf, meanOf } from '../kit/search/samples.ts'
import type { KnownMoment } from './steps.ts'
import type { Work } from './work.ts'

/** A chance from 0 to 1, as it was measured. */
export interface MeasuredChance {
  readonly chance: number
  /** Half of the interval of 95 %. */
  readonly sure: number
  /** The standard error. */
  readonly error: number
}

/** An answer that is given before the match is played on. */
export interface NextAnswer {
  readonly seat: Seat
  readonly answer: Answer
}

/**
 * Returns the chance of the first seat: piles below the known cards are shuffled again for each playout, hands stay.
 * @param seed of this measurement
 * @param next is given first, in each of the playouts
 * @throws if the game can't be analysed, or if no playout came to an end
 */
export function openChance(
  game: AnyGame,
  { state, known }: KnownMoment,
  { playouts, seed, work }: { readonly playouts: number; readonly seed: string; readonly work: Work },
  next: NextAnswer | null = null,
): MeasuredChance {
  const { search } = game
  if (search?.reshuffled === undefined) throw new Error(`${game.id} can not be analysed`)
  const [first] = game.seats as readonly [Seat]
  const results: number[] = []
  for (let one = 0; one < playouts; one++) {
    try {
      const begun = search.reshuffled(state, known, chanceOf(seed, one))
      results.push(playOn({ game, search }, next === null ? begun : given(game, begun, next), first))
    } catch {
      // A playout that fails counts for nothing, and is counted.
    }
  }
  work.add(playouts, playouts - results.length, 'end')
  if (results.length === 0) throw new Error(`${game.id}: no playout came to an end`)
  const chance = meanOf(results)
  const { low, high } = wilson(chance * results.length, results.length)
  return { chance, sure: (high - low) / 2, error: errorOf(results) }
}

function given(game: AnyGame, state: unknown, { seat, answer }: NextAnswer): unknown {
  const step = game.play(state, seat, [answer])
  if (isRefusal(step)) throw new Error(`an answer of the match was refused: ${step.refused}`)
  return step.state
}
