/** Faults of the services around the program, by name, done one after another during a run. */
import { writeFileSync } from 'node:fs'
import { Redis } from 'ioredis'
import pg from 'pg'
import { type ApiProxy, isApiFault, openApiProxy, openWire, type Wire } from './proxies.ts'

/** The names of the faults, as they stand behind `--fault`. */
export const FAULT_NAMES = [
  'redis-flushed',
  'redis-away',
  'postgresql-away',
  'connections-cut',
  'discord-429',
  'discord-429-long',
  'discord-500',
  'discord-401',
  'discord-403',
  'discord-silent',
  'answers-503',
  'answers-late',
  'messages-500',
  'messages-refused',
  'connections-ended',
  'disk-full',
  'clock-ahead',
  'crash-loop',
  'standstills',
] as const
export type FaultName = (typeof FAULT_NAMES)[number]

/** The addresses that the program uses. */
export interface Services {
  readonly api: string
  readonly databaseUrl: string
  readonly redisUrl: string
}

/** The settings of the faults. */
export interface FaultOptions {
  readonly faults: readonly FaultName[]
  readonly faultMs: number
  readonly databaseUrl: string
  readonly redisUrl: string
  readonly say: (line: string) => void
  /** The schema of the program in PostgreSQL; null: it uses the embedded database. */
  readonly schema: string | null
  /** The file that says how far the program's clock is ahead, in milliseconds. */
  readonly clockFile: string
}

const DAY_MS = 24 * 60 * 60_000
/** In a crash loop the program lives for this long, and so it does between two standstills. */
const ALIVE_MS = 6_000
/** A standstill is this long. */
const STILL_MS = 8_000

/** The running program, as faults meet it. */
export interface Victim {
  kill(): Promise<void>
  /** Stops the process as it is, or lets it go on. */
  freeze(still: boolean): void
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

const wireTo = (url: string, port: number) => {
  const { hostname, port: given } = new URL(url)
  return openWire(hostname, given === '' ? port : Number(given))
}

/** Returns a URL with another host and port. */
function through(url: string, { port }: Wire): string {
  const changed = new URL(url)
  changed.hostname = '127.0.0.1'
  changed.port = String(port)
  return changed.toString()
}

/** Proxies before Discord, PostgreSQL and Redis, and the faults that they make. */
export class Faults {
  readonly services: Services
  /** The faults that are over. */
  readonly done: FaultName[] = []
  readonly #options: FaultOptions
  readonly #api: ApiProxy
  readonly #database: Wire
  readonly #redis: Wire
  /** The program that crashes and stands still; set once it runs. */
  victim: Victim | null = null
  #begun = 0

  private constructor(options: FaultOptions, api: ApiProxy, database: Wire, redis: Wire, apiPath: string) {
    this.#options = options
    this.#api = api
    this.#database = database
    this.#redis = redis
    this.services = {
      api: `${api.url}${apiPath}`,
      databaseUrl: through(options.databaseUrl, database),
      redisUrl: through(options.redisUrl, redis),
    }
  }

  /** Opens the proxies. @param apiUrl the address of Discord's API, with its path */
  static async open(options: FaultOptions, apiUrl: string): Promise<Faults> {
    const { origin, pathname } = new URL(apiUrl)
    const api = await openApiProxy(origin)
    const database = await wireTo(options.databaseUrl, 5432)
    const redis = await wireTo(options.redisUrl, 6379)
    return new Faults(options, api, database, redis, pathname)
  }

  /** Whether all faults are over. */
  get areOver(): boolean {
    return this.done.length === this.#options.faults.length
  }

  /**
   * Begins the next fault if its share of the moves is made.
   * @param share of the moves that are made, from 0 on
   * @returns a promise of its end; null if none is due
   */
  due(share: number): Promise<void> | null {
    const { faults } = this.#options
    const name = faults[this.#begun]
    if (name === undefined || share < (this.#begun + 1) / (faults.length + 1)) return null
    this.#begun += 1
    return this.#make(name)
  }

  async close(): Promise<void> {
    await Promise.all([this.#api.close(), this.#database.close(), this.#redis.close()])
  }

  async #make(name: FaultName): Promise<void> {
    const { say, faultMs } = this.#options
    say(`fault: ${name}`)
    switch (name) {
      case 'redis-flushed':
        await this.#flush()
        break
      case 'connections-cut':
        this.#database.cut()
        this.#redis.cut()
        break
      case 'redis-away':
      case 'postgresql-away': {
        const wire = name === 'redis-away' ? this.#redis : this.#database
        wire.setAway(true)
        await pause(faultMs)
        wire.setAway(false)
        break
      }
      case 'connections-ended':
        // The ports of the proxy's own connections name those of the program: nobody else is touched.
        await this.#asAdmin(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE client_port = ANY('{${this.#database.ports()}}')`,
        )
        break
      case 'disk-full':
        await this.#asAdmin(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
          $$BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END$$;
          CREATE TRIGGER full_disk BEFORE INSERT ON "Move" FOR EACH ROW EXECUTE FUNCTION full_disk()`)
        await pause(faultMs)
        await this.#asAdmin('DROP FUNCTION full_disk CASCADE')
        break
      case 'clock-ahead':
        writeFileSync(this.#options.clockFile, `${DAY_MS}`)
        await pause(faultMs)
        writeFileSync(this.#options.clockFile, '0')
        break
      case 'crash-loop':
        for (let ms = 0; ms < faultMs; ms += ALIVE_MS) {
          await pause(ALIVE_MS)
          await this.victim?.kill()
        }
        break
      case 'standstills':
        for (let ms = 0; ms < faultMs; ms += ALIVE_MS + STILL_MS) {
          this.victim?.freeze(true)
          await pause(STILL_MS)
          this.victim?.freeze(false)
          await pause(ALIVE_MS)
        }
        break
      default:
        if (isApiFault(name)) this.#api.setFault(name)
        await pause(faultMs)
        this.#api.setFault(null)
    }
    this.done.push(name)
    say(`over: ${name}`)
  }

  /** Does something in the schema of the program, beside it. */
  async #asAdmin(statement: string): Promise<void> {
    const { schema, databaseUrl } = this.#options
    if (schema === null) return
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      await client.query(`SET search_path = "${schema}"`)
      await client.query(statement)
    } finally {
      await client.end()
    }
  }

  /** Deletes all keys of this run's own database in Redis. */
  async #flush(): Promise<void> {
    const redis = new Redis(this.#options.redisUrl)
    try {
      await redis.flushdb()
    } finally {
      redis.disconnect()
    }
  }
}
