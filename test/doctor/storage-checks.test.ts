/** The doctor’s look at the database and Redis. */
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { checkStorage } from '../../src/doctor/storage-checks.ts'
import { listenOnFreePort } from '../free-port.ts'
import { NO_POSTGRES, NO_REDIS, postgres, redis } from '../storage/servers.ts'

const databaseOf = async (databaseUrl: string) => (await checkStorage({ databaseUrl, redisUrl: undefined }))[0]
const redisOf = async (redisUrl: string) => (await checkStorage({ databaseUrl: undefined, redisUrl }))[0]

async function closedPort(): Promise<number> {
  const server = createServer()
  const port = await listenOnFreePort(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

it('checks nothing where the program brings its own', async () => {
  expect(await checkStorage({ databaseUrl: undefined, redisUrl: undefined })).toEqual([])
})

it('names a server that is away, and what to do', async () => {
  const port = await closedPort()
  expect(await databaseOf(`postgresql://me:hunter2@127.0.0.1:${port}/mine`)).toEqual({
    ...{ check: 'database', mark: 'bad', words: `No database server answers at 127.0.0.1:${port}.` },
    todo: 'Start it, or correct host and port in DATABASE_URL.',
  })
  expect(await redisOf(`redis://:hunter2@127.0.0.1:${port}`)).toMatchObject({
    ...{ check: 'redis', mark: 'bad', words: `No Redis answers at 127.0.0.1:${port}.` },
    todo: expect.stringContaining('Start it, or correct host and port in REDIS_URL.'),
  })
})

it.skipIf(postgres === null)(`names a database or a role that does not exist${NO_POSTGRES}`, async () => {
  expect(await databaseOf(postgres!)).toMatchObject({ mark: 'good' })
  const { host } = new URL(postgres!)
  const wrong = (changes: object) => Object.assign(new URL(postgres!), changes).href
  expect(await databaseOf(wrong({ pathname: '/no-such-database' }))).toMatchObject({
    ...{ mark: 'bad', words: `The database server at ${host} has no database no-such-database.` },
  })
  expect(await databaseOf(wrong({ username: 'nobody' }))).toMatchObject({
    ...{ mark: 'bad', words: `The database server at ${host} refuses the role nobody or its password.` },
  })
})

it.skipIf(redis === null)(`names a password that Redis refuses${NO_REDIS}`, async () => {
  expect(await redisOf(redis!)).toMatchObject({ mark: 'good' })
  const url = Object.assign(new URL(redis!), { username: 'nobody', password: 'hunter2' })
  const found = await redisOf(url.href)
  expect(found).toMatchObject({ mark: 'bad', words: `Redis at ${url.host} refuses the user or the password.` })
  expect(JSON.stringify(found)).not.toContain('hunter2')
})
