/**
 * The engine of a game that runs on frames and questions: it does with answers what every such game does, and knows no
 * rule.
 */
import {
  type Answer,
  type AwaitedSeat,
  type Decision,
  type FactMap,
  type FactName,
  type GameEvent,
  isRefusal,
  type Option,
  type Outcome,
  type Refusal,
  type Seat,
  type Step,
  type StopReason,
  type TakeBack,
} from '../../contract/index.ts'
import { fits } from '../decisions/shapes.ts'
import { factOf, type OwnPart } from '../facts/tell.ts'
import { copied } from './copied.ts'
import { runFrames } from './frames.ts'

/** An open question: its id, its seat and its kind. */
export interface OpenQuestion<Side extends Seat, Kind extends string = string> {
  readonly id: string
  readonly seat: Side
  readonly kind: Kind
}

/** The part of such a game's state that the engine needs. */
export interface FrameState<Side extends Seat, Frame, Kind extends string = string> {
  questions: readonly OpenQuestion<Side, Kind>[]
  flow: Frame[]
  outcome: Outcome<Side> | null
  /** How many questions each seat was asked. Ids count by seat, so that they reveal nothing about the opponent. */
  readonly asked: Record<Side, number>
}

/** The working copy of a game while a move is made. */
export class FramedTable<
  S extends FrameState<Side, Frame, Kind>,
  Side extends Seat,
  Frame,
  Kind extends string,
  F extends FactMap<F>,
> {
  readonly state: S
  readonly events: GameEvent[] = []

  constructor(state: S) {
    this.state = copied(state)
  }

  get over(): boolean {
    return this.state.outcome !== null
  }

  /** Tells a fact. @param own the part that only its own seat may know */
  tell<Name extends FactName<F>>(
    type: Name,
    seat: F[Name]['seat'],
    data: F[Name]['data'],
    ...own: OwnPart<F[Name]>
  ): void {
    this.events.push(factOf<F, Name>(type, seat, data, ...own) as unknown as GameEvent)
  }

  ask(seat: Side, kind: Kind): void {
    this.state.questions = [...this.state.questions, { id: this.#newId(seat), seat, kind }]
  }

  /** Gives the open questions of a seat ids that were never used, so that an old panel answers nothing. */
  askAnew(seat: Side): void {
    this.state.questions = this.state.questions.map((question) =>
      question.seat === seat ? { ...question, id: this.#newId(seat) } : question,
    )
  }

  #newId(seat: Side): string {
    this.state.asked[seat] += 1
    return `${seat}-${this.state.asked[seat]}`
  }

  /** The innermost frame. @throws if there is none */
  get frame(): Frame {
    const frame = this.state.flow.at(-1)
    if (frame === undefined) throw new Error('nothing goes on')
    return frame
  }

  end(outcome: Outcome<Side>): void {
    Object.assign(this.state, { outcome, questions: [], flow: [] })
  }
}

/** The rules of a game, as the engine needs them. */
export interface EngineRules<S, T, Side extends Seat, Frame, Kind extends string> {
  readonly seats: readonly Side[]
  table(state: S): T
  /** The decision for a question that is open. */
  decide(state: S, question: OpenQuestion<Side, Kind>): Decision<Side>
  /** Carries out an answer that fits. @param chosen the options that it takes, in its order */
  close(table: T, question: OpenQuestion<Side, Kind>, answer: Answer, chosen: readonly Option[]): void
  /** The next step of the innermost frame. */
  act(table: T, frame: Frame): void
  /** Kinds of questions that have a silence, or whether a question has one in this state. */
  readonly silent: readonly Kind[] | ((state: S, question: OpenQuestion<Side, Kind>) => boolean)
  /** Whether an answer fits a question of this kind in any state, so that its options need not be found. */
  readonly alwaysFits?: (kind: Kind, answer: Answer) => boolean
}

/** The options that an answer takes, in its order. */
function chosenIn({ shape }: Decision, { choose = [] }: Answer): readonly Option[] {
  if (shape.type !== 'choose') return []
  const { options } = shape
  return choose.flatMap((id) => options.find((option) => option.id === id) ?? [])
}

/** The part of a game's contract that follows from its rules; nobody answers in secret. */
export function engineOf<
  S extends FrameState<Side, Frame, Kind>,
  T extends FramedTable<S, Side, Frame, Kind, F>,
  Side extends Seat,
  Frame,
  Kind extends string,
  F extends FactMap<F>,
>(rules: EngineRules<S, T, Side, Frame, Kind>) {
  const { seats, table, decide, close, act, silent, alwaysFits = () => false } = rules
  const isSilent = (state: S, question: OpenQuestion<Side, Kind>): boolean =>
    typeof silent === 'function' ? silent(state, question) : silent.includes(question.kind)
  return {
    decisions: (state: S): readonly Decision<Side>[] => state.questions.map((question) => decide(state, question)),
    awaits: (state: S): readonly AwaitedSeat<Side>[] =>
      state.questions.map((question) => ({ ...question, silent: isSilent(state, question) })),
    calls: (state: S): readonly Side[] =>
      seats.filter((seat) => state.questions.some((question) => question.seat === seat && !isSilent(state, question))),
    outcome: (state: S): Outcome<Side> | null => state.outcome,
    /** Runs a game that was just set up until somebody is asked. */
    start(state: S, begin: (table: T) => void): Step<S> {
      const begun = table(state)
      begin(begun)
      runFrames<Frame, T>(begun, act)
      return begun
    },
    play(state: S, seat: Side, answers: readonly Answer[]): Step<S> | Refusal {
      const playing = table(state)
      for (const [at, answer] of answers.entries()) {
        const question = playing.state.questions.find((open) => open.seat === seat && open.id === answer.decision)
        if (question === undefined) return { refused: 'decision.closed', values: {} }
        // The state as it was given may have been asked for its decisions already.
        const decision = alwaysFits(question.kind, answer) ? null : decide(at === 0 ? state : playing.state, question)
        const unfit = decision === null ? null : fits(decision, answer)
        if (isRefusal(unfit)) return unfit
        playing.state.questions = playing.state.questions.filter((open) => open !== question)
        close(playing, question, answer, decision === null ? [] : chosenIn(decision, answer))
        runFrames<Frame, T>(playing, act)
      }
      return playing
    },
    stop(state: S, kind: StopReason, loser: Side | null): Step<S> {
      const stopped = table(state)
      const winner = loser === null || kind === 'void' ? null : (seats.find((seat) => seat !== loser) ?? null)
      stopped.end({ kind, winner, values: {} })
      return stopped
    },
    /** Takes moves back; `tell` emits the fact that says so. */
    takeBack: (tell: (table: T, seat: Side, ruled: boolean) => void): TakeBack<S, Side> => ({
      restore(before, after, seat, ruled = false) {
        const again = table(before)
        Object.assign(again.state.asked, after.asked)
        again.askAnew(seat)
        tell(again, seat, ruled)
        return again
      },
    }),
  }
}
