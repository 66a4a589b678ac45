/** Checks whether the database and Redis can be used with the addresses that are set. */
import { Redis } from 'ioredis'
import pg from 'pg'
import { redisTrouble } from '../deadlines/redis-trouble.ts'
import { databaseTrouble } from '../storage/database-trouble.ts'
import { splitUrl } from '../storage/server-address.ts'
import { bad, type Finding, good } from './finding.ts'

/** A server that does not answer within this time is away. */
const PATIENCE_MS = 5_000

/** The addresses; undefined: the embedded database, and timers of the process. */
export interface StorageAddresses {
  readonly databaseUrl: string | undefined
  readonly redisUrl: string | undefined
}

/** Returns a finding for each server that is set. */
export async function checkStorage({ databaseUrl, redisUrl }: StorageAddresses): Promise<readonly Finding[]> {
  return [
    ...(databaseUrl === undefined ? [] : [await checkDatabase(databaseUrl)]),
    ...(redisUrl === undefined ? [] : [await checkRedis(redisUrl)]),
  ]
}

/** Returns a bad finding of a sentence that says what is wrong, and then what to do. */
function badSentence(check: string, sentence: string): Finding {
  const [what = '', ...todo] = sentence.split(/(?<=\.) /)
  return bad(check, what, todo.join(' '))
}

async function checkDatabase(databaseUrl: string): Promise<Finding> {
  const { url } = splitUrl(databaseUrl)
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return good('database', 'The database answers')
  } catch (error) {
    return badSentence('database', databaseTrouble(error, databaseUrl))
  } finally {
    await client.end().catch(() => {})
  }
}

async function checkRedis(redisUrl: string): Promise<Finding> {
  const redis = new Redis(redisUrl, { lazyConnect: true, connectTimeout: PATIENCE_MS, retryStrategy: () => null })
  let first: unknown = null
  redis.on('error', (error) => {
    first ??= error
  })
  try {
    await redis.connect()
    await redis.ping()
    if (first !== null) throw first
    return good('redis', 'Redis answers')
  } catch (error) {
    return badSentence('redis', redisTrouble(first ?? error, redisUrl))
  } finally {
    redis.disconnect()
  }
}
