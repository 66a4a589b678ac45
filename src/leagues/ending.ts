/** The consequences of the end of a game: the next game of the pairing, and places on a ladder. */

import type { Climbed, GameResult, League, LeagueGame, Pairing, PlayerId } from './league.ts'
import type { Happening } from './league-events.ts'
import { nextGame } from './pairing/make-pairing.ts'
import { isComplete, needsAnother, outcomesOf } from './record.ts'

const withGame = (pairing: Pairing, game: LeagueGame): Pairing => ({
  ...pairing,
  games: pairing.games.map((one) => (one.id === game.id ? game : one)),
})

/** Returns the events of a result, and of all that follows from it at once. */
export function endGame(
  league: League,
  { pairing, game }: { readonly pairing: Pairing; readonly game: LeagueGame },
  result: GameResult,
  reason: string | null,
): readonly Happening[] {
  const ended: Happening = { type: 'gameEnded', game: game.id, result, reason }
  return [ended, ...afterwards(league, withGame(pairing, { ...game, result }), result.at)]
}

/** Returns the events of a correction, and of all that follows from it. */
export function correctGame(
  league: League,
  { pairing, game }: { readonly pairing: Pairing; readonly game: LeagueGame },
  result: GameResult,
  reason: string,
): readonly Happening[] {
  const corrected: Happening = { type: 'resultCorrected', game: game.id, result, reason }
  const after = withGame(pairing, { ...game, result })
  if (league.settings.form.kind !== 'ladder' || needsAnother(after, league.settings.games))
    return [corrected, ...afterwards(league, after, result.at)]
  return [corrected, ...climbAnew(league, after)]
}

function afterwards(league: League, pairing: Pairing, now: number): readonly Happening[] {
  const kind = league.settings.games
  if (needsAnother(pairing, kind)) {
    const added: Happening = { type: 'gameAdded', pairing: pairing.id, game: nextGame(league, pairing) }
    return pairing.slot === null ? [added] : [added, ...moreTime(pairing, now)]
  }
  return isComplete(pairing, kind) && league.settings.form.kind === 'ladder' ? climb(league, pairing) : []
}

/** A game more in a bracket gets half the time of the pairing at least. */
function moreTime(pairing: Pairing, now: number): readonly Happening[] {
  const least = now + (pairing.softEndAt - pairing.madeAt) / 2
  const missing = Math.ceil(least - pairing.softEndAt)
  if (missing <= 0) return []
  const { softEndAt, hardEndAt, id } = pairing
  return [
    {
      type: 'extended',
      pairing: id,
      softEndAt: softEndAt + missing,
      hardEndAt: hardEndAt + missing,
      grace: null,
      reason: 'extraGame',
    },
  ]
}

/** The order of a ladder after a result, and who has climbed by it. */
interface Climb {
  readonly order: readonly PlayerId[]
  readonly climbed: Climbed | null
}

function climb(league: League, pairing: Pairing): readonly Happening[] {
  const order = league.ladder.map(({ player }) => player)
  const after = climbedOrder(league, pairing, order)
  if (after === null) return []
  return [ladderChanged(pairing, after, playersIn(pairing))]
}

/** A player who has climbed by a corrected result goes back to where they were; then the right result counts. */
function climbAnew(league: League, pairing: Pairing): readonly Happening[] {
  const order = league.ladder.map(({ player }) => player)
  const { climbed = null } = pairing
  const before =
    climbed === null || !order.includes(climbed.player) ? order : inserted(order, climbed.player, climbed.from)
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
