/** The course of a match in memory: the changes to its state, and the log rows that record them. Pure. */

import { hash } from 'node:crypto'
import { stringify } from 'safe-stable-stringify'
import {
  type Answer,
  type AwaitedSeat,
  type Decision,
  type GameEvent,
  isRefusal,
  type Json,
  type Refusal,
  type Reply,
  type Seat,
  type StandingOrder,
  type Step,
  type StopReason,
} from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { type Origin, type PersonId, PRACTICE } from './api.ts'
import type { PlayedOnce } from './pending.ts'
import { isPractice, thinks } from './practice/practice.ts'
import { awaits, isSilence, MOST_SILENCES, playSilence, silenceOf, standing } from './silence.ts'

/**
 * The contents of a row of the log, with the data that are needed to repeat it:
 * - `setup`: `{ options, decks, seed, silent? }`
 * - `answers`: `{ answers, silent?, order? }`, of the row's seat; `order`: the kind of the standing order that gave them
 * - `stop`: `{ reason, loser }`
 * - `upgrade`: `{ from, state }`: an engine of another version goes on from this state
 * - `take-back`: `{ move }`: the row's seat takes that row and all later ones back; the opponent has agreed
 * - `go-back`: `{ move }`: the match goes on from the state before that row, by ruling
 * - `resume`: `{ move }`: the match goes on from the state before that row, which had ended it
 *
 * `silent` lists the silences (see `Decision.silence`) that were given on the way, in their order.
 */
export type RowKind = 'setup' | 'answers' | 'stop' | 'upgrade' | 'take-back' | 'go-back' | 'resume'

/** A row to be added to a match's log. */
export interface NewLogRow {
  readonly kind: RowKind
  readonly seat: Seat | null
  readonly origin: Origin
  readonly data: Json
  readonly events: readonly GameEvent[]
  /** sha256 of the canonical JSON of the state after this row. */
  readonly hash: string
  readonly engine: string
}

/** A silence that was given after this number of the row's own answers. */
export interface GivenSilence {
  readonly after: number
  readonly seat: Seat
  readonly answer: Answer
}

/** The players, and the orders of each seat. */
export interface Seats {
  readonly players: Readonly<Record<Seat, PersonId>>
  readonly orders: Readonly<Record<Seat, readonly StandingOrder[]>>
}

/** More rows than this without any person mean that a game goes round in circles. */
const MOST_ROWS = 10_000

/** Returns the SHA-256 of a state in hexadecimal; equal states have equal hashes. */
export const hashOfState = (state: unknown): string => hash('sha256', stringify(state) ?? '', 'hex')

/** A running match is of a version of its game that this version can't continue. */
export class OtherVersion extends Error {
  override name = 'OtherVersion'

  constructor({ id, version }: AnyGame, engine: string) {
    super(`The match is of version ${engine} of ${id}, which version ${version} can't continue`)
  }
}

/**
 * Returns a state as the present version of the engine continues it.
 * @throws OtherVersion
 */
export function current(game: AnyGame, state: unknown, engine: string): unknown {
  if (engine === game.version) return state
  const upgraded = game.upgrade?.(state, engine) ?? null
  if (upgraded === null) throw new OtherVersion(game, engine)
  return upgraded
}

/** A row that may still grow by the silences that follow from it. */
interface OpenRow extends Pick<NewLogRow, 'kind' | 'seat' | 'origin'> {
  readonly data: { readonly [key: string]: Json }
  readonly events: GameEvent[]
  readonly silent: GivenSilence[]
  /** The number of its own answers. */
  given: number
  state: unknown
  /** The finished row, cached; null once the row has grown. */
  row: NewLogRow | null
}

/** Applies changes to the state of a match and collects their rows and events. */
export class Course {
  readonly game: AnyGame
  /**
   * Seats that began a new sitting on the way, even if an order ended it at once: the game had waited for another seat
   * alone, or another seat's secret answer came to light.
   */
  readonly opened = new Set<Seat>()
  /** The seats for which the game waited at the beginning. */
  readonly before: readonly Seat[]
  /** The state at the beginning, as the present engine continues it; null for a match that is not set up yet. */
  readonly begunWith: unknown
  readonly #rows: OpenRow[] = []
  /** Ids of decisions with a silence that are put to their seat nevertheless. */
  readonly #stopped: Set<string>
  #state: unknown
  #asked: { readonly state: unknown; readonly decisions: readonly Decision[] } | null = null
  #awaited: readonly Seat[]
  /** Seats that have answered in secret: everybody else still sees them as called. */
  #secretive: readonly Seat[]

  /**
   * @param state null for a match that is not set up yet
   * @param engine version of the engine that left the state; if it differs from the present one, the log gets an
   *   `upgrade` row
   * @throws OtherVersion
   */
  constructor(game: AnyGame, state: unknown, engine: string = game.version) {
    this.game = game
    this.#state = current(game, state, engine)
    this.begunWith = this.#state
    this.#stopped = new Set(state === null ? [] : this.#silentNow().map(({ id }) => id))
    this.before = state === null ? [] : this.#waiting()
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

  /** The rows logged so far. */
  get rows(): readonly NewLogRow[] {
    return this.#rows.map((open) => {
      open.row ??= this.#closed(open)
      return open.row
    })
  }

  get state(): unknown {
    return this.#state
  }

  /** The seats for which the game waits now. */
  get awaited(): readonly Seat[] {
    return this.#awaited
  }

  get events(): readonly GameEvent[] {
    return this.#rows.flatMap(({ events }) => events)
  }

  setup(request: Parameters<AnyGame['setup']>): void {
    const [options, decks, seed] = request
    this.#log('setup', null, 'system', { options, decks, seed } as never, this.game.setup(...request))
  }

  /**
   * Plays answers of one seat.
   * @param known the result of these answers, if they were played on this state before
   * @returns the game's refusal, which leaves everything as it was, or null
   */
  answer(seat: Seat, answers: readonly Answer[], origin: Origin, known?: Step<unknown>): Refusal | null {
    const step = known ?? this.game.play(this.#state, seat, answers)
    if (isRefusal(step)) return step
    this.#log('answers', seat, origin, { answers } as never, step, answers.length)
    return null
  }

  /** Plays the answer of one of these orders, and notes in its row which of them gave it. */
  #obey(decision: Decision, view: unknown, orders: readonly StandingOrder[], reply: Answer): Refusal | null {
    const { seat } = decision
    const refusal = this.answer(seat, [reply], 'order')
    if (refusal !== null) return refusal
    const given = stringify(reply)
    const order = orders.find((one) => stringify(this.game.obey(view, decision, [one])) === given)
    if (order !== undefined) Object.assign(this.#rows.at(-1)!.data, { order: order.kind })
    return null
  }

  /**
   * Plays a person's submission, answer by answer, with the silences between them. Where a stop acts or an order
   * answers, the rest is left out: its person did not foresee that.
   * @param known the results of the answers when they were tried out: an answer that meets the same state is not played
   *   again
   * @returns how many answers were played, as one row; or the game's refusal, after which this course must not be used
   */
  submit(seat: Seat, answers: readonly Answer[], seats: Seats, known: readonly PlayedOnce[] = []): number | Refusal {
    const [first, ...rest] = answers
    if (first === undefined) return 0
    const step = (at: number) => (known[at]?.before === this.#state ? known[at]?.step : undefined)
    const refusal = this.answer(seat, [first], 'player', step(0))
    if (refusal !== null) return refusal
    const row = this.#rows.at(-1)!
    const played = [first]
    for (const answer of rest) {
      if (this.#interrupted(seat, seats, answer.decision)) break
      const next = step(played.length) ?? this.game.play(this.#state, seat, [answer])
      if (isRefusal(next)) return next
      played.push(answer)
      row.given += 1
      this.#grow(row, next)
    }
    Object.assign(row.data, { answers: played })
    return played.length
  }

  /** Repeats a row of answers. @returns the game's refusal, or null */
  again(seat: Seat, answers: readonly Answer[], silent: readonly GivenSilence[], origin: Origin): Refusal | null {
    const alone = silent.length === 0 ? answers : answers.slice(0, 1)
    const refusal = this.answer(seat, alone, origin)
    if (refusal !== null || silent.length === 0) return refusal
    const row = this.#rows.at(-1)!
    for (const [given, answer] of answers.entries()) {
      const refused = (given === 0 ? null : this.#more(row, seat, answer)) ?? this.silences(silent, given + 1)
      if (refused !== null) return refused
    }
    return null
  }

  /**
   * Repeats the silences that were given after this number of answers of the last row. @returns the game's refusal, or
   * null
   */
  silences(silent: readonly GivenSilence[], after = 0): Refusal | null {
    for (const { seat, answer } of silent.filter((one) => one.after === after)) {
      const refused = this.#more(this.#rows.at(-1)!, seat, answer)
      if (refused !== null) return refused
    }
    return null
  }

  stop(reason: StopReason, loser: Seat | null, origin: Origin): void {
    this.#log('stop', loser, origin, { reason, loser }, this.game.stop(this.#state, reason, loser))
  }

  /**
   * Goes back to the state before a move.
   * @throws if the game can't take moves back
   */
  takeBack(seat: Seat, move: number, before: unknown): void {
    const { takeBack } = this.game
    if (takeBack === undefined) throw new Error(`${this.game.id} takes no move back`)
    const step = takeBack.restore(before, this.#state, seat)
    // Seats that were asked before the move are asked again.
    for (const { id, silent } of awaits(this.game, step.state)) if (silent) this.#stopped.add(id)
    this.#log('take-back', seat, 'player', { move }, step)
  }

  /**
   * Goes back, by ruling, to the state before a move. Everybody who is asked there begins a new sitting, with questions that
   * no old panel answers.
   * @throws if the game can't take moves back
   */
  goBack(move: number, before: unknown): void {
    const { takeBack } = this.game
    if (takeBack === undefined) throw new Error(`${this.game.id} takes no move back`)
    const asked = new Set(this.game.decisions(before).map(({ seat }) => seat))
    let step: Step<unknown> = { state: before, events: [] }
    for (const seat of asked) step = takeBack.restore(step.state, this.#state, seat, true)
    for (const { id, silent } of awaits(this.game, step.state)) if (silent) this.#stopped.add(id)
    this.#log('go-back', null, 'system', { move }, step)
    for (const seat of this.#awaited) this.opened.add(seat)
  }

  /** Goes on from the state before the row that had ended the match. */
  resume(move: number, before: unknown): void {
    for (const { id, silent } of awaits(this.game, before)) if (silent) this.#stopped.add(id)
    this.#log('resume', null, 'player', { move }, { state: before, events: [] })
  }

  /**
   * Lets the practice opponent and the standing orders answer until the game waits for a person, or for an opponent that
   * thinks.
   */
  followUp(seats: Seats): void {
    while (this.#followOnce(seats)) {
      if (this.#rows.length > MOST_ROWS) throw new Error(`${this.game.id}: no end of answers without a person`)
    }
  }

  /** The same, but an opponent that thinks answers at once, by the practice policy: its thinking has failed. */
  followUpAtOnce({ players, orders }: Seats): void {
    const atOnce = Object.entries(players).map(([seat, one]) => [seat, isPractice(one) ? PRACTICE : one])
    this.followUp({ players: Object.fromEntries(atOnce), orders })
  }

  /** Gives one open decision the answer of the practice policy. */
  answerByPolicy(decision: Decision): void {
    const { seat } = decision
    this.#must(seat, this.game.policies.practice(this.game.view(this.#state, seat), decision, null), 'practice')
  }

  /** Returns the most urgent open decision of a seat. */
  decisionOf(seat: Seat): Decision | undefined {
    return this.#decisions().find((open) => open.seat === seat)
  }

  /**
   * Gives the safest answers for a seat whose time is up, until the game waits for another seat (or has done so, and
   * that seat was answered automatically). Standing orders go first: they are the person's own will.
   */
  answerSafely(late: Seat, seats: Seats): void {
    for (;;) {
      this.followUp(seats)
      const decision = this.#decisions().find((open) => open.seat === late)
      if (decision === undefined || this.#hasComeRound(late)) return
      const answer = this.game.policies.safest(this.game.view(this.#state, late), decision, null)
      this.#must(late, answer, 'clock')
      if (this.#rows.length > MOST_ROWS) throw new Error(`${this.game.id}: no end of safest answers`)
    }
  }

  /** A seat's sitting is over, and another seat is or was asked since. */
  #hasComeRound(seat: Seat): boolean {
    return this.opened.has(seat) && [...this.opened, ...this.#awaited].some((other) => other !== seat)
  }

  #followOnce(seats: Seats): boolean {
    const { players, orders } = seats
    if (this.#silenceOnce(seats)) return true
    for (const decision of this.#decisions()) {
      const { seat } = decision
      const set = orders[seat] ?? []
      if (thinks(players[seat]) || (!isPractice(players[seat]) && set.length === 0)) continue
      if (isPractice(players[seat])) {
        this.answerByPolicy(decision)
        return true
      }
      const view = this.game.view(this.#state, seat)
      const valid = standing(this.game, view, seat, set)
      if (valid.length === 0) continue
      const reply = this.game.obey(view, decision, valid)
      // An order that no longer fits the question leaves it to the person, and so does a stop that acts.
      if (reply === 'ask' || (decision.silence !== undefined && isSilence(decision, reply))) continue
      if (this.#obey(decision, view, valid, reply) === null) return true
    }
    return false
  }

  /** Gives the silences before a seat's next answer. @returns whether an order acted, or an opponent stopped */
  #interrupted(seat: Seat, seats: Seats, next: string): boolean {
    const rows = this.#rows.length
    while (this.#silenceOnce(seats, next)) {
      const stopped = this.#silentNow().some((one) => one.seat !== seat && this.#stopped.has(one.id))
      if (stopped || this.#rows.length > rows) return true
    }
    return false
  }

  /** Gives one silence, or the answer that replaces it. @returns false if none is to be given */
  #silenceOnce(seats: Seats, but?: string): boolean {
    const next = this.#silentNow().find(({ id }) => !this.#stopped.has(id) && id !== but)
    if (next === undefined) return false
    const decision = this.#decisions().find(({ id }) => id === next.id) as Decision
    const reply = this.#insteadOfSilence(decision, seats)
    if (reply?.answer === 'ask') {
      this.#stopped.add(decision.id)
      this.#settle()
    } else if (reply === null || reply.play(reply.answer) !== null) {
      const row = this.#rows.at(-1)
      if (row === undefined) throw new Error(`${this.game.id}: a silence that follows from nothing`)
      if (row.silent.length > MOST_SILENCES) throw new Error(`${this.game.id}: no end of silences`)
      const step = playSilence(this.game, this.#state, decision)
      row.silent.push({ after: row.given, seat: decision.seat, answer: silenceOf(decision) as Answer })
      this.#grow(row, step)
    }
    return true
  }

  /** The answer of the practice opponent or an order that replaces a silence; null if there is none. */
  #insteadOfSilence(
    decision: Decision,
    { players, orders }: Seats,
  ): { readonly answer: Reply; readonly play: (answer: Answer) => Refusal | null } | null {
    const { seat } = decision
    const practice = isPractice(players[seat])
    const set = orders[seat] ?? []
    if (!practice && set.length === 0) return null
    const view = this.game.view(this.#state, seat)
    const valid = practice ? [] : standing(this.game, view, seat, set)
    if (!practice && valid.length === 0) return null
    const answer = practice ? this.game.policies.practice(view, decision, null) : this.game.obey(view, decision, valid)
    if (answer !== 'ask' && isSilence(decision, answer)) return null
    const play = practice
      ? (given: Answer) => this.answer(seat, [given], 'practice')
      : (given: Answer) => this.#obey(decision, view, valid, given)
    return { answer, play }
  }

  #must(seat: Seat, reply: Reply, origin: Origin): void {
    const refusal = reply === 'ask' ? { refused: 'ask' } : this.answer(seat, [reply], origin)
    if (refusal !== null) throw new Error(`${this.game.id}: the answer of ${origin} was refused (${refusal.refused})`)
  }

  #log(kind: RowKind, seat: Seat | null, origin: Origin, data: OpenRow['data'], step: Step<unknown>, given = 0): void {
    const { state, events } = step
    this.#rows.push({ kind, seat, origin, data: { ...data }, events: [...events], silent: [], given, state, row: null })
    this.#state = state
    this.#settle()
  }

  /** One more answer of a row, or a silence in it. */
  #more(row: OpenRow, seat: Seat, answer: Answer): Refusal | null {
    const step = this.game.play(this.#state, seat, [answer])
    if (isRefusal(step)) return step
    this.#grow(row, step)
    return null
  }

  #grow(row: OpenRow, { state, events }: Step<unknown>): void {
    row.events.push(...events)
    row.state = state
    row.row = null
    this.#state = state
    this.#settle()
  }

  #closed({ kind, seat, origin, data, events, silent, state }: OpenRow): NewLogRow {
    const kept = silent.length === 0 ? data : { ...data, silent }
    return { kind, seat, origin, data: kept as Json, events, hash: hashOfState(state), engine: this.game.version }
  }

  /** Updates the seats that are asked, once all silences are given. */
  #settle(): void {
    if (this.#silentNow().some(({ id }) => !this.#stopped.has(id))) return
    const now = this.#waiting()
    const secretive = this.#secretiveIn(this.#state, now)
    const cameToLight = this.#secretive.some((seat) => !secretive.includes(seat))
    for (const open of now) if (cameToLight || !this.#awaited.includes(open)) this.opened.add(open)
    this.#secretive = secretive
    this.#awaited = now
  }

  /** The seats whose answer the game needs now. */
  #waiting(): readonly Seat[] {
    const open = this.#awaits().filter(({ id, silent }) => !silent || this.#stopped.has(id))
    return [...new Set(open.map(({ seat }) => seat))]
  }

  /** The open decisions now. They are asked for several times, and a game takes some time to make them. */
  #decisions(): readonly Decision[] {
    const state = this.#state
    if (this.#asked === null || this.#asked.state !== state)
      this.#asked = { state, decisions: this.game.decisions(state) }
    return this.#asked.decisions
  }

  #awaits = (): readonly AwaitedSeat[] => awaits(this.game, this.#state, () => this.#decisions())

  #silentNow = (): readonly AwaitedSeat[] => this.#awaits().filter(({ silent }) => silent)

  #secretiveIn(state: unknown, waiting: readonly Seat[]): readonly Seat[] {
    return this.game.calls(state, 'spectator').filter((seat) => !waiting.includes(seat))
  }
}
