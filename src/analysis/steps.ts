/** A finished match answer by answer, with what each seat knew at each. */
import {
  type Answer,
  type Decision,
  type DeckList,
  type GameEvent,
  isRefusal,
  type Options,
  type Seat,
  type SeatKnowledge,
} from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { type GivenSilence, hashOfState } from '../matches/course.ts'
import { repeat } from '../matches/log.ts'
import type { LoggedRow } from '../matches/match-rows.ts'
import { beginsTurn } from '../matches/turns/chronicle.ts'
import { undoesIn, undoneIn } from '../matches/undone.ts'
import { OpponentMemory } from '../opponents/memory.ts'

/** A moment of a match. */
export interface KnownMoment {
  readonly state: unknown
  /** The knowledge of each seat, folded up to here and no further. */
  readonly known: Readonly<Record<Seat, SeatKnowledge>>
}

/** An answer of a match, and what followed at once. */
export interface MatchStep {
  readonly turn: number
  readonly seq: number
  /** The number of the answer in its row. */
  readonly at: number
  readonly decision: Decision
  readonly answer: Answer
  /** Whether somebody chose it: the clock chooses nothing. */
  readonly chosen: boolean
  readonly before: KnownMoment
  readonly after: KnownMoment
  readonly events: readonly GameEvent[]
}

/** The beginning of a turn. */
export interface TurnStart {
  readonly turn: number
  readonly seq: number
  readonly situation: KnownMoment
}

/** A match as it counts: without what was taken back. */
export interface PlayedMatch {
  readonly steps: readonly MatchStep[]
  readonly turns: readonly TurnStart[]
  /** The last row, and the state after it. */
  readonly seq: number
  readonly end: unknown
}

type Memories = Readonly<Record<Seat, OpponentMemory>>

/** All that is known after some rows. */
interface Progress extends KnownMoment {
  readonly turn: number
  readonly memories: Memories
}

/** Collects what a match consists of, and forgets what is undone. */
interface Collection {
  readonly steps: MatchStep[]
  readonly turns: TurnStart[]
}

/**
 * Plays a finished match again.
 * @param rows the whole log, the seed of the match in its first row
 * @throws UnplayableMatch if this version of the game plays out another match, or none
 */
export function playedMatch(game: AnyGame, rows: readonly LoggedRow[]): PlayedMatch {
  const [setup] = rows
  if (setup?.kind !== 'setup' || rows.some(({ engine }) => engine !== game.version)) throw new UnplayableMatch()
  const undone = undoneIn(rows.map((row) => ({ seq: row.seq, undoes: undoesIn(row) })))
  const befores = new Map<number, Progress>()
  const states = new Map<number, unknown>()
  const all: Collection = { steps: [], turns: [] }
  let now: Progress = begun(game, setup)
  for (const row of rows) {
    befores.set(row.seq, now)
    const back = undoesIn(row)
    const from = back === null ? now : { ...(befores.get(back) ?? now), state: now.state }
    now = row.kind === 'answers' ? answered(game, from, row, all) : repeated(game, from, row, states, all)
    if (hashOfState(now.state) !== row.hash) throw new UnplayableMatch(row.seq)
    // The state goes through JSON, as it does in the database between two moves.
    now = { ...now, state: JSON.parse(JSON.stringify(now.state)) }
    states.set(row.seq, now.state)
  }
  const counts = ({ seq }: { readonly seq: number }) => !undone.has(seq)
  const seq = rows.at(-1)?.seq ?? 0
  return { steps: all.steps.filter(counts), turns: all.turns.filter(counts), seq, end: now.state }
}

/** A match can't be played again. */
class UnplayableMatch extends Error {
  override name = 'UnplayableMatch'

  constructor(row: number | null = null) {
    super(
      row === null
        ? 'The match was played with another version of the game.'
        : `Row ${row} of the match can not be played again.`,
    )
  }
}

function begun(game: AnyGame, { data }: LoggedRow): Progress {
  const { options, decks } = data as unknown as { options: Options; decks: Readonly<Record<Seat, DeckList>> }
  const memories = bySeatOf(game, (seat) => {
    // As for an opponent that thinks: the other deck may be any of those that everybody knows.
    return new OpponentMemory(game, { seat, deck: decks[seat] ?? [], terms: options, decks: game.decks() })
  })
  return { state: null, known: knownIn(memories), turn: 0, memories }
}

const bySeatOf = <T>(game: AnyGame, of: (seat: Seat) => T): Readonly<Record<Seat, T>> =>
  Object.fromEntries(game.seats.map((seat: Seat) => [seat, of(seat)]))

const knownIn = (memories: Memories): KnownMoment['known'] =>
  Object.fromEntries(Object.entries(memories).map(([seat, memory]) => [seat, memory.known]))

/** Any row but answers. */
function repeated(
  game: AnyGame,
  from: Progress,
  row: LoggedRow,
  states: ReadonlyMap<number, unknown>,
  all: Collection,
): Progress {
  const course = repeat(game, from.state, row, states)
  if (course === null) throw new UnplayableMatch(row.seq)
  return followed(game, from, course.state, course.events, row.seq, all)
}

/** A row of answers, one after the other. */
function answered(game: AnyGame, from: Progress, row: LoggedRow, all: Collection): Progress {
  const { seat, seq, origin } = row
  const { answers, silent = [] } = row.data as unknown as {
    readonly answers: readonly Answer[]
    readonly silent?: readonly GivenSilence[]
  }
  let now = from
  for (const [at, answer] of answers.entries()) {
    const before = now
    const decision = game.decisions(before.state).find(({ id }: Decision) => id === answer.decision)
    if (decision === undefined || seat === null) throw new UnplayableMatch(seq)
    const given = [{ seat, answer }, ...silent.filter(({ after }) => after === at + 1)]
    let state = before.state
    const events: GameEvent[] = []
    for (const one of given) {
      const step = game.play(state, one.seat, [one.answer])
      if (isRefusal(step)) throw new UnplayableMatch(seq)
      state = step.state
      events.push(...step.events)
    }
    now = followed(game, before, state, events, seq, all)
    const chosen = origin !== 'clock' && origin !== 'system'
    all.steps.push({ turn: before.turn, seq, at, decision, answer, chosen, before, after: now, events })
  }
  return now
}

function followed(
  game: AnyGame,
  { turn, memories: before }: Progress,
  state: unknown,
  events: readonly GameEvent[],
  seq: number,
  all: Collection,
): Progress {
  const memories = bySeatOf(game, (seat) => {
    const memory = (before[seat] as OpponentMemory).copy()
    memory.add(events, state)
    return memory
  })
  const begins = events.filter((event) => beginsTurn(game, event, 'spectator')).length
  const after = { state, known: knownIn(memories), turn: turn + begins, memories }
  if (begins > 0) all.turns.push({ turn: after.turn, seq, situation: after })
  return after
}
