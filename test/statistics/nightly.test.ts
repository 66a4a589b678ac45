/** The nightly work of the clock makes the sums: an hour after the start, then each night at three. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { games } from '../../src/games/registry.ts'
import { DAY, HOUR, type Net, open } from '../matches/net.ts'
import { type Place, quickest } from '../storage/servers.ts'
import { matchesOf, storeMatches } from './stored-games.ts'

let place: Place
let net: Net
beforeAll(async () => {
  place = quickest()
  net = await open(place, { games })
})
afterAll(async () => {
  await net?.close()
  await place?.remove()
})

const gamesIn = async (): Promise<number | undefined> =>
  (await net.statistics.sums({ of: 'server', id: 'guild' }, 'young-jedi', 'starter'))?.sums.games

/** Moves the clock in steps in which each tick is done, so that nobody seems to have been away. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 30_000) {
    net.clock.advance(Math.min(30_000, left))
    await net.idle()
  }
}

it('sums are made an hour after the start, and then at three in the night', async () => {
  await storeMatches(net.prisma, matchesOf(12, 6))
  await net.start()
  await pass(HOUR - 60_000)
  expect(await gamesIn()).toBeUndefined()
  await pass(2 * 60_000)
  expect(await gamesIn()).toBe(12)
  await storeMatches(net.prisma, matchesOf(12, 6, {}, 12), 12)
  // It is past one in the afternoon: the next night begins in less than a day.
  await pass(2 * HOUR)
  expect(await gamesIn()).toBe(12)
  net.clock.advance(DAY - 2 * HOUR)
  await net.idle()
  await pass(2 * 60_000)
  expect(await gamesIn()).toBe(24)
})
