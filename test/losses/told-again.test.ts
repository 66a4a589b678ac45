/** A story that is told again after a crash: nothing stands there twice, and the newest turn keeps its buttons. */
import { afterEach, expect, it } from 'vitest'
import { controlsOf, textOf } from '../../sandbox/driver.ts'
import type { Notice } from '../../src/matches/api.ts'
import { beginMatch, openFromThread, press, publicMessages, startWorld, type World } from '../discord/world.ts'

const worlds: World[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) {
    await world.close()
    expect(world.sandbox.problems).toEqual([])
  }
})

type Story = Extract<Notice, { kind: 'story' }>

it('the newest turn keeps its buttons whichever story is told again', async () => {
  const stories: Story[] = []
  const world = await startWorld({
    herald: (real) => ({
      deliver(notice) {
        if (notice.kind === 'story') stories.push(notice)
        return real.deliver(notice)
      },
    }),
  })
  worlds.push(world)
  const [alice, bob] = [world.sandbox.user('Alice'), world.sandbox.user('Bob')]
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
  for (const { id, matchId, kind, at, events } of stories.toReversed()) {
    await world.holonet.prisma.notice.create({ data: { id, matchId, kind, at, data: { events } as never } })
    await world.restart()
    await world.quiet()
    expect(publicMessages(alice, threadId).map(({ id }) => id)).toEqual(told)
    expect(tables().map(({ id }) => id)).toEqual(newest)
  }
})
