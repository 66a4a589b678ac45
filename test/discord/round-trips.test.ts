/** The number of database round trips of a click, with everything that it causes. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser } from '../../sandbox/driver.ts'
import { games } from '../../src/games/registry.ts'
import { artist } from './artist.ts'
import {
  ACCEPT,
  answerPanel,
  asksSomething,
  beginMatch,
  DECK,
  isOver,
  openFromThread,
  press,
  startWorld,
  type World,
} from './world.ts'

const MOST = 8

/**
 * This many requests of the bot's own a click may cause, beside the answers to it; the end of a match causes the most. Three
 * messages ring then, of the result in the thread and to each player, and each is turned into its picture by a second request.
 */
const MOST_REQUESTS = 12
const own = ({ sandbox }: World) =>
  sandbox.requests
    .filter(({ path }) => !/^\/(?:interactions|webhooks)\//.test(path))
    .map(({ method, path }) => `${method} ${path}`)

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  await world?.close()
})

/** Returns the statements of an answer and of the clicks that fill it in. */
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

/** After this many clicks on the panels of a sitting they are answered as they suggest: a tick alone may change nothing. */
const PATIENCE = 6

/** A player who waits may change the rest of their turn again and again: this many clicks are a sitting. */
const SITTING = 24

const DRAWN_GAMES = [
  { format: 'young-jedi/starter', side: 'young-jedi/dark', clicks: 1_000 },
  { format: 'swccg/starter', side: 'swccg/dark', clicks: 120 },
] as const

it.each(DRAWN_GAMES)(
  'no click on panels of $format with pictures costs more: its first $clicks, or those up to the result',
  async ({ clicks, ...terms }) => {
    const drawing = await startWorld({ games, pictures: artist })
    const [cleo, dan] = [drawing.sandbox.user('Cleo'), drawing.sandbox.user('Dan')]
    const deck = (message: APIMessage) =>
      controlsOf(message).find(({ customId }) => DECK.test(customId))!.options[0]!.value
    const asked = await typePlay(cleo, { opponent: dan, ...terms })
    const posted = dan.next(`<@${dan.id}>`)
    await cleo.select(asked.message, DECK, deck(asked.message))
    const accepted = await dan.click(await posted, ACCEPT)
    await dan.select(accepted.message, DECK, deck(accepted.message))
    await drawing.quiet()
    const threadId = cleo.threads().at(-1)!.id
    const over = () => isOver(cleo, threadId)
    const [tooDear, tooMany]: [string[][], string[][]] = [[], []]
    let made = 0
    while (made < clicks && !over())
      for (const person of [cleo, dan]) {
        let panel = over() ? null : await openFromThread(person, threadId)
        await drawing.quiet()
        for (let at = 0; at < SITTING && panel !== null && asksSomething(panel); at++, made++) {
          const before = drawing.queries.length
          drawing.sandbox.requests.length = 0
          panel = await press(person, panel, at >= PATIENCE)
          await drawing.quiet()
          const mine = drawing.queries.slice(before)
          if (mine.length > MOST) tooDear.push(mine)
          const sent = own(drawing)
          if (sent.length > MOST_REQUESTS) tooMany.push(sent)
        }
      }
    expect(over() || made >= clicks).toBe(true)
    expect(tooDear).toEqual([])
    expect(tooMany).toEqual([])
    await drawing.close()
  },
)

it('a choice on a panel is read once and kept once', async () => {
  const drawing = await startWorld({ games })
  const solo = drawing.sandbox.user('Solo')
  const asked = await typePlay(solo, { opponent: { id: drawing.sandbox.botId }, format: 'young-jedi/starter' })
  const deck = controlsOf(asked.message).find(({ customId }) => DECK.test(customId))!.options[0]!.value
  let panel = (await solo.select(asked.message, DECK, deck)).message
  await drawing.quiet()
  const list = () => controlsOf(panel).find(({ customId, options }) => /\|mark\|/.test(customId) && options.length > 0)
  for (let clicks = 0; clicks < 20 && list() === undefined; clicks++) {
    panel = await press(solo, panel)
    await drawing.quiet()
  }
  const before = drawing.queries.length
  await solo.select(panel, list()!.customId, list()!.options[0]!.value)
  await drawing.quiet()
  const mine = drawing.queries.slice(before)
  expect(mine.length, mine.join('\n')).toBe(2)
  await drawing.close()
})

it('no click of a match of two people costs more, calls to the opponent and its end included', async () => {
  const [ann, ben] = [world.sandbox.user('Ann'), world.sandbox.user('Ben')]
  const { threadId } = await beginMatch(world, ann, ben)
  const over = () => isOver(ann, threadId)
  let calls = 0
  for (let round = 0; round < 40 && !over(); round++)
    for (const person of [ann, ben]) {
      let panel = over() ? null : await openFromThread(person, threadId)
      await world.quiet()
      while (panel !== null && asksSomething(panel)) {
        const before = world.queries.length
        panel = await press(person, panel)
        await world.quiet()
        const mine = world.queries.slice(before)
        expect(mine.length, mine.join('\n')).toBeLessThanOrEqual(MOST)
        calls += mine.filter((sql) => sql.includes('INSERT') && sql.includes('"Call"')).length
      }
    }
  expect(over()).toBe(true)
  expect(calls).toBeGreaterThan(1)
  expect(await ben.dm('🏁')).toBeDefined()
})
