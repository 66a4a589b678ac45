/** Matches of two people who look once a day and press what the panels propose: how often they are called, and for how long they play. */
import { type GameEvent, isRefusal, type Seat, type StandingOrder } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { ordersOfDeck } from '../../src/kit/orders/deck-orders.ts'
import { bySeat } from '../../src/kit/seats/seats.ts'
import { handovers } from '../../src/kit/study/handovers.ts'
import { Course, type Seats } from '../../src/matches/course.ts'
import { orderKeys } from '../../src/matches/silence.ts'
import { seededNumbers } from '../../src/simulation/simulate.ts'
import type { OrderHabit } from './order-habits.ts'
import { submissionOf } from './pressing.ts'
import { turnName } from './turn-names.ts'

/** A turn of a match, and how often somebody was called in it. */
export interface CountedTurn {
  readonly kind: string
  readonly calls: number
}

/** A match of a pair. */
export interface PlayedPair {
  readonly days: number
  readonly calls: number
  readonly turns: readonly CountedTurn[]
}

/** More sittings than any real match has. */
const MOST_SITTINGS = 5_000

/** A match between two looks. */
class PairMatch {
  calls = 0
  readonly turns: CountedTurn[] = []
  readonly #game: AnyGame
  readonly #habit: OrderHabit
  readonly #orders: Record<Seat, readonly StandingOrder[]>
  #state: unknown
  #waiting: readonly Seat[] = []
  #turn: { readonly events: GameEvent[]; calls: number } | null = null

  constructor(game: AnyGame, format: string, seed: string, habit: OrderHabit) {
    this.#game = game
    this.#habit = habit
    const random = seededNumbers(seed)
    const decks = bySeat(game.seats, (seat) => {
      const own = game.decks().filter((deck) => deck.format === format && deck.seat === seat)
      return own[Math.floor(random() * own.length)]?.list ?? []
    })
    const course = new Course(game, null)
    course.setup([{ format, rules: {} }, decks, seed])
    this.#orders = bySeat(game.seats, (seat) =>
      ordersOfDeck(game, course.state, seat, { list: decks[seat] ?? [], format }),
    )
    this.#follow(course)
  }

  get isOver(): boolean {
    return this.#game.outcome(this.#state) !== null
  }

  isAsked = (seat: Seat): boolean => this.#waiting.includes(seat)

  /** Lets a person answer until the game waits for somebody else alone. */
  sit(seat: Seat): void {
    for (let sittings = 0; this.isAsked(seat); sittings++) {
      if (sittings > MOST_SITTINGS) throw new Error(`${this.#game.id}: no end of a sitting`)
      this.#setOrders(seat)
      const course = new Course(this.#game, this.#state)
      course.followUp(this.#seats())
      // An order that was set just now may have answered.
      if (course.rows.length === 0) this.#submit(course, seat)
      this.#follow(course)
    }
  }

  #submit(course: Course, seat: Seat): void {
    const { ahead, sets } = submissionOf(this.#game, seat, this.#state, this.#orders[seat] ?? [])
    const count = course.submit(seat, ahead.answers, this.#seats(), ahead.played)
    if (isRefusal(count)) throw new Error(`${this.#game.id}: refused, ${count.refused}`)
    if (sets !== undefined && this.#habit.pressed(sets)) this.#keep(seat, [sets], course.state)
  }

  /** Plays what follows, and counts who is called by it. */
  #follow(course: Course): void {
    course.followUp(this.#seats())
    const calls = handovers(this.#waiting, course.awaited)
    this.calls += calls
    this.#note(course.events, calls)
    this.#state = course.state
    this.#waiting = course.awaited
  }

  /** The call that ends a turn belongs to that turn. */
  #note(events: readonly GameEvent[], calls: number): void {
    const { statistics } = this.#game
    const starts = events.flatMap((event, at) => (statistics?.startsTurn(event) === true ? [at] : []))
    const [first] = starts
    this.#turn?.events.push(...events.slice(0, first))
    if (this.#turn !== null) this.#turn.calls += calls
    for (const [at, start] of starts.entries()) {
      this.#close()
      this.#turn = { events: events.slice(start, starts[at + 1]), calls: 0 }
    }
  }

  #close(): void {
    if (this.#turn === null) return
    const { events, calls } = this.#turn
    this.turns.push({ kind: turnName(this.#game, events), calls })
  }

  #setOrders(seat: Seat): void {
    const [asked] = this.#game.decisions(this.#state).filter((open) => open.seat === seat)
    if (asked === undefined) return
    const view = this.#game.view(this.#state, seat)
    this.#keep(seat, this.#habit.set(this.#game, view, seat, asked), this.#state)
  }

  /** Keeps orders that the game offers in this state; one of the same name is replaced only by a button. */
  #keep(seat: Seat, set: readonly StandingOrder[], state: unknown): void {
    if (set.length === 0) return
    const offered = orderKeys(this.#game, this.#game.view(state, seat), seat)
    const isSame = (one: Pick<StandingOrder, 'kind' | 'key'>) => (other: Pick<StandingOrder, 'kind' | 'key'>) =>
      one.kind === other.kind && one.key === other.key
    const taken = set.filter((order) => offered.some(isSame(order)))
    const old = (this.#orders[seat] ?? []).filter((order) => !taken.some(isSame(order)))
    this.#orders[seat] = [...old.filter((order) => offered.some(isSame(order))), ...taken]
  }

  #seats = (): Seats => ({ players: bySeat(this.#game.seats, (seat) => seat), orders: this.#orders })
}

/** Plays a match of two people who look at it once a day, in the morning and in the evening. */
export function playPair(game: AnyGame, format: string, seed: string, habit: OrderHabit): PlayedPair {
  const match = new PairMatch(game, format, seed, habit)
  const random = seededNumbers(`${seed} hours`)
  const early = random() < 0.5
  const looks = early ? game.seats : game.seats.toReversed()
  let days = 0
  while (!match.isOver) {
    days += 1
    for (const seat of looks) match.sit(seat)
  }
  const { calls, turns } = match
  return { days, calls, turns }
}
