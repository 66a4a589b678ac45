/**
 * The figures of the running program, in the format of Prometheus: counted as things happen, or read from the database
 * when somebody asks.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Alarms } from '../deadlines/alarm.ts'
import type { Reach } from '../matches/reach.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import { type WaitingWork, waitingWork } from './waiting-work.ts'

/** A request of a person that was handled. */
export interface CountedRequest {
  /** The name of a command, such as `/play`, or the word for the kind of a click. */
  readonly name: string
  readonly ms: number
  readonly failed: boolean
}

/** The result of one try to deliver a notice. */
export interface TriedNotice {
  readonly kind: string
  readonly result: 'sent' | 'retry' | 'barred' | 'held' | 'dead'
}

/** The sources of the figures. */
export interface MetricsOptions {
  readonly prisma: Pick<Database, '$queryRaw'>
  readonly clock: Pick<Clock, 'now'>
  readonly reach: Pick<Reach, 'obstacles' | 'open'>
  readonly alarms: Pick<Alarms, 'figures'>
}

/** Bounds of the latency of requests, in seconds; Discord waits for three. */
const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10]

/** Keeps the figures of one process. */
export class Metrics {
  readonly #options: MetricsOptions
  readonly #registry = new Registry()
  readonly #requests: Histogram<'name' | 'result'>
  readonly #notices: Counter<'kind' | 'result'>
  readonly #waiting: Readonly<Record<keyof WaitingWork, Gauge>>
  readonly #database: Gauge
  readonly #playable: Gauge
  readonly #obstacles: Gauge<'sign'>
  readonly #alarms: Gauge<'queue' | 'state'>

  constructor(options: MetricsOptions) {
    this.#options = options
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    const gauge = (name: string, help: string) => new Gauge({ name: `holonet_${name}`, help, registers })
    this.#requests = new Histogram({
      name: 'holonet_request_seconds',
      help: 'Time from the arrival of a request to the end of its handling',
      labelNames: ['name', 'result'],
      buckets: SECONDS,
      registers,
    })
    this.#notices = new Counter({
      name: 'holonet_deliveries_total',
      help: 'Tries to deliver a notice, by their result',
      labelNames: ['kind', 'result'],
      registers,
    })
    this.#waiting = {
      open_matches: gauge('open_matches', 'Running matches'),
      notices: gauge('outbox_notices', 'Notices that wait for delivery'),
      lag_seconds: gauge('outbox_lag_seconds', 'Age of the oldest notice that could be delivered now'),
      dead: gauge('dead_letters', 'Messages of matches and leagues that were refused'),
      late: gauge('deadlines_late', 'Sittings whose clock runs and whose deadline passed more than a minute ago'),
    }
    this.#database = gauge('database', '1 while the database answers; else what it counts is left out')
    this.#playable = gauge('playable', '1 while people can play, 0 while clocks stand still')
    this.#obstacles = new Gauge({
      name: 'holonet_obstacle',
      help: '1 for each reason why people can not play: gateway, events, requests, token',
      labelNames: ['sign'],
      registers,
    })
    this.#alarms = new Gauge({
      name: 'holonet_alarms',
      help: 'Alarms by queue that wait, and those that failed at every try',
      labelNames: ['queue', 'state'],
      registers,
    })
  }

  /** Counts a request. */
  handled({ name, ms, failed }: CountedRequest): void {
    this.#requests.observe({ name, result: failed ? 'failed' : 'answered' }, ms / 1000)
  }

  /** Counts a try to deliver a notice. */
  tried({ kind, result }: TriedNotice): void {
    this.#notices.inc({ kind, result })
  }

  /** Returns all figures as text. Without the database those that it counts are missing. */
  async text(): Promise<string> {
    const { reach, alarms } = this.#options
    await this.#count()
    this.#playable.set(reach.open ? 1 : 0)
    this.#obstacles.reset()
    for (const { sign } of reach.obstacles) this.#obstacles.set({ sign }, 1)
    this.#alarms.reset()
    for (const { queue, waiting: waits, failed } of await alarms.figures()) {
      this.#alarms.set({ queue, state: 'waiting' }, waits)
      this.#alarms.set({ queue, state: 'failed' }, failed)
    }
    return this.#registry.metrics()
  }

  async #count(): Promise<void> {
    const { prisma, clock } = this.#options
    const waiting = await waitingWork(prisma, clock.now()).catch(() => null)
    this.#database.set(waiting === null ? 0 : 1)
    for (const [name, gauge] of Object.entries(this.#waiting))
      if (waiting === null) gauge.remove()
      else gauge.set(Number(waiting[name as keyof WaitingWork]))
  }

  /** The type of the text, for the header of an answer. */
  get contentType(): string {
    return this.#registry.contentType
  }
}
