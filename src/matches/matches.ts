/** Matches: playing them, seeing them, and what happens when time is up. See `api.ts` for what each request promises. */
import type { Logger } from 'pino'
import type { Clock } from '../clock/clock.ts'
import {
  type Answer,
  type GameEvent,
  isRefusal,
  type OrderOffer,
  type Reader,
  type Refusal,
  type Seat,
  type StandingOrder,
} from '../games/game.ts'
import type { Games } from '../games/games.ts'
import { fits } from '../games/shapes.ts'
import type { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Denied, InteractionId, Matches, MatchRecord, Notice, PersonId, Played, Sight } from './api.ts'
import { Course, current } from './course.ts'
import { address, partFor, tidings } from './notices.ts'
import { type Present, seatOf, sightOf } from './sight.ts'
import { changed, type SittingRow, sittingsAfter } from './sittings.ts'
import { type Change, commit, type Loaded, load, loadLog, loadOf, loadRecord, settledBy } from './store.ts'

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

/** What a request does to a match. */
interface Done {
  readonly course: Course
  readonly misses?: Readonly<Record<Seat, number>>
  readonly missed?: { readonly seat: Seat; readonly misses: number }
  readonly laid?: Change['laid']
  readonly dropped?: Change['dropped']
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
    return found === null ? null : sightOf(now(found), seatOf(found.record.players, person) ?? 'spectator')
  }

  async sightOf(matchId: string, reader: Reader): Promise<Sight | null> {
    const found = await this.#load(matchId)
    return found === null ? null : sightOf(now(found), reader)
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
    const rows = await this.#options.prisma.$queryRaw<{ seat: Seat; events: readonly GameEvent[] }[]>`
      SELECT p."seat", m."events" FROM "Player" AS p JOIN "Move" AS m ON m."matchId" = p."matchId"
      WHERE p."matchId" = ${matchId} AND p."personId" = ${person} AND m."seq" >= coalesce((
        SELECT max(own."seq") FROM "Move" AS own
        WHERE own."matchId" = p."matchId" AND own."seat" = p."seat" AND own."origin" = 'player'
      ), 0)
      ORDER BY m."seq"`
    return rows.flatMap(({ seat, events }) => events.map((event) => partFor(event, seat)))
  }

  // -------------------------------------------------------------- playing

  async play(request: {
    matchId: string
    person: PersonId
    answers: readonly Answer[] | ((sight: Sight) => Promise<readonly Answer[] | Denied>)
    interaction: InteractionId
  }): Promise<Played | Denied> {
    return this.#byPlayer(request, async (found, seat) => {
      const { answers: given } = request
      const answers = typeof given === 'function' ? await given(sightOf(now(found), seat)) : given
      if (isRefusal(answers)) return answers
      const course = this.#course(found)
      const [first] = answers
      // Only the first must be open already: answers of one sitting may open each other's questions.
      if (!course.game.decisions(course.state).some((open) => open.seat === seat && open.id === first?.decision))
        return STALE
      const refusal = course.answer(seat, answers, 'player')
      if (refusal !== null) return refusal
      course.followUp(seats(found))
      return { course }
    })
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
      course.followUp({ players, orders: { ...orders, [seat]: [...others, order] } })
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
    const value = draft as Prisma.InputJsonValue
    await this.#options.prisma.draft.upsert({
      where: { matchId_seat_about: { matchId, seat, about } },
      create: { matchId, seat, about, draft: value },
      update: { draft: value },
    })
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
    act: (found: Loaded, seat: Seat) => MaybeLater<Done | Denied>,
  ): Promise<Played | Denied> {
    const { matchId, person, interaction } = request
    let own: Seat = ''
    const result = await this.#change(matchId, interaction, (found) => {
      const seat = seatOf(found.record.players, person)
      if (seat === null) return deny('match.not-yours')
      if (found.seen) return STALE
      if (found.record.status !== 'running') return deny('match.over')
      own = seat
      return act(found, seat)
    })
    if (isRefusal(result)) return result
    return { sight: sightOf(result.present, own), events: result.events.map((event) => partFor(event, own)) }
  }

  /** Reads, acts and writes, over again if somebody else has written in between. */
  async #change(
    matchId: string,
    interaction: InteractionId | null,
    act: (found: Loaded, at: Date) => MaybeLater<Done | Denied>,
  ): Promise<Result | Denied> {
    for (let tries = 0; tries < TRIES; tries++) {
      const found = await this.#load(matchId, interaction)
      if (found === null) return deny('match.unknown')
      const at = this.#options.clock.now()
      const done = await act(found, at)
      if (isRefusal(done)) return done
      const change = changeOf(found, done, interaction, at)
      if (await commit(this.#options.prisma, found, change)) return this.#written(found, done, change)
    }
    return STALE
  }

  #written(found: Loaded, { course }: Done, change: Change): Result {
    const { record } = found
    const { outcome, at, notices, rows } = change
    const origins = [...new Set(rows.map(({ origin }) => origin))]
    // That a seat has answered or ordered in secret is not logged either: who reads the log may play the other.
    if (notices.length > 0)
      this.#options.log.info({ match: record.id, rows: rows.length, origins, outcome: outcome?.kind }, 'match changed')
    const sittings = changed(found.sittings, change.sittings)
    this.#options.written({ notices, sittings: change.sittings.begun.map((row) => ({ ...row, matchId: record.id })) })
    const over = outcome === null ? {} : { status: 'over' as const, endedAt: at, outcome }
    return {
      present: {
        record: { ...record, ...over },
        game: found.game,
        state: course.state,
        sittings,
        orders: ordersAfter(found, change),
        drafts: draftsAfter(found, change),
      },
      events: course.events,
    }
  }
}

function changeOf(found: Loaded, done: Done, interaction: InteractionId | null, at: Date): Change {
  const { record, game } = found
  const { course, missed = null } = done
  const outcome = game.outcome(course.state)
  const sittings = sittingsAfter({
    before: course.before,
    after: course.awaited,
    opened: course.opened,
    absent: missed?.seat ?? null,
    publicly: game.calls(course.state, 'spectator'),
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
    ...(done.laid === undefined ? {} : { laid: done.laid }),
    ...(done.dropped === undefined ? {} : { dropped: done.dropped }),
  }
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

function draftsAfter({ drafts }: Loaded, { rows }: Change): Present['drafts'] {
  const settled = settledBy(rows)
  return drafts.filter((kept) => !settled.some(({ seat, about }) => seat === kept.seat && about === kept.about))
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
  return { kind: offer.kind, key: offer.key, settings }
}

const waits = (sight: Sight): boolean => sight.calls.some(({ seat }) => seat === sight.reader)

const deadlineOf = (sight: Sight): number =>
  Math.min(
    ...sight.calls
      .filter(({ seat }) => !waits(sight) || seat === sight.reader)
      .map(({ deadline }) => deadline.getTime()),
  )
