/** Alarms as delayed jobs of BullMQ. If Redis loses them, they are set again from the database. */
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Clock } from '../time/clock.ts'
import type { Alarm, Alarms } from './alarm.ts'

/** The settings for alarms in Redis. */
export interface BullOptions {
  readonly redisUrl: string
  /** The prefix of every key, so that several bots can share a Redis. */
  readonly prefix: string
  readonly clock: Clock
  readonly log: Logger
  /** Called when an alarm is due. */
  readonly ring: () => Promise<void>
}

const QUEUE = 'alarms'
/** Later alarms are set when their time comes nearer: a job for each of them would be set anew with every tick. */
const HORIZON_MS = 90_000
/** An alarm only makes the program look for due work, so that one a second is enough for any number of deadlines. */
const SECOND_MS = 1_000

/** Keeps alarms in Redis. They ring in the process that takes the job. */
export class BullAlarms implements Alarms {
  readonly #options: BullOptions
  readonly #connections: readonly Redis[]
  readonly #queue: Queue
  readonly #worker: Worker

  constructor(options: BullOptions) {
    const { redisUrl, prefix, log } = options
    this.#options = options
    // A worker waits for its job without limit. Setting an alarm fails soon instead, and the next tick sets it again.
    const waiting = new Redis(redisUrl, { maxRetriesPerRequest: null })
    const setting = new Redis(redisUrl, { maxRetriesPerRequest: 1 })
    this.#connections = [waiting, setting]
    this.#queue = new Queue(QUEUE, { connection: setting, prefix })
    this.#worker = new Worker(QUEUE, (job) => this.#ring(new Date(job.data.at)), { connection: waiting, prefix })
    // One warning while it is away, however often it is tried.
    let away = false
    const unwell = (error: Error) => {
      if (!away) log.warn({ err: error }, 'Redis is not well; alarms are set again later')
      away = true
    }
    setting.on('ready', () => {
      if (away) log.info('Redis is well again')
      away = false
    })
    for (const connection of this.#connections) connection.on('error', unwell)
    this.#queue.on('error', unwell)
    this.#worker.on('error', unwell)
  }

  async set(alarms: readonly Alarm[]): Promise<void> {
    const now = this.#options.clock.now().getTime()
    const near = alarms.map(({ at }) => at.getTime()).filter((at) => at <= now + HORIZON_MS)
    const seconds = [...new Set(near.map((at) => Math.ceil(at / SECOND_MS) * SECOND_MS))]
    if (seconds.length === 0) return
    await this.#queue.addBulk(
      seconds.map((at) => ({
        name: 'alarm',
        data: { at: new Date(at).toISOString() },
        opts: {
          jobId: `at-${at / SECOND_MS}`,
          delay: Math.max(0, at - now),
          // A job that was kept would block the same alarm from being set again.
          removeOnComplete: true,
          removeOnFail: true,
        },
      })),
    )
  }

  async close(): Promise<void> {
    // Without Redis there is no connection to close, and BullMQ would wait for it.
    const well = this.#connections.every(({ status }) => status === 'ready')
    if (well) {
      await this.#worker.close()
      await this.#queue.close()
    } else {
      void this.#worker.close(true)
      void this.#queue.disconnect()
    }
    for (const connection of this.#connections) connection.disconnect()
  }

  /** Waits for the rest: the clocks of Redis and this machine may differ a little, and an alarm never rings early. */
  async #ring(at: Date): Promise<void> {
    const { clock, ring } = this.#options
    if (clock.now() < at) await new Promise<void>((resolve) => clock.wake(at, resolve))
    await ring()
  }
}
