/** Players of a Swiss round for tests, made from what they have played; and all legal pairings of a few, one by one. */
import type { Pair, PlayerId, SideIndex } from '../../src/leagues/league.ts'
import type { SwissRound } from '../../src/leagues/pairing/swiss.ts'
import {
  byeCost,
  pairCost,
  placedPlayers,
  type Relaxations,
  type SwissPlayer,
} from '../../src/leagues/pairing/swiss-costs.ts'

/** A game of a round: side 0, side 1, winner (0 for a draw); or a bye of one. */
export type Played = readonly [number, number, number] | readonly [number]

/** Players 1 to n after some rounds, seeded by number. */
export function afterRounds(count: number, rounds: readonly (readonly Played[])[]): readonly SwissPlayer[] {
  let players: SwissPlayer[] = Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    seed: at + 1,
    wins: 0,
    bias: 0,
    lastSide: null,
    lastFloat: null,
    met: new Map(),
    hadBye: false,
    unplayed: 0,
  }))
  for (const round of rounds) {
    const before = players
    players = before.map((player) => {
      const own = round.find((game) => game.includes(Number(player.id)) && (game.length === 1 || isIn(game, player)))
      if (own === undefined) return { ...player, unplayed: player.unplayed + 1, lastFloat: null }
      if (own.length === 1)
        return { ...player, wins: player.wins + 1, hadBye: true, unplayed: player.unplayed + 1, lastFloat: 'down' }
      return afterGame(player, own, before)
    })
  }
  return players
}

const isIn = ([one, other]: readonly [number, number, number], { id }: SwissPlayer) =>
  one === Number(id) || other === Number(id)

function afterGame(
  player: SwissPlayer,
  [one, other, winner]: readonly [number, number, number],
  before: readonly SwissPlayer[],
): SwissPlayer {
  const side: SideIndex = one === Number(player.id) ? 0 : 1
  const opponent = String(side === 0 ? other : one)
  const theirs = before.find(({ id }) => id === opponent)!.wins
  return {
    ...player,
    wins: player.wins + (winner === 0 ? 0.5 : winner === Number(player.id) ? 1 : 0),
    bias: player.bias + (side === 0 ? 1 : -1),
    lastSide: side,
    lastFloat: player.wins === theirs ? null : player.wins > theirs ? 'down' : 'up',
    met: new Map([...player.met, [opponent, [...(player.met.get(opponent) ?? []), side]]]),
  }
}

/** A round of these players without lots. */
export const roundOf = (players: readonly SwissPlayer[], changes: Partial<SwissRound> = {}): SwissRound => ({
  players,
  separated: new Set(),
  sidesMatter: true,
  bye: true,
  lot: null,
  ...changes,
})

/** The strictest rules. */
export const STRICT: Relaxations = { bias3: false, secondMeeting: false, secondBye: false }

/** A pairing with its cost: the pairs in either order, and the player without one. */
export interface Possible {
  readonly pairs: readonly Pair<PlayerId>[]
  readonly bye: PlayerId | null
  readonly cost: number
}

/** Every full legal pairing, found by trying them all, cheapest first. */
export function everyPairing(round: SwissRound, allowed: Relaxations): readonly Possible[] {
  const placed = placedPlayers(round.players)
  const lowest = Math.min(...placed.map(({ wins }) => wins))
  const found: Possible[] = []
  const search = (left: readonly number[], pairs: readonly Pair<PlayerId>[], bye: PlayerId | null, cost: number) => {
    const [first, ...rest] = left
    if (first === undefined) {
      found.push({ pairs, bye, cost })
      return
    }
    for (const other of rest) {
      const more = pairCost(round, placed[first]!, placed[other]!, allowed)
      const pair = [placed[first]!.id, placed[other]!.id] as const
      if (more !== null)
        search(
          rest.filter((at) => at !== other),
          [...pairs, pair],
          bye,
          cost + more,
        )
    }
    if (left.length % 2 === 0 || bye !== null || placed.length % 2 === 0) return
    const more = byeCost(placed[first]!, placed.length - 1 - first, lowest, allowed)
    if (more !== null) search(rest, pairs, placed[first]!.id, cost + more)
  }
  search(
    placed.map((_, at) => at),
    [],
    null,
    0,
  )
  return found.sort((one, other) => one.cost - other.cost)
}
