/** A start that Discord refuses for ten days, through the whole program: nothing is lost, and no session is wasted. */
import { describe, expect, it } from 'vitest'
import type { FaultName } from '../../sandbox/protocol.ts'
import { Metrics } from '../../src/operations/metrics.ts'
import { openOperationsPort } from '../../src/operations/operations-port.ts'
import { answerPanel, openFromThread, type World } from '../discord/world.ts'
import { eventually } from '../eventually.ts'
import { HandClock } from '../hand-clock.ts'
import { byClock, DAY, lossWorlds, reachable } from './loss-worlds.ts'

const { waitsForAlice } = lossWorlds()
const MINUTE = 60_000
/** Tries come ten minutes apart after the first hour, so a few hours show as much as a day. */
const WATCHED = 6 * 60 * MINUTE
/** Tries in the first ten minutes, each after twice the pause of the one before. */
const QUICK_TRIES = 8

/** The answer of `/readyz`. */
async function readiness({ holonet: { reach, prisma, alarms }, clock }: World) {
  const metrics = new Metrics({ prisma, clock, reach, alarms })
  const database = () => prisma.$queryRaw`SELECT 1`
  const log = { warn() {} } as never
  const watched = { metrics, reach, database }
  const common = { host: '127.0.0.1', port: 0, program: () => watched, busy: () => null, trouble: () => 'away', log }
  const port = await openOperationsPort(common)
  const answer = await fetch(`http://127.0.0.1:${port.port}/readyz`)
  const said = { status: answer.status, text: await answer.text() }
  await port.close()
  return said
}

/** Tries of the program to connect, as its log tells. */
const triesIn = ({ log }: World) => log.filter((line) => line.includes('connecting to Discord failed')).length

/** Lets six hours go by in which every try to connect fails. @returns the number of tries */
async function sixHours(world: World, network: HandClock): Promise<number> {
  const before = triesIn(world)
  const end = network.now().getTime() + WATCHED
  while (network.now().getTime() < end) {
    const known = triesIn(world)
    // Half a minute for a session that does not begin, and at most ten minutes to the next try.
    await eventually(() => {
      network.advance(30_000)
      expect(triesIn(world)).toBeGreaterThan(known)
    }, 5)
  }
  return triesIn(world) - before
}

describe('ten days', () => {
  it.each([
    ['token-refused', '(401)'],
    ['session-refused', '(4004)'],
  ] as const)('with %s at the start end no match, and cost no sessions', async (name: FaultName, code) => {
    const network = new HandClock('2030-01-01T12:00:00Z')
    const { world, alice, threadId } = await waitsForAlice({ network })
    const { sandbox, clock } = world
    sandbox.faults.set(name, true)
    await world.restart()
    expect(world.discord.connected).toBe(false)
    await reachable(world, false)
    expect(await readiness(world)).toMatchObject({ status: 503, text: expect.stringContaining(code) })
    expect((await readiness(world)).text).toMatch(/Copy the present one from the developer portal into DISCORD_TOKEN/)

    const asked = sandbox.gateway.counts.asked
    const tries = await sixHours(world, network)
    // Ten minutes apart, but for the first ones.
    expect(tries).toBeLessThanOrEqual(WATCHED / (10 * MINUTE) + QUICK_TRIES)
    const sessions = sandbox.gateway.counts.asked - asked
    expect(sessions).toBeLessThanOrEqual(name === 'token-refused' ? 0 : tries + 1)
    for (let days = 0; days < 10; days++) {
      clock.advance(DAY)
      await world.holonet.wake()
      await world.quiet()
    }
    expect(await byClock(world)).toBe(0)

    sandbox.faults.set(name, false)
    // The next try begins by then, and takes its time.
    network.advance(10 * MINUTE)
    await reachable(world, true)
    await world.quiet()
    expect(await readiness(world)).toEqual({ status: 200, text: 'People can play.\n' })
    await alice.sees('HoloNet was unavailable for 10 days', { channel: threadId })
    await answerPanel(alice, await openFromThread(alice, threadId))
    expect(await byClock(world)).toBe(0)
  })
})
