/** Servers that are lost, through the whole program: nobody is timed out for it, and people are told. */
import { expect, it } from 'vitest'
import { textOf } from '../../sandbox/driver.ts'
import { answerPanel, beginMatch, openFromThread, publicMessages, type World } from '../discord/world.ts'
import { eventually } from '../eventually.ts'
import { byClock, DAY, deadNotices, lossWorlds } from './loss-worlds.ts'

const { waitsForAlice } = lossWorlds()

const lost = (world: World, count: number) =>
  eventually(async () => expect(await world.holonet.prisma.lostServer.count()).toBe(count))

/** Six days go by: after a week matches outside of leagues go on. */
async function sixDays(world: World): Promise<void> {
  for (let days = 0; days < 6; days++) {
    world.clock.advance(DAY)
    await world.holonet.wake()
    await world.quiet()
  }
}

it('an outage of a server pauses its matches, which go on when it is over and say so', async () => {
  const { world, alice, threadId } = await waitsForAlice()
  world.sandbox.faults.set('guild-unavailable', true)
  await lost(world, 1)
  await sixDays(world)
  expect(await byClock(world)).toBe(0)
  world.sandbox.faults.set('guild-unavailable', false)
  await lost(world, 0)
  await eventually(async () => {
    await world.quiet()
    expect(publicMessages(alice, threadId).map(textOf).join()).toContain('unavailable for 6 days')
  })
  await answerPanel(alice, await openFromThread(alice, threadId))
  expect([await byClock(world), await deadNotices(world)]).toEqual([0, 0])
})

it('players who share another server with the bot are told that it was removed from the one of their match', async () => {
  const { world, alice, bob, threadId } = await waitsForAlice()
  world.sandbox.world.addGuild('Cantina', { people: [alice] })
  world.sandbox.faults.set('kicked', true)
  await lost(world, 1)
  await world.quiet()
  expect(textOf(await alice.dm('was removed from the server'))).toContain('pauses')
  expect(bob.dms().some((message) => textOf(message).includes('was removed from the server'))).toBe(false)
  await sixDays(world)
  expect(await byClock(world)).toBe(0)
  world.sandbox.faults.set('kicked', false)
  await lost(world, 0)
  await world.quiet()
  await answerPanel(alice, await openFromThread(alice, threadId))
  expect([await byClock(world), await deadNotices(world)]).toEqual([0, 0])
})

it('a removal that falls into a break of the connection is noticed when the next session begins', async () => {
  const { world, alice, bob, threadId } = await waitsForAlice()
  world.sandbox.world.addGuild('Cantina', { people: [alice, bob] })
  const { faults, gateway } = world.sandbox
  const { identified } = gateway.counts
  faults.set('resume-refused', true)
  faults.set('gateway-cut', true)
  faults.set('kicked', true)
  faults.set('gateway-cut', false)
  await eventually(() => expect(gateway.counts.identified).toBe(identified + 1))
  await lost(world, 1)
  await world.quiet()
  expect(textOf(await alice.dm('was removed from the server'))).toContain('pauses')
  await sixDays(world)
  expect(await byClock(world)).toBe(0)
  faults.set('kicked', false)
  await lost(world, 0)
  await world.quiet()
  await answerPanel(alice, await openFromThread(alice, threadId))
  expect([await byClock(world), await deadNotices(world)]).toEqual([0, 0])
})

it('a server that another one outlives pauses its own matches alone', async () => {
  const { world, alice, bob } = await waitsForAlice()
  const { id, channelId } = world.sandbox.world.addGuild('Cantina', { people: [alice, bob] })
  const other = await beginMatch(world, alice, bob, { channel: channelId })
  await answerPanel(bob, other.panel)
  await world.quiet()
  world.sandbox.world.setBotIn(id, false)
  await lost(world, 1)
  await sixDays(world)
  // The first match went on, and its player was late.
  const late = await world.holonet.prisma.move.findMany({ where: { origin: 'clock' }, select: { matchId: true } })
  const paused = await world.holonet.prisma.match.findMany({ where: { guildId: id }, select: { id: true } })
  expect(late.length).toBeGreaterThan(0)
  expect(paused).toHaveLength(1)
  expect(late.map(({ matchId }) => matchId)).not.toContain(paused[0]?.id)
})
