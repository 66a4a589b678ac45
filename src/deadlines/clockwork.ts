/**
 * Keeps time for all matches: handles due work when an alarm rings, and looks every half minute for lost alarms.
 * Time in which nobody could play does not count against the players: the program or its database was down, it was cut
 * off from Discord, or the process stood still.
 */
import type { Logger } from 'pino'
import type { Reach } from '../matches/reach.ts'
import { StorageDown } from '../storage/errors.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import { DAY_MS, HOUR_MS } from '../time/lengths.ts'
import { type Alarms, QUEUES, type QueueName } from './alarm.ts'
import type { DueWork } from './due-work.ts'
import type { LostTime } from './lost-time.ts'
import { Pulse } from './pulse.ts'
import { tidy } from './tidy.ts'
import type { TimeCheck } from './time-check.ts'
import { tryMove } from './trial.ts'
import type { OutageRefunds } from './unanswered.ts'

/** The dependencies of the clockwork. */
export interface ClockworkOptions {
  readonly prisma: Database
  readonly clock: Clock
  readonly lostTime: LostTime
  readonly unanswered: Pick<OutageRefunds, 'settle' | 'waits'>
  readonly reach: Reach
  /** Compares the clock with the one that counts; null: there is no other. */
  readonly timeCheck: Pick<TimeCheck, 'measure'> | null
  readonly log: Logger
  /** Says why the database does not answer, and what to do. */
  readonly trouble: (error: unknown) => string
  readonly alarms: Alarms
  /** Work that is done once a night, beside everything else; default: none. */
  readonly nightly?: () => Promise<unknown>
  /** The work that falls due by this clock. */
  readonly work: Readonly<Record<QueueName, DueWork>>
}

const TICK_MS = 30_000
/** Nightly work begins at this hour, UTC. */
const NIGHT_MS = 3 * HOUR_MS
/** Each tick sets the alarms of this period, in case they were lost: no longer than it takes to the tick after the next. */
const HORIZON_MS = 90_000
/** The sign of `Reach` that this clock decides. */
const STORAGE = 'storage'
const REFUSES = 'The database answers, but takes no moves. Look at its log: a right or a table may be missing.'

/** Runs the deadlines: at alarms, and at a tick every half minute. */
export class Clockwork {
  readonly #options: ClockworkOptions
  /** The look that is being done. @returns the kinds of work that have failed */
  #running: Promise<ReadonlySet<QueueName>> | null = null
  /** Kinds of work at which it has to look. */
  readonly #wanted = new Set<QueueName>()
  #stopped = true
  #ticking: Promise<void> = Promise.resolve()
  #cancelTick: () => void = () => {}
  readonly #pulse: Pulse
  /** Nobody could play since the last heartbeat, or some time of it: first the lost time has to be given back. */
  #away = true
  /** When people could last play; null: at the last heartbeat. */
  #since: Date | null = null
  /** How often it was noticed that nobody can play. */
  #losses = 0
  /** The last heartbeat of this process. */
  #ownBeat: Date | null = null
  #stopListening: () => void = () => {}
  #tidyAt = 0
  /** When nightly work is due; null: this process has just started, and does it in an hour. */
  #nightAt: number | null = null
  #night: Promise<void> | null = null

  constructor(options: ClockworkOptions) {
    this.#options = options
    this.#pulse = new Pulse(options.clock, {
      stoodStill: (since) => this.#lost(since),
      noticed: () => void this.wake(),
    })
  }

  async start(): Promise<void> {
    const { reach } = this.#options
    this.#stopped = false
    this.#stopListening = reach.onChange((open) => this.#reached(open))
    this.#pulse.start()
    this.#options.alarms.start((queue) => this.#ring(queue))
    this.#ticking = this.#tick()
    await this.#ticking
  }

  async stop(): Promise<void> {
    // A program that keeps no time may have looked into the queues.
    if (this.#stopped) return this.#options.alarms.close()
    this.#stopped = true
    this.#stopListening()
    this.#pulse.stop()
    this.#cancelTick()
    await this.#options.alarms.close()
    await this.idle()
    await this.#beat()
  }

  /** Sets alarms for times that have just begun to run. A program that only reads sets none: it must not be woken. */
  set(queue: QueueName, at: readonly Date[]): void {
    if (!this.#stopped) void this.#set(queue, at)
  }

  /** Handles everything that is due now. Resolves when it is done; the next tick does what has failed. */
  async wake(): Promise<void> {
    await this.#look(QUEUES)
  }

  /** Returns the next moment until a time at which something becomes due; null: nothing does. @throws StorageDown */
  async nextDue(until: Date): Promise<Date | null> {
    const { clock, work } = this.#options
    const now = clock.now()
    const found = (await Promise.all(QUEUES.map((queue) => work[queue].alarms(now, until)))).flat()
    return found.reduce<Date | null>((first, at) => (first === null || at < first ? at : first), null)
  }

  /** An alarm rings. @throws if the work could not be done: the alarm then rings again */
  async #ring(queue: QueueName): Promise<void> {
    const failed = await this.#look([queue])
    // The reason may quote what is secret: it goes into the log alone, which shortens it.
    if (failed.has(queue)) throw new Error('What was due could not be done; the log says why.')
  }

  async #look(queues: readonly QueueName[]): Promise<ReadonlySet<QueueName>> {
    if (this.#stopped) return new Set()
    for (const queue of queues) this.#wanted.add(queue)
    this.#running ??= this.#run()
    return this.#running
  }

  /** Whether due work is in progress. */
  get busy(): boolean {
    return this.#running !== null
  }

  /** Resolves when no due work is in progress. */
  async idle(): Promise<void> {
    await this.#ticking
    while (this.#running !== null) await this.#running
    await this.#night
  }

  async #run(): Promise<ReadonlySet<QueueName>> {
    const failed = new Set<QueueName>()
    try {
      while (this.#wanted.size > 0) {
        const queues = QUEUES.filter((queue) => this.#wanted.has(queue))
        this.#wanted.clear()
        // Nobody is late until the lost time has been given back.
        if (!this.#counts()) await this.#beat()
        for (const queue of queues) {
          if (!this.#counts()) return failed
          if (await this.#do(queue)) failed.delete(queue)
          else failed.add(queue)
        }
      }
      return failed
    } finally {
      this.#running = null
    }
  }

  /** Handles what is due of one kind. @returns whether it could be done */
  async #do(queue: QueueName): Promise<boolean> {
    const { clock, log, work } = this.#options
    try {
      const at = clock.now()
      await work[queue].due(at, () => !this.#stopped && this.#counts())
      const until = new Date(clock.now().getTime() + HORIZON_MS)
      await this.#set(queue, await work[queue].alarms(at, until))
      return true
    } catch (error) {
      // The alarm rings again, and the next tick tries it, too.
      log.error({ err: error, queue }, 'the clock could not do what is due')
      return false
    }
  }

  async #set(queue: QueueName, at: readonly Date[]): Promise<void> {
    try {
      await this.#options.alarms.set(queue, at)
    } catch (error) {
      this.#options.log.warn({ err: error }, 'alarms could not be set; the next tick tries again')
    }
  }

  async #tick(): Promise<void> {
    const { clock } = this.#options
    await this.#beat()
    const failed = await this.#look(QUEUES)
    // Work that failed before is done now.
    if (!this.#away) for (const queue of QUEUES) if (!failed.has(queue)) await this.#options.alarms.settled(queue)
    await this.#tidy()
    this.#nightly()
    if (this.#stopped) return
    this.#cancelTick = clock.wake(new Date(clock.now().getTime() + TICK_MS), () => {
      this.#ticking = this.#tick()
    })
  }

  /** Whether the time that passes now counts against players. */
  #counts(): boolean {
    this.#pulse.feel()
    return !this.#away && this.#options.reach.open && !this.#options.unanswered.waits
  }

  /** Nobody could play since then. */
  #lost(since: Date): void {
    if (!this.#away) this.#since = since
    this.#away = true
    this.#losses += 1
  }

  #reached(open: boolean): void {
    if (open) return void this.wake()
    const { reach, log } = this.#options
    const { obstacles } = reach
    log.warn({ obstacles: obstacles.map(({ what }) => what) }, 'nobody can play now: clocks stand still')
    this.#lost(new Date(Math.min(...obstacles.map(({ since }) => since.getTime()))))
  }

  /** Writes the heartbeat, unless nobody can play or the database would refuse a move. Lost time is given back first. */
  async #beat(): Promise<void> {
    const { prisma, clock, lostTime, unanswered, reach, timeCheck, trouble, log } = this.#options
    this.#pulse.feel()
    // A clock that has leapt looks like a process that stood still.
    if (this.#away) await timeCheck?.measure()
    if (!reach.openBut(STORAGE)) return
    const at = clock.now()
    const [losses, wasAway] = [this.#losses, this.#away]
    try {
      await tryMove(prisma)
      await unanswered.settle()
      if (this.#away) await lostTime.giveBack(this.#since, this.#ownBeat)
      await prisma.heartbeat.upsert({ where: { id: 1 }, create: { id: 1, at }, update: { at } })
      this.#ownBeat = at
      // The process stood still meanwhile, or was cut off: that time has not been given back.
      if (losses === this.#losses) {
        this.#since = null
        this.#away = !reach.openBut(STORAGE)
      } else if (wasAway) this.#since = at
      reach.report(STORAGE, null)
    } catch (error) {
      // The database is down or refuses moves, and nobody can play.
      this.#since = null
      this.#away = true
      const what = error instanceof StorageDown ? trouble(error) : REFUSES
      log.error({ err: error, what }, 'the heartbeat could not be written')
      reach.report(STORAGE, what)
    }
  }

  /** Begins the nightly work if its time has come. The clock does not wait for it. */
  #nightly(): void {
    const { clock, log, nightly } = this.#options
    const now = clock.now().getTime()
    this.#nightAt ??= now + HOUR_MS
    if (nightly === undefined || this.#stopped || this.#away || this.#night !== null || now < this.#nightAt) return
    this.#nightAt = Math.floor((now - NIGHT_MS) / DAY_MS + 1) * DAY_MS + NIGHT_MS
    this.#night = nightly()
      .then(
        () => {},
        (error) => log.error({ err: error }, 'the nightly work failed; the next night tries again'),
      )
      .finally(() => {
        this.#night = null
      })
  }

  /** Removes expired records, once a day. */
  async #tidy(): Promise<void> {
    const { prisma, clock, log } = this.#options
    const now = clock.now().getTime()
    if (now < this.#tidyAt || this.#away) return
    try {
      await tidy(prisma, now)
      this.#tidyAt = now + DAY_MS
    } catch (error) {
      log.error({ err: error }, 'what is not needed any more could not be removed; the next tick tries again')
    }
  }
}
