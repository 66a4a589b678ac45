/** The address of a PostgreSQL server, and whether it lets the program in. */
import pg from 'pg'
import { StorageDown } from './errors.ts'

/** The longest wait for a connection before the database counts as down. */
export const CONNECT_MS = 5_000

/**
 * Splits what the driver must not read off an address: `?schema=` is Prisma's parameter, and `?options=` (settings of
 * the server, such as `-c statement_timeout=5s`) would take the place of ours.
 */
export function splitUrl(databaseUrl: string): { url: string; schema: string; settings: string } {
  const url = new URL(databaseUrl)
  const schema = url.searchParams.get('schema') ?? 'public'
  const settings = url.searchParams.get('options') ?? ''
  url.searchParams.delete('schema')
  url.searchParams.delete('options')
  return { url: url.href, schema, settings }
}

/** Connects to the server and leaves again. @throws StorageDown */
export async function tryServer(databaseUrl: string): Promise<void> {
  const { url, settings } = splitUrl(databaseUrl)
  const client = new pg.Client({ connectionString: url, options: settings, connectionTimeoutMillis: CONNECT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (cause) {
    throw new StorageDown(cause)
  }
  await client.end().catch(() => {})
}
