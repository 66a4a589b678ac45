/** The course of a match in memory: what is done to its state, and the log rows that come of it. Pure. */
import { createHash } from 'node:crypto'
import { stringify } from 'safe-stable-stringify'
import {
  type Answer,
  type GameEvent,
  isRefusal,
  type Json,
  type Refusal,
  type Reply,
  type Seat,
  type StandingOrder,
  type Step,
} from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { type Origin, type PersonId, PRACTICE } from './api.ts'

/**
 * What a row of the log records, with what it takes to do it again:
 * - `setup`: `{ options, decks, seed }`
 * - `answers`: `{ answers }`, of the row's seat
 * - `stop`: `{ reason, loser }`
 * - `upgrade`: `{ from, state }`: an engine of another version goes on from this state
 * - `take-back`: `{ move }`: the row's seat takes that row and all after it back; the other has agreed
 */
export type RowKind = 'setup' | 'answers' | 'stop' | 'upgrade' | 'take-back'

export interface Row {
  readonly kind: RowKind
  readonly seat: Seat | null
  readonly origin: Origin
  readonly data: Json
  readonly events: readonly GameEvent[]
  /** sha256 of the canonical JSON of the state after this row. */
  readonly hash: string
  readonly engine: string
}

export type StopReason = 'concession' | 'time-out' | 'void'

/** Who plays, and what each seat has ordered. */
export interface Seats {
  readonly players: Readonly<Record<Seat, PersonId>>
  readonly orders: Readonly<Record<Seat, readonly StandingOrder[]>>
}

/** More answers than this without any person mean that a game goes round in circles. */
const MOST_ANSWERS = 10_000

export const hashOf = (state: unknown): string =>
  createHash('sha256')
    .update(stringify(state) ?? '')
    .digest('hex')

/** The seats whose answer the game needs now. */
const awaited = (game: AnyGame, state: unknown): readonly Seat[] => [
  ...new Set(game.decisions(state).map((decision) => decision.seat)),
]

/** A state as the present version of the engine continues it. */
export const current = (game: AnyGame, state: unknown, engine: string): unknown =>
  engine === game.version ? state : game.upgrade(state, engine)

/** The orders that the game still offers; the others are void. */
export function standing(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  orders: readonly StandingOrder[],
): readonly StandingOrder[] {
  if (orders.length === 0) return []
  const offers = game.orders(view, seat)
  return orders.filter(({ kind, key }) => offers.some((offer) => offer.kind === kind && offer.key === key))
}

export class Course {
  readonly game: AnyGame
  readonly rows: Row[] = []
  /**
   * Seats for which a new sitting has begun on the way, even if an order ended it at once: the game had waited for
   * another seat alone, or another's secret answer came to light.
   */
  readonly opened = new Set<Seat>()
  /** For whom the game waited at the beginning. */
  readonly before: readonly Seat[]
  #state: unknown
  #awaited: readonly Seat[]
  /** Seats that have answered in secret: for everybody else they are still called. */
  #secretive: readonly Seat[]

  /**
   * @param state null for a match that is yet to be set up
   * @param engine version of the engine that left the state; another one than now is a row of its own in the log
   */
  constructor(game: AnyGame, state: unknown, engine: string = game.version) {
    this.game = game
    this.#state = current(game, state, engine)
    this.before = state === null ? [] : awaited(game, this.#state)
    this.#awaited = this.before
    this.#secretive = state === null ? [] : this.#secretiveIn(this.#state, this.before)
    if (engine !== game.version)
      this.#log(
        'upgrade',
        null,
        'system',
        { from: engine, state: this.#state as Json },
        { state: this.#state, events: [] },
      )
  }

  get state(): unknown {
    return this.#state
  }

  /** For whom the game waits now. */
  get awaited(): readonly Seat[] {
    return this.#awaited
  }

  get events(): readonly GameEvent[] {
    return this.rows.flatMap((row) => row.events)
  }

  setup(request: Parameters<AnyGame['setup']>): void {
    const [options, decks, seed] = request
    this.#log('setup', null, 'system', { options, decks, seed } as unknown as Json, this.game.setup(...request))
  }

  /**
   * @param known what comes of these answers, where they were played on this state before
   * @returns the game's refusal, which leaves everything as it was, or null
   */
  answer(seat: Seat, answers: readonly Answer[], origin: Origin, known?: Step<unknown>): Refusal | null {
    const step = known ?? this.game.play(this.#state, seat, answers)
    if (isRefusal(step)) return step
    this.#log('answers', seat, origin, { answers } as unknown as Json, step)
    return null
  }

  stop(reason: StopReason, loser: Seat | null, origin: Origin): void {
    this.#log('stop', loser, origin, { reason, loser }, this.game.stop(this.#state, reason, loser))
  }

  /**
   * Goes back to the state before a move.
   * @throws if the game knows no taking back
   */
  takeBack(seat: Seat, move: number, before: unknown): void {
    const { takeBack } = this.game
    if (takeBack === undefined) throw new Error(`${this.game.id} takes no move back`)
    this.#log('take-back', seat, 'player', { move }, takeBack.restore(before, this.#state, seat))
  }

  /** Lets the practice opponent and the standing orders answer until the game waits for a person. */
  followUp(seats: Seats): void {
    while (this.#followOnce(seats)) {
      if (this.rows.length > MOST_ANSWERS) throw new Error(`${this.game.id}: no end of answers without a person`)
    }
  }

  /**
   * Gives the safest answers for a seat whose time is up, until the game waits for another seat (or has done so, and
   * that one was answered by itself). Standing orders go first: they are the person's own will.
   */
  answerSafely(late: Seat, seats: Seats): void {
    for (;;) {
      this.followUp(seats)
      const decision = this.game.decisions(this.#state).find((open) => open.seat === late)
      if (decision === undefined || this.#hasComeRound(late)) return
      const answer = this.game.policies.safest(this.game.view(this.#state, late), decision, null)
      this.#must(late, answer, 'clock')
      if (this.rows.length > MOST_ANSWERS) throw new Error(`${this.game.id}: no end of safest answers`)
    }
  }

  /** A seat's sitting is over, and another seat is or was asked since. */
  #hasComeRound(seat: Seat): boolean {
    return this.opened.has(seat) && [...this.opened, ...this.#awaited].some((other) => other !== seat)
  }

  #followOnce({ players, orders }: Seats): boolean {
    for (const decision of this.game.decisions(this.#state)) {
      const { seat } = decision
      const view = this.game.view(this.#state, seat)
      if (players[seat] === PRACTICE) {
        this.#must(seat, this.game.policies.practice(view, decision, null), 'practice')
        return true
      }
      const valid = standing(this.game, view, seat, orders[seat] ?? [])
      if (valid.length === 0) continue
      const reply = this.game.obey(view, decision, valid)
      // An order that does not fit the question any more leaves it to the person.
      if (reply !== 'ask' && this.answer(seat, [reply], 'order') === null) return true
    }
    return false
  }

  #must(seat: Seat, reply: Reply, origin: Origin): void {
    const refusal = reply === 'ask' ? { refused: 'ask' } : this.answer(seat, [reply], origin)
    if (refusal !== null) throw new Error(`${this.game.id}: the answer of ${origin} was refused (${refusal.refused})`)
  }

  #log(kind: RowKind, seat: Seat | null, origin: Origin, data: Json, { state, events }: Step<unknown>): void {
    const hash = hashOf(state)
    this.rows.push({ kind, seat, origin, data, events, hash, engine: this.game.version })
    const now = awaited(this.game, state)
    const secretive = this.#secretiveIn(state, now)
    const cameToLight = this.#secretive.some((seat) => !secretive.includes(seat))
    for (const open of now) if (cameToLight || !this.#awaited.includes(open)) this.opened.add(open)
    this.#secretive = secretive
    this.#state = state
    this.#awaited = now
  }

  #secretiveIn(state: unknown, waiting: readonly Seat[]): readonly Seat[] {
    return this.game.calls(state, 'spectator').filter((seat) => !waiting.includes(seat))
  }
}
