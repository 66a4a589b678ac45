/**
 * The levels of the practice opponent. They differ in how much they think and in the slips that they make; none sees more
 * than its seat does.
 */
import type { Decision, SeatKnowledge } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { chanceOf } from '../kit/search/chances.ts'
import { type Budget, choose, policyChoice, type SearchChoice } from '../kit/search/choose.ts'
import { practised } from '../kit/search/playout.ts'

/** The levels, the weakest first. */
export const OPPONENT_LEVELS = ['easy', 'fair', 'strong'] as const
/** A level of the practice opponent. */
export type OpponentLevel = (typeof OPPONENT_LEVELS)[number]

/** A question to an opponent: one seat's sight of a match, and never its state. Plain JSON. */
export interface OpponentJob {
  readonly game: string
  readonly level: OpponentLevel
  readonly view: unknown
  readonly decision: Decision
  readonly known: SeatKnowledge
  /** Everything that the opponent draws by lot follows from it. */
  readonly seed: string
  /** Another number of playouts than the level's own, for measuring. */
  readonly playouts?: number
  /** Whether *strong* needs a clear gain to leave the policy's answer, for measuring. */
  readonly margin?: boolean
}

/** The budget by which a slip of *easy* is chosen: a few playouts tell a slip from a blunder. */
const SLIP: Budget = { playouts: 24, candidates: 6, margin: false }
/** It looks for a slip in this many of a hundred answers that matter; in about a third of these it finds one. */
const SLIPS = 45
/** A slip costs at least this much of the chance to win. */
const LEAST_LOSS = 0.05

/** The levels that a game has: without a search there is only the practice policy. */
export const levelsOf = (game: AnyGame): readonly OpponentLevel[] =>
  game.search === undefined ? ['fair'] : OPPONENT_LEVELS

/** The levels that people are offered: *fair*, and those of which the arena has shown that they play as they are called. */
export const offeredLevels = ({ search }: AnyGame): readonly OpponentLevel[] =>
  OPPONENT_LEVELS.filter((level) => level === 'fair' || search?.offers.includes(level))

/**
 * Returns the answer of an opponent, and how it came about.
 * @param late whether the time is up
 * @throws for a level that the game doesn't offer
 */
export function opponentAnswer(game: AnyGame, job: OpponentJob, late: () => boolean = () => false): SearchChoice {
  const { search } = game
  const { level, view, decision, known, seed } = job
  const fair = () => policyChoice(practised(game.policies, () => view, decision))
  if (level === 'fair') return fair()
  if (search === undefined) throw new Error(`${game.id} has no level "${level}"`)
  const searched = { game, search }
  if (level === 'easy') {
    const slips = chanceOf(seed, 'slip')(100) < SLIPS && search.matters(view, decision)
    return slips ? slipped(choose(searched, { view, decision, known, seed, budget: SLIP }, late), fair()) : fair()
  }
  const { playouts, candidates } = search.usual
  const budget = { playouts: job.playouts ?? playouts, candidates, margin: job.margin ?? true }
  return choose(searched, { view, decision, known, seed, budget }, late)
}

/** A mistake as people make them: the second worst answer, if it is clearly worse than the best; else fair's answer. */
function slipped(found: SearchChoice, fair: SearchChoice): SearchChoice {
  const sorted = [...found.means].sort((one, other) => other.mean - one.mean)
  const [best] = sorted
  const slip = sorted.slice(1, -1).findLast(({ mean }) => best !== undefined && mean <= best.mean - LEAST_LOSS)
  return { ...found, answer: slip?.answer ?? fair.answer, from: slip === undefined ? 'policy' : 'search' }
}
