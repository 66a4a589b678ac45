/**
 * Pairs one round of a Swiss league: the legal pairing of least cost. `swiss-costs.ts` says what is legal and what it
 * costs. Where no full legal pairing exists, rules give way one after another, and the result names them.
 */
import type { Pair, PlayerId, Relaxation, SideIndex } from '../league.ts'
import { type CostedPair, cheapestPairs } from './matching.ts'
import {
  byeCost,
  type PlacedPlayer,
  pairCost,
  placedPlayers,
  REACHES_TWO,
  type Relaxations,
  type SwissPlayer,
  sidesOf,
} from './swiss-costs.ts'

/** The players of one round, and what the costs depend on. */
export interface SwissRound {
  readonly players: readonly SwissPlayer[]
  /** Pairs that must not meet, as `separation` writes them. */
  readonly separated: ReadonlySet<string>
  /** False where everybody plays both sides in a round: sides cost nothing then. */
  readonly sidesMatter: boolean
  /** Whether somebody may get a bye if the number is odd; false when a few are paired anew within a round. */
  readonly bye: boolean
  /** The last tie-breaker: a whole number from 0 to 9 for two players in either order; null gives 0. */
  readonly lot: ((one: PlayerId, other: PlayerId) => number) | null
}

/** How a round is paired. */
export interface SwissPairs {
  /** By board, the player of side 0 first. */
  readonly pairs: readonly Pair<PlayerId>[]
  readonly bye: PlayerId | null
  /** Players without a possible opponent even by relaxed rules. */
  readonly unpaired: readonly PlayerId[]
  readonly cost: number
  readonly relaxed: readonly Relaxation[]
}

/** Up to here every two players are weighed against each other; above, each with the next ones first. */
const ALL_PAIRS_UP_TO = 256
const NEXT_PLAYERS = 64

const LEVELS: readonly { readonly relaxed: readonly Relaxation[]; readonly allowed: Relaxations }[] = [
  { relaxed: [], allowed: { bias3: false, secondMeeting: false, secondBye: false } },
  { relaxed: ['bias3'], allowed: { bias3: true, secondMeeting: false, secondBye: false } },
  { relaxed: ['bias3', 'secondMeeting'], allowed: { bias3: true, secondMeeting: true, secondBye: false } },
  { relaxed: ['bias3', 'secondMeeting', 'secondBye'], allowed: { bias3: true, secondMeeting: true, secondBye: true } },
]

/** Returns the cheapest pairing of a round; the same players give the same pairing. */
export function pairSwiss(round: SwissRound): SwissPairs {
  const placed = placedPlayers(round.players)
  let best: MatchedRound | null = null
  for (const { relaxed, allowed } of LEVELS) {
    best = match(round, placed, allowed)
    if (best.left.length === 0 || (!round.bye && relaxed.length === 0)) return written(round, placed, best, relaxed)
  }
  const last = LEVELS.at(-1)!
  return written(round, placed, best!, [...last.relaxed, 'unpaired'])
}

interface MatchedRound {
  /** Places in the ranking. */
  readonly pairs: readonly Pair<number>[]
  readonly bye: number | null
  readonly left: readonly number[]
  readonly cost: number
  readonly allowed: Relaxations
}

function match(round: SwissRound, placed: readonly PlacedPlayer[], allowed: Relaxations): MatchedRound {
  if (placed.length <= ALL_PAIRS_UP_TO) return matchWithin(round, placed, allowed, placed.length)
  const near = matchWithin(round, placed, allowed, NEXT_PLAYERS)
  const far = near.left.length > 0 || reachingTwo(round, placed, near.pairs) > leastReachingTwo(round, placed)
  return far ? matchWithin(round, placed, allowed, placed.length) : near
}

/** The number of players who get two games out of balance or further by these pairs. */
function reachingTwo(round: SwissRound, placed: readonly PlacedPlayer[], pairs: readonly Pair<number>[]): number {
  if (!round.sidesMatter) return 0
  const costs = pairs.map(([one, other]) => sidesOf(placed[one]!, placed[other]!, ANY).cost)
  return costs.reduce((sum, cost) => sum + Math.floor(cost / REACHES_TWO), 0)
}

/**
 * The number of players who get two games out of balance in any pairing: if more than half have played one side more
 * often than the opposite one, some of those must meet each other.
 */
function leastReachingTwo(round: SwissRound, placed: readonly PlacedPlayer[]): number {
  const ahead = (sign: 1 | -1) => placed.filter(({ bias }) => bias * sign > 0).length
  const most = round.sidesMatter ? Math.max(ahead(1), ahead(-1)) : 0
  const free = round.bye ? placed.length % 2 : 0
  return Math.max(0, Math.ceil((most - (placed.length - most) - free) / 2))
}

const ANY: Relaxations = { bias3: true, secondMeeting: true, secondBye: true }

/** Matches with edges from each player to this many legal ones below. */
function matchWithin(
  round: SwissRound,
  placed: readonly PlacedPlayer[],
  allowed: Relaxations,
  next: number,
): MatchedRound {
  const edges: CostedPair[] = []
  for (let one = 0; one < placed.length; one++) {
    let left = next
    for (let other = one + 1; other < placed.length && left > 0; other++) {
      const cost = pairCost(round, placed[one]!, placed[other]!, allowed)
      if (cost === null) continue
      edges.push([one, other, cost])
      left--
    }
  }
  const odd = round.bye && placed.length % 2 === 1
  const lowest = placed.at(-1)?.wins ?? 0
  if (odd)
    for (const [at, player] of placed.entries()) {
      const cost = byeCost(player, placed.length - 1 - at, lowest, allowed)
      if (cost !== null) edges.push([at, placed.length, cost])
    }
  const mates = cheapestPairs(placed.length + (odd ? 1 : 0), edges)
  const pairs: Pair<number>[] = []
  const left: number[] = []
  let bye: number | null = null
  for (let at = 0; at < placed.length; at++) {
    const mate = mates[at]!
    if (mate === -1) left.push(at)
    else if (mate === placed.length) bye = at
    else if (mate > at) pairs.push([at, mate])
  }
  const costs = new Map(edges.map(([one, other, cost]) => [one * (placed.length + 1) + other, cost]))
  const costOf = (one: number, other: number) => costs.get(one * (placed.length + 1) + other) ?? 0
  const cost =
    pairs.reduce((sum, [one, other]) => sum + costOf(one, other), 0) + (bye === null ? 0 : costOf(bye, placed.length))
  return { pairs, bye, left, cost, allowed }
}

/** The pairs as boards, with sides: lower cost, then lower bias, then by turns. */
function written(
  round: SwissRound,
  placed: readonly PlacedPlayer[],
  { pairs, bye, left, cost, allowed }: MatchedRound,
  relaxed: readonly Relaxation[],
): SwissPairs {
  const boards = pairs.map(([one, other], at) => {
    const [upper, lower] = [placed[one]!, placed[other]!]
    const side = round.sidesMatter ? sidesOf(upper, lower, allowed).side : null
    return ordered(upper, lower, side ?? sideByBoard(upper, lower, at))
  })
  return {
    pairs: boards,
    bye: bye === null ? null : placed[bye]!.id,
    unpaired: left.map((at) => placed[at]!.id),
    cost,
    relaxed,
  }
}

/** The higher seed has side 0 on odd boards and side 1 on even ones; boards count from 1. */
const sideByBoard = (upper: PlacedPlayer, lower: PlacedPlayer, at: number): SideIndex => {
  const higherSeedOnSide: SideIndex = at % 2 === 0 ? 0 : 1
  return upper.seed < lower.seed ? higherSeedOnSide : ((1 - higherSeedOnSide) as SideIndex)
}

const ordered = (upper: PlacedPlayer, lower: PlacedPlayer, sideOfUpper: SideIndex): Pair<PlayerId> =>
  sideOfUpper === 0 ? [upper.id, lower.id] : [lower.id, upper.id]
