/** Plays an imagined state on by the practice policy, as both players would. */

import type { Search } from '../../contract/index.ts'
import { type Answer, type Decision, type Game, isRefusal, type Seat } from '../../contract/index.ts'

/** More answers than this end a playout where it stands. */
const MOST_ANSWERS = 400

/** A game with what a search needs of it. */
export interface SearchedGame<S, V, Side extends Seat> {
  readonly game: Pick<Game<S, V, Side>, 'play' | 'decisions' | 'view' | 'outcome' | 'policies'>
  readonly search: Search<S, V, Side>
}

/** The answer of the practice policy; a silence is given at once. @throws if the policy asks a person */
export function practised<V, Side extends Seat>(
  policies: Game<unknown, V, Side>['policies'],
  view: () => V,
  decision: Decision<Side>,
): Answer {
  const { silence } = decision
  if (silence !== undefined) return { decision: decision.id, ...silence }
  const reply = policies.practice(view(), decision, null)
  if (reply === 'ask') throw new Error(`a practice policy must answer ${decision.kind}`)
  return reply
}

/**
 * Gives an answer in an imagined state, plays on until the game rests, and returns the chance that the seat wins then.
 * @param start the view from which the search began
 * @throws if an answer is refused, or if the rules throw
 */
export function playout<S, V, Side extends Seat>(
  { game, search }: SearchedGame<S, V, Side>,
  world: S,
  seat: Side,
  answer: Answer,
  start: V,
): number {
  const rests = (own: V) => search.rests(start, own)
  return playOn({ game, search }, next(game, world, seat, answer), seat, rests)
}

/**
 * Plays a state on, as both players would by the practice policy, and returns the chance that the seat wins then.
 * @param rests whether it stops at this view of the seat; else it plays to the end
 * @throws if an answer is refused, or if the rules throw
 */
export function playOn<S, V, Side extends Seat>(
  { game, search }: SearchedGame<S, V, Side>,
  from: S,
  seat: Side,
  rests: (own: V) => boolean = () => false,
): number {
  let state = from
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const own = game.view(state, seat)
    if (game.outcome(state) !== null || rests(own)) return search.value(own, seat)
    const [decision] = game.decisions(state)
    if (decision === undefined) throw new Error('nobody is asked, and the game is not over')
    const now = state
    const view = () => (decision.seat === seat ? own : game.view(now, decision.seat))
    state = next(game, state, decision.seat, practised(game.policies, view, decision))
  }
  return search.value(game.view(state, seat), seat)
}

function next<S, V, Side extends Seat>(
  game: SearchedGame<S, V, Side>['game'],
  state: S,
  seat: Side,
  answer: Answer,
): S {
  const step = game.play(state, seat, [answer])
  if (isRefusal(step)) throw new Error(`a playout was refused: ${step.refused}`)
  return step.state
}
