/** The servers of the tests, and which of them answer. */
import { Redis } from 'ioredis'
import pg from 'pg'

/** The address of the PostgreSQL server of the tests. */
export const POSTGRES = process.env.TEST_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/test'
/** The address of the Redis server of the tests. */
export const REDIS = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'

/** A server that is not there refuses at once; one that is busy may take its time. */
const PATIENCE_MS = 60_000

/** The servers that answer. */
export interface AnsweringServers {
  readonly hasPostgres: boolean
  readonly hasRedis: boolean
}

/**
 * Asks both servers once for a whole run: a worker that asked while it read its code would take its own delay for a
 * missing server, and skip tests.
 */
export async function answeringServers(): Promise<AnsweringServers> {
  const [hasPostgres, hasRedis] = await Promise.all([postgresAnswers(), redisAnswers()])
  return { hasPostgres, hasRedis }
}

async function postgresAnswers(): Promise<boolean> {
  const client = new pg.Client({ connectionString: POSTGRES, connectionTimeoutMillis: PATIENCE_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

async function redisAnswers(): Promise<boolean> {
  const redis = new Redis(REDIS, { lazyConnect: true, connectTimeout: PATIENCE_MS, retryStrategy: () => null })
  redis.on('error', () => {})
  try {
    await redis.connect()
    return true
  } catch {
    return false
  } finally {
    redis.disconnect()
  }
}
