/** The roles of processes, their shards, and the settings that fit together. */
import { describe, expect, it } from 'vitest'
import { DUTIES, partOf } from '../../src/cluster/duties.ts'
import { readShards, type ServingProcess, shardOf, unserved, writeServes } from '../../src/cluster/roles.ts'
import { readConfig } from '../../src/config.ts'

describe('shards', () => {
  it.each([
    ['0,1/4', [0, 1], 4],
    ['0-3/8', [0, 1, 2, 3], 8],
    ['5, 2-3 / 6', [2, 3, 5], 6],
  ])('are read from %s', (text, ids, count) => {
    expect(readShards(text)).toEqual({ ids, count })
  })

  it.each(['4/4', '0', '/4', '2-1/4', 'a/4', '0/0', '0,/4'])('are none in %j', (text) => {
    expect(readShards(text)).toBeNull()
  })

  it('are read again as they are written', () => {
    expect(readShards(writeServes({ ids: [1, 3], count: 4 }))).toEqual({ ids: [1, 3], count: 4 })
  })

  it('bring the events of a server by Discord’s formula', () => {
    expect(shardOf(String((7n << 22n) + 5n), 4)).toBe(3)
  })
})

describe('the people that nobody serves', () => {
  const process = (serves: string | null, reachable = true, silentMs = 1_000): ServingProcess => ({
    serves,
    reachable,
    silentMs,
  })

  it('are none while one process takes all requests, by the gateway or by HTTP', () => {
    expect(unserved([process(null), process('*')])).toBeNull()
    expect(unserved([process('*', false), process('http')])).toBeNull()
  })

  it('are none while the shards are served together', () => {
    expect(unserved([process('0,1/3'), process('2/3')])).toBeNull()
  })

  it('are those of a shard without a process', () => {
    expect(unserved([process('0,1/4'), process('2/4', false, 9_000)])).toEqual({
      what: 'Nobody serves the shards 2, 3 of 4. Start a gateway with them.',
      agoMs: 9_000,
    })
  })

  it('are not served by a process that counts other shards', () => {
    expect(unserved([process('0/2'), process('0,1/4'), process('2,3/4')])).toBeNull()
    expect(unserved([process('0/4'), process('1/2')])?.what).toContain('1, 2, 3 of 4')
  })

  it('are all without a process, since the last one gave its sign of life', () => {
    expect(unserved([process(null)])).toMatchObject({ what: expect.stringContaining('ROLE=gateway'), agoMs: 0 })
    expect(unserved([process('*', false, 90_000), process('*', false, 30_000)])?.agoMs).toBe(30_000)
  })
})

describe('duties', () => {
  it('divide the matches into parts of about the same size', () => {
    const counts = new Map<number, number>()
    for (let match = 0; match < 16_000; match++)
      counts.set(partOf(`m${match}`), (counts.get(partOf(`m${match}`)) ?? 0) + 1)
    expect(counts.size).toBe(DUTIES.length - 2)
    expect(Math.max(...counts.values())).toBeLessThan(1_150)
    expect(Math.min(...counts.values())).toBeGreaterThan(850)
  })
})

describe('the settings of a role', () => {
  const whole = { DISCORD_TOKEN: 't', DATABASE_URL: 'postgresql://localhost/db' }

  it('are those of one process for everything if nothing is set', () => {
    expect(readConfig({})).toMatchObject({ role: 'all', serves: '*', http: null })
  })

  it('are one way to take requests for a gateway, and none for a worker', () => {
    expect(readConfig({ ...whole, ROLE: 'gateway' })).toMatchObject({ serves: '*' })
    expect(readConfig({ ...whole, ROLE: 'gateway', SHARDS: '0/2' })).toMatchObject({ serves: { ids: [0], count: 2 } })
    expect(readConfig({ ...whole, ROLE: 'gateway', INTERACTIONS_PORT: '80' })).toMatchObject({
      serves: 'http',
      http: { host: '127.0.0.1', port: 80 },
    })
    expect(readConfig({ ...whole, ROLE: 'worker' })).toMatchObject({ serves: null })
  })

  it.each([
    [{ ROLE: 'boss' }, 'ROLE is not valid: set all, gateway or worker.'],
    [{ ROLE: 'worker', DISCORD_TOKEN: 't' }, 'ROLE=worker needs DATABASE_URL'],
    [{ ROLE: 'gateway', DATABASE_URL: whole.DATABASE_URL }, 'ROLE=gateway needs DISCORD_TOKEN'],
    [{ ...whole, SHARDS: '0/2' }, 'SHARDS needs ROLE=gateway'],
    [{ ...whole, ROLE: 'gateway', SHARDS: '2/2' }, 'SHARDS is not valid'],
    [{ ...whole, ROLE: 'worker', SHARDS: '0/2' }, 'ROLE=worker takes no requests'],
    [{ ...whole, ROLE: 'gateway', SHARDS: '0/2', INTERACTIONS_PORT: '80' }, 'set one of the two'],
    [{ INTERACTIONS_PORT: '80' }, 'INTERACTIONS_PORT needs DISCORD_TOKEN'],
  ])('%j is refused with what to set', (environment, words) => {
    expect(() => readConfig(environment)).toThrow(words)
  })
})
