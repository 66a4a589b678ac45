/** The port for those who run the program: health, readiness, figures. */
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Reach } from '../../src/matches/reach.ts'
import { Metrics } from '../../src/operations/metrics.ts'
import { type OpenPort, openOperationsPort } from '../../src/operations/operations-port.ts'
import { databaseTrouble } from '../../src/storage/database-trouble.ts'
import { StorageDown } from '../../src/storage/errors.ts'
import { act, begin, DAY, type Net, open } from '../matches/net.ts'
import { type Place, quickest } from '../storage/servers.ts'

let place: Place
let net: Net
let metrics: Metrics
let reach: Reach
let port: OpenPort
let down: Promise<never> | undefined
let database: () => Promise<unknown> = async () => {}
let opened = true
let busy: string | null = null
beforeAll(async () => {
  place = quickest()
  net = await open(place, { tried: (kind, result) => metrics?.tried({ kind, result }) })
  reach = new Reach(net.clock)
  const prisma = { $queryRaw: (...all: Parameters<Net['prisma']['$queryRaw']>) => down ?? net.prisma.$queryRaw(...all) }
  metrics = new Metrics({ prisma: prisma as never, clock: net.clock, reach, alarms: net.alarms })
  port = await openOperationsPort({
    host: '127.0.0.1',
    port: 0,
    program: () => (opened ? { metrics, reach, database: () => database() } : null),
    busy: () => busy,
    trouble: (error) => databaseTrouble(error, 'postgresql://holonet:secret@db:5432/holonet'),
    log: pino({ level: 'silent' }),
  })
})
afterAll(async () => {
  await port?.close()
  await net?.close()
  await place?.remove()
})

const ask = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port.port}${path}`)
  return { status: answer.status, text: await answer.text() }
}
/** The lines of the figures, without comments. */
const figures = async (): Promise<readonly string[]> =>
  (await ask('/metrics')).text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

describe('readiness', () => {
  it('is there while people can play, and else says what is wrong and what to do', async () => {
    expect((await ask('/readyz')).status).toBe(200)
    reach.report('token', 'Discord refuses the token. Set DISCORD_TOKEN.')
    expect(await ask('/readyz')).toMatchObject({ status: 503, text: expect.stringContaining('Set DISCORD_TOKEN.') })
    expect(await figures()).toContain('holonet_obstacle{sign="token"} 1')
    expect(await figures()).toContain('holonet_playable 0')
    reach.report('token', null)
    expect((await ask('/readyz')).status).toBe(200)
    expect(await figures()).toContain('holonet_playable 1')
  })

  it('needs the database, and says why it is missing; a running program is healthy without it', async () => {
    const refused = (code: string) => async () => {
      throw new StorageDown(Object.assign(new Error('no database'), { code }))
    }
    for (const [code, words] of [
      ['ECONNREFUSED', 'No database server answers at db:5432. Start it'],
      ['3D000', 'has no database holonet. Create it'],
      ['28P01', 'refuses the role holonet or its password'],
    ] as const) {
      database = refused(code)
      const { status, text } = await ask('/readyz')
      expect([status, text]).toEqual([503, expect.stringContaining(words)])
      expect(text).not.toContain('secret')
      expect((await ask('/healthz')).status).toBe(200)
    }
    database = async () => {}
  })

  it('comes with the end of the start, and goes with the beginning of the end', async () => {
    opened = false
    expect(await ask('/readyz')).toEqual({ status: 503, text: 'Starting: the database is not open yet.\n' })
    expect((await ask('/metrics')).status).toBe(503)
    expect((await ask('/healthz')).status).toBe(200)
    opened = true
    busy = 'Starting: Discord is being connected.'
    expect(await ask('/readyz')).toEqual({ status: 503, text: 'Starting: Discord is being connected.\n' })
    busy = null
    expect((await ask('/readyz')).status).toBe(200)
  })

  it('is asked for at its own address', async () => {
    expect((await ask('/')).status).toBe(404)
    expect((await ask('//')).status).toBe(404)
  })
})

describe('the figures', () => {
  it('count matches, waiting notices, late deadlines, deliveries and requests', async () => {
    const matchId = await begin(net)
    await act(net, matchId, 'bob')
    net.clock.advance(90_000)
    const waiting = await net.prisma.notice.count()
    expect(await figures()).toEqual(
      expect.arrayContaining([
        'holonet_open_matches 1',
        `holonet_outbox_notices ${waiting}`,
        'holonet_outbox_lag_seconds 90',
        'holonet_dead_letters 0',
        'holonet_deadlines_late 0',
      ]),
    )
    net.herald.answers = ['retry']
    await net.start()
    await net.idle()
    net.clock.advance(60_000)
    await net.idle()
    expect(await figures()).toEqual(
      expect.arrayContaining([
        'holonet_outbox_notices 0',
        'holonet_outbox_lag_seconds 0',
        'holonet_deliveries_total{kind="started",result="retry"} 1',
        'holonet_deliveries_total{kind="started",result="sent"} 1',
      ]),
    )
    // Nobody handles what is due while the gateway is away.
    net.reach.report('gateway', 'away')
    net.clock.advance(4 * DAY)
    await net.idle()
    expect(await figures()).toContain('holonet_deadlines_late 1')
    // A server that the host has paused, and a call that did not arrive, let no clock run out.
    const late = async () => (await figures()).find((line) => line.startsWith('holonet_deadlines_late'))
    await net.hostDesk.pause('guild')
    expect(await late()).toBe('holonet_deadlines_late 0')
    await net.prisma.lostServer.deleteMany()
    expect(await late()).toBe('holonet_deadlines_late 1')
    const data = { seat: 'left', deadline: net.clock.now().toISOString() }
    await net.prisma.notice.create({ data: { id: 'call', matchId, kind: 'called', data, at: net.clock.now() } })
    expect(await late()).toBe('holonet_deadlines_late 0')
    metrics.handled({ name: '/play', ms: 400, failed: false })
    expect(await figures()).toEqual(
      expect.arrayContaining([
        'holonet_request_seconds_bucket{le="0.25",name="/play",result="answered"} 0',
        'holonet_request_seconds_bucket{le="0.5",name="/play",result="answered"} 1',
        'holonet_request_seconds_sum{name="/play",result="answered"} 0.4',
      ]),
    )
  })

  it('are there without the database, but for what it counts', async () => {
    down = Promise.reject(new Error('no database'))
    down.catch(() => {})
    const without = await figures()
    expect(without).toEqual(expect.arrayContaining(['holonet_database 0', 'holonet_playable 1']))
    expect(without.filter((line) => /^holonet_(?:open_matches|outbox|dead|deadlines)/.test(line))).toEqual([])
    down = undefined
    expect(await figures()).toEqual(expect.arrayContaining(['holonet_database 1', 'holonet_open_matches 1']))
  })

  it('count refused messages of leagues, too', async () => {
    const at = net.clock.now()
    const data = { id: 'badge', kind: 'honour', data: {}, at, deadAt: at, deadFor: 'discord 50013' }
    await net.prisma.leagueEffect.create({ data })
    expect(await figures()).toContain('holonet_dead_letters 1')
    await net.prisma.leagueEffect.deleteMany()
  })

  it('count reports of matches that are kept aside, too', async () => {
    const at = net.clock.now()
    await net.prisma.matchReport.create({
      data: { matchId: 'm1', kind: 'ended', at, deadAt: at, deadFor: 'Error: no' },
    })
    expect(await figures()).toContain('holonet_dead_letters 1')
    await net.prisma.matchReport.deleteMany()
  })

  it('hold no name of a person or a card', async () => {
    expect((await figures()).join('\n')).not.toMatch(/\b(?:ann|bob|carl|left|right)\b/)
  })
})
