/** Matches in direct messages from their end on: the end card, and a rematch in its place. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { answerPanel, asksSomething, beginMatch, DECK, isOver, openFromDm, startWorld, type World } from './world.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(async () => {
  expect(world.sandbox.problems).toEqual([])
  expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  await world.close()
})
const user = (name: string) => world.sandbox.user(name)
const labels = (message: APIMessage) => controlsOf(message).map(({ label }) => label)

/** Waits until a person has but one direct message. */
const onlyDm = (person: TestUser): Promise<APIMessage> =>
  person.until('a single direct message', () => (person.dms().length === 1 ? person.dms()[0] : undefined))

/** Two persons play a match by the panels in their direct messages alone. @returns the person who ended it, and their last panel */
async function playedByDm(people: readonly TestUser[], threadId: string) {
  for (let round = 0; round < 40; round++)
    for (const person of people) {
      const panel = await openFromDm(person)
      const answered = asksSomething(panel) ? await answerPanel(person, panel) : null
      await world.quiet()
      if (answered !== null && isOver(person, threadId)) return { person, panel: answered }
    }
  throw new Error('The match did not end')
}

describe('a match in direct messages', () => {
  it('leaves its player the panel that has shown the end, as the card of the result', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const { threadId } = await beginMatch(world, ann, ben)
    const { person, panel } = await playedByDm([ann, ben], threadId)
    const other = person === ann ? ben : ann
    expect((await onlyDm(person)).id).toBe(panel.id)
    for (const one of [person, other]) {
      const end = await onlyDm(one)
      expect(textOf(end)).toContain('🏁')
      expect(labels(end)).toEqual(['Rematch', 'Replay'])
    }
  })

  it('makes way for its rematch: each player has one panel', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const { threadId } = await beginMatch(world, ann, ben)
    await playedByDm([ann, ben], threadId)
    const offered = (await ann.click(await ann.dm('🏁'), 'Rematch')).message
    await world.quiet()
    expect(labels(offered)).toContain('Rematch offered')
    expect((await onlyDm(ann)).id).toBe(offered.id)
    const panel = (await ben.click(await ben.dm('🏁'), 'Rematch')).message
    await world.quiet()
    expect(asksSomething(panel)).toBe(true)
    expect((await onlyDm(ben)).id).toBe(panel.id)
    const call = await onlyDm(ann)
    expect(textOf(call)).toContain('Your turn against Ben')
    // The call that follows an answer takes the place of the panel that its player had opened.
    await answerPanel(ben, panel)
    await answerPanel(ann, call)
    await world.quiet()
    await onlyDm(ann)
    await onlyDm(ben)
  })

  it('of practice becomes its rematch in the same message', async () => {
    const solo = user('Solo')
    const asked = await typePlay(solo, { opponent: { id: world.sandbox.botId }, side: 'tiny/left' })
    await solo.select(asked.message, DECK, 'Even')
    await world.quiet()
    let panel = await openFromDm(solo)
    while (asksSomething(panel)) panel = await answerPanel(solo, panel)
    await world.quiet()
    expect((await onlyDm(solo)).id).toBe(panel.id)
    const again = (await solo.click(await solo.dm('🏁'), 'Rematch')).message
    await world.quiet()
    expect(asksSomething(again)).toBe(true)
    expect((await onlyDm(solo)).id).toBe(again.id)
  })

  it('is shown in one message when its player opens it from the list of their matches', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const { threadId } = await beginMatch(world, ann, ben)
    await ann.dm('Your turn')
    const dm = ann.dms()[0]!.channel_id
    const list = (await ann.slash('games', {}, { channel: dm })).message
    const opened = (await ann.select(list, /^1\|games/, 'Against Ben')).message
    await world.quiet()
    expect((await onlyDm(ann)).id).toBe(opened.id)
    await playedByDm([ann, ben], threadId)
    expect(textOf(await onlyDm(ann))).toContain('🏁')
  })
})
