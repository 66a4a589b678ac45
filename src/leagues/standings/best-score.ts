/** The best score that a player can still reach in a running pairing. Pure. */
import type { GamesOfPairing, Pair, Pairing, PlayerId } from '../league.ts'
import { gamePoints, isComplete, type RoundOutcome, USUAL_GAMES } from '../record.ts'

/** A score as its player sees it, their own points first, and what it is worth: a win, or a draw where none is left. */
export interface BestScore {
  readonly score: Pair<number>
  readonly outcome: Extract<RoundOutcome, 'win' | 'draw'>
}

/** Returns the best score from here on: all games that are left are won. Null: the pairing is over, or lost whatever comes. */
export function bestScore(pairing: Pairing, player: PlayerId, kind: GamesOfPairing): BestScore | null {
  if (!pairing.players.includes(player) || isComplete(pairing, kind)) return null
  const points = gamePoints(pairing)
  const at = pairing.players[0] === player ? 0 : 1
  let [own, theirs] = [points[at], points[at === 0 ? 1 : 0]]
  const usual = USUAL_GAMES[kind]
  const over = pairing.games.filter(({ result }) => result !== null).length
  const decided = kind === 'bestOf3' ? 2 : Number.POSITIVE_INFINITY
  for (let game = over; game < Math.max(usual, pairing.games.length) && own < decided && theirs < decided; game++) own++
  // In a bracket, a tie gives one more game.
  if (pairing.slot !== null && own === theirs && pairing.games.length <= usual) own++
  if (own < theirs) return null
  return { score: [own, theirs], outcome: own > theirs ? 'win' : 'draw' }
}
