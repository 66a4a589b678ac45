/**
 * Delivers notices: in order for each match, at least once, with retries until they arrive. The moves that cause
 * notices write the rows, and a row is removed when its notice has been delivered.
 * - A notice that fails, or takes too long, holds up only those for the same readers of its match (`outbox-lane.ts`).
 * - After a crash the next start delivers the remaining rows.
 * - Rows that were written without our knowledge (the database's answer got lost) are found a little later.
 * - A notice whose person must not be disturbed is held, as its row says, and offered again at that time.
 * - Where several processes work on one database, each match belongs to one of them at a time (`Share`).
 */
import type { Logger } from 'pino'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import type { Delivery, Herald, OutboxNotice, PersonId, ThinkNotice } from './api.ts'
import { reviveNotices } from './dead-notices.ts'
import { HeldNotices } from './outbox-held.ts'
import { laneOf, OutboxLane } from './outbox-lane.ts'
import { type NoticeRow, noticeOf, OutboxRows, type RowChange } from './outbox-rows.ts'
import { Tries } from './tries.ts'

/** The matches whose notices this process delivers. */
export interface Share {
  /** Whether this process delivers the notices of a lane now. */
  owns(lane: string): boolean
  /** The condition under which it writes what becomes of them. */
  stands(lane: string): Prisma.Sql
  /** Tells the processes to which notices belong. */
  elsewhere(notices: readonly OutboxNotice[]): void
}

/** The share of a process that works alone. */
const EVERYTHING: Share = { owns: () => true, stands: () => Prisma.sql`TRUE`, elsewhere() {} }

/** The dependencies of the outbox. */
export interface OutboxOptions {
  readonly prisma: Database
  readonly clock: Clock
  readonly log: Logger
  /** The time of the network; default: real time, whatever `clock` is. */
  readonly network?: Clock | undefined
  /** Called when a call arrived much later than it was written: until then its sitting should not have run. */
  readonly late: (call: Extract<OutboxNotice, { kind: 'called' }>) => Promise<void>
  /** Lets an opponent think; default: none does. */
  readonly think?: ((notice: ThinkNotice) => Promise<Delivery>) | undefined
  /** Called with the result of each try. */
  readonly tried?: ((kind: OutboxNotice['kind'], result: DeliveryResult) => void) | undefined
  /** Default: all notices are its own. */
  readonly share?: Share
}

/** The result of one try to deliver a notice. */
export type DeliveryResult = 'sent' | 'retry' | 'barred' | 'held' | 'dead'

function triedOf(delivery: Delivery): DeliveryResult {
  if (typeof delivery === 'string') return delivery === 'unreachable' ? 'barred' : delivery
  if ('until' in delivery) return 'held'
  if ('retry' in delivery) return 'retry'
  return 'barred' in delivery ? 'barred' : 'dead'
}

/** How often to look for rows of which nobody has told us. Younger ones may still be on their way here. */
const SWEEP_MS = 60_000
/** This many rows of delivered notices of a match are deleted together, or fewer once it is quiet. */
const FORGET_AFTER = 8
/** The pause before rows of delivered notices are deleted again, if that failed. */
const FORGET_MS = 1_000
/** At the start, notices are tried again that were refused in this time. */
const LATELY_MS = 7 * 24 * 60 * 60_000
/** A call that arrives later than this gives its sitting the whole time anew. */
const LATE_CALL_MS = 10 * 60_000
/** A person who has closed all doors to us is tried for this long; then their call counts as heard. */
const UNREACHABLE_MS = 72 * 60 * 60_000
/** Why such a call does not arrive, for the admins: they take no direct messages. */
const CLOSED = 'discord 50007'
/** More barred notices than these are not kept in mind. */
const MOST_BARRED = 1_000

/** The result of a try: it need not be tried again, it must, or it is not allowed where it belongs; and why. */
type Outcome = 'done' | { readonly again: string } | { readonly barred: string }

const WRITING = 'the database did not take it'
const UNNAMED = 'no reason was given'

/** Delivers stored notices in order, and retries failed ones. */
export class Outbox {
  readonly #options: OutboxOptions
  readonly #share: Share
  readonly #rows: OutboxRows
  readonly #lanes = new Map<string, OutboxLane>()
  readonly #known = new Set<string>()
  readonly #work = new Set<Promise<void>>()
  /** Notices that are being tried now, or take long. */
  readonly #onTheWay = new Set<string>()
  readonly #held: HeldNotices
  #herald: Herald | null = null
  #open = false
  #cancelSweep: () => void = () => {}
  readonly #tries: Tries
  /** Why notices don't arrive that are tried on: their rows say so. */
  readonly #barredFor = new Map<string, string>()
  /** Notices that were not allowed where they belong when they were tried last. */
  readonly #barred = new Set<string>()
  /** When notices that were held became ripe. */
  readonly #ripeAt = new Map<string, Date>()
  /** During each look through the rows: ids of those that were finished meanwhile. */
  readonly #done = new Set<Set<string>>()

  constructor(options: OutboxOptions) {
    this.#options = options
    this.#share = options.share ?? EVERYTHING
    this.#rows = new OutboxRows(options.prisma)
    this.#tries = new Tries(options.network)
    this.#held = new HeldNotices(options.clock, (ripe) => {
      for (const { notice, until } of ripe) this.#offer(notice, until)
      this.push(ripe.map(({ notice }) => notice))
    })
  }

  setHerald(herald: Herald): void {
    this.#herald = herald
    this.#wakeAll()
  }

  /** Begins to deliver, first the rows that an earlier run has left. */
  async start(): Promise<void> {
    const { prisma, clock } = this.#options
    const now = clock.now()
    // Notices that were refused lately have another chance: this may be a version that has mended them.
    const lately = { deadFor: { not: null }, deadAt: { gt: new Date(now.getTime() - LATELY_MS) } }
    const rows = await prisma.notice.findMany({ where: { OR: [{ deadAt: null }, lately] }, orderBy: { seq: 'asc' } })
    const left = this.#unheld(rows.filter((row) => this.#share.owns(laneOf(noticeOf(row)))))
    if (left.length > 0) this.#options.log.info({ notices: left.length }, 'notices left over from an earlier run')
    // Notices written since this run began come after all that were left over.
    const early = [...this.#lanes.values()].flatMap((lane) => lane.clear())
    for (const notice of early) this.#known.delete(notice.id)
    this.#open = true
    this.#tries.start()
    this.push([...left, ...early])
    this.#sweepLater()
  }

  /** Keeps the held ones of these rows until their time. @returns the others */
  #unheld(rows: readonly (NoticeRow & { readonly heldTo: Date | null })[]): OutboxNotice[] {
    const now = this.#options.clock.now()
    for (const { id, heldTo } of rows) if (heldTo !== null && heldTo <= now) this.#ripeAt.set(id, heldTo)
    for (const row of rows) if (row.heldTo !== null && row.heldTo > now) this.#hold(noticeOf(row), row.heldTo)
    return rows.filter(({ heldTo }) => heldTo === null || heldTo <= now).map(noticeOf)
  }

  /** The share has changed: drops the notices that belong to others now, and finds those that belong here. */
  async shared(): Promise<void> {
    if (!this.#open) return
    for (const [name, lane] of this.#lanes) if (!this.#share.owns(name)) this.#drop(name, lane)
    for (const { id } of this.#held.take((notice) => !this.#share.owns(laneOf(notice)))) this.#known.delete(id)
    // The notices of a match that was lost and came back before anybody noticed are known, and nothing delivers them.
    this.#wakeAll()
    await this.#find({})
  }

  #drop(name: string, lane: OutboxLane): void {
    lane.hurry()
    for (const { id } of lane.clear()) {
      this.#known.delete(id)
      this.#ripeAt.delete(id)
      this.#barred.delete(id)
    }
    if (!lane.running && lane.empty) this.#lanes.delete(name)
  }

  /** Finds notices that another process has written. */
  async written(ids: readonly string[]): Promise<void> {
    if (this.#open) await this.#find({ id: { in: [...ids] } })
  }

  /** Offers the held notices of a person's matches again, since they may want them now. All others stay held. */
  release(person: PersonId): void {
    this.#track(this.#release(person))
  }

  async #release(person: PersonId): Promise<void> {
    const { matchIds } = this.#held
    if (matchIds.length === 0) return
    const { prisma, log, clock } = this.#options
    try {
      const own = await prisma.$queryRaw<{ matchId: string }[]>`
        SELECT "matchId" FROM "Player" WHERE "personId" = ${person} AND "matchId" = ANY(${[...matchIds]}::text[])`
      const theirs = new Set(own.map(({ matchId }) => matchId))
      const notices = this.#held.take(({ matchId }) => matchId === '' || theirs.has(matchId))
      // A person who ends their own quiet hours is not called late by that.
      for (const notice of notices) this.#offer(notice, clock.now())
      this.push(notices)
    } catch (error) {
      log.error({ err: error }, 'held notices could not be offered again; they are at their time')
    }
  }

  /** A notice is not held any more. */
  #offer({ id }: OutboxNotice, ripeAt: Date): void {
    this.#ripeAt.set(id, ripeAt)
    this.#known.delete(id)
  }

  /** Delivers notices that have just been written, or tells the process to which they belong. */
  push(notices: readonly OutboxNotice[]): void {
    const others = notices.filter((notice) => !this.#share.owns(laneOf(notice)))
    if (others.length > 0) this.#share.elsewhere(others)
    for (const notice of notices) {
      const name = laneOf(notice)
      if (this.#known.has(notice.id) || !this.#share.owns(name)) continue
      this.#known.add(notice.id)
      const lane = this.#lanes.get(name) ?? new OutboxLane()
      this.#lanes.set(name, lane)
      lane.push(notice)
      this.#wake(name, lane)
    }
  }

  /** Tries notices again that were refused, or that are tried on. */
  revive(notices: readonly OutboxNotice[]): void {
    for (const notice of notices) {
      this.#barredFor.delete(notice.id)
      const lane = this.#lanes.get(laneOf(notice))
      if (this.#known.has(notice.id) && lane?.hurry() === true) this.#wake(laneOf(notice), lane)
    }
    this.push(notices)
  }

  /** Whether something is being delivered; notices that wait for a retry do not count. */
  get busy(): boolean {
    return this.#work.size > 0
  }

  /** Resolves when nothing is being delivered; notices that wait for a retry do not count. */
  async idle(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work)
  }

  /** Tries all notices again now that wait for another try: what was in the way may be gone. */
  hurry(): void {
    for (const [name, lane] of this.#lanes) if (lane.hurry()) this.#wake(name, lane)
  }

  /** Stops once the notices on their way are delivered, or after some seconds. */
  async stop(): Promise<void> {
    this.#open = false
    this.#cancelSweep()
    this.#held.stop()
    for (const lane of this.#lanes.values()) lane.hurry()
    await this.#tries.stop(() => this.idle())
    // A notice on its way may have been held.
    this.#held.stop()
  }

  /** Keeps a notice until its time; its row says so already. */
  #hold(notice: OutboxNotice, until: Date): void {
    this.#known.add(notice.id)
    this.#ripeAt.delete(notice.id)
    this.#held.hold(notice, until)
  }

  #wakeAll(): void {
    for (const [name, lane] of this.#lanes) this.#wake(name, lane)
  }

  #wake(name: string, lane: OutboxLane): void {
    if (!this.#open || this.#herald === null || lane.running) return
    if (!this.#share.owns(name) && lane.delivered.length === 0) return
    lane.running = true
    this.#track(this.#run(name, lane))
  }

  #track(running: Promise<void>): void {
    const work = running.finally(() => this.#work.delete(work))
    this.#work.add(work)
  }

  #sweepLater(): void {
    if (!this.#open) return
    const at = new Date(this.#options.clock.now().getTime() + SWEEP_MS)
    this.#cancelSweep = this.#options.clock.wake(at, () => this.#track(this.#sweep().then(() => this.#sweepLater())))
  }

  /** Finds rows that were written without our knowledge. */
  async #sweep(): Promise<void> {
    const { prisma, clock, log } = this.#options
    const now = clock.now()
    await this.#write(async () => {
      const revived = await reviveNotices(prisma, now)
      if (revived > 0) log.warn({ notices: revived }, 'notices that were given up are tried again')
    })
    // Held ones may be as many as there are matches, and are known here: they are not read each minute.
    const ripe = [{ heldTo: null }, { heldTo: { lte: now } }]
    const found = await this.#find({ at: { lte: new Date(now.getTime() - SWEEP_MS) }, OR: ripe })
    if (found > 0) log.warn({ notices: found }, 'notices were found that nobody had told of')
  }

  /** Delivers own notices that are not known yet. @returns their number */
  async #find(where: Prisma.NoticeWhereInput): Promise<number> {
    const { prisma, log } = this.#options
    const done = new Set<string>()
    this.#done.add(done)
    try {
      const rows = await prisma.notice.findMany({ where: { deadAt: null, ...where }, orderBy: { seq: 'asc' } })
      const own = rows.filter((row) => this.#share.owns(laneOf(noticeOf(row))))
      const lost = own.filter(({ id }) => !this.#known.has(id) && !this.#onTheWay.has(id) && !done.has(id))
      this.push(this.#unheld(lost))
      return lost.length
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read; it is tried again')
      return 0
    } finally {
      this.#done.delete(done)
    }
  }

  async #run(name: string, lane: OutboxLane): Promise<void> {
    const goesOn = () => this.#open && this.#share.owns(name)
    for (let notice = lane.next(); notice !== undefined && goesOn(); notice = lane.next()) {
      await this.#tryOne(name, lane, notice)
      // A match that is never quiet must not tell hours of it again after a crash.
      if (lane.delivered.length >= FORGET_AFTER) await this.#forget(lane)
    }
    if (!(await this.#forget(lane))) this.#forgetLater(name, lane)
    lane.running = false
    // Not if the match is gone: rows that could not be deleted would be tried again and again without a pause.
    if (lane.next() !== undefined && goesOn()) this.#wake(name, lane)
    else if (lane.empty) this.#lanes.delete(name)
  }

  /** Tries a notice. If that takes too long, it goes on while others are tried. */
  async #tryOne(name: string, lane: OutboxLane, notice: OutboxNotice): Promise<void> {
    const attempt = await this.#tries.attempt(() => this.#deliverOwn(name, lane, notice))
    if (attempt === null) return
    if ('came' in attempt) return this.#settle(name, lane, notice, attempt.came)
    const { id, kind, matchId } = notice
    this.#options.log.warn({ notice: id, kind, match: matchId }, 'a notice takes long; others go ahead')
    lane.lag(notice)
    const after = attempt.late.then((late) => {
      lane.arrived(notice)
      this.#settle(name, lane, notice, late)
      this.#wake(name, lane)
    })
    this.#track(after)
  }

  #settle(name: string, lane: OutboxLane, notice: OutboxNotice, outcome: Outcome): void {
    const barred = typeof outcome === 'object' && 'barred' in outcome
    if (barred) this.#barred.add(notice.id)
    else this.#barred.delete(notice.id)
    if (outcome === 'done') return lane.done(notice)
    if (!this.#open) return
    const pauseMs = lane.pauseOf(notice, barred ? this.#barred.size : 0)
    const at = new Date(this.#options.clock.now().getTime() + pauseMs)
    const why = 'again' in outcome ? outcome.again : outcome.barred
    const about = { lane: name, notice: notice.id, kind: notice.kind, notices: lane.size, at, why }
    this.#options.log.warn(about, 'a notice waits for another try')
    const cancel = this.#options.clock.wake(at, () => {
      lane.arrived(notice)
      this.#wake(name, lane)
    })
    lane.wait(notice, cancel)
  }

  /** Its match may have gone to another process while it waited for its turn. */
  async #deliverOwn(name: string, lane: OutboxLane, notice: OutboxNotice): Promise<Outcome> {
    if (!this.#share.owns(name)) return { again: 'another process delivers it' }
    this.#onTheWay.add(notice.id)
    try {
      return await this.#deliver(notice, lane)
    } finally {
      this.#onTheWay.delete(notice.id)
    }
  }

  async #deliver(notice: OutboxNotice, lane: OutboxLane): Promise<Outcome> {
    const { id, kind, matchId } = notice
    let delivery: Delivery = 'retry'
    try {
      delivery = await this.#handOver(notice)
    } catch (error) {
      delivery = { retry: error instanceof Error ? error.name : typeof error }
      this.#options.log.error({ err: error, notice: id, kind, match: matchId }, 'delivering a notice failed')
    }
    this.#options.tried?.(kind, triedOf(delivery))
    if (typeof delivery === 'object' && 'until' in delivery)
      return (await this.#keep(notice, delivery.until)) ? 'done' : { again: WRITING }
    if (delivery === 'barred') return { barred: 'it is not allowed there' }
    if (delivery === 'unreachable') return this.#unreached(notice, lane)
    if (typeof delivery === 'object' && 'barred' in delivery) return this.#triedOn(notice, delivery.barred)
    if (delivery === 'retry') return { again: UNNAMED }
    if (typeof delivery === 'object' && 'retry' in delivery) return { again: delivery.retry }
    if (delivery === 'sent') return this.#sent(notice, lane)
    const deadFor = delivery === 'dead' ? null : delivery.dead
    this.#options.log.warn({ notice: id, kind, match: matchId, reason: deadFor }, 'a notice is not delivered')
    const buried = await this.#change(notice, { deadAt: this.#options.clock.now(), deadFor })
    if (buried) {
      this.#ripeAt.delete(id)
      this.#doneWith(id)
    }
    return buried ? 'done' : { again: WRITING }
  }

  #handOver(notice: OutboxNotice): Promise<Delivery> {
    if (notice.kind !== 'think') return this.#herald!.deliver(notice)
    const { think } = this.#options
    if (think === undefined) throw new Error('Nobody thinks here')
    return think(notice)
  }

  /** A person can't be reached by their own act: they are tried for three days, and their time has run since the call. */
  async #unreached(notice: OutboxNotice, lane: OutboxLane): Promise<Outcome> {
    const { id, kind, matchId } = notice
    if (this.#ageOf(notice) < UNREACHABLE_MS) return this.#triedOn(notice, CLOSED)
    this.#options.log.warn({ notice: id, kind, match: matchId }, 'a person can not be reached, and their time has run')
    return this.#delivered(notice, lane)
  }

  /** The time since a notice could be delivered, in milliseconds. */
  #ageOf({ id, at }: OutboxNotice): number {
    return this.#options.clock.now().getTime() - (this.#ripeAt.get(id) ?? at).getTime()
  }

  /** It is tried on, and the admins are told why it does not arrive. */
  async #triedOn(notice: OutboxNotice, barredFor: string): Promise<Outcome> {
    const barred = { barred: barredFor }
    if (this.#barredFor.get(notice.id) === barredFor) return barred
    if (this.#barredFor.size >= MOST_BARRED) this.#barredFor.clear()
    if (await this.#change(notice, { barredFor })) this.#barredFor.set(notice.id, barredFor)
    return barred
  }

  async #sent(notice: OutboxNotice, lane: OutboxLane): Promise<Outcome> {
    const late = this.#ageOf(notice) > LATE_CALL_MS
    if (notice.kind === 'called' && late) {
      const moved = await this.#write(() => this.#options.late(notice))
      if (!moved) return { again: WRITING }
    }
    return this.#delivered(notice, lane)
  }

  #delivered(notice: OutboxNotice, lane: OutboxLane): Outcome {
    this.#ripeAt.delete(notice.id)
    // Its lane may have been lost and found meanwhile: until its row is gone it must not be found again.
    this.#known.add(notice.id)
    lane.delivered.push(notice.id)
    return 'done'
  }

  /** @returns false if it has to be tried again */
  async #keep(notice: OutboxNotice, until: Date): Promise<boolean> {
    const { id, kind, matchId } = notice
    if (!(await this.#change(notice, { heldTo: until }))) return false
    this.#options.log.info({ notice: id, kind, match: matchId, until }, 'a notice is held')
    this.#hold(notice, until)
    return true
  }

  /** Writes what becomes of a notice, unless it belongs to another process by now. */
  #change(notice: OutboxNotice, change: RowChange): Promise<boolean> {
    return this.#write(() => this.#rows.change(notice.id, change, this.#share.stands(laneOf(notice))))
  }

  /** Rows that could not be deleted are tried again by themselves: their notices must not be told twice. */
  #forgetLater(name: string, lane: OutboxLane): void {
    if (!this.#open) return
    const { clock } = this.#options
    clock.wake(new Date(clock.now().getTime() + FORGET_MS), () => this.#wake(name, lane))
  }

  /** Deletes the rows of delivered notices. */
  async #forget({ delivered }: OutboxLane): Promise<boolean> {
    if (delivered.length === 0) return true
    const ids = [...delivered]
    if (!(await this.#write(() => this.#rows.delete(ids)))) return false
    delivered.splice(0, ids.length)
    for (const id of ids) this.#doneWith(id)
    return true
  }

  #doneWith(id: string): void {
    this.#known.delete(id)
    for (const done of this.#done) done.add(id)
  }

  async #write(statement: () => Promise<unknown>): Promise<boolean> {
    try {
      await statement()
      return true
    } catch (error) {
      this.#options.log.error({ err: error }, 'the outbox could not be written')
      return false
    }
  }
}
