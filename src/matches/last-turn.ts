/** The facts that a panel tells: those since its player's last answer, and those of their last turn. Pure. */
import type { GameEvent, Seat } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import type { Recent } from './api.ts'
import type { Course, NewLogRow } from './course.ts'
import { partFor } from './notices.ts'
import { beginsTurn } from './turns/chronicle.ts'
import { UNDOING } from './undone.ts'

/** A row of the log that a panel needs. */
export interface RecentRow {
  readonly seat: Seat | null
  readonly events: readonly GameEvent[]
  /** The clock has given these answers. */
  readonly byClock: boolean
  /** The kind of the standing order that has given its answer; null: another origin. */
  readonly order: string | null
  /** It is not older than the last answer of the player. */
  readonly since: boolean
  /** It is one of the rows just before that answer, or of those since: between two of them stands no other that counts. */
  readonly near: boolean
  /** The match begins with it. */
  readonly first: boolean
}

/** Sorts the recent rows of a match for the person of a seat. @param rows in their order, at least those since */
export function recentOf(game: AnyGame, rows: readonly RecentRow[], seat: Seat): Recent {
  const known = (some: readonly RecentRow[]) =>
    some.flatMap(({ events }) => events.map((event) => partFor(event, seat)))
  const own = rows.filter((row) => row.seat === seat)
  const fresh = rows.filter(({ since }) => since)
  const late = fresh.flatMap((row) => (row.byClock && row.seat !== null && row.seat !== seat ? [row.seat] : []))
  // Another seat's orders are its own.
  const obeyed = fresh.flatMap((row) => (row.seat === seat && row.order !== null ? [row.order] : []))
  return {
    since: known(fresh),
    last: lastTurn(game, known(own), seat),
    timedOut: [...new Set(late)],
    obeyed: [...new Set(obeyed)],
    before: turnOf(
      game,
      known(rows.filter(({ since, near }) => near && !since)),
      seat,
      rows.some(({ first }) => first),
    ),
  }
}

/**
 * Returns what the panel of a seat tells beside the events of its answer, once that answer has played these rows. The last turn
 * is left out where the seat is not asked after it: no turn is offered again.
 * @param recent the rows before the answer
 */
export function recentWith(
  game: AnyGame,
  recent: readonly RecentRow[],
  seat: Seat,
  { state, rows }: Pick<Course, 'state' | 'rows'>,
): Pick<Recent, 'before'> & Partial<Pick<Recent, 'last'>> {
  const earlier = recent.map((row) => ({ ...row, since: false }))
  const added = rows.map((row) => ({ ...row, byClock: false, order: null, since: true, near: true, first: false }))
  const { before, last } = recentOf(game, [...earlier, ...added], seat)
  return game.decisions(state).some((open) => open.seat === seat) ? { before, last } : { before }
}

/** The most recent rows that are kept without reading them again. */
const MOST_ROWS = 160

/**
 * Returns the recent rows of a match for a seat once these rows of its log are written: at least those that would be read. Null if
 * one of them undoes others, or if there are too many by now.
 * @param recent the recent rows before
 */
export function recentRowsWith(
  recent: readonly RecentRow[],
  seat: Seat,
  rows: readonly NewLogRow[],
): readonly RecentRow[] | null {
  if (rows.some(({ kind }) => UNDOING.includes(kind)) || recent.length + rows.length > MOST_ROWS) return null
  const own = rows.findLastIndex((row) => row.seat === seat && row.origin === 'player')
  const earlier = own < 0 ? recent : recent.map((row) => ({ ...row, since: false }))
  const added = rows.map((row, at) => ({
    ...{ seat: row.seat, events: row.events, since: at >= own, near: true, first: false },
    byClock: row.kind === 'answers' && row.origin === 'clock',
    order: orderOf(row.data),
  }))
  return [...earlier, ...added]
}

const orderOf = (data: unknown): string | null => (data as { readonly order?: string } | null)?.order ?? null

/**
 * Returns these facts from the beginning of their last turn on; null if no turn begins among them.
 * @param whole nothing happened before them: the time before the first turn counts as one
 */
function turnOf(game: AnyGame, facts: readonly GameEvent[], seat: Seat, whole: boolean): readonly GameEvent[] | null {
  const begun = facts.findLastIndex((event) => beginsTurn(game, event, seat))
  return begun < 0 && !whole ? null : facts.slice(Math.max(0, begun))
}

/** Returns the facts of own answers between the last two ends of own turns: a turn ends where one of the opponent's begins. */
function lastTurn(game: AnyGame, own: readonly GameEvent[], seat: Seat): readonly GameEvent[] {
  const ends = (event: GameEvent) => event.seat !== seat && beginsTurn(game, event, seat)
  const end = own.findLastIndex(ends)
  if (end < 0) return []
  const before = own.slice(0, end)
  return before.slice(before.findLastIndex(ends) + 1)
}
