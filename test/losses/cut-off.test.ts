/** The whole program, cut off from Discord in different ways: nobody is timed out for it, and people are told. */
import { describe, expect, it } from 'vitest'
import type { FaultName } from '../../sandbox/protocol.ts'
import { answerPanel, openFromThread, type World } from '../discord/world.ts'
import { eventually } from '../eventually.ts'
import { HandClock } from '../hand-clock.ts'
import { byClock, DAY, lossWorlds, reachable } from './loss-worlds.ts'

const { waitsForAlice } = lossWorlds()

/** Ten days go by with a loss, and then it ends. */
async function lose(world: World, name: FaultName, during: () => Promise<void>): Promise<void> {
  world.sandbox.faults.set(name, true)
  await during()
  await reachable(world, false)
  world.clock.advance(10 * DAY)
  await world.holonet.wake()
  await world.quiet()
  expect(await byClock(world)).toBe(0)
  world.sandbox.faults.set(name, false)
}

describe('cut off from Discord', () => {
  it('for ten days without a gateway, no match ends', async () => {
    const { world, alice, threadId } = await waitsForAlice()
    await lose(world, 'gateway-cut', async () => {})
    await reachable(world, true)
    await world.quiet()
    await alice.sees('HoloNet was unavailable for 10 days', { channel: threadId })
    await answerPanel(alice, await openFromThread(alice, threadId))
    expect(await byClock(world)).toBe(0)
  })

  it('by a session that can’t be resumed, it begins a new one, and play goes on', async () => {
    const { world, alice, threadId } = await waitsForAlice()
    world.sandbox.faults.set('resume-refused', true)
    const { identified } = world.sandbox.gateway.counts
    world.sandbox.gateway.askReconnect()
    await eventually(() => expect(world.sandbox.gateway.counts.identified).toBe(identified + 1))
    await reachable(world, true)
    await answerPanel(alice, await openFromThread(alice, threadId))
  })

  it('by a gateway that brings no events, it begins a new session, and play goes on', async () => {
    const network = new HandClock('2030-01-01T12:00:00Z')
    const { world, alice, threadId } = await waitsForAlice({ network })
    const { identified } = world.sandbox.gateway.counts
    // The question at the start has been answered, and so silence is a sign.
    await eventually(() => expect(world.log.join()).toContain('connected to Discord'))
    world.sandbox.faults.set('events-held', true)
    network.advance(30_000)
    network.advance(30_000)
    await reachable(world, false)
    await eventually(() => expect(world.sandbox.gateway.counts.identified).toBe(identified + 1))
    await reachable(world, true)
    await answerPanel(alice, await openFromThread(alice, threadId))
  })

  it('for ten days in which all requests fail, no match ends', async () => {
    const network = new HandClock('2030-01-01T12:00:00Z')
    const { world, alice, threadId } = await waitsForAlice({ network })
    await lose(world, 'rest-fails', async () => {
      await eventually(async () => {
        await alice.slash('games', {}, { until: 'sent' })
        network.advance(4_000)
        expect(world.holonet.reach.open).toBe(false)
      }, 200)
    })
    await eventually(() => {
      network.advance(60_000)
      expect(world.holonet.reach.open).toBe(true)
    })
    await world.quiet()
    await alice.sees('HoloNet was unavailable for 10 days', { channel: threadId })
    await answerPanel(alice, await openFromThread(alice, threadId))
  })
})
