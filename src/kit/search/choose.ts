/**
 * Chooses an answer by a flat search: sensible answers are tried in the same imagined worlds, and the worse half of them
 * is dropped again and again (successive halving). It knows no game.
 */
import type { Answer, Decision, SearchSize, Seat, SeatKnowledge } from '../../contract/index.ts'
import { chanceOf, weighted } from './chances.ts'
import { hasOneAnswer } from './one-answer.ts'
import { playout, practised, type SearchedGame } from './playout.ts'
import { deviationOf, meanOf } from './samples.ts'

/** The size of a search alone decides its choice, so that a seed gives the same choice on any machine. */
export interface Budget extends SearchSize {
  /** Whether another answer must beat the policy's own clearly, and not by chance alone. */
  readonly margin: boolean
}

/** A question with one seat's sight of the match: the search gets no state of it. */
export interface SearchJob<V, Side extends Seat> {
  readonly view: V
  readonly decision: Decision<Side>
  readonly known: SeatKnowledge
  readonly seed: string
  readonly budget: Budget
}

/** The choice, and how it came about. `means` are for measuring and analysis, never for a message. */
export interface SearchChoice {
  readonly answer: Answer
  readonly from: 'policy' | 'search'
  readonly playouts: number
  /** Worlds that could not be imagined or played on. */
  readonly failed: number
  /** Whether time ran out. */
  readonly cut: boolean
  readonly means: readonly { readonly answer: Answer; readonly mean: number; readonly worlds: number }[]
}

/** Returns the answer of a game's own policy as a choice without a search. */
export const policyChoice = (answer: Answer): SearchChoice => ({
  answer,
  from: 'policy',
  playouts: 0,
  failed: 0,
  cut: false,
  means: [],
})

/** A candidate with its result in each world that it was tried in. */
interface Candidate {
  readonly answer: Answer
  readonly results: number[]
}

/** From this number of worlds on, a share of failures above `MOST_FAILED` ends the search. */
const ENOUGH_WORLDS = 50
const MOST_FAILED = 0.2

/** The margin of a choice against the policy's own answer: standard errors, and chance of winning. */
const ERRORS = 1.5
const LEAST_GAIN = 0.01

/** How fast the share of a mixed answer falls with its result. */
const WARMTH = 0.02

const mean = ({ results }: Candidate): number => meanOf(results)

/**
 * Returns the chosen answer. The same job gives the same choice unless it was cut.
 * @param late whether the time is up; it is asked after each world
 */
export function choose<S, V, Side extends Seat>(
  searched: SearchedGame<S, V, Side>,
  job: SearchJob<V, Side>,
  late: () => boolean = () => false,
): SearchChoice {
  const { game, search } = searched
  const { view, decision } = job
  const own = practised(game.policies, () => view, decision)
  if (decision.silence !== undefined || hasOneAnswer(decision) || !search.matters(view, decision))
    return policyChoice(own)
  const candidates = candidatesOf(searched, job, [own])
  if (candidates.length < 2) return policyChoice(own)
  const tried = tryOut(searched, job, candidates, late)
  const { playouts, failed, cut } = tried
  const found = tried.given ? own : pick(tried.alive, search.mixes.includes(decision.kind), job)
  return { answer: found, from: found === own ? 'policy' : 'search', playouts, failed, cut, means: meansOf(candidates) }
}

/** These answers and those that the game proposes, each once. */
function candidatesOf<S, V, Side extends Seat>(
  { search }: SearchedGame<S, V, Side>,
  { view, decision, seed, budget }: SearchJob<V, Side>,
  first: readonly Answer[],
): readonly Candidate[] {
  const proposed = search.candidates(view, decision, budget.candidates, chanceOf(seed, 'candidates'))
  return distinct([...first, ...proposed]).slice(0, budget.candidates)
}

const meansOf = (candidates: readonly Candidate[]): SearchChoice['means'] =>
  candidates.map((one) => ({ answer: one.answer, mean: mean(one), worlds: one.results.length }))

/**
 * Tries the answer that was given beside those that a search would try, for looking back on a match.
 * @returns the mean of each, the given one first; none if there was no other, or if too many worlds failed
 */
export function compareAnswers<S, V, Side extends Seat>(
  searched: SearchedGame<S, V, Side>,
  job: SearchJob<V, Side>,
  given: Answer,
): Pick<SearchChoice, 'means' | 'playouts' | 'failed'> {
  const { view, decision } = job
  const own = practised(searched.game.policies, () => view, decision)
  const candidates = candidatesOf(searched, job, [given, own])
  if (candidates.length < 2) return { means: [], playouts: 0, failed: 0 }
  const tried = tryOut(searched, job, candidates, () => false)
  return { means: tried.given ? [] : meansOf(candidates), playouts: tried.playouts, failed: tried.failed }
}

/**
 * Measures answers again, in worlds in which no search has tried them.
 * @returns the result of each answer in each of these worlds; worlds that failed are left out for all
 */
export function measureAnswers<S, V, Side extends Seat>(
  searched: SearchedGame<S, V, Side>,
  job: SearchJob<V, Side>,
  answers: readonly Answer[],
  worlds: number,
): readonly (readonly number[])[] {
  const candidates: readonly Candidate[] = answers.map((answer) => ({ answer, results: [] }))
  const fresh = { ...job, seed: [job.seed, 'again'].join('\u0000') }
  for (let world = 0; world < worlds; world++) {
    const results = inWorld(searched, fresh, world, candidates)
    for (const [at, result] of (results ?? []).entries()) candidates[at]?.results.push(result)
  }
  return candidates.map(({ results }) => results)
}

/** Each answer once: two are alike if they give the same. */
function distinct(answers: readonly Answer[]): readonly Candidate[] {
  const found = new Map<string, Candidate>()
  for (const answer of answers) {
    const { exit, choose = [], arrange = [], number = null } = answer
    const key = JSON.stringify([exit, [...choose].sort(), arrange, number])
    if (!found.has(key)) found.set(key, { answer, results: [] })
  }
  return [...found.values()]
}

/** The candidates that were left, and what it took. */
interface Trial {
  readonly alive: readonly Candidate[]
  readonly playouts: number
  readonly failed: number
  readonly cut: boolean
  /** Whether too many worlds failed. */
  readonly given: boolean
}

function tryOut<S, V, Side extends Seat>(
  searched: SearchedGame<S, V, Side>,
  job: SearchJob<V, Side>,
  candidates: readonly Candidate[],
  late: () => boolean,
): Trial {
  const { playouts: most } = job.budget
  const rounds = Math.ceil(Math.log2(candidates.length))
  let alive = candidates
  let [world, playouts, failed] = [0, 0, 0]
  for (let round = 1; round <= rounds; round++) {
    const worlds = Math.max(1, Math.floor(most / rounds / alive.length))
    for (let left = worlds; left > 0; left--) {
      const results = inWorld(searched, job, world++, alive)
      playouts += alive.length
      if (results === null) failed += 1
      else for (const [at, result] of results.entries()) alive[at]?.results.push(result)
      if (world > ENOUGH_WORLDS && failed > world * MOST_FAILED)
        return { alive, playouts, failed, cut: false, given: true }
      if (late())
        return { alive, playouts, failed, cut: true, given: alive.some(({ results }) => results.length === 0) }
    }
    if (round < rounds) alive = betterHalf(alive)
  }
  return { alive, playouts, failed, cut: false, given: alive.some(({ results }) => results.length === 0) }
}

/** The result of each candidate in one imagined world; null if one of them failed, so that all are compared alike. */
function inWorld<S, V, Side extends Seat>(
  searched: SearchedGame<S, V, Side>,
  { view, decision, known, seed }: SearchJob<V, Side>,
  world: number,
  candidates: readonly Candidate[],
): readonly number[] | null {
  try {
    const state = searched.search.imagine(view, decision, known, chanceOf(seed, 'world', world))
    return candidates.map(({ answer }) => playout(searched, state, decision.seat, answer, view))
  } catch {
    // A fault of an imagined game never stops a match: the caller counts it.
    return null
  }
}

/** The better half by mean, at least two, and always the policy's own, which is the first. */
function betterHalf(alive: readonly Candidate[]): readonly Candidate[] {
  const [own, ...others] = alive
  if (own === undefined) return alive
  const size = Math.max(2, Math.ceil(alive.length / 2))
  const best = [...alive].sort((one, other) => mean(other) - mean(one)).slice(0, size)
  const kept = best.includes(own) ? best : [...best.slice(0, -1), own]
  return [own, ...others.filter((one) => kept.includes(one))]
}

/** The answer of the best candidate, of one drawn among the good ones, or the policy's own. */
function pick<V, Side extends Seat>(
  alive: readonly Candidate[],
  isMixed: boolean,
  { seed, budget }: SearchJob<V, Side>,
): Answer {
  const [own] = alive as readonly [Candidate, ...Candidate[]]
  const best = alive.reduce((most, one) => (mean(one) > mean(most) ? one : most), own)
  const behind = (one: Candidate): readonly number[] =>
    best.results.map((result, world) => result - (one.results[world] as number))
  if (isMixed) {
    const good = alive.filter((one) => {
      const gaps = behind(one)
      return one === best || meanOf(gaps) <= deviationOf(gaps) / Math.sqrt(gaps.length)
    })
    const weights = good.map((one) => Math.exp((mean(one) - mean(best)) / WARMTH))
    return (good[weighted(weights, chanceOf(seed, 'mix'))] as Candidate).answer
  }
  if (best === own || !budget.margin) return best.answer
  const gains = behind(own)
  const gain = meanOf(gains)
  const clear = gain >= (ERRORS * deviationOf(gains)) / Math.sqrt(gains.length) && gain >= LEAST_GAIN
  return clear ? best.answer : own.answer
}
