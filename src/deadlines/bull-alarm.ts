/** Alarms as delayed jobs of BullMQ, in a queue for each kind of work. If Redis loses them, they are set again from the database. */
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { type Clock, systemClock } from '../time/clock.ts'
import { type Alarms, QUEUES, type QueueFigures, type QueueName, RINGS, type Ring } from './alarm.ts'
import { redisTrouble } from './redis-trouble.ts'

/** The settings for alarms in Redis. */
export interface BullOptions {
  readonly redisUrl: string
  /** The prefix of every key, so that several bots can share a Redis. */
  readonly prefix: string
  readonly clock: Clock
  readonly log: Logger
  /** Told why Redis can't be used and what to do; null: it works again. */
  readonly told?: (what: string | null) => void
}

/** Later alarms are set when their time comes nearer: a job for each of them would be set anew with every tick. */
const HORIZON_MS = 90_000
/** An alarm only makes the program look for due work, so that one a second is enough for any number of deadlines. */
const SECOND_MS = 1_000
/** Redis counts as away if it takes longer. BullMQ would wait for it without limit, and the clock with it. */
const PATIENCE_MS = 2_000
/** Failed jobs are kept for the host to see, unless their work is done before. */
const KEPT_FAILURES = { age: 7 * 24 * 60 * 60, count: 100 }

/** Keeps alarms in Redis. They ring in the process that takes the job. */
export class BullAlarms implements Alarms {
  readonly #options: BullOptions
  readonly #connections: Redis[] = []
  /** The connection by which alarms are set. None is made before it is needed. */
  #asking: Redis | null = null
  #queues: ReadonlyMap<QueueName, Queue> | null = null
  #workers: readonly Worker[] = []
  #ringing: Ring = async () => {}
  /** One warning while it is unwell, however often it is tried. */
  #warned = false

  constructor(options: BullOptions) {
    this.#options = options
  }

  start(ring: Ring): void {
    const { prefix } = this.#options
    this.#ringing = ring
    // A worker waits for its job without limit.
    const connection = this.#connect(null)
    this.#workers = QUEUES.map((queue) => {
      const worker = new Worker(
        queue,
        (job) => this.#ring(queue, new Date((job.data as { at?: string } | null)?.at ?? Number.NaN)),
        { connection, prefix },
      )
      return worker.on('error', (error) => this.#unwell(error))
    })
  }

  async set(queue: QueueName, alarms: readonly Date[]): Promise<void> {
    const now = this.#options.clock.now().getTime()
    const near = alarms.map((at) => at.getTime()).filter((at) => at <= now + HORIZON_MS)
    const seconds = [...new Set(near.map((at) => Math.ceil(at / SECOND_MS) * SECOND_MS))]
    if (seconds.length === 0) return
    const jobs = seconds.map((at) => ({
      name: queue,
      data: { at: new Date(at).toISOString() },
      opts: {
        jobId: `at-${at / SECOND_MS}`,
        delay: Math.max(0, at - now),
        attempts: RINGS.most,
        backoff: { type: 'exponential', delay: RINGS.firstPauseMs },
        // A job that was kept would block the same alarm from being set again.
        removeOnComplete: true,
        removeOnFail: KEPT_FAILURES,
      },
    }))
    await this.#ask(queue, (bull) => bull.addBulk(jobs))
  }

  async settled(queue: QueueName): Promise<void> {
    try {
      await this.#ask(queue, (bull) => bull.clean(0, KEPT_FAILURES.count, 'failed'))
    } catch {
      // The log has a warning already.
    }
  }

  async figures(): Promise<readonly QueueFigures[]> {
    try {
      return await Promise.all(
        QUEUES.map(async (queue) => {
          const counts = await this.#ask(queue, (bull) => bull.getJobCounts('waiting', 'delayed', 'active', 'failed'))
          const { waiting = 0, delayed = 0, active = 0, failed = 0 } = counts
          return { queue, waiting: waiting + delayed + active, failed }
        }),
      )
    } catch {
      // The log has a warning already.
      return []
    }
  }

  async close(): Promise<void> {
    const queues = [...(this.#queues?.values() ?? [])]
    // Without Redis there is no connection to close, and BullMQ would wait for it.
    const well = this.#connections.every(({ status }) => status === 'ready')
    if (well) {
      await Promise.all(this.#workers.map((worker) => worker.close()))
      await Promise.all(queues.map((queue) => queue.close()))
    } else {
      // They may fail when the connection ends below: nobody waits for them.
      for (const worker of this.#workers) worker.close(true).catch(() => {})
      for (const queue of queues) queue.disconnect().catch(() => {})
    }
    for (const connection of this.#connections.splice(0)) connection.disconnect()
    this.#queues = null
    this.#asking = null
    this.#workers = []
  }

  /** Asks Redis, and fails soon if it is away: the next tick sets the alarms again. */
  async #ask<T>(queue: QueueName, question: (bull: Queue) => Promise<T>): Promise<T> {
    // An error of one script or job is no reason to stop: only a connection that is lost is.
    if (this.#warned && this.#asking !== null && this.#asking.status !== 'ready') throw new Error('Redis is away')
    const answer = question(this.#queue(queue))
    // It may fail long after nobody waits for it any more.
    answer.catch(() => {})
    let cancel = () => {}
    const late = new Promise<never>((_, reject) => {
      const at = new Date(systemClock.now().getTime() + PATIENCE_MS)
      cancel = systemClock.wake(at, () => reject(new Error('Redis does not answer')))
    })
    try {
      const answered = await Promise.race([answer, late])
      this.#well()
      return answered
    } finally {
      cancel()
    }
  }

  #queue(name: QueueName): Queue {
    if (this.#queues === null) {
      const connection = this.#connect(1)
      this.#asking = connection
      const { prefix } = this.#options
      this.#queues = new Map(
        QUEUES.map((queue) => {
          const made = new Queue(queue, { connection, prefix })
          return [queue, made.on('error', (error) => this.#unwell(error))]
        }),
      )
    }
    return this.#queues.get(name)!
  }

  #connect(maxRetriesPerRequest: number | null): Redis {
    const connection = new Redis(this.#options.redisUrl, { maxRetriesPerRequest })
    connection.on('error', (error) => this.#unwell(error))
    connection.on('ready', () => this.#well())
    this.#connections.push(connection)
    return connection
  }

  #unwell(error: Error): void {
    if (!this.#warned) {
      const what = redisTrouble(error, this.#options.redisUrl)
      this.#options.log.warn({ err: error, what }, 'Redis is not well; alarms are set again later')
      this.#options.told?.(what)
    }
    this.#warned = true
  }

  #well(): void {
    if (this.#warned) {
      this.#options.log.info('Redis is well again')
      this.#options.told?.(null)
    }
    this.#warned = false
  }

  /**
   * Waits for the rest: the clocks of Redis and this machine may differ a little, and an alarm never rings early. A job that
   * would wait for long, or names no time, is none of ours: it would hold the worker, and is done at once. The deadline that
   * it may mean is set anew from the database.
   */
  async #ring(queue: QueueName, at: Date): Promise<void> {
    const { clock } = this.#options
    const wait = at.getTime() - clock.now().getTime()
    if (!(wait <= HORIZON_MS)) return
    if (wait > 0) await new Promise<void>((resolve) => clock.wake(at, resolve))
    await this.#ringing(queue)
  }
}
