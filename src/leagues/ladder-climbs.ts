/** Places on a ladder that follow from results: climbs, those of corrected results, and those that a ruling takes back. */
import type { LadderClimb, League, Pairing, PlayerId } from './league.ts'
import type { Happening } from './league-events.ts'
import { outcomesOf } from './record.ts'

/** The order of a ladder after a result, and who has climbed by it. */
interface Climb {
  readonly order: readonly PlayerId[]
  readonly climbed: LadderClimb | null
}

/** Returns the change that the result of a complete pairing brings; none without a result. */
export function climb(league: League, pairing: Pairing): readonly Happening[] {
  const order = league.ladder.map(({ player }) => player)
  const after = climbedOrder(league, pairing, order)
  if (after === null) return []
  return [ladderChanged(pairing, after, playersIn(pairing))]
}

/**
 * Returns the change that a corrected result brings: a player who has climbed by the result before goes back to where they
 * were; then the right result counts.
 */
export function climbAnew(league: League, pairing: Pairing): readonly Happening[] {
  const order = league.ladder.map(({ player }) => player)
  const before = takenBack(order, pairing)
  const after = climbedOrder(league, pairing, before) ?? { order: before, climbed: null }
  if (after.order.join() === order.join()) return []
  return [ladderChanged(pairing, after, [])]
}

const ladderChanged = ({ id }: Pairing, { order, climbed }: Climb, fresh: readonly PlayerId[]): Happening => ({
  type: 'ladderChanged',
  order,
  why: 'won',
  fresh,
  climb: { pairing: id, climbed },
})

/**
 * Returns the changes by which the climbs of these pairings are taken back, the last climb first, and leave no result that
 * counts.
 */
export function withoutClimbs(league: League, pairings: readonly Pairing[]): readonly Happening[] {
  let order: readonly PlayerId[] = league.ladder.map(({ player }) => player)
  return [...pairings].reverse().flatMap((pairing) => {
    const before = takenBack(order, pairing)
    if (before === order) return []
    order = before
    return [ladderChanged(pairing, { order, climbed: null }, [])]
  })
}

/** Returns the changes by which these pairings, whose results count again, bring their climbs once more. */
export function climbsAgain(league: League, pairings: readonly Pairing[]): readonly Happening[] {
  let order: readonly PlayerId[] = league.ladder.map(({ player }) => player)
  return pairings.flatMap((pairing) => {
    const after = climbedOrder(league, pairing, order)
    if (after === null || after.climbed === null) return []
    order = after.order
    return [ladderChanged(pairing, after, [])]
  })
}

/** The order without the climb of a pairing; the same order if nobody has climbed by it, or they have left since. */
function takenBack(order: readonly PlayerId[], { climbed = null }: Pairing): readonly PlayerId[] {
  return climbed === null || !order.includes(climbed.player) ? order : inserted(order, climbed.player, climbed.from)
}

/** The order with one player moved to a place, counted from 0. */
function inserted(order: readonly PlayerId[], id: PlayerId, place: number): readonly PlayerId[] {
  const rest = order.filter((one) => one !== id)
  return [...rest.slice(0, place), id, ...rest.slice(place)]
}

/** The lower of the two takes the higher one's place if they win; all between them move down by one. Null: no result. */
function climbedOrder(league: League, pairing: Pairing, order: readonly PlayerId[]): Climb | null {
  const [one, other] = pairing.players
  const outcomes = outcomesOf(pairing, league.settings.games)
  if (outcomes === null || !order.includes(one) || !order.includes(other)) return null
  const upper = order.indexOf(one) < order.indexOf(other) ? one : other
  const lower = upper === one ? other : one
  if (outcomes[pairing.players.indexOf(lower)] !== 'win') return { order, climbed: null }
  const from = order.indexOf(lower)
  return { order: inserted(order, lower, order.indexOf(upper)), climbed: { player: lower, from } }
}

/** A player who did not move has not been active. */
const playersIn = ({ players, left }: Pairing): readonly PlayerId[] => players.filter((id) => !left.includes(id))
