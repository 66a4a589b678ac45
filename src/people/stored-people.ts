/** People in the database. Each change is one statement; unset settings are not stored. */

import type { Language } from '../contract/index.ts'
import { type Call, Prisma, type Person as Row } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import { inTurn } from '../storage/turns.ts'
import type { Clock } from '../time/clock.ts'
import { readableZone } from '../time/zone.ts'
import { keepingDm } from './dm-channels.ts'
import {
  ALL_MATCHES,
  CALL_WAYS,
  type Calls,
  type CallsBefore,
  type Denial,
  type EndingCalls,
  LEAGUES_CALL,
  PERSON_LIMITS,
  type Person,
  type PersonId,
  type Persons,
  QUIET_WAYS,
  type QuietHours,
  type Settings,
  type StandingCall,
  USUAL,
  type WithCall,
} from './person.ts'
import type { WorkingTimes } from './working-time.ts'
import { zoneNamed } from './zones.ts'

/** The dependencies of the stored people. */
export interface PersonsOptions {
  readonly prisma: Database
  readonly clock: Clock
  /** The default number of matches at once, for people who have set none. */
  readonly usualOpenMatches: number
  /** Called when somebody has changed their settings: their waiting notices may no longer have to wait. */
  readonly changed: (person: PersonId) => void
  /** Called after each change of a person, for other processes that have read them. */
  readonly written?: (person: PersonId) => void
  /** It hears of a zone before it is changed. Absent: no clock depends on zones. */
  readonly workingTimes?: Pick<WorkingTimes, 'zoneChanges'>
}

/** The columns of a person that count, as JSON or as a row. */
type PersonRow = Omit<Row, 'changedAt'>

/** A change of a person as one statement, which returns the row if it changes anything. */
interface PersonWrite {
  readonly sql: Prisma.Sql
  /** To be called with the row. @returns whether there is one */
  readonly done: (row: PersonRow | null) => boolean
}

const deny = (refused: string, values: Denial['values'] = {}): Denial => ({ refused, values })

/** The most languages that the cache holds. */
const MOST_KNOWN = 10_000
const MINUTES = 24 * 60

/** Stores people in the database and caches them. */
export class StoredPersons implements Persons {
  readonly #options: PersonsOptions
  /** Languages that are known to be stored. */
  readonly #languages = new Map<PersonId, Language>()
  /** Cached people: every notice reads them, and they hardly ever change. */
  readonly #known = new Map<PersonId, Person>()
  #changes = 0

  constructor(options: PersonsOptions) {
    this.#options = options
  }

  async of(person: PersonId): Promise<Person> {
    const known = this.#known.get(person)
    if (known !== undefined) return known
    const changes = this.#changes
    const row = await this.#options.prisma.person.findUnique({ where: { id: person } })
    const read = row === null ? { ...USUAL, id: person, language: null, zoneAsked: false } : personOf(row)
    // A read that overlaps a change may return the former state.
    if (changes === this.#changes) this.#keep(read)
    return read
  }

  #keep(person: Person): void {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.set(person.id, person)
  }

  /** Called after each change. */
  #forget(person: PersonId): void {
    this.#changes += 1
    this.#known.delete(person)
  }

  /** Other processes may have changed people without a word. */
  forgetAll(): void {
    this.#changes += 1
    this.#known.clear()
    this.#languages.clear()
  }

  /** Called when the row of a person was changed or deleted elsewhere. */
  forget(person: PersonId): void {
    this.#forget(person)
    this.#languages.delete(person)
  }

  async spoke(person: PersonId, language: Language): Promise<void> {
    if (this.#languages.get(person) === language) return
    await this.#write(
      { id: person, language, zoneAsked: false },
      Prisma.sql`"language" = excluded."language" WHERE "Person"."language" IS DISTINCT FROM excluded."language"`,
    )
    if (this.#languages.size >= MOST_KNOWN) this.#languages.clear()
    this.#languages.set(person, language)
  }

  /**
   * Changes or creates the row of a person. A person who was written is soon read, so the row is cached.
   *
   * @param change the new values for an existing row, and the condition for them
   *
   * @returns false if it changes nothing
   */
  async #write(unknown: Pick<Row, 'id' | 'language' | 'zoneAsked'>, change: Prisma.Sql): Promise<boolean> {
    return this.#run(this.#writing(unknown, change))
  }

  async #run({ sql, done }: PersonWrite): Promise<boolean> {
    const [row] = await this.#options.prisma.direct<Row>(sql)
    return done(row ?? null)
  }

  /** Returns the statement of a change, and what follows it. */
  #writing({ id, language, zoneAsked }: Pick<Row, 'id' | 'language' | 'zoneAsked'>, change: Prisma.Sql): PersonWrite {
    const changes = this.#changes
    const sql = Prisma.sql`
      INSERT INTO "Person" ("id", "language", "zoneAsked", "quietWay", "wordsOnly", "dms", "calls", "changedAt")
      VALUES (${id}, ${language}, ${zoneAsked}::boolean, ${USUAL.quietWay}, ${USUAL.wordsOnly}::boolean,
        ${USUAL.dms}::boolean, ${USUAL.calls}, ${this.#options.clock.now()}::timestamptz)
      ON CONFLICT ("id") DO UPDATE SET ${change}
      RETURNING *`
    const done = (row: PersonRow | null): boolean => {
      const alone = changes === this.#changes
      this.#forget(id)
      this.#options.written?.(id)
      if (row !== null && alone) this.#keep(personOf(row))
      return row !== null
    }
    return { sql, done }
  }

  async change(person: PersonId, changed: Partial<Settings>): Promise<Person | Denial> {
    const { prisma, clock } = this.#options
    const zone = typeof changed.zone === 'string' ? zoneNamed(changed.zone) : changed.zone
    if (zone === null && changed.zone !== null) return deny('people.zone')
    const wrong = wrongIn(changed)
    if (wrong !== null) return wrong
    const tooOften = zone === undefined ? null : await this.#zoneChanges(person, zone)
    if (tooOften !== null) return tooOften
    if (changed.quiet != null) {
      const known = zone === undefined ? (await this.of(person)).zone : zone
      if (known === null) return deny('people.quiet-zone')
    }
    const { quiet, quietWay, wordsOnly, dms, calls, suggestions, hidesPage, counted, openMatches, digestAt } = changed
    // Quiet hours need a zone.
    const hours = zone === null ? null : quiet
    const data = {
      ...(zone === undefined ? {} : { zone }),
      ...(hours === undefined ? {} : { quietFrom: hours?.from ?? null, quietTo: hours?.to ?? null }),
      ...(quietWay === undefined ? {} : { quietWay }),
      ...(wordsOnly === undefined ? {} : { wordsOnly }),
      ...(dms === undefined ? {} : { dms }),
      ...(calls === undefined ? {} : { calls }),
      ...(suggestions === undefined ? {} : { suggestions }),
      ...(hidesPage === undefined ? {} : { hidesPage }),
      ...(counted === undefined ? {} : { counted }),
      ...(openMatches === undefined ? {} : { openMatches }),
      ...(digestAt === undefined ? {} : { digestAt }),
      changedAt: clock.now(),
    }
    const row = await prisma.person.upsert({
      where: { id: person },
      create: { ...UNSAID, ...data, id: person },
      update: data,
    })
    this.#forget(person)
    this.#options.written?.(person)
    this.#options.changed(person)
    return personOf(row)
  }

  /** A zone counts for clocks from the next day on, and seldom changes. */
  async #zoneChanges(person: PersonId, next: string | null): Promise<Denial | null> {
    const { workingTimes } = this.#options
    const { zone: before } = await this.of(person)
    return before === next || workingTimes === undefined ? null : workingTimes.zoneChanges(person, { before, next })
  }

  async askZone(person: PersonId): Promise<boolean> {
    return this.#run(this.askingZone(person))
  }

  /** The same as a part of another statement. */
  askingZone(person: PersonId): PersonWrite {
    return this.#writing(
      { id: person, language: null, zoneAsked: true },
      Prisma.sql`"zoneAsked" = true WHERE NOT "Person"."zoneAsked" AND "Person"."zone" IS NULL`,
    )
  }

  async mostOpen(person: PersonId): Promise<number> {
    return (await this.of(person)).openMatches ?? this.#options.usualOpenMatches
  }

  async block(by: PersonId, whom: PersonId): Promise<null | Denial> {
    if (by === whom) return deny('people.block-self')
    const { clock, prisma } = this.#options
    const at = clock.now()
    const statement = prisma.$queryRaw<{ kept: number }[]>`
      WITH before AS (
        SELECT count(*)::int AS "count", count(*) FILTER (WHERE "whom" = ${whom})::int AS "same"
        FROM "Block" WHERE "by" = ${by}
      ), kept AS (
        INSERT INTO "Block" ("by", "whom", "at") SELECT ${by}, ${whom}, ${at}::timestamptz FROM before
        WHERE "count" < ${PERSON_LIMITS.blocks}::int OR "same" = 1
        ON CONFLICT DO NOTHING RETURNING "whom"
      )
      SELECT (SELECT count(*)::int FROM kept) + before."same" AS "kept" FROM before`
    // Two at once would both count those that are there, and both write.
    const [{ kept } = { kept: 0 }] = await inTurn(prisma, `blocks ${by}`, statement)
    return kept > 0 ? null : deny('people.blocks-full', { most: PERSON_LIMITS.blocks })
  }

  async unblock(by: PersonId, whom: PersonId): Promise<boolean> {
    const { count } = await this.#options.prisma.block.deleteMany({ where: { by, whom } })
    return count > 0
  }

  async blockedBy(person: PersonId): Promise<readonly PersonId[]> {
    const rows = await this.#options.prisma.block.findMany({
      where: { by: person },
      orderBy: [{ at: 'desc' }, { whom: 'asc' }],
    })
    return rows.map(({ whom }) => whom)
  }
}

/** Returns the row of a person who has set nothing. */
const UNSAID = {
  zoneAsked: false,
  quietWay: USUAL.quietWay,
  wordsOnly: USUAL.wordsOnly,
  dms: USUAL.dms,
  calls: USUAL.calls,
}

/** Returns why a value can't be stored; null if it can. */
function wrongIn({ quiet, quietWay, calls, openMatches, digestAt }: Partial<Settings>): Denial | null {
  const minute = (value: number) => Number.isInteger(value) && value >= 0 && value < MINUTES
  if (quiet != null && !(minute(quiet.from) && minute(quiet.to) && quiet.from !== quiet.to)) return deny('people.quiet')
  if (quietWay !== undefined && !QUIET_WAYS.includes(quietWay)) return deny('people.quiet')
  if (calls !== undefined && !CALL_WAYS.includes(calls)) return deny('people.calls')
  if (digestAt != null && !minute(digestAt)) return deny('people.digest')
  const most = PERSON_LIMITS.openMatches
  if (openMatches != null && !(Number.isInteger(openMatches) && openMatches >= 1 && openMatches <= most))
    return deny('people.limit', { most })
  return null
}

function hoursOf({ quietFrom, quietTo }: PersonRow): QuietHours | null {
  return quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo }
}

function personOf(row: PersonRow): Person {
  const { id, language, zone, zoneAsked, wordsOnly, dms, suggestions, hidesPage, counted, openMatches, digestAt } = row
  return {
    id,
    language: language === 'en' || language === 'fr' ? language : null,
    zone: zone === null ? null : readableZone(zone),
    ...(zone === null || readableZone(zone) === zone ? {} : { zoneUnknown: zone }),
    zoneAsked,
    quiet: hoursOf(row),
    quietWay: QUIET_WAYS.find((way) => way === row.quietWay) ?? USUAL.quietWay,
    wordsOnly,
    dms,
    calls: CALL_WAYS.find((way) => way === row.calls) ?? USUAL.calls,
    suggestions,
    hidesPage,
    counted,
    openMatches,
    digestAt,
  }
}

// ---------------------------------------------------------------- calls

const callOf = ({ channelId, messageId, noticeId, sentAt, rangAt, covers }: Call): StandingCall => ({
  channelId,
  messageId,
  noticeId,
  sentAt,
  rangAt,
  covers: covers as StandingCall['covers'],
})

const NOTHING_MORE: WithCall = { opened: null }

/** Stores in the database which calls people have now. */
export class StoredCalls implements Calls {
  readonly #prisma: Database
  readonly #persons: Pick<StoredPersons, 'askingZone'>

  constructor(prisma: Database, persons: Pick<StoredPersons, 'askingZone'>) {
    this.#prisma = prisma
    this.#persons = persons
  }

  async of(personId: PersonId, matchId: string): Promise<StandingCall | null> {
    const row = await this.#prisma.call.findUnique({ where: { personId_matchId: { personId, matchId } } })
    return row === null ? null : callOf(row)
  }

  async before(personId: PersonId, matchId: string, since: Date, asksZone = false): Promise<CallsBefore> {
    const asking = asksZone ? this.#persons.askingZone(personId) : null
    // A call is answered when the sitting to which it called is over, or was answered in secret.
    const rows = await this.#prisma.direct<
      { [Column in keyof Call]: Call[Column] | null } & { rings: boolean; dm: string | null; asked: PersonRow | null }
    >(Prisma.sql`
      ${asking === null ? Prisma.empty : Prisma.sql`WITH asked AS (${asking.sql})`}
      SELECT c.*, heard."rings", (SELECT d."channelId" FROM "DmChannel" d WHERE d."personId" = ${personId}) AS "dm",
        ${asking === null ? Prisma.sql`NULL` : Prisma.sql`(SELECT to_json(asked) FROM asked)`} AS "asked" FROM (SELECT EXISTS (
        SELECT 1 FROM "Call" c, json_each_text(c."covers") AS r
        JOIN "Sitting" s ON s."matchId" = r."key" AND NOT s."answered" AND s."calledAt" = r."value"::timestamptz
        JOIN "Player" p ON p."matchId" = s."matchId" AND p."seat" = s."seat"
        WHERE c."personId" = ${personId} AND p."personId" = ${personId} AND c."rangAt" > ${since}::timestamptz
      ) AS "rings") AS heard
      LEFT JOIN "Call" c ON c."personId" = ${personId} AND c."matchId" IN (${matchId}, ${ALL_MATCHES})`)
    const asked = asking?.done(rows[0]?.asked ?? null) ?? false
    const standing = (about: string) => {
      const row = rows.find((one) => one.matchId === about)
      return row === undefined ? null : callOf(row as Call)
    }
    return {
      own: standing(matchId),
      all: standing(ALL_MATCHES),
      rings: rows[0]?.rings === true,
      dm: rows[0]?.dm ?? null,
      zoneAsked: asked,
    }
  }

  async standing(personId: PersonId, most: number) {
    const where = { personId, matchId: { not: LEAGUES_CALL } }
    const rows = await this.#prisma.call.findMany({ where, orderBy: { sentAt: 'desc' }, take: most })
    return rows.map((row) => ({ about: row.matchId, call: callOf(row) }))
  }

  async put(
    personId: PersonId,
    matchId: string,
    call: StandingCall,
    { opened }: WithCall = NOTHING_MORE,
  ): Promise<void> {
    const { channelId, messageId, noticeId, sentAt, rangAt, covers } = call
    await this.#prisma.direct(Prisma.sql`
      ${opened === null ? Prisma.empty : Prisma.sql`WITH opened AS (${keepingDm(personId, opened)})`}
      INSERT INTO "Call" ("personId", "matchId", "channelId", "messageId", "noticeId", "sentAt", "rangAt", "covers")
      VALUES (${personId}, ${matchId}, ${channelId}, ${messageId}, ${noticeId}, ${sentAt}::timestamptz,
        ${rangAt}::timestamptz, ${JSON.stringify(covers)}::json)
      ON CONFLICT ("personId", "matchId") DO UPDATE SET "channelId" = excluded."channelId",
        "messageId" = excluded."messageId", "noticeId" = excluded."noticeId", "sentAt" = excluded."sentAt",
        "rangAt" = excluded."rangAt", "covers" = excluded."covers"`)
  }

  async take(personId: PersonId, { each, gathered }: EndingCalls) {
    const rows = await this.#prisma.$queryRaw<Call[]>`
      DELETE FROM "Call" c WHERE c."personId" = ${personId} AND (
        c."matchId" IN (SELECT json_array_elements_text(${JSON.stringify(each)}::json))
        OR c."matchId" = ${ALL_MATCHES} AND ${gathered}::text IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM json_object_keys(c."covers") AS k WHERE k <> ${gathered}::text)
      ) RETURNING c.*`
    return rows.map((row) => ({ about: row.matchId, call: callOf(row) }))
  }
}
