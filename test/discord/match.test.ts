/** Whole matches through the sandbox: challenge, panels, thread, calls, result. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { controlsOf, textOf } from '../../sandbox/driver.ts'
import {
  answerPanel,
  asksSomething,
  beginMatch,
  isArchived,
  openFromThread,
  publicMessages,
  startWorld,
  type World,
} from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  await world?.close()
})
const nobodyComplained = () => expect(world.sandbox.problems).toEqual([])

describe('a match in a server', () => {
  it('is played from the challenge to the result, by panels in the thread', async () => {
    const alice = world.sandbox.user('Alice')
    const bob = world.sandbox.user('Bob')
    const { challenge, threadId } = await beginMatch(world, alice, bob)
    expect(textOf(alice.now(challenge)!)).toContain('Accepted')
    expect(controlsOf(alice.now(challenge)!)).toEqual([])
    expect(textOf(challenge)).not.toContain('Even')

    const isOver = () => isArchived(alice, threadId)
    for (let round = 0; round < 40 && !isOver(); round++) {
      for (const person of [alice, bob]) {
        let panel = isOver() ? null : await openFromThread(person, threadId)
        while (panel !== null && asksSomething(panel)) panel = await answerPanel(person, panel)
        await world.quiet()
      }
    }
    expect(isOver()).toBe(true)
    const result = await alice.sees('🏁', { channel: threadId })
    expect(textOf(result)).toMatch(/wins|Nobody wins/)
    expect(textOf(await alice.dm('🏁'))).toContain('High Card')
    expect(textOf(await bob.dm('🏁'))).toContain('High Card')
    // No more than one table at a time, and no buttons once it is over.
    expect(publicMessages(alice, threadId).filter((message) => controlsOf(message).length > 0)).toEqual([])
    nobodyComplained()
  })
})
