/** Judges the sides of a Swiss round: who gets out of balance by it, and whether that could be avoided. */
import type { League, Round } from '../../src/leagues/league.ts'
import { type CostedPair, cheapestPairs } from '../../src/leagues/pairing/matching.ts'
import { pairCost, placedPlayers, REACHES_TWO } from '../../src/leagues/pairing/swiss-costs.ts'
import { swissPlayers } from '../../src/leagues/pairing/swiss-players.ts'
import { recordsOf } from '../../src/leagues/record.ts'

/** The players who get two games or more out of balance by a round. */
export function outOfBalance(before: League, round: Pick<Round, 'pairings'>): readonly string[] {
  const players = new Map(swissPlayers(before, before.players, recordsOf(before)).map((one) => [one.id, one]))
  return round.pairings.flatMap(({ players: two }) =>
    two.filter((id, side) => {
      const { bias } = players.get(id)!
      const after = Math.abs(bias + (side === 0 ? 1 : -1))
      return after >= 2 && after > Math.abs(bias)
    }),
  )
}

/** Whether everybody of a round could play, without a broken rule and without anybody two games out of balance. */
export function couldBalance(before: League, { number }: Pick<Round, 'number'>): boolean {
  const here = before.players.filter(
    ({ status, seed, from, away }) => status === 'in' && seed !== null && from <= number && !away.includes(number),
  )
  const placed = placedPlayers(swissPlayers(before, here, recordsOf(before)))
  const strict = { bias3: false, secondMeeting: false, secondBye: false }
  const round = { separated: new Set<string>(), sidesMatter: true, lot: null }
  const edges = placed.flatMap((upper, at) =>
    placed.slice(at + 1).flatMap((lower, below): CostedPair[] => {
      const cost = pairCost(round, upper, lower, strict)
      return cost === null || cost >= REACHES_TWO ? [] : [[at, at + 1 + below, 1]]
    }),
  )
  const odd = placed.length % 2
  const byes =
    odd === 0 ? [] : placed.flatMap(({ hadBye }, at): CostedPair[] => (hadBye ? [] : [[at, placed.length, 1]]))
  return cheapestPairs(placed.length + odd, [...edges, ...byes]).every((mate) => mate >= 0)
}
