/** Lists of more entries than a select holds: the entry that a player picks is the answer, on every page. */
import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { controlsOf, type TestUser } from '../../sandbox/driver.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { draftOf } from '../../src/matches/draft.ts'
import { eventually } from '../eventually.ts'
import { type TinyState, tiny } from '../games/high-card.ts'
import { selectsOf, threeOf } from './select-entries.ts'
import { actionOf, beginMatch, openFromThread, startWorld, type World } from './world.ts'

/** More cards and more guards than two pages hold. */
const MANY = 60
const handles = Array.from({ length: MANY }, (_, at) => `left-h${at + 1}`)

/** High Card that begins with a choice of one of many cards, or with a number of many guards. */
const long: AnyGame = {
  ...tiny,
  setup: (...given: Parameters<typeof tiny.setup>) => {
    const { state, events } = tiny.setup(...given)
    const changed: TinyState = structuredClone(state)
    const { left, right } = changed.sides
    for (const side of [left, right]) side.tokens = ['red', 'green', 'blue']
    left.hand = handles.map((handle, at) => ({ handle, card: `left-${(at % 6) + 1}` }))
    left.guards = MANY
    changed.phase = 'pick'
    if (state.format === 'long') {
      left.pick = left.hand.pop()!
      right.pick = right.hand.pop()!
      changed.ahead = 'left'
      changed.phase = 'guard'
    }
    return { state: changed, events }
  },
} as unknown as AnyGame

let world: World
beforeAll(async () => {
  world = await startWorld({ games: { [long.id]: long } })
})
afterAll(async () => {
  await world?.close()
})

/** The entries of a page; the one that turns the page is none. */
const entriesOn = (panel: APIMessage) =>
  selectsOf(panel).flatMap(({ customId, options }) =>
    /^(?:mark|act)/.test(actionOf(customId) ?? '')
      ? options.filter(({ value }) => !value.startsWith('$')).map((option) => ({ customId, ...option }))
      : [],
  )

/** Turns to the next page of a list, by its entry. */
async function turned(person: TestUser, panel: APIMessage): Promise<APIMessage> {
  const next = selectsOf(panel).flatMap(({ customId, options }) =>
    options.filter(({ value }) => value.startsWith('$')).map(({ value }) => ({ customId, value })),
  )[0]!
  return (await person.select(panel, next.customId, next.value)).message
}

it.each([
  ['card', 'tiny/short', handles],
  ['number', 'tiny/long', Array.from({ length: MANY + 1 }, (_, at) => String(at))],
])('the first, the middle and the last %s of each select is the one that is chosen', async (what, format, all) => {
  const [ann, ben] = [world.sandbox.user(`Ann ${what}`), world.sandbox.user(`Ben ${what}`)]
  const { threadId } = await beginMatch(world, ann, ben, { format })
  const { id } = await world.holonet.prisma.match.findFirstOrThrow({ where: { threadId } })
  /** Returns the choice that Ann has begun. */
  const chosen = async () => {
    const sight = (await world.holonet.matches.sight(id, ann.id))!
    const draft = draftOf(sight.drafts, sight.decisions[0]!.id)
    return what === 'card' ? draft.choose?.join(' ') : String(draft.number)
  }
  let panel = await openFromThread(ann, threadId)
  const seen = new Set<string>()
  for (let first = 0; first < all.length; ) {
    const page = entriesOn(panel)
    expect(page.length).toBeGreaterThan(0)
    const lists = [...new Set(page.map(({ customId }) => customId))]
    for (const at of lists.keys()) {
      const sizes = lists.map((list) => page.filter(({ customId }) => customId === list).length)
      const before = sizes.slice(0, at).reduce((sum, size) => sum + size, 0)
      for (const index of threeOf(Array.from({ length: sizes[at]! }, (_, one) => before + one))) {
        const { customId, value } = entriesOn(panel)[index]!
        panel = (await ann.select(panel, customId, value)).message
        // A draft is stored beside its answer, which may come first.
        await eventually(async () => expect(await chosen()).toBe(all[first + index]))
        seen.add(all[first + index]!)
      }
    }
    first += page.length
    if (first < all.length) panel = await turned(ann, panel)
  }
  expect(seen).toContain(all[0])
  expect(seen).toContain(all.at(-1))
  // The answer is the entry that was picked last.
  const exit = controlsOf(panel).find(({ customId }) => /^do[|]/.test(actionOf(customId) ?? ''))!
  await ann.click(panel, exit.customId)
  await world.quiet()
  const { state } = await world.holonet.prisma.match.findUniqueOrThrow({ where: { id } })
  const { sides } = (typeof state === 'string' ? JSON.parse(state) : state) as TinyState
  if (what === 'card') expect(sides.left.pick?.handle).toBe(all.at(-1))
  else expect(sides.left.guards).toBe(MANY - Number(all.at(-1)))
})
