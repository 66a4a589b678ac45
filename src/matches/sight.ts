/** One reader's view of a match. All data of a running match that leave this folder are made here. */
import type { Reader, Seat } from '../contract/index.ts'
import { lazily } from '../kit/library/lazily.ts'
import { ALWAYS } from '../time/calendar.ts'
import { calendarFor } from '../time/time-control.ts'
import type { KeptAnswers, LastSubmission, PersonId, Sight, Sitting } from './api.ts'
import { type ClockSight, clockOf } from './clock-terms.ts'
import { current } from './course.ts'
import { mayPlayLive } from './live.ts'
import type { KeptDraft, LoadedMatch, Submissions } from './match-rows.ts'
import { NO_OFFERS, offersTo } from './orders/order-offers.ts'
import {
  follow,
  nameOfAnswers,
  nothingPending,
  type PreviewPosition,
  pendingOf,
  readSitting,
  SITTING,
} from './pending.ts'
import { thinkingIn } from './practice/practice.ts'
import { mayResume } from './resuming.ts'
import { awayNow } from './seat-time.ts'
import { awaits, calledIn, standing } from './silence.ts'
import type { SittingRow } from './sittings.ts'

/** A match in memory: as it was read, or as it is after a change. `state` belongs to the present engine. */
export type Present = Pick<
  LoadedMatch,
  | 'record'
  | 'game'
  | 'state'
  | 'sittings'
  | 'orders'
  | 'drafts'
  | 'submissions'
  | 'live'
  | 'calendars'
  | 'stocks'
  | 'standstill'
  | 'at'
>

/** A match as it was read, with its state as the present engine continues it. */
export const presentOf = (found: LoadedMatch): Present => ({
  ...found,
  state: current(found.game, found.state, found.engine),
})

/** The pending answers of a seat, tried out on the present state. */
export interface Preview {
  readonly ahead: PreviewPosition
  /** Whether the seat had pending answers that do not fit any more. */
  readonly dropped: boolean
  /** It is the rest of a submission that was cut short. */
  readonly stopped: boolean
  /** The rest, where it waits until the seat is asked again. */
  readonly kept: KeptAnswers | null
}

/** Plays the pending answers of a seat. */
export function previewOf({ game, state, drafts, orders }: Present, seat: Seat): Preview {
  const nothing = { ahead: nothingPending(state), dropped: false, stopped: false, kept: null }
  const kept = drafts.find((one) => one.seat === seat && one.about === SITTING)
  if (kept === undefined) return nothing
  const { answers, stopped, steps } = readSitting(kept.draft)
  // If the opponent was asked in between, the rest waits until this seat is asked again.
  if (stopped && !awaits(game, state).some((one) => one.seat === seat))
    return { ...nothing, stopped, kept: { id: nameOfAnswers(answers), steps } }
  const ahead = follow(game, seat, state, answers, orders[seat] ?? []) ?? nothing.ahead
  const dropped = ahead.answers.length === 0 && !(stopped && answers.length === 0)
  return { ahead, dropped, stopped: stopped && !dropped, kept: null }
}

/** A person's own panel: from their seat, with their pending answers; else as a spectator. */
export function panelSight(present: Present, person: PersonId): Sight {
  const seat = seatOfPerson(present.record.players, person)
  return seat === null ? sightOf(present, 'spectator') : sightOf(present, seat, previewOf(present, seat))
}

/** The sight of a reader. @param preview the reader's pending answers, for their own panel alone */
export function sightOf(present: Present, reader: Reader, preview: Preview | null = null): Sight {
  const { record, game, state, sittings, orders, drafts, submissions } = present
  const view = game.view(state, reader)
  const running = record.status === 'running'
  const plays = running && game.seats.includes(reader)
  const offers = plays ? offersTo(game, record.terms, view, reader, orders[reader] ?? []) : NO_OFFERS
  const standingNow = lazily(() => (plays ? standing(game, view, reader, orders[reader] ?? [], offers.keys) : []))
  return {
    match: record,
    reader,
    view,
    decisions: plays ? game.decisions(state).filter(({ seat }) => seat === reader) : [],
    calls: running ? called(calledIn(game, state, reader), sittings) : [],
    // Most readers of a sight only need the questions, so the offered orders are worked out on access.
    get offers() {
      return offers.all()
    },
    get mayOrder() {
      return offers.any()
    },
    get orders() {
      return standingNow()
    },
    get passedOrders() {
      const now = standingNow()
      return plays ? (orders[reader] ?? []).filter((order) => !now.includes(order)) : []
    },
    drafts: draftsOf(drafts, reader),
    pending: plays && preview !== null ? pendingOf(game, record.terms, reader, offers, preview.ahead) : null,
    dropped: plays && preview?.dropped === true,
    stopped: plays && preview?.stopped === true,
    kept: plays ? (preview?.kept ?? null) : null,
    takeBack: plays ? takeBackFor(submissions, reader) : null,
    live: running && (mayPlayLive(record.players) || thinkingIn(record.players).length > 0) ? present.live : null,
    clock: clockFor(present, reader),
  }
}

/** The clock as one reader may see it: nights and free days of others are their own. */
function clockFor({ record, calendars, stocks, standstill, sittings, at }: Present, reader: Reader): ClockSight {
  const clock = clockOf(record.terms)
  return {
    standstill,
    mayResume: mayResume(record, at),
    calendar: sittings.find(({ seat }) => seat === reader)?.calendar ?? calendarFor(clock, calendars[reader] ?? ALWAYS),
    stockMs: stocks[reader] ?? null,
    away: awayNow(clock, calendars, at),
  }
}

/** The drafts of a seat, by their subject. */
export const draftsOf = (drafts: readonly KeptDraft[], seat: Seat): Readonly<Record<string, unknown>> =>
  Object.fromEntries(drafts.filter((one) => one.seat === seat).map(({ about, draft }) => [about, draft]))

/** Only the move's own player sees that it could be taken back, until they ask. A request to the reader goes first. */
function takeBackFor(submissions: Submissions, reader: Seat): LastSubmission | null {
  const by = Object.keys(submissions).find((seat) => seat !== reader && submissions[seat]?.asked === 'yes')
  const requested = by === undefined ? null : submissions[by]
  if (by !== undefined && requested) return { by, move: requested.move, state: 'asked' }
  const own = submissions[reader]
  if (!own || own.asked === 'done') return null
  return { by: reader, move: own.move, state: own.asked === 'no' ? 'open' : own.asked === 'yes' ? 'asked' : 'refused' }
}

function called(seats: readonly Seat[], sittings: readonly SittingRow[]): readonly Sitting[] {
  return seats.flatMap((seat) => {
    const sitting = sittings.find((row) => row.seat === seat)
    if (sitting === undefined) return []
    const { calledAt, deadline, misses, heldMs, upAt } = sitting
    return [{ seat, calledAt, deadline, misses, heldMs, upAt }]
  })
}

/** The seat of a person, or null. */
export function seatOfPerson(players: Readonly<Record<Seat, PersonId>>, person: PersonId): Seat | null {
  return Object.keys(players).find((seat) => players[seat] === person) ?? null
}
