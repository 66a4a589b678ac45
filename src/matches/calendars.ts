/** The calendars of players, as the database has them: when time counts for each. */
import type { Seat } from '../contract/index.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import { type Calendar, type Days, USUAL_NIGHT } from '../time/calendar.ts'
import { calendarOfHours, type HoursCourse } from '../time/hours-course.ts'
import type { PersonId } from './api.ts'

/** A person's working time as JSON; null where they have set nothing. */
export interface CalendarJson {
  readonly zone: string | null
  readonly hours: {
    readonly nightFrom: number | null
    readonly nightTo: number | null
    readonly rest: readonly number[]
    readonly holidays: readonly string[]
    readonly vacations: readonly Days[]
    readonly autoVacation: boolean
    readonly course: HoursCourse | null
  } | null
}

/** The working time of a person, as one JSON value (`CalendarJson`). */
export const calendarColumn = (person: Prisma.Sql) => Prisma.sql`json_build_object(
  'zone', (SELECT o."zone" FROM "Person" o WHERE o."id" = ${person}),
  'hours', (SELECT json_build_object('nightFrom', w."nightFrom", 'nightTo', w."nightTo", 'rest', w."rest",
    'holidays', w."holidays", 'vacations', w."vacations",
    'autoVacation', w."autoVacation", 'course', w."course") FROM "WorkingTime" w WHERE w."personId" = ${person}))`

/** The calendars of all players of the match `m`, by seat, as one JSON value. */
export const calendarsOfMatch = Prisma.sql`(SELECT json_object_agg(p."seat", ${calendarColumn(Prisma.sql`p."personId"`)})
  FROM "Player" p WHERE p."matchId" = m."id")`

/** Returns a calendar. Without a zone there are no nights: nobody knows when they are. */
export function calendarOf({ zone, hours }: CalendarJson): Calendar {
  if (hours === null) return calendarOfHours({ zone, night: USUAL_NIGHT, rest: [], holidays: [] })
  const { nightFrom: from, nightTo: to, rest, holidays, vacations, course } = hours
  const night = from === null || to === null ? null : { from, to }
  const present = calendarOfHours({ zone, night, rest, holidays, nightsFrom: course?.nightsFrom ?? null })
  return { ...present, vacations, ...(course?.former == null ? {} : { former: course.former }) }
}

/** Returns the calendars of a match by seat. */
export const calendarsBySeat = (found: Readonly<Record<Seat, CalendarJson>> | null): Readonly<Record<Seat, Calendar>> =>
  Object.fromEntries(Object.entries(found ?? {}).map(([seat, one]) => [seat, calendarOf(one)]))

/** Returns the seats of a match for whose people vacation days are taken by themselves. */
export const autoVacationsIn = (found: Readonly<Record<Seat, CalendarJson>> | null): readonly Seat[] =>
  Object.entries(found ?? {}).flatMap(([seat, { hours }]) => (hours?.autoVacation === true ? [seat] : []))

/** Reads the calendars of people, by seat. */
export async function calendarsFor(
  prisma: Database,
  players: Readonly<Record<Seat, PersonId>>,
): Promise<Readonly<Record<Seat, Calendar>>> {
  const [row] = await prisma.direct<{ calendars: Readonly<Record<Seat, CalendarJson>> }>(Prisma.sql`
    SELECT json_object_agg(p."key", ${calendarColumn(Prisma.sql`p."value"`)}) AS "calendars"
    FROM json_each_text(${JSON.stringify(players)}::json) AS p`)
  return calendarsBySeat(row?.calendars ?? null)
}
