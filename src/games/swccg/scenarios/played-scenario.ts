/** A game of this kind as a scenario plays it: chances that no move mentions are passed. */
import type { Answer, Decision, Option, Step } from '../../../contract/index.ts'
import { PlayedGame } from '../../../kit/scenarios/played.ts'
import { Mistake, RefusedMove } from '../../../kit/scenarios/problems.ts'
import { engine } from '../engine.ts'
import type { Side } from '../state/engine-card.ts'
import { PHASES, type Phase } from '../state/game-frames.ts'
import { boardOf, type State } from '../state/game-state.ts'
import type { Position } from '../state/position-reading.ts'
import { readingOf } from '../texts/reading-of.ts'

/** More passes than any moment has. */
const MOST_PASSES = 40

export class PlayedScenario extends PlayedGame<State, Side> {
  constructor(step: Step<State>, reload: boolean) {
    super(engine, step, reload)
  }

  get reading(): Position {
    return readingOf(boardOf(this.state))
  }

  /** The question of a side; chances before it are passed. @throws RefusedMove if the side is not asked */
  question(side: Side, ...kinds: readonly string[]): Decision<Side> {
    for (let passes = 0; passes < MOST_PASSES; passes++) {
      const found = this.open(side, ...kinds)
      if (found !== null) return found
      const chance = this.asked().find(({ window }) => window !== undefined)
      if (chance?.window === undefined) break
      this.give(chance.seat, { decision: chance.id, exit: chance.window.pass })
    }
    throw new RefusedMove('not asked', `${side} is not asked (${kinds.join(' or ')}). Asked is ${this.askedWords}.`)
  }

  /** Answers with the option that fits. @throws RefusedMove if none does */
  choose(side: Side, kinds: readonly string[], exit: string, fits: (option: Option) => boolean, what: string): void {
    const decision = this.question(side, ...kinds)
    const option = optionsIn(decision).find(fits)
    if (option === undefined) throw this.notOffered(what, side)
    const given = decision.exits.some(({ id }) => id === exit) ? exit : (decision.exits[0]?.id ?? '')
    this.answer(side, { decision: decision.id, exit: given, choose: [option.id] })
  }

  /** The refusal of what a side is not offered now. */
  notOffered(what: string, side: Side): RefusedMove {
    const { active, phase } = this.state
    return new RefusedMove('not offered', `${what} is not offered to ${side} in the ${phase} phase of ${active}.`)
  }

  /** Passes all chances until a phase of this turn begins. @throws RefusedMove if it is not that side's, or not to come */
  goTo(side: Side, phase: Phase): void {
    const { turn, active } = this.state
    if (active !== side) throw new RefusedMove('not asked', `It is the turn of ${active}.`)
    const isBefore = (): boolean => this.state.turn === turn && PHASES.indexOf(this.state.phase) < PHASES.indexOf(phase)
    if (this.state.phase !== phase && !isBefore())
      throw new RefusedMove('not offered', `The ${phase} phase of this turn is over.`)
    for (let passes = 0; passes < MOST_PASSES && isBefore(); passes++) {
      const [open] = this.asked()
      const exit = open?.window?.pass ?? open?.exits.find(({ id }) => id === 'pass')?.id
      if (open === undefined || exit === undefined)
        throw new RefusedMove('not asked', `${open?.seat ?? side} has to answer first. Asked is ${this.askedWords}.`)
      this.give(open.seat, { decision: open.id, exit })
    }
    if (this.state.phase !== phase)
      throw new RefusedMove(
        'not offered',
        `Nobody can do anything in the ${phase} phase of this turn, which is passed over.`,
      )
  }

  /** Passes the responses that are open, and getting on and off: what was begun has its result. */
  settle(): void {
    for (let passes = 0; passes < MOST_PASSES; passes++) {
      const response = this.asked().find(({ kind }) => kind === 'respond' || kind === 'riders')
      if (response === undefined) return
      this.give(response.seat, { decision: response.id, exit: 'pass' })
    }
  }

  /** Passes the chances of a side, and those of its opponent, until one of them offers something that fits. */
  reach(side: Side, kinds: readonly string[], fits: (option: Option) => boolean): void {
    for (let passes = 0; passes < MOST_PASSES; passes++) {
      const decision = this.question(side, ...kinds)
      if (decision.window === undefined || optionsIn(decision).some(fits)) return
      this.give(side, { decision: decision.id, exit: decision.window.pass })
    }
  }

  answer(side: Side, answer: Answer): void {
    this.give(side, answer)
  }

  /** A question of such a kind that is open now, without passing anything. */
  now(side: Side, kind: string): Decision<Side> | null {
    return this.open(side, kind)
  }
}

export const optionsIn = ({ shape }: Decision<Side>): readonly Option[] =>
  shape.type === 'choose' ? shape.options : []

/** @throws Mistake for a side that is none */
export function sideIn(text: string | undefined): Side {
  if (text === 'dark' || text === 'light') return text
  throw new Mistake(`"${text}" is no side: dark or light.`)
}

/** @throws Mistake for a phase that there is not */
export function phaseIn(text: string | undefined): Phase {
  const phase = PHASES.find((one) => one === text)
  if (phase === undefined) throw new Mistake(`"${text}" is no phase. There are: ${PHASES.join(', ')}.`)
  return phase
}
