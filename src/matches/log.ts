/** The log of a match is the match: under one version of the engine it rebuilds every state. */
import type { Answer, Seat, StopReason } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { Course, type GivenSilence, hashOfState } from './course.ts'
import type { LoggedRow } from './match-rows.ts'

/** The result of replaying a log. */
export interface Rebuilt {
  /** The state after the last row. */
  readonly state: unknown
  /** The state after each row that was rebuilt, by its number. */
  readonly states: ReadonlyMap<number, unknown>
  /** The first row that could be rebuilt: rows before it were written by an older engine. */
  readonly from: number
  /** The first row whose state differs from the recorded one, or null. Later rows are not rebuilt. */
  readonly differs: { readonly seq: number; readonly reason: 'hash' | 'events' | 'refused' } | null
}

/** Plays rows of a log again; null if this version of the engine can play none of them. */
export function replayLog(game: AnyGame, rows: readonly LoggedRow[]): Rebuilt | null {
  const from = rows.findLastIndex(
    ({ kind, engine }) => engine === game.version && (kind === 'setup' || kind === 'upgrade'),
  )
  if (from === -1) return null
  let state: unknown = null
  const states = new Map<number, unknown>()
  for (const row of rows.slice(from)) {
    const again = repeat(game, state, row, states)
    const reason = differs(again, row)
    if (reason !== null) return { state, states, from, differs: { seq: row.seq, reason } }
    // The state goes through JSON, as it does in the database between two moves.
    state = JSON.parse(JSON.stringify(again!.state))
    states.set(row.seq, state)
  }
  return { state, states, from, differs: null }
}

function differs(again: Course | null, row: LoggedRow) {
  if (again === null) return 'refused'
  if (hashOfState(again.state) !== row.hash) return 'hash'
  return hashOfState(again.events) === hashOfState(row.events) ? null : 'events'
}

interface Silences {
  readonly silent?: readonly GivenSilence[]
}
interface SetUp {
  readonly options: never
  readonly decks: never
  readonly seed: string
}

/** Repeats a row; null if the game refuses it. */
export function repeat(
  game: AnyGame,
  state: unknown,
  { kind, data, seat, origin }: Pick<LoggedRow, 'kind' | 'data' | 'seat' | 'origin'>,
  states: ReadonlyMap<number, unknown>,
): Course | null {
  const course = new Course(game, state)
  switch (kind) {
    case 'setup': {
      const { options, decks, seed, silent = [] } = data as unknown as SetUp & Silences
      course.setup([options, decks, seed])
      return course.silences(silent) === null ? course : null
    }
    case 'answers': {
      const { answers, silent = [] } = data as unknown as { answers: readonly Answer[] } & Silences
      return course.again(seat!, answers, silent, origin) === null ? course : null
    }
    case 'stop': {
      const { reason, loser } = data as { reason: StopReason; loser: Seat | null }
      course.stop(reason, loser, origin)
      return course
    }
    case 'take-back': {
      const { move } = data as { move: number }
      const before = states.get(move - 1)
      if (before === undefined || seat === null) return null
      course.takeBack(seat, move, before)
      return course
    }
    case 'go-back':
    case 'resume': {
      const { move } = data as { move: number }
      const before = states.get(move - 1)
      if (before === undefined) return null
      if (kind === 'go-back') course.goBack(move, before)
      else course.resume(move, before)
      return course
    }
    case 'upgrade':
      return new Course(game, (data as unknown as { state: unknown }).state)
  }
}
