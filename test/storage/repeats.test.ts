/** Requests whose connection PostgreSQL ends: they are tried again where nothing was written. */
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readsOnly, repeating, wroteNothing } from '../../src/storage/repeats.ts'
import { eventually } from '../eventually.ts'
import { act, begin, type Net, open, see } from '../matches/net.ts'
import { NO_POSTGRES, type Place, postgres, quickest } from './servers.ts'

describe.skipIf(postgres === null)(`a connection that PostgreSQL ends${NO_POSTGRES}`, () => {
  let place: Place
  let net: Net
  let admin: pg.Client
  beforeEach(async () => {
    place = quickest()
    net = await open(place)
    const url = new URL(place.databaseUrl!)
    const schema = url.searchParams.get('schema')!
    url.searchParams.delete('schema')
    admin = new pg.Client({ connectionString: url.href })
    await admin.connect()
    await admin.query(`SET search_path = ${admin.escapeIdentifier(schema)}`)
  })
  afterEach(async () => {
    await admin.end()
    await net.close()
    await place.remove()
  })

  /** Ends the connections that wait for a lock of the admin's. @returns once there was one */
  const endThoseThatWait = async () => {
    await eventually(async () => {
      const { rows } = await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE wait_event_type = 'Lock' AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`)
      expect(rows.length).toBeGreaterThan(0)
    })
  }

  it.each([
    ['reads the match', 'ACCESS EXCLUSIVE'],
    ['writes the move', 'SHARE ROW EXCLUSIVE'],
  ])('while a request %s does not fail it, and the move counts once', async (_, mode) => {
    const matchId = await begin(net, { format: 'long' })
    await net.idle()
    await see(net, matchId, 'bob')
    await admin.query(`BEGIN; LOCK TABLE "Match" IN ${mode} MODE`)
    const acting = act(net, matchId, 'bob')
    acting.catch(() => {})
    await endThoseThatWait()
    await admin.query('COMMIT')
    await acting
    expect(await net.prisma.move.count({ where: { matchId, seat: 'right', kind: 'answers' } })).toBe(1)
    expect((await net.rebuild(matchId))!.differs).toBeNull()
  })
})

describe('a statement', () => {
  const broken = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  const ended = { meta: { driverAdapterError: { cause: { originalCode: '57P01' } } } }

  it('is tried again after its connection broke, if it only reads', async () => {
    let tries = 0
    const failing = async () => {
      tries += 1
      if (tries < 3) throw broken
      return 'there'
    }
    expect(await repeating(failing, true)).toBe('there')
    tries = 0
    await expect(repeating(failing, false)).rejects.toBe(broken)
    expect(tries).toBe(1)
  })

  it('that the server has ended has written nothing, whatever it does', () => {
    expect([wroteNothing(ended, false), wroteNothing(broken, false), wroteNothing(new Error('no'), true)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is known to read by its words', () => {
    expect(readsOnly('SELECT 1 FROM "Match"')).toBe(true)
    for (const sql of ['WITH a AS (INSERT INTO b VALUES (1)) SELECT 1', 'UPDATE "Match" SET "version" = 1'])
      expect(readsOnly(sql)).toBe(false)
  })
})
