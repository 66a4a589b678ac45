/** A game of Young Jedi as a scenario plays it: steps that no move mentions are passed over. */
import type { Answer, Decision, Step } from '../../../contract/index.ts'
import { PlayedGame } from '../../../kit/scenarios/played.ts'
import { RefusedMove } from '../../../kit/scenarios/problems.ts'
import type { Side } from '../cards/card.ts'
import { decisions, play, stop } from '../playing.ts'
import type { QuestionKind, State } from '../state/game-state.ts'
import { type View, viewOf } from '../view/player-view.ts'

/** The answers that pass over the steps of a turn that no move mentions. */
const PASSED_OVER: Partial<Record<QuestionKind, Omit<Answer, 'decision'>>> = {
  deploy: { exit: 'done', choose: [] },
  thrust: { exit: 'stop' },
  refuel: { exit: 'ok', number: 0 },
  duel: { exit: 'pass' },
  battle: { exit: 'pass' },
  remove: { exit: 'none' },
  'even-up': { exit: 'end', choose: [] },
  'end-turn': { exit: 'end' },
}

/** Questions of the own turn: steps before them may be passed over. */
const IN_TURN: ReadonlySet<string> = new Set(Object.keys(PASSED_OVER))

/** The last questions of a turn. */
const LAST: ReadonlySet<string> = new Set(['even-up', 'end-turn'])

/** More steps than any turn and its answer have. */
const MOST_STEPS = 20

/** A game in progress, played move by move. */
export class ScenarioGame extends PlayedGame<State, Side> {
  constructor(step: Step<State>, reload: boolean) {
    super({ decisions, play, stop }, step, reload)
  }

  view(side: Side): View {
    return viewOf(this.state, side)
  }

  /** The step of the turn that the game is in, and whose turn it is. */
  get stepWords(): string {
    const { active, flow } = this.state
    const turn = flow.find((frame) => frame.frame === 'turn')
    return turn === undefined ? 'the set-up' : `the ${turn.step.replaceAll('-', ' ')} step of ${active}`
  }

  /**
   * The decision that a move answers. Steps of turns before it are passed over.
   * @throws RefusedMove if the side is not asked
   */
  decision(side: Side, ...kinds: readonly string[]): Decision<Side> {
    const own = this.state.active === side
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const found = this.open(side, ...kinds)
      if (found !== null) return found
      const [first] = this.asked()
      const answer = first === undefined ? undefined : PASSED_OVER[first.kind as QuestionKind]
      const past = first !== undefined && LAST.has(first.kind) && (own || this.state.active === side)
      if (first === undefined || answer === undefined || past || !kinds.some((kind) => IN_TURN.has(kind))) break
      this.give(first.seat, { ...answer, decision: first.id })
    }
    throw new RefusedMove(
      'not asked',
      `${side} is not asked (${kinds.map((kind) => kind.replaceAll('-', ' ')).join(' or ')}). Asked is ${this.askedWords}.`,
    )
  }
}
