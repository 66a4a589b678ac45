/**
 * The choices of a match that cost chance, by what their player could know: view and knowledge are those of the moment, and
 * nothing of what the opponent held or what came later goes into the search.
 */
import type { Answer } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { compareAnswers, measureAnswers, type SearchChoice, type SearchJob } from '../kit/search/choose.ts'
import { hasOneAnswer } from '../kit/search/one-answer.ts'
import { errorOf, meanOf } from '../kit/search/samples.ts'
import type { ChoicePoint, ComparedAnswer } from './match-analysis.ts'
import type { AnalysisSize } from './size.ts'
import type { MatchStep } from './steps.ts'
import type { Work } from './work.ts'

/** The half of an interval of 95 %, in standard errors. */
const SURE = 1.96
/** The answers that are shown beside the best and the given one. */
const OTHERS = 2

/** A choice with the answers that were tried. */
export interface TriedChoice {
  readonly step: MatchStep
  readonly job: SearchJob<unknown, string>
  /** The given answer first. */
  readonly means: SearchChoice['means']
  readonly best: Answer
  /** By how much the best looked better; too large by some points, because it is the best of several noisy means. */
  readonly gap: number
}

/** A choice that was measured again. */
export interface MeasuredChoice extends TriedChoice {
  readonly cost: number
  readonly error: number
  readonly chances: readonly [ComparedAnswer, ComparedAnswer]
}

type Terms = { readonly size: AnalysisSize; readonly seed: string; readonly work: Work }

/** Returns the question of a step to its player, as a search gets it. */
export function jobOf(
  game: AnyGame,
  { decision, before, seq, at }: Pick<MatchStep, 'decision' | 'before' | 'seq' | 'at'>,
  { size, seed }: Pick<Terms, 'size' | 'seed'>,
): SearchJob<unknown, string> {
  const { seat } = decision
  const budget = { playouts: size.tried, candidates: game.search?.usual.candidates ?? 1, margin: false }
  const known = before.known[seat] ?? {}
  return { view: game.view(before.state, seat), decision, known, seed: `${seed} choice ${seq} ${at}`, budget }
}

/** Returns the choices of a match in which another answer looked better. */
export function triedChoices(game: AnyGame, steps: readonly MatchStep[], terms: Terms): readonly TriedChoice[] {
  const { search } = game
  if (search === undefined) return []
  const { choicesAgain, worlds, tried } = terms.size
  // The second measurement alone counts, and must find room.
  const kept = 2 * worlds * choicesAgain
  return steps.flatMap((step) => {
    const { decision, answer, chosen } = step
    if (!chosen || decision.silence !== undefined || hasOneAnswer(decision)) return []
    const job = jobOf(game, step, terms)
    if (!search.matters(job.view, decision) || !terms.work.hasRoom(tried, 'turns', kept)) return []
    const { means, playouts, failed } = compareAnswers({ game, search }, job, answer)
    terms.work.add(playouts, failed, 'turns')
    const [given] = means
    if (given === undefined) return []
    const best = means.reduce((most, one) => (one.mean > most.mean ? one : most))
    return best === given ? [] : [{ step, job, means, best: best.answer, gap: best.mean - given.mean }]
  })
}

/** Measures the largest differences again, in worlds of their own: only that counts. */
export function measuredChoices(
  game: AnyGame,
  tried: readonly TriedChoice[],
  { size, work }: Terms,
): readonly MeasuredChoice[] {
  const { search } = game
  if (search === undefined) return []
  const largest = tried.toSorted((one, other) => other.gap - one.gap).slice(0, size.choicesAgain)
  return largest.flatMap((choice) => {
    const { job, step, best } = choice
    if (!work.hasRoom(2 * size.worlds, 'turns')) return []
    const results = measureAnswers({ game, search }, job, [best, step.answer], size.worlds)
    const [good = [], given = []] = results
    work.add(2 * size.worlds, 2 * (size.worlds - good.length), 'turns')
    if (good.length === 0) return []
    const gaps = good.map((result, world) => result - (given[world] as number))
    const chances = [compared(best, good, 'best'), compared(step.answer, given, 'played')] as const
    return [{ ...choice, cost: meanOf(gaps), error: errorOf(gaps), chances }]
  })
}

const compared = (answer: Answer, results: readonly number[], is: ComparedAnswer['is']): ComparedAnswer => ({
  answer,
  chance: meanOf(results),
  sure: SURE * errorOf(results),
  is,
})

/**
 * Returns a choice as a turning point, with other answers that were tried, measured in the same worlds. One that comes out
 * above the best is left out: chance alone can lift it there.
 */
export function choicePoint(
  game: AnyGame,
  { step, job, means, cost, error, chances }: MeasuredChoice,
  { size, work }: Pick<Terms, 'size' | 'work'>,
): ChoicePoint {
  const { turn, seq, at, events, decision } = step
  const [best, played] = chances
  const others = means
    .filter(({ answer }) => answer !== best.answer && answer !== played.answer)
    .toSorted((one, other) => other.mean - one.mean)
    .slice(0, OTHERS)
    .map(({ answer }) => answer)
  const { search } = game
  const results =
    search === undefined || others.length === 0 ? [] : measureAnswers({ game, search }, job, others, size.worlds)
  work.add(others.length * size.worlds, 0, 'turns')
  const answers = [
    ...chances,
    ...results.flatMap((of, index) => {
      const one = compared(others[index] as Answer, of, 'other')
      return of.length > 0 && one.chance <= best.chance ? [one] : []
    }),
  ].toSorted((one, other) => other.chance - one.chance)
  const view = job.view
  return { kind: 'choice', turn, seq, at, events, seat: decision.seat, cost, error, view, decision, answers }
}
