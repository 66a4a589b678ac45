/** A story that is told again after a crash: nothing stands there twice, and the newest turn keeps its buttons. */
import { expect, it } from 'vitest'
import { controlsOf, textOf } from '../../sandbox/driver.ts'
import {
  answerPanel,
  asksSomething,
  beginMatch,
  openFromThread,
  press,
  publicMessages,
  strictly,
} from '../discord/world.ts'
import { keeping, leftOver, lossWorlds } from './loss-worlds.ts'

const { started } = lossWorlds()

it('the newest turn keeps its buttons whichever story is told again', async () => {
  const { kept: stories, herald } = keeping('story')
  const { world, alice, bob } = await started({ herald })
  const { threadId } = await beginMatch(world, alice, bob, { format: 'tiny/long' })
  const tables = () => publicMessages(alice, threadId).filter((message) => controlsOf(message).length > 0)
  for (let rounds = 0; rounds < 6 && new Set(tables().map(textOf)).size < 9 && stories.length < 5; rounds++)
    for (const person of [alice, bob]) {
      await press(person, await openFromThread(person, threadId)).catch(() => {})
      await world.quiet()
    }
  expect(stories.length).toBeGreaterThanOrEqual(4)
  const told = publicMessages(alice, threadId).map(({ id }) => id)
  const newest = tables().map(({ id }) => id)
  expect(newest).toHaveLength(1)
  // The row of each by itself, told and not removed when the program was killed, as far back as nonces reach.
  for (const story of stories.toReversed()) {
    await leftOver(world, [story])
    await world.restart()
    await world.quiet()
    expect(publicMessages(alice, threadId).map(({ id }) => id)).toEqual(told)
    expect(tables().map(({ id }) => id)).toEqual(newest)
  }
})

it('a call stays when the answer before it is told again', async () => {
  const { kept: rows, herald } = keeping('answered', 'called')
  const { world, alice, bob } = await started({ herald })
  const { threadId } = await beginMatch(world, alice, bob, { format: 'tiny/long' })
  for (const person of [alice, bob]) {
    world.clock.advance(60_000)
    let panel = await openFromThread(person, threadId)
    while (asksSomething(panel)) panel = await answerPanel(person, panel)
    await world.quiet()
  }
  const call = await alice.dm('Your turn')
  expect(asksSomething(call)).toBe(true)
  // Her answer and her next call were delivered, and the program was killed before it could delete their rows.
  const hers = rows.filter(({ seat }) => seat === 'left').slice(-2)
  expect(hers.map(({ kind }) => kind)).toEqual(['answered', 'called'])
  await leftOver(world, hers)
  await world.restart()
  await world.quiet()
  expect(alice.now(call)).toEqual(call)
  expect(await world.holonet.prisma.notice.count()).toBe(0)
})

it('a whole story that is told again long after changes nothing', async () => {
  const { kept: stories, herald } = keeping('story')
  const { world, alice, bob } = await started({ herald })
  const { threadId } = await beginMatch(world, alice, bob, { format: 'tiny/long' })
  for (let rounds = 0; rounds < 4; rounds++)
    for (const person of [alice, bob]) {
      await press(person, await openFromThread(person, threadId)).catch(() => {})
      await world.quiet()
    }
  expect(stories.length).toBeGreaterThanOrEqual(2)
  const told = publicMessages(alice, threadId).map(({ id }) => id)
  await leftOver(world, stories)
  await world.restart({}, 9 * 60_000)
  await world.quiet()
  expect(publicMessages(alice, threadId).map(({ id }) => id)).toEqual(told)
})

it('a story is told in its own turn, even if a later turn has the same events', async () => {
  const { kept: stories, herald } = keeping('story')
  const { world, alice, bob } = await started({ herald })
  const { threadId } = await beginMatch(world, alice, bob, { format: 'tiny/long' })
  const repeated = () =>
    stories.filter(({ events }, at) =>
      stories.slice(at + 1).some((later) => JSON.stringify(later.events) === JSON.stringify(events)),
    )
  for (let rounds = 0; rounds < 12 && repeated().length === 0; rounds++)
    for (const person of [alice, bob]) {
      await press(person, await openFromThread(person, threadId)).catch(() => {})
      await world.quiet()
    }
  // Deadlines are later after the restart.
  const texts = () => publicMessages(alice, threadId).map((message) => textOf(message).replace(/<t:\d+:R>/g, ''))
  const told = texts()
  // All were told, and the program was killed before it could delete their rows.
  await leftOver(world, stories.slice(stories.indexOf(repeated()[0]!)))
  // By then Discord has forgotten their nonces.
  await world.restart({}, 9 * 60_000)
  await world.quiet()
  expect(texts()).toEqual(told)
})

it('the end of a story that is told again changes nothing', async () => {
  const { kept: stories, herald } = keeping('story')
  const { world, alice, bob } = await started({ herald })
  const { threadId } = await beginMatch(world, alice, bob, { format: 'tiny/long' })
  const texts = () => publicMessages(alice, threadId).map(textOf)
  for (let clicks = 0; clicks < 60 && !texts().some((words) => words.includes('🏁')); clicks++) {
    const person = clicks % 2 === 0 ? alice : bob
    await press(person, await openFromThread(person, threadId)).catch(() => {})
    await world.quiet()
  }
  expect(texts().at(-1)).toContain('🏁')
  const told = texts()
  // The last one is told without buttons, and the program was killed before it could delete its row.
  await leftOver(world, stories.slice(-1))
  // By then Discord has forgotten its nonce.
  await world.restart({}, 9 * 60_000)
  await world.quiet()
  expect(texts()).toEqual(told)
})

it('everything else that a thread is told stands there once, however long the program is down', async () => {
  const { kept, herald } = keeping('missed', 'over', 'reopened', 'outage', 'server-paused')
  const { world, alice, bob } = await started({ herald })
  const { threadId } = await beginMatch(world, alice, bob)
  await strictly(world)
  await world.pass(73 * 60 * 60_000)
  const { id: matchId } = await world.holonet.prisma.match.findFirstOrThrow()
  const address = () => ({ matchId, at: world.clock.now() })
  const tell = async (notices: Parameters<typeof leftOver>[1], downMs: number) => {
    await leftOver(world, notices)
    await world.restart({ herald }, downMs)
    await world.quiet()
  }
  await tell(
    [
      { ...address(), id: 'outage', kind: 'outage', lostMs: 3_600_000, extendedMs: 7_200_000 },
      { ...address(), id: 'paused', kind: 'server-paused' },
      { ...address(), id: 'reopened', kind: 'reopened' },
    ],
    0,
  )
  const asked = await bob.slash('resign', {}, { channel: threadId })
  await bob.click(asked.message, 'Resign')
  await world.quiet()
  expect(new Set(kept.map(({ kind }) => kind))).toEqual(
    new Set(['missed', 'over', 'reopened', 'outage', 'server-paused']),
  )
  const told = publicMessages(alice, threadId).map(({ id }) => id)
  // By then Discord has forgotten their nonces.
  await tell([...new Map(kept.map((one) => [one.id, one])).values()], 9 * 60_000)
  expect(publicMessages(alice, threadId).map(({ id }) => id)).toEqual(told)
  expect(await world.holonet.prisma.notice.count()).toBe(0)
})
