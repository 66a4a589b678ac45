/** What one reader sees of a match. Everything that leaves this folder about a running match is made here. */
import type { Reader, Seat } from '../contract/index.ts'
import type { PersonId, Sight, Sitting, TakeBack } from './api.ts'
import type { HandIn, Loaded } from './match-rows.ts'
import { follow, pendingOf, readSitting, SITTING } from './pending.ts'
import { awaits, calledIn, standing } from './silence.ts'
import type { SittingRow } from './sittings.ts'

/** A match in memory: as it was read, or as it is after a change. `state` belongs to the present engine. */
export type Present = Pick<Loaded, 'record' | 'game' | 'state' | 'sittings' | 'orders' | 'drafts' | 'handIn'>

/** @param ahead whether what the reader has laid down is tried out: on his panel alone */
export function sightOf(present: Present, reader: Reader, ahead = false): Sight {
  const { record, game, state, sittings, orders, drafts, handIn } = present
  const view = game.view(state, reader)
  let offers: Sight['offers'] | null = null
  let standingNow: Sight['orders'] | null = null
  const running = record.status === 'running'
  const plays = running && game.seats.includes(reader)
  return {
    match: record,
    reader,
    view,
    decisions: plays ? game.decisions(state).filter(({ seat }) => seat === reader) : [],
    calls: running ? called(calledIn(game, state, reader), sittings) : [],
    // A sight is often made for what is asked alone: what may be ordered is looked for where it is read.
    get offers() {
      offers ??= plays ? game.orders(view, reader) : []
      return offers
    },
    get orders() {
      standingNow ??= plays ? standing(game, view, reader, orders[reader] ?? []) : []
      return standingNow
    },
    drafts: Object.fromEntries(drafts.filter(({ seat }) => seat === reader).map(({ about, draft }) => [about, draft])),
    ...(plays && ahead ? laidDown(present, reader) : NOTHING_LAID),
    takeBack: plays ? takeBackFor(handIn, reader) : null,
  }
}

type OnPanel = Pick<Sight, 'pending' | 'dropped' | 'stopped'>

const NOTHING_LAID: OnPanel = { pending: null, dropped: false, stopped: false }

/** What a seat has laid down and not handed in, as it would come out now. */
function laidDown({ game, state, drafts, orders }: Present, seat: Seat): OnPanel {
  const kept = drafts.find((one) => one.seat === seat && one.about === SITTING)
  if (kept === undefined) return NOTHING_LAID
  const { answers, stopped } = readSitting(kept.draft)
  // Where the opponent was asked in between, the rest waits until this seat is asked again.
  if (stopped && !awaits(game, state).some((one) => one.seat === seat)) return { ...NOTHING_LAID, stopped }
  const pending = pendingOf(game, seat, state, follow(game, seat, state, answers, orders[seat] ?? []))
  const dropped = pending === null && !(stopped && answers.length === 0)
  return { pending, dropped, stopped: stopped && !dropped }
}

/** That a move could be taken back is its own player's affair until he asks. */
function takeBackFor(handIn: HandIn | null, reader: Reader): TakeBack | null {
  if (handIn === null || handIn.asked === 'done') return null
  const { by, move, asked } = handIn
  if (by === reader) return { by, move, state: asked === 'no' ? 'open' : asked === 'yes' ? 'asked' : 'refused' }
  return asked === 'yes' ? { by, move, state: 'asked' } : null
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
