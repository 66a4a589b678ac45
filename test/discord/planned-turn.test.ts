/** A turn of the Star Wars CCG that is laid ahead with its drains, by clicks. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { readCustomId } from '../../src/discord/shell/custom-id.ts'
import { games } from '../../src/games/registry.ts'
import {
  ACCEPT,
  actionOf,
  answerPanel,
  asksSomething,
  DECK,
  firstDeck,
  openFromThread,
  startWorld,
  type World,
} from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ games })
})
afterAll(async () => {
  await world?.close()
})

/** The answers in a match within which a turn with drains often has a rest without texts, and the matches that are tried. */
const ANSWERS = 60
const MATCHES = 10

it('plays the rest of the turn by itself once the opponent has paid, after one click', async () => {
  const plannedIn = (panel: APIMessage) =>
    controlsOf(panel).find(({ customId }) => actionOf(customId)?.startsWith('put|planned') === true)
  /** Plays a match until the rest of a turn can be planned. */
  const playsUntilPlanned = async (person: TestUser) => {
    const asked = await typePlay(person, { opponent: { id: world.sandbox.botId }, format: 'swccg/starter' })
    const chosen = await person.select(asked.message, DECK, firstDeck(asked.message))
    await world.quiet()
    let panel = chosen.message
    for (let count = 0; count < ANSWERS && plannedIn(panel) === undefined && asksSomething(panel); count++)
      panel = await answerPanel(person, panel)
    return { person, panel, button: plannedIn(panel) }
  }
  let played = await playsUntilPlanned(world.sandbox.user('Alice 1'))
  for (let match = 2; match <= MATCHES && played.button === undefined; match++)
    played = await playsUntilPlanned(world.sandbox.user(`Alice ${match}`))
  const { person: alice, panel, button } = played
  expect(button?.label).toMatch(/^✦ Drain \d+, /)
  const [matchId = ''] = readCustomId(button!.customId)!.parts
  await alice.click(panel, button!.customId)
  await world.quiet()
  // The practice opponent pays at once, so that the order has played on before the panel is shown again.
  const rows = await world.holonet.prisma.move.findMany({ where: { matchId }, orderBy: { seq: 'asc' } })
  const own = rows.filter(({ seat, origin }) => seat === 'dark' && origin === 'order')
  expect(own.length).toBeGreaterThan(0)
  expect(world.sandbox.problems).toEqual([])
})

/** Begins a match of two people with their first decks. */
async function between(one: TestUser, other: TestUser): Promise<string> {
  const asked = await typePlay(one, { opponent: other, format: 'swccg/starter' })
  const posted = other.next(`<@${other.id}>`, { channel: 'general' })
  const first = (message: APIMessage) =>
    controlsOf(message).find(({ customId }) => DECK.test(customId))!.options[0]!.value
  await one.select(asked.message, DECK, first(asked.message))
  const accepted = await other.click(await posted, ACCEPT)
  await other.select(accepted.message, DECK, first(accepted.message))
  await world.quiet()
  return one.until('the thread', () => one.threads().at(-1)?.id)
}

const buttonIn = (panel: APIMessage, label: string) => controlsOf(panel).find((one) => one.label?.startsWith(label))

/** The list from which steps are added. */
const listIn = (panel: APIMessage) => controlsOf(panel).find(({ customId }) => actionOf(customId)?.startsWith('mark'))

const PLANS = 'Plan the rest of your turn?'

it('lets a player put the rest of the turn together while their opponent pays, who learns nothing of it', async () => {
  const [carol, dan] = [world.sandbox.user('Carol'), world.sandbox.user('Dan')]
  const threadId = await between(carol, dan)
  let found: { readonly panel: APIMessage; readonly by: TestUser; readonly other: TestUser } | null = null
  for (let round = 0; round < 30 && found === null; round++)
    for (const [by, other] of [
      [carol, dan],
      [dan, carol],
    ] as const) {
      let panel = await openFromThread(by, threadId)
      while (asksSomething(panel) && !textOf(panel).includes(PLANS)) {
        // Drains alone: a button that lays the rest ahead would leave nothing to plan.
        const drain = controlsOf(panel).find(({ label }) => /^Activate \d+, drain \d+$/.test(label))
        panel = drain === undefined ? await answerPanel(by, panel) : (await by.click(panel, drain.customId)).message
      }
      await world.quiet()
      if (textOf(panel).includes(PLANS) && listIn(panel) !== undefined) {
        found = { panel, by, other }
        break
      }
    }
  if (found === null) throw new Error('nobody could drain')
  const { by, other } = found
  const theirs = textOf(await openFromThread(other, threadId))
  let start = found.panel
  for (let step = 0; step < 9 && buttonIn(start, 'Undo') !== undefined; step++)
    start = (await by.click(start, 'Undo')).message
  const list = listIn(start)!
  const added = (await by.select(start, list.customId, list.options[0]!.value)).message
  expect(textOf(added)).not.toBe(textOf(start))
  const undone = (await by.click(added, 'Undo')).message
  expect(textOf(undone)).toBe(textOf(start))
  const again = (await by.select(undone, listIn(undone)!.customId, list.options[0]!.value)).message
  const keep = buttonIn(again, 'Keep plan')!
  const kept = (await by.click(again, keep.customId)).message
  expect(textOf(kept)).toContain('Your plan is kept.')
  // Their panel is the same as before, and asks them to pay.
  expect(textOf(await openFromThread(other, threadId))).toBe(theirs)
  const [matchId = ''] = readCustomId(keep.customId)!.parts
  let paying = await openFromThread(other, threadId)
  while (asksSomething(paying) && !textOf(paying).includes(PLANS)) paying = await answerPanel(other, paying)
  await world.quiet()
  const rows = await world.holonet.prisma.move.findMany({ where: { matchId }, orderBy: { seq: 'asc' } })
  expect(rows.some(({ origin }) => origin === 'order')).toBe(true)
  expect(world.sandbox.problems).toEqual([])
})
