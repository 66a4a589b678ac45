/** Why the database can't be used: a sentence for each cause, tried on a real server where one answers. */
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { databaseTrouble } from '../../src/storage/database-trouble.ts'
import { StorageDown } from '../../src/storage/errors.ts'
import { openStorage } from '../../src/storage/open.ts'
import { listenOnFreePort } from '../free-port.ts'
import { emptyFolder, NO_POSTGRES, postgres } from './servers.ts'

/** Returns the sentence for a database that can't be opened. */
async function sentenceFor(databaseUrl: string): Promise<string> {
  const place = emptyFolder()
  const error = await openStorage({ ...place, databaseUrl }).then(
    ({ close }) => close(),
    (reason: unknown) => reason,
  )
  await place.remove()
  expect(error).toBeInstanceOf(StorageDown)
  return databaseTrouble(error, databaseUrl)
}

describe('a database that can’t be used', () => {
  it('is away where no server listens', async () => {
    const server = createServer()
    const port = await listenOnFreePort(server)
    await new Promise((resolve) => server.close(resolve))
    expect(await sentenceFor(`postgresql://holonet:hunter2@127.0.0.1:${port}/holonet`)).toBe(
      `No database server answers at 127.0.0.1:${port}. Start it, or correct host and port in DATABASE_URL.`,
    )
  })

  describe.skipIf(postgres === null)(`on a server${NO_POSTGRES}`, () => {
    const changed = (changes: Partial<Pick<URL, 'pathname' | 'username' | 'password'>>) =>
      Object.assign(new URL(postgres!), changes)

    it('may be missing', async () => {
      const url = changed({ pathname: '/no-such-database' })
      const sentence = await sentenceFor(url.href)
      expect(sentence).toContain(`The database server at ${url.host} has no database no-such-database. Create it`)
      expect(sentence).toContain(`createdb --owner=${url.username} no-such-database`)
    })

    it('may refuse the role', async () => {
      const url = changed({ username: 'nobody', password: 'hunter2' })
      const sentence = await sentenceFor(url.href)
      expect(sentence).toContain(`The database server at ${url.host} refuses the role nobody or its password.`)
      expect(sentence).not.toContain('hunter2')
    })
  })

  it.each([
    ['28P01', 'refuses the role me or its password'],
    ['28000', 'refuses the role me or its password'],
    ['3D000', 'has no database mine. Create it'],
    ['42501', 'Make it the owner: ALTER DATABASE "mine" OWNER TO "me"'],
    ['53300', 'has no connection left'],
    ['53100', 'lacks disk space or memory'],
    ['57P03', 'is starting or stopping'],
    ['08006', 'No database server answers at db:6000. Start it'],
    ['XX000', 'does not work as it should (XX000)'],
  ])('says what to do about %s', (code, words) => {
    const error = new StorageDown(Object.assign(new Error('…'), { code }))
    const sentence = databaseTrouble(error, 'postgresql://me:hunter2@db:6000/mine?schema=one')
    expect(sentence).toContain(words)
    expect(sentence).not.toContain('hunter2')
  })

  it('finds the cause among the several failures of a name with two addresses', () => {
    const each = ['::1', '127.0.0.1'].map((at) => Object.assign(new Error(at), { code: 'ECONNREFUSED' }))
    const sentence = databaseTrouble(new StorageDown(new AggregateError(each, '')), 'postgresql://me@localhost/mine')
    expect(sentence).toContain('No database server answers at localhost:5432.')
  })

  it('says that a password is missing, which the driver notices itself', () => {
    const error = new StorageDown(new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'))
    expect(databaseTrouble(error, 'postgresql://me@db/mine')).toContain('refuses the role me or its password')
  })
})
