/** Round robins by FIDE's Berger tables: everybody meets everybody once in each leg, and sides stay balanced. */
import type { Pair, PlayerId } from '../league.ts'

/** A round of a round robin: its pairs, the player of side 0 first, and the player who has no opponent. */
export interface RobinRound {
  readonly pairs: readonly Pair<PlayerId>[]
  readonly free: PlayerId | null
}

/** Returns the number of rounds of one leg. */
export const robinRounds = (players: number): number => (players < 2 ? 0 : players % 2 === 0 ? players - 1 : players)

/**
 * Returns a round of a round robin.
 *
 * @param players in order of strength; they get the numbers of the table
 * @param round from 0 through all legs; a second leg repeats the first with sides swapped
 */
export function robinRound(players: readonly PlayerId[], round: number): RobinRound {
  const rounds = robinRounds(players.length)
  const even = players.length + (players.length % 2)
  const swapped = Math.floor(round / rounds) % 2 === 1
  const at = round % rounds
  // The last number stays; all others go round it. In odd rounds of the table it is on side 1, in even ones on side 0.
  const circle = even - 1
  const start = Math.floor(at / 2) + (at % 2 === 0 ? 0 : even / 2)
  const pairs: Pair<number>[] = [at % 2 === 0 ? [start % circle, even - 1] : [even - 1, start % circle]]
  for (let step = 1; step < even / 2; step++) pairs.push([(start + step) % circle, (start - step + circle) % circle])
  const real = pairs.filter(([one, other]) => one < players.length && other < players.length)
  const alone = pairs.find(([one, other]) => one >= players.length || other >= players.length)
  const free = alone === undefined ? null : players[Math.min(...alone)]!
  return {
    pairs: real.map(([one, other]) => {
      const [first, second] = swapped ? [other, one] : [one, other]
      return [players[first]!, players[second]!]
    }),
    free,
  }
}

/** Divides players into groups whose sizes differ by one at most, back and forth by strength. */
export function groupsByStrength(players: readonly PlayerId[], groups: number): readonly (readonly PlayerId[])[] {
  const rows: PlayerId[][] = Array.from({ length: groups }, () => [])
  for (const [at, id] of players.entries()) {
    const lap = Math.floor(at / groups)
    const place = at % groups
    rows[lap % 2 === 0 ? place : groups - 1 - place]!.push(id)
  }
  return rows
}
