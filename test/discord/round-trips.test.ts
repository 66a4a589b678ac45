/** How often a click goes to the database, with everything that it causes. */
import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestUser } from '../../sandbox/driver.ts'
import {
  answerPanel,
  asksSomething,
  beginMatch,
  DECK,
  isOver,
  openFromThread,
  playOut,
  startWorld,
  type World,
} from './world.ts'

const MOST = 8

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  await world?.close()
})

/** What an answer asks of the database, with the clicks that put it together. */
async function answered(person: TestUser, panel: APIMessage) {
  const before = world.queries.length
  const next = await answerPanel(person, panel)
  await world.quiet()
  return { next, queries: world.queries.slice(before) }
}

it('the click that ends a match against the practice opponent costs no more than others', async () => {
  const solo = world.sandbox.user('Solo')
  const asked = await solo.slash('play', { opponent: { id: world.sandbox.botId } })
  let panel: APIMessage = (await solo.select(asked.message, DECK, 'Even')).message
  await world.quiet()
  let last: readonly string[] = []
  while (asksSomething(panel)) ({ next: panel, queries: last } = await answered(solo, panel))
  expect(await solo.dm('🏁')).toBeDefined()
  expect(last.length, last.join('\n')).toBeLessThanOrEqual(MOST)
})

it('neither does the one that ends a match of two people', async () => {
  const [ann, ben] = [world.sandbox.user('Ann'), world.sandbox.user('Ben')]
  const { threadId } = await beginMatch(world, ann, ben)
  let before = 0
  await playOut(
    world,
    [ann, ben],
    (person) => {
      before = world.queries.length
      return openFromThread(person, threadId)
    },
    () => isOver(ann, threadId),
  )
  expect(await ben.dm('🏁')).toBeDefined()
  // Opening the panel and putting the answer together is counted too.
  const last = world.queries.slice(before)
  expect(last.length, last.join('\n')).toBeLessThanOrEqual(MOST + 6)
})
