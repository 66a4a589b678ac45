/** Looks back on a finished match: its curve, and the moments that decided it. Pure: no clock, no database. */
import type { AnyGame } from '../games/games.ts'
import type { LoggedRow } from '../matches/match-rows.ts'
import { choicePoint, type MeasuredChoice, measuredChoices, triedChoices } from './choices.ts'
import { curveOf } from './curve.ts'
import { strokesOfLuck } from './luck.ts'
import { ANALYSIS_VERSION, type LuckPoint, type MatchAnalysis } from './match-analysis.ts'
import { type AnalysisSize, USUAL_SIZE } from './size.ts'
import { playedMatch } from './steps.ts'
import { costsOf, decisiveLosses, type Loss } from './turning-points.ts'
import { Work } from './work.ts'

/** The terms of an analysis. */
export interface AnalysisTerms {
  /** Everything that is drawn by lot follows from it. It must not be a secret of the match, such as its seed. */
  readonly seed: string
  readonly size?: AnalysisSize
  /** Is called as the work goes on, with the share of the most work that is done. */
  readonly onProgress?: (share: number) => void
}

/** Whether matches of a game can be analysed. */
export const isAnalysed = ({ search }: AnyGame): boolean => search?.reshuffled !== undefined

/** Something that may have decided the match. */
type FoundLoss = Loss & ({ readonly choice: MeasuredChoice } | { readonly luck: LuckPoint })

/**
 * Returns the analysis of a match: the same rows, seed and size give the same one.
 * @param rows the whole log of a match that is over, the seed of the match in its first row
 * @throws UnplayableMatch; an error if the match is not over, or if its game can't be analysed
 */
export function analyse(game: AnyGame, rows: readonly LoggedRow[], terms: AnalysisTerms): MatchAnalysis {
  if (!isAnalysed(game)) throw new Error(`${game.id} can not be analysed`)
  const { seed, size = USUAL_SIZE, onProgress } = terms
  const match = playedMatch(game, rows)
  const outcome = game.outcome(match.end)
  if (outcome === null) throw new Error('the match is not over')
  const work = new Work(size.limit, onProgress)
  const given = { size, seed, work }
  const curve = curveOf(game, match, outcome, given)
  const choices = measuredChoices(game, triedChoices(game, match.steps, given), given)
  const luck = strokesOfLuck(game, match.steps, curve, given)
  const found: readonly FoundLoss[] = [
    ...choices.map((choice): FoundLoss => ({ ...lossOf(choice), choice })),
    ...luck.map((one): FoundLoss => ({ ...lossOfLuck(one), luck: one })),
  ]
  const points = decisiveLosses(found).map((one) => ('luck' in one ? one.luck : choicePoint(game, one.choice, given)))
  return {
    version: ANALYSIS_VERSION,
    engine: game.version,
    curve,
    points,
    costs: costsOf(game.seats, found),
    cut: work.cut,
    playouts: work.playouts,
    failed: work.failed,
  }
}

const lossOf = ({ step, cost, error }: MeasuredChoice): Loss => ({
  kind: 'choice',
  turn: step.turn,
  seat: step.decision.seat,
  cost,
  error,
})

const lossOfLuck = ({ turn, seat, cost, error }: LuckPoint): Loss => ({ kind: 'luck', turn, seat, cost, error })
