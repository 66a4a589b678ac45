/** A game as a scenario plays it: through the contract alone, keeping what was told. */
import type { Answer, Decision, GameEvent, Refusal, SeenEvent, Step } from '../../../contract/index.ts'
import { isRefusal, seenBy } from '../../../contract/index.ts'
import { SIDES, type Side } from '../cards/card.ts'
import { decisions, play, stop } from '../game.ts'
import type { QuestionKind, State } from '../rules/state.ts'
import { type View, viewOf } from '../view.ts'
import { Mistake, Refused, type Why } from './problems.ts'

/** What is not mentioned is not done: how the steps of a turn are passed over. */
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

/** Questions that come in the own turn: to get there steps may be passed over. */
const IN_TURN: ReadonlySet<string> = new Set(Object.keys(PASSED_OVER))

/** The last questions of a turn. */
const LAST: ReadonlySet<string> = new Set(['even-up', 'end-turn'])

/** More steps than any turn and its answer have. */
const MOST_STEPS = 20

interface Moment {
  readonly state: State
  readonly events: readonly GameEvent[]
}

export class Course {
  private now: Moment
  private readonly reload: boolean
  /** What was told since the last look. */
  private fresh = 0

  constructor({ state, events }: Step<State>, reload: boolean) {
    this.reload = reload
    this.now = { state: this.kept(state), events: this.kept(events) }
  }

  get state(): State {
    return this.now.state
  }

  /** What was told since the last look. */
  get news(): readonly GameEvent[] {
    return this.now.events.slice(this.fresh)
  }

  looked(): void {
    this.fresh = this.now.events.length
  }

  view(side: Side): View {
    return viewOf(this.state, side)
  }

  /** All that a side was told since the beginning. */
  seenBy(side: Side): readonly SeenEvent[] {
    return this.now.events.map((event) => seenBy(event, side))
  }

  asked(): readonly Decision<Side>[] {
    return decisions(this.state)
  }

  /** What the game waits for, in words. */
  get askedWords(): string {
    const all = this.asked().map(({ seat, kind }) => `${seat} ${kind.replaceAll('-', ' ')}`)
    return all.length === 0 ? 'nobody: the game is over' : all.join('; ')
  }

  /** The open decision of a side of one of these kinds, or null. */
  open(side: Side, ...kinds: readonly string[]): Decision<Side> | null {
    return this.asked().find(({ seat, kind }) => seat === side && kinds.includes(kind)) ?? null
  }

  /**
   * The decision that a move answers. Steps of turns that lie before it are passed over.
   * @throws Refused if the side is not asked
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
      this.give(first.seat as Side, { ...answer, decision: first.id })
    }
    throw new Refused(
      'not asked',
      `${side} is not asked (${kinds.map((kind) => kind.replaceAll('-', ' ')).join(' or ')}). Asked is ${this.askedWords}.`,
    )
  }

  /** @throws Refused if the engine refuses it */
  give(side: Side, answer: Answer): void {
    const result = play(this.state, side, [answer])
    if (isRefusal(result)) throw new Refused(whyOf(result), inWords(side, result))
    this.take(result)
  }

  concede(side: Side): void {
    if (this.state.outcome !== null) throw new Refused('not asked', 'The game is over.')
    this.take(stop(this.state, 'concession', side))
  }

  private take({ state, events }: Step<State>): void {
    this.now = { state: this.kept(state), events: [...this.now.events, ...this.kept(events)] }
  }

  /** Does something as a trial: the game is as before. @returns why it is refused, or null */
  trial(what: () => void): Refused | null {
    const before = this.now
    try {
      what()
      return null
    } catch (error) {
      if (error instanceof Refused) return error
      throw error
    } finally {
      this.now = before
    }
  }

  /** Saved and loaded, where that is wanted. */
  private kept<T>(value: T): T {
    return this.reload ? (JSON.parse(JSON.stringify(value)) as T) : value
  }
}

const WHY: Readonly<Record<string, Why>> = {
  'shape.budget': 'too many counters',
  'shape.excludes': 'not together',
  'shape.requires': 'needs another',
  'shape.choose': 'wrong number',
  'shape.number': 'wrong number',
  'shape.arrange': 'wrong number',
  'shape.option': 'not offered',
  'shape.exit': 'not offered',
  'shape.piece': 'not offered',
  'decision.closed': 'not asked',
}

function whyOf({ refused }: Refusal): Why {
  const why = WHY[refused]
  if (why === undefined)
    throw new Mistake(`The engine refuses this in a way that scenarios have no word for: ${refused}.`)
  return why
}

const inWords = (side: Side, refusal: Refusal): string => {
  const values = Object.entries(refusal.values).map(([key, value]) => `${key} ${String(value)}`)
  return `${side} may not do that: ${whyOf(refusal)}${values.length === 0 ? '' : ` (${values.join(', ')})`}.`
}

export const isSide = (text: string): text is Side => SIDES.includes(text as Side)
