/**
 * The end of a sitting whose time is up. While nobody has answered, each has seen their own opening hand at most: the match
 * is cancelled. From the first answer on it has a result: a player who does not come may have seen what their opponent did.
 * In a friendly match the opponent chooses what follows. Else the safest answers are given, and this many misses in a row lose.
 */

import type { Seat } from '../contract/index.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import { ALWAYS, type Days } from '../time/calendar.ts'
import { DAY_MS } from '../time/lengths.ts'
import { seatsOf } from './answering.ts'
import { type Denial, deny, type MatchRecord, type PersonId, PRACTICE } from './api.ts'
import type { MatchAct } from './change.ts'
import { courseOf, STALE } from './changing.ts'
import { clockOf, isLeagueClock } from './clock-terms.ts'
import type { LoadedMatch } from './match-rows.ts'
import { isPractice, thinks } from './practice/practice.ts'
import { notYetLate, withMoreTime, withVacations } from './seat-time.ts'
import type { SittingRow } from './sittings.ts'

/** This long the opponent may choose what follows. */
const CHOICE_MS = DAY_MS
/** The time that the opponent may give then. */
const GIVEN_MS = DAY_MS

/** The time that counts which a person has after a vacation day that was taken for them. */
const AFTER_REST_MS = 60 * 60 * 1000

/** The opponent's choices when time is up in a friendly match. */
export const CHOICES = ['give', 'play', 'claim'] as const
/** `give`: a day more; `play`: the safest answers are given; `claim`: the match is won. */
export type TimeUpChoice = (typeof CHOICES)[number]

/** The facts about a late seat beside its match. */
export interface Lateness {
  /** The number of misses in a row that loses, where the clock of the match says nothing else. */
  readonly missesToLose: number
  /** Whether somebody has answered in this match, or its clock does not ask. */
  readonly begun: boolean
}

/** Whether the clock of a match has misses of its own, so that it does not matter whether anybody has answered. */
export const asksNobody = ({ terms }: MatchRecord): boolean => isLeagueClock(terms)

/** Whether a person, or an order of theirs, has answered in a match. A clock with misses of its own does not ask. */
export async function hasBegun(prisma: Database, { record }: LoadedMatch): Promise<boolean> {
  return asksNobody(record) || (await haveBegun(prisma, [record.id])).has(record.id)
}

/** A seat of a match. */
export interface SeatOf {
  readonly matchId: string
  readonly seat: Seat
}

/** Returns those of these matches in which a person, or an order of theirs, has answered: in secret, too. */
export async function haveBegun(prisma: Database, matchIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await prisma.direct<{ id: string }>(Prisma.sql`
    SELECT s."id" FROM unnest(${[...matchIds]}::text[]) AS s("id")
    WHERE EXISTS (SELECT 1 FROM "Move" m WHERE m."matchId" = s."id" AND m."kind" = 'answers'
      AND m."origin" IN ('player', 'order'))`)
  return new Set(rows.map(({ id }) => id))
}

/** Takes vacation days by itself, for people who want that. */
export interface AutoVacations {
  /** @returns all vacations of the person; null if no day was taken */
  takeToday(person: PersonId, zone: string): Promise<readonly Days[] | null>
}

/**
 * Takes a vacation day for a late person who wants that, if the clock leaves vacations out.
 * @returns the sitting with its later deadline; null if no day was taken
 */
export async function restedInstead(
  found: LoadedMatch,
  row: SittingRow,
  at: Date,
  vacations: AutoVacations,
): Promise<MatchAct | null> {
  const { seat } = row
  const clock = clockOf(found.record.terms)
  const calendar = found.calendars[seat] ?? ALWAYS
  const person = found.record.players[seat] ?? PRACTICE
  if (clock.vacations === false || row.upAt !== null || isPractice(person)) return null
  if (!found.autoVacations.includes(seat)) return null
  const days = await vacations.takeToday(person, calendar.zone)
  if (days === null) return null
  const rested = withVacations({ ...row, deadline: at }, clock, { ...calendar, vacations: days }, at)
  const later = withMoreTime(rested, AFTER_REST_MS, at)
  const news = { kind: 'clock', seat, what: 'vacation', deadline: later.deadline } as const
  return { course: courseOf(found), moved: [later], clockNews: [news] }
}

/** The sitting of a seat whose time is up now; null if it is not. */
export function lateSitting({ record, sittings }: LoadedMatch, seat: Seat, at: Date): SittingRow | null {
  if (record.status !== 'running') return null
  return sittings.find((row) => row.seat === seat && !row.answered && row.heldMs === null && row.deadline <= at) ?? null
}

/** The opponent of a seat. */
export const opponentOf = ({ game }: Pick<LoadedMatch, 'game'>, seat: Seat): Seat =>
  game.seats.find((one) => one !== seat) ?? seat

/** Returns the consequence of a sitting whose time is up. */
export function timeUp(
  found: LoadedMatch,
  row: SittingRow,
  at: Date,
  { missesToLose, begun }: Lateness,
): MatchAct | Denial {
  const { seat } = row
  const clock = clockOf(found.record.terms)
  const course = courseOf(found)
  if (!course.awaited.includes(seat)) return STALE
  if (thinks(found.record.players[seat])) {
    course.followUpAtOnce(seatsOf(found))
    return { course }
  }
  const later = notYetLate(row, clock, found.calendars[seat] ?? ALWAYS, at)
  if (later !== null) return { course, moved: [later] }
  const late = (one: Seat) => course.awaited.includes(one) && lateSitting(found, one, at) !== null
  if (!begun) {
    course.stop('void', null, 'clock')
    return { course }
  }
  const rival = opponentOf(found, seat)
  if (row.upAt === null && mayChoose(found, rival) && !late(rival)) return choiceOf(found, row, at)
  return missed(found, seat, clock.misses ?? missesToLose, late)
}

/** Whether the person of a seat may choose what follows when their opponent's time is up. */
const mayChoose = ({ record }: LoadedMatch, rival: Seat): boolean =>
  !record.terms.rated && !isLeagueClock(record.terms) && !isPractice(record.players[rival])

/** The time of a sitting is up, and the opponent may choose. */
function choiceOf(found: LoadedMatch, row: SittingRow, at: Date): MatchAct {
  const deadline = new Date(at.getTime() + CHOICE_MS)
  return {
    course: courseOf(found),
    moved: [{ ...row, upAt: at, deadline, remindAt: null, lastCallAt: null }],
    clockNews: [
      { kind: 'clock', seat: row.seat, what: 'up', deadline },
      { kind: 'clock', seat: opponentOf(found, row.seat), what: 'choose', deadline },
    ],
  }
}

/** The safest answers for a seat that has missed its sitting, or the end at the last miss allowed. */
function missed(found: LoadedMatch, seat: Seat, most: number, late: (one: Seat) => boolean): MatchAct {
  const course = courseOf(found)
  const misses = (one: Seat) => (found.misses[one] ?? 0) + 1
  if (misses(seat) >= most) {
    // Where both would lose at once, neither wins.
    const both = course.awaited.every((one) => late(one) && misses(one) >= most)
    course.stop('time-out', both && course.awaited.length > 1 ? null : seat, 'clock')
  } else course.answerSafely(seat, seatsOf(found))
  return { course, missed: { seat, misses: misses(seat) }, misses: { [seat]: misses(seat) } }
}

/** Carries out the choice of the player whose opponent's time is up. */
export function playTimeUpChoice(found: LoadedMatch, seat: Seat, what: TimeUpChoice, at: Date): MatchAct | Denial {
  const row = found.sittings.find((one) => one.seat !== seat && one.upAt !== null)
  const course = courseOf(found)
  if (row === undefined || !course.awaited.includes(row.seat)) return deny('match.choice-gone')
  const late = row.seat
  if (what === 'give') {
    const more = withMoreTime(row, GIVEN_MS, at)
    const news = { kind: 'clock', seat: late, what: 'gift', ms: GIVEN_MS, deadline: more.deadline } as const
    return { course, moved: [more], clockNews: [news] }
  }
  if (what === 'claim') course.stop('time-out', late, 'player')
  else course.answerSafely(late, seatsOf(found))
  const misses = (found.misses[late] ?? 0) + 1
  return { course, missed: { seat: late, misses }, misses: { [late]: misses } }
}
