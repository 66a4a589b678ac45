/**
 * Keeps time for all matches: handles due work when an alarm rings, and looks every half minute for lost alarms.
 * Time in which the program or its database was down does not count against the players.
 */
import type { Logger } from 'pino'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import type { Alarm, Alarms } from './alarm.ts'
import type { Deadlines } from './deadlines.ts'

/** The dependencies of the clockwork. */
export interface ClockworkOptions {
  readonly prisma: Database
  readonly clock: Clock
  readonly deadlines: Deadlines
  readonly log: Logger
  readonly alarms: (ring: () => Promise<void>) => Alarms
}

const TICK_MS = 30_000
/** Each tick sets the alarms of this period again, in case they were lost. */
const HORIZON_MS = 60 * 60_000
/** The program makes up for no time down that is shorter than this. */
const OUTAGE_MS = 60_000
const DAY_MS = 24 * 60 * 60_000
/** Discord never repeats an interaction after this time. */
const FORGET_MS = 7 * DAY_MS

/** Runs the deadlines: at alarms, and at a tick every half minute. */
export class Clockwork {
  readonly #options: ClockworkOptions
  /** Alarms are set only while it runs: a program that only reads must not be woken. */
  #alarms: Alarms | null = null
  #running: Promise<void> | null = null
  #again = false
  #stopped = true
  #ticking: Promise<void> = Promise.resolve()
  #cancelTick: () => void = () => {}
  /** Whether the last heartbeat failed: the database is down, and nobody can play. */
  #missedBeat = false
  #tidyAt = 0

  constructor(options: ClockworkOptions) {
    this.#options = options
  }

  async start(): Promise<void> {
    await this.#makeUpForOutage()
    this.#stopped = false
    this.#alarms = this.#options.alarms(() => this.wake())
    this.#ticking = this.#tick()
    await this.#ticking
  }

  async stop(): Promise<void> {
    if (this.#stopped) return
    this.#stopped = true
    this.#cancelTick()
    await this.#alarms?.close()
    await this.idle()
    await this.#beat()
  }

  /** Sets alarms for times that have just begun to run. */
  set(alarms: readonly Alarm[]): void {
    if (!this.#stopped) void this.#set(alarms)
  }

  /** Handles everything that is due now. Resolves when it is done. */
  wake(): Promise<void> {
    if (this.#stopped) return Promise.resolve()
    this.#again = true
    this.#running ??= this.#run()
    return this.#running
  }

  /** Resolves when no due work is in progress. */
  async idle(): Promise<void> {
    await this.#ticking
    while (this.#running !== null) await this.#running
  }

  async #run(): Promise<void> {
    const { clock, deadlines, log } = this.#options
    try {
      while (this.#again) {
        this.#again = false
        // After the database was down, nobody is late until the lost time has been given back.
        if (this.#missedBeat) await this.#beat()
        if (this.#missedBeat) return
        await deadlines.due(clock.now())
        await this.#set(await deadlines.alarms(new Date(clock.now().getTime() + HORIZON_MS)))
      }
    } catch (error) {
      // The next tick tries again.
      log.error({ err: error }, 'the clock could not do what is due')
    } finally {
      this.#running = null
    }
  }

  async #set(alarms: readonly Alarm[]): Promise<void> {
    try {
      await this.#alarms?.set(alarms)
    } catch (error) {
      this.#options.log.warn({ err: error }, 'alarms could not be set; the next tick tries again')
    }
  }

  async #tick(): Promise<void> {
    const { clock } = this.#options
    await this.#beat()
    await this.wake()
    await this.#tidy()
    if (this.#stopped) return
    this.#cancelTick = clock.wake(new Date(clock.now().getTime() + TICK_MS), () => {
      this.#ticking = this.#tick()
    })
  }

  async #beat(): Promise<void> {
    const { prisma, clock, log } = this.#options
    const at = clock.now()
    try {
      if (this.#missedBeat) await this.#makeUpForOutage()
      await prisma.heartbeat.upsert({ where: { id: 1 }, create: { id: 1, at }, update: { at } })
      this.#missedBeat = false
    } catch (error) {
      this.#missedBeat = true
      log.error({ err: error }, 'the heartbeat could not be written')
    }
  }

  /** Gives the time lost since the last heartbeat to all running sittings, once. */
  async #makeUpForOutage(): Promise<void> {
    const { prisma, clock, log } = this.#options
    const last = (await prisma.heartbeat.findUnique({ where: { id: 1 } }))?.at
    const now = clock.now()
    const lost = last === undefined ? 0 : now.getTime() - last.getTime()
    if (last === undefined || lost <= OUTAGE_MS) return
    // Only the process that moves the heartbeat on may extend: two starting processes must not both do it.
    await prisma.$executeRaw`
      WITH beat AS (
        UPDATE "Heartbeat" SET "at" = ${now}::timestamptz WHERE "id" = 1 AND "at" = ${last}::timestamptz RETURNING "id"
      ), sittings AS (
        UPDATE "Sitting" SET "deadline" = "deadline" + ${lost} * interval '1 millisecond',
          "remindAt" = "remindAt" + ${lost} * interval '1 millisecond'
        FROM beat
      )
      UPDATE "Challenge" SET "expiresAt" = "expiresAt" + ${lost} * interval '1 millisecond'
      FROM beat WHERE "status" IN ('draft', 'open')`
    log.warn({ lostMs: lost, since: last }, 'nobody could play for a time: running deadlines were extended by it')
  }

  /** Removes expired records, once a day. */
  async #tidy(): Promise<void> {
    const { prisma, clock, log } = this.#options
    const now = clock.now().getTime()
    if (now < this.#tidyAt || this.#missedBeat) return
    try {
      await prisma.interaction.deleteMany({ where: { at: { lt: new Date(now - FORGET_MS) } } })
      await prisma.draft.deleteMany({ where: { match: { status: 'over' } } })
      this.#tidyAt = now + DAY_MS
    } catch (error) {
      log.error({ err: error }, 'what is not needed any more could not be removed; the next tick tries again')
    }
  }
}
