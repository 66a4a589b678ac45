/** Turns of a match: which events belong to each, and its story in a few words. Pure. */
import {
  type GameEvent,
  type Outcome,
  type Reader,
  type SeenEvent,
  seenBy,
  type ToldTurn,
  type Voice,
} from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import type { HistoryRow } from '../api.ts'
import { notUndone, undoneIn } from '../undone.ts'
import { turnLine } from './chronicle.ts'
import { storyLines } from './story.ts'

/** The events of one turn; number 0 holds what came before the first. */
export interface TurnEvents {
  readonly number: number
  readonly events: readonly GameEvent[]
  /** The match has gone back to a move of it or before it: a later turn holds what of it counts. */
  readonly undone?: true
}

/** Adds events to the turn that is going on. @returns that turn, and those that they begin */
export function turnsAfter(
  game: AnyGame,
  now: TurnEvents,
  events: readonly GameEvent[],
  voice: Voice,
): readonly TurnEvents[] {
  const turns: { number: number; events: GameEvent[] }[] = [{ ...now, events: [...now.events] }]
  for (const event of events) {
    const last = turns.at(-1)
    if (last === undefined) continue
    if (turnLine(game, seenBy(event, voice.reader), voice) === null) last.events.push(event)
    else turns.push({ number: last.number + 1, events: [event] })
  }
  return turns
}

/** The turn in which a match begins. */
export const OPENING: TurnEvents = { number: 0, events: [] }

/** A turn, and the rows of the log in which it was played. */
export interface LoggedTurn extends TurnEvents {
  readonly rows: readonly number[]
}

/** A row of the log as far as turns need it. */
export type TurnRow = Pick<HistoryRow, 'seq' | 'events' | 'undoes'>

/**
 * Returns the turns of a match in the order in which they were played. Events that were undone stand in no turn but those
 * that are marked as undone. Where the match goes back to an earlier turn, what counts of it begins a new one.
 */
export function turnsOf(game: AnyGame, rows: readonly TurnRow[], voice: Voice): readonly LoggedTurn[] {
  let turns: readonly LoggedTurn[] = [{ ...OPENING, rows: [] }]
  for (const [at, row] of rows.entries()) {
    if (row.undoes !== null) turns = turnsUndone(game, turns, standingRows(rows.slice(0, at), row.undoes), voice)
    turns = rowAdded(game, turns, row, voice)
  }
  return turns
}

/** The rows that count before a row of the log. */
function standingRows(rows: readonly TurnRow[], before: number): readonly TurnRow[] {
  const gone = undoneIn(rows)
  return rows.filter(({ seq }) => seq < before && !gone.has(seq)).map((row) => ({ ...row, undoes: null }))
}

function rowAdded(
  game: AnyGame,
  turns: readonly LoggedTurn[],
  { seq, events }: TurnRow,
  voice: Voice,
): readonly LoggedTurn[] {
  const now = turns.at(-1)
  if (now === undefined || events.length === 0) return turns
  const [same, ...begun] = turnsAfter(game, now, events, voice)
  const grown = same !== undefined && same.events.length > now.events.length
  return [
    ...turns.slice(0, -1),
    grown ? { ...now, events: same.events, rows: [...now.rows, seq] } : now,
    ...begun.map((turn) => ({ ...turn, rows: [seq] })),
  ]
}

/** @param standing the rows that count */
function turnsUndone(
  game: AnyGame,
  turns: readonly LoggedTurn[],
  standing: readonly TurnRow[],
  voice: Voice,
): readonly LoggedTurn[] {
  const kept = turnsOf(game, standing, voice)
  const counting = notUndone(turns)
  const [last, now] = [turns.at(-1), kept.at(-1)]
  if (last === undefined || now === undefined) return turns
  // Within a turn nothing but its events changes.
  if (kept.length === counting.length) return [...turns.slice(0, -1), { ...now, number: last.number }]
  const from = counting[kept.length - 1]?.number ?? 0
  return [
    ...turns.map((turn): LoggedTurn => (turn.number < from ? turn : { ...turn, undone: true })),
    { ...now, number: last.number + 1 },
  ]
}

const seen = (events: readonly GameEvent[], reader: Reader): SeenEvent[] => events.map((event) => seenBy(event, reader))

/**
 * A turn in a few words; a game that has none for it tells its story at a glance.
 * @param view after the turn, as the reader of the voice sees it; absent: it is not known
 */
export function toldTurn(
  game: AnyGame,
  { events }: TurnEvents,
  voice: Voice,
  outcome: Outcome | null,
  view?: unknown,
): ToldTurn {
  if (game.moments !== undefined) return game.moments.turn(seen(events, voice.reader), voice, view)
  const lines = storyLines(game, events, voice.reader, voice, outcome)
  const [first = '', ...rest] = lines
  const begun = events[0] === undefined ? null : turnLine(game, seenBy(events[0], voice.reader), voice)
  if (begun === null) return { turn: '', headline: first, lines: rest, small: [] }
  // The line with which a turn begins is no story by itself.
  return { turn: first.replace(/^\*\*(.*)\*\*$/, '$1'), headline: rest[0] ?? '', lines: rest.slice(1), small: [] }
}
