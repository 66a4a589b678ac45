/** What one reader sees of a match. Everything that leaves this folder about a running match is made here. */
import type { Reader, Seat } from '../games/game.ts'
import type { PersonId, Sight, Sitting } from './api.ts'
import { standing } from './course.ts'
import type { SittingRow } from './sittings.ts'
import type { Loaded } from './store.ts'

/** A match in memory: as it was read, or as it is after a change. `state` belongs to the present engine. */
export type Present = Pick<Loaded, 'record' | 'game' | 'state' | 'sittings' | 'orders' | 'drafts'>

export function sightOf(present: Present, reader: Reader): Sight {
  const { record, game, state, sittings, orders, drafts } = present
  const view = game.view(state, reader)
  const running = record.status === 'running'
  const plays = running && game.seats.includes(reader)
  return {
    match: record,
    reader,
    view,
    decisions: plays ? game.decisions(state).filter(({ seat }) => seat === reader) : [],
    calls: running ? called(game.calls(state, reader), sittings) : [],
    offers: plays ? game.orders(view, reader) : [],
    orders: plays ? standing(game, view, reader, orders[reader] ?? []) : [],
    drafts: Object.fromEntries(drafts.filter(({ seat }) => seat === reader).map(({ about, draft }) => [about, draft])),
  }
}

function called(seats: readonly Seat[], sittings: readonly SittingRow[]): readonly Sitting[] {
  return seats.flatMap((seat) => {
    const sitting = sittings.find((row) => row.seat === seat)
    if (sitting === undefined) return []
    const { calledAt, deadline, misses } = sitting
    return [{ seat, calledAt, deadline, misses }]
  })
}

/** The seat of a person, or null. */
export function seatOf(players: Readonly<Record<Seat, PersonId>>, person: PersonId): Seat | null {
  return Object.keys(players).find((seat) => players[seat] === person) ?? null
}
