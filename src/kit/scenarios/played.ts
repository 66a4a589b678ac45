/** A game that a scenario plays, through the contract alone. It keeps the events. */
import {
  type Answer,
  type Decision,
  type Game,
  type GameEvent,
  isRefusal,
  type Refusal,
  type Seat,
  type SeenEvent,
  type Step,
  seenBy,
} from '../../contract/index.ts'
import { Mistake, RefusedMove, type Why } from './problems.ts'

/** The part of a game that a scenario plays. */
export type Engine<S, Side extends Seat> = Pick<Game<S, unknown, Side>, 'decisions' | 'play' | 'stop'>

interface Moment<S> {
  readonly state: S
  readonly events: readonly GameEvent[]
}

/** A game in progress. A game's subclass may add the answers that scenarios leave out. */
export class PlayedGame<S, Side extends Seat> {
  readonly #engine: Engine<S, Side>
  readonly #reload: boolean
  #now: Moment<S>
  /** The index of the first event since the last check. */
  #fresh = 0

  /** @param reload whether state and facts are saved and loaded between any two moves */
  constructor(engine: Engine<S, Side>, { state, events }: Step<S>, reload: boolean) {
    this.#engine = engine
    this.#reload = reload
    this.#now = { state: this.#kept(state), events: this.#kept(events) }
  }

  get state(): S {
    return this.#now.state
  }

  /** All events since the beginning. */
  get events(): readonly GameEvent[] {
    return this.#now.events
  }

  /** The events since the last check. */
  get news(): readonly GameEvent[] {
    return this.#now.events.slice(this.#fresh)
  }

  looked(): void {
    this.#fresh = this.#now.events.length
  }

  /** Returns all events as a side has seen them. */
  seenBy(side: Side): readonly SeenEvent[] {
    return this.#now.events.map((event) => seenBy(event, side))
  }

  asked(): readonly Decision<Side>[] {
    return this.#engine.decisions(this.state)
  }

  /** The open decisions in words. */
  get askedWords(): string {
    const all = this.asked().map(({ seat, kind }) => `${seat} ${kind.replaceAll('-', ' ')}`)
    return all.length === 0 ? 'nobody: the game is over' : all.join('; ')
  }

  /** Returns the open decision of a side of one of these kinds (of any kind if none is given), or null. */
  open(side: Side, ...kinds: readonly string[]): Decision<Side> | null {
    return this.asked().find(({ seat, kind }) => seat === side && kinds.includes(kind)) ?? null
  }

  /** Plays an answer. @throws RefusedMove if the engine refuses it */
  give(side: Side, answer: Answer): void {
    const result = this.#engine.play(this.state, side, [answer])
    if (isRefusal(result)) throw new RefusedMove(whyOf(result), inWords(side, result))
    this.#take(result)
  }

  /** Concedes for a side. @throws RefusedMove if the game is over */
  concede(side: Side): void {
    if (this.asked().length === 0) throw new RefusedMove('not asked', 'The game is over.')
    this.#take(this.#engine.stop(this.state, 'concession', side))
  }

  /** Tries something and restores the game afterwards. @returns the refusal, or null */
  trial(what: () => void): RefusedMove | null {
    const before = this.#now
    try {
      what()
      return null
    } catch (error) {
      if (error instanceof RefusedMove) return error
      throw error
    } finally {
      this.#now = before
    }
  }

  #take({ state, events }: Step<S>): void {
    this.#now = { state: this.#kept(state), events: [...this.#now.events, ...this.#kept(events)] }
  }

  /** Returns the value, saved as JSON and loaded again if `reload` is set. */
  #kept<T>(value: T): T {
    return this.#reload ? (JSON.parse(JSON.stringify(value)) as T) : value
  }
}

const WHY: Readonly<Record<string, Why>> = {
  'shape.budget': 'costs too much',
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

const inWords = (side: Seat, refusal: Refusal): string => {
  const values = Object.entries(refusal.values).map(([key, value]) => `${key} ${String(value)}`)
  return `${side} may not do that: ${whyOf(refusal)}${values.length === 0 ? '' : ` (${values.join(', ')})`}.`
}
