/** A turn of the Star Wars CCG that is laid ahead with its drains, by clicks. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf } from '../../sandbox/driver.ts'
import { readCustomId } from '../../src/discord/shell/custom-id.ts'
import { games } from '../../src/games/registry.ts'
import { actionOf, answerPanel, asksSomething, DECK, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ games })
})
afterAll(async () => {
  await world?.close()
})

/** More answers than it takes until a turn has drains and something to follow them. */
const ANSWERS = 200

it('plays the rest of the turn by itself once the opponent has paid, after one click', async () => {
  const alice = world.sandbox.user('Alice')
  const asked = await typePlay(alice, { opponent: { id: world.sandbox.botId }, format: 'swccg/starter' })
  const chosen = await alice.select(asked.message, DECK, controlsOf(asked.message)[0]!.options[0]!.value)
  await world.quiet()
  let panel = chosen.message
  const planned = () => controlsOf(panel).find(({ customId }) => actionOf(customId)?.startsWith('put|planned') === true)
  for (let count = 0; count < ANSWERS && planned() === undefined && asksSomething(panel); count++)
    panel = await answerPanel(alice, panel)
  const button = planned()
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
