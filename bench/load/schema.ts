/** A schema of its own on the PostgreSQL server for each measurement, and the rows that statements have read there. */
import pg from 'pg'

/** Backends report what they have read at the latest after this time, in ms. */
const REPORTED_MS = 11_000

/** The rows of a table that were read, by the way in which they were found. */
export interface RowsRead {
  readonly sequential: number
  readonly byIndex: number
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** A schema on a PostgreSQL server. */
export class Schema {
  /** The address of the schema for the program. */
  readonly url: string
  readonly #name: string
  readonly #client: pg.Client

  private constructor(server: string, name: string, client: pg.Client) {
    this.url = `${server}?schema=${name}`
    this.#name = name
    this.#client = client
  }

  /** Connects to a server. The program makes the schema when it first opens it. */
  static async open(server: string, name: string): Promise<Schema> {
    const client = new pg.Client({ connectionString: server, options: `-c timezone=UTC -c search_path=${name}` })
    client.on('error', () => {})
    await client.connect()
    return new Schema(server, name, client)
  }

  async query<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return (await this.#client.query<Row>(sql, [...values])).rows
  }

  /** Returns the rows of each table that were read so far. It waits until all connections have reported theirs. */
  async rowsRead(): Promise<ReadonlyMap<string, RowsRead>> {
    await pause(REPORTED_MS)
    const rows = await this.query<{ table: string; sequential: string; byIndex: string }>(
      `SELECT relname AS "table", seq_tup_read AS "sequential", coalesce(idx_tup_fetch, 0) AS "byIndex"
        FROM pg_stat_user_tables WHERE schemaname = $1`,
      [this.#name],
    )
    return new Map(
      rows.map(({ table, sequential, byIndex }) => [
        table,
        { sequential: Number(sequential), byIndex: Number(byIndex) },
      ]),
    )
  }

  /** Deletes the schema and disconnects. */
  async drop(): Promise<void> {
    await this.#client.query(`DROP SCHEMA IF EXISTS "${this.#name}" CASCADE`)
    await this.#client.end()
  }
}

/** Returns the rows read between two moments, all tables together, and by table those of sequential scans. */
export function readBetween(before: ReadonlyMap<string, RowsRead>, after: ReadonlyMap<string, RowsRead>) {
  const sequential: Record<string, number> = {}
  let rows = 0
  for (const [table, now] of after) {
    const then = before.get(table) ?? { sequential: 0, byIndex: 0 }
    const scanned = now.sequential - then.sequential
    rows += scanned + now.byIndex - then.byIndex
    if (scanned > 0) sequential[table] = scanned
  }
  return { rows, sequential }
}
