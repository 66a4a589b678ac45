/** The clocks of matches in the database; `clock-api.ts` says what each request promises. */

import { isRefusal, type Seat } from '../contract/index.ts'
import { type Limits, type LimitUse, limited, type TakeUses } from '../limits/limits.ts'
import { Prisma } from '../storage/generated/client.ts'
import { ALWAYS, type Calendar } from '../time/calendar.ts'
import { DAY_MS } from '../time/lengths.ts'
import { type Denial, deny, type InteractionId, type PersonId, type PlayResult, PRACTICE } from './api.ts'
import { calendarsFor } from './calendars.ts'
import type { MatchAct } from './change.ts'
import { Changes, type ChangesOptions, courseOf, playedBy, STALE } from './changing.ts'
import type { ByPlayer, MatchClocks, PlayerClocks } from './clock-api.ts'
import { clockOf, isLeagueClock, PLAYERS, type Standstill, type Stopper, standsStill } from './clock-terms.ts'
import { type LoadedMatch, loadLog } from './match-rows.ts'
import { isPractice } from './practice/practice.ts'
import { mayResume } from './resuming.ts'
import { hold, leftOf, moved, release, withMoreTime, withVacations } from './seat-time.ts'
import { seatOfPerson } from './sight.ts'
import { stateBefore } from './taking-back.ts'
import { opponentOf, playTimeUpChoice } from './time-up.ts'

/** The most time that one gift gives, and that anybody can have left after it. */
const GIFT = { mostMs: 7 * DAY_MS, leftMs: 60 * DAY_MS } as const
/** A person is asked to move once in this time at most. */
const NUDGE_MS = DAY_MS

/** The dependencies of clocks. */
export interface ClocksOptions extends ChangesOptions {
  readonly limits: Limits
}

/** The clocks of matches in the database. */
export class StoredClocks implements MatchClocks {
  readonly #options: ClocksOptions
  readonly #changes: Changes

  constructor(options: ClocksOptions) {
    this.#options = options
    this.#changes = new Changes(options)
  }

  // -------------------------------------------------------------- leagues

  async hold(matchIds: readonly string[], by: Stopper): Promise<void> {
    await this.#each(matchIds, null, (found, at) => {
      const { standstill } = found
      if (by in standstill.by) return STALE
      return stopped(found, { ...standstill, by: { ...standstill.by, [by]: at.toISOString() } }, at)
    })
  }

  async release(matchIds: readonly string[], by: Stopper): Promise<void> {
    await this.#each(matchIds, null, (found, at) => {
      const { standstill } = found
      return by in standstill.by ? stopped(found, { ...standstill, by: without(standstill.by, by) }, at) : STALE
    })
  }

  async move(matchIds: readonly string[], ms: number, key: string): Promise<void> {
    await this.#each(matchIds, key, (found, at) => {
      return { course: courseOf(found), moved: found.sittings.map((row) => moved(row, ms, at)) }
    })
  }

  async excuse(matchId: string, seat: Seat, key: string): Promise<void> {
    await this.#each([matchId], key, (found) => {
      const misses = (found.misses[seat] ?? 0) - 1
      if (misses < 0) return STALE
      const rows = found.sittings.filter((row) => row.seat === seat)
      return {
        course: courseOf(found),
        misses: { [seat]: misses },
        moved: rows.map((row) => ({ ...row, misses: Math.max(0, row.misses - 1) })),
        clockNews: [{ kind: 'clock', seat, what: 'excused' }],
      }
    })
  }

  calendars(players: Readonly<Record<Seat, PersonId>>): Promise<Readonly<Record<Seat, Calendar>>> {
    return calendarsFor(this.#options.prisma, players)
  }

  /** The same change of several running matches; one that is refused changes nothing. */
  async #each(
    matchIds: readonly string[],
    key: string | null,
    act: (found: LoadedMatch, at: Date) => MatchAct | Denial,
  ): Promise<void> {
    for (const matchId of matchIds) {
      const interaction: InteractionId | null = key === null ? null : `${key}:${matchId}`
      await this.#changes.change(matchId, interaction, (found, at) =>
        found.record.status === 'running' && !found.seen ? act(found, at) : STALE,
      )
    }
  }

  // -------------------------------------------------------------- players

  pause(request: Parameters<PlayerClocks['pause']>[0]): Promise<PlayResult | Denial> {
    const { limits } = this.#options
    return this.#limited(request, async (found, seat, take) => {
      const { standstill, record } = found
      const rival = opponentOf(found, seat)
      const { asked, by } = standstill
      const news = (what: 'pause-asked' | 'pause-refused' | 'paused' | 'resumed') =>
        [{ kind: 'clock', seat: rival, what }] as const
      const paused = PLAYERS in by
      switch (request.what) {
        case 'ask':
          if (isLeagueClock(record.terms)) return deny('match.pause-league')
          if (paused || asked === seat) return STALE
          // Against the practice opponent nobody has to agree, and two who ask at once agree.
          if (!isPractice(record.players[rival]) && asked !== rival)
            return (
              (await take([pauseUse(found, seat), noticeUse(found, seat)])) ?? {
                ...still(found, { ...standstill, asked: seat }),
                clockNews: news('pause-asked'),
              }
            )
          break
        case 'agree':
          if (asked !== rival) return STALE
          break
        case 'refuse':
          if (asked === null) return STALE
          return {
            ...still(found, { ...standstill, asked: null }),
            clockNews: asked === seat ? [] : news('pause-refused'),
          }
        case 'resume':
          if (!paused) return STALE
          return {
            ...stopped(found, { by: without(by, PLAYERS), asked: null }, found.at),
            clockNews: news('resumed'),
          }
      }
      // They have agreed: after this pause another one may be asked for.
      for (const one of [seat, rival]) await limits.forget(pauseUse(found, one))
      const now = found.at.toISOString()
      return { ...stopped(found, { by: { ...by, [PLAYERS]: now }, asked: null }, found.at), clockNews: news('paused') }
    })
  }

  give(request: Parameters<PlayerClocks['give']>[0]): Promise<PlayResult | Denial> {
    const { ms } = request
    return this.#limited(request, async (found, seat, take) => {
      const { at, record } = found
      const late = opponentOf(found, seat)
      if (!Number.isInteger(ms) || ms <= 0 || ms > GIFT.mostMs) return deny('match.gift-length')
      if (isPractice(record.players[late])) return deny('match.gift-idle')
      if (clockOf(record.terms).gifts === false) return deny('match.gift-league')
      const row = found.sittings.find((one) => one.seat === late)
      const clock = clockOf(record.terms)
      if (row === undefined) return deny('match.gift-idle')
      const left = leftOf(row, at)
      if (left + ms > GIFT.leftMs) return deny('match.gift-full')
      const gift = { match: record.id, person: record.players[seat], sitting: row.calledAt.toISOString() }
      const full = await take([{ limit: 'gifts', of: gift }, noticeUse(found, seat)])
      if (full !== null) return full
      const more = withMoreTime(row, ms, at)
      // A seat that has answered in secret still counts as called: its stock grows where its deadline can't.
      const stock = row.answered && clock.kind === 'fischer' ? { [late]: (found.stocks[late] ?? 0) + ms } : {}
      return {
        course: courseOf(found),
        moved: [more],
        stocks: stock,
        clockNews: [{ kind: 'clock', seat: late, what: 'gift', ms, deadline: more.deadline }],
      }
    })
  }

  async nudge(request: ByPlayer): Promise<PlayResult | Denial> {
    const { prisma } = this.#options
    return this.#changes.byPlayer(request, async (found, seat) => {
      const { at, record, sittings } = found
      const rival = opponentOf(found, seat)
      const row = sittings.find((one) => one.seat === rival)
      const person = record.players[rival] ?? PRACTICE
      if (row === undefined || isPractice(person) || standsStill(found.standstill)) return deny('match.nudge-idle')
      const since = new Date(at.getTime() - NUDGE_MS)
      const asked = await prisma.$executeRaw`
        INSERT INTO "WorkingTime" ("personId", "nightFrom", "nightTo", "rest", "holidays", "vacations", "autoVacation",
          "nudgedAt", "version")
        VALUES (${person}, 1380, 420, '[]', '[]', '[]', false, ${at}::timestamptz, 0)
        ON CONFLICT ("personId") DO UPDATE SET "nudgedAt" = excluded."nudgedAt"
        WHERE "WorkingTime"."nudgedAt" IS NULL OR "WorkingTime"."nudgedAt" <= ${since}::timestamptz`
      if (asked === 0) return deny('match.nudged')
      // Whether they have answered in secret is looked up when it is delivered.
      const news = { kind: 'clock', seat: rival, what: 'nudge', deadline: row.deadline } as const
      return { course: courseOf(found), clockNews: [news] }
    })
  }

  choose(request: Parameters<PlayerClocks['choose']>[0]): Promise<PlayResult | Denial> {
    return this.#changes.byPlayer(request, (found, seat) => playTimeUpChoice(found, seat, request.what, found.at))
  }

  async again(request: Parameters<PlayerClocks['again']>[0]): Promise<PlayResult | Denial> {
    const { matchId, person, interaction } = request
    const changed = await limited(this.#options.limits, (take) =>
      this.#changes.change(matchId, interaction, (found, at) => this.#playOn(found, request, take, at)),
    )
    return isRefusal(changed) ? changed : playedBy(seatOfPerson(changed.present.record.players, person) ?? '', changed)
  }

  /** Asks to go on with a match after a time-out, or answers that. */
  async #playOn(
    found: LoadedMatch,
    { person, what }: Parameters<PlayerClocks['again']>[0],
    take: TakeUses,
    at: Date,
  ): Promise<MatchAct | Denial> {
    const seat = seatOfPerson(found.record.players, person)
    if (seat === null) return deny('match.not-yours')
    if (found.seen || !mayResume(found.record, at)) return deny('match.again-gone')
    const rival = opponentOf(found, seat)
    const { standstill } = found
    const news = (kind: 'again-asked' | 'again-refused') => [{ kind: 'clock', seat: rival, what: kind }] as const
    if (what === 'refuse') {
      const stands = { ...standstill, asked: null, resultStands: true } as const
      return { ...still(found, stands), clockNews: news('again-refused') }
    }
    if (standstill.asked === rival) return this.#resumed(found)
    if (what === 'agree') return deny('match.again-gone')
    if (standstill.asked === seat) return STALE
    const of = { match: found.record.id, person }
    const full = await take([{ limit: 'playOnRequests', of }, noticeUse(found, seat)])
    return full ?? { ...still(found, { ...standstill, asked: seat }), clockNews: news('again-asked') }
  }

  /** A change by the person of a seat that counts uses of limits. */
  #limited(
    request: ByPlayer,
    act: (found: LoadedMatch, seat: Seat, take: TakeUses) => Promise<MatchAct | Denial>,
  ): Promise<PlayResult | Denial> {
    return limited(this.#options.limits, (take) =>
      this.#changes.byPlayer(request, (found, seat) => act(found, seat, take)),
    )
  }

  async #resumed(found: LoadedMatch): Promise<MatchAct | Denial> {
    const { game, record, engine } = found
    const rows = engine === game.version ? await loadLog(this.#options.prisma, record.id) : []
    const end = rows.findLast(({ kind }) => kind === 'stop')
    const before = end === undefined ? undefined : stateBefore(game, rows, end.seq)
    if (end === undefined || before === undefined) return deny('match.again-gone')
    const course = courseOf(found)
    course.resume(end.seq, before)
    const stocks = Object.fromEntries(game.seats.map((seat) => [seat, Math.max(found.stocks[seat] ?? 0, DAY_MS)]))
    return {
      course,
      submissions: {},
      standstill: { by: {}, asked: null },
      misses: Object.fromEntries(game.seats.map((seat) => [seat, 0])),
      ...(clockOf(record.terms).kind === 'fischer' ? { stocks } : {}),
      reopened: true,
    }
  }

  // -------------------------------------------------------------- vacations

  async vacationChanged(person: PersonId): Promise<void> {
    const rows = await this.#options.prisma.direct<{ matchId: string; seat: Seat }>(Prisma.sql`
      SELECT p."matchId", p."seat" FROM "Player" p JOIN "Sitting" s ON s."matchId" = p."matchId" AND s."seat" = p."seat"
      WHERE p."personId" = ${person} ORDER BY p."matchId"`)
    for (const { matchId, seat } of rows)
      await this.#changes.change(matchId, null, (found, at) => {
        const row = found.sittings.find((one) => one.seat === seat)
        if (row === undefined || found.record.status !== 'running') return STALE
        const clock = clockOf(found.record.terms)
        return { course: courseOf(found), moved: [withVacations(row, clock, found.calendars[seat] ?? ALWAYS, at)] }
      })
  }
}

/** A message to the opponent at the request of a seat. */
const noticeUse = (found: LoadedMatch, seat: Seat): LimitUse => {
  const { players } = found.record
  return { limit: 'notices', of: { person: players[seat], target: players[opponentOf(found, seat)] } }
}

/**
 * The request of a seat for a pause, once until the next move that everybody sees: an answer in secret must not show by what
 * is possible again.
 */
const pauseUse = ({ record, live, sittings }: LoadedMatch, seat: Seat): LimitUse => {
  const called = sittings.map((one) => `${one.seat} ${one.calledAt.toISOString()}`).toSorted()
  const answered = Object.entries(live.answeredAt).map(([one, at]) => `${one} ${at.toISOString()}`)
  const move = JSON.stringify([called, answered.toSorted()])
  return { limit: 'pauses', of: { match: record.id, person: record.players[seat], move } }
}

const still = (found: LoadedMatch, standstill: Standstill): MatchAct => ({ course: courseOf(found), standstill })

/** Clocks stop or run again, by the names of those who stop them. */
function stopped(found: LoadedMatch, standstill: Standstill, at: Date): MatchAct {
  const [before, after] = [standsStill(found.standstill), standsStill(standstill)]
  const change = after ? hold : release
  return { ...still(found, standstill), moved: before === after ? [] : found.sittings.map((row) => change(row, at)) }
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _, ...rest } = record
  return rest
}
