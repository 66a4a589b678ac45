/** When time counts for people, and their vacations, in the database. Each change names the version that it has read. */
import type { Refusal } from '../contract/index.ts'
import { Prisma, type WorkingTime as Row } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import { type Calendar, calendarFault, type Days, USUAL_NIGHT } from '../time/calendar.ts'
import type { Clock } from '../time/clock.ts'
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
}

/** A person who has set nothing. */
const USUAL: WorkingTime = { night: USUAL_NIGHT, rest: [], holidays: [], vacations: [], autoVacation: false }
/** The most holidays that a person can set. */
const MOST_HOLIDAYS = 40
/** A change is tried again so often if another one came between. */
const TRIES = 5
/** Vacations that ended so long ago are forgotten; those of the last year still count in its bank. */
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
   * Changes the hours of a person. They count from their next sitting on.
   * @returns refused with `hours.night`, `hours.rest` or `hours.holidays`
   */
  change(person: PersonId, changed: Partial<Hours>): Promise<WorkingTime | Refusal> {
    return this.#change(person, (before) => {
      const next = { ...before, ...changed }
      const fault = calendarFault({ ...next, zone: 'UTC' })
      if (fault === 'night' || fault === 'rest') return deny(`hours.${fault}`)
      return next.holidays.length > MOST_HOLIDAYS ? deny('hours.holidays', { most: MOST_HOLIDAYS }) : next
    })
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

  /** Ends the vacation that runs now, and takes those that are still to come back. */
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
    const { night, rest, holidays, vacations, autoVacation } = time
    const json = (value: unknown) => Prisma.sql`${JSON.stringify(value)}::json`
    const columns = Prisma.sql`${night?.from ?? null}::int, ${night?.to ?? null}::int, ${json(rest)}, ${json(holidays)},
      ${json(vacations)}, ${autoVacation}::boolean`
    const written = await this.#options.prisma.$executeRaw`
      INSERT INTO "WorkingTime" ("personId", "nightFrom", "nightTo", "rest", "holidays", "vacations", "autoVacation", "version")
      VALUES (${person}, ${columns}, 1)
      ON CONFLICT ("personId") DO UPDATE SET "nightFrom" = excluded."nightFrom", "nightTo" = excluded."nightTo",
        "rest" = excluded."rest", "holidays" = excluded."holidays", "vacations" = excluded."vacations",
        "autoVacation" = excluded."autoVacation", "version" = "WorkingTime"."version" + 1
      WHERE "WorkingTime"."version" = ${version ?? -1}::int`
    return written === 1
  }
}

/** Vacations that still count in a bank. */
const recent = (all: readonly Days[], today: string): readonly Days[] =>
  all.filter(({ to }) => Date.parse(today) - Date.parse(to) < FORGET_DAYS * 24 * 60 * 60 * 1000)

function timeOf({ nightFrom, nightTo, rest, holidays, vacations, autoVacation }: Row): WorkingTime {
  return {
    night: nightFrom === null || nightTo === null ? null : { from: nightFrom, to: nightTo },
    rest: rest as unknown as readonly number[],
    holidays: holidays as unknown as readonly string[],
    vacations: vacations as unknown as readonly Days[],
    autoVacation,
  }
}
