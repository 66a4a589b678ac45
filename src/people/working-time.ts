/** When time counts for people, and their vacations, in the database. Each change names the version that it has read. */
import type { Refusal } from '../contract/index.ts'
import { Prisma, type WorkingTime as Row } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import { type Calendar, type CountedHours, calendarFault, type Days, USUAL_NIGHT } from '../time/calendar.ts'
import type { Clock } from '../time/clock.ts'
import { tooLittleTime } from '../time/fair-hours.ts'
import { changedCourse, type HoursCourse, UNCHANGED } from '../time/hours-course.ts'
import { isInRange } from '../time/typed-dates.ts'
import { back, taken } from '../time/vacation.ts'
import { localDate } from '../time/working-time.ts'
import type { PersonId } from './person.ts'

/** The hours that a person has set. */
export interface Hours extends Pick<Calendar, 'night' | 'rest' | 'holidays'> {
  /** Whether a vacation day is taken when their time is up. */
  readonly autoVacation: boolean
}

/** The hours of a person, with their vacations. */
export interface WorkingTime extends Hours {
  readonly vacations: readonly Days[]
  /** From when the last changes count. */
  readonly course: HoursCourse
}

/** A person who has set nothing. */
const USUAL: WorkingTime = {
  night: USUAL_NIGHT,
  rest: [],
  holidays: [],
  vacations: [],
  autoVacation: false,
  course: UNCHANGED,
}
/** The most holidays that a person can set. */
const MOST_HOLIDAYS = 40
/** A change is tried again so often if another one came between. */
const TRIES = 5
/** Vacations that ended this long ago are forgotten; those of the last year still count in its bank. */
const FORGET_DAYS = 400

const deny = (refused: string, values: Refusal['values'] = {}): Refusal => ({ refused, values })

/** The dependencies of the working time. */
export interface WorkingTimesOptions {
  readonly prisma: Database
  readonly clock: Clock
  /** Called when a vacation was taken or has ended early: running clocks have to be reckoned anew. */
  readonly vacationChanged: (person: PersonId) => Promise<void>
}

/** Stores when time counts for people. */
export class WorkingTimes {
  readonly #options: WorkingTimesOptions

  constructor(options: WorkingTimesOptions) {
    this.#options = options
  }

  /** Returns the working time of a person; the usual one if they have set nothing. */
  async of(person: PersonId): Promise<WorkingTime> {
    return (await this.#read(person)).time
  }

  /**
   * Changes the hours of a person. They count for sittings that begin on the next day or later.
   * @param zone the zone that the person has set; null: none
   * @returns refused with `hours.night`, `hours.rest`, `hours.holidays`, `hours.range`, `hours.too-little` or `hours.too-often`
   */
  change(person: PersonId, changed: Partial<Hours>, zone: string | null): Promise<WorkingTime | Refusal> {
    const now = this.#options.clock.now()
    return this.#change(person, (before) => {
      const next = { ...before, ...changed }
      const fault = faultIn(next, before, now)
      if (fault !== null) return fault
      return withCourse(before, next, { before: zone, next: zone }, now)
    })
  }

  /**
   * Notes that a person changes their zone, before it is stored: the new one counts for sittings that begin on the next day
   * or later, the very first one at once.
   * @returns refused with `hours.too-often`; forgetting a zone is never refused
   */
  async zoneChanges(person: PersonId, zones: { before: string | null; next: string | null }): Promise<null | Refusal> {
    if (zones.before === zones.next) return null
    const now = this.#options.clock.now()
    const done = await this.#change(person, (before) => {
      const changed = withCourse(before, before, zones, now)
      return 'refused' in changed && zones.next === null ? before : changed
    })
    return 'refused' in done ? done : null
  }

  /**
   * Takes vacation days; the clocks of the person stand still on them.
   * @returns refused with `vacation.past`, `.order`, `.overlap` or `.too-many`
   */
  async take(person: PersonId, days: Days, zone: string): Promise<WorkingTime | Refusal> {
    const today = localDate(this.#options.clock.now(), zone)
    const done = await this.#change(person, (before) => {
      const vacations = taken(recent(before.vacations, today), days, today)
      return typeof vacations === 'string' ? deny(`vacation.${vacations}`) : { ...before, vacations }
    })
    if (!('refused' in done)) await this.#options.vacationChanged(person)
    return done
  }

  /** Ends the vacation that runs now with today, which is used, and gives back those that are still to come. */
  async comeBack(person: PersonId, zone: string): Promise<WorkingTime | Refusal> {
    const today = localDate(this.#options.clock.now(), zone)
    const done = await this.#change(person, (before) => {
      const ahead = back(before.vacations, today).filter(({ from }) => from <= today)
      return { ...before, vacations: ahead }
    })
    if (!('refused' in done)) await this.#options.vacationChanged(person)
    return done
  }

  /**
   * Takes today as a vacation day for a person who wants that when their time is up. Running clocks stay as they are.
   * @returns all their vacations; null if they don't want it, have no days left, or are on vacation already
   */
  async takeToday(person: PersonId, zone: string): Promise<readonly Days[] | null> {
    const { autoVacation } = await this.of(person)
    if (!autoVacation) return null
    const today = localDate(this.#options.clock.now(), zone)
    const done = await this.#change(person, (before) => {
      const vacations = taken(recent(before.vacations, today), { from: today, to: today }, today)
      return typeof vacations === 'string' ? deny(`vacation.${vacations}`) : { ...before, vacations }
    })
    return 'refused' in done ? null : done.vacations
  }

  async #read(person: PersonId): Promise<{ readonly time: WorkingTime; readonly version: number | null }> {
    const row = await this.#options.prisma.workingTime.findUnique({ where: { personId: person } })
    return row === null ? { time: USUAL, version: null } : { time: timeOf(row), version: row.version }
  }

  async #change(
    person: PersonId,
    change: (before: WorkingTime) => WorkingTime | Refusal,
  ): Promise<WorkingTime | Refusal> {
    for (let tries = 0; tries < TRIES; tries++) {
      const { time, version } = await this.#read(person)
      const next = change(time)
      if ('refused' in next) return next
      if (await this.#write(person, next, version)) return next
    }
    return deny('hours.stale')
  }

  async #write(person: PersonId, time: WorkingTime, version: number | null): Promise<boolean> {
    const { night, rest, holidays, vacations, autoVacation, course } = time
    const json = (value: unknown) => Prisma.sql`${JSON.stringify(value)}::json`
    const columns = Prisma.sql`${night?.from ?? null}::int, ${night?.to ?? null}::int, ${json(rest)}, ${json(holidays)},
      ${json(vacations)}, ${autoVacation}::boolean, ${json(course)}`
    const written = await this.#options.prisma.$executeRaw`
      INSERT INTO "WorkingTime" ("personId", "nightFrom", "nightTo", "rest", "holidays", "vacations", "autoVacation", "course", "version")
      VALUES (${person}, ${columns}, 1)
      ON CONFLICT ("personId") DO UPDATE SET "nightFrom" = excluded."nightFrom", "nightTo" = excluded."nightTo",
        "rest" = excluded."rest", "holidays" = excluded."holidays", "vacations" = excluded."vacations",
        "autoVacation" = excluded."autoVacation", "course" = excluded."course", "version" = "WorkingTime"."version" + 1
      WHERE "WorkingTime"."version" = ${version ?? -1}::int`
    return written === 1
  }
}

/** Why hours can't be set; null if they can. Holidays that were set before stay possible after their day. */
function faultIn(next: Hours, before: Hours, now: Date): Refusal | null {
  const fault = calendarFault({ ...next, zone: 'UTC', vacations: [] })
  if (fault === 'night' || fault === 'rest') return deny(`hours.${fault}`)
  if (next.holidays.length > MOST_HOLIDAYS) return deny('hours.holidays', { most: MOST_HOLIDAYS })
  const far = next.holidays.find((date) => !isInRange(date, now) && !before.holidays.includes(date))
  if (far !== undefined) return deny('hours.range', { date: far })
  const little = tooLittleTime(next)
  return little === null ? null : deny('hours.too-little', { date: little.from, count: little.days })
}

/** The hours with their course after a change; or refused, if there were too many changes lately. */
function withCourse(
  before: WorkingTime,
  next: WorkingTime,
  zones: { readonly before: string | null; readonly next: string | null },
  now: Date,
): WorkingTime | Refusal {
  const hours = ({ night, rest, holidays }: Hours, zone: string | null): CountedHours => ({
    zone,
    night,
    rest,
    holidays,
  })
  const course = changedCourse(before.course, hours(before, zones.before), hours(next, zones.next), now)
  if ('again' in course) return deny('hours.too-often', { time: stampOf(course.again) })
  return { ...next, course }
}

/** A moment as Discord shows it to each reader. */
const stampOf = (at: Date): string => `<t:${Math.floor(at.getTime() / 1000)}:f>`

/** Vacations that still count in a bank. */
const recent = (all: readonly Days[], today: string): readonly Days[] =>
  all.filter(({ to }) => Date.parse(today) - Date.parse(to) < FORGET_DAYS * 24 * 60 * 60 * 1000)

function timeOf({ nightFrom, nightTo, rest, holidays, vacations, autoVacation, course }: Row): WorkingTime {
  return {
    night: nightFrom === null || nightTo === null ? null : { from: nightFrom, to: nightTo },
    rest: rest as unknown as readonly number[],
    holidays: holidays as unknown as readonly string[],
    vacations: vacations as unknown as readonly Days[],
    autoVacation,
    course: (course as unknown as HoursCourse | null) ?? UNCHANGED,
  }
}
