/**
 * Golden games: finished matches as they were logged, so that a changed result is found. A record holds each row of the
 * log, with hashes of its facts, of the state after it and of the questions after it. Knows no game.
 */
import type {
  Answer,
  Decision,
  DeckList,
  GameEvent,
  Options,
  Seat,
  StandingOrder,
  StopReason,
} from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { PRACTICE } from '../../src/matches/api.ts'
import { Course, hashOfState, type NewLogRow, type Seats } from '../../src/matches/course.ts'
import { repeat } from '../../src/matches/log.ts'
import type { Carrier } from './carrying.ts'

/** A row of the log as it is recorded. */
export interface GoldenRow extends Pick<NewLogRow, 'kind' | 'seat' | 'origin' | 'data'> {
  /** Hash of its facts, with their secret parts; see `shortHash`. */
  readonly facts: string
  /** Hash of the state after it. */
  readonly state: string
  /** See `askedOf`. */
  readonly asked: string
}

/** A row as it was played, with its facts. */
export interface PlayedRow extends GoldenRow {
  readonly events: readonly GameEvent[]
}

/** The number of hexadecimal digits of each hash in a record. */
export const DIGITS = { facts: 8, state: 8, asked: 6 } as const

/** The hash of facts or of a state in a record: the first part of the log's hash. */
const shortHash = (value: unknown): string => hashOfState(value).slice(0, DIGITS.state)

/** Returns a row of the log with its hashes. @param state the state after it */
export const playedRow = (
  game: AnyGame,
  { kind, seat, origin, data, events }: Omit<NewLogRow, 'engine' | 'hash'>,
  state: unknown,
): PlayedRow => ({
  ...{ kind, seat, origin, data, events },
  ...{ facts: shortHash(events), state: shortHash(state), asked: askedOf(game.decisions(state)) },
})

export interface GoldenMatch {
  readonly game: string
  readonly version: string
  /** Unique within the set; also the name of its file. */
  readonly match: string
  readonly rows: readonly GoldenRow[]
}

/** A match to play for a record. */
export interface Plan {
  readonly match: string
  readonly options: Options
  readonly decks: Readonly<Record<Seat, DeckList>>
  readonly seed: string
  /** The answer of a person. */
  answer(state: unknown, decision: Decision): Answer
  /** Numbers from 0 up to 1 for all other choices. */
  readonly next: () => number
  /** Seats that set every standing order they can. */
  readonly orders?: readonly Seat[]
  /** A seat that the practice opponent plays. */
  readonly practice?: Seat
  /** How often a move that may be taken back is taken back. */
  readonly takesBack?: number
  /** The match is stopped after this many rows. Before a time-out, the safest answers are given for the loser. */
  readonly stop?: { readonly after: number; readonly reason: StopReason; readonly loser: Seat | null }
}

/** The golden games of a game: the matches to play, and the features to show. */
export interface GoldenSet {
  readonly game: AnyGame
  /** Matches that are always recorded. */
  readonly plans: readonly Plan[]
  /**
   * Another match, to show some of the missing features.
   * @param number counts these matches, so that each one differs
   */
  more(missing: readonly string[], number: number): Plan
  /** Further features that this game's set must show; a fact is called `fact <type>`, a decision `decision <kind>`. */
  readonly names: readonly string[]
  /** Further features that a row of this game shows. */
  shownBy(row: PlayedRow): Iterable<string>
  /** Features that can't occur, each with the reason. */
  readonly never: Readonly<Record<string, string>>
  /** How matches of earlier versions, by version, are carried over to today's names. */
  readonly carriers?: Readonly<Record<string, Carrier>>
}

/** More rows than any match of a set may have. */
const MOST_ROWS = 2_000

/** The number of sittings that get the safest answers before a time-out stops the match. */
const LATE = 2

/** A finished match, with all its states, by row. */
export interface Played {
  readonly match: string
  readonly game: AnyGame
  readonly rows: readonly PlayedRow[]
  readonly states: readonly unknown[]
}

/**
 * A short hash of the legal answers: seats, kinds, shapes and exits of all open decisions. The field `about` of a
 * decision is left out: it is for words alone.
 */
export const askedOf = (decisions: readonly Decision[]): string =>
  hashOfState(
    decisions.map(({ id, seat, kind, shape, exits }) => [
      [id, seat, kind, exits.map((exit) => [exit.id, exit.bare === true])],
      Object.entries(shape).map(([name, value]) => [name, Array.isArray(value) ? value.map(legal) : value]),
    ]),
  ).slice(0, DIGITS.asked)

/** The parts of an option or a piece that decide which answers are legal. */
const legal = ({ id, cost, excludes, requires, instead }: Record<string, unknown>): unknown => [
  ...[id, cost ?? 0, excludes ?? [], requires ?? [], instead ?? null],
]

/** Plays a match to its end. @throws if it has none, or an answer is refused */
export function playPlan(game: AnyGame, plan: Plan): Played {
  for (const seat of game.seats) {
    const faults = game.checkDeck(plan.decks[seat] ?? [], seat, plan.options)
    if (faults.length > 0) throw new Error(`${plan.match}: the deck of ${seat} is not legal: ${JSON.stringify(faults)}`)
  }
  return new Player(game, plan).play()
}

class Player {
  readonly #plan: Plan
  readonly #game: AnyGame
  readonly #rows: PlayedRow[] = []
  readonly #states: unknown[] = []
  readonly #orders: ReadonlyMap<Seat, Map<string, StandingOrder>>
  /** Sittings in which their person has answered nothing. */
  #late = 0
  /** Whether the next move is final, because it replaces one that was taken back. */
  #final = false

  constructor(game: AnyGame, plan: Plan) {
    this.#game = game
    this.#plan = plan
    this.#orders = new Map((plan.orders ?? []).map((seat) => [seat, new Map()]))
  }

  play(): Played {
    const { match, options, decks, seed } = this.#plan
    const game = this.#game
    const start = new Course(game, null)
    start.setup([options, decks, seed])
    this.#keep(start)
    while (game.outcome(this.#state) === null) {
      if (this.#rows.length > MOST_ROWS) throw new Error(`${match}: no end after ${MOST_ROWS} rows`)
      this.#step()
    }
    return { match, game, rows: this.#rows, states: this.#states }
  }

  get #state(): unknown {
    return this.#states.at(-1)
  }

  /** The players, with all orders that can be set now and those set before. */
  #seats(): Seats {
    for (const [seat, laid] of this.#orders) layOrders(this.#game, this.#state, seat, laid)
    const each = <T>(of: (seat: Seat) => T) => Object.fromEntries(this.#game.seats.map((seat) => [seat, of(seat)]))
    return {
      players: each((seat) => (seat === this.#plan.practice ? PRACTICE : seat)),
      orders: each((seat) => [...(this.#orders.get(seat)?.values() ?? [])]),
    }
  }

  /** One change of the match, from loading to saving it. */
  #step(): void {
    const { stop, next } = this.#plan
    const course = new Course(this.#game, this.#state)
    course.followUp(this.#seats())
    if (course.rows.length > 0) return this.#keep(course)
    const open = this.#game.decisions(this.#state)
    const decision = open[Math.floor(next() * open.length)] as Decision
    const due = stop !== undefined && this.#rows.length >= stop.after
    if (due && (stop.reason !== 'time-out' || this.#late >= LATE)) course.stop(stop.reason, stop.loser, 'player')
    else if (due && stop.loser === decision.seat) {
      this.#late += 1
      course.answerSafely(decision.seat, this.#seats())
    } else return this.#answer(decision)
    this.#keep(course)
  }

  #answer(decision: Decision): void {
    const { match, takesBack = 0, answer, next } = this.#plan
    const before = this.#state
    const course = new Course(this.#game, before)
    const refusal = course.answer(decision.seat, [answer(before, decision)], 'player')
    if (refusal !== null) throw new Error(`${match}: ${decision.kind} was refused: ${JSON.stringify(refusal)}`)
    const { takeBack, irrevocable } = this.#game
    const revocable = takeBack !== undefined && !course.events.some(irrevocable)
    const asksOther = course.awaited.some((seat) => seat !== decision.seat)
    const wanted = revocable && asksOther && !this.#final && next() < takesBack
    this.#final = wanted
    const row = this.#rows.length
    this.#keep(course)
    if (!wanted) return
    const back = new Course(this.#game, this.#state)
    back.takeBack(decision.seat, row, before)
    this.#keep(back)
  }

  /** Saves the change. */
  #keep(course: Course): void {
    for (const [at, row] of course.rows.entries()) {
      // Orders and safest answers add several rows at once: the same answers give the states between them again.
      const state = at === course.rows.length - 1 ? course.state : this.#redo(row)
      this.#states.push(state)
      this.#rows.push(playedRow(this.#game, row, state))
    }
  }

  #redo(row: NewLogRow): unknown {
    const again = repeat(this.#game, this.#state, row, new Map())
    if (again === null) throw new Error(`${this.#plan.match}: an answer is refused the second time`)
    return again.state
  }
}

/** Sets every order that a seat is offered now, filled in so that none asks; earlier ones stay. */
export function layOrders(game: AnyGame, state: unknown, seat: Seat, laid: Map<string, StandingOrder>): void {
  for (const order of game.statistics?.fullOrders(game.view(state, seat), seat) ?? [])
    laid.set(`${order.kind}/${order.key}`, order)
}
