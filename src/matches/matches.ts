/** Matches: playing them, seeing them, and what happens when time is up. See `api.ts` for what each request promises. */
import type { Logger } from 'pino'
import {
  type Answer,
  type GameEvent,
  isRefusal,
  type OrderOffer,
  type Reader,
  type Refusal,
  type Seat,
  type StandingOrder,
} from '../contract/index.ts'
import type { Games } from '../games/games.ts'
import { fits } from '../kit/decisions/shapes.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import type {
  Denied,
  InteractionId,
  Laid,
  LaidDown,
  Matches,
  MatchRecord,
  Notice,
  PersonId,
  Played,
  Replayed,
  Sight,
} from './api.ts'
import { Course, current } from './course.ts'
import {
  type Change,
  commit,
  type HandIn,
  isSince,
  type Loaded,
  load,
  loadLog,
  loadOf,
  loadRecord,
  loadSince,
  settledBy,
} from './match-rows.ts'
import { address, type Happened, partFor, tidings } from './notices.ts'
import { type Ahead, asHandedIn, follow, nothingLaid, readSitting, restOf, SITTING, tryOut } from './pending.ts'
import { finishedOf, replayed } from './replays.ts'
import { type Present, seatOf, sightOf } from './sight.ts'
import { calledIn } from './silence.ts'
import { changed, type SittingRow, sittingsAfter } from './sittings.ts'
import { answersIn, handInAfter, laidAnew, stateBefore } from './taking-back.ts'

export interface MatchesOptions {
  readonly prisma: Database
  readonly games: Games
  readonly clock: Clock
  readonly log: Logger
  /** How many sittings in a row may be missed until the match is lost: that many lose it. */
  readonly missesToLose: number
  /** Told of each change that was written: what has to be delivered, and whose time has begun. */
  readonly written: (written: Written) => void
}

export interface Written {
  readonly notices: readonly Notice[]
  readonly sittings: readonly (SittingRow & { readonly matchId: string })[]
}

/** How often a request is done over because the other seat's came between. */
const TRIES = 20

const deny = (refused: string, values: Refusal['values'] = {}): Denied => ({ refused, values })
const STALE = deny('match.stale')
const GONE = deny('match.take-back-gone')

/** What a request does to a match. */
interface Done {
  readonly course: Course
  /** The seat whose person has made a move. */
  readonly by?: Seat
  /** What becomes of taking a move back, where a request is about that. */
  readonly handIn?: HandIn | null
  readonly takeBack?: Happened['takeBack']
  readonly misses?: Readonly<Record<Seat, number>>
  readonly missed?: { readonly seat: Seat; readonly misses: number }
  readonly laid?: Change['laid']
  readonly dropped?: Change['dropped']
  readonly drafts?: Change['drafts']
}

/** Nothing but a draft: what a seat has laid down. */
interface Kept {
  readonly seat: Seat
  readonly keep: readonly Answer[]
}

type MaybeLater<T> = T | Promise<T>

/** What came of it. */
interface Result {
  readonly present: Present
  readonly events: readonly GameEvent[]
}

export class StoredMatches implements Matches {
  readonly #options: MatchesOptions

  constructor(options: MatchesOptions) {
    this.#options = options
  }

  // -------------------------------------------------------------- seeing

  async sight(matchId: string, person: PersonId): Promise<Sight | null> {
    const found = await this.#load(matchId)
    return found === null ? null : sightOf(now(found), seatOf(found.record.players, person) ?? 'spectator', true)
  }

  async sightOf(matchId: string, reader: Reader): Promise<Sight | null> {
    const found = await this.#load(matchId)
    return found === null ? null : sightOf(now(found), reader)
  }

  async told(matchId: string, seat: Seat) {
    const found = await loadSince(this.#options.prisma, this.#options.games, matchId, seat)
    if (found === null) return null
    const since = found.since.map((event) => partFor(event, seat))
    return { sight: sightOf(now(found.match), seat), since }
  }

  async of(person: PersonId): Promise<readonly Sight[]> {
    const { prisma, games, log } = this.#options
    const found = await loadOf(prisma, games, person)
    const sights = found.flatMap(({ matchId, read }) => {
      try {
        const one = read()
        return [sightOf(now(one), seatOf(one.record.players, person) ?? 'spectator')]
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
    const players = await this.#options.prisma.player.findMany({ where: { matchId } })
    if (players.length === 0) return null
    const seat = players.find(({ personId }) => personId === person)?.seat ?? null
    const rows = await loadLog(this.#options.prisma, matchId)
    return rows
      .filter(({ events }) => events.length > 0)
      .map(({ at, events }) => ({ at, events: events.map((event) => partFor(event, seat)) }))
  }

  async since(matchId: string, person: PersonId): Promise<readonly GameEvent[]> {
    const rows = await this.#options.prisma.direct<{ seat: Seat; events: readonly GameEvent[] }>(Prisma.sql`
      SELECT p."seat", m."events" FROM "Player" AS p JOIN "Move" AS m ON m."matchId" = p."matchId"
      WHERE p."matchId" = ${matchId} AND p."personId" = ${person} AND ${isSince(Prisma.sql`p."seat"`)}
      ORDER BY m."seq"`)
    return rows.flatMap(({ seat, events }) => events.map((event) => partFor(event, seat)))
  }

  replay(matchId: string, person: PersonId, as: Reader | null): Promise<Replayed | null> {
    return replayed(this.#options.prisma, this.#options.games, matchId, person, as)
  }

  finished(person: PersonId, most: number): Promise<readonly MatchRecord[]> {
    return finishedOf(this.#options.prisma, person, most)
  }

  // -------------------------------------------------------------- playing

  async play(request: {
    matchId: string
    person: PersonId
    answers: readonly Answer[]
    interaction: InteractionId
  }): Promise<Played | Denied> {
    const { answers } = request
    return this.#byPlayer(request, (found, seat) => {
      const course = this.#course(found)
      const [first] = answers
      // Only the first must be open already: answers of one sitting may open each other's questions.
      if (!course.game.decisions(course.state).some((open) => open.seat === seat && open.id === first?.decision))
        return STALE
      const played = course.handIn(seat, answers, seats(found))
      return isRefusal(played) ? played : followed(found, course, seat, answers.slice(played))
    })
  }

  async lay(request: Parameters<Matches['lay']>[0]): Promise<Laid | Denied> {
    let counted: readonly LaidDown[] | null = null
    let laidDown: Laid | null = null
    const act = async (found: Loaded, seat: Seat): Promise<Done | Kept | Denied> => {
      counted = null
      const present = now(found)
      const before = laidBefore(found, present, seat)
      const given = await request.answer(sightOf(present, seat, true))
      if (isRefusal(given)) return given
      const answer = asHandedIn(given, before.answers)
      if (answer === null) return STALE
      const tried = tryOut(found.game, seat, before, answer, found.orders[seat] ?? [])
      if (tried === null) return refusalOf(found, seat, before, answer)
      const { answers, laid } = tried.ahead
      if (!tried.final) return { seat, keep: answers }
      const course = this.#course(found)
      // What was tried out alone is what comes of it.
      const played = course.handIn(seat, answers, seats(found), tried.step)
      if (isRefusal(played)) return played
      counted = laid.slice(0, played)
      return followed(found, course, seat, answers.slice(played))
    }
    const meanwhile = (ahead: Played) => {
      laidDown = { ...ahead, counted }
      request.meanwhile?.(laidDown)
    }
    const played = await this.#byPlayer(request, act, meanwhile)
    return isRefusal(played) ? played : (laidDown ?? STALE)
  }

  async undo({ pending, ...request }: Parameters<Matches['undo']>[0]): Promise<Sight | Denied> {
    const done = await this.#byPlayer({ ...request, interaction: null }, (found, seat) => {
      const present = now(found)
      if (sightOf(present, seat, true).pending?.id !== pending) return STALE
      return { seat, keep: laidBefore(found, present, seat).answers.slice(0, -1) }
    })
    return isRefusal(done) ? done : done.sight
  }

  async forget(matchId: string, seat: Seat): Promise<void> {
    await this.#options.prisma.draft.deleteMany({ where: { matchId, seat, about: SITTING } })
  }

  takeBack(request: Parameters<Matches['takeBack']>[0]): Promise<Played | Denied> {
    const { what, move } = request
    return this.#byPlayer(request, (found, seat) => {
      const { handIn } = found
      const may = what === 'ask' ? handIn?.by === seat && handIn.asked === 'no' : handIn?.asked === 'yes'
      if (handIn === null || handIn.move !== move || !may || (what !== 'ask' && handIn.by === seat)) return GONE
      if (what === 'agree') return this.#takenBack(found, handIn)
      const [asked, told, whom] =
        what === 'ask'
          ? (['yes', 'asked', found.game.seats.find((one) => one !== seat) ?? seat] as const)
          : (['refused', 'refused', handIn.by] as const)
      const takeBack = { seat: whom, what: told, move }
      return { course: this.#course(found), handIn: { ...handIn, asked }, takeBack }
    })
  }

  async #takenBack(found: Loaded, handIn: HandIn): Promise<Done | Denied> {
    const { game, record, engine } = found
    const rows = engine === game.version ? await loadLog(this.#options.prisma, record.id) : []
    const before = stateBefore(game, rows, handIn.move)
    if (before === undefined) return GONE
    const course = this.#course(found)
    course.takeBack(handIn.by, handIn.move, before)
    const given = answersIn(rows.find(({ seq }) => seq === handIn.move))
    const { state, rows: written } = course
    const drafts = laidAnew(game, handIn.by, before, state, given, found.orders[handIn.by] ?? [])
    const alone = written.length
    course.followUp(seats(found))
    // What an order has answered on the way is asked no more.
    return { course, handIn: { ...handIn, asked: 'done' }, ...(written.length === alone ? { drafts } : {}) }
  }

  async concede(request: { matchId: string; person: PersonId; interaction: InteractionId }): Promise<Played | Denied> {
    return this.#byPlayer(request, (found, seat) => {
      const course = this.#course(found)
      course.stop('concession', seat, 'player')
      return { course }
    })
  }

  async layOrder(request: {
    matchId: string
    person: PersonId
    order: StandingOrder
    interaction: InteractionId
  }): Promise<Sight | Denied> {
    const played = await this.#byPlayer(request, (found, seat) => {
      const course = this.#course(found)
      const offers = course.game.orders(course.game.view(course.state, seat), seat)
      const order = checkOrder(offers, request.order)
      if (isRefusal(order)) return order
      const { orders, players } = seats(found)
      const others = (orders[seat] ?? []).filter(({ kind, key }) => kind !== order.kind || key !== order.key)
      // What this person has laid down himself comes first: the order acts when it is handed in.
      const sits = laidBefore(found, now(found), seat).answers.length > 0
      if (!sits) course.followUp({ players, orders: { ...orders, [seat]: [...others, order] } })
      return { course, laid: { seat, order } }
    })
    return isRefusal(played) ? played : played.sight
  }

  async dropOrder(request: { matchId: string; person: PersonId; kind: string; key: string }): Promise<Sight | Denied> {
    const { kind, key } = request
    const played = await this.#byPlayer({ ...request, interaction: null }, (found, seat) => {
      return { course: this.#course(found), dropped: { seat, kind, key } }
    })
    return isRefusal(played) ? played : played.sight
  }

  // -------------------------------------------------------------- time

  /**
   * Ends a sitting whose time is up: answers for its seat, or ends the match at the last miss allowed.
   * Does nothing if the seat has answered meanwhile or its time runs again.
   */
  async timeOut(matchId: string, seat: Seat): Promise<void> {
    await this.#change(matchId, null, (found, at) => {
      const course = this.#course(found)
      const late = (one: Seat) => course.awaited.includes(one) && isOver(found, one, at)
      if (found.record.status !== 'running' || !late(seat)) return STALE
      const misses = (one: Seat) => (found.misses[one] ?? 0) + 1
      const missed = { seat, misses: misses(seat) }
      if (missed.misses >= this.#options.missesToLose) {
        // Where both would lose at once, neither has earned it.
        const both = course.awaited.every((one) => late(one) && misses(one) >= this.#options.missesToLose)
        course.stop('time-out', both && course.awaited.length > 1 ? null : seat, 'clock')
      } else course.answerSafely(seat, seats(found))
      return { course, missed, misses: { [seat]: missed.misses } }
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
    await this.#options.prisma.direct(Prisma.sql`
      INSERT INTO "Draft" ("matchId", "seat", "about", "draft")
      VALUES (${matchId}, ${seat}, ${about}, ${JSON.stringify(draft)}::json)
      ON CONFLICT ("matchId", "seat", "about") DO UPDATE SET "draft" = excluded."draft"`)
  }

  async threadOpened(matchId: string, threadId: string): Promise<void> {
    await this.#options.prisma.match.updateMany({ where: { id: matchId }, data: { threadId } })
  }

  // -------------------------------------------------------------- one change

  #load(matchId: string, interaction: InteractionId | null = null): Promise<Loaded | null> {
    return load(this.#options.prisma, this.#options.games, matchId, interaction)
  }

  #course({ game, state, engine }: Loaded): Course {
    return new Course(game, state, engine)
  }

  async #byPlayer(
    request: { matchId: string; person: PersonId; interaction: InteractionId | null },
    act: (found: Loaded, seat: Seat) => MaybeLater<Done | Kept | Denied>,
    meanwhile?: Meanwhile<Played>,
  ): Promise<Played | Denied> {
    const { matchId, person, interaction } = request
    let own: Seat = ''
    let played: Played | null = null
    const acted = (found: Loaded) => {
      const seat = seatOf(found.record.players, person)
      if (seat === null) return deny('match.not-yours')
      if (found.seen) return STALE
      if (found.record.status !== 'running') return deny('match.over')
      own = seat
      return act(found, seat)
    }
    const coming = ({ present, events }: Result) => {
      played = { sight: sightOf(present, own, true), events: events.map((event) => partFor(event, own)) }
      meanwhile?.(played)
    }
    const result = await this.#change(matchId, interaction, acted, coming)
    return isRefusal(result) ? result : (played ?? STALE)
  }

  /** Reads, acts and writes, over again if somebody else has written in between. */
  async #change(
    matchId: string,
    interaction: InteractionId | null,
    act: (found: Loaded, at: Date) => MaybeLater<Done | Kept | Denied>,
    meanwhile?: Meanwhile<Result>,
  ): Promise<Result | Denied> {
    for (let tries = 0; tries < TRIES; tries++) {
      const found = await this.#load(matchId, interaction)
      if (found === null) return deny('match.unknown')
      const at = this.#options.clock.now()
      const done = await act(found, at)
      if (isRefusal(done)) return done
      if ('keep' in done) {
        const result = keptResult(found, done)
        const keeping = this.#keep(found, done)
        meanwhile?.(result)
        await keeping
        return result
      }
      const change = changeOf(found, done, interaction, at)
      const result = resultOf(found, done, change)
      const writing = commit(this.#options.prisma, found, change)
      meanwhile?.(result)
      if (!(await writing)) continue
      this.#announce(found, change)
      return result
    }
    return STALE
  }

  /** Nothing but a draft: the match itself is as it was. */
  async #keep({ record }: Loaded, { seat, keep }: Kept): Promise<void> {
    if (keep.length === 0) await this.forget(record.id, seat)
    else await this.saveDraft(record.id, seat, SITTING, { answers: keep })
  }

  #announce({ record }: Loaded, { outcome, notices, rows, sittings }: Change): void {
    const origins = [...new Set(rows.map(({ origin }) => origin))]
    // That a seat has answered or ordered in secret is not logged either: who reads the log may play the other.
    if (notices.length > 0)
      this.#options.log.info({ match: record.id, rows: rows.length, origins, outcome: outcome?.kind }, 'match changed')
    this.#options.written({ notices, sittings: sittings.begun.map((row) => ({ ...row, matchId: record.id })) })
  }
}

/** Told what will have come of a change while it is being written. */
type Meanwhile<T> = (result: T) => void

function keptResult(found: Loaded, { seat, keep }: Kept): Result {
  const others = found.drafts.filter((one) => one.seat !== seat || one.about !== SITTING)
  const drafts = keep.length === 0 ? others : [...others, { seat, about: SITTING, draft: { answers: keep } }]
  return { present: { ...now(found), drafts }, events: [] }
}

/** What there is to see once the change is written. */
function resultOf(found: Loaded, { course }: Done, change: Change): Result {
  const { outcome, at } = change
  const over = outcome === null ? {} : { status: 'over' as const, endedAt: at, outcome }
  return {
    present: {
      record: { ...found.record, ...over },
      game: found.game,
      state: course.state,
      sittings: changed(found.sittings, change.sittings),
      orders: ordersAfter(found, change),
      drafts: draftsAfter(found, change),
      handIn: change.handIn,
    },
    events: course.events,
  }
}

function changeOf(found: Loaded, done: Done, interaction: InteractionId | null, at: Date): Change {
  const { record, game } = found
  const { course, missed = null, by } = done
  const outcome = game.outcome(course.state)
  const handIn = done.handIn === undefined ? handInAfter(found, course, by) : done.handIn
  const sittings = sittingsAfter({
    before: course.before,
    after: course.awaited,
    opened: course.opened,
    absent: missed?.seat ?? null,
    publicly: calledIn(game, course.state, 'spectator'),
    rows: found.sittings,
    misses: { ...found.misses, ...done.misses },
    now: at,
    sittingMs: record.terms.sittingMs,
  })
  const told = tidings({
    players: record.players,
    started: false,
    missed,
    events: course.events,
    called: sittings.called,
    sittings: sittings.begun,
    outcome,
    takeBack: done.takeBack ?? playedOn(found, handIn),
  })
  return {
    at,
    interaction,
    rows: course.rows,
    state: course.state,
    outcome,
    sittings,
    misses: { ...inTime(found, sittings.completed), ...done.misses },
    notices: address(record.id, at, told),
    handIn,
    ...(done.laid === undefined ? {} : { laid: done.laid }),
    ...(done.dropped === undefined ? {} : { dropped: done.dropped }),
    ...(done.drafts === undefined ? {} : { drafts: done.drafts }),
  }
}

/** Somebody has asked to take his move back, and the match went on instead. */
function playedOn({ handIn }: Loaded, after: HandIn | null): Happened['takeBack'] {
  if (handIn?.asked !== 'yes' || after?.move === handIn.move) return null
  return { seat: handIn.by, what: 'stands', move: handIn.move }
}

/** The position that a seat's panel shows: after what it has laid down, if that still fits. */
function laidBefore({ game, drafts, orders }: Loaded, { state }: Present, seat: Seat): Ahead {
  const kept = drafts.find((one) => one.seat === seat && one.about === SITTING)
  if (kept === undefined) return nothingLaid(state)
  return follow(game, seat, state, readSitting(kept.draft).answers, orders[seat] ?? []) ?? nothingLaid(state)
}

/** What follows from a hand-in. @param rest what was not played of it, because a stop cut it */
function followed(found: Loaded, course: Course, seat: Seat, rest: readonly Answer[]): Done {
  course.followUp(seats(found))
  return { course, by: seat, ...(rest.length === 0 ? {} : { drafts: restOf(seat, rest) }) }
}

/** Why an answer does not fit after what was laid down. */
function refusalOf({ game }: Loaded, seat: Seat, { state }: Ahead, answer: Answer): Denied {
  if (!game.decisions(state).some((open) => open.seat === seat && open.id === answer.decision)) return STALE
  const step = game.play(state, seat, [answer])
  return isRefusal(step) ? step : STALE
}

/** Who has ended his sitting in time has no misses any more. */
const inTime = ({ misses }: Loaded, completed: readonly Seat[]): Record<Seat, number> =>
  Object.fromEntries(completed.filter((seat) => misses[seat] !== 0).map((seat) => [seat, 0]))

const now = (found: Loaded): Present => ({ ...found, state: current(found.game, found.state, found.engine) })

const seats = ({ record, orders }: Loaded) => ({ players: record.players, orders })

function isOver({ sittings }: Loaded, seat: Seat, at: Date): boolean {
  const sitting = sittings.find((row) => row.seat === seat)
  return sitting !== undefined && sitting.deadline <= at
}

function ordersAfter({ orders }: Loaded, { laid, dropped }: Change): Present['orders'] {
  const seat = laid?.seat ?? dropped?.seat
  if (seat === undefined) return orders
  const { kind, key } = (laid?.order ?? dropped)!
  const others = (orders[seat] ?? []).filter((order) => order.kind !== kind || order.key !== key)
  return { ...orders, [seat]: laid === undefined ? others : [...others, laid.order] }
}

function draftsAfter({ drafts }: Loaded, { rows, drafts: anew = [] }: Change): Present['drafts'] {
  const gone = [...settledBy(rows), ...anew]
  const kept = drafts.filter((one) => !gone.some(({ seat, about }) => seat === one.seat && about === one.about))
  return [...kept, ...anew]
}

/** @returns the order with nothing in it but what was asked for */
function checkOrder(offers: readonly OrderOffer[], order: StandingOrder): StandingOrder | Denied {
  const offer = offers.find(({ kind, key }) => kind === order.kind && key === order.key)
  if (offer === undefined) return deny('match.order-void')
  const settings: Record<string, Omit<Answer, 'decision'>> = {}
  for (const { id, shape, optional } of offer.fields) {
    const setting = order.settings[id]
    if (setting === undefined && optional === true) continue
    if (setting === undefined) return deny('match.order-incomplete', { field: id })
    // A field has a shape but no exits: filling it in is all there is to do.
    const unfit = fits({ shape, exits: [{ id: setting.exit }] }, setting)
    if (unfit !== null) return unfit
    const { exit, choose, arrange, number } = setting
    settings[id] = {
      exit,
      ...(choose === undefined ? {} : { choose }),
      ...(arrange === undefined ? {} : { arrange }),
      ...(number === undefined ? {} : { number }),
    }
  }
  const { kind, key, basis } = offer
  return { kind, key, settings, ...(basis === undefined ? {} : { basis }) }
}

const waits = (sight: Sight): boolean => sight.calls.some(({ seat }) => seat === sight.reader)

const deadlineOf = (sight: Sight): number =>
  Math.min(
    ...sight.calls
      .filter(({ seat }) => !waits(sight) || seat === sight.reader)
      .map(({ deadline }) => deadline.getTime()),
  )
