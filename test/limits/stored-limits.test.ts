/** Uses of limits in the database: counted exactly, for all processes together, all of a request or none. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import { type LimitUse, limited } from '../../src/limits/limits.ts'
import { StoredLimits, tidyLimits } from '../../src/limits/stored-limits.ts'
import { openStorage, type Storage } from '../../src/storage/open.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/time/lengths.ts'
import { HandClock } from '../hand-clock.ts'
import { type Place, quickest } from '../storage/servers.ts'

let place: Place
let storage: Storage
/** A second process on the same database; with PGlite it is the same connection. */
let other: Storage
const clock = new HandClock('2030-01-01T12:00:00Z')
beforeAll(async () => {
  place = quickest()
  storage = await openStorage(place)
  other = place.databaseUrl === undefined ? storage : await openStorage(place)
})
afterAll(async () => {
  await storage?.close()
  if (other !== storage) await other?.close()
  await place?.remove()
})

let people = 0
const newPerson = () => `person ${++people}`
const limits = () => new StoredLimits({ prisma: storage.prisma, clock })
const post = (person: string, server: string | null = person): LimitUse => ({ limit: 'posts', of: { person, server } })
const taken = async (use: LimitUse, by = limits()) => !isRefusal(await by.take([use]))

it('ten posts in ten minutes are counted, and the refusal names the minute at which the first one counts no more', async () => {
  const person = newPerson()
  for (let posts = 0; posts < 10; posts++) {
    expect(await taken(post(person))).toBe(true)
    clock.advance(1000)
  }
  const again = clock.now().getTime() - 10_000 + 10 * MINUTE_MS
  expect(await limits().take([post(person)])).toEqual({ refused: 'limit.posts', values: { again } })
  expect(await limits().look([post(person)])).toEqual({ refused: 'limit.posts', values: { again } })
  // Another server, and another person there, are not concerned.
  expect(await taken(post(person, 'elsewhere'))).toBe(true)
  expect(await taken(post(newPerson(), person))).toBe(true)
  clock.advance(again - clock.now().getTime() - 1)
  expect(await taken(post(person))).toBe(false)
  clock.advance(1)
  expect(await taken(post(person))).toBe(true)
  expect(await taken(post(person))).toBe(false)
})

it('a day counts 40 posts, however slowly they come, and the refusal names the later of two times', async () => {
  const person = newPerson()
  const began = clock.now().getTime()
  for (let posts = 0; posts < 40; posts++) {
    expect(await taken(post(person))).toBe(true)
    clock.advance(2 * MINUTE_MS)
  }
  expect(await limits().take([post(person)])).toMatchObject({ values: { again: began + DAY_MS } })
})

it('a request that uses several limits uses none of them if one is reached', async () => {
  const [one, two] = [newPerson(), newPerson()]
  const notice = { limit: 'notices', of: { person: one, target: two } } as const
  for (let told = 0; told < 5; told++) expect(await taken(notice)).toBe(true)
  for (let tries = 0; tries < 12; tries++)
    expect(await limits().take([post(one), notice])).toMatchObject({ refused: 'limit.notices' })
  for (let posts = 0; posts < 10; posts++) expect(await taken(post(one))).toBe(true)
})

it('a use that is given back is there again, once', async () => {
  const person = newPerson()
  const use = { limit: 'leagueJoins', of: { person, league: 'cup' } } as const
  const counted = await limits().take([use])
  if (isRefusal(counted)) throw new Error('refused')
  clock.advance(1000)
  for (const _ of [1, 2]) expect(await taken(use)).toBe(true)
  expect(await taken(use)).toBe(false)
  for (const _ of [1, 2, 3]) await limits().giveBack(counted)
  expect(await taken(use)).toBe(true)
  expect(await taken(use)).toBe(false)
})

it('an act that is refused or fails uses nothing, and one that is done counts once however often it is tried', async () => {
  const use = { limit: 'practiceByDm', of: { challenge: newPerson() } } as const
  const refusal = { refused: 'x', values: {} }
  for (let tries = 0; tries < 4; tries++) {
    expect(await limited(limits(), async (take) => (await take([use])) ?? refusal)).toEqual(refusal)
    const failing = limited(limits(), async (take) => {
      await take([use])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
  }
  for (let time = 0; time < 3; time++) {
    const done = limited(limits(), async (take) => (await take([use])) ?? (await take([use])) ?? 'done')
    expect(await done).toBe('done')
  }
  // No time helps, so none is named.
  const reached = await limited(limits(), async (take) => (await take([use])) ?? 'done')
  expect(reached).toEqual({ refused: 'limit.practiceByDm', values: {} })
  await limits().forget(use)
  expect(await taken(use)).toBe(true)
})

it('two processes on one database count together, also when all their requests come at once', async () => {
  const processes = [limits(), new StoredLimits({ prisma: other.prisma, clock })]
  const [person, pairing] = [newPerson(), newPerson()]
  const all = (use: LimitUse, times: number) =>
    Promise.all(Array.from({ length: times }, (_, at) => taken(use, processes[at % 2])))
  expect((await all(post(person), 30)).filter(Boolean)).toHaveLength(10)
  // Nobody has used it before: all want to make the same row.
  const gift = { limit: 'gifts', of: { person, match: pairing, sitting: '1' } } as const
  expect((await all(gift, 8)).filter(Boolean)).toHaveLength(1)
})

it('a person who leaves three found opponents in an hour waits an hour from the third on', async () => {
  const use = { limit: 'opponentsLeft', of: { person: newPerson() } } as const
  for (const _ of [1, 2]) {
    expect(await limits().look([use])).toBeNull()
    await limits().note(use)
    clock.advance(20 * MINUTE_MS)
  }
  await limits().note(use)
  const again = clock.now().getTime() + HOUR_MS
  clock.advance(50 * MINUTE_MS)
  expect(await limits().look([use])).toMatchObject({ values: { again } })
  clock.advance(10 * MINUTE_MS)
  expect(await limits().look([use])).toBeNull()
  // Three in more than an hour are none too many.
  await limits().note(use)
  clock.advance(50 * MINUTE_MS)
  await limits().note(use)
  expect(await limits().look([use])).toBeNull()
})

it('rows name nobody in their keys, and those that count no more are tidied away', async () => {
  const person = newPerson()
  await limits().take([post(person), { limit: 'sharedPlaces', of: { person, league: 'cup' } }])
  const mine = () => storage.prisma.limitUse.findMany({ where: { personId: person } })
  const rows = await mine()
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['posts.0', 'posts.1', 'sharedPlaces.0'])
  for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/)
  await tidyLimits(storage.prisma, new Date(clock.now().getTime() + 2 * DAY_MS))
  expect((await mine()).map(({ name }) => name)).toEqual(['sharedPlaces.0'])
})
