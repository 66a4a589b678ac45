/** The facts that a panel tells: those since its player's last answer, and those of their last turn. Pure. */
import { type GameEvent, type Seat, seenBy } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import type { Recent } from './api.ts'
import { turnLine } from './chronicle.ts'
import { partFor } from './notices.ts'

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
  }
}

/** Returns the facts of own answers between the last two ends of own turns: a turn ends where one of the opponent's begins. */
function lastTurn(game: AnyGame, own: readonly GameEvent[], seat: Seat): readonly GameEvent[] {
  const voice = { language: 'en', names: {}, reader: seat } as const
  const ends = (event: GameEvent) => event.seat !== seat && turnLine(game, seenBy(event, seat), voice) !== null
  const end = own.findLastIndex(ends)
  if (end < 0) return []
  const before = own.slice(0, end)
  return before.slice(before.findLastIndex(ends) + 1)
}
