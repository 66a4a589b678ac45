/**
 * Signals between the processes of one database, by LISTEN and NOTIFY of PostgreSQL. They only save time: a signal says
 * where to look in the database, and a process that has missed it looks there a little later.
 */
import pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from '../storage/open.ts'
import { splitUrl } from '../storage/server-address.ts'
import type { Clock } from '../time/clock.ts'

/** The data of signals, by topic. */
export interface Topics {
  /** Notices were written. */
  readonly notices: { readonly part: number; readonly ids: readonly string[] }
  /** Something may be due, or leagues have something to do. */
  readonly wake: null
  /** Permissions have changed: refused notices may be allowed now. */
  readonly hurry: null
  /** The settings or the language of a person have changed. */
  readonly person: { readonly id: string; readonly settings: boolean; readonly erased: boolean }
  /** The settings of a server have changed. */
  readonly server: { readonly id: string }
  /** Servers have another language at Discord. */
  readonly locales: null
  /** The panel of a seat is out of date; the process that has it open changes it. */
  readonly panel: { readonly matchId: string; readonly seat: string }
  /** Somebody has it open. */
  readonly 'panel-open': { readonly matchId: string; readonly seat: string }
  /** A process has come, gone, or can be reached again or no more. */
  readonly process: null
}

/** Sends signals to the other processes, and hears theirs. */
export interface Signals {
  /** Tells the others; they may miss it. */
  send<T extends keyof Topics>(topic: T, data: Topics[T]): void
  /** Calls back with the signals of others. */
  on<T extends keyof Topics>(topic: T, listener: (data: Topics[T]) => void): void
  /** Calls back when signals may have been missed. */
  onGap(listener: () => void): void
  close(): Promise<void>
}

/** For a process that works alone. */
export const noSignals: Signals = { send() {}, on() {}, onGap() {}, async close() {} }

/** The dependencies of signals in PostgreSQL. */
export interface PgSignalsOptions {
  readonly databaseUrl: string
  readonly prisma: Pick<Database, '$executeRaw'>
  /** The id of this process, whose own signals are left out. */
  readonly from: string
  readonly clock: Clock
  readonly log: Logger
}

/** The pause before listening is tried again. */
const AGAIN_MS = 2_000

interface SignalRow {
  readonly from: string
  readonly topic: keyof Topics
  readonly data: never
}

/** Signals by PostgreSQL, with a connection of its own for listening. */
export class PgSignals implements Signals {
  readonly #options: PgSignalsOptions
  readonly #channel: string
  readonly #listeners = new Map<keyof Topics, ((data: never) => void)[]>()
  readonly #gaps: (() => void)[] = []
  readonly #sending = new Set<Promise<unknown>>()
  #client: pg.Client | null = null
  #cancel: () => void = () => {}
  #closed = false

  constructor(options: PgSignalsOptions) {
    this.#options = options
    this.#channel = `holonet_${splitUrl(options.databaseUrl).schema}`
  }

  /** Begins to listen. If the database does not answer, it goes on trying. */
  async listen(): Promise<void> {
    const { log } = this.#options
    const client = new pg.Client({ connectionString: splitUrl(this.#options.databaseUrl).url, keepAlive: true })
    client.on('error', () => {})
    client.on('end', () => this.#again())
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''))
    try {
      await client.connect()
      await client.query(`LISTEN ${client.escapeIdentifier(this.#channel)}`)
      if (this.#closed) return void (await client.end())
      this.#client = client
      for (const listener of this.#gaps) listener()
    } catch (error) {
      log.warn({ err: error }, 'signals of other processes can not be heard; it is tried again')
      client.end().catch(() => {})
      this.#again()
    }
  }

  send<T extends keyof Topics>(topic: T, data: Topics[T]): void {
    const { prisma, from, log } = this.#options
    const text = JSON.stringify({ from, topic, data })
    const sending = prisma.$executeRaw`SELECT pg_notify(${this.#channel}, ${text})`
      .catch((error: unknown) => log.warn({ err: error, topic }, 'the other processes could not be told'))
      .finally(() => this.#sending.delete(sending))
    this.#sending.add(sending)
  }

  on<T extends keyof Topics>(topic: T, listener: (data: Topics[T]) => void): void {
    this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listener as (data: never) => void])
  }

  onGap(listener: () => void): void {
    this.#gaps.push(listener)
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#cancel()
    await Promise.all(this.#sending)
    await this.#client?.end()
  }

  #again(): void {
    this.#client = null
    if (this.#closed) return
    const { clock } = this.#options
    this.#cancel()
    this.#cancel = clock.wake(new Date(clock.now().getTime() + AGAIN_MS), () => void this.listen())
  }

  #heard(payload: string): void {
    const { from, log } = this.#options
    try {
      const { topic, data, from: sender } = JSON.parse(payload) as SignalRow
      if (sender !== from) for (const listener of this.#listeners.get(topic) ?? []) listener(data)
    } catch (error) {
      log.warn({ err: error }, 'a signal could not be read')
    }
  }
}
