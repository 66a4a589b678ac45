/** The acts that standing orders would have done in a match so far: the questions of a seat are found again in the log. Pure. */
import { type Decision, type GameEvent, isRefusal, type Seat, type StandingOrder } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { lazily } from '../../kit/library/lazily.ts'
import { LimitedCache } from '../../kit/library/limited-cache.ts'
import type { PastAct } from '../api.ts'
import { repeat } from '../log.ts'
import type { LoggedRow } from '../match-rows.ts'
import { isSilence, standing } from '../silence.ts'
import { type UndoingRow, undoesIn, undoneIn } from '../undone.ts'

/** A question that a seat, or its silence, has answered. */
interface PastQuestion {
  readonly row: number
  /** The seat's view at that time. */
  readonly view: () => unknown
  readonly decision: () => Decision | undefined
}

/** Orders whose last act is remembered for one seat. */
const MOST_ACTS = 100

/**
 * The questions of a seat in a match, found again in its log. Rows are read once: what was found in them is kept for those
 * that are appended later.
 */
export class PastQuestions {
  readonly #game: AnyGame
  readonly #seat: Seat
  /** The number of the first row that was not read yet. */
  #next = 0
  /** Null: no row that this version of the engine can repeat was read, or it couldn't repeat one. */
  #state: unknown = null
  readonly #states = new Map<number, unknown>()
  #undoing: UndoingRow[] = []
  /** Those that still count, the first one first. */
  #found: PastQuestion[] = []
  /** The last act of an order, and the number of questions among which it was looked for. */
  readonly #acts = new Map<string, { readonly among: number; readonly act: PastAct | null }>()

  constructor(game: AnyGame, seat: Seat) {
    this.#game = game
    this.#seat = seat
  }

  /** The number of the first row of the log that was not read yet. */
  get next(): number {
    return this.#next
  }

  /** Reads rows of the log, from the first to the last; those that were read before are left out. */
  read(rows: readonly LoggedRow[]): void {
    for (const row of rows) if (row.seq >= this.#next) this.#readRow(row)
  }

  /** Returns the questions that count, the last first; none where this version of the engine can't repeat the log. */
  all(): readonly PastQuestion[] {
    return this.#found.toReversed()
  }

  /** Returns the last act of an order at these questions; null where it would not have acted. */
  lastAct(order: StandingOrder): PastAct | null {
    const name = JSON.stringify(order)
    const known = this.#acts.get(name)
    const later = this.#found.slice(known?.among ?? 0).toReversed()
    const act = lastActOf(this.#game, later, this.#seat, order) ?? known?.act ?? null
    if (this.#acts.size >= MOST_ACTS) this.#acts.clear()
    this.#acts.set(name, { among: this.#found.length, act })
    return act
  }

  #readRow(row: LoggedRow): void {
    const { seq, kind, engine } = row
    this.#next = seq + 1
    const begins = engine === this.#game.version && (kind === 'setup' || kind === 'upgrade')
    if (begins) this.#forget()
    else if (this.#state === null) return
    const noted: PastQuestion[] = []
    const again = repeat(watched(this.#game, this.#seat, seq, noted), this.#state, row, this.#states)
    if (again === null) return this.#forget()
    this.#state = again.state
    this.#states.set(seq, again.state)
    const undoes = undoesIn(row)
    this.#undoing.push({ seq, undoes })
    this.#found.push(...noted)
    if (undoes === null) return
    const gone = undoneIn(this.#undoing)
    this.#found = this.#found.filter((one) => !gone.has(one.row))
    this.#acts.clear()
  }

  #forget(): void {
    this.#state = null
    this.#states.clear()
    this.#undoing = []
    this.#found = []
    this.#acts.clear()
  }
}

/** The seats whose questions are kept between two looks. */
const MOST_SEATS = 16

/** The past questions of the seats that were looked at last; a look reads only the rows that are new. */
export class AskedBefore {
  readonly #kept = new LimitedCache<PastQuestions>({ room: MOST_SEATS, sizeOf: () => 1 })

  /**
   * Returns the questions of a seat so far.
   * @param load returns the rows of the log from a number on
   */
  async of(
    game: AnyGame,
    matchId: string,
    seat: Seat,
    load: (from: number) => Promise<readonly LoggedRow[]>,
  ): Promise<PastQuestions> {
    const questions = await this.#kept.get(`${matchId} ${seat}`, async () => new PastQuestions(game, seat))
    questions.read(await load(questions.next))
    return questions
  }
}

/** The game, which notes each question of a seat that is answered in it. */
function watched(game: AnyGame, seat: Seat, row: number, found: PastQuestion[]): AnyGame {
  const noted = (state: unknown, id: string): PastQuestion => ({
    row,
    view: lazily(() => game.view(state, seat)),
    decision: lazily(() => game.decisions(state).find((one) => one.id === id)),
  })
  return {
    ...game,
    play(before, by, answers) {
      let state: unknown = before
      const events: GameEvent[] = []
      for (const answer of answers) {
        if (by === seat) found.push(noted(state, answer.decision))
        const step = game.play(state, by, [answer])
        if (isRefusal(step)) return step
        state = step.state
        events.push(...step.events)
      }
      return { state, events }
    },
  }
}

/** Returns the last act of an order at these questions, the last first; null where it would not have acted. */
function lastActOf(
  game: AnyGame,
  questions: readonly PastQuestion[],
  seat: Seat,
  order: StandingOrder,
): PastAct | null {
  for (const question of questions) {
    const decision = question.decision()
    if (decision === undefined) continue
    const view = question.view()
    if (standing(game, view, seat, [order]).length === 0) continue
    const reply = game.obey(view, decision, [order])
    const acts = decision.silence === undefined ? reply !== 'ask' : reply === 'ask' || !isSilence(decision, reply)
    if (acts) return { row: question.row, decision, view, reply }
  }
  return null
}
