/**
 * Going back to an earlier move by the ruling of a judge: which moves can be chosen, and the match as it is played on from
 * there. The log rebuilds the state before the move, and a row of its own says that it was gone back to.
 */
import type { Seat } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { DAY_MS } from '../time/lengths.ts'
import { seatsOf } from './answering.ts'
import type { EarlierMove } from './api.ts'
import type { MatchAct } from './change.ts'
import { courseOf } from './changing.ts'
import { clockOf } from './clock-terms.ts'
import { replayLog } from './log.ts'
import type { LoadedMatch, LoggedRow } from './match-rows.ts'
import { partFor } from './notices.ts'

/**
 * Returns the moves of players that can be gone back to, the last first. Secret answers are left out: nobody may learn from
 * the list that one was given.
 */
export function earlierMoves(game: AnyGame, rows: readonly LoggedRow[]): readonly EarlierMove[] {
  const { takeBack } = game
  const states = takeBack === undefined ? undefined : replayLog(game, rows)?.states
  if (takeBack === undefined || states === undefined) return []
  let moves: LoggedRow[] = []
  for (const row of rows) {
    if (row.kind === 'answers' && row.origin === 'player' && states.has(row.seq - 1)) moves.push(row)
    // Moves that were undone can't be gone back to.
    const { move } = row.data as { readonly move?: number }
    if (typeof move === 'number') moves = moves.filter(({ seq }) => seq < move)
  }
  return moves
    .filter(({ events, seat }) => events.length > 0 && seat !== null)
    .map(({ seq, seat, at, events }) => ({
      move: seq,
      seat: seat as Seat,
      at,
      events: events.map((event) => partFor(event, null)),
      reveals: rows.some((row) => row.seq >= seq && row.events.some(game.irrevocable)),
    }))
    .reverse()
}

/**
 * Returns the match as it goes on from the state before a move. All who are asked get a sitting of full length and no
 * misses; what was pending is gone, and orders answer as ever.
 * @returns null if this move can't be gone back to
 */
export function wentBack(found: LoadedMatch, rows: readonly LoggedRow[], move: number): MatchAct | null {
  const { game, record } = found
  if (!earlierMoves(game, rows).some((one) => one.move === move)) return null
  const before = replayLog(
    game,
    rows.filter(({ seq }) => seq < move),
  )?.states.get(move - 1)
  if (before === undefined) return null
  const course = courseOf(found)
  course.goBack(move, before)
  course.followUp(seatsOf(found))
  const stocks = Object.fromEntries(game.seats.map((seat) => [seat, Math.max(found.stocks[seat] ?? 0, DAY_MS)]))
  return {
    course,
    misses: Object.fromEntries(game.seats.map((seat) => [seat, 0])),
    ...(clockOf(record.terms).kind === 'fischer' ? { stocks } : {}),
    clockNews: game.seats.map((seat) => ({ kind: 'clock', seat, what: 'went-back' })),
  }
}
