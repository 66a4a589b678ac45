/**
 * Delivers notices: in order for each match, at least once, with retries until they arrive. The moves that cause
 * notices write the rows, and a row is removed when its notice has been delivered.
 * - After a crash the next start delivers the remaining rows.
 * - Rows that were written without our knowledge (the database's answer got lost) are found a little later.
 * - A notice whose person must not be disturbed is held, as its row says, and offered again at that time.
 */
import type { Logger } from 'pino'
import type { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import type { Delivery, Herald, Notice } from './api.ts'

/** The dependencies of the outbox. */
export interface OutboxOptions {
  readonly prisma: Database
  readonly clock: Clock
  readonly log: Logger
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 5 * 60_000
/** How often to look for rows of which nobody has told us. Younger ones may still be on their way here. */
const SWEEP_MS = 60_000

/** The notices of one match that are still to be delivered. */
interface Lane {
  readonly queue: Notice[]
  /** Delivered, but their rows are not gone yet. */
  readonly delivered: string[]
  running: boolean
  pause: number
  /** Set while the lane waits to retry. */
  cancel: (() => void) | null
}

const newLane = (): Lane => ({ queue: [], delivered: [], running: false, pause: FIRST_PAUSE_MS, cancel: null })

/** Delivers stored notices in order, and retries failed ones. */
export class Outbox {
  readonly #options: OutboxOptions
  readonly #lanes = new Map<string, Lane>()
  readonly #known = new Set<string>()
  readonly #work = new Set<Promise<void>>()
  /** Notices that are held until their time. */
  readonly #held = new Map<string, { readonly notice: Notice; readonly until: Date }>()
  #cancelHeld: () => void = () => {}
  #herald: Herald | null = null
  #open = false
  #cancelSweep: () => void = () => {}
  /** During a look through the rows: ids of those that were finished meanwhile. */
  #done: Set<string> | null = null

  constructor(options: OutboxOptions) {
    this.#options = options
  }

  setHerald(herald: Herald): void {
    this.#herald = herald
    this.#wakeAll()
  }

  /** Begins to deliver, first the rows that an earlier run has left. */
  async start(): Promise<void> {
    const rows = await this.#options.prisma.notice.findMany({ where: { deadAt: null }, orderBy: { seq: 'asc' } })
    const now = this.#options.clock.now()
    const left = rows.filter(({ heldTo }) => heldTo === null || heldTo <= now).map(noticeOf)
    for (const row of rows) if (row.heldTo !== null && row.heldTo > now) this.#hold(noticeOf(row), row.heldTo)
    if (left.length > 0) this.#options.log.info({ notices: left.length }, 'notices left over from an earlier run')
    // Notices written since this run began come after all that were left over.
    const early = [...this.#lanes.values()].flatMap(({ queue }) => queue.splice(0))
    for (const notice of early) this.#known.delete(notice.id)
    this.#open = true
    this.push([...left, ...early])
    this.#sweepLater()
  }

  /** Offers all held notices again, since their person may want them now. The others stay held. */
  release(): void {
    const notices = [...this.#held.values()].map(({ notice }) => notice)
    this.#held.clear()
    this.#cancelHeld()
    for (const { id } of notices) this.#known.delete(id)
    this.push(notices)
  }

  /** Delivers notices that have just been written. */
  push(notices: readonly Notice[]): void {
    for (const notice of notices) {
      if (this.#known.has(notice.id)) continue
      this.#known.add(notice.id)
      const name = laneOf(notice)
      const lane = this.#lanes.get(name) ?? newLane()
      this.#lanes.set(name, lane)
      lane.queue.push(notice)
      this.#wake(name, lane)
    }
  }

  /** Resolves when nothing is being delivered; notices that wait for a retry do not count. */
  async idle(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work)
  }

  /** Stops once the notices on their way are delivered. */
  async stop(): Promise<void> {
    this.#open = false
    this.#cancelSweep()
    this.#cancelHeld()
    for (const lane of this.#lanes.values()) lane.cancel?.()
    await this.idle()
    // A notice on its way may have been held.
    this.#cancelHeld()
  }

  /** Keeps a notice until its time; its row says so already. */
  #hold(notice: Notice, until: Date): void {
    this.#known.add(notice.id)
    this.#held.set(notice.id, { notice, until })
    this.#wakeHeld()
  }

  /** Sets the timer to the next held notice. */
  #wakeHeld(): void {
    this.#cancelHeld()
    const next = Math.min(...[...this.#held.values()].map(({ until }) => until.getTime()))
    if (next === Number.POSITIVE_INFINITY) return
    this.#cancelHeld = this.#options.clock.wake(new Date(next), () => this.#ripe())
  }

  #ripe(): void {
    const now = this.#options.clock.now()
    const ripe = [...this.#held.values()].filter(({ until }) => until <= now).map(({ notice }) => notice)
    for (const { id } of ripe) {
      this.#held.delete(id)
      this.#known.delete(id)
    }
    this.push(ripe)
    this.#wakeHeld()
  }

  #wakeAll(): void {
    for (const [name, lane] of this.#lanes) this.#wake(name, lane)
  }

  #wake(name: string, lane: Lane): void {
    if (!this.#open || this.#herald === null || lane.running || lane.cancel !== null) return
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
    const written = { lte: new Date(clock.now().getTime() - SWEEP_MS) }
    const done = new Set<string>()
    this.#done = done
    try {
      const rows = await prisma.notice.findMany({ where: { deadAt: null, at: written }, orderBy: { seq: 'asc' } })
      const lost = rows.filter(({ id }) => !this.#known.has(id) && !done.has(id))
      if (lost.length > 0) log.warn({ notices: lost.length }, 'notices were found that nobody had told of')
      this.push(lost.map(noticeOf))
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read; it is tried again')
    } finally {
      this.#done = null
    }
  }

  async #run(name: string, lane: Lane): Promise<void> {
    let arrived = true
    for (let notice = lane.queue[0]; arrived && notice !== undefined && this.#open; notice = lane.queue[0]) {
      arrived = await this.#deliver(notice, lane)
      if (arrived) lane.queue.shift()
    }
    const forgotten = await this.#forget(lane)
    lane.running = false
    if (!arrived || !forgotten) return this.#pause(name, lane)
    lane.pause = FIRST_PAUSE_MS
    if (lane.queue.length > 0) this.#wake(name, lane)
    else this.#lanes.delete(name)
  }

  /** @returns false if it has to be tried again */
  async #deliver(notice: Notice, lane: Lane): Promise<boolean> {
    const { id, kind, matchId } = notice
    let delivery: Delivery = 'retry'
    try {
      delivery = await this.#herald!.deliver(notice)
    } catch (error) {
      this.#options.log.error({ err: error, notice: id, kind, match: matchId }, 'delivering a notice failed')
    }
    if (typeof delivery === 'object') return this.#keep(notice, delivery.until)
    if (delivery === 'sent') lane.delivered.push(id)
    if (delivery !== 'dead') return delivery === 'sent'
    this.#options.log.warn({ notice: id, kind, match: matchId }, 'a notice can never be delivered')
    const deadAt = this.#options.clock.now()
    const buried = await this.#write(() => this.#options.prisma.notice.updateMany({ where: { id }, data: { deadAt } }))
    if (buried) this.#doneWith(id)
    return buried
  }

  /** @returns false if it has to be tried again */
  async #keep(notice: Notice, until: Date): Promise<boolean> {
    const { id, kind, matchId } = notice
    const data = { heldTo: until }
    const kept = await this.#write(() => this.#options.prisma.notice.updateMany({ where: { id }, data }))
    if (!kept) return false
    this.#options.log.info({ notice: id, kind, match: matchId, until }, 'a notice is held')
    this.#hold(notice, until)
    return true
  }

  /** Deletes the rows of delivered notices with one statement. */
  async #forget({ delivered }: Lane): Promise<boolean> {
    if (delivered.length === 0) return true
    const ids = [...delivered]
    if (!(await this.#write(() => this.#options.prisma.notice.deleteMany({ where: { id: { in: ids } } })))) return false
    delivered.splice(0, ids.length)
    for (const id of ids) this.#doneWith(id)
    return true
  }

  #doneWith(id: string): void {
    this.#known.delete(id)
    this.#done?.add(id)
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

  #pause(name: string, lane: Lane): void {
    if (!this.#open) return
    const at = new Date(this.#options.clock.now().getTime() + lane.pause)
    this.#options.log.warn({ lane: name, notices: lane.queue.length, at }, 'notices wait for another try')
    lane.pause = Math.min(lane.pause * 2, LONGEST_PAUSE_MS)
    const cancel = this.#options.clock.wake(at, () => {
      lane.cancel = null
      this.#wake(name, lane)
    })
    lane.cancel = () => {
      cancel()
      lane.cancel = null
    }
  }
}

const laneOf = (notice: Notice): string =>
  notice.kind === 'challenge-expired' ? `challenge ${notice.challengeId}` : notice.matchId

function noticeOf({ id, matchId, kind, data, at }: Prisma.NoticeGetPayload<object>): Notice {
  const { deadline, ...facts } = data as { deadline?: string }
  const dated = deadline === undefined ? facts : { ...facts, deadline: new Date(deadline) }
  return { id, matchId: matchId ?? '', kind, at, ...dated } as Notice
}
