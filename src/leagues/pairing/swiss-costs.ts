/**
 * The costs of pairs in a Swiss round, and which of them are not legal. Costs are whole numbers of very different
 * sizes, so that a row of the table outweighs those below it in any league of sensible length; they are summed, not
 * compared row by row, which keeps all sums exact.
 *
 * | what | cost |
 * |---|---|
 * | each player who reaches two games more on one side | 1,000,000,000 |
 * | bye: for each win above the lowest score | 100,000,000 |
 * | difference of wins | 1,000,000 × its square |
 * | the higher one met a lower score last round; the lower one a higher score; bye after a lower score | 200,000 each |
 * | bye: for each round not played before | 100,000 |
 * | the same side as last time | 20,000 each |
 * | bye: for each place above the last | 1,000, at most 99,000 |
 * | equal wins: distance from "top half against bottom half" | 10 each, at most 1,000 |
 * | unequal wins: distance from "last of the upper against first of the lower" | 10 each, at most 1,000 |
 * | lot | 0 to 9 |
 */
import type { PlayerId, SideIndex } from '../league.ts'

/** A player as a Swiss round sees them. */
export interface SwissPlayer {
  readonly id: PlayerId
  readonly seed: number
  /** Wins, draws as halves. */
  readonly wins: number
  /** Games on side 0 minus games on side 1 in this stage. */
  readonly bias: number
  readonly lastSide: SideIndex | null
  /** Whether the opponent of the last round had fewer wins (`down`, also a bye) or more. */
  readonly lastFloat: 'up' | 'down' | null
  /** Everybody met before, with the sides that this player then had, once for each meeting. */
  readonly met: ReadonlyMap<PlayerId, readonly SideIndex[]>
  /** Had a bye, or a win without a game. */
  readonly hadBye: boolean
  /** Rounds before this one without a game. */
  readonly unplayed: number
}

/** A player with their place within those who have as many wins. */
export interface PlacedPlayer extends SwissPlayer {
  /** From 0. */
  readonly place: number
  readonly groupSize: number
}

/** Rules that give way for this pairing. */
export interface Relaxations {
  readonly bias3: boolean
  readonly secondMeeting: boolean
  readonly secondBye: boolean
}

/** The cost of each player who gets two games out of balance. */
export const REACHES_TWO = 1_000_000_000
/** Paid only by relaxed pairings, so that no more rules are broken than must be. */
const REACHES_THREE = 10_000_000_000
const SECOND_MEETING = 100_000_000_000
const SECOND_BYE = 1_000_000_000_000
const BYE_PER_WIN = 100_000_000
const GAP = 1_000_000
const FLOAT = 200_000
const BYE_PER_UNPLAYED = 100_000
const SAME_SIDE = 20_000
const BYE_PER_PLACE = 1_000
const MOST_PLACES = 99
const PER_PLACE = 10
const MOST_FOR_PLACES = 1_000

/** Writes two players who must not meet, in either order. */
export const separation = (one: PlayerId, other: PlayerId): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`

/** Returns the players by wins, then seed, with their places among equals. */
export function placedPlayers(players: readonly SwissPlayer[]): readonly PlacedPlayer[] {
  const ranked = [...players].sort((one, other) => other.wins - one.wins || one.seed - other.seed)
  const sizes = new Map<number, number>()
  for (const { wins } of ranked) sizes.set(wins, (sizes.get(wins) ?? 0) + 1)
  const seen = new Map<number, number>()
  return ranked.map((player) => {
    const place = seen.get(player.wins) ?? 0
    seen.set(player.wins, place + 1)
    return { ...player, place, groupSize: sizes.get(player.wins)! }
  })
}

/** The cost of one player's side; null where it is not legal. */
function sideCost({ bias, lastSide }: SwissPlayer, side: SideIndex, allowed: Relaxations): number | null {
  const after = Math.abs(bias + (side === 0 ? 1 : -1))
  // A player who is beyond three already may come back, but goes no further.
  if (after >= 3 && after > Math.abs(bias) && !allowed.bias3) return null
  const grows = after > Math.abs(bias)
  const reaches = !grows ? 0 : after === 2 ? REACHES_TWO : after >= 3 ? REACHES_THREE : 0
  return reaches + (lastSide === side ? SAME_SIDE : 0)
}

/**
 * Returns the side of the first player that costs less, null if both cost the same and nobody has a lower bias, and its
 * cost; the cost is infinite where neither is legal.
 */
export function sidesOf(
  one: SwissPlayer,
  other: SwissPlayer,
  allowed: Relaxations,
): { readonly side: SideIndex | null; readonly cost: number } {
  const cost = (side: SideIndex): number => {
    if (one.met.get(other.id)?.includes(side)) return Number.POSITIVE_INFINITY
    const [own, theirs] = [sideCost(one, side, allowed), sideCost(other, side === 0 ? 1 : 0, allowed)]
    return own === null || theirs === null ? Number.POSITIVE_INFINITY : own + theirs
  }
  const [zero, first] = [cost(0), cost(1)]
  if (zero !== first) return zero < first ? { side: 0, cost: zero } : { side: 1, cost: first }
  if (one.bias === other.bias) return { side: null, cost: zero }
  return { side: one.bias < other.bias ? 0 : 1, cost: zero }
}

/** Returns the cost of a pair, the higher-ranked player first; null where it is not legal. */
export function pairCost(
  round: {
    readonly separated: ReadonlySet<string>
    readonly sidesMatter: boolean
    readonly lot: ((one: PlayerId, other: PlayerId) => number) | null
  },
  upper: PlacedPlayer,
  lower: PlacedPlayer,
  allowed: Relaxations,
): number | null {
  if (round.separated.size > 0 && round.separated.has(separation(upper.id, lower.id))) return null
  const meetings = upper.met.get(lower.id)?.length ?? 0
  if (meetings > (allowed.secondMeeting ? 1 : 0)) return null
  const sides = round.sidesMatter ? sidesOf(upper, lower, allowed).cost : 0
  if (sides === Number.POSITIVE_INFINITY) return null
  const gap = upper.wins - lower.wins
  const floats = gap > 0 ? Number(upper.lastFloat === 'down') + Number(lower.lastFloat === 'up') : 0
  const away =
    gap === 0
      ? Math.abs(lower.place - upper.place - Math.floor(upper.groupSize / 2))
      : upper.groupSize - 1 - upper.place + lower.place
  return (
    (meetings > 0 ? SECOND_MEETING : 0) +
    sides +
    GAP * gap * gap +
    FLOAT * floats +
    Math.min(MOST_FOR_PLACES, PER_PLACE * away) +
    (round.lot?.(upper.id, lower.id) ?? 0)
  )
}

/** Returns the cost of a bye; null where it is not legal. */
export function byeCost(
  player: PlacedPlayer,
  placesAboveLast: number,
  lowestWins: number,
  allowed: Relaxations,
): number | null {
  if (player.hadBye && !allowed.secondBye) return null
  return (
    (player.hadBye ? SECOND_BYE : 0) +
    BYE_PER_WIN * (player.wins - lowestWins) +
    (player.lastFloat === 'down' ? FLOAT : 0) +
    BYE_PER_UNPLAYED * player.unplayed +
    BYE_PER_PLACE * Math.min(MOST_PLACES, placesAboveLast)
  )
}
