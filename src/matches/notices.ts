/**
 * The notices that a change causes. Public notices hold public events only. A secret answer causes none but `answered`,
 * for its own person alone.
 */

import type { GameEvent, Outcome, Seat } from '../contract/index.ts'
import { isGone, type OutboxNotice, type PersonId } from './api.ts'
import { newNoticeId } from './ids.ts'
import { isPractice, thinks } from './practice/practice.ts'
import type { SittingRow } from './sittings.ts'

type OfNotice<N> = N extends OutboxNotice ? Omit<N, 'id' | 'matchId' | 'at'> : never
/** A notice without its address. */
export type NoticeBody = OfNotice<OutboxNotice>

/** The parts of a change that somebody has to be told. */
export interface ChangeToTell {
  readonly players: Readonly<Record<Seat, PersonId>>
  readonly started: boolean
  /** The number of the first row of the log that the change writes. */
  readonly row: number
  /** The first row of the log that the change undoes; null: none. */
  readonly undoes: number | null
  readonly missed: { readonly seat: Seat; readonly misses: number } | null
  readonly events: readonly GameEvent[]
  readonly called: readonly Seat[]
  /** Seats for which the game waited and waits no more. */
  readonly answered: readonly Seat[]
  readonly sittings: readonly SittingRow[]
  readonly outcome: Outcome | null
  /** The news of moves that their players want to take back. */
  readonly takeBacks: readonly Omit<Extract<NoticeBody, { kind: 'take-back' }>, 'kind'>[]
  /** A tap about a live session, or its end; null: neither. `uncalled`: the sittings that were not called during it. */
  readonly live: { readonly uncalled: readonly SittingRow[] } | null
  /** News of the clock, for the people of some seats. */
  readonly clockNews: readonly Extract<NoticeBody, { kind: 'clock' }>[]
  /** A match that was over goes on. */
  readonly reopened: boolean
}

/** In the order in which they are to be told. */
export function noticesOf(happened: ChangeToTell): readonly NoticeBody[] {
  const { started, row, undoes, events, called, answered, sittings, outcome, players, takeBacks, live } = happened
  const { clockNews, reopened } = happened
  // Where the match was lost by it, nothing was played, and the result says why.
  const missed = outcome?.kind === 'time-out' ? null : happened.missed
  const told: NoticeBody[] = []
  if (started) told.push({ kind: 'started' })
  if (reopened) told.push({ kind: 'reopened' })
  if (missed !== null) told.push({ kind: 'missed', ...missed })
  const goesBack = undoes === null ? {} : { undoes }
  if (events.length > 0) told.push({ kind: 'story', row, events: events.map(publicPart), ...goesBack })
  const isPerson = (seat: Seat) => !isPractice(players[seat]) && !isGone(players[seat] ?? '')
  if (missed !== null && isPerson(missed.seat)) told.push({ kind: 'late', ...missed })
  if (outcome === null) {
    for (const seat of answered.filter(isPerson)) told.push({ kind: 'answered', seat })
    // Their call says it.
    for (const takeBack of takeBacks.filter(({ what, seat }) => what !== 'stands' || !called.includes(seat)))
      told.push({ kind: 'take-back', ...takeBack })
  }
  told.push(...clockNews.filter(({ seat }) => isPerson(seat)))
  if (live !== null) told.push({ kind: 'live' })
  if (outcome === null)
    for (const { seat, deadline } of live?.uncalled ?? [])
      if (isPerson(seat) && !called.includes(seat)) told.push({ kind: 'called', seat, deadline, late: true })
  for (const seat of called) {
    const deadline = sittings.find((sitting) => sitting.seat === seat)?.deadline
    const stood = takeBacks.some((one) => one.what === 'stands' && one.seat === seat)
    const stands = stood ? ({ stands: true } as const) : {}
    if (isPerson(seat) && deadline !== undefined) told.push({ kind: 'called', seat, deadline, ...stands })
  }
  if (outcome === null) {
    const asked = called.filter((seat) => thinks(players[seat]))
    return [...told, ...asked.map((seat) => ({ kind: 'think' as const, seat }))]
  }
  told.push({ kind: 'over', outcome })
  for (const seat of Object.keys(players).filter(isPerson)) told.push({ kind: 'result', seat, outcome })
  return told
}

/** Makes notices of a match with new ids. @param at the time of the change */
export const address = (matchId: string, at: Date, told: readonly NoticeBody[]): readonly OutboxNotice[] =>
  told.map((tiding) => ({ ...tiding, id: newNoticeId(), matchId, at }))

function publicPart(event: GameEvent): GameEvent {
  const { secret: _, ...open } = event
  return open
}

/** A fact with no other secrets than this seat's own. */
export function partFor(event: GameEvent, seat: Seat | null): GameEvent {
  const own = seat === null ? undefined : event.secret?.[seat]
  return own === undefined || seat === null ? publicPart(event) : { ...publicPart(event), secret: { [seat]: own } }
}
