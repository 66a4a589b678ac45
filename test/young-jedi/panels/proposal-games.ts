/** Whole games between a player who presses what the panels propose, and the practice opponent. */
import { type Answer, type AnswerContent, type Decision, isRefusal } from '../../../src/contract/index.ts'
import { SIDES, type Side } from '../../../src/games/young-jedi/cards/card.ts'
import { youngJedi } from '../../../src/games/young-jedi/index.ts'
import { panels } from '../../../src/games/young-jedi/panels/index.ts'
import { practice } from '../../../src/games/young-jedi/policies/practice.ts'
import type { Format, State } from '../../../src/games/young-jedi/state/game-state.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { answerBy } from '../../../src/kit/decisions/chosen.ts'
import { bySeat } from '../../../src/kit/seats/seats.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { voiceOf } from './positions.ts'

/** More answers than any real game has. */
const MOST = 20_000

/** How a game between the two ended. */
export interface ProposedGame {
  /** Null for a tie. */
  readonly winner: Side | null
  /** By kind of question, how often the player answered otherwise than the practice opponent would have. */
  readonly differences: ReadonlyMap<string, number>
}

/**
 * Plays a game with ready-made decks by chance.
 * @param asPractice kinds of questions that the player answers as the practice opponent would, whatever is proposed
 * @throws if an answer is refused
 */
export function playProposals(
  format: Format,
  seed: string,
  proposed: Side,
  asPractice: ReadonlySet<string> = new Set(),
): ProposedGame {
  const differences = new Map<string, number>()
  const random = seededNumbers(seed)
  const decks = bySeat(SIDES, (seat) => {
    const own = youngJedi.decks().filter((deck) => deck.format === format && deck.seat === seat)
    return own[Math.floor(random() * own.length)]?.list ?? []
  })
  let { state } = youngJedi.setup({ format, rules: {} }, decks, seed)

  const hand = (seat: Side, answer: Answer): void => {
    const step = youngJedi.play(state, seat, [answer])
    if (isRefusal(step)) throw new Error(`${seed}: ${step.refused}`)
    state = step.state
  }
  for (let answers = 0; answers < MOST; answers++) {
    const outcome = youngJedi.outcome(state)
    if (outcome !== null) return { winner: (outcome.winner ?? null) as Side | null, differences }
    const open = youngJedi.decisions(state)
    const decision = open[Math.floor(random() * open.length)] as Decision<Side>
    if (decision.seat === proposed) press(decision)
    else hand(decision.seat, practice(viewOf(state, decision.seat), decision))
  }
  throw new Error(`${seed}: the game doesn't end`)

  /** Gives an answer of the player. */
  function give(decision: Decision<Side>, given: AnswerContent): void {
    const wanted = practice(viewOf(state, decision.seat), decision)
    const differs = !isSame(given, wanted)
    if (differs) differences.set(decision.kind, (differences.get(decision.kind) ?? 0) + 1)
    hand(decision.seat, differs && asPractice.has(decision.kind) ? wanted : { ...given, decision: decision.id })
  }

  /** Presses the first button, as the panel shows the proposal, with what it answers afterwards. */
  function press(decision: Decision<Side>): void {
    const { seat } = decision
    const view = viewOf(state, seat)
    const proposal = panels.suggest(decision, view)
    const begun = { ...proposal, suggested: true }
    const [first] = panels.ask(decision, view, begun, voiceOf(seat, 'en')).actions
    const given = (first === undefined ? null : answerBy(decision, first, begun)) ?? proposal
    if (given === null) throw new Error(`${seed}: nothing is proposed for ${decision.kind}`)
    give(decision, given)
    for (let next = following(state, seat); next !== undefined; next = following(state, seat)) {
      const after = panels.follow(first?.next ?? '', next, viewOf(state, seat))
      if (after === null) return
      give(next, after)
    }
  }
}

const isSame = (one: AnswerContent, other: AnswerContent): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))

const ordered = ({ exit, choose = [], arrange = [], number }: AnswerContent) => [exit, choose, arrange, number ?? null]

const following = (state: State, seat: Side) => youngJedi.decisions(state).find((one) => one.seat === seat)
