/** The acts that standing orders would have done in a match so far: the questions of a seat are found again in the log. Pure. */
import { type Decision, type GameEvent, isRefusal, type Seat, type StandingOrder } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { lazily } from '../../kit/library/lazily.ts'
import type { PastAct } from '../api.ts'
import { repeat } from '../log.ts'
import type { LoggedRow } from '../match-rows.ts'
import { isSilence, standing } from '../silence.ts'
import { undoesIn, undoneIn } from '../undone.ts'

/** A question that a seat, or its silence, has answered. */
interface PastQuestion {
  readonly row: number
  /** The seat's view at that time. */
  readonly view: () => unknown
  readonly decision: () => Decision | undefined
}

/**
 * Returns the questions of a seat that count, the last first; none where this version of the engine can't repeat the log.
 * @param rows of the log, from the first to the last
 */
export function pastQuestions(game: AnyGame, rows: readonly LoggedRow[], seat: Seat): readonly PastQuestion[] {
  const from = rows.findLastIndex(
    ({ kind, engine }) => engine === game.version && (kind === 'setup' || kind === 'upgrade'),
  )
  const found: PastQuestion[] = []
  const states = new Map<number, unknown>()
  let state: unknown = null
  for (const row of from === -1 ? [] : rows.slice(from)) {
    const again = repeat(watched(game, seat, row.seq, found), state, row, states)
    if (again === null) return []
    ;({ state } = again)
    states.set(row.seq, state)
  }
  const gone = undoneIn(rows.map((row) => ({ seq: row.seq, undoes: undoesIn(row) })))
  return found.filter(({ row }) => !gone.has(row)).toReversed()
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

/** Returns the last act of an order at these questions; null where it would not have acted. */
export function lastActOf(
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
