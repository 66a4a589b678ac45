/** The table as a picture in the thread and on the panel, and as text for people who play with text only. */
import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { controlsOf, filesOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import { flatten } from '../../sandbox/limits.ts'
import type { Pictures } from '../../src/discord/shell/pictures.ts'
import { artist } from './artist.ts'
import { tap } from './panel-clicks.ts'
import {
  answerPanel,
  beginMatch,
  isOver,
  openFromThread,
  playOut,
  publicMessages,
  startWorld,
  type World,
} from './world.ts'

let world: World
/** The present painter. */
let painter: Pictures = artist
const pictures: Pictures = { ...artist, scene: (game, shown) => painter.scene(game, shown) }

beforeAll(async () => {
  world = await startWorld({ pictures })
})
afterEach(() => {
  painter = artist
  expect(world.sandbox.problems).toEqual([])
})
afterAll(() => world?.close())

let people = 0
async function match(): Promise<{ ann: TestUser; bob: TestUser; threadId: string }> {
  const [ann, bob] = ['Ann', 'Bob'].map((name) => world.sandbox.user(`${name}${++people}`)) as [TestUser, TestUser]
  const { threadId } = await beginMatch(world, ann, bob)
  return { ann, bob, threadId }
}

/** The descriptions of the pictures of a message. */
const pictured = (message: APIMessage): string[] =>
  flatten(message.components as never, '').flatMap(({ component }) =>
    ((component as { items?: { description?: string }[] }).items ?? []).map(({ description }) => description ?? ''),
  )

const newest = (person: TestUser, threadId: string): APIMessage =>
  publicMessages(person, threadId).findLast((message) => controlsOf(message).some(({ label }) => label === 'My turn'))!

/** A line of the table as text. */
const WORDS = /Hand\s\d|Hand\*\*/

describe('a thread', () => {
  it('has one message a turn without a table, and only the newest has buttons', async () => {
    const { ann, bob, threadId } = await match()
    const begun = newest(ann, threadId)
    expect(controlsOf(begun).map(({ label }) => label)).toEqual(['My turn', 'Watch', 'Details'])
    await playOut(
      world,
      [ann, bob],
      (person) => openFromThread(person, threadId),
      () => isOver(ann, threadId),
    )
    await world.quiet()
    const posts = publicMessages(ann, threadId)
    expect(posts.filter((message) => pictured(message).length > 0)).toEqual([])
    expect(posts.filter((message) => controlsOf(message).length > 0)).toHaveLength(1)
    const rounds = posts.flatMap((message) => /Round (\d+)/.exec(textOf(message))?.[1] ?? [])
    expect(rounds.length).toBeGreaterThan(2)
    expect(new Set(rounds).size).toBe(rounds.length)
  })
})

describe('a table', () => {
  it('is shown as text where it can not be drawn', async () => {
    painter = { ...artist, scene: () => Promise.reject(new Error('no ink')) }
    const { ann, threadId } = await match()
    const panel = await openFromThread(ann, threadId)
    expect(pictured(panel)).toEqual([])
    expect(textOf(panel)).toMatch(WORDS)
    expect(world.log.some((line) => line.includes('the picture of a question could not be drawn'))).toBe(true)
    const seen = await ann.click(newest(ann, threadId), 'Watch')
    expect(pictured(seen.message)).toEqual([])
    expect(seen.text).toMatch(WORDS)
    expect(world.log.some((line) => line.includes('the picture of a table could not be drawn'))).toBe(true)
  })
})

describe('a panel', () => {
  it('shows table and hand as one picture instead of text, and a new one after an answer', async () => {
    const { ann, threadId } = await match()
    const panel = await openFromThread(ann, threadId)
    expect(pictured(panel)).toEqual([expect.stringMatching(/^Scene: .*tray/)])
    expect(textOf(panel)).not.toMatch(WORDS)
    const after = await answerPanel(ann, panel)
    expect(after.id).toBe(panel.id)
    expect(pictured(after)).toHaveLength(1)
    expect(filesOf(after)).toHaveLength(1)
  })

  it('keeps the file of an unchanged picture, and removes others', async () => {
    const { ann, threadId } = await match()
    const files = (message: APIMessage) => filesOf(message).map(({ id, name }) => [name, id])
    const panel = await openFromThread(ann, threadId)
    expect(files(panel)).toHaveLength(1)
    const after = await answerPanel(ann, panel)
    expect(files(after)).toHaveLength(1)
    const refreshed = (await ann.click(after, 'Refresh')).message
    expect(files(refreshed)).toEqual(files(after))
    expect(pictured(refreshed)).toEqual(pictured(after))
    await world.holonet.persons.change(ann.id, { wordsOnly: true })
    expect(files((await ann.click(refreshed, 'Refresh')).message)).toEqual([])
  })

  it('shows the same as text behind an entry of its menu, and comes back from there', async () => {
    const { ann, threadId } = await match()
    const panel = await openFromThread(ann, threadId)
    const words = await tap(ann, panel, 'Text only')
    expect(words.message.id).toBe(panel.id)
    expect(isEphemeral(words.message)).toBe(true)
    expect(words.text).toMatch(WORDS)
    expect(pictured(words.message)).toEqual([])
    expect(pictured((await ann.click(words.message, 'My panel')).message)).toEqual(pictured(panel))
  })

  it('has no pictures for people who play with text only', async () => {
    const { ann, bob, threadId } = await match()
    await world.holonet.persons.change(ann.id, { wordsOnly: true })
    const own = await openFromThread(ann, threadId)
    expect(pictured(own)).toEqual([])
    expect(textOf(own)).toMatch(WORDS)
    expect(pictured(await openFromThread(bob, threadId))).toHaveLength(1)
  })

  it('shows text at once where drawing takes long, and its pictures when they are ready', async () => {
    const { ann, threadId } = await match()
    let release = () => {}
    const ink = new Promise<void>((done) => {
      release = done
    })
    const scene: Pictures['scene'] = async (...what) => {
      setImmediate(() => world.clock.advance(1000))
      await ink
      return artist.scene(...what)
    }
    painter = { ...artist, scene }
    const panel = await openFromThread(ann, threadId)
    expect(pictured(panel)).toEqual([])
    expect(textOf(panel)).toMatch(WORDS)
    release()
    const complete = await ann.sees((message) => message.id === panel.id && pictured(message).length > 0)
    expect(textOf(complete)).not.toMatch(WORDS)
  })

  it('shows a spectator the table without any hand', async () => {
    const { threadId } = await match()
    const cid = world.sandbox.user('Cid')
    const post = newest(cid, threadId)
    const seen = await cid.click(post, 'Watch')
    expect(pictured(seen.message)).toEqual([expect.stringMatching(/^Scene: strip/)])
    expect(pictured(seen.message).join()).not.toContain('tray')
  })
})
