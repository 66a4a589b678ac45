/** Works out all consequences of a request for a match: sittings, misses, notices, orders and drafts. Pure. */
import type { GameEvent, Seat } from '../contract/index.ts'
import type { InteractionId, Live } from './api.ts'
import { clockOf, RUNNING, type Standstill, standsStill } from './clock-terms.ts'
import type { Course } from './course.ts'
import { linkAfter } from './fair-play/log-chain.ts'
import { isAtRest, liveAfterMove, liveAlone, mayPlayLive } from './live.ts'
import type { LoadedMatch, Submissions } from './match-rows.ts'
import { type MatchChange, settledBy } from './match-writes.ts'
import { address, type ChangeToTell, noticesOf } from './notices.ts'
import { thinkingIn } from './practice/practice.ts'
import type { Present } from './sight.ts'
import { calledIn } from './silence.ts'
import { changed, type SittingRow, sittingsAfter } from './sittings.ts'
import { submissionsAfter } from './taking-back.ts'
import { undoesIn } from './undone.ts'

/** The direct result of a request for a match. `changeOf` works out the consequences. */
export interface MatchAct {
  readonly course: Course
  /** The seat whose person has made a move. */
  readonly by?: Seat
  /** The moves that may be taken back after a request about that, of the seats for which it changes. */
  readonly submissions?: Submissions
  readonly takeBack?: ChangeToTell['takeBacks'][number]
  readonly misses?: Readonly<Record<Seat, number>>
  readonly missed?: { readonly seat: Seat; readonly misses: number }
  /** The live session after a tap about it. */
  readonly live?: Live
  /** Whether the clocks stand still after it, if that changes. */
  readonly standstill?: Standstill
  /** Sittings that get other moments. */
  readonly moved?: readonly SittingRow[]
  /** The time left in the stocks of seats, where it changes beside their sittings. */
  readonly stocks?: Readonly<Record<Seat, number>>
  /** News of the clock for people. */
  readonly clockNews?: ChangeToTell['clockNews']
  /** The match was over, and goes on. */
  readonly reopened?: boolean
  readonly setOrder?: MatchChange['setOrder']
  readonly deletedOrder?: MatchChange['deletedOrder']
  readonly drafts?: MatchChange['drafts']
}

/** A match after a change, with the events that caused it. */
export interface ChangedMatch {
  readonly present: Present
  /** With all secrets: each reader is shown only their own part. */
  readonly events: readonly GameEvent[]
}

/** All that one request changes in a match. */
export function changeOf(found: LoadedMatch, act: MatchAct, interaction: InteractionId | null, at: Date): MatchChange {
  const { record, game } = found
  const { course, missed = null, by } = act
  const outcome = game.outcome(course.state)
  const submissions = act.submissions ?? submissionsAfter(found, course, by)
  const sittings = sittingsAfter({
    before: course.before,
    after: course.awaited,
    opened: course.opened,
    absent: missed?.seat ?? null,
    publicly: calledIn(game, course.state, 'spectator'),
    rows: found.sittings,
    misses: { ...found.misses, ...act.misses },
    now: at,
    clock: clockOf(record.terms),
    calendars: found.calendars,
    stocks: { ...found.stocks, ...act.stocks },
    standsStill: standsStill(act.standstill ?? found.standstill),
    thinking: thinkingIn(record.players),
    moved: act.moved ?? [],
  })
  const live = liveIn(found, act, at, outcome !== null)
  const told = noticesOf({
    players: record.players,
    started: false,
    row: found.moves,
    undoes: course.rows.map(undoesIn).find((row) => row !== null) ?? null,
    missed,
    events: course.events,
    called: sittings.called,
    answered: course.before.filter((seat) => !course.awaited.includes(seat)),
    sittings: sittings.begun,
    // The end of a match is told once, also if its players ask to resume it.
    outcome: record.status === 'over' ? null : outcome,
    takeBacks: act.submissions === undefined ? playedOn(found, submissions) : [act.takeBack ?? []].flat(),
    live: liveNews(found, act.live, live),
    clockNews: act.clockNews ?? [],
    reopened: act.reopened === true,
  })
  return {
    at,
    interaction,
    rows: course.rows,
    state: course.state,
    end: found.end === null ? null : linkAfter(found.end, course.rows, found.moves, at),
    outcome,
    sittings: { ...sittings, stocks: { ...act.stocks, ...sittings.stocks } },
    ...standstillAfter(found, act, outcome !== null),
    misses: { ...inTime(found, sittings.completed), ...act.misses },
    notices: address(record.id, at, told),
    submissions,
    ...(live === found.live ? {} : { live }),
    ...(missed === null ? {} : { missed: missed.seat }),
    ...(act.setOrder === undefined ? {} : { setOrder: act.setOrder }),
    ...(act.deletedOrder === undefined ? {} : { deletedOrder: act.deletedOrder }),
    ...(act.drafts === undefined ? {} : { drafts: act.drafts }),
  }
}

/** Requests and pauses end with the match: a request for a pause is none to resume it. */
function standstillAfter(
  { record }: LoadedMatch,
  { standstill }: MatchAct,
  over: boolean,
): Pick<MatchChange, 'standstill'> {
  if (over && record.status === 'running') return { standstill: RUNNING }
  return standstill === undefined ? {} : { standstill }
}

/** A match as it is once a change is written. */
export function changedBy(found: LoadedMatch, { course }: MatchAct, change: MatchChange): ChangedMatch {
  const { outcome, at } = change
  const endedAt = found.record.endedAt ?? at
  const { resultStands: _, end: __, ...record } = found.record
  const stands = (change.standstill ?? found.standstill).resultStands === true
  const over =
    outcome === null
      ? ({ status: 'running', endedAt: null, outcome } as const)
      : ({ status: 'over', endedAt, outcome, ...(change.end === null ? {} : { end: change.end }) } as const)
  return {
    present: {
      record: { ...record, ...over, ...(stands ? { resultStands: true } : {}) },
      game: found.game,
      state: course.state,
      sittings: changed(found.sittings, change.sittings),
      orders: ordersAfter(found, change),
      drafts: draftsAfter(found, change),
      submissions: { ...found.submissions, ...change.submissions },
      live: change.live ?? found.live,
      calendars: found.calendars,
      stocks: { ...found.stocks, ...change.sittings.stocks },
      standstill: change.standstill ?? found.standstill,
      at,
    },
    events: course.events,
  }
}

/** The live session after a change; the same value if it does not change. */
function liveIn(found: LoadedMatch, { live = found.live, by, course }: MatchAct, at: Date, over: boolean): Live {
  const { players } = found.record
  const thinking = thinkingIn(players)
  if (thinking.length > 0) return liveAlone(live, { moves: by !== undefined && !thinking.includes(by), at, over })
  if (!mayPlayLive(players)) return found.live
  const after = liveAfterMove(live, players, { by, visible: course.events.length > 0, at, over })
  return over && isAtRest(found.live) && after.answeredAt === found.live.answeredAt ? found.live : after
}

/**
 * The news of a live session: whether open panels are out of date by a tap or the end, and the sittings whose people
 * were not called while it ran.
 */
function liveNews(
  { live: before, sittings }: LoadedMatch,
  tapped: Live | undefined,
  after: Live,
): ChangeToTell['live'] {
  const ended = before.endsAt !== null && after.endsAt === null
  if (tapped === undefined && !ended) return null
  return { uncalled: ended ? sittings.filter(({ answered }) => !answered) : [] }
}

/** Players have asked to take their move back, and the match went on instead. */
const playedOn = ({ submissions }: LoadedMatch, changed: Submissions): ChangeToTell['takeBacks'] =>
  Object.keys(changed).flatMap((seat) => {
    const { asked, move } = submissions[seat] ?? {}
    return asked !== 'yes' || move === undefined ? [] : [{ seat, what: 'stands' as const, move }]
  })

/** A seat that has ended its sitting in time has no misses any more. */
const inTime = ({ misses }: LoadedMatch, completed: readonly Seat[]): Record<Seat, number> =>
  Object.fromEntries(completed.filter((seat) => misses[seat] !== 0).map((seat) => [seat, 0]))

function ordersAfter({ orders }: LoadedMatch, { setOrder, deletedOrder }: MatchChange): Present['orders'] {
  const seat = setOrder?.seat ?? deletedOrder?.seat
  if (seat === undefined) return orders
  const { kind, key } = (setOrder?.order ?? deletedOrder)!
  const others = (orders[seat] ?? []).filter((order) => order.kind !== kind || order.key !== key)
  return { ...orders, [seat]: setOrder === undefined ? others : [...others, setOrder.order] }
}

function draftsAfter({ drafts }: LoadedMatch, { rows, drafts: written = [] }: MatchChange): Present['drafts'] {
  const gone = [...settledBy(rows), ...written]
  const kept = drafts.filter((one) => !gone.some(({ seat, about }) => seat === one.seat && about === one.about))
  return [...kept, ...written]
}
