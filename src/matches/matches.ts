/** Matches in the database: the reading, the work and the writing for each request of `api.ts`. */
import {
  type Answer,
  type GameEvent,
  isRefusal,
  type Reader,
  type Seat,
  type StandingOrder,
  type StopReason,
} from '../contract/index.ts'
import { findGame, gameOf } from '../games/games.ts'
import { StorageDown } from '../storage/errors.ts'
import { Prisma } from '../storage/generated/client.ts'
import { type AnswerResult, attempt, followed, pendingSight, seatsOf } from './answering.ts'
import {
  type AnswerOutcome,
  type AnswerRequest,
  type ChannelPlace,
  type CountedOutcome,
  type Denial,
  deny,
  type EarlierMove,
  type HistoryRow,
  type InteractionId,
  type Matches,
  type MatchRecord,
  type PastAct,
  type PersonId,
  type PlayResult,
  type Recent,
  type Replay,
  type Sight,
  type ToldSight,
} from './api.ts'
import type { ChangedMatch, MatchAct } from './change.ts'
import { besides, Changes, type ChangesOptions, courseOf, playedBy, STALE, seatToPlay, TRIES } from './changing.ts'
import { earlierMoves, wentBack } from './going-back.ts'
import { newNoticeId } from './ids.ts'
import { isSameMatch } from './known/known-matches.ts'
import { type RecentRow, recentOf, recentWith } from './last-turn.ts'
import { liveAfterTap, NOT_LIVE } from './live.ts'
import {
  IS_UNDONE,
  type LoadedMatch,
  type LoadedSince,
  lastAnswer,
  loadLog,
  loadOf,
  loadRecord,
  loadSince,
  recentRows,
  type Submission,
  undoesOf,
} from './match-rows.ts'
import { partFor } from './notices.ts'
import { AskedBefore } from './orders/past-acts.ts'
import { orderToSet } from './orders/standing-orders.ts'
import { follow, nameOfAnswers, nothingPending, type PreviewPosition, SITTING } from './pending.ts'
import { finishedMatchesOf, gameAt, matchesOf, replayed } from './replays.ts'
import { panelSight, presentOf, previewOf, seatOfPerson, sightOf } from './sight.ts'
import { answersIn, pendingAnew, stateBefore, submissionsWithout } from './taking-back.ts'
import {
  type AutoVacations,
  asksNobody,
  hasBegun,
  haveBegun,
  lateSitting,
  restedInstead,
  type SeatOf,
  timeUp,
} from './time-up.ts'
import { undoneIn } from './undone.ts'

/** The dependencies of matches. */
export interface MatchesOptions extends ChangesOptions {
  /** The number of missed sittings in a row that loses a match. */
  readonly missesToLose: number
  /** Takes a vacation day for people who want that when their time is up. */
  readonly vacations: AutoVacations
}

const GONE = deny('match.take-back-gone')

/** Matches in the database. */
export class StoredMatches implements Matches {
  readonly #options: MatchesOptions
  readonly #changes: Changes
  /** The matches from which sights were made that a request may answer by. */
  readonly #readFor = new WeakMap<Sight, LoadedSince>()
  readonly #askedBefore = new AskedBefore()

  constructor(options: MatchesOptions) {
    this.#options = options
    this.#changes = new Changes(options)
  }

  // -------------------------------------------------------------- seeing

  async sight(matchId: string, person: PersonId): Promise<Sight | null> {
    const found = await this.#changes.load(matchId)
    return found === null ? null : panelSight(presentOf(found), person)
  }

  async sightOf(matchId: string, reader: Reader): Promise<Sight | null> {
    const found = await this.#changes.load(matchId)
    return found === null ? null : sightOf(presentOf(found), reader)
  }

  async told(matchId: string, seat: Seat, whileReading?: (told: ToldSight) => void) {
    const { prisma, games, clock } = this.#options
    const { known } = this.#changes
    const at = clock.now()
    const guess = known.since(matchId, seat, at)
    const early: ToldSight[] = []
    const meanwhile = () => {
      if (guess === undefined || whileReading === undefined) return
      early.push(toldBy(guess, seat))
      early.forEach(whileReading)
    }
    const found = await besides(loadSince(prisma, games, { matchId, seat, at }, null, guess), meanwhile)
    if (found === null || !Object.hasOwn(found.match.record.players, seat)) return null
    known.read(found, seat)
    const isSame = guess !== undefined && isSameMatch(guess.match, found.match)
    const told = (isSame ? early[0] : undefined) ?? toldBy(found, seat)
    this.#readFor.set(told.sight, found)
    return told
  }

  async of(person: PersonId): Promise<readonly Sight[]> {
    const { prisma, games, log, clock } = this.#options
    const found = await loadOf(prisma, games, person, clock.now())
    const sights = found.flatMap(({ matchId, read }) => {
      try {
        const one = read()
        return [sightOf(presentOf(one), seatOfPerson(one.record.players, person) ?? 'spectator')]
      } catch (error) {
        log.error({ err: error, match: matchId }, 'a match can not be shown and was left out of a list')
        return []
      }
    })
    return sights.sort((a, b) => Number(waits(b)) - Number(waits(a)) || deadlineOf(a) - deadlineOf(b))
  }

  record(matchId: string): Promise<MatchRecord | null> {
    return loadRecord(this.#options.prisma, matchId)
  }

  async history(matchId: string, person: PersonId) {
    const rows = await this.#options.prisma.direct<HistoryRow & { own: Seat | null }>(
      Prisma.sql`
        SELECT m."seq", m."at", m."events", p."seat" AS "own", ${undoesOf(Prisma.sql`m`)} AS "undoes" FROM "Move" AS m
        LEFT JOIN "Player" AS p ON p."matchId" = m."matchId" AND p."personId" = ${person}
        WHERE m."matchId" = ${matchId} ORDER BY m."seq"`,
    )
    // The first row of a log is written with its match.
    if (rows.length === 0) return null
    const seat = rows[0]?.own ?? null
    const gone = undoneIn(rows)
    return rows
      .filter(({ events, undoes }) => events.length > 0 || undoes !== null)
      .map(({ seq, at, events, undoes }) => ({
        ...{ seq, at, undoes, undone: gone.has(seq) },
        events: events.map((event) => partFor(event, seat)),
      }))
  }

  async since(matchId: string, person: PersonId): Promise<readonly GameEvent[]> {
    return Object.values(await this.#sinceOf(matchId, Prisma.sql`p."personId" = ${person}`)).flat()
  }

  sinceOfEach(matchId: string): Promise<Readonly<Record<Seat, readonly GameEvent[]>>> {
    return this.#sinceOf(matchId, Prisma.sql`TRUE`)
  }

  /** The events since the last answer of the players who fulfil a condition, by seat. */
  async #sinceOf(matchId: string, players: Prisma.Sql): Promise<Readonly<Record<Seat, readonly GameEvent[]>>> {
    const rows = await this.#options.prisma.direct<{ seat: Seat; events: readonly GameEvent[] }>(Prisma.sql`
      SELECT p."seat", m."events" FROM "Player" AS p
      JOIN LATERAL (${lastAnswer(Prisma.sql`p."matchId"`, Prisma.sql`p."seat"`)}) AS answer ON TRUE
      JOIN "Move" AS m ON m."matchId" = p."matchId" AND m."seq" >= answer."seq"
      WHERE p."matchId" = ${matchId} AND ${players} AND NOT ${IS_UNDONE}
      ORDER BY m."seq"`)
    const known: Record<Seat, GameEvent[]> = {}
    for (const { seat, events } of rows) {
      known[seat] ??= []
      known[seat].push(...events.map((event) => partFor(event, seat)))
    }
    return known
  }

  async recent(sight: Pick<Sight, 'match' | 'reader'>): Promise<Recent> {
    const { match, reader } = sight
    const rows = await this.#options.prisma.direct<RecentRow>(recentRows(match.id, reader))
    return recentOf(gameOf(this.#options.games, match.terms.game), rows, reader)
  }

  replay(matchId: string, person: PersonId, as: Reader | null): Promise<Replay | null> {
    const { prisma, games, clock } = this.#options
    return replayed(prisma, games, matchId, person, as, clock.now())
  }

  finished(person: PersonId, most: number): Promise<readonly MatchRecord[]> {
    return finishedMatchesOf(this.#options.prisma, person, most)
  }

  gameAt(place: ChannelPlace, person: PersonId): Promise<string | null> {
    return gameAt(this.#options.prisma, place, person)
  }

  inServer(guildId: string, most: { readonly running: number; readonly over: number }) {
    return matchesOf(this.#options.prisma, guildId, most)
  }

  // -------------------------------------------------------------- playing

  async play(request: {
    matchId: string
    person: PersonId
    answers: readonly Answer[]
    interaction: InteractionId
  }): Promise<PlayResult | Denial> {
    const { answers } = request
    return this.#changes.byPlayer(request, (found, seat) => {
      const course = courseOf(found)
      const [first] = answers
      // Only the first must be open already: answers of one sitting may open each other's questions.
      if (!course.game.decisions(course.state).some((open) => open.seat === seat && open.id === first?.decision))
        return STALE
      const played = course.submit(seat, answers, seatsOf(found))
      return isRefusal(played) ? played : followed(found, course, seat, answers.slice(played))
    })
  }

  async answer(request: AnswerRequest): Promise<AnswerOutcome> {
    const { matchId, person, interaction, from, whileWriting = () => {} } = request
    let read = from === undefined ? undefined : this.#readFor.get(from)
    for (let tries = 0; tries < TRIES; tries++) {
      // Whether the version of that sight is the last, and the interaction has not counted, is for the write to say.
      const tried = await (read === undefined
        ? this.#tryOut(request)
        : { known: read, come: attempt(read.match, request) })
      read = undefined
      if (tried === null) return { came: 'unknown' }
      const { known, come } = tried
      const found = known.match
      if (come.kind === 'closed') return come.answered
      if (come.kind === 'pending') {
        const { since, last } = recentOf(found.game, known.recent, come.seat)
        const pending = { came: 'pending', sight: come.sight, events: since, last } as const
        await besides(this.saveDraft(matchId, come.seat, SITTING, { answers: come.ahead.answers }), () =>
          whileWriting(pending),
        )
        return pending
      }
      const early: CountedOutcome[] = []
      const meanwhile = (changed: ChangedMatch) => {
        early.push(submittedBy(known, come, changed))
        early.forEach(whileWriting)
      }
      const at = this.#options.clock.now()
      const changed = await this.#changes.write(found, come.act, interaction, at, meanwhile)
      if (changed !== null) return early[0] ?? submittedBy(known, come, changed)
    }
    const found = await this.#changes.load(matchId)
    return found === null ? { came: 'unknown' } : { came: 'stale', sight: panelSight(presentOf(found), person) }
  }

  async undo({ matchId, person, pending, all = false }: Parameters<Matches['undo']>[0]): Promise<Sight | Denial> {
    const found = await this.#changes.load(matchId)
    if (found === null) return deny('match.unknown')
    const seat = seatToPlay(found, person)
    if (isRefusal(seat)) return seat
    const present = presentOf(found)
    const preview = previewOf(present, seat)
    if (preview.kept?.id === pending && all) {
      await this.forget(matchId, seat)
      return sightOf(present, seat)
    }
    const { answers } = preview.ahead
    if (answers.length === 0 || nameOfAnswers(answers) !== pending) return STALE
    const { game, state } = present
    const kept = all ? [] : answers.slice(0, -1)
    const before = follow(game, seat, state, kept, present.orders[seat] ?? []) ?? nothingPending(state)
    await this.#keep(matchId, seat, before)
    return pendingSight(present, seat, before)
  }

  async forget(matchId: string, seat: Seat): Promise<void> {
    await this.#options.prisma.draft.deleteMany({ where: { matchId, seat, about: SITTING } })
  }

  takeBack(request: Parameters<Matches['takeBack']>[0]): Promise<PlayResult | Denial> {
    const { what, move } = request
    return this.#changes.byPlayer(request, (found, seat) => {
      const rival = found.game.seats.find((one) => one !== seat) ?? seat
      const by = what === 'ask' ? seat : rival
      const submission = found.submissions[by]
      if (!submission || submission.move !== move || submission.asked !== (what === 'ask' ? 'no' : 'yes')) return GONE
      if (what === 'agree') return this.#takenBack(found, by, submission)
      const [asked, told] = what === 'ask' ? (['yes', 'asked'] as const) : (['refused', 'refused'] as const)
      const takeBack = { seat: rival, what: told, move }
      return { course: courseOf(found), submissions: { [by]: { ...submission, asked } }, takeBack }
    })
  }

  async #takenBack(found: LoadedMatch, by: Seat, submission: Submission): Promise<MatchAct | Denial> {
    const { game, record, engine } = found
    const rows = engine === game.version ? await loadLog(this.#options.prisma, record.id) : []
    const before = stateBefore(game, rows, submission.move)
    if (before === undefined) return GONE
    const course = courseOf(found)
    course.takeBack(by, submission.move, before)
    const given = answersIn(rows.find(({ seq }) => seq === submission.move))
    const { state, rows: written } = course
    const drafts = pendingAnew(game, by, before, state, given, found.orders[by] ?? [])
    const alone = written.length
    course.followUp(seatsOf(found))
    // A question that an order has answered on the way is not asked again.
    const submissions = submissionsWithout(found, by, submission)
    return { course, submissions, ...(written.length === alone ? { drafts } : {}) }
  }

  live(request: Parameters<Matches['live']>[0]): Promise<PlayResult | Denial> {
    return this.#changes.byPlayer(request, (found, seat) => {
      const { players } = found.record
      const live = liveAfterTap(found.live, players, seat, request.what, this.#options.clock.now())
      return isRefusal(live) ? live : { course: courseOf(found), live }
    })
  }

  async endLive(matchId: string, due = false): Promise<void> {
    await this.#changes.change(matchId, null, (found, at) => {
      const { endsAt } = found.live
      if (found.record.status !== 'running' || endsAt === null || (due && endsAt > at)) return STALE
      return { course: courseOf(found), live: NOT_LIVE }
    })
  }

  async concede(request: {
    matchId: string
    person: PersonId
    interaction: InteractionId
  }): Promise<PlayResult | Denial> {
    return this.#changes.byPlayer(request, (found, seat) => {
      const course = courseOf(found)
      course.stop('concession', seat, 'player')
      return { course }
    })
  }

  /** Ends the running matches of a person that count for somebody else, rated or of a league, as conceded. */
  async concedeAll(person: PersonId): Promise<void> {
    const { prisma } = this.#options
    const rows = await prisma.$queryRaw<{ matchId: string; seat: Seat }[]>`
      SELECT p."matchId", p."seat" FROM "Player" p JOIN "Match" m ON m."id" = p."matchId"
      WHERE p."personId" = ${person} AND m."status" = 'running'
        AND (m."rated" OR EXISTS (SELECT 1 FROM "LeagueGame" g WHERE g."matchId" = m."id"))`
    for (const { matchId, seat } of rows) await this.halt(matchId, 'concession', seat)
  }

  async setOrder(request: {
    matchId: string
    person: PersonId
    order: StandingOrder
    interaction: InteractionId
  }): Promise<Sight | Denial> {
    const played = await this.#changes.byPlayer(request, (found, seat) => {
      const course = courseOf(found)
      const order = orderToSet(found, course, seat, request.order)
      if (isRefusal(order)) return order
      const { orders, players } = seatsOf(found)
      // The person's pending answers come first: the order acts when they are submitted.
      const sits = previewOf(presentOf(found), seat).ahead.answers.length > 0
      if (!sits) course.followUp({ players, orders: { ...orders, [seat]: order.all } })
      return { course, setOrder: { seat, order: order.set } }
    })
    return isRefusal(played) ? played : played.sight
  }

  async deleteOrder(request: {
    matchId: string
    person: PersonId
    kind: string
    key: string
  }): Promise<Sight | Denial> {
    const { kind, key } = request
    const played = await this.#changes.byPlayer({ ...request, interaction: null }, (found, seat) => {
      return { course: courseOf(found), deletedOrder: { seat, kind, key } }
    })
    return isRefusal(played) ? played : played.sight
  }

  async lastActs(
    matchId: string,
    person: PersonId,
    orders: readonly (StandingOrder | null)[],
  ): Promise<readonly (PastAct | null)[]> {
    const { prisma, games } = this.#options
    const match = await loadRecord(prisma, matchId)
    const game = findGame(games, match?.terms.game ?? '')
    const seat = match === null ? null : seatOfPerson(match.players, person)
    if (game === undefined || seat === null) return orders.map(() => null)
    const questions = await this.#askedBefore.of(game, matchId, seat, (from) => loadLog(prisma, matchId, from))
    return orders.map((order) => (order === null ? null : questions.lastAct(order)))
  }

  // -------------------------------------------------------------- time

  /**
   * Ends a sitting whose time is up (see `time-up.ts`). Does nothing if the seat has answered meanwhile or its time runs
   * again.
   */
  async timeOut(matchId: string, seat: Seat): Promise<void> {
    const { prisma } = this.#options
    await this.#changes.change(matchId, null, (found, at) =>
      this.#timeUp(found, seat, at, () => hasBegun(prisma, found)),
    )
  }

  /**
   * Does the same for sittings of different matches: they are read with one statement, and written with one. A match
   * that somebody else changes meanwhile is read again, alone.
   * @param failed is told of those that can't be ended; the others go on
   * @throws StorageDown; the rest is still due then
   */
  async timeOutAll(late: readonly SeatOf[], failed: (one: SeatOf, error: unknown) => void): Promise<void> {
    const { prisma } = this.#options
    const found = new Map(
      (await this.#changes.loadAll(late.map(({ matchId }) => matchId))).map((one) => [one.matchId, one]),
    )
    const seats = late.filter(({ matchId }) => found.has(matchId))
    let answered: Promise<ReadonlySet<string>> | null = null
    const begun = ({ record }: LoadedMatch) => {
      if (asksNobody(record)) return Promise.resolve(true)
      answered ??= haveBegun(
        prisma,
        seats.map(({ matchId }) => matchId),
      )
      return answered.then((ids) => ids.has(record.id))
    }
    const wishes = seats.map((one) => ({
      read: found.get(one.matchId)!.read,
      act: (from: LoadedMatch, at: Date) => this.#timeUp(from, one.seat, at, () => begun(from)),
    }))
    for (const [place, settled] of (await this.#changes.changeAll(wishes)).entries()) {
      const one = seats[place]!
      if (settled.came === 'failed') failed(one, settled.error)
      if (settled.came === 'late')
        await this.timeOut(one.matchId, one.seat).catch((error: unknown) => {
          if (error instanceof StorageDown) throw error
          failed(one, error)
        })
    }
  }

  async #timeUp(found: LoadedMatch, seat: Seat, at: Date, begun: () => Promise<boolean>): Promise<MatchAct | Denial> {
    const { missesToLose, vacations } = this.#options
    const late = lateSitting(found, seat, at)
    if (late === null) return STALE
    const rested = await restedInstead(found, late, at, vacations)
    return rested ?? timeUp(found, late, at, { missesToLose, begun: await begun() })
  }

  /**
   * Ends a match outside of its rules, since its league has ended it. A match that is over stays as it is.
   *
   */
  async halt(matchId: string, how: StopReason, loser: Seat | null): Promise<void> {
    await this.#changes.change(matchId, null, (found) => {
      if (found.record.status !== 'running') return STALE
      const course = courseOf(found)
      course.stop(how, loser, 'system')
      return { course }
    })
  }

  async earlierMoves(matchId: string): Promise<readonly EarlierMove[]> {
    const { prisma, games } = this.#options
    const record = await loadRecord(prisma, matchId)
    const game = findGame(games, record?.terms.game ?? '')
    if (record?.status !== 'running' || game === undefined) return []
    return earlierMoves(game, await loadLog(prisma, matchId))
  }

  /**
   * Goes back to the state before a move, as its league has ruled. A match that is over stays as it is.
   * @param key names this request: the same one counts once
   */
  async goBack(matchId: string, move: number, key: string): Promise<void> {
    await this.#changes.change(matchId, key, async (found) => {
      if (found.record.status !== 'running' || found.seen) return STALE
      const rows = found.engine === found.game.version ? await loadLog(this.#options.prisma, matchId) : []
      return wentBack(found, rows, move) ?? GONE
    })
  }

  // -------------------------------------------------------------- panels and threads

  async draft(matchId: string, seat: Seat, about: string): Promise<unknown> {
    const found = await this.#options.prisma.draft.findUnique({
      where: { matchId_seat_about: { matchId, seat, about } },
    })
    return found?.draft ?? null
  }

  async saveDraft(matchId: string, seat: Seat, about: string, draft: unknown): Promise<void> {
    await this.#options.prisma.direct(keepDraft(matchId, seat, about, draft))
    this.#changes.known.draft(matchId, { seat, about, draft })
  }

  async threadOpened(matchId: string, threadId: string, anew = false): Promise<void> {
    const { prisma, clock, written } = this.#options
    const thread = prisma.match.updateMany({ where: { id: matchId }, data: { threadId } })
    if (!anew) return void (await thread)
    const notice = { id: newNoticeId(), matchId, at: clock.now(), kind: 'started' } as const
    await prisma.$transaction([thread, prisma.notice.create({ data: { ...notice, data: { anew: true } } })])
    written({ notices: [{ ...notice, anew: true }], sittings: [] })
  }

  /**
   * Reads the match of a request with what the panel of its seat tells, and tries the request. While the database reads, it is
   * tried on the match as this process knows it; that counts if the database says the same.
   */
  async #tryOut(request: AnswerRequest): Promise<{ readonly known: LoadedSince; readonly come: AnswerResult } | null> {
    const { prisma, games, clock } = this.#options
    const { matchId, seat, interaction } = request
    const at = clock.now()
    const guess = this.#changes.known.of(matchId, at)
    const early: AnswerResult[] = []
    const since = this.#changes.known.since(matchId, seat, at)
    const reading = loadSince(prisma, games, { matchId, seat, at }, interaction, since)
    const known = await (guess === undefined ? reading : besides(reading, () => early.push(attempt(guess, request))))
    if (known === null) return null
    this.#changes.known.read(known, seat)
    const [come] = guess !== undefined && isSameMatch(guess, known.match) ? early : []
    return { known, come: come ?? attempt(known.match, request) }
  }

  /** Saves the pending answers of a seat; the match itself does not change. */
  async #keep(matchId: string, seat: Seat, { answers }: PreviewPosition): Promise<void> {
    if (answers.length === 0) await this.forget(matchId, seat)
    else await this.saveDraft(matchId, seat, SITTING, { answers })
  }
}

const keepDraft = (matchId: string, seat: Seat, about: string, draft: unknown) => Prisma.sql`
  INSERT INTO "Draft" ("matchId", "seat", "about", "draft")
  VALUES (${matchId}, ${seat}, ${about}, ${JSON.stringify(draft)}::json)
  ON CONFLICT ("matchId", "seat", "about") DO UPDATE SET "draft" = excluded."draft"`

/** A match as the person of a seat is told of it. */
function toldBy({ match, recent }: LoadedSince, seat: Seat): ToldSight {
  const present = presentOf(match)
  return { sight: sightOf(present, seat, previewOf(present, seat)), ...recentOf(match.game, recent, seat) }
}

/** The outcome of an answer that is submitted, once its change is written. */
const submittedBy = (
  { match: { game }, recent }: LoadedSince,
  { seat, act, answers }: Extract<AnswerResult, { kind: 'final' }>,
  changed: ChangedMatch,
): CountedOutcome => ({
  came: 'submitted',
  ...playedBy(seat, changed),
  ...recentWith(game, recent, seat, act.course),
  answers,
})

const waits = (sight: Sight): boolean => sight.calls.some(({ seat }) => seat === sight.reader)

const deadlineOf = (sight: Sight): number =>
  Math.min(
    ...sight.calls
      .filter(({ seat }) => !waits(sight) || seat === sight.reader)
      .map(({ deadline }) => deadline.getTime()),
  )
