/** Whole games between a player who presses what the panels propose, and the practice opponent. */
import { type Answer, type Decision, isRefusal } from '../../../src/contract/index.ts'
import { SIDES, type Side } from '../../../src/games/young-jedi/cards/card.ts'
import { youngJedi } from '../../../src/games/young-jedi/index.ts'
import { panels } from '../../../src/games/young-jedi/panels/index.ts'
import { practice } from '../../../src/games/young-jedi/policies/practice.ts'
import type { Format, State } from '../../../src/games/young-jedi/rules/state.ts'
import { viewOf } from '../../../src/games/young-jedi/view.ts'
import { answerBy } from '../../../src/kit/decisions/chosen.ts'
import { bySeat } from '../../../src/kit/seats/seats.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { voiceOf } from './positions.ts'

/** More answers than any real game has. */
const MOST = 20_000

/** A game with ready-made decks by chance. @returns the winner, null for a tie @throws if an answer is refused */
export function playProposals(format: Format, seed: string, proposed: Side): Side | null {
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
    if (outcome !== null) return (outcome.winner ?? null) as Side | null
    const open = youngJedi.decisions(state)
    const decision = open[Math.floor(random() * open.length)] as Decision<Side>
    if (decision.seat === proposed) press(decision)
    else hand(decision.seat, practice(viewOf(state, decision.seat), decision))
  }
  throw new Error(`${seed}: the game doesn't end`)

  /** Presses the first button, as the panel shows the proposal, with what it answers afterwards. */
  function press(decision: Decision<Side>): void {
    const { seat } = decision
    const view = viewOf(state, seat)
    const proposal = panels.suggest(decision, view)
    const begun = { ...proposal, suggested: true }
    const [first] = panels.ask(decision, view, begun, voiceOf(seat, 'en')).actions
    const given = (first === undefined ? null : answerBy(decision, first, begun)) ?? proposal
    if (given === null) throw new Error(`${seed}: nothing is proposed for ${decision.kind}`)
    hand(seat, { ...given, decision: decision.id })
    for (let next = following(state, seat); next !== undefined; next = following(state, seat)) {
      const after = panels.follow(first?.next ?? '', next, viewOf(state, seat))
      if (after === null) return
      hand(seat, { ...after, decision: next.id })
    }
  }
}

const following = (state: State, seat: Side) => youngJedi.decisions(state).find((one) => one.seat === seat)
