/** Stored servers, and refused settings. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import { Newcomers } from '../../src/people/newcomers.ts'
import { SERVER_LIMITS, type ServerSettings, UNSET } from '../../src/servers/server.ts'
import { StoredServers } from '../../src/servers/stored-servers.ts'
import { openStorage } from '../../src/storage/open.ts'
import { HandClock } from '../hand-clock.ts'
import { folder } from '../storage/servers.ts'

const place = folder()
const clock = new HandClock('2030-01-01T12:00:00Z')
let storage: Awaited<ReturnType<typeof openStorage>>
beforeAll(async () => {
  storage = await openStorage({ dataDir: place.dataDir })
})
afterAll(async () => {
  await storage?.close()
  await place.remove()
})
const open = () => StoredServers.open({ prisma: storage.prisma, clock })

it('keeps each setting by itself, and one server apart from another', async () => {
  const servers = await open()
  expect(servers.of('a')).toEqual(UNSET)
  expect(servers.of(null)).toEqual(UNSET)
  await servers.change('a', { language: 'fr', challengeChannels: ['1', '2', '1'] })
  await servers.change('a', { sittingMs: 60_000, rules: { edition: '2001' } })
  const kept = {
    ...UNSET,
    language: 'fr',
    challengeChannels: ['1', '2'],
    sittingMs: 60_000,
    rules: { edition: '2001' },
  }
  expect(servers.of('a')).toEqual(kept)
  expect(servers.of('b')).toEqual(UNSET)
  expect((await open()).of('a')).toEqual(kept)
})

it.each<[string, Partial<ServerSettings>]>([
  [
    'servers.channels',
    { challengeChannels: Array.from({ length: SERVER_LIMITS.challengeChannels + 1 }, (_, at) => `${at}`) },
  ],
  ['servers.language', { language: 'de' as never }],
  ['servers.time', { sittingMs: Number.NaN }],
  ['servers.time', { sittingMs: -1 }],
  ['servers.rated', { rated: 'some' as never }],
])('refuses an invalid setting: %s', async (code, changed) => {
  const servers = await open()
  const done = await servers.change('c', changed)
  expect(isRefusal(done) && done.refused).toBe(code)
  expect(servers.of('c')).toEqual(UNSET)
})

it('offers the first game to a newcomer once, even if two requests come at a time', async () => {
  const newcomers = new Newcomers(storage.prisma, clock)
  const offered = await Promise.all([newcomers.offer('ann'), newcomers.offer('ann'), newcomers.offer('ben')])
  expect(offered.filter(Boolean)).toHaveLength(2)
  expect(await newcomers.offer('ann')).toBe(false)
})
